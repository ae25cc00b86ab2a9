"""Many machines: chunks are played by the workers of a Dask cluster, and kept here.

A worker that dies loses its chunks to the others; the scheduler says how often a chunk may lose its worker
(`distributed.scheduler.allowed-failures`, 3 unless set). What a chunk holds follows from the plan alone, so it does not
matter who plays it, or how often.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

from undercroft.core.game import UnknownGame
from undercroft.lab.apart import play_apart
from undercroft.lab.boxes import digest_in_use
from undercroft.lab.plan import Plan
from undercroft.lab.players import Chunks, Shard, one_chunk, shard_or_refusal
from undercroft.refusal import Refused

PATIENCE = "10s"  # until a scheduler must have answered
PER_THREAD = 3  # chunks that each thread of a worker has before it, so that none waits for the network


class Cluster:
    """The workers of a Dask scheduler, as many as come and go."""

    def __init__(self, address: str) -> None:
        self.address = address

    def play(self, plan: Plan, numbers: Iterable[int]) -> Chunks:
        distributed = dask_distributed()
        try:
            # A client that cannot read its address would not end for 20 seconds.
            distributed.comm.get_address_host_port(self.address)
            client = distributed.Client(self.address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as error:
            raise Refused("lab-no-cluster", address=self.address, what=str(error)) from None
        try:
            yield from self.share_out(client, distributed.as_completed, plan, iter(numbers))
        except (distributed.KilledWorker, distributed.CancelledError) as error:
            raise Refused("lab-cluster-died", address=self.address, what=type(error).__name__) from None
        finally:
            client.close()

    def share_out(self, client: Any, as_completed: Any, plan: Plan, waiting: Any) -> Chunks:
        running: dict[Any, int] = {}

        def submit(number: int) -> Any:
            future = client.submit(play_anywhere, plan, number, pure=False)
            running[future.key] = number
            return future

        threads = sum(client.nthreads().values()) or 1
        done = as_completed(
            [submit(number) for number in islice(waiting, PER_THREAD * threads)], loop=client.loop
        )
        for future in done:
            shard = shard_or_refusal(future.result())
            future.release()
            yield running.pop(future.key), shard
            for number in islice(waiting, 1):
                done.add(submit(number))


def dask_distributed() -> Any:
    """The library, which has no types."""
    try:
        import distributed
    except ImportError:
        raise Refused("lab-missing") from None
    return distributed


def play_anywhere(plan: Plan, number: int) -> Shard | str:
    """On a worker, which may have the game with other components from an earlier run."""
    try:
        fits = digest_in_use(plan.game) in ("", plan.digest)
    except UnknownGame as error:
        return str(error)
    return one_chunk(plan, number) if fits else play_apart(plan, number)

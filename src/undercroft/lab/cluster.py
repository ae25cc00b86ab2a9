"""Many machines: chunks are played by the workers of a Dask cluster, and kept here.

A worker that dies loses its chunks to the others; the scheduler says how often a chunk may lose its worker
(`distributed.scheduler.allowed-failures`, 3 unless set). What a chunk holds follows from the plan alone, so it does not
matter who plays it, or how often.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

from undercroft import __version__
from undercroft.core.game import UnknownGame
from undercroft.lab.apart import play_apart
from undercroft.lab.boxes import digest_in_use
from undercroft.lab.files import first_line
from undercroft.lab.plan import Plan
from undercroft.lab.players import Chunks, Shard, one_chunk, shard_or_refusal
from undercroft.refusal import Refused

PATIENCE = 10  # seconds until a scheduler must have answered
WORKERS_PATIENCE = 30  # seconds until the first worker must be there, also after the last has gone
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
            self.wait_for_workers(client)
            check_versions(client)
            yield from self.share_out(client, distributed.wait, plan, iter(numbers))
        except distributed.KilledWorker as error:
            raise Refused("lab-cluster-died", address=self.address, what=type(error).__name__) from None
        except (distributed.CancelledError, distributed.client.ClosedClientError, OSError) as error:
            raise Refused("lab-cluster-lost", address=self.address, what=type(error).__name__) from None
        finally:
            client.close()

    def wait_for_workers(self, client: Any) -> None:
        try:
            client.wait_for_workers(1, timeout=WORKERS_PATIENCE)
        except TimeoutError:
            raise Refused("lab-no-workers", address=self.address, seconds=WORKERS_PATIENCE) from None

    def share_out(self, client: Any, wait: Any, plan: Plan, waiting: Any) -> Chunks:
        running: dict[Any, int] = {}
        threads = sum(client.nthreads().values()) or 1
        for number in islice(waiting, PER_THREAD * threads):
            running[client.submit(play_anywhere, plan, number, pure=False)] = number
        while running:
            try:
                with client.as_current():
                    done, _ = wait([*running], timeout=WORKERS_PATIENCE, return_when="FIRST_COMPLETED")
            except TimeoutError:  # the games are long, or all workers have gone
                self.wait_for_workers(client)
                continue
            for future in done:
                number = running.pop(future)
                yield number, shard_or_refusal(result_of(future))
                future.release()
                for following in islice(waiting, 1):
                    running[client.submit(play_anywhere, plan, following, pure=False)] = following


def check_versions(client: Any) -> None:
    """Every worker has undercroft, and the same one; a worker that comes later says so itself."""
    # A lambda travels as it is: a worker needs nothing of ours to be asked.
    versions = client.run(lambda: __import__("undercroft").__version__, on_error="return")
    for worker, theirs in versions.items():
        if isinstance(theirs, ImportError):
            raise Refused("lab-worker-without", worker=worker, ours=__version__)
        if isinstance(theirs, str) and theirs != __version__:
            raise Refused("lab-worker-version", worker=worker, theirs=theirs, ours=__version__)


def result_of(future: Any) -> Shard | str:
    """What a worker has made, or what went wrong there; that a worker or the scheduler is lost is raised."""
    error = future.exception()
    if error is None:
        found: Shard | str = future.result()
        return found
    distributed = dask_distributed()
    if isinstance(error, distributed.KilledWorker | distributed.CancelledError | OSError):
        raise error
    return f"{type(error).__name__}: {first_line(error)}"


def dask_distributed() -> Any:
    """The library, which has no types."""
    try:
        import distributed
    except ImportError:
        raise Refused("lab-missing") from None
    return distributed


def play_anywhere(plan: Plan, number: int) -> Shard | str:
    """On a worker, which may have the game with other components from an earlier run."""
    if plan.version != __version__:
        return str(Refused("lab-other-version", theirs=__version__, ours=plan.version))
    try:
        fits = digest_in_use(plan.game) in ("", plan.digest)
    except UnknownGame as error:
        return str(error)
    return one_chunk(plan, number) if fits else play_apart(plan, number)

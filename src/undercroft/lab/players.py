"""Who plays the chunks: this process, several processes of this machine, or a cluster (cluster.py)."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache
from itertools import islice
from typing import Protocol

from undercroft.core.components import BadComponents
from undercroft.core.game import Game, UnknownGame
from undercroft.lab.boxes import Set, load_game
from undercroft.lab.chunks import play_chunk
from undercroft.lab.plan import Plan
from undercroft.refusal import Refused

Shard = dict[str, bytes]
Chunks = Generator[tuple[int, Shard], None, None]


class Players(Protocol):
    """Plays chunks in any order and gives their tables as they come."""

    def play(self, plan: Plan, numbers: Iterable[int]) -> Chunks: ...


@cache
def loaded(slug: str, components: str, text: str) -> Game:
    """The game with this set, looked for once per process; raises as `load_game` does."""
    return load_game(slug, Set(components, components, text))


def one_chunk(plan: Plan, number: int) -> Shard | str:
    """The tables of a chunk; what went wrong, in a sentence, because not every exception can travel."""
    try:
        game = loaded(plan.game, plan.components, plan.text)
        if game.digest != plan.digest:
            raise Refused("lab-other-set", game=plan.game)
        return play_chunk(plan, game, number)
    except (BadComponents, UnknownGame, Refused) as error:
        return str(error)


def shard_or_refusal(found: Shard | str) -> Shard:
    if isinstance(found, str):
        raise Refused("lab-worker-refused", what=found)
    return found


class Here:
    """This process alone."""

    def play(self, plan: Plan, numbers: Iterable[int]) -> Chunks:
        for number in numbers:
            yield number, shard_or_refusal(one_chunk(plan, number))


class Processes:
    """Several processes of this machine. Few chunks are under way at a time, so that memory stays flat."""

    def __init__(self, count: int) -> None:
        self.count = count

    def play(self, plan: Plan, numbers: Iterable[int]) -> Chunks:
        waiting = iter(numbers)
        pool = ProcessPoolExecutor(self.count, mp_context=multiprocessing.get_context("spawn"))
        running: dict[Future[Shard | str], int] = {}
        try:
            with without_interrupts():
                for number in islice(waiting, 2 * self.count):
                    running[pool.submit(one_chunk, plan, number)] = number
            while running:
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    number = running.pop(future)
                    yield number, shard_or_refusal(future.result())
                    for following in islice(waiting, 1):
                        running[pool.submit(one_chunk, plan, following)] = following
        except BrokenProcessPool:
            raise Refused("lab-worker-died") from None
        finally:
            # Games of bots that think can take long: nobody waits for chunks that nobody wants any more.
            for process in multiprocessing.active_children():
                if running:
                    process.terminate()
            pool.shutdown(cancel_futures=True)


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C: this one tells them when to stop."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def players_for(processes: int) -> Players:
    return Here() if processes == 1 else Processes(processes)

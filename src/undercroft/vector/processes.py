"""Games divided among several processes, which write what they show into shared memory."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

from undercroft.extras import need

need("numpy", "vector")

import numpy as np
import numpy.typing as npt

from undercroft.vector.games import Games, WrongAction, make

SHOWN = [
    "observations",
    "finals",
    "masks",
    "rows",
    "actors",
    "choices",
    "rewards",
    "ended",
    "cut",
]  # arrays of Games, with a row for each game
DIED = "a worker process has died; its own message, if any, stands above"
Places = dict[str, tuple[int, tuple[int, ...], str]]  # of each array: where it begins, its shape and its kind


class SharedGames:
    """The arrays of `Games`, filled by several processes. Close it, or use it in a `with` statement.

    It takes what `make` takes; the games are the same whatever the number of workers.
    """

    observations: npt.NDArray[Any]
    finals: npt.NDArray[Any]
    masks: npt.NDArray[Any]
    rows: npt.NDArray[Any]
    actors: npt.NDArray[Any]
    choices: npt.NDArray[Any]
    rewards: npt.NDArray[Any]
    ended: npt.NDArray[Any]
    cut: npt.NDArray[Any]

    def __init__(self, slug: str, count: int, workers: int = 2, *, seed: int = 0, **settings: Any) -> None:
        if not 1 <= workers <= count:
            raise ValueError(f"{count} games cannot be divided among {workers} workers")
        model = make(slug, 1, seed=seed, **settings)  # refuses what is wrong, and has the shapes
        self.count = count
        self.by_row = model.by_row
        self.encoder = model.encoder
        self.numbers = model.numbers
        places, size = layout(model, count)
        self.memory = SharedMemory(create=True, size=size)
        self.arrays = arrays_in(self.memory, places)
        for name in SHOWN:
            shown = self.arrays[name].view()
            shown.flags.writeable = False
            setattr(self, name, shown)
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.workers = []
        ends = [count * worker // workers for worker in range(workers + 1)]
        try:
            for begin, end in pairwise(ends):
                ours, theirs = context.Pipe()
                self.pipes.append(ours)
                task = (slug, begin, end, seed, settings, self.memory.name, places, theirs)
                with theirs:  # the worker has its own copy; with ours open nobody would notice that it died
                    worker = context.Process(target=work, args=task, daemon=True)
                    worker.start()
                self.workers.append(worker)
            self.wait()
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int = 0) -> None:
        """Set all games up again."""
        self.ask(seed)

    def step(self, actions: npt.ArrayLike) -> None:
        """One action in each game. Raises WrongAction, and then nothing has changed."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise WrongAction(
                f"actions must be {self.count} whole numbers, not {chosen.dtype} of shape {chosen.shape}"
            )
        most = self.choices if self.by_row else self.numbers
        legal = (chosen >= 0) & (chosen < most)
        if not self.by_row and legal.all():
            legal = self.masks[np.arange(self.count), chosen]
        if not legal.all():
            wrong = int(np.argmax(~legal))
            raise WrongAction(
                f"game {wrong}: {chosen[wrong]} is no legal action of seat {self.actors[wrong]}"
            )
        self.arrays["actions"][:] = chosen
        self.ask(None)

    def ask(self, what: int | None) -> None:
        """Have all workers step, or begin again with a seed."""
        try:
            for pipe in self.pipes:
                pipe.send(what)
        except OSError:
            raise RuntimeError(DIED) from None
        self.wait()

    def wait(self) -> None:
        """Until all workers are done; raises what went wrong in one of them."""
        try:
            answers = [pipe.recv() for pipe in self.pipes]
        except (EOFError, OSError):
            raise RuntimeError(DIED) from None
        for said in answers:
            if said:
                raise RuntimeError(f"a worker failed: {said}")

    def close(self) -> None:
        """End the workers and give the memory back; the arrays are gone then."""
        if not self.arrays:
            return
        for pipe in self.pipes:
            pipe.close()
        for worker in self.workers:
            worker.join()
        for name in SHOWN:
            delattr(self, name)
        self.arrays = {}
        self.memory.close()
        self.memory.unlink()

    def __enter__(self) -> SharedGames:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def layout(model: Games, count: int) -> tuple[Places, int]:
    """Where each array of `count` games begins, and how much memory they take together."""
    places: Places = {}
    size = 0
    for name, one in [*[(name, getattr(model, name)) for name in SHOWN], ("actions", model.actors)]:
        shape = (count, *one.shape[1:])
        places[name] = (size, shape, one.dtype.str)
        size += -(-int(np.prod(shape)) * one.dtype.itemsize // 64) * 64
    return places, max(size, 64)


def arrays_in(memory: SharedMemory, places: Places) -> dict[str, npt.NDArray[Any]]:
    return {name: np.ndarray(shape, kind, memory.buf, begin) for name, (begin, shape, kind) in places.items()}


def work(
    slug: str,
    begin: int,
    end: int,
    seed: int,
    settings: dict[str, Any],
    memory_name: str,
    places: Places,
    pipe: Connection,
) -> None:
    """Play games `begin` to `end` as they are asked for, until nobody asks any more."""
    memory = SharedMemory(memory_name)
    arrays = arrays_in(memory, places)
    games = make(slug, end - begin, seed=seed, first=begin, **settings)
    show(games, arrays, begin, end)
    with suppress(EOFError, OSError):  # the other end is closed
        pipe.send("")
        while True:
            pipe.send(answer(games, pipe.recv(), arrays, begin, end))
    arrays.clear()
    memory.close()


def answer(games: Games, asked: int | None, arrays: dict[str, npt.NDArray[Any]], begin: int, end: int) -> str:
    """Step, or begin again with a seed; what went wrong, or nothing."""
    try:
        if asked is None:
            games.step(arrays["actions"][begin:end])
        else:
            games.reset(asked)
        show(games, arrays, begin, end)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def show(games: Games, arrays: dict[str, npt.NDArray[Any]], begin: int, end: int) -> None:
    for name in SHOWN:
        arrays[name][begin:end] = getattr(games, name)

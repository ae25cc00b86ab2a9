"""Thinking ahead: worlds that a seat holds possible, and games played on in them by habit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.bits import first
from undercroft.core.bot import Window
from undercroft.core.guide import Guide
from undercroft.core.rng import Rng
from undercroft.core.state import State

TRIES: Final = 20  # worlds dealt at most to find one that explains what has been done
FINE: Final = 1 << 20
TO_THE_END: Final = -1


class Sight:
    """How far a player sees: in how many different worlds, how many chapters ahead, for how many steps.

    `worlds` 0: another one each time. `chapters` -1: to the end of the game; 0: to the end of this chapter. `steps` 0:
    no limit; otherwise a playout is cut after that many.
    """

    def __init__(self, worlds: i64 = 0, chapters: i64 = TO_THE_END, steps: i64 = 0) -> None:
        self.worlds: i64 = worlds
        self.chapters: i64 = chapters
        self.steps: i64 = steps


class Worlds:
    """Worlds for one decision of one seat. They are dealt from its window: what it may not know is not in them."""

    def __init__(self, window: Window, guide: Guide, sight: Sight) -> None:
        self.window: Window = window
        self.guide: Guide = guide
        self.seat: i64 = window.seat
        self.kept: list[State] = []
        self.most: i64 = sight.worlds
        self.dealt: i64 = 0

    def next(self, rng: Rng) -> State:
        """A world to play in; with few worlds they come round again."""
        if self.most == 0:
            return self.deal(rng)
        place = self.dealt % self.most
        self.dealt += 1
        if place == len(self.kept):
            self.kept.append(self.deal(rng))
        return self.kept[place].copy()

    def deal(self, rng: Rng) -> State:
        """One that explains what the others have done, as far as the guide can tell; sealed choices are open again."""
        world = self.window.redeal(rng)
        for _ in range(TRIES):
            weight = self.guide.weight(world, self.seat)
            if weight >= 1.0 or float(rng.below(FINE)) < weight * float(FINE):
                break
            world = self.window.redeal(rng)
        world.reopen(self.seat)
        return world


def last_chapter(guide: Guide, world: State, sight: Sight) -> i64:
    """The last chapter that is played out from this world; TO_THE_END for all."""
    return TO_THE_END if sight.chapters < 0 else guide.chapter(world) + sight.chapters


def play_on(world: State, guide: Guide, last: i64, steps: i64, rng: Rng) -> list[float]:
    """Play by habit to the end, beyond the last chapter, or for this many steps; what each seat gains by it."""
    done: i64 = 0
    while True:
        actors = world.actors()
        if actors == 0:
            return guide.gains(world)
        if (last >= 0 and guide.chapter(world) > last) or (steps > 0 and done >= steps):
            return guide.chances(world)
        seat = first(actors)
        actions = world.legal(seat)
        if len(actions) == 1:
            world.play(seat, actions[0], rng)
        else:
            world.play(seat, guide.habit(world, seat, actions, rng), rng)
        done += 1

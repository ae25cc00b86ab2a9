"""Thinking ahead: worlds that a seat holds possible, and games played on in them by habit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.bits import first
from undercroft.core.bot import Window
from undercroft.core.guide import Guide
from undercroft.core.rng import Rng
from undercroft.core.state import State

TRIES: Final = 20  # worlds tested at most; the one dealt after them is taken as it is
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


class Sieve:
    """Lets worlds through that explain what the others have done, and others less often."""

    def keeps(self, world: State, rng: Rng) -> bool:
        raise NotImplementedError


class GuideSieve(Sieve):
    """By what the guide says of each world."""

    def __init__(self, guide: Guide, seat: i64) -> None:
        self.guide: Guide = guide
        self.seat: i64 = seat

    def keeps(self, world: State, rng: Rng) -> bool:
        weight = self.guide.weight(world, self.seat)
        return weight >= 1.0 or by_chance(weight, rng)


def by_chance(chance: float, rng: Rng) -> bool:
    """True so often, as a part of 1."""
    return float(rng.below(FINE)) < chance * float(FINE)


def likely_world(window: Window, sieve: Sieve, rng: Rng) -> State:
    """A world that the seat holds possible, and that the sieve lets through; the last of many need not be."""
    world = window.redeal(rng)
    for _ in range(TRIES):
        if sieve.keeps(world, rng):
            break
        world = window.redeal(rng)
    return world


class Worlds:
    """Worlds for one decision of one seat. They are dealt from its window: what it may not know is not in them."""

    def __init__(self, window: Window, guide: Guide, sight: Sight) -> None:
        self.window: Window = window
        self.sieve: Sieve = GuideSieve(guide, window.seat)
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
        world = likely_world(self.window, self.sieve, rng)
        world.reopen(self.window.seat)
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

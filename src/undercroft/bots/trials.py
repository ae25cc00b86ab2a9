"""Paired trials: every candidate is tried in the same worlds with the same luck, and the worse half is dropped.

Where games are long and good play is hard to guess, a tree of random beginnings learns too little. Trials begin from
what another player would do and leave it only on proof: another action must be better by several standard errors of
the difference, world by world.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from undercroft.bots.ahead import Sight, Worlds, last_chapter, play_on
from undercroft.bots.budget import Budget
from undercroft.bots.tree import slip
from undercroft.core.action import Action
from undercroft.core.bot import Bot, Window
from undercroft.core.guide import Guide
from undercroft.core.rng import FastRng, Rng
from undercroft.core.state import State

WORLDS_BY_CLOCK: Final = 16
ENDLESS: Final = 1_000_000_000


class Candidate:
    """An action on trial, and what it brought in each world."""

    def __init__(self, action: Action) -> None:
        self.action: Action = action
        self.results: list[float] = []

    def mean(self) -> float:
        total = 0.0
        for result in self.results:
            total += result
        return total / float(len(self.results)) if self.results else 0.0


class TrialsBot(Bot):
    """Tries its candidates by playouts and plays the best.

    `first` is the player whose choice stands unless another is better by `proof` standard errors; `width` is how many
    actions are tried at all (0: every one), those that the guide finds promising or its habit proposes before others.
    """

    def __init__(
        self,
        guide: Guide,
        budget: Budget,
        sight: Sight | None = None,
        first: Bot | None = None,
        proof: float = 1.0,
        width: i64 = 0,
        slips: float = 0.0,
    ) -> None:
        self.guide: Guide = guide
        self.budget: Budget = budget
        self.sight: Sight = sight if sight is not None else Sight()
        self.first: Bot | None = first
        self.proof: float = proof
        self.width: i64 = width
        self.slips: float = slips
        self.decided: i64 = 0
        self.changed: i64 = 0  # how often something else was played than `first` would have

    def limit(self, milliseconds: float) -> None:
        self.budget.limit(milliseconds)

    def go_by_clock(self, milliseconds: float) -> bool:
        self.budget.go_by_clock(milliseconds)
        return True

    def choose(self, window: Window, rng: Rng) -> Action:
        legal = window.legal()
        if len(legal) == 1:
            return legal[0]
        usual = self.first.choose(window, rng) if self.first is not None else None
        candidates = self.candidates(window, legal, usual, rng)
        if len(candidates) == 1:
            return candidates[0].action
        left = self.try_all(window, candidates, rng)
        self.decided += 1
        if self.slips > 0.0:
            return left[slip([one.mean() for one in left], self.slips, rng)].action
        best = left[0]
        for one in left:
            if one.mean() > best.mean():
                best = one
        if usual is not None and best.action.code != usual.code:
            for one in left:
                if one.action.code == usual.code and not is_better(best, one, self.proof):
                    return usual
            self.changed += 1
        return best.action

    def try_all(self, window: Window, candidates: list[Candidate], rng: Rng) -> list[Candidate]:
        """All in the same worlds; the budget is divided among the halvings. At least the last two are left."""
        seat = window.seat
        worlds = Worlds(window, self.guide, self.sight)
        halvings: i64 = 1
        count: i64 = len(candidates)
        while count > 2:
            count = (count + 1) // 2
            halvings += 1
        share = max(self.budget.iterations // halvings, 2)
        self.budget.start()
        left = candidates
        while True:
            if self.budget.iterations == 0:
                # By the clock: some worlds for all, then the worse half goes; the last two have the rest of the time.
                share = WORLDS_BY_CLOCK * len(left) if len(left) > 2 else ENDLESS
            spent: i64 = 0
            while spent == 0 or spent < share:
                world = worlds.next(rng)
                last = last_chapter(self.guide, world, self.sight)
                luck = rng.below(1 << 30)
                for one in left:
                    number: i64 = len(one.results)
                    one.results.append(self.gain(world.copy(), seat, one.action, last, number, luck))
                spent += len(left)
                if self.budget.is_late():
                    return left
            if len(left) <= 2:
                return left
            left = self.better_half(left, candidates[0])

    def gain(self, world: State, seat: i64, action: Action, last: i64, number: i64, luck: i64) -> float:
        """What the seat gains by an action in this world, the one with this number, with this luck."""
        chance = FastRng(luck)
        world.play(seat, action, chance)
        return play_on(world, self.guide, last, self.sight.steps, chance)[seat]

    def better_half(self, candidates: list[Candidate], usual: Candidate) -> list[Candidate]:
        """The better half, and the usual choice, which must be beaten to the end."""
        order = sorted(range(len(candidates)), key=lambda index: -candidates[index].mean())
        kept = [candidates[index] for index in order[: (len(candidates) + 1) // 2]]
        if self.first is not None and usual not in kept:
            kept[-1] = usual
        return kept

    def candidates(
        self, window: Window, legal: list[Action], usual: Action | None, rng: Rng
    ) -> list[Candidate]:
        """What is tried, the usual choice first."""
        found: list[Candidate] = []
        taken: set[i64] = set()
        if usual is not None:
            found.append(Candidate(usual))
            taken.add(usual.code)
        likely = self.guide.promising(window.redeal(rng), window.seat, legal, self.width)
        if self.width == 0 or len(likely) <= self.width:
            for action in likely:
                if action.code not in taken:
                    found.append(Candidate(action))
            return found
        for attempt in range(4 * self.width):
            if len(found) >= self.width:
                break
            action = legal[rng.below(len(legal))]
            if attempt % 2 == 0:
                action = self.guide.habit(window.redeal(rng), window.seat, legal, rng)
            if action.code not in taken:
                found.append(Candidate(action))
                taken.add(action.code)
        return found


def is_better(one: Candidate, other: Candidate, proof: float) -> bool:
    """Is one better than the other by `proof` standard errors of the differences, world by world?"""
    n = min(len(one.results), len(other.results))
    if n < 2:
        return False
    total = 0.0
    squares = 0.0
    for index in range(n):
        difference = one.results[index] - other.results[index]
        total += difference
        squares += difference * difference
    mean = total / float(n)
    spread = max(squares / float(n) - mean * mean, 0.0)
    return mean > proof * sqrt(spread / float(n - 1))

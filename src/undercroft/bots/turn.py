"""Thinking one's own turn through: every way to go on until somebody else is asked, judged by the chances it leaves.

In long games with many small choices a playout tells little, but a good judgement of positions tells much. The luck of
the turn is spread evenly: the first draw after an action takes all its values in turn.
"""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.bots.budget import BadBudget, Budget
from undercroft.core.action import Action
from undercroft.core.bits import bit
from undercroft.core.bot import Bot, Window
from undercroft.core.guide import Guide
from undercroft.core.rng import FastRng, Rng
from undercroft.core.state import State


class EvenRng(Rng):
    """Chance whose first draw is given, as a part of `parts`; what follows is drawn from a seed."""

    def __init__(self, part: i64, parts: i64, seed: i64) -> None:
        self.part: i64 = part
        self.parts: i64 = parts
        self.fresh: bool = True
        self.rest: FastRng = FastRng(seed)

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if not self.fresh:
            return self.rest.below(n)
        self.fresh = False
        return (self.part * n + self.rest.below(n)) // self.parts


class TurnBot(Bot):
    """Takes what leaves its seat the best chances at the end of its turn.

    The budget's iterations are how often chance is drawn for every action; by the clock, this begins again until the
    time is over. `width` is how many actions are looked at now, `later` how many after each step (0: all), `depth` how
    many further steps of the turn are thought through.
    """

    def __init__(self, guide: Guide, budget: Budget, width: i64 = 0, later: i64 = 0, depth: i64 = 3) -> None:
        if budget.iterations == 0:
            raise BadBudget("Thinking a turn through needs a number of iterations.")
        self.guide: Guide = guide
        self.budget: Budget = budget
        self.parts: i64 = budget.iterations
        self.width: i64 = width
        self.later: i64 = later
        self.depth: i64 = depth

    def limit(self, milliseconds: float) -> None:
        self.budget.limit(milliseconds)

    def go_by_clock(self, milliseconds: float) -> bool:
        self.budget.go_by_clock(milliseconds)
        return True

    def choose(self, window: Window, rng: Rng) -> Action:
        legal = window.legal()
        if len(legal) == 1:
            return legal[0]
        seat = window.seat
        world = window.redeal(rng)
        actions = self.guide.promising(world, seat, legal, self.width)
        hopes = [0.0 for _ in actions]
        draws: i64 = 0
        self.budget.start()
        while not self.budget.is_spent(draws):
            seed = rng.below(1 << 30)
            for index in range(len(actions)):
                twin = world.copy()
                twin.play(seat, actions[index], EvenRng(draws % self.parts, self.parts, seed))
                hopes[index] += self.worth(twin, seat, self.depth, FastRng(seed))
            draws += 1
            if self.budget.is_late():
                break
            world = window.redeal(rng)
        best = 0
        for index in range(len(actions)):
            if hopes[index] > hopes[best]:
                best = index
        return actions[best]

    def worth(self, world: State, seat: i64, depth: i64, rng: Rng) -> float:
        """The best chances that this seat can still reach in its turn."""
        actors = world.actors()
        if actors == 0:
            return self.guide.gains(world)[seat]
        if actors != bit(seat) or depth == 0:
            return self.guide.chances(world)[seat]
        actions = self.guide.promising(world, seat, world.legal(seat), self.later)
        most = -1.0
        for action in actions:
            twin = world.copy()
            twin.play(seat, action, rng)
            most = max(most, self.worth(twin, seat, depth - 1, rng))
        return most

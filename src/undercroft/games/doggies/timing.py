"""When to leave, tried out: the round is played on after leaving and after exploring, and what came of it compared."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.ahead import likely_world
from undercroft.bots.budget import Budget
from undercroft.bots.trials import Candidate, is_better
from undercroft.core.action import Action
from undercroft.core.bot import Window
from undercroft.core.rng import FastRng, Rng
from undercroft.games.doggies import actions as do
from undercroft.games.doggies import placing, rounds, walking
from undercroft.games.doggies.bot import WIDTH, GoodBot, promising
from undercroft.games.doggies.guesses import Guesses, guesses_of
from undercroft.games.doggies.guide import DoggiesGuide
from undercroft.games.doggies.leaving import MASTER_PRICES, LeavingBot, is_open
from undercroft.games.doggies.scouting import Scout, card_worths, is_wanted
from undercroft.games.doggies.state import DoggiesState
from undercroft.games.doggies.table import EASY, NO_COMPLETIONS, OVER

ALL_SPOTS: Final = 40
GUESSING: Final = 3  # seats at most: with three others, guessed quests seem to do harm (docs/bots.md)
HASTY: Final = 4  # beginnings of a walk that are followed where the round is only played on
PROOF: Final = 1.0  # standard errors by which a trial must speak against what was learned
# After this many worlds the matter may be clear, and is if one choice is better by this many standard errors.
FEW: Final = 8
CLEAR: Final = 3.0


class TimingBot(LeavingBot):
    """Leaves and waits as it has learned, unless trials speak against it, in as many worlds as the budget allows."""

    def __init__(self, trials: Budget) -> None:
        super().__init__(WIDTH, ALL_SPOTS, rivalry=1.0, prices=MASTER_PRICES)
        self.trials: Budget = trials
        self.guide: DoggiesGuide = DoggiesGuide()
        self.hasty: GoodBot = GoodBot(HASTY, 1)
        self.guesses: Guesses | None = None  # of this decision

    def limit(self, milliseconds: float) -> None:
        super().limit(milliseconds)
        self.trials.limit(milliseconds)

    def go_by_clock(self, milliseconds: float) -> bool:
        self.trials.go_by_clock(milliseconds)
        return True

    def imagine(self, window: Window, rng: Rng) -> DoggiesState:
        """A world in which the others, if they are few, hold likely quests."""
        world = super().imagine(window, rng)
        self.guesses = guesses_of(world, window.seat) if world.seats <= GUESSING else None
        return self.again(world, window.seat, rng)

    def again(self, world: DoggiesState, seat: i64, rng: Rng) -> DoggiesState:
        """This world dealt again, as this decision guesses it."""
        window = Window(world, seat)
        found = window.redeal(rng) if self.guesses is None else likely_world(window, self.guesses, rng)
        assert isinstance(found, DoggiesState)
        return found

    def turn(self, world: DoggiesState, seat: i64, actions: list[Action]) -> Action:
        if do.LEAVE not in actions or do.EXPLORE not in actions:
            return super().turn(world, seat, actions)
        self.trials.start()
        plan = self.plan(world, seat, self.width)
        usual = self.decide(world, seat, plan.worth, True)
        if usual is do.SLEEP or not is_open(world, seat, plan.worth):
            return usual
        leaving, waiting = self.tries(world, seat, plan)
        if usual is do.EXPLORE:
            return do.LEAVE if is_better(leaving, waiting, PROOF) else usual
        return do.EXPLORE if is_better(waiting, leaving, PROOF) else usual

    def tries(self, world: DoggiesState, seat: i64, plan: Scout) -> tuple[Candidate, Candidate]:
        """What came of leaving by this plan, and of exploring, in the same worlds."""
        leaving, waiting = Candidate(do.LEAVE), Candidate(do.EXPLORE)
        done: i64 = 0
        while done == 0 or not (self.trials.is_late() or done == self.trials.iterations):
            self.try_both(self.again(world, seat, self.rng), seat, plan, leaving, waiting)
            done += 1
            if done >= FEW and (is_better(leaving, waiting, CLEAR) or is_better(waiting, leaving, CLEAR)):
                break
        return leaving, waiting

    def try_both(
        self, world: DoggiesState, seat: i64, plan: Scout, leaving: Candidate, waiting: Candidate
    ) -> None:
        """In one world: the same cards are drawn in the same order, whoever draws them."""
        luck = self.rng.below(1 << 30)
        twin = world.copy()
        walk(twin, plan)
        leaving.results.append(self.chance_after(twin, seat, FastRng(luck)))
        chance = FastRng(luck)
        placing.explore(world, chance)
        lay(world, self.place(world, seat, placing.placements(world)))
        waiting.results.append(self.chance_after(world, seat, chance))

    def chance_after(self, world: DoggiesState, seat: i64, rng: Rng) -> float:
        """This seat's chance to win when all have played on by hasty plans to the end of the round."""
        number = world.round
        while world.phase != OVER and world.round == number:
            plan = self.hasty.plan(world, world.active, HASTY)
            action = self.hasty.decide(world, world.active, plan.worth, placing.can_explore(world))
            if action is do.LEAVE:
                walk(world, plan)
            elif action is do.SLEEP:
                rounds.sleep(world)
            else:
                placing.explore(world, rng)
                worths = card_worths(world, world.active, self.hasty.prices)
                good = is_wanted(world, world.active, world.drawn, worths)
                lay(world, promising(world, placing.placements(world), plan.path(), good, 1)[0])
        return self.guide.chances(world)[seat]


def walk(world: DoggiesState, plan: Scout) -> None:
    """Leave by this plan, without a look at what else would be legal."""
    walking.begin_walk(world)
    for step in plan.steps():
        walking.step(world, step)
    world.completions = NO_COMPLETIONS
    world.witness = EASY
    rounds.walk_finished(world)


def lay(world: DoggiesState, action: Action) -> None:
    """Lay the drawn card, which ends the turn."""
    assert isinstance(action, do.Place)
    placing.lay_card(world, action.cell, action.turn)
    rounds.end_turn(world)

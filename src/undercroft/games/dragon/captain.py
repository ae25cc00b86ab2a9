"""A captain, the master: weighs the best jobs of a gnome by what the whole team makes of them in the next rounds."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from undercroft.bots.ahead import Sight
from undercroft.bots.budget import Budget
from undercroft.bots.trials import Candidate, TrialsBot
from undercroft.core.action import Action
from undercroft.core.bot import Window
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.dragon.bot import GoodBot
from undercroft.games.dragon.frames import HintChoice
from undercroft.games.dragon.guide import DragonGuide
from undercroft.games.dragon.plan import WARY, Plan
from undercroft.games.dragon.state import DragonState
from undercroft.games.dragon.table import DRAFT, TURN

CLOSE: Final = 0.6  # a job worth less than this part of the best one is not tried
# The part of the chance that a gnome's turn costs, so that of two safe ways the shorter is taken.
HASTE: Final = 0.002
# Turns of a gnome until a gem is home, and those of them that finding it takes: measured in games that were won.
TURNS_A_GEM: Final = 22
TURNS_TO_FIND: Final = 10


class CaptainBot(TrialsBot):
    """Does what the wary do unless something else leaves the team better chances after `rounds` rounds.

    In a trial every gnome plays on as the wary do, so an action is judged by what the others can make of it.
    """

    def __init__(
        self, budget: Budget, rounds: i64 = 2, width: i64 = 4, proof: float = 1.5, haste: float = HASTE
    ) -> None:
        wary = GoodBot(WARY)
        sight = Sight(chapters=rounds - 1)
        super().__init__(DragonGuide(), budget, sight, first=wary, proof=proof, width=width)
        self.haste: float = haste

    def gain(self, world: State, seat: i64, action: Action, last: i64, number: i64, luck: i64) -> float:
        """The team's chance, and the less the longer the way to it."""
        chance = super().gain(world, seat, action, last, number, luck)
        assert isinstance(world, DragonState)
        return chance * exp(-self.haste * turns_to_go(world))

    def candidates(
        self, window: Window, legal: list[Action], usual: Action | None, rng: Rng
    ) -> list[Candidate]:
        """In a turn the first steps of the best jobs; of other choices all, but for hints and the draft."""
        assert usual is not None
        found = [Candidate(usual)]
        world = window.redeal(rng)
        assert isinstance(world, DragonState)
        if world.phase == DRAFT or is_hint(world):
            return found
        if world.phase != TURN or world.frames:
            for action in legal:
                if action.code != usual.code:
                    found.append(Candidate(action))
            return found
        if world.cave.dark(world.at[world.active]):
            return found
        jobs = [job for job in Plan(world, world.active, window.seat, WARY).jobs() if job.action in legal]
        jobs.sort(key=lambda job: -job.rate())
        for job in jobs:
            if len(found) >= self.width or job.rate() <= 0.0 or job.rate() < CLOSE * jobs[0].rate():
                break
            if all(one.action.code != job.action.code for one in found):
                found.append(Candidate(job.action))
        return found


def turns_to_go(world: DragonState) -> float:
    """How many turns of gnomes the gems that are not home yet will take."""
    missing = world.difficulty.target - world.delivered
    return float(TURNS_A_GEM * missing - TURNS_TO_FIND * world.cave.lying)


def is_hint(world: DragonState) -> bool:
    """Is somebody asked for a hint?"""
    return len(world.frames) > 0 and isinstance(world.frames[-1], HintChoice)

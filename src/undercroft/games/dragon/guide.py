"""What In the Dragon's Cave tells a search: jobs by habit, rounds, and the tests by which teams are measured."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.guide import Guide
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.dragon.bot import PatientBot
from undercroft.games.dragon.options import Options
from undercroft.games.dragon.state import DragonState
from undercroft.games.dragon.table import VICTORY


class DragonGuide(Guide):
    """Everybody plays on as the patient bot does; a chapter is a round. All win or lose together."""

    def __init__(self) -> None:
        self.bot: PatientBot = PatientBot()

    def habit(self, world: State, seat: i64, actions: list[Action], rng: Rng) -> Action:
        assert isinstance(world, DragonState)
        action = self.bot.preferred(world, seat, actions)
        return action if action in actions else actions[len(actions) - 1]

    def chapter(self, world: State) -> i64:
        assert isinstance(world, DragonState)
        return world.round

    def gains(self, world: State) -> list[float]:
        assert isinstance(world, DragonState)
        won = 1.0 if world.result == VICTORY else 0.0
        return [won for _ in range(world.seats)]

    def tests(self, seats: i64) -> dict[str, msgspec.Struct]:
        gnomes = max(int(seats), 3)
        return {
            "easy": Options("easy", gnomes),
            "medium": Options("medium", gnomes),
            "high": Options("high", gnomes),
            "heroic": Options("heroic", gnomes),
        }

"""What In the Dragon's Cave tells a search: jobs by habit, rounds, the team's chances, and the tests of teams."""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.bots.judge import Judge, shipped_judge
from undercroft.core.action import Action
from undercroft.core.bits import members, size
from undercroft.core.guide import Guide
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.dragon.bot import GoodBot
from undercroft.games.dragon.cards import HEXES
from undercroft.games.dragon.cave import ENTRANCE, HOME
from undercroft.games.dragon.options import Options
from undercroft.games.dragon.plan import WARY
from undercroft.games.dragon.state import DragonState
from undercroft.games.dragon.table import ORDER, VICTORY

FEATURES: Final = [
    "won rather than lost",
    "hexes and gems that may still be lost",
    "hexes and gems that may still be lost, squared",
    "gems that are not home yet",
    "gems that are not home yet, squared",
    "hexes that may be lost, times gems that are not home",
    "Dragon dice in play",
    "Dragon dice, times gems that are not home",
    "open ways beside the Entrance",
    "rubble beside the Entrance",
    "what may still be lost less, if each rubble hex is removed once",
    "gems that lie in the cave",
    "steps of these gems to the Entrance",
    "steps of the gnomes to the Entrance",
    "torches in the supply",
]


class DragonGuide(Guide):
    """Everybody plays on as the wary do; a chapter is a round. All win or lose together."""

    def __init__(self) -> None:
        self.bot: GoodBot = GoodBot(WARY)

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

    def chances(self, world: State) -> list[float]:
        assert isinstance(world, DragonState)
        chance = JUDGE.chance_together(self, world) if JUDGE is not None else 0.5
        return [chance for _ in range(world.seats)]

    def is_settled(self, world: State) -> bool:
        """Between rounds: in the middle of one, a gem under way looks like one that lies there."""
        assert isinstance(world, DragonState)
        return world.phase == ORDER and len(world.queue) == 0

    def features(self) -> list[str]:
        return FEATURES

    def describe(self, world: State, seat: i64) -> list[float]:
        """How the team stands; the same for every seat."""
        assert isinstance(world, DragonState)
        cave = world.cave
        around = cave.map.around(HOME)
        slack = world.slack()
        spare = float(slack)
        left = float(world.difficulty.target - world.delivered)
        dice = float(world.dice)
        distances = cave.distances(ENTRANCE)
        gems: i64 = 0
        for hex in range(1, HEXES + 1):
            if cave.gems[hex]:
                gems += cave.gems[hex] * distances[hex]
        gnomes: i64 = 0
        for gnome in world.picks:
            gnomes += distances[world.at[gnome]]
        at_stake: i64 = 0
        for hex in members(cave.rubble & ~cave.lost):
            after = cave.copy()
            after.remove(hex)
            at_stake += slack - world.slack_in(after)
        return [
            1.0,
            spare,
            0.1 * spare * spare,
            left,
            0.1 * left * left,
            0.1 * spare * left,
            dice,
            0.1 * dice * left,
            float(size(around & cave.open)),
            float(size(around & cave.rubble)),
            float(at_stake),
            float(cave.lying),
            float(gems),
            float(gnomes),
            float(cave.torch_supply),
        ]

    def tests(self, seats: i64) -> dict[str, msgspec.Struct]:
        gnomes = max(int(seats), 3)
        return {
            "easy": Options("easy", gnomes),
            "medium": Options("medium", gnomes),
            "high": Options("high", gnomes),
            "heroic": Options("heroic", gnomes),
        }


JUDGE: Final[Judge | None] = shipped_judge("dragon", FEATURES)

"""What Goblins vs Gnomes tells a search: which worlds explain the tunnel and the claims, and who is ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.judge import Judge, shipped_judge
from undercroft.core.guide import Guide
from undercroft.core.state import State
from undercroft.games.goblins import cards
from undercroft.games.goblins.clues import CLUES, Belief, Worlds
from undercroft.games.goblins.reader import JUDGE as READER
from undercroft.games.goblins.state import GoblinsState

FEATURES: Final = [
    "gold",
    "nearly enough gold",
    "gold less than the richest other has",
    "a gnome",
    "cards in hand",
]


class GoblinsGuide(Guide):
    """Roles and gates are believed by what was laid and said; a chapter is a round."""

    def weight(self, world: State, seat: i64) -> float:
        assert isinstance(world, GoblinsState)
        return 1.0 if READER is None else Belief(world, seat, READER).weight(world)

    def clues(self) -> list[str]:
        return CLUES

    def worlds(self, world: State, seat: i64) -> list[list[float]]:
        assert isinstance(world, GoblinsState)
        return Worlds(world, seat).clues()

    def truths(self, world: State, seat: i64) -> list[float]:
        assert isinstance(world, GoblinsState)
        return Worlds(world, seat).truths()

    def chapter(self, world: State) -> i64:
        assert isinstance(world, GoblinsState)
        return world.round

    def chances(self, world: State) -> list[float]:
        if JUDGE is not None:
            return JUDGE.chances(self, world)
        return super().chances(world)

    def features(self) -> list[str]:
        return FEATURES

    def describe(self, world: State, seat: i64) -> list[float]:
        assert isinstance(world, GoblinsState)
        player = world.players[seat]
        most: i64 = 0
        for other in range(world.seats):
            if other != seat:
                most = max(most, world.players[other].gold)
        return [
            float(player.gold),
            1.0 / float(max(cards.GOLD_TARGET - player.gold, 1)),
            float(max(most - player.gold, 0)),
            1.0 if world.team(seat) == cards.GNOME else 0.0,
            float(len(player.hand)),
        ]


JUDGE: Final[Judge | None] = shipped_judge("goblins", FEATURES)

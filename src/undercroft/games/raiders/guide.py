"""What Dungeon Raiders tells a search: what people do by habit, the floors, and who is likely to win."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.guide import Guide
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.raiders.bot import habit, standing
from undercroft.games.raiders.state import RaidersState


class RaidersGuide(Guide):
    """Playouts by the habits of the good bot; a chapter is a floor."""

    def habit(self, world: State, seat: i64, actions: list[Action], rng: Rng) -> Action:
        assert isinstance(world, RaidersState)
        return habit(world, seat, rng)

    def chapter(self, world: State) -> i64:
        assert isinstance(world, RaidersState)
        return world.floor

    def chances(self, world: State) -> list[float]:
        assert isinstance(world, RaidersState)
        left = world.rooms_left()
        return [standing(world.players, seat, left) for seat in range(world.seats)]

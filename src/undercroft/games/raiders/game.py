"""Dungeon Raiders as it comes from the box: setup, options, players that are programs."""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.facts import Facts
from undercroft.core.game import Game, without_copies
from undercroft.core.position import Position
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.raiders import show
from undercroft.games.raiders.actions import VERBS
from undercroft.games.raiders.bosses import BOSSES, DUNGEON
from undercroft.games.raiders.bot import GoodBot
from undercroft.games.raiders.cards import (
    CHARACTERS,
    COMPONENTS,
    FEWEST_SEATS,
    META,
    MOST_SEATS,
    NAMES,
    PLANS,
)
from undercroft.games.raiders.columns import COLUMNS
from undercroft.games.raiders.facts import facts
from undercroft.games.raiders.guide import RaidersGuide
from undercroft.games.raiders.levels import LEVELS
from undercroft.games.raiders.load import place
from undercroft.games.raiders.options import Options
from undercroft.games.raiders.position import RaidersPosition
from undercroft.games.raiders.rooms import ROOMS
from undercroft.games.raiders.setup import set_up
from undercroft.games.raiders.view import Constants, Figures, View
from undercroft.games.raiders.view_events import EVENTS, REVEALS


class RaidersGame(Game):
    """Dungeon Raiders."""

    def set_up(self, seats: i64, options: msgspec.Struct, rng: Rng) -> State:
        assert isinstance(options, Options)
        return set_up(seats, options, rng)

    def constants_of(self, seats: i64, options: msgspec.Struct) -> msgspec.Struct | None:
        return show.constants(seats)

    def facts(self, seats: i64, options: msgspec.Struct) -> Facts:
        return facts(seats)

    def place(self, position: Position, options: msgspec.Struct) -> State:
        assert isinstance(position, RaidersPosition)
        assert isinstance(options, Options)
        return place(position, options.variant == "tactical")


GAME: Final = RaidersGame(
    slug="raiders",
    titles=META.titles,
    names=NAMES,
    seats=(FEWEST_SEATS, MOST_SEATS),
    minutes=30,
    edition=1,
    digest=COMPONENTS.digest,
    verbs=VERBS,
    options=Options,
    position=RaidersPosition,
    view=View,
    figures=Figures,
    events=EVENTS,
    reveals=REVEALS,
    constants=Constants,
    bots={**LEVELS, "good": GoodBot},
    guide=RaidersGuide,
    columns=COLUMNS,
    ids={
        "rooms": without_copies([room.id for room in DUNGEON]),
        "room cards": without_copies([room.id for room in ROOMS]),
        "bosses": without_copies([boss.id for boss in BOSSES]),
        "characters": without_copies([character.id for character in CHARACTERS]),
        "plans": without_copies([plan.id for plan in PLANS]),
    },
)

"""Jackal: the Dungeon as it comes from the box."""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.facts import Facts
from undercroft.core.game import Game
from undercroft.core.position import Position
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.core.view import Message
from undercroft.games.jackal import columns, facts, show, tiles
from undercroft.games.jackal.actions import VERBS
from undercroft.games.jackal.bot import GoodBot
from undercroft.games.jackal.guide import JackalGuide
from undercroft.games.jackal.levels import LEVELS
from undercroft.games.jackal.load import place
from undercroft.games.jackal.options import Options
from undercroft.games.jackal.position import JackalPosition
from undercroft.games.jackal.setup import set_up
from undercroft.games.jackal.sly import SlyBot
from undercroft.games.jackal.state import JackalState
from undercroft.games.jackal.view import Constants, Figures, Foresight, View
from undercroft.games.jackal.view_events import EVENTS, REVEALS


class Jackal(Game):
    """Two to six pirates, a cave that grows, one ladder."""

    def refuse(self, seats: i64, options: msgspec.Struct) -> Message | None:
        assert isinstance(options, Options)
        if options.five_tiles and not options.mud:
            return Message("jackal-refuse-five-tiles-mud")
        if options.five_tiles and seats > tiles.MOST_FOR_FIVE_TILES:
            return Message("jackal-refuse-five-tiles-seats", {"most": tiles.MOST_FOR_FIVE_TILES})
        if options.alliances and tiles.TEAM_GOAL[seats] == 0:
            return Message("jackal-refuse-alliances")
        return None

    def set_up(self, seats: i64, options: msgspec.Struct, rng: Rng) -> State:
        assert isinstance(options, Options)
        return set_up(seats, options, rng)

    def constants_of(self, seats: i64, options: msgspec.Struct) -> msgspec.Struct | None:
        assert isinstance(options, Options)
        return show.constants(seats, options.alliances)

    def facts(self, seats: i64, options: msgspec.Struct) -> Facts:
        return facts.facts(seats)

    def numbers(self) -> i64:
        return facts.NUMBERING.size

    def number(self, state: State, action: Action) -> i64:
        assert isinstance(state, JackalState)
        return facts.number(state.cave, action)

    def action(self, state: State, number: i64) -> Action:
        assert isinstance(state, JackalState)
        return facts.action(state.cave, number)

    def place(self, position: Position, options: msgspec.Struct) -> State:
        assert isinstance(position, JackalPosition)
        assert isinstance(options, Options)
        return place(position, options)


GAME: Final = Jackal(
    slug="jackal",
    titles=tiles.TITLES,
    names=tiles.NAMES,
    seats=(tiles.FEWEST_SEATS, tiles.MOST_SEATS),
    minutes=60,
    edition=1,
    digest=tiles.COMPONENTS.digest,
    verbs=VERBS,
    options=Options,
    position=JackalPosition,
    view=View,
    figures=Figures,
    events=EVENTS,
    reveals=REVEALS,
    foresight=Foresight,
    constants=Constants,
    bots={**LEVELS, "good": GoodBot, "sly": SlyBot},
    guide=JackalGuide,
    columns=columns.COLUMNS,
    ids={"tiles": tiles.TILE_IDS},
)

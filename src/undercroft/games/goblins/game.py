"""Goblins vs Gnomes as it comes from the box."""

from __future__ import annotations

from typing import Final, get_args

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.facts import Facts
from undercroft.core.game import Game
from undercroft.core.position import Position
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.goblins import show
from undercroft.games.goblins.actions import VERBS
from undercroft.games.goblins.board import BARE_BOARD
from undercroft.games.goblins.bot import GoodBot
from undercroft.games.goblins.cards import (
    COLOURS,
    COMPONENTS,
    FACE_IDS,
    FEWEST_SEATS,
    MOST_SEATS,
    NAMES,
    ROLE_IDS,
)
from undercroft.games.goblins.columns import COLUMNS
from undercroft.games.goblins.facts import facts
from undercroft.games.goblins.guide import GoblinsGuide
from undercroft.games.goblins.levels import LEVELS
from undercroft.games.goblins.load import place
from undercroft.games.goblins.options import Options
from undercroft.games.goblins.position import GoblinsPosition
from undercroft.games.goblins.rounds import begin_round
from undercroft.games.goblins.setup import whole_deck
from undercroft.games.goblins.state import GoblinsState
from undercroft.games.goblins.table import Player
from undercroft.games.goblins.view import Constants, Figures, Foresight, Reason, View
from undercroft.games.goblins.view_events import EVENTS, REVEALS


class Goblins(Game):
    """Three to eight; hidden teams dig for gold."""

    def variants(self, seats: i64) -> list[msgspec.Struct]:
        return [Options("base"), Options("advanced")]

    def set_up(self, seats: i64, options: msgspec.Struct, rng: Rng) -> State:
        assert isinstance(options, Options)
        players = vec[Player]([Player(0) for _ in range(seats)])
        state = GoblinsState(players, options.roles == "advanced", BARE_BOARD.copy(), whole_deck())
        state.first = rng.below(seats)
        begin_round(state, rng)
        return state

    def constants_of(self, seats: i64, options: msgspec.Struct) -> msgspec.Struct | None:
        return show.constants(seats)

    def facts(self, seats: i64, options: msgspec.Struct) -> Facts:
        return facts(seats)

    def place(self, position: Position, options: msgspec.Struct) -> State:
        assert isinstance(position, GoblinsPosition)
        return place(position, options)


GAME: Final = Goblins(
    slug="goblins",
    titles=COMPONENTS.table("game").names(),
    names=NAMES,
    seats=(FEWEST_SEATS, MOST_SEATS),
    minutes=45,
    edition=1,
    digest=COMPONENTS.digest,
    verbs=VERBS,
    options=Options,
    position=GoblinsPosition,
    view=View,
    figures=Figures,
    events=EVENTS,
    reveals=REVEALS,
    foresight=Foresight,
    constants=Constants,
    bots={**LEVELS, "good": GoodBot},
    guide=GoblinsGuide,
    columns=COLUMNS,
    ids={"faces": FACE_IDS, "roles": ROLE_IDS, "colours": COLOURS, "reasons": list(get_args(Reason))},
)

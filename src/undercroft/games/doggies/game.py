"""Doggies as it comes from the box: setup, options, players that are programs."""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bot import Bot
from undercroft.core.facts import Facts
from undercroft.core.game import Game, without_copies
from undercroft.core.position import Position
from undercroft.core.rng import Rng
from undercroft.core.score_columns import ScoreColumn
from undercroft.core.state import State
from undercroft.core.view import Message
from undercroft.games.doggies import columns, facts, load, setup, show
from undercroft.games.doggies.actions import VERBS
from undercroft.games.doggies.bot import GoodBot
from undercroft.games.doggies.cards import (
    ATTACK_NAMES,
    COMPONENTS,
    DOG_NAMES,
    QUEST_NAMES,
    ROOM_NAMES,
    ROOMS,
    all_names,
)
from undercroft.games.doggies.guide import DoggiesGuide
from undercroft.games.doggies.levels import LEVELS, rival
from undercroft.games.doggies.options import Options
from undercroft.games.doggies.position import DoggiesPosition
from undercroft.games.doggies.state import DoggiesState, new_state
from undercroft.games.doggies.view import Constants, Figures, Plan, View
from undercroft.games.doggies.view_events import EVENTS, REVEALS
from undercroft.games.doggies.wanderer import Wanderer


class DoggiesGame(Game):
    """Doggies."""

    def refuse(self, seats: i64, options: msgspec.Struct) -> Message | None:
        """With two seats the start room shows its harder face anyway."""
        assert isinstance(options, Options)
        if options.hard_start and seats == 2:
            return Message("doggies-refuse-hard-start")
        return None

    def variants(self, seats: i64) -> list[msgspec.Struct]:
        found: list[msgspec.Struct] = [
            Options(),
            Options(random_dogs=True),
            Options(no_potions=True, random_dogs=True),
        ]
        if seats > 2:
            found.append(Options(hard_start=True, no_potions=True))
        return found

    def set_up(self, seats: i64, options: msgspec.Struct, rng: Rng) -> State:
        assert isinstance(options, Options)
        state = new_state(seats, options)
        setup.begin(state, rng)
        return state

    def constants_of(self, seats: i64, options: msgspec.Struct) -> msgspec.Struct | None:
        return show.constants()

    def score_columns(self, seats: i64) -> list[ScoreColumn]:
        return columns.columns(seats)

    def facts(self, seats: i64, options: msgspec.Struct) -> Facts:
        return facts.facts(seats)

    def numbers(self) -> i64:
        return facts.NUMBERING.size

    def number(self, state: State, action: Action) -> i64:
        assert isinstance(state, DoggiesState)
        return facts.number(state.dungeon, action)

    def action(self, state: State, number: i64) -> Action:
        assert isinstance(state, DoggiesState)
        return facts.action(state.dungeon, number)

    def place(self, position: Position, options: msgspec.Struct) -> State:
        assert isinstance(position, DoggiesPosition)
        assert isinstance(options, Options)
        return load.place(position, options)

    def wanderer(self) -> Bot | None:
        return Wanderer()

    def chapter(self, state: State) -> str:
        assert isinstance(state, DoggiesState)
        return "walks" if len(state.path) else ""


GAME: Final = DoggiesGame(
    slug="doggies",
    titles=COMPONENTS.table("game").names(),
    names=all_names(),
    seats=(2, 4),
    minutes=30,
    edition=1,
    digest=COMPONENTS.digest,
    verbs=VERBS,
    options=Options,
    position=DoggiesPosition,
    view=View,
    figures=Figures,
    events=EVENTS,
    reveals=REVEALS,
    plan=Plan,
    constants=Constants,
    bots={**LEVELS, "good": GoodBot, "rival": rival},
    guide=DoggiesGuide,
    ids={
        "cards": ROOM_NAMES,
        "rooms": without_copies([room.entry for room in ROOMS]),
        "lids": [*ROOM_NAMES, *[show.potion_name(symbol) for symbol in range(len(ATTACK_NAMES))]],
        "quests": QUEST_NAMES,
        "dogs": DOG_NAMES,
    },
)

"""Dungeon Raiders as it comes from the box: setup, options, players that are programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bot import Bot, RandomBot
from undercroft.core.game import Game
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.raiders.actions import VERBS
from undercroft.games.raiders.bosses import DUNGEON
from undercroft.games.raiders.bot import GoodBot
from undercroft.games.raiders.cards import (
    CHARACTERS,
    COMPONENTS,
    FEWEST_SEATS,
    ITEMS,
    META,
    MOST_SEATS,
    PLANS,
    any_of,
)
from undercroft.games.raiders.load import load
from undercroft.games.raiders.options import Options
from undercroft.games.raiders.player import Player
from undercroft.games.raiders.state import NOBODY, RaidersState
from undercroft.games.raiders.view import EVENTS, REVEALS, Figures, View


def component_names() -> dict[str, dict[str, str]]:
    """The name of every component, by its id."""
    names: dict[str, dict[str, str]] = {}
    for item in ITEMS:
        names[item.id] = item.names
    for character in CHARACTERS:
        names[character.id] = character.names
    for plan in PLANS:
        names[plan.id] = plan.names
    for room in DUNGEON:
        names[room.id] = room.names
    names["scroll"] = COMPONENTS.table("scroll").names()
    return names


class RaidersGame(Game):
    """Dungeon Raiders."""

    def __init__(self) -> None:
        super().__init__(
            slug="raiders",
            titles=META.titles,
            names=component_names(),
            seats=(FEWEST_SEATS, MOST_SEATS),
            minutes=30,
            edition=1,
            digest=COMPONENTS.digest,
            verbs=VERBS,
            options=Options,
            view=View,
            figures=Figures,
            events=EVENTS,
            reveals=REVEALS,
        )

    def variants(self, seats: i64) -> list[msgspec.Struct]:
        return [Options(variant="standard"), Options(variant="tactical")]

    def new(self, seats: i64, options: msgspec.Struct, rng: Rng) -> State:
        """Deal characters (R37) and the scroll, lay floor 1. Rooms and floor cards are drawn when they are seen."""
        assert isinstance(options, Options)
        tactical = options.variant == "tactical"
        characters: i64 = (1 << len(CHARACTERS)) - 1
        players: vec[Player] = vec[Player]()
        for _ in range(seats):
            number = any_of(characters, rng)
            characters ^= 1 << number
            character = CHARACTERS[number]
            player = Player(number, character.coins, character.wounds, character.hand, character.items)
            players = append(players, player)
        state = RaidersState(players, tactical, rng.below(seats) if tactical else NOBODY)
        state.lay_floor(rng)
        return state

    def load(self, dump: object) -> State:
        return load(dump)

    def bots(self) -> dict[str, Callable[[], Bot]]:
        return {"good": GoodBot, "random": RandomBot}


GAME: Final = RaidersGame()

"""In the Dragon's Cave as it comes from the box: options, set-up, players that are programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.bot import Bot, RandomBot
from undercroft.core.components import BadComponents
from undercroft.core.game import Game
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.core.view import Message
from undercroft.games.dragon.actions import VERBS
from undercroft.games.dragon.bot import GoodBot, PatientBot
from undercroft.games.dragon.cards import (
    COMPONENTS,
    DIFFICULTIES,
    GNOMES,
    LAYOUTS,
    TITLES,
    Difficulty,
    Layout,
    component_names,
)
from undercroft.games.dragon.load import load
from undercroft.games.dragon.options import Difficulty as DifficultyName
from undercroft.games.dragon.options import Layout as LayoutName
from undercroft.games.dragon.options import Options
from undercroft.games.dragon.state import DragonState
from undercroft.games.dragon.view import Figures, View
from undercroft.games.dragon.view_events import EVENTS, REVEALS

DIFFICULTY_NAMES: Final[list[DifficultyName]] = ["easy", "medium", "high", "heroic"]
LAYOUT_NAMES: Final[list[LayoutName]] = ["snowflake", "three_gates", "great_hall"]


def difficulty_of(name: str) -> Difficulty:
    for difficulty in DIFFICULTIES:
        if difficulty.id == name:
            return difficulty
    raise BadComponents(f"{COMPONENTS.file}: difficulty {name!r} is missing")


def layout_of(name: str) -> Layout:
    for layout in LAYOUTS:
        if layout.id == name:
            return layout
    raise BadComponents(f"{COMPONENTS.file}: layout {name!r} is missing")


class DragonGame(Game):
    """In the Dragon's Cave."""

    def __init__(self) -> None:
        for difficulty in DIFFICULTY_NAMES:
            difficulty_of(difficulty)
        for layout in LAYOUT_NAMES:
            layout_of(layout)
        super().__init__(
            slug="dragon",
            titles=TITLES,
            names=component_names(),
            seats=(1, len(GNOMES)),
            minutes=45,
            edition=1,
            digest=COMPONENTS.digest,
            verbs=VERBS,
            options=Options,
            view=View,
            figures=Figures,
            events=EVENTS,
            reveals=REVEALS,
        )

    def defaults(self, seats: i64) -> msgspec.Struct:
        """A gnome for every seat; who plays alone leads three."""
        return Options(gnomes=3 if seats == 1 else seats)

    def refuse(self, seats: i64, options: msgspec.Struct) -> Message | None:
        assert isinstance(options, Options)
        if options.gnomes < seats:
            return Message("dragon-setup-gnomes", {"gnomes": options.gnomes, "seats": int(seats)})
        return None

    def variants(self, seats: i64) -> list[msgspec.Struct]:
        """Every layout with every difficulty, and every number of gnomes in between."""
        found: list[msgspec.Struct] = []
        counts = len(GNOMES) + 1 - seats
        for index in range(len(DIFFICULTY_NAMES) * len(LAYOUT_NAMES)):
            found.append(
                Options(
                    difficulty=DIFFICULTY_NAMES[index % len(DIFFICULTY_NAMES)],
                    gnomes=seats + index % counts,
                    layout=LAYOUT_NAMES[index % len(LAYOUT_NAMES)],
                )
            )
        return found

    def new(self, seats: i64, options: msgspec.Struct, rng: Rng) -> State:
        """The draft; the cave is laid after the last pick."""
        assert isinstance(options, Options)
        return DragonState(
            seats,
            difficulty_of(options.difficulty),
            layout_of(options.layout),
            options.gnomes,
            options.max_rounds,
        )

    def load(self, dump: object) -> State:
        return load(dump)

    def bots(self) -> dict[str, Callable[[], Bot]]:
        return {"good": GoodBot, "patient": PatientBot, "random": RandomBot}


GAME: Final = DragonGame()

"""In the Dragon's Cave as it comes from the box: options, set-up, players that are programs."""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.components import BadComponents
from undercroft.core.facts import Facts
from undercroft.core.game import Game
from undercroft.core.position import Position
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.core.view import Message
from undercroft.games.dragon import load, show
from undercroft.games.dragon.actions import VERBS
from undercroft.games.dragon.bot import GoodBot, PatientBot
from undercroft.games.dragon.cards import COMPONENTS, DIFFICULTIES, GNOME_IDS, LAYOUTS, NAMES, TITLES
from undercroft.games.dragon.columns import COLUMNS
from undercroft.games.dragon.facts import facts
from undercroft.games.dragon.guide import DragonGuide
from undercroft.games.dragon.levels import LEVELS
from undercroft.games.dragon.observe import CARD_IDS
from undercroft.games.dragon.options import Difficulty, Layout, Options
from undercroft.games.dragon.plan import WARY
from undercroft.games.dragon.position import DragonPosition
from undercroft.games.dragon.view import Constants, Figures, View
from undercroft.games.dragon.view_events import EVENTS, REVEALS

DIFFICULTY_NAMES: Final[list[Difficulty]] = ["easy", "medium", "high", "heroic"]
LAYOUT_NAMES: Final[list[Layout]] = ["snowflake", "three_gates", "great_hall"]


def check_choices() -> None:
    """Every difficulty and layout that the options name must be among the components."""
    known = [difficulty.id for difficulty in DIFFICULTIES] + [layout.id for layout in LAYOUTS]
    for name in [*DIFFICULTY_NAMES, *LAYOUT_NAMES]:
        if name not in known:
            raise BadComponents(f"{COMPONENTS.file}: {name!r} is missing")


class DragonGame(Game):
    """In the Dragon's Cave."""

    def defaults(self, seats: i64) -> msgspec.Struct:
        """A gnome for every seat; a single player leads three."""
        return Options(gnomes=3 if seats == 1 else seats)

    def refuse(self, seats: i64, options: msgspec.Struct) -> Message | None:
        assert isinstance(options, Options)
        if options.gnomes < seats:
            return Message("dragon-setup-gnomes", {"gnomes": options.gnomes, "seats": seats})
        return None

    def variants(self, seats: i64) -> list[msgspec.Struct]:
        """Every layout with every difficulty, and every number of gnomes in between."""
        found: list[msgspec.Struct] = []
        counts = len(GNOME_IDS) + 1 - seats
        for index in range(len(DIFFICULTY_NAMES) * len(LAYOUT_NAMES)):
            found.append(
                Options(
                    difficulty=DIFFICULTY_NAMES[index % len(DIFFICULTY_NAMES)],
                    gnomes=seats + index % counts,
                    layout=LAYOUT_NAMES[index % len(LAYOUT_NAMES)],
                )
            )
        return found

    def set_up(self, seats: i64, options: msgspec.Struct, rng: Rng) -> State:
        """The draft; the cave is laid after the last pick."""
        assert isinstance(options, Options)
        return load.new_state(seats, options)

    def constants_of(self, seats: i64, options: msgspec.Struct) -> msgspec.Struct | None:
        assert isinstance(options, Options)
        return show.constants(load.DIFFICULTY_OF[options.difficulty])

    def facts(self, seats: i64, options: msgspec.Struct) -> Facts:
        assert isinstance(options, Options)
        return facts(options.gnomes, options.max_rounds)

    def place(self, position: Position, options: msgspec.Struct) -> State:
        assert isinstance(position, DragonPosition)
        assert isinstance(options, Options)
        return load.place(position, options)


check_choices()
GAME: Final = DragonGame(
    slug="dragon",
    titles=TITLES,
    names=NAMES,
    seats=(1, len(GNOME_IDS)),
    minutes=45,
    edition=1,
    digest=COMPONENTS.digest,
    verbs=VERBS,
    options=Options,
    position=DragonPosition,
    view=View,
    figures=Figures,
    events=EVENTS,
    reveals=REVEALS,
    constants=Constants,
    bots={**LEVELS, "good": GoodBot, "patient": PatientBot, "wary": lambda: GoodBot(WARY)},
    guide=DragonGuide,
    columns=COLUMNS,
    ids={
        "gnomes": GNOME_IDS,
        "cards": CARD_IDS,
        "difficulties": [difficulty.id for difficulty in DIFFICULTIES],
        "layouts": [layout.id for layout in LAYOUTS],
    },
)

"""The decisions of the game, in the order of the rules."""

from __future__ import annotations

from typing import Final, Literal

from undercroft.games.jackal.view import Phase

MAP: Final = 0
MOVE: Final = 1
PLACE: Final = 2
STEP: Final = 3
WALK: Final = 4
ACTION: Final = 5
COIN: Final = 6
HEAD_START: Final = 7
HEAD_START_TAKE: Final = 8
BAT_MOVE: Final = 9
OVER: Final = 10
PHASES: Final[list[Phase]] = [
    "map",
    "move",
    "place",
    "step",
    "walk",
    "action",
    "coin",
    "head_start",
    "head_start_take",
    "bat_move",
    "over",
]

NOBODY: Final = -1

# Why the game ended.
HOME: Final = 0
QUIET: Final = 1
LONG: Final = 2
ENDS: Final[list[Literal["home", "quiet", "long"]]] = ["home", "quiet", "long"]

"""The decisions of the game, in the order of the rules, and why the game ended."""

from __future__ import annotations

from typing import Final, get_args

from undercroft.games.jackal.view import Phase
from undercroft.games.jackal.view_events import End

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
PHASES: Final[list[Phase]] = list(get_args(Phase))

UNDECIDED: Final = -1
HOME: Final = 0
QUIET: Final = 1
LONG: Final = 2
ENDS: Final[list[End]] = list(get_args(End))

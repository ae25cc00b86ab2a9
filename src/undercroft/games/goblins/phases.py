"""The decisions of a round, and the marks for nobody and nothing."""

from __future__ import annotations

from typing import Final

from undercroft.games.goblins.view import Phase

TURN: Final = 0
OPEN_GOAL: Final = 1
DRINKER: Final = 2
CLAIM: Final = 3
STEAL: Final = 4
OVER: Final = 5
PHASES: Final[list[Phase]] = ["turn", "open_goal", "drinker", "claim", "steal", "over"]

NOBODY: Final = -1
UNSETTLED: Final = -1  # a goal at which nobody has looked yet
NOTHING: Final = 3  # a round that ended with neither Gold nor Dragon; otherwise the goal's kind

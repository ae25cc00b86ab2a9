"""Five levels, the best first. Better ones think of more worlds and further ahead; the lower three make mistakes.

The seasoned and the casual player often do what players are likely to do, without thinking.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.bots.ahead import Sight
from undercroft.bots.budget import Budget
from undercroft.bots.tree import TreeBot
from undercroft.core.bot import Bot
from undercroft.games.raiders.guide import RaidersGuide


def thinker(iterations: int, worlds: int, slips: float, routine: int = 0) -> Bot:
    """Thinks of a few ways the cards may lie, and to the end of the floor; slips take the second best."""
    return TreeBot(
        RaidersGuide(), Budget(iterations), Sight(worlds, chapters=0), slips=slips, routine=routine
    )


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": lambda: TreeBot(RaidersGuide(), Budget(6000)),
    "expert": lambda: TreeBot(RaidersGuide(), Budget(300)),
    "seasoned": lambda: thinker(80, worlds=6, slips=0.03, routine=20),
    "casual": lambda: thinker(65, worlds=5, slips=0.04, routine=60),
    "novice": lambda: thinker(30, worlds=2, slips=0.2),
}

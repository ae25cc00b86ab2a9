"""Five levels, the best first. Better ones think of more worlds and further ahead; the lower three make mistakes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.bots.ahead import Sight
from undercroft.bots.budget import Budget
from undercroft.bots.levels import LONGEST_MS
from undercroft.bots.tree import TreeBot
from undercroft.core.bot import Bot
from undercroft.games.raiders.guide import RaidersGuide


def master() -> Bot:
    return TreeBot(RaidersGuide(), Budget(6000, LONGEST_MS))


def expert() -> Bot:
    return TreeBot(RaidersGuide(), Budget(2000, LONGEST_MS))


def seasoned() -> Bot:
    return TreeBot(RaidersGuide(), Budget(100, LONGEST_MS), Sight(worlds=8, chapters=0), slips=0.02)


def casual() -> Bot:
    """Thinks of a few ways the cards may lie, and to the end of the floor."""
    return TreeBot(RaidersGuide(), Budget(60, LONGEST_MS), Sight(worlds=4, chapters=0), slips=0.05)


def novice() -> Bot:
    """The same with fewer of them, and often takes the second best."""
    return TreeBot(RaidersGuide(), Budget(50, LONGEST_MS), Sight(worlds=3, chapters=0), slips=0.09)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": master,
    "expert": expert,
    "seasoned": seasoned,
    "casual": casual,
    "novice": novice,
}

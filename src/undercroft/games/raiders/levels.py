"""Five levels, the best first. Better ones think of more worlds and further ahead; the lowest two make mistakes."""

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
    return TreeBot(RaidersGuide(), Budget(1000, LONGEST_MS))


def seasoned() -> Bot:
    return TreeBot(RaidersGuide(), Budget(240, LONGEST_MS), Sight(chapters=0))


def casual() -> Bot:
    """Thinks of a few worlds and to the end of the floor."""
    return TreeBot(RaidersGuide(), Budget(100, LONGEST_MS), Sight(worlds=6, chapters=0), slips=0.03)


def novice() -> Bot:
    """Thinks of two ways the cards may lie, and to the end of the room or a little further."""
    return TreeBot(RaidersGuide(), Budget(40, LONGEST_MS), Sight(worlds=2, chapters=0, steps=8), slips=0.08)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": master,
    "expert": expert,
    "seasoned": seasoned,
    "casual": casual,
    "novice": novice,
}

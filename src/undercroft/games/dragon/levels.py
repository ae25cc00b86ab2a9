"""Five levels, the best first: from wariness, which keeps the way home open, to haste, which sees nothing but gems."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.core.bot import Bot
from undercroft.games.dragon.bot import GoodBot
from undercroft.games.dragon.plan import BRISK, CAREFUL, CASUAL, HASTY, WARY


def master() -> Bot:
    return GoodBot(WARY)


def expert() -> Bot:
    return GoodBot(CAREFUL)


def seasoned() -> Bot:
    return GoodBot(BRISK)


def casual() -> Bot:
    return GoodBot(CASUAL)


def novice() -> Bot:
    return GoodBot(HASTY)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": master,
    "expert": expert,
    "seasoned": seasoned,
    "casual": casual,
    "novice": novice,
}

"""Five levels, the best first. The master reads the table; lower ones misjudge more what an action is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.core.bot import Bot
from undercroft.games.goblins.bot import GoodBot
from undercroft.games.goblins.reader import ReaderBot


def master() -> Bot:
    return ReaderBot()


def expert() -> Bot:
    return GoodBot()


def seasoned() -> Bot:
    return GoodBot(0.45)


def casual() -> Bot:
    return GoodBot(1.6)


def novice() -> Bot:
    return GoodBot(5.0)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": master,
    "expert": expert,
    "seasoned": seasoned,
    "casual": casual,
    "novice": novice,
}

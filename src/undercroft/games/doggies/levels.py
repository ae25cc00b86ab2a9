"""Five levels, the best first. Lower ones follow fewer plans side by side, and leave too early or far too late."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.core.bot import Bot
from undercroft.games.doggies.bot import GoodBot


def master() -> Bot:
    return GoodBot()


def expert() -> Bot:
    return GoodBot(2, 1, 0.6)


def seasoned() -> Bot:
    return GoodBot(1, 1, 0.3)


def casual() -> Bot:
    return GoodBot(1, 1, 1.8)


def novice() -> Bot:
    return GoodBot(1, 1, 4.0)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": master,
    "expert": expert,
    "seasoned": seasoned,
    "casual": casual,
    "novice": novice,
}

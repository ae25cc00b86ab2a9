"""Five levels, the best first. Lower ones misjudge more what an action is worth to their team."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.core.bot import Bot
from undercroft.games.goblins.bot import GoodBot


def master() -> Bot:
    return GoodBot()


def expert() -> Bot:
    return GoodBot(0.12)


def seasoned() -> Bot:
    return GoodBot(0.3)


def casual() -> Bot:
    return GoodBot(0.6)


def novice() -> Bot:
    return GoodBot(1.2)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": master,
    "expert": expert,
    "seasoned": seasoned,
    "casual": casual,
    "novice": novice,
}

"""Five levels, the best first. Lower ones misjudge actions more, and let chances go by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.core.bot import Bot
from undercroft.games.jackal.bot import GoodBot


def master() -> Bot:
    return GoodBot()


def expert() -> Bot:
    return GoodBot(3.0, 18)


def seasoned() -> Bot:
    return GoodBot(6.0, 30)


def casual() -> Bot:
    return GoodBot(10.0, 45)


def novice() -> Bot:
    return GoodBot(20.0, 70)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": master,
    "expert": expert,
    "seasoned": seasoned,
    "casual": casual,
    "novice": novice,
}

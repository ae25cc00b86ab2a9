"""Five levels, the best first. The master tries what it might do; lower ones misjudge actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.bots.budget import Budget
from undercroft.core.bot import Bot
from undercroft.games.jackal.bot import GoodBot
from undercroft.games.jackal.captain import CaptainBot


def master() -> Bot:
    return CaptainBot(Budget(iterations=150))


def expert() -> Bot:
    return GoodBot(1.2, 10)


def seasoned() -> Bot:
    return GoodBot(3.2, 20)


def casual() -> Bot:
    return GoodBot(7.0, 34)


def novice() -> Bot:
    return GoodBot(10.0, 45)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": master,
    "expert": expert,
    "seasoned": seasoned,
    "casual": casual,
    "novice": novice,
}

"""Five levels, the best first. The master tries out when to leave; lower ones misjudge more what walks will bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.bots.budget import Budget
from undercroft.bots.levels import LONGEST_MS
from undercroft.core.bot import Bot
from undercroft.games.doggies.bot import GoodBot
from undercroft.games.doggies.timing import TimingBot


def master() -> Bot:
    return TimingBot(Budget(30, LONGEST_MS))


def expert() -> Bot:
    return GoodBot()


def seasoned() -> Bot:
    return GoodBot(4, 2, 0.9, 1.2)


def casual() -> Bot:
    return GoodBot(2, 1, 0.8, 2.2)


def novice() -> Bot:
    return GoodBot(1, 1, 0.7, 4.0)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": master,
    "expert": expert,
    "seasoned": seasoned,
    "casual": casual,
    "novice": novice,
}

"""Five levels, the best first. The master lays cards against others too, and tries out when to leave.

Lower levels follow fewer plans side by side, and misjudge more what walks will bring.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.bots.budget import Budget
from undercroft.core.bot import Bot
from undercroft.games.doggies.bot import WIDTH, GoodBot
from undercroft.games.doggies.timing import ALL_SPOTS, TimingBot


def master() -> Bot:
    return TimingBot(Budget(24))


def rival() -> Bot:
    """The master without what it has learned and without trials: for comparison, and to learn from."""
    return GoodBot(WIDTH, ALL_SPOTS, rivalry=1.0)


def expert() -> Bot:
    return GoodBot(4, 2, 0.9, 1.6)


def seasoned() -> Bot:
    return GoodBot(3, 1, 0.7, 2.5)


def casual() -> Bot:
    return GoodBot(2, 1, 0.7, 3.4)


def novice() -> Bot:
    return GoodBot(1, 1, 0.7, 5.6)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": master,
    "expert": expert,
    "seasoned": seasoned,
    "casual": casual,
    "novice": novice,
}

"""Five levels, the best first. The master tries what it might do; lower ones misjudge actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.bots.budget import Budget
from undercroft.core.bot import Bot
from undercroft.games.jackal.bot import GoodBot
from undercroft.games.jackal.captain import CaptainBot

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": lambda: CaptainBot(Budget(150)),
    "expert": lambda: GoodBot(1.2, 10),
    "seasoned": lambda: GoodBot(3.2, 20),
    "casual": lambda: GoodBot(7.0, 34),
    "novice": lambda: GoodBot(10.0, 45),
}

"""Five levels, the best first. The master reads the table; lower ones misjudge the worth of an action more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.core.bot import Bot
from undercroft.games.goblins.bot import GoodBot
from undercroft.games.goblins.reader import ReaderBot

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": ReaderBot,
    "expert": GoodBot,
    "seasoned": lambda: GoodBot(0.45),
    "casual": lambda: GoodBot(1.6),
    "novice": lambda: GoodBot(5.0),
}

"""Five levels, the best first: from the wary, who keep the way home open, to the hasty, who see nothing but gems."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.core.bot import Bot
from undercroft.games.dragon.bot import GoodBot
from undercroft.games.dragon.plan import BRISK, CAREFUL, CASUAL, HASTY, WARY

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": lambda: GoodBot(WARY),
    "expert": lambda: GoodBot(CAREFUL),
    "seasoned": lambda: GoodBot(BRISK),
    "casual": lambda: GoodBot(CASUAL),
    "novice": lambda: GoodBot(HASTY),
}

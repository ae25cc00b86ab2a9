"""Five levels, the best first: from a captain who thinks for the team to the hasty, who see nothing but gems."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.bots.budget import Budget
from undercroft.core.bot import Bot
from undercroft.games.dragon.bot import GoodBot
from undercroft.games.dragon.captain import CaptainBot
from undercroft.games.dragon.plan import BRISK, CAREFUL, CASUAL, HASTY

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "master": lambda: CaptainBot(Budget(60)),
    "expert": lambda: GoodBot(CAREFUL),
    "seasoned": lambda: GoodBot(BRISK),
    "casual": lambda: GoodBot(CASUAL),
    "novice": lambda: GoodBot(HASTY),
}

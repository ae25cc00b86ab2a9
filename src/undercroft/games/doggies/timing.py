"""A player that tries out when to leave: the walks are those of the good player, the moment is found by trials."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.bots.ahead import Sight
from undercroft.bots.budget import Budget
from undercroft.bots.trials import TrialsBot
from undercroft.core.action import Action
from undercroft.core.bot import Bot, Window
from undercroft.core.rng import Rng
from undercroft.games.doggies import actions as do
from undercroft.games.doggies.bot import GoodBot
from undercroft.games.doggies.guide import DoggiesGuide


class TimingBot(Bot):
    """Explore, leave or sleep: what wins most when everybody plays on in haste to the end of the round."""

    def __init__(self, budget: Budget, chapters: i64 = 0, proof: float = 1.0) -> None:
        self.good: GoodBot = GoodBot()
        self.trials: TrialsBot = TrialsBot(DoggiesGuide(), budget, Sight(chapters=chapters), self.good, proof)

    def choose(self, window: Window, rng: Rng) -> Action:
        return (self.trials if do.SLEEP in window.legal() else self.good).choose(window, rng)

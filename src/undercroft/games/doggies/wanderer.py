"""A player for measuring: it explores far and walks long, so that dungeons grow and ways out get scarce."""

from __future__ import annotations

from undercroft.core.action import Action
from undercroft.core.bot import Bot, Window
from undercroft.core.rng import Rng
from undercroft.games.doggies.actions import EXPLORE, LEAVE, Exit


class Wanderer(Bot):
    """Explores nearly always, leaves rather than sleeps, and steps out only when hardly anything else is left."""

    def choose(self, window: Window, rng: Rng) -> Action:
        actions = window.legal()
        if EXPLORE in actions and rng.below(48) > 0:
            return EXPLORE
        if LEAVE in actions:
            return LEAVE
        inward = [action for action in actions if not isinstance(action, Exit)]
        if inward and rng.below(16) > 0:
            actions = inward
        return actions[rng.below(len(actions))]

"""The one-rule player that a sensible one must beat."""

from __future__ import annotations

from undercroft.core.action import Action
from undercroft.core.bot import Bot, Window
from undercroft.core.rng import Rng
from undercroft.games.doggies.actions import (
    CLAIM,
    DISARM_POTION,
    EXPLORE,
    LEAVE,
    SMITE,
    TAKE_TRAP,
    Disarm,
    Exit,
    Fight,
    Hire,
    TakePotion,
)
from undercroft.games.doggies.view import View

EXPLORED = 3


class Baseline(Bot):
    """Explores three times, then leaves by the first walk that can be finished and claims all it can on it."""

    def __init__(self) -> None:
        self.explored = 0
        self.round = 0

    def choose(self, window: Window, rng: Rng) -> Action:
        actions = window.legal()
        view = window.view()
        assert isinstance(view, View)
        if view.round != self.round:
            self.round = view.round
            self.explored = 0
        if EXPLORE in actions and self.explored < EXPLORED:
            self.explored += 1
            return EXPLORE
        if LEAVE in actions:
            return LEAVE
        claims = (CLAIM, SMITE, DISARM_POTION, TAKE_TRAP)
        for action in actions:
            if action in claims or isinstance(action, Fight | TakePotion | Hire | Disarm):
                return action
        # The first way on; out only where there is no other.
        for action in actions:
            if not isinstance(action, Exit):
                return action
        return actions[0]

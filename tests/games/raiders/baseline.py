"""The one-rule player that a sensible one must beat."""

from __future__ import annotations

from undercroft.core.action import Action
from undercroft.core.bot import Bot, Window
from undercroft.core.rng import Rng
from undercroft.games.raiders.actions import BALL, Play
from undercroft.games.raiders.view import View


class Baseline(Bot):
    """Always the highest legal card into treasures, the lowest elsewhere. A key counts as the highest, a sword too."""

    def choose(self, window: Window, rng: Rng) -> Action:
        cards = [action for action in window.legal() if isinstance(action, Play) and action.card < BALL]
        view = window.view()
        assert isinstance(view, View)
        room = view.places[view.room - 1].room
        assert room is not None
        if type(room).__name__ == "Treasure":
            return max(cards, key=card_of)
        return min(cards, key=card_of)


def card_of(action: Play) -> int:
    return int(action.card)

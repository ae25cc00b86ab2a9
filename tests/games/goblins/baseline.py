"""The one-rule player the good one is measured against: build toward the nearest goal."""

from __future__ import annotations

from undercroft.core.action import Action
from undercroft.core.bot import Bot, Window
from undercroft.core.rng import Rng
from undercroft.games.goblins.actions import PlaceCard
from undercroft.games.goblins.bot import GoodBot
from undercroft.games.goblins.cards import ROLES
from undercroft.games.goblins.state import GoblinsState

NO_WAY = 50


class NearestGoal(Bot):
    """Lays the card that leaves the fewest cards to the nearest goal; anything else at random."""

    def choose(self, window: Window, rng: Rng) -> Action:
        actions = window.legal()
        state = window.redeal(rng)
        assert isinstance(state, GoblinsState)
        best: Action | None = None
        least = 99
        for action in actions:
            if isinstance(action, PlaceCard):
                board = state.board.copy()
                board.lay(action.place(), action.tile(), window.seat)
                ways = [board.cards_needed(goal) for goal in range(3) if not state.goals_up >> goal & 1]
                needed = min(way if way >= 0 else NO_WAY for way in ways)
                if needed < least:
                    best, least = action, needed
        return best if best is not None else actions[rng.below(len(actions))]


class GoodFor(Bot):
    """Plays well while its seat is of one team, and by the one rule while it is of the other."""

    def __init__(self, team: int) -> None:
        self.team = team
        self.good: Bot = GoodBot()
        self.plain: Bot = NearestGoal()

    def choose(self, window: Window, rng: Rng) -> Action:
        state = window.redeal(rng)
        assert isinstance(state, GoblinsState)
        mine = ROLES[state.players[window.seat].role].team
        return (self.good if mine == self.team else self.plain).choose(window, rng)

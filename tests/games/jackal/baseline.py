"""The one-rule player the good one is measured against: the nearest coin, then home."""

from __future__ import annotations

from undercroft.core.action import Action
from undercroft.core.bot import Bot, Window
from undercroft.core.rng import Rng
from undercroft.games.jackal.actions import EXPLORE, ROLL, STAY, TAKE_COIN, Go
from undercroft.games.jackal.bot import coin_places, place_of, steps_to
from undercroft.games.jackal.phases import HEAD_START, MOVE, WALK
from undercroft.games.jackal.state import JackalState


class NearestCoin(Bot):
    """Rolls toward the nearest coin, or home with enough; explores where there is none; anything else at random."""

    def choose(self, window: Window, rng: Rng) -> Action:
        actions = window.legal()
        state = window.redeal(rng)
        assert isinstance(state, JackalState)
        seat = window.seat
        if TAKE_COIN in actions:
            return TAKE_COIN
        goal = state.has_goal(seat)
        steps = state.cave.home if goal else steps_to(state.cave, coin_places(state.cave))
        place = state.players[seat].place
        if state.phase == MOVE:
            if state.stands_on_coin(seat):
                return STAY
            if steps[place] >= 0 and ROLL in actions:
                return ROLL
            return EXPLORE if EXPLORE in actions else STAY
        if state.phase == WALK or state.phase == HEAD_START:
            best: Action = STAY
            least = steps[place] if steps[place] >= 0 else 1000
            for action in actions:
                if isinstance(action, Go):
                    there = steps[place_of(state, action, seat)]
                    if 0 <= there < least:
                        best, least = action, there
            return best
        return actions[rng.below(len(actions))]

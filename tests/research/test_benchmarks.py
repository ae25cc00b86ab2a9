"""The comparison compares like with like: the game that others get is the game that we play."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.plain import LOOK, PLACES, Raiders
from undercroft.core.rng import FastRng
from undercroft.games.raiders.actions import Play
from undercroft.games.raiders.game import GAME

pytestmark = pytest.mark.once
SEATS = 4


@pytest.mark.parametrize("seed", range(60))
def test_the_plain_game_goes_as_ours_does(seed: int) -> None:
    rng = FastRng(seed)
    state: Any = GAME.new(SEATS, GAME.defaults(SEATS), rng)
    # Our rooms are drawn when somebody looks at them; the other game is told each, and each plan, when it is entered.
    plain = Raiders([player.character for player in state.players], [0] * 25, [state.plan] * 5)
    while state.acting:
        plain.rooms[plain.floor * PLACES + plain.place] = state.rooms[state.place]
        assert (plain.acting, plain.dark) == (state.acting, state.dark)
        seat = (state.acting & -state.acting).bit_length() - 1
        actions = state.legal(seat)
        cards = [action.card if isinstance(action, Play) else LOOK for action in actions]
        assert plain.legal(seat) == cards
        chosen = rng.below(len(actions))
        state.play(seat, actions[chosen], rng)
        plain.plans[state.floor - 1] = state.plan
        plain.play(seat, cards[chosen])
        ours = [(player.coins, player.wounds, player.petrified) for player in state.players]
        assert [(player.coins, player.wounds, player.stone) for player in plain.players] == ours
    assert plain.acting == 0
    assert plain.points() == pytest.approx(state.points())

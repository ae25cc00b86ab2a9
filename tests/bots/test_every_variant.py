"""Search in every game and variant, with whatever help the game gives it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from _pytest.mark.structures import ParameterSet

from tests.bots.setups import GAMES, case_of
from undercroft.bots.ahead import Sight
from undercroft.bots.budget import Budget
from undercroft.bots.tree import TreeBot
from undercroft.bots.trials import TrialsBot
from undercroft.core.bits import first
from undercroft.core.bot import Bot, Window
from undercroft.core.check import Setup, setups_of
from undercroft.core.game import Game
from undercroft.core.guide import Guide
from undercroft.core.rng import FastRng

ITERATIONS = 20
AHEAD = 30  # steps of a playout: whole games of the Dragon would take seconds
STEPS = (2, 20)  # of play by habit before a search; at random Doggies would soon be over
SEARCHES: dict[str, Callable[[Guide], Bot]] = {
    "tree": lambda guide: TreeBot(guide, Budget(ITERATIONS), Sight(steps=AHEAD)),
    "trials": lambda guide: TrialsBot(guide, Budget(ITERATIONS), Sight(steps=AHEAD), width=6),
}


def tables() -> list[ParameterSet]:
    """Both searches in every variant at every number of seats.

    In `make test` each variant with one of them, at the fewest seats that it allows.
    """
    found: list[ParameterSet] = []
    for game in GAMES:
        met: list[object] = []
        for setup in setups_of(game, None, None):
            shown = variant_of(setup)
            new = shown not in met
            for turn, search in enumerate(SEARCHES):
                found.append(case_of(game, setup, search, usual=new and turn == len(met) % 2))
            if new:
                met.append(shown)
    return found


def variant_of(setup: Setup) -> list[object]:
    """The options but for numbers, which follow from the seats."""
    values = [getattr(setup.options, name) for name in setup.options.__struct_fields__]
    return [value for value in values if not isinstance(value, int) or isinstance(value, bool)]


@pytest.mark.once
@pytest.mark.parametrize(("search", "game", "setup"), tables())
def test_a_search_plays_by_the_rules_and_the_same_seed_gives_the_same_choice(
    search: str, game: Game, setup: Setup
) -> None:
    rng = FastRng(5)
    state = game.new(setup.seats, setup.options, rng)
    guide = game.guide()
    searched = 0
    for number in range(max(STEPS) + 1):
        assert state.actors() != 0
        seat = first(state.actors())
        legal = state.legal(seat)
        if number in STEPS:
            window = Window(state.copy(), seat)
            chosen = SEARCHES[search](guide).choose(window, FastRng(number))
            assert chosen in legal
            assert SEARCHES[search](guide).choose(window, FastRng(number)) == chosen
            searched += len(legal) > 1
        state.play(seat, guide.habit(state, seat, legal, rng), rng)
    assert searched

"""Search in every game and variant, with whatever help the game gives it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from _pytest.mark.structures import ParameterSet

from tests.bots.setups import GAMES, case_of
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
STEPS = 25  # between two positions
SEARCHES: dict[str, Callable[[Guide], Bot]] = {
    "tree": lambda guide: TreeBot(guide, Budget(ITERATIONS)),
    "trials": lambda guide: TrialsBot(guide, Budget(ITERATIONS), width=6),
}


def tables() -> list[ParameterSet]:
    """Every variant at every number of seats; in `make test` with the fewest that the variant allows."""
    found: list[ParameterSet] = []
    for search in SEARCHES:
        for game in GAMES:
            met: list[object] = []
            for setup in setups_of(game, None, None):
                shown = variant_of(setup)
                found.append(case_of(game, setup, search, usual=shown not in met))
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
    """At the beginning, and after two stretches of random play."""
    rng = FastRng(5)
    state = game.new(setup.seats, setup.options, rng)
    searched = 0
    for number in range(2 * STEPS + 1):
        if state.actors() == 0:
            break
        seat = first(state.actors())
        legal = state.legal(seat)
        if number % STEPS == 0 or number == 3:
            searched += 1
            chosen, again = (
                SEARCHES[search](game.guide()).choose(Window(state.copy(), seat), FastRng(number))
                for _ in range(2)
            )
            assert chosen in legal
            assert again == chosen
        state.play(seat, legal[rng.below(len(legal))], rng)
    assert searched >= 3

"""Thinking a turn through: chance is spread evenly, and the end of the turn decides."""

import pytest
from mypy_extensions import i64

from tests.games.jackal.table import Table
from undercroft.bots.budget import BadBudget, Budget
from undercroft.bots.turn import EvenRng, TurnBot
from undercroft.core.bot import Window
from undercroft.core.game import Game, installed_games
from undercroft.core.guide import Guide
from undercroft.core.rng import FastRng
from undercroft.core.state import State
from undercroft.games.jackal.bot import GoodBot
from undercroft.games.jackal.game import GAME
from undercroft.games.jackal.guide import JackalGuide
from undercroft.games.jackal.state import JackalState

GAMES = list(installed_games().values())


@pytest.mark.parametrize(("parts", "n"), [(6, 6), (12, 6), (6, 12), (6, 30)])
def test_the_first_draw_takes_all_its_values_in_turn(parts: int, n: int) -> None:
    drawn = [EvenRng(part, parts, 7).below(n) for part in range(parts)]
    assert drawn == sorted(drawn)
    assert all(part * n // parts <= one <= (part * n + n - 1) // parts for part, one in enumerate(drawn))
    if parts % n == 0:
        assert all(drawn.count(value) == parts // n for value in range(n))


def test_what_follows_the_first_draw_is_chance_and_a_sure_thing_is_no_draw() -> None:
    rng = EvenRng(0, 6, 1)
    assert rng.below(1) == 0
    assert rng.below(6) == 0
    assert {rng.below(6) for _ in range(60)} == set(range(6))


def test_it_needs_a_number_of_iterations() -> None:
    with pytest.raises(BadBudget, match="needs a number of iterations"):
        TurnBot(Guide(), Budget(milliseconds=5.0))


def jackal_turn(seed: int) -> JackalState:
    """Somebody stands on a coin and may take it."""
    rng = FastRng(seed)
    state = GAME.new(3, GAME.defaults(3), rng)
    assert isinstance(state, JackalState)
    bot = GoodBot()
    while True:
        seat = int(state.actor)
        if Table(state).phase == "action" and state.stands_on_coin(seat):
            return state
        state.play(seat, bot.choose(Window(state, seat), rng), rng)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_coin_underfoot_is_taken(seed: int) -> None:
    state = jackal_turn(seed)
    bot = TurnBot(JackalGuide(), Budget(4), 4, 2)
    action = bot.choose(Window(state, state.actor), FastRng(1))
    assert GAME.verbs.text(action) == "TakeCoin"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_any_game_can_be_played_so_and_a_seed_decides(game: Game) -> None:
    """Judged by nothing but chance where a game says nothing."""
    rng = FastRng(1)
    state: State = game.new(game.fewest, game.defaults(game.fewest), rng)
    for _ in range(6):
        seat: i64 = next(seat for seat in range(state.seats) if state.legal(seat))
        chosen = [
            TurnBot(game.guide(), Budget(2), 3, 1, 1).choose(Window(state, seat), FastRng(5))
            for _ in range(2)
        ]
        assert chosen[0] == chosen[1]
        assert chosen[0] in state.legal(seat)
        state.play(seat, chosen[0], rng)

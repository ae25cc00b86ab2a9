"""The grid, the log, seats as sets, previews, bots and playouts."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy.game import TOY, HighBot, Peek, Seal, Stake, ToyState
from tests.toy.view import Figures, Options, Sealed, Staked, View
from undercroft.core.bot import RandomBot, Window
from undercroft.core.game import Game, UnknownGame, installed_game
from undercroft.core.grid import (
    CELLS,
    CENTRE,
    EAST,
    NORTH,
    SIDE,
    SOUTH,
    STEP,
    WEST,
    beside,
    cell_at,
    opposite,
    x_of,
    y_of,
)
from undercroft.core.log import EVERYBODY, WATCHER, Log, seat_bit
from undercroft.core.playout import play_bots, play_out, play_outs
from undercroft.core.preview import preview
from undercroft.core.rng import FastRng
from undercroft.core.state import seats_in

inner = st.integers(-31, 30)


# The grid


@given(st.integers(-32, 31), st.integers(-32, 31))
def test_a_cell_keeps_its_coordinates(x: int, y: int) -> None:
    cell = cell_at(x, y)
    assert 0 <= cell < CELLS
    assert (x_of(cell), y_of(cell)) == (x, y)


def test_the_middle_of_the_board_is_nought_nought() -> None:
    assert cell_at(0, 0) == CENTRE
    assert SIDE == 64


@given(inner, inner)
def test_neighbours_lie_clockwise_from_the_north(x: int, y: int) -> None:
    cell = cell_at(x, y)
    around = [(x_of(beside(cell, way)), y_of(beside(cell, way))) for way in (NORTH, EAST, SOUTH, WEST)]
    assert around == [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    assert [cell + step for step in STEP] == [beside(cell, way) for way in range(4)]


@given(inner, inner, st.integers(0, 3))
def test_the_way_back_is_the_opposite_way(x: int, y: int, way: int) -> None:
    assert beside(beside(cell_at(x, y), way), opposite(way)) == cell_at(x, y)


# Seats and the log


@given(st.sets(st.integers(0, 30)))
def test_a_set_of_seats_is_its_bits(seats: set[int]) -> None:
    bits = sum(seat_bit(seat) for seat in seats)
    assert seats_in(bits) == sorted(seats)


def test_an_event_is_told_only_to_its_hearers() -> None:
    log = Log()
    log.tell(EVERYBODY, Sealed(1))
    log.tell(seat_bit(2), Sealed(2))
    assert log.told(2) == [Sealed(1), Sealed(2)]
    assert log.told(0) == [Sealed(1)]
    assert log.told(WATCHER) == [Sealed(1)]


def test_without_a_log_nothing_is_told() -> None:
    state = TOY.new(2, Options(), FastRng(1))
    state.tell(Sealed(0))
    state.tell_only(1, Sealed(0))
    assert state.log is None


# Previews


def toy(seed: int = 1) -> ToyState:
    state = TOY.new(3, Options(), FastRng(seed))
    assert isinstance(state, ToyState)
    return state


def test_what_is_certain_is_previewed() -> None:
    state = toy()
    before = state.dump()
    shown = preview(state, 0, Stake(2), FastRng(5))
    assert shown is not None
    assert isinstance(shown.view, View)
    assert shown.view.seats[0].stake == 2
    assert shown.events == [Staked(0, 2)]
    assert state.dump() == before


def test_what_draws_is_not_previewed() -> None:
    assert preview(toy(), 0, Peek(), FastRng(5)) is None


def test_what_depends_on_hidden_cards_is_not_previewed() -> None:
    state = toy()
    state.deck.packets.clear()  # so that the show draws nothing
    for seat in (1, 2):
        state.play(seat, state.legal(seat)[0], FastRng(1))
    last = state.legal(0)[0]
    assert isinstance(last, Seal)
    assert preview(state, 0, last, FastRng(5)) is None


# Bots and playouts


def test_a_window_shows_what_its_seat_may_know_and_nothing_else() -> None:
    state = toy()
    window = Window(state, 1)
    assert window.view() == state.view(1)
    assert window.legal() == state.legal(1)
    assert window.prompt() == state.prompt(1)
    assert window.figures() == Figures(9)
    world = window.redeal(FastRng(3))
    assert world.view(1) == state.view(1)
    assert world.dump() != state.dump()
    assert (window.seat, window.seats) == (1, 3)


def test_a_random_player_plays_every_legal_action_sometimes() -> None:
    window = Window(toy(), 0)
    rng = FastRng(2)
    chosen = {RandomBot().choose(window, rng).code for _ in range(200)}
    assert chosen == {action.code for action in window.legal()}


def test_a_random_game_comes_to_its_end() -> None:
    state = toy()
    steps = play_out(state, FastRng(8))
    assert steps >= 12
    assert state.actors() == 0
    assert sum(state.points()) == pytest.approx(1)


def test_many_random_games_count_all_their_actions() -> None:
    assert play_outs(TOY, 2, Options(), 5, FastRng(1)) >= 5 * 12


def test_bots_play_a_game_to_its_end() -> None:
    points = play_bots(toy(), [HighBot(), RandomBot(), RandomBot()], FastRng(4))
    assert sum(points) == pytest.approx(1)


def test_random_is_always_among_the_bots_a_game_offers() -> None:
    assert "random" in TOY.bots()
    assert list(Game.bots(TOY)) == ["random"]


# The box


def test_a_game_that_is_not_installed_is_unknown() -> None:
    with pytest.raises(UnknownGame, match="There is no game called 'chess'; installed are: "):
        installed_game("chess")


def test_the_schema_of_the_options_can_draw_a_form() -> None:
    schema = msgspec.json.schema(TOY.options)
    form = schema["$defs"]["Options"]["properties"]["variant"]
    assert form == {"enum": ["high", "low"], "default": "high"}

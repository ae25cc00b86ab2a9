"""The log, previews, bots and playouts."""

import msgspec
import pytest

from tests.toy.game import PEEK, TOY, HighBot, Seal, Stake, ToyState
from tests.toy.view import Figures, Options, Sealed, Staked, View
from undercroft.core.bits import bit
from undercroft.core.bot import RandomBot, Window
from undercroft.core.game import UnknownGame, installed_game
from undercroft.core.log import EVERYBODY, WATCHER, Log
from undercroft.core.playout import play_bots, play_out, play_outs
from undercroft.core.preview import preview
from undercroft.core.rng import FastRng

# The log


def test_an_event_is_told_only_to_its_hearers() -> None:
    log = Log()
    log.tell(EVERYBODY, Sealed(1))
    log.tell(bit(2), Sealed(2))
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
    assert preview(toy(), 0, PEEK, FastRng(5)) is None


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
    # The toy names `high` alone.
    assert list(TOY.bots()) == ["high", "search", "random"]


# The box


def test_a_game_that_is_not_installed_is_unknown() -> None:
    with pytest.raises(UnknownGame, match="There is no game called 'chess'; installed are: "):
        installed_game("chess")


def test_the_schema_of_the_options_can_draw_a_form() -> None:
    schema = msgspec.json.schema(TOY.options)
    form = schema["$defs"]["Options"]["properties"]["variant"]
    assert form == {"enum": ["high", "low"], "default": "high"}

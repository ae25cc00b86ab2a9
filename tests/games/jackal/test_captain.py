"""The captain: he tries actions by turns played on in a hurry, which must keep the rules."""

from __future__ import annotations

import pytest

from tests.games.jackal.table import EAST, position
from undercroft.bots.budget import Budget
from undercroft.core.bot import Window
from undercroft.core.playout import play_bots
from undercroft.core.rng import FastRng
from undercroft.games.jackal import actions, phases
from undercroft.games.jackal.bot import GoodBot, place_of, value_of_standing
from undercroft.games.jackal.captain import CaptainBot
from undercroft.games.jackal.game import GAME
from undercroft.games.jackal.guide import FEATURES, JackalGuide
from undercroft.games.jackal.options import Options
from undercroft.games.jackal.quick import act, play_turns
from undercroft.games.jackal.sly import Prizes
from undercroft.games.jackal.state import JackalState

TO_THE_END = 10_000  # turns


def after_the_map(seats: int, options: Options, seed: int) -> JackalState:
    """The first turn after a start map that good pirates have laid."""
    rng = FastRng(seed)
    state = GAME.new(seats, options, rng)
    assert isinstance(state, JackalState)
    while state.phase == phases.MAP:
        seat = state.actor
        state.play(seat, GoodBot().choose(Window(state, seat), rng), rng)
    return state


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_turns_in_a_hurry_keep_the_rules_in_every_variant(seats: int) -> None:
    for number, options in enumerate(GAME.variants(seats)):
        assert isinstance(options, Options)
        state = after_the_map(seats, options, 50 + number)
        rng = FastRng(number)
        for _ in range(400):
            if not state.actors():
                break
            act(state, state.actor, bool(rng.below(2)), rng)
            assert state.broken() == ""
        play_turns(state, 0, TO_THE_END, 7, rng)
        assert state.phase == phases.OVER
        assert state.broken() == ""


def test_in_a_hurry_places_are_worth_what_they_are_to_the_good_pirate() -> None:
    state = after_the_map(3, Options(), 4)
    rng = FastRng(4)
    walks = 0
    while walks < 12 and state.actors():
        seat = state.actor
        if state.phase == phases.WALK:
            walks += 1
            view = Prizes(state, seat)
            for action in state.legal(seat):
                place = place_of(state, action, seat)
                assert view.good_standing(place) == value_of_standing(state, seat, place)
        state.play(seat, GoodBot().choose(Window(state, seat), rng), rng)
    assert walks == 12


def test_play_stops_when_the_turn_comes_round_again() -> None:
    state = after_the_map(4, Options(), 9)
    seat = state.active
    play_turns(state, seat, 4, 1, FastRng(1))
    assert (state.phase, state.active, state.round) == (phases.MOVE, seat, 2)


def test_others_have_the_same_luck_whatever_he_does() -> None:
    """Where nobody is in the way, the others stand in the same places after a round."""
    places = []
    for action in ("Roll", "Stay"):
        table = position(
            [("C-I", x, 0, 1) for x in range(1, 8)], pirates=[(1, 0, 0), (7, 0, 0)], coins=[0, 10]
        )
        start = table.state.players[1].place
        table.do(0, action, *([1] if action == "Roll" else []))
        play_turns(table.state, 0, 1, 5, FastRng(5))
        places.append(table.state.players[1].place)
    assert places[0] == places[1] != start


def test_he_stops_a_rival_who_is_about_to_win() -> None:
    far = [("C-I", x, 0, 1) for x in range(1, 8)]
    table = position(far, pirates=[(7, 0, 0), (2, 0, 0)], coins=[0, 10], bats=[1, 0])
    table.do(0, "Stay")
    captain = CaptainBot(Budget(iterations=60))
    assert GAME.verbs.text(captain.choose(Window(table.state, 0), FastRng(1))) == "Prank 1"


def allies(home: tuple[int, int, int]) -> JackalState:
    """Six pirates; 0 stands beside the ladder, his ally 3 at `home`, and the two own what a team of six needs."""
    places = [(1, 0, 0), (4, 0, 0), (4, 0, 0), home, (4, 0, 0), (4, 0, 0)]
    coins = [4, 0, 0, 4, 0, 0]
    return position(EAST, seats=6, pirates=places, coins=coins, options={"alliances": True}).state


def test_what_his_team_wins_he_wins() -> None:
    """The ally waits on the ladder, so any throw of the die ends the game."""
    captain = CaptainBot(Budget(iterations=10))
    for number in range(6):
        world = allies((0, 0, 0))
        assert captain.gain(world, 0, actions.ROLL, 0, number, 1) == 1.0
        assert world.points() == [0.5, 0.0, 0.0, 0.5, 0.0, 0.0]


def test_he_knows_that_both_allies_must_come_home() -> None:
    guide = JackalGuide()
    near = dict(zip(FEATURES, guide.describe(allies((2, 0, 0)), 0), strict=True))
    assert near["steps home, if rich enough"] == 1.0
    assert near["an ally's steps home, if rich enough"] == 2.0
    assert near["near home together, if allies are rich enough"] == pytest.approx(1 / 3)
    together = guide.chances(allies((1, 0, 0)))
    apart = guide.chances(allies((4, 0, 0)))
    assert together[0] + together[3] > apart[0] + apart[3]


def test_the_same_seed_and_iterations_give_the_same_game() -> None:
    ends = []
    for _ in range(2):
        state = GAME.new(2, Options(), FastRng(3))
        assert isinstance(state, JackalState)
        captain = CaptainBot(Budget(iterations=6))
        rng = FastRng(3)
        for _ in range(90):
            seat = state.actor
            state.play(seat, (captain if seat == 0 else GoodBot()).choose(Window(state, seat), rng), rng)
        ends.append(state.dump())
        assert captain.decided > 0
    assert ends[0] == ends[1]


def test_a_limit_cuts_his_trials_short() -> None:
    state = after_the_map(4, Options(), 2)
    captain = CaptainBot(Budget(iterations=1 << 30))
    captain.limit(5.0)
    window = Window(state, state.actor)
    assert captain.choose(window, FastRng(1)) in window.legal()
    assert captain.decided == 1
    assert CaptainBot(Budget(iterations=10)).go_by_clock(5.0)


@pytest.mark.once
def test_few_trials_are_enough_to_beat_good_pirates() -> None:
    won = 0.0
    games = 60
    for game in range(games):
        rng = FastRng(9000 + game)
        me = game % 3
        bots = [CaptainBot(Budget(iterations=40)) if seat == me else GoodBot() for seat in range(3)]
        won += play_bots(GAME.new(3, Options(), rng), list(bots), rng)[me]
    assert won > games / 3

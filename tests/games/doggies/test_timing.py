"""Trials of when to leave: they keep to the rules, end in time, and see what a rival would take."""

from __future__ import annotations

import pytest

from tests.games.doggies.table import Table, room, table
from undercroft.bots.budget import Budget
from undercroft.core.bot import Window
from undercroft.core.playout import play_bots
from undercroft.core.rng import FastRng, NoRng
from undercroft.games.doggies import placing
from undercroft.games.doggies.actions import EXPLORE, LEAVE
from undercroft.games.doggies.bot import WIDTH, GoodBot
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.options import Options
from undercroft.games.doggies.timing import TimingBot, lay, walk

ROW = [room(f"coin2-{number}", 0, -number, 1) for number in range(1, 3)]


def gain_by_leaving(game: Table) -> float:
    """What leaving brings seat 0 over exploring, in chances to win."""
    bot = TimingBot(Budget(iterations=12))
    bot.rng = FastRng(1)
    leaving, waiting = bot.tries(game.state, 0, bot.plan(game.state, 0, WIDTH))
    return leaving.mean() - waiting.mean()


def test_leaving_gains_where_a_rival_goes_next_and_takes_everything() -> None:
    """Four coins lie on the only way. For a rival with three paws they are enough, so it leaves at once."""
    game = table(*ROW, round=3)
    rival = table(*ROW, round=3)
    rival.state.players[1].available = 3
    assert gain_by_leaving(rival) > 0.0
    assert gain_by_leaving(rival) > gain_by_leaving(game)


def test_a_walk_in_a_trial_is_the_walk_of_the_rules() -> None:
    quick, slow = table(*ROW, round=2).state, table(*ROW, round=2).state
    plan = GoodBot().plan(quick, 0, WIDTH)
    walk(quick, plan)
    slow.play(0, LEAVE, NoRng())
    for step in plan.steps():
        assert step in slow.legal(0)
        slow.play(0, step, NoRng())
    assert quick.dump() == slow.dump()
    assert quick.legal(1) == slow.legal(1)


def test_a_card_laid_in_a_trial_is_laid_by_the_rules() -> None:
    quick, slow = table(*ROW, round=2).state, table(*ROW, round=2).state
    placing.explore(quick, FastRng(4))
    slow.play(0, EXPLORE, FastRng(4))
    places = placing.placements(quick)
    assert places == slow.legal(0)
    lay(quick, places[-1])
    slow.play(0, places[-1], NoRng())
    assert quick.dump() == slow.dump()


@pytest.mark.parametrize("number", [1, 2, 3])
def test_trials_end_with_the_round_and_leave_the_table_as_it_is(number: int) -> None:
    game = table(*ROW, round=number)
    before = game.state.dump()
    window = Window(game.state, 0)
    chosen = [TimingBot(Budget(iterations=3)).choose(window, FastRng(5)) for _ in range(2)]
    assert chosen[0] is chosen[1]
    assert chosen[0] in window.legal()
    assert game.state.dump() == before


@pytest.mark.parametrize("by_clock", [False, True])
def test_a_limit_cuts_the_trials_short(by_clock: bool) -> None:
    window = Window(table(*ROW, round=3).state, 0)
    bot = TimingBot(Budget(iterations=1 << 30))
    if by_clock:
        assert bot.go_by_clock(5.0)
    else:
        bot.limit(5.0)
    assert bot.choose(window, FastRng(1)) in window.legal()


@pytest.mark.once
def test_it_beats_good_players() -> None:
    won = 0.0
    games = 60
    for game in range(games):
        rng = FastRng(8000 + game)
        me = game % 3
        bots = [TimingBot(Budget(iterations=8)) if seat == me else GoodBot() for seat in range(3)]
        won += play_bots(GAME.new(3, Options(), rng), list(bots), rng)[me]
    assert won > games / 3

"""The good pirate wins more than its share, against random ones and against the one-rule baseline."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.jackal.baseline import NearestCoin
from tests.games.jackal.table import EAST, position
from undercroft.core.arena import Share
from undercroft.core.bot import Bot, RandomBot, Window
from undercroft.core.playout import play_bots
from undercroft.core.rng import FastRng
from undercroft.games.jackal.bot import GoodBot
from undercroft.games.jackal.game import GAME

pytestmark = pytest.mark.once


def share(seats: int, games: int, rival: Callable[[], Bot]) -> Share:
    """One good pirate among rivals, in every seat in turn."""
    won = 0.0
    for game in range(games):
        rng = FastRng(1000 + game)
        me = game % seats
        bots: list[Bot] = [GoodBot() if seat == me else rival() for seat in range(seats)]
        won += play_bots(GAME.new(seats, GAME.defaults(seats), rng), bots, rng)[me]
    return Share(won, games)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_beats_random_pirates(seats: int) -> None:
    assert share(seats, 12, RandomBot).interval()[0] > 1 / seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_beats_the_one_rule_baseline(seats: int) -> None:
    assert share(seats, 24, NearestCoin).interval()[0] > 1 / seats


def test_good_pirates_finish_well_inside_the_limits() -> None:
    for seed in range(4):
        rng = FastRng(seed)
        state = GAME.new(4, GAME.defaults(4), rng)
        play_bots(state, [GoodBot() for _ in range(4)], rng)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.why.id == "jackal-outcome-home"


@pytest.mark.parametrize(
    ("coins", "wagers", "chosen"),
    [
        ([3, 0, 0, 0], [2, 2, 2, 2], "Give 1"),
        ([1, 0, 0, 0], [0, 2, 2, 2], "Give 1"),  # who cannot wager parts with his last
        ([1, 0, 0, 0], [2, 2, 2, 2], "EndTurn"),
        ([3, 0, 1, 0], [2, 2, 2, 2], "EndTurn"),  # the ally has one to wager with
        ([3, 0, 0, 0], [2, 2, 0, 2], "EndTurn"),
    ],
)
def test_an_ally_without_coins_gets_one_to_wager_with(
    coins: list[int], wagers: list[int], chosen: str
) -> None:
    places = [(1, 0, 0), (2, 0, 0), (1, 0, 0), (2, 0, 0)]
    table = position(
        EAST, seats=4, pirates=places, coins=coins, wagers=wagers, bats=[0] * 4, options={"alliances": True}
    )
    table.do(0, "Stay")
    assert table.may(0, "Give 1")
    assert GAME.verbs.text(GoodBot().choose(Window(table.state, 0), FastRng(1))) == chosen

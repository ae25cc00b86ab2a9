"""The sly pirate: seeks wagers, is wary of those of others, and keeps his bats."""

from __future__ import annotations

import pytest

from tests.games.jackal.table import EAST, Table, position
from undercroft.core.arena import Share
from undercroft.core.bot import Bot, Window
from undercroft.core.playout import play_bots
from undercroft.core.rng import FastRng
from undercroft.games.jackal.bot import GoodBot
from undercroft.games.jackal.game import GAME
from undercroft.games.jackal.sly import SlyBot


def corridor(mine: tuple[int, int, int], coins: list[int], wagers: list[int], bats: int = 0) -> Table:
    """A corridor to the east, its hall at the end empty; the rival stands in the middle."""
    return position(
        EAST, pirates=[mine, (2, 0, 0)], coins=coins, wagers=wagers, bats=[bats, 0], empty=[(4, 0)]
    )


def choice(table: Table, bot: Bot) -> str:
    return GAME.verbs.text(bot.choose(Window(table.state, 0), FastRng(1)))


def test_he_walks_to_a_rival_to_wager_with() -> None:
    table = corridor((4, 0, 0), [1, 1], [2, 2])
    assert choice(table, SlyBot()) == "Roll"
    table.do(0, "Roll", 3)
    assert choice(table, SlyBot()) == "MoveTo 2 0 0"
    table.do(0, "MoveTo 2 0 0")
    assert choice(table, SlyBot()) == "Wager 1"


@pytest.mark.parametrize(("coins", "wagers"), [([1, 0], [2, 2]), ([0, 1], [2, 2]), ([1, 1], [0, 2])])
def test_where_there_is_nothing_to_wager_he_goes_elsewhere(coins: list[int], wagers: list[int]) -> None:
    table = corridor((4, 0, 0), coins, wagers)
    table.do(0, "Roll", 3)
    assert choice(table, SlyBot()) != "MoveTo 2 0 0"


def test_a_rich_pirate_does_not_stop_where_a_rival_may_wager() -> None:
    table = corridor((4, 0, 0), [10, 1], [0, 2])
    table.do(0, "Roll", 2)
    assert choice(table, GoodBot()) == "MoveTo 2 0 0"
    assert choice(table, SlyBot()) == "MoveTo 3 0 0"


def test_bats_wait_until_a_rich_rival_is_a_roll_from_home() -> None:
    far = [("C-I", x, 0, 1) for x in range(1, 8)]
    for place, chosen in [(7, "EndTurn"), (6, "Prank 1")]:
        table = position(far, pirates=[(1, 0, 0), (place, 0, 0)], coins=[0, 10], bats=[1, 0])
        table.do(0, "Stay")
        assert choice(table, GoodBot()) == "Prank 1"
        assert choice(table, SlyBot()) == chosen


@pytest.mark.once
def test_he_beats_good_pirates() -> None:
    won = 0.0
    games = 500
    for game in range(games):
        rng = FastRng(7000 + game)
        me = game % 5
        bots: list[Bot] = [SlyBot() if seat == me else GoodBot() for seat in range(5)]
        won += play_bots(GAME.new(5, GAME.defaults(5), rng), bots, rng)[me]
    assert Share(won, games).interval()[0] > 1 / 5

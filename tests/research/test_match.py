"""Our bots against OpenSpiel's search, with as much processor time."""

import re

import pyspiel
import pytest

from undercroft.adapters.match import Clock, match, play
from undercroft.adapters.open_spiel import UndercroftBot

pytestmark = pytest.mark.once


def test_a_match_tells_the_share_and_the_time_of_both() -> None:
    said = match("raiders", "random", 3, 3)
    assert re.fullmatch(
        r"raiders, 3 seats, 3 games: random won \d\.\d+ \(\d\.\d+ to \d\.\d+\), even is 0\.333; "
        r"\d+\.\d ms a decision, IS-MCTS \d+\.\d ms",
        said,
    )


def test_is_mcts_may_have_a_fixed_time_however_quick_the_bot_is() -> None:
    said = match("raiders", "random", 1, 3, 20.0)
    times = re.search(r"(\d+\.\d) ms a decision, IS-MCTS (\d+\.\d) ms$", said)
    assert times is not None
    assert float(times[1]) < 20.0 <= float(times[2])


def test_the_same_seed_gives_the_same_game_and_forced_decisions_are_not_timed() -> None:
    game = pyspiel.load_game("undercroft_raiders", {"players": 3})
    results = []
    for _ in range(2):
        clocks = [Clock(UndercroftBot(game, seat, "random", seat)) for seat in range(3)]
        results.append(play(game, clocks, 4))
        assert all(0 < clock.decisions < 25 * 2 for clock in clocks)
        assert all(clock.mean() > 0 for clock in clocks)
    assert results[0] == results[1]
    assert sum(results[0]) == pytest.approx(1.0)

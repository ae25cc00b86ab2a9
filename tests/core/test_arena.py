"""Bots against bots, and how fast the rules are."""

import msgspec
import pytest

from tests.toy.game import TOY, Stake, ToyGame
from tests.toy.view import Options
from undercroft.core.action import Action
from undercroft.core.arena import Result, Share, UnknownBot, arena, elo, line_up, make_player
from undercroft.core.bench import Bench, median, run_benches
from undercroft.core.bot import Bot, Window
from undercroft.core.game import installed_game
from undercroft.core.rng import FastRng, Rng
from undercroft.core.state import State


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert line_up(TOY, ["high", "random"], 4) == ["high", "random", "random", "random"]
    assert line_up(TOY, ["high"], 2) == ["high", "high"]


@pytest.mark.parametrize("names", [["best"], [], ["high"] * 5])
def test_bots_that_do_not_exist_or_fit_are_refused(names: list[str]) -> None:
    with pytest.raises(UnknownBot):
        line_up(TOY, names, 4)


def test_a_better_player_is_shown_to_be_better() -> None:
    seen: list[int] = []
    result = arena(TOY, 3, Options(), line_up(TOY, ["high", "random"], 3), 240, 1, seen.append)
    low, high = result.of_bot("high").interval()
    assert low > result.even("high") == pytest.approx(1 / 3)
    assert high <= 1
    other = result.of_bot("random")
    assert other.interval()[1] < result.even("random")
    assert seen == list(range(1, 241))


def test_everybody_sits_everywhere_equally_often_and_nothing_won_is_lost() -> None:
    result = arena(TOY, 3, Options(), ["high", "random", "random"], 30, 5)
    assert result.sat["high"] == [10, 10, 10]
    assert result.sat["random"] == [20, 20, 20]
    assert sum(result.of_bot(name).won for name in result.names) == pytest.approx(30)
    assert sum(result.of_seat(seat).won for seat in range(3)) == pytest.approx(30)


def test_the_same_seed_gives_the_same_result() -> None:
    first = arena(TOY, 2, Options(), ["high", "random"], 20, 3)
    second = arena(TOY, 2, Options(), ["high", "random"], 20, 3)
    assert first.won == second.won


def test_elo_is_the_usual_one_for_two_and_measures_from_even_for_more() -> None:
    assert elo(0.5, 0.5) == 0
    assert elo(10 / 11, 0.5) == pytest.approx(400)
    assert elo(0.25, 0.25) == pytest.approx(0)
    assert elo(0.5, 0.25) == pytest.approx(400 * 0.4771, abs=0.1)
    # Two of three seats that win as often as the third are even too.
    assert elo(2 / 3, 2 / 3) == pytest.approx(0)
    assert elo(1.0, 0.5) is elo(0.0, 0.5) is elo(1.0, 1.0) is None


def test_the_interval_is_that_of_wilson() -> None:
    # 80 of 100: from a table.
    low, high = Share(80, 100).interval()
    assert (round(low, 4), round(high, 4)) == (0.7112, 0.8666)
    assert Share(0, 50).interval()[0] == 0
    assert Share(50, 50).interval()[0] == pytest.approx(0.9287, abs=1e-3)
    assert Share(0, 0).interval() == (0, 1)
    assert Result(2, ["a", "b"]).of_bot("a").share() == 0


def test_a_bench_measures_everything_it_promises() -> None:
    bench = Bench(TOY, 3, Options(), 1)
    rounds: list[tuple[str, int]] = []
    run_benches([bench], 0.3, lambda slug, number: rounds.append((slug, number)))
    figures = bench.figures()
    assert list(figures) == [
        "seats",
        "compiled",
        "playouts_per_s",
        "decisions_per_s",
        "copies_per_s",
        "legal_per_s",
        "views_per_s",
        "redeals_per_s",
        "slowest_legal_ms",
        "chapters",
    ]
    assert all(value > 0 for name, value in figures.items() if name.endswith(("_s", "_ms")))  # type: ignore[operator]
    assert rounds == [("toy", number) for number in range(6)]
    assert bench.times.share_ms(0.5) <= bench.times.share_ms(0.999)
    slow = bench.times.slowest_again(TOY)
    assert TOY.load(msgspec.json.decode(msgspec.json.encode(slow.state.dump()))).legal(slow.seat)


def test_the_median_is_the_middle() -> None:
    assert median([3, 1, 2]) == 2
    assert median([4, 1, 2, 3]) == 2.5


class Cautious(Bot):
    """Takes the first action offered, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, window: Window, rng: Rng) -> Action:
        self.asked += 1
        return window.legal()[0]


CAUTIOUS = Cautious()


class Wandered(ToyGame):
    """The toy with a wanderer, and the first seat's stakes as a chapter of their own."""

    def wanderer(self) -> Bot | None:
        return CAUTIOUS

    def chapter(self, state: State) -> str:
        return "stakes" if any(isinstance(one, Stake) for one in state.legal(0)) else ""


def test_a_bench_reports_a_chapter_apart_and_plays_by_the_wanderer() -> None:
    bench = Bench(Wandered(), 2, Options(), 1)
    run_benches([bench], 0.3)
    assert CAUTIOUS.asked > 0
    chapters = bench.figures()["chapters"]
    assert isinstance(chapters, dict)
    assert list(chapters) == ["stakes"]
    assert 0 < chapters["stakes"]["legal_lists"] < len(bench.times.nanoseconds)
    assert chapters["stakes"]["p999_legal_ms"] > 0
    assert chapters["stakes"]["slowest_legal_ms"] > 0
    slow = bench.chapters["stakes"].slowest_again(TOY)
    assert any(isinstance(one, Stake) for one in slow.state.legal(0))


def test_a_player_can_be_asked_for_with_a_time_to_think() -> None:
    raiders = installed_game("raiders")
    bot = make_player(raiders, "novice@4")
    state = raiders.new(3, raiders.defaults(3), FastRng(1))
    seat = next(seat for seat in range(3) if state.legal(seat))
    assert bot.choose(Window(state, seat), FastRng(1)) in state.legal(seat)
    assert line_up(raiders, ["novice@4", "good"], 3) == ["novice@4", "good", "good"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("deep@4", "has no bot called 'deep'"),
        ("good@4", "good does not search in raiders"),
        ("master@", "master@: behind the @ stands a time in milliseconds, as in master@200."),
        ("master@abc", "master@abc: behind the @ stands a time in milliseconds, as in master@200."),
        ("master@-1", "cannot think for -1"),
        ("master@nan", "cannot think for nan"),
        ("master@1e9", "an hour is the most"),
    ],
)
def test_an_impossible_time_is_refused_in_words(name: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words):
        make_player(installed_game("raiders"), name)

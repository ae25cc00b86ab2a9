"""Comparing: pairs of games on the same seeds, and an exit code for scripts."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tests.lab.test_report import run_of
from tests.lab.test_simulate import undercroft
from undercroft.core.game import installed_game
from undercroft.lab.compare import Comparison
from undercroft.lab.findings import Findings
from undercroft.lab.speech import Speech
from undercroft.refusal import Refused

pytestmark = pytest.mark.once


def test_a_run_does_not_differ_from_itself(tmp_path: Path) -> None:
    run = Findings(run_of("raiders", tmp_path, 40))
    comparison = Comparison(run, run)
    assert comparison.clear() == []
    assert all(one.paired.mean == 0 for one in comparison.differences)
    assert {one.what for one in comparison.differences} >= {
        "decisions",
        "seat",
        "shared",
        "end",
        "line",
        "use-met",
    }


def test_a_difference_is_the_mean_over_pairs(tmp_path: Path) -> None:
    usual = Findings(run_of("raiders", tmp_path, 60))
    tactical = Findings(run_of("raiders", tmp_path, 60, variant="tactical"))
    comparison = Comparison(usual, tactical)
    length = next(one for one in comparison.differences if one.what == "decisions")
    apart = tactical.lengths().to_numpy() - usual.lengths().to_numpy()
    assert length.paired.mean == pytest.approx(apart.mean())
    # Three games of each deal, which are not independent: 20 deals are counted.
    by_deal = apart.reshape(20, 3).mean(axis=1)
    assert length.paired.deals == 20
    assert length.paired.error == pytest.approx(np.std(by_deal, ddof=1) / 20**0.5)


def test_only_pairs_are_compared(tmp_path: Path) -> None:
    three, four = (Findings(run_of("raiders", tmp_path, 5, seats)) for seats in (3, 4))
    with pytest.raises(Refused, match="cannot be paired: seats is 3 in one and 4"):
        Comparison(three, four)


def test_two_sets_are_played_and_compared(tmp_path: Path) -> None:
    box = undercroft("components", "raiders").stdout
    rich = tmp_path / "rich.toml"
    rich.write_text(box.replace("chests = [4, 2]", "chests = [9, 8]"), encoding="utf-8")
    words = ["--game", "raiders", "--games", "60", "--seats", "3", "--processes", "1", "--json"]
    done = undercroft("compare", "box", rich, *words)
    assert done.returncode == 1, done.stderr
    shown = msgspec.json.decode(done.stdout)
    coins = next(one for one in shown["figures"] if one["name"] == "raiders-score-coins")
    assert coins["clear"]
    assert coins["difference"] > 0
    again = undercroft("compare", "box", "box", *words)
    assert (again.returncode, again.stderr) == (0, "")


DEALT = ['{"random_dogs": false}', '{"random_dogs": true}']
DOGGIES = ["--game", "doggies", "--seats", "3", "--processes", "1"]


@pytest.mark.parametrize("games", ["1", "15"])
def test_a_few_games_are_never_beyond_chance(games: str) -> None:
    done = undercroft("compare", *DEALT, *DOGGIES, "--games", games, env={"COLUMNS": "200"})
    assert done.returncode == 0, done.stdout
    length = next(line for line in done.stdout.splitlines() if "Decisions in a game" in line)
    assert " 0.000 " not in length, "they differ"
    assert "open; too few games to say" in length
    assert "Beyond chance after correction (Holm): 0 of" in done.stdout


def test_two_variants_are_compared() -> None:
    done = undercroft("compare", *DEALT, *DOGGIES, "--games", "60", "--json")
    assert done.returncode == 1, done.stderr
    shown = msgspec.json.decode(done.stdout)
    assert shown["games"] == 60
    length = next(one for one in shown["figures"] if one["what"] == "decisions")
    assert length["clear"]
    assert length["interval"][0] < length["difference"] < length["interval"][1] < 0


def test_two_bots_are_compared_by_what_they_win() -> None:
    done = undercroft("compare", "random", "good,random", *DOGGIES, "--games", "12", "--json")
    shown = msgspec.json.decode(done.stdout)["figures"]
    assert done.returncode == any(one["clear"] for one in shown), done.stderr
    first = next(one for one in shown if one["what"] == "first_bot")
    assert first["difference"] > 0.2


def test_two_runs_are_compared_without_playing(tmp_path: Path) -> None:
    one, other = (run_of("raiders", tmp_path, 12) for _ in range(2))
    done = undercroft("compare", one, other)
    assert (done.returncode, done.stderr) == (0, "")
    assert "12 paired games" in done.stdout


@pytest.mark.parametrize(
    ("side", "said"),
    [
        ("genius", "raiders has no bot called 'genius'; it has "),
        ("master@200", "master@200: the lab has no bots that go by the clock"),
        ('{"variant": "strange"}', ""),
        ("nowhere.toml", "nowhere.toml"),
    ],
)
def test_what_cannot_be_compared_is_a_sentence(side: str, said: str) -> None:
    done = undercroft("compare", "box", side, "--game", "raiders", "--games", "3")
    assert done.returncode == 2
    assert done.stderr.startswith("undercroft: ")
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("slug", ["doggies", "dragon", "goblins", "jackal", "raiders"])
def test_every_figure_has_a_name_in_every_language(tmp_path: Path, slug: str) -> None:
    run = Findings(run_of(slug, tmp_path, 20))
    differences = Comparison(run, run).differences
    for language in ("ru", "uk"):
        speech = Speech(language, installed_game(slug))
        shown = [speech.figure(one.what, one.name) for one in differences]
        assert [words for words in shown if re.match("[a-z]", words)] == []

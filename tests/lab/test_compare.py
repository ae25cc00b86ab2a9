"""Comparing: pairs of games on the same seeds, and an exit code for scripts."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
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
    apart = tactical.lengths() - usual.lengths()
    assert length.paired.mean == pytest.approx(apart.mean())
    assert length.paired.deviation == pytest.approx(apart.std())


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


@pytest.mark.parametrize("slug", ["doggies", "dragon", "goblins", "jackal", "raiders"])
def test_every_figure_has_a_name_in_every_language(tmp_path: Path, slug: str) -> None:
    run = Findings(run_of(slug, tmp_path, 20))
    differences = Comparison(run, run).differences
    for language in ("ru", "uk"):
        speech = Speech(language, installed_game(slug))
        shown = [speech.figure(one.what, one.name) for one in differences]
        assert [words for words in shown if re.match("[a-z]", words)] == []

"""`undercroft ladder` and `undercroft train` from the command line."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

pytestmark = pytest.mark.once


def undercroft(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "undercroft", *words], capture_output=True, text=True, cwd=folder, timeout=300
    )


def test_a_ladder_is_played_on_two_cores_kept_and_written_into_the_page(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "bots.md").write_text("# Opponents\n", encoding="utf-8")
    words = (
        "ladder",
        "raiders",
        "--seats",
        "3",
        "--bots",
        "novice,good,random",
        "--deals",
        "2",
        "--docs",
        ".",
    )
    first = undercroft(tmp_path, *words, "--cores", "2")
    assert first.returncode == 0, first.stderr
    assert "novice" in first.stdout
    kept = (tmp_path / "ladder-raiders.jsonl").read_text(encoding="utf-8")
    assert len(kept.splitlines()) == 7
    again = undercroft(tmp_path, *words, "--cores", "1")
    assert (again.returncode, again.stdout) == (0, first.stdout)
    assert (tmp_path / "ladder-raiders.jsonl").read_text(encoding="utf-8") == kept
    assert "| good | 1000 | 1000 to 1000 | 1000 | 1000 to 1000 | 6 |" in (tmp_path / "bots.md").read_text(
        encoding="utf-8"
    )
    assert (tmp_path / "pictures" / "ladder-raiders.svg").read_text(encoding="utf-8").startswith("<svg")


def test_training_writes_the_same_file_from_the_same_seed(tmp_path: Path) -> None:
    words = ("train", "raiders", "--bot", "random", "--games", "60", "--seed", "3", "--plot", "plot.svg")
    one = undercroft(tmp_path, *words, "--file", "one.json", "--cores", "2")
    other = undercroft(tmp_path, *words, "--file", "other.json", "--cores", "1")
    assert (one.returncode, other.returncode) == (0, 0), one.stderr + other.stderr
    assert "In games not seen before: Brier score" in one.stdout
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "other.json").read_bytes()
    assert msgspec.json.decode((tmp_path / "one.json").read_bytes())["seed"] == 3
    assert (tmp_path / "plot.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ladder", "raiders", "--bots", "deep"], "raiders has no bot called 'deep'"),
        (["ladder", "raiders", "--file", "."], "cannot be read"),
        (["train", "raiders", "--bot", "deep"], "deep"),
        (["train", "raiders", "--games", "5"], "5 games are too few: with fewer than 30"),
        (["train", "raiders", "--file", "nowhere/weights.json"], "nowhere/weights.json cannot be written"),
        (["train", "raiders", "--plot", "nowhere/plot.svg"], "nowhere/plot.svg cannot be written"),
        (["train", "raiders", "--learn", "beliefs"], "raiders names no clues to learn from"),
        (["train", "raiders", "--learn", "actions"], "raiders names no choices to learn from"),
        (["train", "jackal", "--learn", "habits"], "jackal names no habits to learn from"),
        (["arena", "raiders", "--bots", "good@50"], "good does not search in raiders"),
        (["check", "raiders", "--bot", "deep"], "deep"),
    ],
)
def test_mistakes_are_explained_in_a_sentence(tmp_path: Path, words: list[str], sentence: str) -> None:
    done = undercroft(tmp_path, *words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr

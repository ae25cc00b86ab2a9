"""Several sets of components side by side in one process."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from undercroft.core.components import BadComponents, box_text
from undercroft.core.game import Game, installed_game
from undercroft.core.match import Match, new_match
from undercroft.core.playout import play_out
from undercroft.core.rng import FastRng
from undercroft.sets import game_of_record, installed_sets


def put(folder: Path, slug: str, before: str = "", after: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    text = box_text(slug)
    assert before in text
    (folder / f"{slug}.toml").write_text(text.replace(before, after) + "\n", encoding="utf-8")


@pytest.fixture
def sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("UNDERCROFT_SETS", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("slug", ["doggies", "dragon", "goblins", "jackal", "raiders"])
def test_a_game_with_another_set_plays_beside_the_box(sets: Path, slug: str) -> None:
    put(sets / "mine", slug)
    box = installed_game(slug)
    [mine] = installed_sets()
    assert (mine.slug, mine.set, mine.folder, box.set) == (slug, "mine", str(sets / "mine"), "")
    assert mine.digest != box.digest
    assert installed_game(slug) is box
    assert sys.modules[f"undercroft.games.{slug}.game"].GAME is box
    # The same cards in another file: the same game from the same seeds.
    ends = []
    for game in (box, mine):
        state = game.new(game.fewest, game.defaults(game.fewest), FastRng(1))
        ends.append((play_out(state, FastRng(2)), state.points(), state.dump()))
    assert ends[0] == ends[1]


def played(game: Game) -> Match:
    match = new_match(game, 3, game.defaults(3), FastRng(1))
    for _ in range(6):
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0], FastRng(2))
    return match


def test_each_set_has_its_own_cards(sets: Path) -> None:
    put(sets / "poor", "raiders", "coins = 3", "coins = 1")
    put(sets / "rich", "raiders", "coins = 3", "coins = 20")
    wealth = {}
    for game in (installed_game("raiders"), *installed_sets()):
        wealth[game.set] = sum(player["coins"] for player in played(game).state.dump()["players"])  # type: ignore[attr-defined]
    assert wealth["poor"] < wealth[""] < wealth["rich"]


def test_a_record_is_read_with_its_own_set(sets: Path) -> None:
    put(sets / "rich", "raiders", "coins = 3", "coins = 20")
    [rich] = installed_sets()
    record = played(rich).record()
    assert game_of_record(record).set == "rich"
    assert game_of_record(played(installed_game("raiders")).record()) is installed_game("raiders")
    assert game_of_record({**record, "components": "gone"}) is installed_game("raiders")


def test_a_copy_of_the_box_is_no_other_set(sets: Path) -> None:
    (sets / "as printed").mkdir()
    (sets / "as printed" / "raiders.toml").write_text(box_text("raiders"), encoding="utf-8")
    assert installed_sets() == []


def test_mistakes_are_named(sets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (sets / "empty").mkdir()
    with pytest.raises(BadComponents, match="empty: a set needs a file called by its game"):
        installed_sets()
    (sets / "empty" / "chess.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadComponents, match=r"chess\.toml: there is no game called 'chess'"):
        installed_sets()
    (sets / "empty" / "chess.toml").unlink()
    put(sets / "empty", "raiders", "coins = 3", 'coins = "many"')
    with pytest.raises(BadComponents, match=r"raiders\.toml: .*coins must be a whole number"):
        installed_sets()
    assert installed_game("raiders").set == ""
    monkeypatch.setenv("UNDERCROFT_SETS", str(sets / "nowhere"))
    with pytest.raises(BadComponents, match="there is no such folder"):
        installed_sets()

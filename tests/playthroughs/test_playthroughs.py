"""Every text beside this file is a whole game; replaying it must give the same text, line by line."""

from difflib import unified_diff
from pathlib import Path

import pytest

from undercroft.core.game import Game, installed_games
from undercroft.core.playthrough import told_again

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.fixture(scope="module")
def games() -> dict[str, Game]:
    return installed_games()


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_playthrough_still_goes_as_it_is_written(file: Path, games: dict[str, Game]) -> None:
    text = file.read_text(encoding="utf-8")
    slug = text.partition(",")[0].removeprefix("game: ")
    again = told_again(games[slug], text)
    difference = list(unified_diff(text.splitlines(), again.splitlines(), "written", "now", lineterm="", n=4))
    assert not difference, "\n".join(difference[:60])


def test_every_installed_game_has_playthroughs(games: dict[str, Game]) -> None:
    told = {file.stem.partition("-")[0] for file in FILES}
    lacking = [
        f"undercroft playthrough {slug} --seed 1 > tests/playthroughs/{slug}.txt"
        for slug in sorted(set(games) - told)
    ]
    assert not lacking, "these write what is missing:\n" + "\n".join(lacking)

"""Every game has its page for developers, and the position in it is one that can be started from."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from undercroft.core.game import Game, installed_games
from undercroft.fields import page_with_fields

GAMES = installed_games()
DOCS = Path(__file__).parents[2] / "docs" / "games"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_position_in_the_documentation_is_one(game: Game) -> None:
    file = DOCS / f"{game.slug}.md"
    assert file.exists(), (
        f"docs/games/{game.slug}.md is missing; docs/adding-a-game.md says what stands there"
    )
    page = file.read_text(encoding="utf-8")
    found = re.findall(r"```json\n(.*?)```", page, flags=re.DOTALL)
    assert found, "the page has no position as JSON: `undercroft playthrough` prints some"
    dump = json.loads(found[0])
    state = game.load(dump)
    assert state.dump().keys() == dump.keys(), "the fields of the page are those of a dump"
    assert page_with_fields(game, page) == page, (
        "the fields are not up to date: `undercroft types` writes them"
    )
    assert state.broken() == ""

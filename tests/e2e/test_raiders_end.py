"""The boss and the score sheet of Dungeon Raiders on a tablet: words, fit, and what axe says of light colours.

On a desktop and on a phone they are looked at where a whole game ends (test_raiders.py).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.test_screens import TABLET, looks_right
from tests.games.raiders.table import position
from tests.server.support import RAISED, Server

LAST_CARDS = [[2], [3], [4]]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Its one table stands before the last card of the game."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position("sphinx", power=LAST_CARDS)), encoding="utf-8")
    command = ["play", "--position", str(file), "--game", "raiders", "--no-browser"]
    found = Server(tmp_path, *command, "--seed", "undercroft", limits=RAISED).start()
    yield found
    found.stop()


def test_the_last_room_and_the_score_sheet_look_right(invite: Invite, server: Server) -> None:
    person = invite(locale="uk", color_scheme="light", **TABLET)
    person.open("/")
    table = f"/api{server.path.replace('/t/', '/tables/')}"
    for path, body in [
        ("sit", {"seat": 0}),
        ("bot", {"seat": 1, "bot": "random"}),
        ("bot", {"seat": 2, "bot": "random"}),
        ("start", {}),
    ]:
        answer = person.page.request.post(f"{table}/{path}", data=body, headers={"Origin": server.base})
        assert answer.ok, answer.text()
    person.open(server.path)
    assert person.wait() == "asked"
    looks_right(person, "uk")
    person.play()
    assert person.wait() == "over"
    expect(person.page.locator("dialog[open]")).to_be_visible()
    looks_right(person, "uk")

"""At a table of Goblins vs Gnomes in the browser: prepared positions, and short ways to play on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import Person
from tests.games.goblins.table import Table
from tests.server.support import RAISED, Server

END = [("passage_cross", x, 0, 0) for x in range(1, 5)] + [("passage_straight", x, 0, 1) for x in (5, 6, 7)]
KINDS = ("gold", "dynamite", "dragon")
MODES = ("base", "advanced")
REST = [["passage_tee", "passage_tee", "passage_corner"], ["passage_corner", "passage_corner", "passage_tee"]]


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server of its own; with a parameter, its one table begins from that position."""
    arguments: list[str] = []
    if hasattr(request, "param"):
        file = tmp_path / "position.json"
        file.write_text(json.dumps(request.param))
        arguments = ["play", "--position", str(file), "--game", "goblins", "--no-browser"]
    found = Server(tmp_path, *arguments, "--seed", "undercroft", limits=RAISED).start()
    yield found
    found.stop()


def begins(table: Table, *modes: str) -> pytest.MarkDecorator:
    """The table of this test begins from a position, in its own mode or in each of these."""
    dump = table.state.dump()
    dumps = [{**dump, "options": {"roles": mode}} for mode in modes] or [dump]
    return pytest.mark.parametrize("server", dumps, indirect=True, ids=modes or ["position"])


def hand(*cards: str) -> list[list[str]]:
    """Seat 0 holds these; the other two hold plain passages."""
    return [list(cards), *REST]


def sit(person: Person, server: Server, chairs: int = 1) -> None:
    """Take the first chairs through the lobby, put bots on the others, start."""
    page = person.page
    person.open(server.path)
    for chair in range(chairs):
        page.get_by_role("button", name=re.compile("Sit down|One more here")).first.click()
        expect(page.get_by_role("button", name="Stand up")).to_have_count(chair + 1)
    if chairs < 3:
        page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-spot='0,0']")).to_be_visible()


def sit_together(vera: Person, oleh: Person, server: Server) -> None:
    """Two people in browsers of their own, a bot on the third chair."""
    vera.open(server.path)
    vera.page.get_by_role("button", name="Sit down").first.click()
    expect(vera.page.get_by_role("button", name="Stand up")).to_be_visible()
    oleh.sit_at(server.base + server.path)
    vera.page.get_by_role("button", name="Fill with bots").click()
    vera.page.get_by_role("button", name="Start the game").click()
    expect(spot(vera, "0,0")).to_be_visible()


def spot(person: Person, place: str) -> Locator:
    return person.page.locator(f"[data-spot='{place}']")


def gate(person: Person, goal: str) -> Locator:
    return person.page.locator(f"[data-goal='{goal}']")


def take_up(person: Person, card: str) -> None:
    found = person.page.locator(f"[data-hand='{card}']").first
    found.click()
    expect(found).to_have_attribute("aria-pressed", "true")


def press(person: Person, button: Locator) -> None:
    """Press a button that answers the question."""
    asked = person.asked()
    button.click()
    person.answered(asked)


def lay(person: Person, card: str, place: str, turn: int | None = None) -> None:
    take_up(person, card)
    spot(person, place).dispatch_event("click")
    here = spot(person, place)
    while turn is not None and here.get_attribute("data-turn") != str(turn):
        here.dispatch_event("click")
    press(person, person.page.get_by_test_id("confirm"))


def role(person: Person) -> str:
    """What is under the cloth while it is held aside."""
    person.page.keyboard.down("l")
    text = person.page.get_by_test_id("role").inner_text()
    person.page.keyboard.up("l")
    expect(person.page.get_by_test_id("role")).to_have_count(0)
    return text


def report(person: Person, result: str) -> Locator:
    found = person.page.get_by_test_id("report")
    expect(found).to_have_attribute("data-result", result)
    return found


def take_over(person: Person) -> None:
    """The device is handed on: the curtain falls, and rises for the next one."""
    curtain = person.page.locator("dialog[aria-labelledby='handover-title']")
    expect(curtain).to_be_visible()
    expect(person.page.get_by_test_id("role")).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)


def sit_alone(person: Person, server: Server) -> None:
    """All three chairs are this person's; the cards lie open."""
    sit(person, server, chairs=3)
    take_over(person)
    person.page.get_by_test_id("cover").click()

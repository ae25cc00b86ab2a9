"""A whole evening: people on their own devices and on a shared one, and everything that goes wrong on the way."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.boxes import GAMES, each_box_otherwise
from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person
from tests.e2e.test_screens import TABLET, looks_right
from tests.games.raiders.table import position
from tests.server.support import RAISED, Server

pytestmark = pytest.mark.shared_server


@pytest.fixture
def last_floor(tmp_path: Path) -> Iterator[Server]:
    """Its one table, for five, stands before the last floor of Raiders."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position("goblin", seats=5, floor=5, plan="floor_1")), encoding="utf-8")
    command = ["play", "--position", str(file), "--game", "raiders", "--no-browser"]
    found = Server(tmp_path, *command, "--seed", "undercroft", limits=RAISED).start()
    yield found
    found.stop()


class Cable:
    """The live connection of one device, which can be pulled out and put in again."""

    def __init__(self, device: Person) -> None:
        self.plugged = True
        self.ends: list[WebSocketRoute] = []
        device.page.context.route_web_socket(re.compile("/live$"), self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        if self.plugged:
            self.ends = [page, page.connect_to_server()]
        else:
            page.close()

    def pull(self) -> None:
        self.plugged = False
        for end in self.ends:
            end.close()


class Evening:
    """Several devices at one table, and the players at each; all answer whenever they are asked."""

    def __init__(self, devices: dict[Person, tuple[str, ...]]) -> None:
        self.devices = devices

    def over(self) -> bool:
        return all(device.ended() for device in self.devices)

    def act(self, device: Person) -> None:
        """Take the device if it is handed over, and play a card if one is asked for."""
        mine = device.page.get_by_role("button", name=re.compile("^I am "))
        if mine.count():
            mine.click()
            expect(mine).to_have_count(0)
        if not device.ended() and device.cards().count():
            device.play()

    def play(self, until: Callable[[], bool]) -> None:
        for _ in range(200):
            for device in self.devices:
                if until():
                    return
                others = [
                    name for other, names in self.devices.items() for name in names if other is not device
                ]
                if device.turn(*others) == "asked":
                    self.act(device)
        raise AssertionError("the table waits for nobody")

    def play_a_room(self) -> None:
        """Until the first device is asked once more."""
        first = next(iter(self.devices))
        before = first.asked()
        self.play(lambda: first.asked() not in ("", before) or first.ended())


def test_an_evening_with_all_its_troubles(invite: Invite, last_floor: Server) -> None:
    server = last_floor
    vera = invite("Vera", base_url=server.base)
    oleh = invite("Oleh", base_url=server.base, **PHONE)
    cable = Cable(oleh)
    shared = invite("Anna", base_url=server.base, **TABLET)
    # Whoever shares a device sees a move for two seconds before the curtain; here it falls at once.
    shared.hurry()

    # Vera takes the first chair, Oleh comes by the code, Anna and Bohdan share a tablet.
    vera.sit_at(server.path)
    code = vera.page.locator(".code b").inner_text()
    oleh.open("/")
    oleh.call_oneself()
    oleh.page.locator("#code").fill(code.lower())
    oleh.page.locator("#code").press("Enter")
    oleh.page.wait_for_url(f"**{server.path}")
    oleh.page.get_by_role("button", name="Sit down").first.click()
    shared.sit_at(server.path)
    shared.page.get_by_role("button", name="Someone at this device").first.click()
    shared.page.locator("#chair-name").fill("Bohdan")
    shared.page.locator("#chair-name").press("Enter")
    expect(vera.page.locator("[data-chair='3']")).to_contain_text("Bohdan")
    vera.page.get_by_role("button", name="Fill with bots").click()
    vera.page.get_by_role("button", name="Start the game").click()
    expect(shared.page.get_by_role("button", name=re.compile("^I am "))).to_be_visible()
    assert shared.violations() == []
    evening = Evening({vera: ("Vera",), oleh: ("Oleh",), shared: ("Anna", "Bohdan")})
    evening.play_a_room()

    # Oleh's network fails; the others see it, and he sees it himself; then he is back.
    cable.pull()
    expect(oleh.page.locator("body")).to_contain_text("connection is lost")
    away = vera.page.locator("[data-seat='1']").get_by_role("img", name="away")
    expect(away).to_be_visible()
    cable.plugged = True
    expect(away).to_have_count(0, timeout=30_000)
    expect(oleh.page.locator("body")).not_to_contain_text("connection is lost")

    # Vera loads her page again: the same question stands there.
    vera.wait()
    asked = vera.asked()
    vera.page.reload()
    expect(vera.page.locator("[data-prompt]")).to_have_attribute("data-prompt", asked)
    evening.play_a_room()

    # The server dies and comes back; everybody goes on where they were.
    vera.wait()
    asked = vera.asked()
    link = server.path
    server.kill()
    expect(vera.page.locator("body")).to_contain_text("connection is lost")
    server.start()
    for device in (vera, oleh, shared):
        expect(device.page.locator("body")).not_to_contain_text("connection is lost", timeout=60_000)
    expect(vera.page.locator("[data-prompt]")).to_have_attribute("data-prompt", asked)
    evening.play_a_room()

    # Oleh goes home; a bot plays for him until he is back.
    oleh.page.goto("about:blank")
    vera.page.get_by_role("button", name="Menu").click()
    vera.page.get_by_role("button", name="People and clock").click()
    vera.page.locator("[data-person='1']").get_by_role("button", name="Bot until they are back").click()
    expect(vera.page.locator("[data-person='1']")).to_contain_text("a bot plays until they are back")
    vera.page.keyboard.press("Escape")
    Evening({vera: ("Vera",), shared: ("Anna", "Bohdan")}).play_a_room()
    oleh.open(link)
    expect(vera.page.locator("[data-seat='1']")).not_to_contain_text("bot")

    # To the end, where everybody reads the same result.
    evening.play(evening.over)
    for device in (vera, oleh, shared):
        sheet = device.page.locator("dialog[open]")
        for name in ("Vera", "Oleh", "Anna", "Bohdan"):
            expect(sheet).to_contain_text(name)
        assert device.raw_ids() == []


# Raiders goes through it in test_screens.py, a whole game of Doggies and of Dragon in their own tests.
@each_box_otherwise(elsewhere=("raiders", "doggies", "dragon"))
def test_every_game_goes_through_the_same_door(
    invite: Invite, game: str, language: str, size: dict[str, Any], theme: str
) -> None:
    """Laid on the shelf, filled with bots, started, ended from the menu, watched again."""
    person = invite("Vera", locale=language, color_scheme=theme, **size)
    page = person.page
    person.open("/")
    page.locator(f"[aria-labelledby='box-{game}'] a[href='/new/{game}']").click()
    expect(page.locator("form button[type=submit]")).to_be_visible()
    looks_right(person, language)
    person.lay_table(game, GAMES[game].fewest)
    expect(page.locator("img[src$='/qr.svg']")).to_be_visible()
    looks_right(person, language)
    if GAMES[game].fewest > 1:
        page.get_by_role("button", name=re.compile("Посадить ботов|Посадити ботів|Fill with bots")).click()
    page.locator(".doors .go").click()
    expect(page.locator("[data-prompt]")).not_to_have_attribute("data-prompt", "")
    looks_right(person, language)
    page.get_by_role("banner").get_by_role("button").last.click()
    page.get_by_role("button", name=re.compile("Закончить партию|Закінчити партію|End the game")).click()
    page.locator("dialog[open] .go").last.click()
    ended = page.locator("a[href$='/replay']").first
    expect(ended).to_be_visible()
    looks_right(person, language)
    ended.click()
    expect(page.locator("input.slider")).to_be_visible()
    looks_right(person, language)

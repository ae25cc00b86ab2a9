"""A whole game of Dungeon Raiders, as people play it. What it says room by room is tested in web/tests/raiders."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person

ROOMS = 25


def start(host: Person, guest: Person) -> None:
    """Two people and a bot sit down, the host starts."""
    link = host.lay_table("raiders", 3)
    guest.sit_at(link)
    host.page.get_by_role("button", name="Fill with bots").click()
    host.page.get_by_role("button", name="Start the game").click()


def score_sheet_is_complete(person: Person) -> None:
    """It says who won and has a line for everybody's coins."""
    sheet = person.page.locator("dialog[open]")
    expect(sheet.get_by_role("heading").first).to_have_text(re.compile("won|win|Nobody|You are"))
    for name in ("Vera", "Oleh"):
        expect(sheet).to_contain_text(name)
    expect(sheet).to_contain_text(re.compile("[Cc]oins"))


def test_two_people_and_a_bot_play_a_whole_game_by_keyboard_and_on_a_phone(invite: Invite) -> None:
    vera, oleh = invite("Vera"), invite("Oleh", **PHONE)
    # Twenty-five reveals take a minute; test_raiders_end.py and web/tests/raiders see them at their pace.
    for person in (vera, oleh):
        person.hurry()
    start(vera, oleh)
    # Both play power cards as long as they have any, so each is asked once in every room.
    for room in range(1, ROOMS + 1):
        for person in (oleh, vera):
            assert person.wait() == "asked"
            assert person.question(), "the prompt says what is asked"
        if room == ROOMS:
            for person in (oleh, vera):
                person.tidy()
        oleh.play()
        if room == 1:
            # What Oleh chose is his secret: Vera reads only that he has chosen.
            expect(vera.page.locator("[data-seat='1']")).to_contain_text("has chosen")
            expect(vera.page.locator("[data-slot='1']")).not_to_have_attribute("data-card", re.compile("."))
        vera.play_by_keys()
    for person in (vera, oleh):
        assert person.wait() == "over"
        score_sheet_is_complete(person)
        person.tidy()
    vera.page.keyboard.press("Escape")
    expect(vera.page.locator("dialog[open]")).to_have_count(0)

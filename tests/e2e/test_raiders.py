"""A whole game of Dungeon Raiders, as people play it. What it says room by room is tested in web/tests/raiders."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person

ROOMS = 25


def start(host: Person, guest: Person | None) -> None:
    """One or two people and bots sit down, the host starts."""
    link = host.lay_table("raiders", 3)
    if guest is not None:
        guest.sit_at(link)
    host.page.get_by_role("button", name="Fill with bots").click()
    host.page.get_by_role("button", name="Start the game").click()


def score_sheet_is_complete(person: Person, people: list[Person]) -> None:
    """It says who won and has a line for everybody's coins."""
    sheet = person.page.locator("dialog[open]")
    expect(sheet.get_by_role("heading").first).to_have_text(re.compile("won|win|Nobody|You are"))
    for one in people:
        expect(sheet).to_contain_text(one.nick)
    expect(sheet).to_contain_text(re.compile("[Cc]oins"))


# Several people at one table play its last floor in test_around.py.
@pytest.mark.parametrize("guest", ["bot", pytest.param("phone", marks=pytest.mark.full)])
def test_a_whole_game_by_keyboard(invite: Invite, guest: str) -> None:
    vera = invite("Vera")
    oleh = invite("Oleh", **PHONE) if guest == "phone" else None
    people = [vera] if oleh is None else [oleh, vera]
    # Twenty-five reveals take a minute; test_raiders_end.py and web/tests/raiders see them at their pace.
    for person in people:
        person.hurry()
    start(vera, oleh)
    # People play power cards as long as they have any, so each is asked once in every room.
    for room in range(1, ROOMS + 1):
        for person in people:
            assert person.wait() == "asked"
            assert person.question(), "the prompt says what is asked"
        if room == ROOMS:
            for person in people:
                person.tidy()
        if oleh is not None:
            oleh.play()
            if room == 1:
                # What Oleh chose is his secret: Vera reads only that he has chosen.
                expect(vera.page.locator("[data-seat='1']")).to_contain_text("has chosen")
                expect(vera.page.locator("[data-slot='1']")).not_to_have_attribute(
                    "data-card", re.compile(".")
                )
        vera.play_by_keys()
    for person in people:
        assert person.wait() == "over"
        score_sheet_is_complete(person, people)
        person.tidy()
    vera.page.keyboard.press("Escape")
    expect(vera.page.locator("dialog[open]")).to_have_count(0)

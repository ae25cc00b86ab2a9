"""Whole games of Dungeon Raiders, as people play them."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person


def start(host: Person, guest: Person, *choices: str) -> None:
    """Two people and a bot sit down, the host starts."""
    link = host.lay_table("raiders", 3, *choices)
    guest.sit_at(link)
    host.page.get_by_role("button", name="Fill with bots").click()
    host.page.get_by_role("button", name="Start the game").click()
    for person in (host, guest):
        expect(person.page.locator("[data-prompt]")).to_be_visible()


def play_to_the_end(first: Person, second: Person, move: Callable[[Person], object]) -> int:
    """Both play whenever they are asked; how many cards they played."""
    played = 0
    while first.wait_with(second) != "over":
        for person in (first, second):
            if person.cards().count():
                assert person.question(), "the prompt says what is asked"
                move(person)
                played += 1
    for person in (first, second):
        assert person.wait() == "over"
    return played


def score_sheet_is_complete(person: Person) -> None:
    """It says who won and has a line for everybody's coins."""
    sheet = person.page.locator("dialog[open]")
    expect(sheet.get_by_role("heading").first).to_have_text(re.compile("won|win|Nobody"))
    for name in ("Vera", "Oleh"):
        expect(sheet).to_contain_text(name)
    expect(sheet).to_contain_text(re.compile("[Cc]oins"))
    assert person.raw_ids() == []


def test_two_people_and_a_bot_play_a_whole_standard_game_one_of_them_on_a_phone(invite: Invite) -> None:
    vera, oleh = invite("Vera"), invite("Oleh", **PHONE)
    start(vera, oleh)
    oleh.wait()
    oleh.play()
    # What Oleh chose is his secret: Vera reads only that he has chosen.
    expect(vera.page.locator("[data-seat='1']")).to_contain_text("has chosen")
    expect(vera.page.locator("[data-slot='1']")).not_to_have_attribute("data-card", re.compile("."))
    played = 1 + play_to_the_end(vera, oleh, Person.play)
    assert 50 <= played <= 62, "25 rooms each, and a second card for every crystal ball"
    for person in (vera, oleh):
        score_sheet_is_complete(person)


def test_a_tactical_game_is_played_with_open_cards_by_keyboard_alone(invite: Invite) -> None:
    vera, oleh = invite("Vera"), invite("Oleh")
    start(vera, oleh, "Tactical")
    played = play_to_the_end(vera, oleh, lambda who: who.play_by_keys() if who is vera else who.play())
    assert 50 <= played <= 62
    for person in (vera, oleh):
        score_sheet_is_complete(person)
    vera.page.keyboard.press("Escape")
    expect(vera.page.locator("dialog[open]")).to_have_count(0)

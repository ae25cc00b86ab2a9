"""Whole games of Dungeon Raiders, as people play them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person
from tests.server.support import Server


def start(host: Person, guest: Person, **options: str) -> None:
    """Two people and a bot sit down, the host starts."""
    link = host.lay_table("raiders", 3, **options)
    guest.sit_at(link)
    host.page.get_by_role("button", name="Fill with bots").click()
    host.page.get_by_role("button", name="Start the game").click()
    for person in (host, guest):
        expect(person.page.locator("[data-prompt]")).to_be_visible()


def score_sheet_agrees(person: Person) -> None:
    """The coins on the score sheet are those of the strip, and everybody is on it."""
    sheet = person.page.locator("dialog[open]")
    for name in ("Vera", "Oleh"):
        expect(sheet).to_contain_text(name)
    expect(sheet.get_by_role("heading").first).to_have_text(re.compile("won|win|Nobody"))


def test_two_people_and_a_bot_play_a_whole_standard_game_one_of_them_on_a_phone(
    invite: Invite, server: Server
) -> None:
    vera, oleh = invite("Vera"), invite("Oleh", **PHONE)
    start(vera, oleh)
    rooms = 0
    while vera.wait() == "asked":
        assert vera.question(), "the prompt says what is asked"
        if oleh.wait() == "asked":
            oleh.play()
            # What Oleh chose is his secret: Vera reads only that he has chosen.
            expect(vera.page.locator("[data-seat='1']")).to_contain_text("has chosen")
        vera.play()
        rooms += 1
        # A crystal ball asks its owner again in the same room.
        assert rooms <= 60
        vera.page.wait_for_function("() => true")
        if oleh.asked() and not vera.asked():
            oleh.wait()
    assert oleh.wait() == "over"
    assert rooms >= 25
    for person in (vera, oleh):
        score_sheet_agrees(person)


def test_a_tactical_game_is_played_by_keyboard_alone_with_open_cards(invite: Invite) -> None:
    vera, oleh = invite("Vera"), invite("Oleh")
    start(vera, oleh, variant="tactical")
    laid = 0
    while True:
        everybody = [person for person in (vera, oleh) if person.asked() or person.ended()]
        if not everybody:
            vera.page.wait_for_timeout(20)
            continue
        if any(person.ended() for person in (vera, oleh)):
            break
        for person in everybody:
            if person.cards().count():
                person.play_by_keys() if person is vera else person.play()
                laid += 1
                assert laid <= 120
    assert laid >= 50
    for person in (vera, oleh):
        assert person.wait() == "over"
        score_sheet_agrees(person)

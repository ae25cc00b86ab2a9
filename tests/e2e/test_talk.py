"""Talk at a table: in the lobby and beside the record. Its panel by itself: web/tests/talk-panel.test.ts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person
from tests.e2e.test_screens import looks_right

pytestmark = pytest.mark.shared_server

MARKUP = "<b>bold</b> & <script>no()</script>"
OLEH = "<u>Oleh</u> &amp;"


def speak(person: Person, text: str) -> None:
    box = person.page.locator(".talk .field")
    box.fill(text)
    box.press("Enter")


def lines(person: Person) -> Locator:
    return person.page.locator(".talk li .text")


def tab(person: Person, name: str) -> None:
    person.page.get_by_role("tab", name=re.compile(name)).click()


def test_people_talk_in_the_lobby_and_at_the_table(invite: Invite) -> None:
    vera = invite("Vera")
    link = vera.lay_table("raiders", 3)
    oleh = invite(OLEH, locale="ru", color_scheme="light", **PHONE)
    oleh.sit_at(link)

    speak(vera, "Who sits here?")
    expect(lines(oleh)).to_have_text(["Who sits here?"])
    speak(oleh, MARKUP)
    expect(lines(vera)).to_have_text(["Who sits here?", MARKUP])
    # Nothing of it became markup, and nothing of it was done.
    assert vera.page.locator(".talk .text b, .talk .text script").count() == 0
    assert vera.page.locator("u").count() == 0

    # A mark, by a digit on a line.
    oleh.page.get_by_role("button", name="Отозваться на реплику: Vera").focus()
    oleh.page.keyboard.press("6")
    expect(vera.page.get_by_role("button", name=f"hot: {OLEH}")).to_be_visible()
    looks_right(vera, "en")
    looks_right(oleh, "ru")

    vera.page.get_by_role("button", name="Fill with bots").click()
    vera.page.get_by_role("button", name="Start the game").click()
    assert vera.wait() == "asked"
    assert oleh.wait() == "asked"

    # At the table the talk lies behind the record; what is new there is counted and read out.
    oleh.page.get_by_test_id("side").click()
    tab(oleh, "Разговор")
    expect(lines(oleh)).to_have_count(2)
    speak(oleh, "Удачи!")
    vera_tab = vera.page.get_by_role("tab", name=re.compile("Talk"))
    expect(vera_tab).to_contain_text("1 new line")
    expect(vera.page.get_by_test_id("heard")).to_contain_text(f"{OLEH} says: Удачи!")
    assert oleh.raw_ids() == []
    assert oleh.violations() == []
    assert vera.page.locator("u").count() == oleh.page.locator("u").count() == 0
    vera_tab.click()
    expect(lines(vera).last).to_have_text("Удачи!")
    expect(vera_tab).not_to_contain_text("new")


def test_names_in_the_record_can_be_looked_up(invite: Invite) -> None:
    person = invite()
    person.open("/")
    person.page.locator("[aria-labelledby='box-raiders'] button").click()
    person.page.wait_for_url("**/t/*")
    assert person.wait() == "asked"
    person.play()
    assert person.wait() == "asked"  # the room is told to its end: nothing moves under the mouse
    name = person.page.locator(".record .thing").first
    window = person.page.get_by_role("tooltip")
    name.hover()
    expect(window).to_contain_text(name.inner_text())
    assert window.locator("svg").count() > 0
    person.page.locator("h1").hover()
    expect(window).to_have_count(0)
    # By keyboard: the record is one stop, the arrow keys lead through its names.
    person.page.locator(".record ol").focus()
    person.page.keyboard.press("ArrowUp")  # the place of the last line
    person.page.keyboard.press("ArrowUp")
    expect(window).to_be_visible()
    assert person.violations() == []
    person.page.keyboard.press("Escape")
    expect(window).to_have_count(0)

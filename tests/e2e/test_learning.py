"""Learning: rules that can be searched, and where hints stand at new decisions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.boxes import GAMES
from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, message_ids
from tests.e2e.test_comfort import play_now

pytestmark = pytest.mark.shared_server


def marked(page: Page) -> list[str]:
    """The words that are marked in the page, and last the one in sight."""
    found: list[str] = page.evaluate(
        """() => ['found', 'found-here'].flatMap(name =>
             [...(CSS.highlights.get(name) ?? [])].map(range => range.toString()))"""
    )
    return found


def test_words_are_found_in_the_rules_by_keys_alone(invite: Invite) -> None:
    person = invite(locale="ru")
    page = person.page
    person.open("/rules/jackal")
    expect(page.locator("#find-words")).to_be_visible()
    page.keyboard.press("/")
    expect(page.locator("#find-words")).to_be_focused()
    page.keyboard.type("МОНЕТ")
    status = page.locator("#found")
    expect(status).to_contain_text(re.compile(r"1 из \d+"))
    words = marked(page)
    assert len(words) >= 5
    assert {word.lower() for word in words} == {"монет"}
    page.keyboard.press("Enter")
    expect(status).to_contain_text("2 из")
    page.keyboard.press("Shift+Enter")
    page.keyboard.press("Shift+Enter")
    expect(status).to_contain_text(f"{len(words) - 1} из {len(words) - 1}")
    place = page.evaluate("[...CSS.highlights.get('found-here')][0].getBoundingClientRect().top")
    assert 0 < place < 900
    page.keyboard.press("Control+a")
    page.keyboard.type("абракадабра")
    expect(status).to_contain_text("Ничего нет")
    assert marked(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#find-words")).to_have_value("")


@pytest.mark.parametrize("game", GAMES)
def test_every_rules_page_has_contents_and_pictures(invite: Invite, game: str) -> None:
    person = invite(locale="uk", **PHONE)
    page = person.page
    person.open(f"/rules/{game}")
    chapters = page.locator("article nav a")
    expect(chapters.first).to_be_visible()
    written = [one for one in message_ids() if one.startswith(f"{game}-rules-") and one.endswith("-text")]
    assert chapters.count() == page.locator("article h3").count() == len(written) > 0
    assert page.locator("article section svg").count() >= len(written) / 2, (
        "a picture for every second chapter"
    )
    chapters.last.click()
    expect(page.locator("article h3").last).to_be_in_viewport()
    person.tidy()


def test_a_newcomer_gets_a_hint_at_each_new_decision(invite: Invite) -> None:
    person = invite(locale="uk")
    page = person.page
    play_now(person, "raiders")
    assert person.wait() == "asked"
    hint = page.get_by_role("region", name="Підказка")
    expect(hint).to_be_visible()
    # It stands under the record, and takes nothing from the board.
    boxes = """() => ['.board > .free', 'section.record', 'section.hint'].map(part => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box ? [box.top, box.bottom] : null; })"""
    board, record, told = page.evaluate(boxes)
    assert record[1] <= told[0]
    assert told[1] <= page.evaluate("innerHeight")
    assert person.cut_off() == []
    assert person.violations() == []
    hint.get_by_role("button", name="Зрозуміло").click()
    expect(hint).to_have_count(0)
    assert page.evaluate(boxes)[0] == board


def test_without_a_record_a_hint_waits_behind_its_bulb(invite: Invite) -> None:
    """The bulb has its place already: no button slides away from under the pointer."""
    person = invite(locale="uk", viewport={"width": 1000, "height": 760})
    page = person.page
    play_now(person, "raiders")
    bulb = page.get_by_role("button", name="Підказка")
    expect(bulb).to_be_visible()
    choices = page.locator("section.prompt > .choices")
    before = choices.bounding_box()
    bulb.click()
    page.get_by_role("dialog", name="Підказка").get_by_role("button", name="Зрозуміло").click()
    expect(bulb).to_have_count(0)
    assert choices.bounding_box() == before


def test_on_a_phone_a_hint_waits_behind_its_bulb(invite: Invite) -> None:
    """The board needs the room: the words come when they are asked for."""
    person = invite(locale="ru", **PHONE)
    page = person.page
    play_now(person, "jackal")
    bulb = page.get_by_role("button", name="Подсказка")
    expect(bulb).to_be_visible()
    expect(page.locator("section.hint")).to_have_count(0)
    assert person.violations() == []
    bulb.tap()
    dialog = page.get_by_role("dialog", name="Подсказка")
    expect(dialog).to_contain_text("Проход должен встретить проход")
    assert person.cut_off() == []
    assert person.violations() == []
    dialog.get_by_role("button", name="Понятно").tap()
    expect(dialog).to_have_count(0)
    expect(bulb).to_have_count(0)

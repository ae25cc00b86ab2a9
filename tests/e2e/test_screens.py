"""Every screen in every language, on every size, light and dark: words, fit, and what axe says."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person

pytestmark = pytest.mark.shared_server

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
LOOKS = [
    pytest.param("en", DESKTOP, "dark", id="en-desktop-dark"),
    pytest.param("ru", PHONE, "light", id="ru-phone-light"),
    pytest.param("uk", TABLET, "dark", id="uk-tablet-dark", marks=pytest.mark.full),
    pytest.param("en", PHONE, "dark", id="en-phone-dark", marks=pytest.mark.full),
    pytest.param("ru", DESKTOP, "light", id="ru-desktop-light", marks=pytest.mark.full),
    pytest.param("uk", PHONE, "light", id="uk-phone-light", marks=pytest.mark.full),
]
WORDS = {
    "en": {"shelf": "Dungeon Raiders", "play": "Play against bots", "title": "New table", "language": "en"},
    "ru": {"shelf": "Расхитители", "play": "Играть с ботами", "title": "Новый стол", "language": "ru"},
    "uk": {"shelf": "Розкрадачі", "play": "Грати з ботами", "title": "Новий стіл", "language": "uk"},
}


def looks_right(person: Person, language: str) -> None:
    """The page speaks this language, and is tidy in every other too."""
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.tidy()


@pytest.mark.parametrize(("language", "size", "theme"), LOOKS)
def test_every_screen_looks_right(invite: Invite, language: str, size: dict[str, Any], theme: str) -> None:
    person = invite(locale=language, color_scheme=theme, **size)
    words = WORDS[language]

    person.open("/")
    expect(person.page.locator("body")).to_contain_text(words["shelf"])
    looks_right(person, language)

    for path in ("/rules/raiders", "/credits", "/t/not-a-table"):
        person.open(path)
        looks_right(person, language)

    person.open("/box/raiders")
    expect(person.page.locator("dialog figure")).to_have_count(3)
    looks_right(person, language)

    person.open("/new/raiders")
    expect(person.page.locator("body")).to_contain_text(words["title"])
    looks_right(person, language)
    person.page.locator("form button[type=submit]").click()
    person.page.wait_for_url("**/t/*")
    expect(person.page.locator("img[src$='/qr.svg']")).to_be_visible()
    looks_right(person, language)

    person.open("/")
    expect(person.page.get_by_role("button", name=words["play"]).first).to_be_visible()
    person.page.locator("[aria-labelledby='box-raiders'] button").click()
    person.page.wait_for_url("**/t/*")
    assert person.wait() == "asked"
    expect(person.page).to_have_title(re.compile("^● "))
    looks_right(person, language)
    if size is DESKTOP:
        person.page.keyboard.press("?")
        expect(person.page.locator("dialog[open] dl")).to_have_count(2)
        looks_right(person, language)
        person.page.keyboard.press("Escape")
    person.cards().first.click()
    looks_right(person, language)


@pytest.mark.parametrize("language", ["uk", pytest.param("ru", marks=pytest.mark.full)])
def test_the_language_can_be_switched_at_the_table(invite: Invite, language: str) -> None:
    person = invite(locale="en")
    person.open("/")
    person.page.locator("[aria-labelledby='box-raiders'] button").click()
    person.page.wait_for_url("**/t/*")
    person.wait()
    person.page.get_by_role("button", name=re.compile(f"^{language}", re.IGNORECASE)).first.click()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    assert person.raw_ids() == []
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("lang", language)

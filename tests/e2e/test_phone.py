"""On a phone: what has its place in the bar, what is left out, and what must not be cut."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.boxes import GAMES, covering
from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE
from tests.e2e.test_budgets import ask, begin
from tests.e2e.test_comfort import TITLE, open_settings, play_now

shared = pytest.mark.shared_server


@shared
@pytest.mark.parametrize(
    "language",
    ["ru", pytest.param("uk", marks=pytest.mark.full), pytest.param("en", marks=pytest.mark.full)],
)
def test_settings_are_in_the_bar_of_every_page_of_the_house(invite: Invite, language: str) -> None:
    person = invite("Александра", locale=language, **PHONE)
    page = person.page
    person.open("/")
    open_settings(page, language)
    page.keyboard.press("Escape")
    person.lay_table("doggies", 4)
    for _ in ("the lobby", "and after a reload"):
        gear = page.locator("header").get_by_role("button", name=TITLE[language])
        expect(gear).to_be_in_viewport()
        assert person.outside("header button, header a, header h1", "header") == []
        page.reload()
        expect(page.locator("img[src$='/qr.svg']")).to_be_visible()
    person.open("/new/goblins")
    expect(page.locator("header").get_by_role("button", name=TITLE[language])).to_be_in_viewport()
    assert person.outside("header button, header a", "header") == []


@shared
@pytest.mark.parametrize("width", [pytest.param(390, marks=pytest.mark.full), 360])
def test_titles_stay_inside_their_boxes(invite: Invite, width: int) -> None:
    person = invite(**{**PHONE, "viewport": {"width": width, "height": 844}})
    person.open("/")
    for language in ("ru", "uk", "en"):
        person.speak(language)
        for game in GAMES:
            box = f"[aria-labelledby='box-{game}']"
            title = person.page.locator(f"{box} h2")
            expect(title).to_be_visible()
            assert person.outside(f"{box} h2, {box} p, {box} .button", box) == [], (language, game)
            assert title.evaluate("one => one.scrollWidth <= one.clientWidth"), (language, game)


@shared
def test_keys_are_listed_only_where_there_are_keys(invite: Invite) -> None:
    person = invite(locale="uk", **PHONE)
    page = person.page
    play_now(person, "jackal")
    menu = page.get_by_role("dialog", name="Меню")
    page.get_by_role("button", name="Меню").tap()
    expect(menu.get_by_role("link", name="Правила")).to_be_visible()
    expect(menu.get_by_role("button", name="Клавіші")).to_have_count(0)
    # A tablet's keyboard shows itself by a key that a screen has not.
    page.keyboard.press("Tab")
    expect(menu.get_by_role("button", name="Клавіші")).to_be_visible()


@shared
def test_four_clocks_stand_beside_each_other(invite: Invite) -> None:
    """Four people, all at one device."""
    person = invite(locale="ru", **PHONE)
    page = person.page
    page.goto("/")
    clock = {"clock": {"seconds": 30, "reserve": 300}}
    table = ask(page, "", {"game": "raiders", "seats": 4, "bots": [None] * 4, "manners": clock})["id"]
    for seat in (1, 2, 3):
        ask(page, f"/{table}/sit", {"seat": seat})
    ask(page, f"/{table}/start", {})
    page.goto(f"/t/{table}")
    page.locator("dialog[aria-labelledby='handover-title'] button").click()
    expect(page.locator("[data-clock]")).to_have_count(4)
    assert person.violations() == []
    edge = page.locator(".clocks .button").bounding_box()
    last = page.locator("[data-clock='3']").bounding_box()
    assert edge is not None
    assert last is not None
    assert last["x"] + last["width"] <= edge["x"]


def test_goblins_begin_with_the_whole_way_to_the_gates(invite: Invite) -> None:
    """With the cards that a fixed seed deals: other names are wider."""
    person = invite(locale="ru", **PHONE)
    page = person.page
    play_now(person, "goblins")
    expect(page.locator("[data-goal]")).to_have_count(3)
    for place in page.locator("[data-spot='0,0'], [data-goal]").all():
        expect(place).to_be_in_viewport(ratio=1)
    for name in page.locator("[data-strip] b").all():
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth")
    for word in page.locator("[data-hand] .name").all():
        card, words = word.locator("xpath=..").bounding_box(), word.bounding_box()
        assert card is not None
        assert words is not None
        assert words["width"] <= card["width"] - 4
    assert not re.search("…", page.locator("main").inner_text())


@covering(
    ("game", "screen"),
    GAMES,
    [
        pytest.param({"width": 844, "height": 390}, id="on-its-side"),
        pytest.param({"width": 390, "height": 664}, id="with-bars"),
    ],
)
def test_the_board_keeps_its_room_where_there_is_little_height(
    invite: Invite, game: str, screen: dict[str, int]
) -> None:
    """A phone on its side, and one whose browser has bars of its own."""
    width, height = screen["width"], screen["height"]
    page = invite(locale="ru", **{**PHONE, "viewport": screen}).page
    begin(page, game)
    board = page.locator("main > .board > .free").bounding_box()
    assert board is not None
    assert board["height"] >= height * 0.42
    for part in (".players", "section.prompt", "#question"):
        box = page.locator(part).bounding_box()
        assert box is not None, part
        assert min(box["x"], box["y"]) >= 0, part
        assert box["y"] + box["height"] <= height + 1, part
        assert box["x"] + box["width"] <= width + 1, part

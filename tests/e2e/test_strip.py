"""The strip of seats at a full table: everybody is seen whole, on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.boxes import GAMES
from tests.e2e.conftest import Invite
from tests.e2e.looks import LANGUAGES, settle
from tests.e2e.people import PHONE
from tests.e2e.test_budgets import ask

# Wide, usual, small, and as small as a side panel fits beside; a tablet.
WIDTHS = (1920, 1440, 1280, 1110, 820)


def sit_with_many(page: Page, game: str, seats: int) -> None:
    page.goto("/")
    order = {"game": game, "seats": seats, "bots": [None, *["random"] * (seats - 1)], "start": True}
    page.goto(f"/t/{ask(page, '', order)['id']}")
    page.wait_for_function("() => document.querySelector('[data-prompt]')?.dataset.prompt")


@pytest.mark.parametrize("fewer", [0, pytest.param(1, marks=pytest.mark.full)])
@pytest.mark.parametrize("game", GAMES)
def test_every_plate_of_a_full_table_is_seen_whole(invite: Invite, game: str, fewer: int) -> None:
    person = invite(locale="ru")
    page = person.page
    sit_with_many(page, game, GAMES[game].most - fewer)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        assert person.outside(".players [data-seat]", ".players") == [], f"at {width}"


def test_plates_of_few_are_seen_whole_on_large_phones(invite: Invite) -> None:
    """They are wider there, but the strip is no higher."""
    person = invite(**PHONE)
    page = person.page
    sit_with_many(page, "raiders", GAMES["raiders"].fewest)
    for width in (430, 600):
        page.set_viewport_size({"width": width, "height": 932})
        assert person.outside(".players [data-seat]", ".players") == [], f"at {width}"


# Names that end in dots. A part of a pixel too much is enough for that.
CUT = """all => all.filter(one => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return words.getBoundingClientRect().width > one.getBoundingClientRect().width;
}).map(one => one.textContent)"""


def test_the_names_of_bots_are_whole_on_the_narrowest_phone(invite: Invite) -> None:
    person = invite(**{**PHONE, "viewport": {"width": 360, "height": 640}})
    sit_with_many(person.page, "jackal", GAMES["jackal"].most)
    names = person.page.locator(".players .name")
    for language in LANGUAGES:
        person.speak(language)
        settle(person.page, 100)
        cut = names.evaluate_all(CUT)
        assert cut == [], language


# Where the numbers of a plate are; Dragon's strip has seats as long as gnomes are chosen, and then the gnomes.
FIGURES = {
    "doggies": ".figures > :not(.wide) > b",
    "raiders": ".purse b",
    "jackal": "b",
    "goblins": ".gold",
    "dragon": "header",
}


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game in ("doggies", "raiders") else pytest.mark.full)
        for game in FIGURES
    ],
)
def test_all_of_a_table_of_many_stand_in_the_strip_of_a_phone(invite: Invite, game: str) -> None:
    """Nobody is out of sight, and no number sticks out of a plate."""
    person = invite(locale="uk", **PHONE)
    page = person.page
    seats = GAMES[game].most
    sit_with_many(page, game, seats)
    plates = ".players [data-seat]"
    assert page.locator(plates).count() == seats
    for width, height in ((390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert person.outside(plates, ".players") == [], f"at {width}"
        for seat in range(seats):
            plate = f".players [data-seat='{seat}']"
            assert page.locator(f"{plate} {FIGURES[game]}").count() > 0
            assert person.outside(f"{plate} {FIGURES[game]}", plate) == [], f"at {width}"

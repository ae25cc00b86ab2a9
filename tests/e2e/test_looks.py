"""A finger hits everything, and no word is cut: every room in every phase, every page of the house, every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.e2e.boxes import GAMES
from tests.e2e.conftest import Invite
from tests.e2e.longest import longest
from tests.e2e.looks import cut_texts, small_targets
from tests.e2e.people import PHONE, Person
from tests.e2e.scenes import Json, Scenes
from tests.e2e.test_replay import ask, finished
from tests.e2e.test_share import phases
from tests.recordings import Recording, recording_of, scenes_of

pytestmark = pytest.mark.full

WINDOWS = ((390, 844), (360, 640), (1366, 768))
# What is taken up one after the other before an answer is sure: other buttons and facts stand there then.
TAKEN_UP = {
    "doggies": ("[data-dog].lit, [data-quest].lit, [data-spot], .lit[data-room]",),
    "dragon": (
        "[data-gnome-card].lit, [data-tile][aria-disabled=false], [data-hex][data-offers]:not([data-offers=''])",
    ),
    "goblins": (
        "[data-hand].lit",
        "[data-offers]:not([data-offers='0']), .prompt [data-target], button[data-gate]",
    ),
    "jackal": ("[data-cell=open], [data-spot][data-offers]:not([data-offers='']), [data-deed=Prank]",),
    "raiders": ("button[data-card][aria-disabled=false]:not([data-card=torch])",),
}


def faults(page: Page, where: str, *, targets: bool = True) -> list[str]:
    """What does not fit, and what is too small for a finger if `targets` are looked for, in every window."""
    found: list[str] = []
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        wrong = cut_texts(page)
        if targets:
            wrong += small_targets(page)
        found += [f"{where}, {width}x{height}: {fault}" for fault in wrong]
    page.set_viewport_size({"width": 390, "height": 844})
    return found


def take_up(page: Page, game: str) -> bool:
    """Take up the first card or place that is offered; whether there is one."""
    found = False
    if page.locator("[data-prompt]").get_attribute("data-prompt"):
        for wanted in TAKEN_UP.get(game, ()):
            if page.locator(wanted).count() > 0:
                page.locator(wanted).first.dispatch_event("click")
                found = True
    return found


def ends(game: str) -> Iterator[tuple[str, Recording, int]]:
    """The first scene that comes to the end of its game."""
    for name in scenes_of(game):
        recording = recording_of(game, name)
        moments: list[Json] = msgspec.json.decode(msgspec.json.encode(recording.people[0]))
        for number, moment in enumerate(moments):
            if any(one["t"] == "state" and one["view"]["phase"] == "over" for one in moment["heard"]):
                yield name, recording, number
                return


@pytest.mark.parametrize("game", GAMES)
def test_rooms_can_be_touched_and_read(invite: Invite, game: str) -> None:
    scenes = Scenes(invite(locale="ru", **PHONE), game)
    page = scenes.page
    wrong: list[str] = []
    for phase, recording, steps in phases(game):
        scenes.open(recording, steps)
        if page.locator("dialog[open]").count() > 0:
            wrong += faults(page, f"{phase}, report")
            page.keyboard.press("Escape")
        wrong += faults(page, phase)
        if take_up(page, game):
            wrong += faults(page, f"{phase}, taken up")
    for name, recording, steps in ends(game):
        scenes.open(recording, steps)
        expect(page.locator("dialog a[href$='/record']")).to_be_visible()
        wrong += faults(page, f"the end of {name}")
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_words_fit(invite: Invite, game: str) -> None:
    scenes = Scenes(invite(locale="ru", **PHONE), game)
    wrong: list[str] = []
    for where, recording, dress in longest(game):
        scenes.dress = dress
        scenes.open(recording)
        wrong += faults(scenes.page, where, targets=False)
    assert wrong == [], "\n".join(wrong)


def shelf(person: Person) -> Iterator[str]:
    """The shelf: empty, with a card open, with tables of every kind; and settings over it."""
    page = person.page
    person.open("/")
    yield "shelf"
    for game in GAMES:
        person.open(f"/box/{game}")
        expect(page.locator("dialog figure")).to_have_count(3)
        yield f"the card of {game}"
    for game in GAMES:
        seats = max(3, GAMES[game].fewest)
        order: dict[str, Any] = {"game": game, "seats": seats, "bots": [None, *["random"] * (seats - 1)]}
        ask(person, "", {**order, "start": True})
        ask(person, "", order)
        ask(person, f"/{ask(person, '', {**order, 'start': True})['id']}/close", {})
    person.open("/")
    history = page.get_by_role("button", name=re.compile("История"))
    expect(history).to_be_visible()
    yield "shelf with tables"
    history.click()
    yield "shelf with history"
    page.get_by_role("button", name="Настройки", exact=True).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "settings"


def doors(person: Person) -> Iterator[str]:
    """From a new table to its lobby, rules beside it."""
    page = person.page
    for game in GAMES:
        person.open(f"/new/{game}")
        expect(page.locator("form button[type=submit]")).to_be_visible()
        yield f"new table of {game}"
        person.open(f"/rules/{game}")
        yield f"rules of {game}"
        seats = min(max(4, GAMES[game].fewest), GAMES[game].most)
        bots = [*[None] * (seats - 1), "random"]
        person.open(f"/t/{ask_at_home(person, {'game': game, 'seats': seats, 'bots': bots})}")
        expect(page.locator("img[src$='/qr.svg']")).to_be_visible()
        yield f"lobby of {game}"


def ask_at_home(person: Person, order: dict[str, Any]) -> str:
    person.open("/")
    return str(ask(person, "", order)["id"])


def afterwards(person: Person) -> Iterator[str]:
    """Replays of every game, and the sheet of a game that was ended."""
    page = person.page
    for game in GAMES:
        table = finished(person, game, max(3, GAMES[game].fewest))
        for moment in (0, 20, 1000):
            person.open(f"/t/{table}/replay?at={moment}&eyes=-2")
            expect(page.locator("input.slider")).to_be_visible()
            yield f"replay of {game}, {moment}"
        person.open(f"/t/{table}")
        expect(page.locator("dialog[open]")).to_be_visible()
        yield f"{game}, ended"


def beside(person: Person) -> Iterator[str]:
    """What opens beside a game: menu, goal, people, record, talk."""
    page = person.page
    order = {
        "game": "goblins",
        "seats": 5,
        "bots": [None, *["random"] * 4],
        "start": True,
        "manners": {"clock": {"seconds": 60, "reserve": 600}},
    }
    person.open(f"/t/{ask_at_home(person, order)}")
    page.wait_for_function("() => document.querySelector('[data-prompt]')?.dataset.prompt")
    yield "a table with clocks"
    page.get_by_role("banner").get_by_role("button").last.click()
    yield "menu"
    page.locator(".deeds .button", has_text="На другое устройство").click()
    expect(page.locator("dialog img[src$='/qr.svg']")).to_be_visible()
    yield "a seat for another device"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("button.goal").click()
    yield "goal"
    page.keyboard.press("Escape")
    page.locator(".clocks .button").click()
    yield "people"
    page.keyboard.press("Escape")
    page.get_by_test_id("side").click()
    yield "record"
    page.get_by_role("tab").last.click()
    page.get_by_role("textbox").fill("Кто идёт первым?")
    page.keyboard.press("Enter")
    page.locator("button.react").click()
    page.locator(".six button").first.click()
    expect(page.locator("button.mark")).to_be_visible()
    page.locator("button.react").click()
    yield "talk"


def curtains(person: Person) -> Iterator[str]:
    """A device that two share, and what is told over its board: a proposal, a stand-in."""
    page = person.page
    table = ask_at_home(person, {"game": "dragon", "seats": 3})
    browser = page.context.browser
    assert browser is not None
    with browser.new_context(base_url=page.url) as context:
        guest = Person(context.new_page(), "")
        guest.open("/")
        ask(guest, f"/{table}/sit", {"seat": 2})
        yield from shared_device(person, guest, table)


def shared_device(person: Person, guest: Person, table: str) -> Iterator[str]:
    page = person.page
    ask(person, f"/{table}/sit", {"seat": 1})
    ask(person, f"/{table}/start", {})
    person.open(f"/t/{table}")
    curtain = page.locator("dialog[aria-labelledby='handover-title']")
    expect(curtain).to_be_visible()
    yield "curtain"
    curtain.get_by_role("button").last.click()
    ask(guest, f"/{table}/propose", {"seat": 2, "kind": "end"})
    expect(page.locator(".free .note")).to_have_count(1)
    yield "proposal"
    ask(person, f"/{table}/stand_in", {"seat": 1, "bot": "random"})
    expect(page.locator(".free .note")).to_have_count(2)
    yield "proposal and stand-in"


def elsewhere(person: Person) -> Iterator[str]:
    """Pages that people seldom see: credits, links that lead nowhere, a seat that comes to this device."""
    page = person.page
    table = ask_at_home(person, {"game": "dragon", "seats": 2})
    seat = ask(person, f"/{table}/pass", {})["token"]
    for where, path, wanted in (
        ("credits", "/credits", "dl"),
        ("no such page", "/nowhere", "a.go"),
        ("no such table", "/t/nowhere", "a.go"),
        ("no such code", "/c/ZZZZZZ", "form"),
        ("a seat comes to this device", f"/p/{seat}", "button.go"),
        ("a personal link that is used up", "/p/nowhere", "a.go"),
    ):
        person.open(path)
        expect(page.locator(f"main {wanted}")).to_be_visible()
        yield where


@pytest.mark.parametrize("way", [shelf, doors, afterwards, beside, curtains, elsewhere])
def test_the_house_can_be_touched_and_read(invite: Invite, way: Any) -> None:
    person = invite("Александра", locale="ru", **PHONE)
    wrong = [fault for where in way(person) for fault in faults(person.page, where)]
    assert wrong == [], "\n".join(wrong)

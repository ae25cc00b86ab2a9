"""Jackal: Dungeon in a real browser: a game to its end, what fits, and what is in sight.

Everything that can be done at the table is tested in web/tests/jackal, on the scenes of tests/scenes/jackal.py.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.boxes import GAMES
from tests.e2e.conftest import Invite
from tests.e2e.longest import jackal
from tests.e2e.looks import LANGUAGES, TYPES, settle
from tests.e2e.people import PHONE, Person
from tests.e2e.scenes import Json, Scenes, from_position, scenery, server
from tests.games.jackal.table import EAST, position
from tests.recordings import Scene, Stage
from tests.server.support import Server
from undercroft.core.rng import FastRng

__all__ = ["scenery", "server"]

# The bots have nearly enough coins, and one is in sight.
LATE = position(EAST, seats=3, coins=[0, 6, 4], pirates=[(1, 0, 0), (3, 0, 0), (0, 0, 0)])
FRESH = GAMES["jackal"].new(3, GAMES["jackal"].defaults(3), FastRng(1))


def spot(person: Person, key: str) -> Locator:
    """A position (x,y,tunnel) or an empty cell (x,y) on the map."""
    return person.page.locator(f"[data-spot='{key}']")


def goes_on(person: Person) -> bool:
    """Until something is asked, or the game is over: whether it goes on."""
    person.page.wait_for_function(
        """() => document.querySelector("[data-prompt]")?.dataset.prompt
             || document.querySelector("dialog a[href$='/record']")"""
    )
    return not person.ended()


def move(person: Person) -> None:
    """Something simple by keyboard alone: lay where it fits, take what lies here, explore, else stay."""
    page = person.page
    asked = person.asked()
    if page.locator("[data-cell=open]").count():
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("lay")).to_be_visible()
        page.keyboard.press("Enter")
    elif page.locator("[data-deed=TakeCoin]").count():
        page.keyboard.press("t")
    elif page.locator("[data-deed=Explore]:not([aria-disabled=true])").count():
        page.keyboard.press("e")
    else:
        page.keyboard.press("s")
    person.answered(asked)


def play_by_keys(vera: Person, server: Server) -> int:
    """Play against bots to the end; how many questions were answered."""
    vera.sit_at(server.base + server.path)
    vera.press(vera.page.get_by_role("button", name="Fill with bots"))
    vera.press(vera.page.get_by_role("button", name="Start the game"))
    expect(spot(vera, "0,0,0")).to_be_visible()
    moves = 0
    while goes_on(vera):
        assert vera.question(), "the prompt says what is asked"
        move(vera)
        moves += 1
        assert moves < 600, "the game does not end"
    return moves


@from_position("jackal", LATE.state.dump())
def test_the_end_of_a_game_against_bots_by_keyboard_alone(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    assert play_by_keys(vera, server) > 4, "a few turns, each with a tile to lay"
    sheet = vera.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Coins")
    expect(sheet).to_contain_text(re.compile("ladder|richest"))
    vera.tidy()


@pytest.mark.full
@from_position("jackal", FRESH.dump())
def test_a_whole_game_from_the_first_tile_by_keyboard_alone(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    vera.hurry()
    assert play_by_keys(vera, server) > 10
    expect(vera.page.locator("dialog[open]")).to_contain_text("Coins")


@pytest.mark.parametrize(
    "size", [pytest.param({}, id="desktop", marks=pytest.mark.full), pytest.param(PHONE, id="phone")]
)
def test_the_words_fit_in_every_language(invite: Invite, size: dict[str, object]) -> None:
    vera = invite("Vera", **size)
    scenes = Scenes(vera, "jackal")
    scenes.show("map", 0)
    spot(vera, "1,0").dispatch_event("click")
    expect(vera.page.get_by_test_id("foresight")).to_contain_text("Tunnels joined: 1")
    vera.tidy()
    for scene, steps in (("short-walk", 0), ("wager", 1), ("head-start", 0)):
        scenes.show(scene, steps)
        vera.tidy()
    if size:
        scenes.fit(("explore", 1), ("wager", 0), ("coin", 0), ("gift", 0), ("ladder", 1))


@pytest.mark.parametrize("seats", [4, 6])
def test_the_plates_of_allies_are_seen_whole(invite: Invite, seats: int) -> None:
    vera = invite("Vera", locale="ru")
    scenes = Scenes(vera, "jackal")
    found = [one for one in jackal(seats) if one[0].startswith("allies")]
    assert len(found) == 3
    for where, recording, dress in found:
        scenes.dress = dress
        scenes.open(recording)
        for width in (1440, 1366, 1280, 1110, 820, 390):
            vera.page.set_viewport_size({"width": width, "height": 844})
            assert vera.outside(".players [data-seat]", ".players") == [], f"{where} at {width}"
            for type_size in TYPES if width >= 1280 else ():
                settle(vera.page, type_size)
                cut = vera.page.locator(".players :is(.name, .note)").evaluate_all(
                    "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
                )
                assert cut == [], f"{where} at {width}, {type_size} %"
            settle(vera.page)


def test_a_question_that_names_a_player_has_two_lines_on_the_narrowest_phone(invite: Invite) -> None:
    vera = invite(**{**PHONE, "viewport": {"width": 360, "height": 640}})
    scenes = Scenes(vera, "jackal")

    def called(message: Json) -> None:
        if message["t"] == "table":
            message["table"]["seats"][1]["nick"] = "Борсук"

    scenes.dress = called
    for scene in ("bats", "coin"):
        scenes.show(scene, 0)
        for language in LANGUAGES:
            vera.speak(language)
            settle(vera.page, 100)
            question = vera.page.locator("#question")
            expect(question).to_contain_text("Борсук")
            lines = question.evaluate(
                "one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"
            )
            assert round(lines) <= 2, f"{scene} in {language}"


def test_the_names_over_the_score_are_whole_on_the_narrowest_phone(invite: Invite) -> None:
    vera = invite(**{**PHONE, "viewport": {"width": 360, "height": 640}})
    scenes = Scenes(vera, "jackal")

    def nameless(message: Json) -> None:
        if message["t"] == "table":
            for info in message["table"]["seats"]:
                info.update(kind="person", nick="")

    scenes.dress = nameless
    places = [(1, 0, 0), *[(2, 0, 0)] * 5]
    won = position(EAST, seats=6, coins=[5, 0, 0, 0, 0, 0], pirates=places, empty=[(4, 0)])
    scenes.open(Stage(Scene("jackal", won.do(0, "Roll", 1).do(0, "MoveTo 0 0 0").state.dump())).record())
    names = vera.page.locator("dialog[open] [role=columnheader] > .name")
    expect(names).to_have_count(6)
    for language in LANGUAGES:
        vera.speak(language)
        for type_size in (100, 130):
            settle(vera.page, type_size)
            cut = names.evaluate_all(
                """all => all.filter(one => one.scrollHeight > one.clientHeight + 1
                  || one.scrollWidth > one.clientWidth).map(one => one.textContent)"""
            )
            assert cut == [], f"{language} at {type_size} %"


# Lit cells whose outline reaches under a button of the map, and those of them that are seen or hit there.
UNDER_BUTTONS = """() => {
  const under = [], seen = [];
  for (const button of document.querySelectorAll(".surface .buttons .button")) {
    const area = button.getBoundingClientRect();
    for (const cell of document.querySelectorAll("[data-cell=open]")) {
      const { left, top, right, bottom } = cell.getBoundingClientRect();
      if (left < area.right && right > area.left && top < area.bottom && bottom > area.top)
        under.push(cell.dataset.spot);
    }
    for (const x of [area.left + 1, area.left + area.width / 2, area.right - 1])
      for (const y of [area.top + 1, area.top + area.height / 2, area.bottom - 1])
        seen.push(...document.elementsFromPoint(x, y).map(one => one.closest("[data-spot]")).filter(one => one));
  }
  return [under.length, seen.length];
}"""


@pytest.mark.parametrize(
    ("size", "nearer", "aside"),
    [
        pytest.param({"viewport": {"width": 1366, "height": 768}}, 2, (1, 0), id="desktop"),
        pytest.param(PHONE, 0, (0, -1), id="phone"),
    ],
)
def test_no_button_lies_over_a_lit_place_of_a_large_cave(
    invite: Invite, size: dict[str, object], nearer: int, aside: tuple[int, int]
) -> None:
    vera = invite("Vera", **size)
    page = vera.page
    Scenes(vera, "jackal").show("large-cave")
    assert page.evaluate(UNDER_BUTTONS) == [0, 0]
    # The map is drawn towards the buttons until one of them would lie over a lit cell.
    for _ in range(nearer):
        page.get_by_role("button", name="Zoom in").click()
    found = []
    for _ in range(32):
        page.mouse.move(150, 400)
        page.mouse.down()
        page.mouse.move(150 + 24 * aside[0], 400 + 24 * aside[1], steps=3)
        page.mouse.up()
        found.append(page.evaluate(UNDER_BUTTONS))
    assert max(under for under, _ in found) > 0
    assert max(seen for _, seen in found) == 0


def test_all_that_is_offered_is_in_sight_on_a_phone(invite: Invite) -> None:
    vera = invite("Vera", **PHONE)
    scenes = Scenes(vera, "jackal")
    scenes.show("places")
    expect(spot(vera, "-1,0")).to_have_attribute("data-cell", "open")
    assert vera.out_of_sight(vera.page.locator("[data-cell=open]")) == []
    scenes.show("hall", 1)
    assert vera.out_of_sight(spot(vera, "4,0,0")) == [], "the new tile, onto which one may step"
    scenes.show("five-tiles", 0)
    assert vera.out_of_sight(vera.page.locator("[data-slot]")) == []
    # The map can be drawn aside, which is no tap; and a tap is still a tap.
    scenes.show("short-walk", 0)
    vera.page.get_by_role("button", name="Zoom in").click()
    there = spot(vera, "2,0,0")
    before = there.bounding_box()
    assert before is not None
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    vera.page.mouse.move(x, y)
    vera.page.mouse.down()
    vera.page.mouse.move(x + 40, y, steps=4)
    vera.page.mouse.up()
    after = there.bounding_box()
    assert after is not None
    assert after["x"] - before["x"] == pytest.approx(40, abs=8)
    expect(there).to_have_attribute("aria-pressed", "false")
    there.tap()
    expect(vera.page.get_by_test_id("go")).to_contain_text("1 step")
    vera.page.get_by_test_id("go").click()
    scenes.settled()
    expect(vera.page.locator("[data-pirate='0']")).to_have_attribute("data-at", "2,0,0")


def test_all_ways_to_move_stand_in_one_row_on_a_desktop(invite: Invite) -> None:
    vera = invite("Vera")
    scenes = Scenes(vera, "jackal")
    scenes.show("dive", 0)
    for size in ((1280, 800), (1366, 768), (1440, 900), (1920, 1080)):
        scenes.choices_are_whole(size)
        middles = vera.page.locator("section.prompt .choices button").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(({ y, height }) => Math.round(y + height / 2))"
        )
        assert len(middles) == 4
        assert max(middles) - min(middles) <= 1, f"{size}"


def test_plates_keep_their_places_when_one_has_enough(invite: Invite) -> None:
    vera = invite("Vera")
    page = vera.page
    rich = position(EAST, seats=4, coins=[0, 7, 0, 0], pirates=[(0, 0, 0), (3, 0, 0), (0, 0, 0), (0, 0, 0)])
    Scenes(vera, "jackal").open(Stage(Scene("jackal", rich.state.dump())).record())
    expect(page.get_by_test_id("rich")).to_be_visible()
    for language in LANGUAGES:
        vera.speak(language)
        for width, height in ((1366, 768), (1440, 900), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            for type_size in (100, 130):
                settle(page, type_size)
                assert vera.outside(".players [data-seat], .players p", ".players") == []
                words = page.get_by_test_id("rich")
                assert words.evaluate("one => one.scrollWidth > one.clientWidth + 1") is False

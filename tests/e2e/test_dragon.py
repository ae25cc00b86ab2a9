"""In the Dragon's Cave, as people play it: a whole game, and what needs a real screen.

What each action, the Dragon and the ends say is tested in web/tests/dragon.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.looks import settle
from tests.e2e.people import PHONE, Person
from tests.games.dragon.table import Dump, lit, load, position
from tests.server.support import RAISED, Server


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server of its own; with a parameter, its one table begins from that position."""
    arguments: list[str] = []
    if hasattr(request, "param"):
        file = tmp_path / "position.json"
        file.write_text(json.dumps(request.param), encoding="utf-8")
        arguments = ["play", "--position", str(file), "--no-browser"]
    found = Server(tmp_path, *arguments, "--seed", "undercroft", limits=RAISED).start()
    yield found
    found.stop()


def sit(server: Server, *people: Person) -> None:
    """Everybody takes a chair, in order, and the first starts."""
    post(people[0], server, f"/api{server.path.replace('/t/', '/tables/')}/sit", {"seat": 0})
    for seat, person in enumerate(people[1:], 1):
        post(person, server, f"/api{server.path.replace('/t/', '/tables/')}/sit", {"seat": seat})
    post(people[0], server, f"/api{server.path.replace('/t/', '/tables/')}/start", {})
    for person in people:
        person.page.goto(server.path)
        expect(person.page.locator("[data-hex='0']")).to_be_visible()


def post(person: Person, server: Server, path: str, body: object) -> Any:
    answer = person.page.request.post(path, data=body, headers={"Origin": server.base})
    assert answer.ok, answer.text()
    return answer.json()


def lead(person: Person, server: Server, **options: object) -> None:
    """One person leads all gnomes of a new table."""
    order = {"game": "dragon", "seats": 1, "bots": [None], "start": True, "options": options}
    person.open(f"/t/{post(person, server, '/api/tables', order)['id']}")


def press(person: Person, button: Locator) -> None:
    """Press a button that answers the question."""
    asked = person.asked()
    button.click()
    person.answered(asked)


# A whole game


ROUNDS = 3
LETTERS = {"Carry": "c", "Search": "s", "StepWithTorch": "t", "MakeTorch": "m"}


def move(person: Person) -> None:
    """Something sensible, found on the screen and done by keyboard alone."""
    page = person.page
    asked = person.asked()
    drafted = page.locator("[data-gnome-card][aria-disabled=false]")
    named = page.locator("[data-next][aria-disabled=false]")
    offered = page.locator("[data-tile][aria-disabled=false]")
    verbs = offered.evaluate_all("all => all.map(one => one.dataset.tile)")
    verb = next((one for one in LETTERS if one in verbs), None)
    several = page.locator("[data-deed]")
    if drafted.count():
        person.press(drafted)
        person.press(page.get_by_test_id("confirm"))
    elif named.count():
        person.press(named)
    elif verb:
        page.keyboard.press(LETTERS[verb])
        if page.locator("[data-tile][aria-pressed=true]").count():
            person.walk_to(page.locator("[data-hex]"), page.locator(f"[data-offers~='{verb}']"))
            page.keyboard.press("Enter")
            if person.asked() == asked and several.count():
                person.press(several)
    elif page.get_by_test_id("end-turn").count():
        page.keyboard.press("e")
        # Action points that are left are asked about.
        if page.locator("dialog[open]").count():
            page.keyboard.press("Enter")
    else:
        if not several.count():
            person.walk_to(page.locator("[data-hex]"), page.locator("[data-offers]:not([data-offers=''])"))
            page.keyboard.press("Enter")
        person.press(several)
    person.answered(asked)


def ready(person: Person) -> bool:
    """Until something is asked, or the game is over: whether it goes on."""
    person.page.wait_for_function(
        """() => document.querySelector("[data-prompt]")?.dataset.prompt
             || document.querySelector("dialog a[href$='/record']")"""
    )
    return not person.ended()


def test_one_person_leads_three_gnomes_through_a_whole_game_by_keyboard_alone(
    invite: Invite, server: Server
) -> None:
    vera = invite("Vera")
    lead(vera, server, gnomes=3, max_rounds=ROUNDS)
    moves = 0
    while ready(vera):
        assert vera.question(), "the prompt says what is asked"
        move(vera)
        moves += 1
        assert moves < 200, "the game does not end"
    assert moves >= 3 + 5 * ROUNDS, "a draft, and in each round two places of the order and three turns"
    sheet = vera.page.locator("dialog[open]")
    expect(sheet).to_contain_text(re.compile("Lost|Victory"))
    expect(sheet).to_contain_text("Gems brought home")
    vera.tidy()


# What needs a real screen


def rage_in_the_middle() -> Dump:
    """Three heads are rolled; the card of level I buries hex 1, and its gnome has two lights equally near."""
    table = load(
        position(
            gnomes={"strongman": 2, "seer": 7},
            hexes={2: lit(gems=1), 7: lit(), 1: lit(), 8: lit(), 3: lit(), 18: lit()},
            delivered=12,
            dragon=["7", "3", "9"],
            ap=1,
        )
    )
    table.do("Carry 0 1", draws=[0, 0, 0])
    assert len(table.legal("Flee")) > 1, table.legal()
    dump: Dump = table.state.dump()
    return dump


def over_the_path(page: Page) -> list[str]:
    """Windows in which the story of a Rage, opened, lies over the path that it is about."""
    story, path = page.get_by_test_id("wrath"), page.get_by_test_id("den")
    found: list[str] = []
    for width, height in ((1440, 900), (1200, 800), (820, 1180), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        folded = story.locator("[aria-expanded=false]")
        if folded.count():
            folded.click()
        expect(story.locator("ol")).to_be_visible()
        one, other = story.bounding_box(), path.bounding_box()
        assert one is not None
        assert other is not None
        across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
        down = one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
        if across and down:
            found.append(f"{width}x{height}: {one} over {other}")
    page.set_viewport_size({"width": 1440, "height": 900})
    return found


@pytest.mark.parametrize("server", [rage_in_the_middle()], indirect=True, ids=["position"])
def test_the_longest_story_fits_and_six_gnomes_to_be_ordered_are_all_in_sight(
    invite: Invite, server: Server
) -> None:
    vera = invite("Vera")
    sit(server, vera)
    press(vera, vera.page.locator("[data-deed=Flee]").first)
    expect(vera.page.get_by_test_id("wrath")).to_contain_text("Rage IV")
    vera.tidy()
    assert over_the_path(vera.page) == []
    lead(vera, server, gnomes=6)
    for _ in range(6):
        vera.page.locator("[data-gnome-card][aria-disabled=false]").first.click()
        press(vera, vera.page.get_by_test_id("confirm"))
    expect(vera.page.locator("[data-next]")).to_have_count(6)
    assert vera.out_of_sight(vera.page.locator("[data-next]")) == []
    vera.tidy()


def two_gems_to_carry() -> Dump:
    """A strongman with two gems beside the Entrance: one gem, two gems, or a step."""
    table = load(position(gnomes={"strongman": 2, "torchbearer": 0}, hexes={2: lit(gems=2)}, ap=4))
    dump: Dump = table.state.dump()
    return dump


# What can be done at a place and does not stand whole in its row, once the page has its new size.
NOT_WHOLE = """
async () => {
  await new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)));
  const sliding = document.querySelector(".sliding");
  const row = sliding.getBoundingClientRect();
  const choices = sliding.parentElement.getBoundingClientRect();
  return [...document.querySelectorAll(".sliding > [data-deed]")]
    .filter(one => {
      const { left, right, top } = one.getBoundingClientRect();
      return left < row.left - 1 || right > row.right + 1 || top < choices.top - 1;
    })
    .map(one => one.textContent.trim());
}
"""


@pytest.mark.parametrize("server", [two_gems_to_carry()], indirect=True, ids=["position"])
def test_three_deeds_at_a_place_are_whole_on_a_phone(invite: Invite, server: Server) -> None:
    vera = invite("Vera", **PHONE)
    sit(server, vera)
    page = vera.page
    page.locator("[data-hex='0']").tap()
    expect(page.locator(".sliding > [data-deed]")).to_have_count(3)
    for language in ("uk", "ru", "en"):
        vera.speak(language)
        for width, height in ((390, 844), (360, 640)):
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            assert page.evaluate(NOT_WHOLE) == [], f"{language} at {width} px"


def test_draft_order_by_drag_and_turn_on_a_phone(invite: Invite, server: Server) -> None:
    vera = invite("Vera", **PHONE, locale="ru")
    lead(vera, server, difficulty="heroic", gnomes=4, layout="three_gates")
    page = vera.page
    expect(page.locator("[data-gnome-card]").first).to_be_visible()
    assert vera.out_of_sight(page.locator("[data-gnome-card]")) == []
    vera.tidy()
    for name in ("torchbearer", "seer", "guild_head", "engineer"):
        page.locator(f"[data-gnome-card={name}]").tap()
        expect(page.locator("[data-gnome-card][aria-pressed=true]")).to_have_count(1)
        press(vera, page.get_by_test_id("confirm"))
    expect(page.locator("[data-next]").first).to_be_visible()
    assert vera.out_of_sight(page.locator("[data-next]")) == []
    vera.tidy()
    # By drag: into the row of places; then by tap.
    asked = vera.asked()
    page.locator("[data-next=torchbearer]").drag_to(page.locator(".slots"))
    vera.answered(asked)
    for _ in range(2):
        press(vera, page.locator("[data-next][aria-disabled=false]").first)
    expect(page.locator("[data-tile=Step]")).to_be_visible()
    # A place that is out of reach is looked at, and says why.
    page.locator("[data-hex][data-offers='']").last.tap()
    expect(page.get_by_test_id("reason")).to_be_visible()
    assert vera.cut_off() == []
    assert vera.violations() == []
    page.get_by_test_id("look").get_by_role("button").first.tap()
    lit_place = page.locator("[data-offers~=Step]").first
    box = lit_place.bounding_box()
    assert box is not None
    assert box["width"] >= 44
    lit_place.tap()
    press(vera, page.locator("[data-deed=Step]"))
    expect(page.get_by_test_id("wrath")).to_be_visible()
    vera.tidy()

"""In the Dragon's Cave, as people play it: a whole game, and prepared positions for what is rare."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person
from tests.games.dragon.table import EMPTIED, REMOVED, RUBBLE, Dump, lit, load, position
from tests.server.support import RAISED, Server


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server of its own; with a parameter, its one table begins from that position."""
    arguments: list[str] = []
    if hasattr(request, "param"):
        file = tmp_path / "position.json"
        file.write_text(json.dumps(request.param))
        arguments = ["play", "--position", str(file), "--no-browser"]
    found = Server(tmp_path, *arguments, "--seed", "undercroft", limits=RAISED).start()
    yield found
    found.stop()


def from_position(dump: Dump) -> pytest.MarkDecorator:
    """The table of this test begins from a position."""
    return pytest.mark.parametrize("server", [dump], indirect=True, ids=["position"])


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


def place(person: Person, number: int) -> Locator:
    return person.page.locator(f"[data-hex='{number}']")


def tile(person: Person, verb: str) -> Locator:
    return person.page.locator(f"[data-tile='{verb}']")


def go(person: Person, verb: str, number: int) -> None:
    """Take a tile up and tap a place."""
    asked = person.asked()
    tile(person, verb).click()
    place(person, number).click()
    person.answered(asked)


def press(person: Person, button: Locator) -> None:
    """Press a button that answers the question."""
    asked = person.asked()
    button.click()
    person.answered(asked)


def deed(person: Person, name: str) -> Locator:
    return person.page.locator("[data-deed]").filter(has_text=name)


def wrath(person: Person) -> Locator:
    return person.page.get_by_test_id("wrath")


# A whole game


LETTERS = {"Carry": "c", "Search": "s", "StepWithTorch": "t", "MakeTorch": "m"}


def move(person: Person) -> None:
    """Something sensible, found on the screen and done by keyboard alone."""
    page = person.page
    asked = person.asked()
    named = page.locator("[data-gnome-card][aria-disabled=false], [data-next][aria-disabled=false]")
    offered = page.locator("[data-tile][aria-disabled=false]")
    verbs = offered.evaluate_all("all => all.map(one => one.dataset.tile)")
    verb = next((one for one in LETTERS if one in verbs), None)
    several = page.locator("[data-deed]")
    if named.count():
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
        page.keyboard.press("e")
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
    options = {"difficulty": "easy", "gnomes": 3, "layout": "snowflake", "max_rounds": 5}
    wish = {"game": "dragon", "seats": 1, "bots": [None], "start": True, "options": options}
    table = post(vera, server, "/api/tables", wish)
    vera.open(f"/t/{table['id']}")
    moves = 0
    while ready(vera):
        assert vera.question(), "the prompt says what is asked"
        move(vera)
        moves += 1
        assert moves < 200, "the game does not end"
    assert moves >= 3 + 5 * 5, "a draft, and in each round two places of the order and three turns"
    sheet = vera.page.locator("dialog[open]")
    expect(sheet).to_contain_text(re.compile("Lost|Victory"))
    expect(sheet).to_contain_text("Gems brought home")
    vera.tidy()


# Every action

WALK = position(
    gnomes={"guild_head": 1, "engineer": 0},
    hexes={1: {"torches": 2}, 7: RUBBLE, 6: lit()},
    cave=["claw_marks"],
    dragon=["yawn"],
    ap=4,
)


@from_position(WALK)
def test_walking_light_gifts_and_rubble_by_mouse(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera)
    ap = vera.page.get_by_test_id("ap")
    expect(ap).to_have_attribute("data-ap", "4")
    tile(vera, "GiveAP").click()
    press(vera, deed(vera, "Engineer"))
    expect(vera.page.locator("[data-strip=engineer]")).to_contain_text("+1 AP")
    go(vera, "StepWithTorch", 2)
    expect(wrath(vera)).to_contain_text("Claw Marks")
    expect(place(vera, 2)).to_have_attribute("aria-label", re.compile("1 search cube"))
    expect(ap).to_have_attribute("data-ap", "2")
    # Without a tile: the first tap takes the place up, the second acts.
    place(vera, 1).click()
    expect(place(vera, 1)).to_have_attribute("aria-pressed", "true")
    asked = vera.asked()
    place(vera, 1).click()
    vera.answered(asked)
    expect(vera.page.locator("[data-gnome=guild_head]")).to_have_attribute("data-at", "1")
    press(vera, tile(vera, "MakeTorch"))
    expect(place(vera, 1)).to_have_attribute("aria-label", re.compile("lit by 2 torches"))
    # All is spent: the Engineer is next, with the gift.
    expect(vera.page.locator("[data-strip=engineer]")).to_contain_text("acts")
    go(vera, "Step", 1)
    go(vera, "Clear", 7)
    expect(place(vera, 7)).to_have_attribute("aria-label", re.compile("Hex 7: open, dark"))


@from_position(
    position(
        gnomes={"dragon_expert": 1, "engineer": 0},
        hexes={1: lit(cubes=2)},
        delivered=6,
        dragon=["yawn"],
        ap=2,
    )
)
def test_a_sure_search_and_noise_with_the_die(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera)
    expect(tile(vera, "Search")).to_contain_text("100")
    press(vera, tile(vera, "Search"))
    expect(place(vera, 1)).to_have_attribute("aria-label", re.compile("1 gem, nothing left to find"))
    tile(vera, "Attract").click()
    expect(vera.page.locator("[data-prompt]")).to_contain_text("on a head (1 in 3)")
    go_there = place(vera, 24)
    asked = vera.asked()
    go_there.click()
    vera.answered(asked)
    expect(place(vera, 24)).to_have_attribute("aria-label", re.compile("1 search cube"))
    expect(wrath(vera)).to_contain_text("Dragon die")


CARDS = position(
    gnomes={"torchbearer": 1},
    hexes={1: lit(), 20: RUBBLE, 21: RUBBLE},
    cave=["loose_stones", "roof_crack", "secret_passage"],
    ap=4,
)


@from_position(CARDS)
def test_the_choices_of_cave_cards(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera)
    go(vera, "Step", 7)
    expect(vera.page.locator("#question")).to_contain_text("Loose stones")
    place(vera, 20).click()
    press(vera, deed(vera, "Free this hex"))
    expect(place(vera, 20)).to_have_attribute("aria-label", re.compile("Hex 20: open"))
    go(vera, "Step", 8)
    expect(vera.page.locator("#question")).to_contain_text("roof cracks")
    press(vera, deed(vera, "Hex 9"))
    expect(place(vera, 9)).to_have_attribute("aria-label", re.compile("Hex 9: rubble"))
    go(vera, "Step", 2)
    expect(vera.page.locator("#question")).to_contain_text("secret passage")
    expect(deed(vera, "Stay here")).to_be_visible()
    place(vera, 0).click()
    press(vera, deed(vera, "Slip here"))
    expect(vera.page.locator("[data-gnome=torchbearer]")).to_have_attribute("data-at", "0")


@from_position(
    position(
        gnomes={"torchbearer": 1, "engineer": 0},
        hexes={1: lit(), 3: {"torches": 4}, 13: {"torches": 5}, 7: EMPTIED},
        ap=2,
    )
)
def test_with_an_empty_supply_a_torch_comes_from_elsewhere_by_keyboard(
    invite: Invite, server: Server
) -> None:
    vera = invite("Vera")
    sit(server, vera)
    keys = vera.page.keyboard
    asked = vera.asked()
    keys.press("w")
    expect(tile(vera, "Step")).to_have_attribute("aria-pressed", "true")
    place(vera, 0).focus()
    keys.press("ArrowRight")
    expect(place(vera, 1)).to_be_focused()
    keys.press("ArrowRight")
    keys.press("Enter")
    vera.answered(asked)
    expect(vera.page.locator("#question")).to_contain_text("from where do you take one")
    asked = vera.asked()
    for _ in range(3):
        keys.press("ArrowLeft")
    expect(place(vera, 4)).to_be_focused()
    keys.press("ArrowLeft")
    keys.press("Enter")
    keys.press("Enter")
    vera.answered(asked)
    expect(place(vera, 13)).to_have_attribute("aria-label", re.compile("lit by 4 torches"))
    expect(place(vera, 7)).to_have_attribute("aria-label", re.compile("lit by 1 torch"))
    # The last point: a torch made from another's.
    keys.press("m")
    asked = vera.asked()
    place(vera, 3).focus()
    keys.press("Enter")
    vera.answered(asked)
    expect(place(vera, 3)).to_have_attribute("aria-label", re.compile("lit by 3 torches"))


# The Dragon


@from_position(position(gnomes={"strongman": 1, "engineer": 0}, hexes={1: lit(gems=1)}, dragon=["5"], ap=2))
def test_a_delivery_says_what_it_stirs_up_and_rage_one_is_told(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera)
    place(vera, 0).click()
    expect(deed(vera, "Carry 1 gem")).to_be_visible()
    press(vera, deed(vera, "Carry 1 gem"))
    expect(wrath(vera)).to_contain_text("its gems are carried off")
    expect(wrath(vera)).to_contain_text("Rage I: Rockfall 5")
    expect(wrath(vera)).to_contain_text("Hex 5 is buried")
    expect(vera.page.get_by_test_id("den")).to_contain_text("1 of 15 home")


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


@from_position(rage_in_the_middle())
def test_a_flight_with_a_choice_and_rage_of_every_level_is_told(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera)
    expect(vera.page.locator("#question")).to_contain_text("Hex 7 caves in")
    assert vera.page.locator("[data-deed=Flee]").count() > 1
    press(vera, vera.page.locator("[data-deed=Flee]").first)
    story = wrath(vera)
    expect(story).to_contain_text("Seer runs to hex")
    expect(story).to_contain_text("Rage II: Rockfall 3")
    expect(story).to_contain_text("Torches go out")
    expect(story).to_contain_text("Rage III: Rockfall 9")
    expect(story).to_contain_text("Rage IV")
    vera.tidy()
    vera.page.get_by_role("button", name="Put away").click()
    expect(story).to_have_count(0)


# The Seer between two people


@from_position(position(gnomes={"seer": 0, "engineer": 0}, seats=2, dragon=["smoke", "11"], ap=2))
def test_the_seer_looks_and_hints_and_the_other_hears_only_the_hint(invite: Invite, server: Server) -> None:
    vera, oleh = invite("Vera"), invite("Oleh", **PHONE)
    sit(server, vera, oleh)
    # Planning together: whoever points at a hex shows it to all for a moment.
    place(oleh, 4).click()
    oleh.page.get_by_role("button", name="Show it to everybody").click()
    expect(vera.page.locator("[data-ping='4']")).to_be_visible()
    expect(vera.page.locator("[data-ping]")).to_have_count(0)
    place(vera, 9).click(button="right")
    expect(oleh.page.locator("[data-ping='9']")).to_be_visible()
    tile(vera, "Peek").click()
    press(vera, deed(vera, "Dragon deck"))
    peeked = vera.page.get_by_test_id("peeked")
    expect(peeked).to_contain_text("Smoke")
    expect(peeked).to_contain_text("Rockfall 11")
    expect(oleh.page.locator("#question")).not_to_contain_text("Smoke")
    press(vera, deed(vera, "Bad"))
    expect(vera.page.get_by_test_id("hint")).to_contain_text("bad")
    oleh.page.get_by_role("button", name="Record").click()
    expect(oleh.page.get_by_test_id("hint")).to_contain_text("bad")
    assert "Smoke" not in oleh.page.locator("body").inner_text()
    assert oleh.page.get_by_test_id("known-dragon").count() == 0


# The ends


def far_away(**more: Any) -> Dump:
    """Only hex 1 joins the gnome on 7 with the Entrance, and it is rubble with its card on top."""
    gone = dict.fromkeys((8, 18, 19), REMOVED)
    return position(
        gnomes={"strongman": 7},
        hexes={1: RUBBLE, 7: lit(), **gone},
        dragon=["1"],
        ap=1,
        **more,
    )


ENDS: dict[str, tuple[Dump, str]] = {
    "victory": (
        position(gnomes={"strongman": 1, "seer": 0}, hexes={1: lit(gems=1)}, delivered=14, ap=2),
        "Victory",
    ),
    "cut_off": (far_away(), "cut off"),
    "too_few": (
        position(
            gnomes={"strongman": 0},
            hexes={19: RUBBLE, **dict.fromkeys(range(1, 10), EMPTIED)},
            dragon=["19"],
            ap=1,
        ),
        "too few gems",
    ),
    "rounds": (position(gnomes={"strongman": 0}, dragon=["yawn"], ap=1, max_rounds=3), "rounds are over"),
}


@pytest.mark.parametrize(
    ("server", "name"), [(ENDS[name][0], name) for name in ENDS], indirect=["server"], ids=list(ENDS)
)
def test_every_end_is_shown_with_its_reason(invite: Invite, server: Server, name: str) -> None:
    vera = invite("Vera")
    sit(server, vera)
    if name == "victory":
        place(vera, 0).click()
        expect(vera.page.locator("[data-prompt]")).to_contain_text("End turn")
        deed(vera, "Carry 1 gem").click()
    else:
        vera.page.keyboard.press("e")
        vera.page.keyboard.press("e")
    sheet = vera.page.locator("dialog[open]")
    expect(sheet).to_contain_text(ENDS[name][1])
    expect(sheet).to_contain_text("Gems brought home")
    expect(sheet).to_contain_text("Strongman")
    vera.tidy()


# What may not be done says why


@from_position(position(gnomes={"engineer": 1, "seer": 0}, hexes={1: lit(gems=1), 7: RUBBLE}, ap=1))
def test_what_may_not_be_done_says_why_and_changes_nothing(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera)
    asked = vera.asked()
    tile(vera, "Step").click()
    place(vera, 2).click()
    reason = vera.page.get_by_test_id("reason")
    expect(reason).to_contain_text("Hex 2 is dark")
    # It is marked as not to be had, and can be asked all the same.
    tile(vera, "Carry").click(force=True)
    expect(vera.page.locator("body")).to_contain_text("That costs 2 action points; you have 1.")
    vera.page.keyboard.press("Escape")
    place(vera, 24).click()
    expect(vera.page.get_by_test_id("look")).to_contain_text("its card is in the deck")
    expect(reason).to_contain_text("not adjacent")
    assert vera.asked() == asked
    expect(vera.page.get_by_test_id("ap")).to_have_attribute("data-ap", "1")
    vera.tidy()


# Other sizes, languages, themes


@pytest.mark.parametrize("locale", ["ru", "uk"])
def test_draft_order_and_turn_on_a_phone(invite: Invite, server: Server, locale: str) -> None:
    vera = invite("Vera", **PHONE, locale=locale)
    options = {"difficulty": "heroic", "gnomes": 4, "layout": "three_gates", "max_rounds": 150}
    wish = {"game": "dragon", "seats": 1, "bots": [None], "start": True, "options": options}
    table = post(vera, server, "/api/tables", wish)
    vera.open(f"/t/{table['id']}")
    page = vera.page
    expect(page.locator("[data-gnome-card]").first).to_be_visible()
    assert vera.out_of_sight(page.locator("[data-gnome-card]")) == []
    vera.tidy()
    for name in ("torchbearer", "seer", "guild_head", "engineer"):
        press(vera, page.locator(f"[data-gnome-card={name}]"))
    expect(page.locator("[data-next]").first).to_be_visible()
    assert vera.out_of_sight(page.locator("[data-next]")) == []
    vera.tidy()
    # By drag: into the row of places; then by tap.
    asked = vera.asked()
    page.locator("[data-next=torchbearer]").drag_to(page.locator(".slots"))
    vera.answered(asked)
    for _ in range(2):
        press(vera, page.locator("[data-next][aria-disabled=false]").first)
    expect(tile(vera, "Step")).to_be_visible()
    vera.tidy()
    lit_place = page.locator("[data-offers~=Step]").first
    box = lit_place.bounding_box()
    assert box is not None
    assert box["width"] >= 44
    lit_place.tap()
    press(vera, page.locator("[data-deed=Step]"))
    expect(wrath(vera)).to_be_visible()
    vera.tidy()


def test_six_gnomes_to_be_ordered_are_all_in_sight(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    wish = {"game": "dragon", "seats": 1, "bots": [None], "start": True, "options": {"gnomes": 6}}
    table = post(vera, server, "/api/tables", wish)
    vera.open(f"/t/{table['id']}")
    for _ in range(6):
        press(vera, vera.page.locator("[data-gnome-card][aria-disabled=false]").first)
    expect(vera.page.locator("[data-next]")).to_have_count(6)
    assert vera.out_of_sight(vera.page.locator("[data-next]")) == []
    vera.tidy()


def test_the_rules_page_shows_every_card(invite: Invite) -> None:
    vera = invite()
    vera.open("/rules/dragon")
    expect(vera.page.locator("[data-card=wing_gust]")).to_be_visible()
    assert vera.page.locator("[data-card]").count() >= 22
    vera.tidy()

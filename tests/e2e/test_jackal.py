"""Jackal: Dungeon, as people play it: a whole game against bots, and prepared positions for what is rare."""

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
from tests.games.jackal.table import EAST, Laid, Table, position
from tests.server.support import RAISED, Server

WIN = (6, 1, 6, 1, 6, 1)
DISPLAY: list[str | None] = ["V", "P-I", "P-L", "M-I", "M-L"]
OTHER: list[str | None] = ["V", "P-T", "P-X", "M-T", "M-X"]
MUDDY: list[Laid] = [("M-I", 1, 0, 1), ("C-I", 2, 0, 1), ("G-D", 3, 0, 3)]
PASSAGES: list[Laid] = [("P-I", 1, 0, 1), ("P-I", 2, 0, 1), ("G-D", 3, 0, 3)]


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server of its own; with a parameter, its one table begins from that position."""
    arguments: list[str] = []
    if hasattr(request, "param"):
        file = tmp_path / "position.json"
        file.write_text(json.dumps(request.param))
        arguments = ["play", "--position", str(file), "--game", "jackal", "--no-browser"]
    found = Server(tmp_path, *arguments, "--seed", "undercroft", limits=RAISED).start()
    yield found
    found.stop()


def from_position(table: Table) -> pytest.MarkDecorator:
    """The table of this test begins from a position."""
    return pytest.mark.parametrize("server", [table.state.dump()], indirect=True, ids=["position"])


def post(person: Person, server: Server, path: str, body: object) -> Any:
    answer = person.page.request.post(path, data=body, headers={"Origin": server.base})
    assert answer.ok, answer.text()
    return answer.json()


def sit(server: Server, *people: Person, bots: int = 0) -> None:
    """Everybody takes a chair, in order, bots take the rest, and the first starts."""
    table = f"/api{server.path.replace('/t/', '/tables/')}"
    for seat, person in enumerate(people):
        post(person, server, f"{table}/sit", {"seat": seat})
    for seat in range(len(people), len(people) + bots):
        post(people[0], server, f"{table}/bot", {"seat": seat, "bot": "good"})
    post(people[0], server, f"{table}/start", {})
    for person in people:
        person.page.goto(server.path)
        expect(spot(person, "0,0,0")).to_be_visible()


def spot(person: Person, key: str) -> Locator:
    """A position (x,y,tunnel) or an empty cell (x,y) on the map."""
    return person.page.locator(f"[data-spot='{key}']")


def pirate(person: Person, seat: int) -> Locator:
    return person.page.locator(f"[data-pirate='{seat}']")


def deed(person: Person, verb: str) -> Locator:
    return person.page.locator(f"[data-deed='{verb}']")


def press(person: Person, button: Locator) -> None:
    """Press a button that answers the question."""
    asked = person.asked()
    button.click()
    person.answered(asked)


def go(person: Person, key: str) -> None:
    """The first tap takes a place up, the second goes there."""
    asked = person.asked()
    spot(person, key).click()
    expect(spot(person, key)).to_have_attribute("aria-pressed", "true")
    spot(person, key).click()
    person.answered(asked)


def coins(person: Person, seat: int) -> Locator:
    return person.page.locator(f"[data-purse='{seat}'] .coins b")


# A whole game


def ready(person: Person) -> bool:
    """Until something is asked, or the game is over: whether it goes on."""
    person.page.wait_for_function(
        """() => document.querySelector("[data-prompt]")?.dataset.prompt
             || document.querySelector("dialog a[href$='/record']")"""
    )
    return not person.ended()


def move(person: Person) -> None:
    """Something simple by keyboard alone: lay where it fits, take what lies here, else stay."""
    page = person.page
    asked = person.asked()
    if page.locator("[data-cell=open]").count():
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("lay")).to_be_visible()
        page.keyboard.press("Enter")
    elif deed(person, "TakeCoin").count():
        page.keyboard.press("t")
    else:
        page.keyboard.press("s")
    person.answered(asked)


def test_a_whole_game_against_bots_by_keyboard_alone(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    bots = [None, *["good"] * 4]
    wish = {"game": "jackal", "seats": 5, "bots": bots, "start": True, "options": {"mud": True}}
    table = post(vera, server, "/api/tables", wish)
    vera.open(f"/t/{table['id']}")
    moves = 0
    while ready(vera):
        assert vera.question(), "the prompt says what is asked"
        move(vera)
        moves += 1
        assert moves < 400, "the game does not end"
    assert moves > 4, "four tiles of the map at least, and turns"
    sheet = vera.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Coins")
    expect(sheet).to_contain_text(re.compile("ladder|richest"))
    vera.tidy()


# Prepared positions


@from_position(position([], phase="map", current="C-T", start=["C-I", "C-X"], pirates=[(0, 0, 0)] * 2))
def test_laying_the_map_turning_the_tile_and_why_not(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera, bots=1)
    cell = spot(vera, "1,0")
    cell.click()
    ghost = vera.page.get_by_test_id("ghost")
    first = ghost.get_attribute("data-turn")
    expect(vera.page.get_by_test_id("foresight")).to_contain_text("Joints made: 1")
    cell.click()
    expect(ghost).not_to_have_attribute("data-turn", first or "")
    vera.tidy()
    press(vera, vera.page.get_by_test_id("lay"))
    expect(spot(vera, "1,0,0")).to_have_attribute("aria-label", re.compile("Fork"))


@from_position(position(EAST[:3], pirates=[(3, 0, 0), (0, 0, 0)]))
def test_exploring_draws_a_tile_that_must_be_laid(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera, bots=1)
    deed(vera, "Dive").click(force=True)
    expect(vera.page.locator("body")).to_contain_text("You must stand in a tunnel with a secret passage")
    asked = vera.asked()
    vera.page.keyboard.press("e")
    vera.answered(asked)
    before = vera.page.locator("[data-spot][data-offers]").count()
    move(vera)
    assert vera.page.locator("[data-spot][data-offers]").count() > before


@from_position(position(EAST[:3], phase="place", current="G-D", pirates=[(3, 0, 0), (0, 0, 0)]))
def test_laying_stepping_on_and_taking_the_coin_by_keyboard(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera, bots=1)
    keys = vera.page.keyboard
    expect(vera.page.get_by_test_id("current")).to_be_visible()
    asked = vera.asked()
    spot(vera, "3,0,0").focus()
    keys.press("ArrowRight")
    expect(spot(vera, "4,0")).to_be_focused()
    keys.press("Enter")
    expect(vera.page.get_by_test_id("foresight")).to_contain_text("You can step onto it")
    keys.press("Enter")
    vera.answered(asked)
    asked = vera.asked()
    keys.press("o")
    vera.answered(asked)
    expect(pirate(vera, 0)).to_have_attribute("data-at", "4,0,0")
    asked = vera.asked()
    keys.press("t")
    vera.answered(asked)
    expect(coins(vera, 0)).to_have_text("1")


@from_position(position(EAST, phase="place", current="C-I", pirates=[(4, 0, 0), (0, 0, 0)]))
def test_all_places_for_a_tile_are_in_sight_on_a_phone(invite: Invite, server: Server) -> None:
    vera = invite("Vera", **PHONE)
    sit(server, vera, bots=1)
    expect(spot(vera, "-1,0")).to_have_attribute("data-cell", "open")
    assert vera.out_of_sight(vera.page.locator("[data-cell=open]")) == []


@from_position(position(EAST, pirates=[(1, 0, 0), (0, 0, 0)]).do(0, "Roll", 3))
def test_a_walk_shows_its_way_and_too_far_says_why(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera, bots=1)
    spot(vera, "4,0,0").hover()
    expect(vera.page.get_by_test_id("way").first).to_have_attribute("data-steps", "3")
    go(vera, "4,0,0")
    expect(pirate(vera, 0)).to_have_attribute("data-at", "4,0,0")
    press(vera, deed(vera, "TakeCoin"))
    expect(coins(vera, 0)).to_have_text("1")


@from_position(position(EAST, pirates=[(1, 0, 0), (0, 0, 0)]).do(0, "Roll", 1))
def test_a_walk_on_a_phone_and_a_place_out_of_reach(invite: Invite, server: Server) -> None:
    vera = invite("Vera", **PHONE)
    sit(server, vera, bots=1)
    spot(vera, "3,0,0").dispatch_event("click")
    expect(vera.page.locator("body")).to_contain_text("farther than the die allows")
    vera.tidy()
    spot(vera, "2,0,0").tap()
    expect(vera.page.get_by_test_id("go")).to_contain_text("1 step")
    press(vera, vera.page.get_by_test_id("go"))
    expect(pirate(vera, 0)).to_have_attribute("data-at", "2,0,0")


@from_position(position(PASSAGES, pirates=[(1, 0, 0), (0, 0, 0)]).do(0, "Dive", 3, 4))
def test_swimming_through_a_passage(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera, bots=1)
    spot(vera, "2,0,0").click()
    press(vera, deed(vera, "SwimTo"))
    expect(pirate(vera, 0)).to_have_attribute("data-at", "2,0,0")
    expect(vera.page.locator("[role=log], .log").first).to_contain_text("swim through the passage")


def rivals(**more: Any) -> Table:
    """Two pirates on one tile, a coin each, at the action of the first."""
    wish: dict[str, Any] = {"pirates": [(3, 0, 0), (3, 0, 0)], "coins": [1, 1], "empty": [(4, 0)], **more}
    return position(EAST, **wish).do(0, "Stay")


@from_position(rivals())
def test_a_wager_is_thrown_three_times(invite: Invite, server: Server) -> None:
    vera, oleh = invite("Vera"), invite("Oleh", **PHONE)
    sit(server, vera, oleh)
    deed(vera, "Wager").click()
    expect(vera.page.get_by_test_id("foresight")).to_contain_text("62 %")
    press(vera, vera.page.locator("[data-deed*='\"seat\":1']"))
    for person in (vera, oleh):
        expect(person.page.get_by_test_id("trial").locator(".die")).to_have_count(6)
        expect(person.page.get_by_test_id("trial")).to_contain_text("wins.")
    expect(vera.page.locator("[data-purse='0'] .wager b")).to_have_text("2")
    oleh.tidy()


@from_position(rivals().do(0, "Wager 1", *WIN))
def test_the_losers_coin_is_put_on_a_hall(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera, bots=1)
    spot(vera, "4,0,0").click()
    expect(vera.page.get_by_test_id("foresight")).to_contain_text("Player 1 – 1")
    press(vera, deed(vera, "DropCoin"))
    expect(coins(vera, 1)).to_have_text("0")
    expect(spot(vera, "4,0,0")).to_have_attribute("aria-label", re.compile("a coin"))


@from_position(rivals().do(0, "Wager 1", *WIN).do(0, "DropCoin 4 0", 2))
def test_the_winner_of_a_wager_runs_ahead_and_takes_the_coin(invite: Invite, server: Server) -> None:
    vera = invite("Vera", **PHONE)
    sit(server, vera, bots=1)
    expect(vera.page.locator("#question")).to_contain_text("Head start")
    vera.tidy()
    spot(vera, "4,0,0").tap()
    press(vera, vera.page.get_by_test_id("go"))
    expect(pirate(vera, 0)).to_have_attribute("data-at", "4,0,0")
    press(vera, deed(vera, "TakeCoin"))
    expect(coins(vera, 0)).to_have_text("2")


@from_position(rivals().do(0, "Prank 1", *WIN, 2))
def test_bats_drive_a_rival(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera, bots=1)
    expect(vera.page.get_by_test_id("trial").locator(".die")).to_have_count(6)
    go(vera, "1,0,0")
    expect(vera.page.locator("[role=log], .log").first).to_contain_text("Bats drive")


ALLIES = position(
    EAST,
    seats=4,
    pirates=[(1, 0, 0), (2, 0, 0), (1, 0, 0), (2, 0, 0)],
    coins=[1, 0, 0, 0],
    empty=[(4, 0)],
    options={"alliances": True},
).do(0, "Stay")


@from_position(ALLIES)
def test_a_gift_between_allies(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera, bots=3)
    deed(vera, "Give").click()
    press(vera, vera.page.locator("[data-deed*='\"coins\":1']"))
    expect(vera.page.locator("[role=log], .log").first).to_contain_text("You give")


@from_position(position(MUDDY, pirates=[(0, 0, 0)] * 2, options={"mud": True}).do(0, "Roll", 6))
def test_mud_stops_a_walk(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera, bots=1)
    expect(spot(vera, "1,0,0")).to_have_attribute("data-offers", "MoveTo")
    expect(spot(vera, "2,0,0")).to_have_attribute("data-offers", "")
    go(vera, "1,0,0")
    expect(pirate(vera, 0)).to_have_attribute("data-at", "1,0,0")


@from_position(position(EAST[:1], displays=[DISPLAY, OTHER], options={"mud": True, "five_tiles": True}))
def test_one_of_the_five_tiles(invite: Invite, server: Server) -> None:
    vera = invite("Vera", **PHONE)
    sit(server, vera, bots=1)
    assert vera.out_of_sight(vera.page.locator("[data-slot]")) == []
    press(vera, vera.page.locator("[data-slot='0']"))
    expect(vera.page.get_by_test_id("current")).to_have_attribute("aria-label", "Cavern")
    spot(vera, "2,0").dispatch_event("click")
    press(vera, vera.page.get_by_test_id("lay"))
    expect(spot(vera, "2,0,0")).to_have_attribute("aria-label", re.compile("Cavern"))
    expect(vera.page.locator("[data-slot='0']")).to_have_count(0)


@from_position(position(EAST, pirates=[(1, 0, 0), (2, 0, 0)], coins=[10, 0], empty=[(4, 0)]).do(0, "Roll", 2))
def test_a_win_at_the_ladder(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(server, vera, bots=1)
    expect(vera.page.get_by_test_id("rich")).to_contain_text("1 step home")
    spot(vera, "0,0,0").click()
    vera.page.get_by_test_id("go").click()
    sheet = vera.page.locator("dialog[open]")
    expect(sheet).to_contain_text("first to climb the ladder")
    vera.tidy()

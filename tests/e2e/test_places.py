"""Places that the record names: pointed at, focused or tapped there, they are lit on the board, in every game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import Locator, expect

from tests.e2e import goblins
from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person
from tests.games.doggies.table import position as doggies
from tests.games.doggies.table import room
from tests.games.dragon.table import position as dragon
from tests.games.goblins.table import position as tunnels
from tests.games.jackal.table import EAST
from tests.games.jackal.table import position as jackal
from tests.games.raiders.table import position as raiders
from tests.server.support import RAISED, Server


class Case(NamedTuple):
    """A game: where it begins, what is done, the line that tells it, and the place as board and record know it.

    The last field is the screen on which it is usually tried; empty where `make test` sees it otherwise: Jackal's light
    at the end of this file, Dragon's in web/tests/dragon.
    """

    game: str
    dump: dict[str, Any]
    act: Callable[[Person], None]
    line: str
    lit: str
    place: str
    usual: str


def raid(person: Person) -> None:
    assert person.wait() == "asked"
    person.play()


def walk_in(person: Person) -> None:
    page = person.page
    asked = person.asked()
    page.locator("button[data-choice=Leave]").first.click()
    # Before that a click on a room only looks at it.
    person.answered(asked)
    there = page.locator("[data-room='1,0']")
    there.click()
    expect(page.get_by_test_id("next-room")).to_be_visible()
    there.click()


def walk_east(person: Person) -> None:
    there = person.page.locator("[data-spot='4,0,0']")
    there.click()
    expect(there).to_have_attribute("aria-pressed", "true")
    there.click()


def step(person: Person) -> None:
    person.page.locator("[data-tile=Step]").click()
    person.page.locator("[data-hex='0']").click()


def blow_up(person: Person) -> None:
    goblins.take_up(person, "explosion")
    goblins.spot(person, "2,0").click()
    person.page.get_by_test_id("confirm").click()


CASES = [
    Case(
        "raiders",
        raiders("goblin", place=2),
        raid,
        "Room 3",
        "3",
        "article.room, [data-door='3']",
        "desk",
    ),
    Case(
        "doggies",
        doggies(room("coin1-1", 1, 0)),
        walk_in,
        "One coin",
        "1,0",
        "[data-room='1,0']",
        "phone",
    ),
    Case(
        "jackal",
        jackal(EAST, pirates=[(1, 0, 0), (0, 0, 0)]).do(0, "Roll", 3).state.dump(),
        walk_east,
        "walk",
        "4,0,0",
        "[data-spot='4,0,0']",
        "",
    ),
    Case(
        "dragon",
        dragon(gnomes={"guild_head": 1, "engineer": 0}, hexes={1: {"torches": 2}}, ap=4),
        step,
        "goes to the Entrance",
        "0",
        "[data-hex='0']",
        "",
    ),
    Case(
        "goblins",
        tunnels(
            goblins.hand("explosion", "passage_tee", "passage_tee"),
            [("passage_cross", x, 0, 0) for x in (1, 2, 3)],
        ).state.dump(),
        blow_up,
        "Explosion",
        "2,0",
        "[data-cell='2,0'], [data-spot='2,0']",
        "desk",
    ),
]


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server whose one table begins from the position of the case."""
    case: Case = request.param
    file = tmp_path / "position.json"
    file.write_text(json.dumps(case.dump), encoding="utf-8")
    command = ["play", "--position", str(file), "--game", case.game, "--no-browser"]
    found = Server(tmp_path, *command, "--seed", "undercroft", limits=RAISED).start()
    yield found
    found.stop()


def sit(person: Person, server: Server) -> None:
    """Take the first chair, bots take the others, and the game begins."""
    table = f"/api{server.path.replace('/t/', '/tables/')}"

    def ask(what: str, **body: object) -> dict[str, Any]:
        answer = person.page.request.post(f"{table}/{what}", data=body, headers={"Origin": server.base})
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    seats = len(ask("sit", seat=0)["seats"])
    for seat in range(1, seats):
        ask("bot", seat=seat, bot="random")
    ask("start")
    person.page.goto(server.path)
    expect(person.page.locator("[data-prompt]")).not_to_have_attribute("data-prompt", "")


def lit(person: Person, place: str) -> Locator:
    return person.page.locator(f".board [data-lit='{place}']").filter(visible=True)


def over(person: Person, light: Locator, place: str) -> bool:
    """Whether the light lies on the place."""
    middle = (
        "one => { const box = (one.querySelector('.bright') ?? one).getBoundingClientRect();"
        " return [box.x + box.width / 2, box.y + box.height / 2, box.width]; }"
    )
    x, y, width = light.first.evaluate(middle)
    there = person.page.locator(place).filter(visible=True).first
    own_x, own_y, own_width = there.evaluate(middle)
    near: bool = abs(x - own_x) < width / 4 and abs(y - own_y) < width / 4
    return near and 0.5 < width / own_width < 2


def record(person: Person, case: Case) -> Locator:
    return (
        person.page.locator(".record li")
        .filter(has_text=case.line)
        .filter(has=person.page.locator("[data-pin], [data-place]"))
    )


def on(screen: str, case: Case) -> ParameterSet:
    """The case on a server of its own; where another screen is usual, it is left to `make test-all`."""
    marks = () if screen == case.usual else pytest.mark.full
    return pytest.param(case, case, id=case.game, marks=marks)


@pytest.mark.parametrize(("server", "case"), [on("desk", case) for case in CASES], indirect=["server"])
def test_a_place_in_the_record_is_lit_on_the_board(invite: Invite, server: Server, case: Case) -> None:
    vera = invite("Vera")
    page = vera.page
    sit(vera, server)
    asked = vera.asked()
    case.act(vera)
    vera.answered(asked)
    line = record(vera, case).first
    expect(line).to_be_visible()
    before = page.locator("main > .board").bounding_box()

    # By the mouse: the whole line, as long as it is pointed at. Nothing moves.
    line.hover(position={"x": 30, "y": 8})
    expect(lit(vera, case.lit).first).to_be_visible()
    assert over(vera, lit(vera, case.lit), case.place)
    assert page.locator("main > .board").bounding_box() == before
    assert vera.violations() == []
    page.locator("h1").hover()
    expect(page.locator(".board [data-lit]")).to_have_count(0)

    # By keys: the arrows lead from one thing of the record to the next.
    page.locator(".record ol").focus()
    stops = line.locator("[data-pin], [data-place]")
    for _ in range(40):
        page.keyboard.press("ArrowUp")
        if stops.evaluate_all("all => all.includes(document.activeElement)"):
            break
    expect(lit(vera, case.lit).first).to_be_visible()
    assert stops.first.evaluate("one => one.ariaLabel || one.textContent")
    # Asked for by Enter it shines on for a while, wherever the focus goes.
    page.keyboard.press("Enter")
    page.locator("main.table").focus()
    expect(lit(vera, case.lit).first).to_be_visible()
    expect(page.locator(".board [data-lit]")).to_have_count(0)


@pytest.mark.parametrize(("server", "case"), [on("phone", case) for case in CASES], indirect=["server"])
def test_a_tap_in_the_record_of_a_phone_shows_the_place(invite: Invite, server: Server, case: Case) -> None:
    """The record lies over the board: a tap puts it away."""
    vera = invite("Vera")
    sit(vera, server)
    asked = vera.asked()
    case.act(vera)
    vera.answered(asked)
    oleh = invite("Oleh", color_scheme="light", **PHONE)
    oleh.page.goto(server.path)
    oleh.page.get_by_test_id("side").tap()
    said = record(oleh, case).first
    said.locator("[data-pin], [data-place]").last.tap()
    expect(said).not_to_be_visible()
    expect(lit(oleh, case.lit).first).to_be_in_viewport()
    assert over(oleh, lit(oleh, case.lit), case.place)
    assert oleh.violations() == []


# Whether a light is in the part of the drawing that is seen.
INSIDE = """() => {
  const one = document.querySelector(".board [data-lit]");
  const box = one.querySelector(".bright").getBoundingClientRect();
  const seen = one.closest("svg[role=group]").getBoundingClientRect();
  return box.left >= seen.left && box.right <= seen.right && box.top >= seen.top && box.bottom <= seen.bottom;
}"""


@pytest.mark.parametrize(("server", "case"), [(CASES[2], CASES[2])], indirect=["server"], ids=["jackal"])
def test_a_place_out_of_sight_comes_into_sight_while_one_looks(
    invite: Invite, server: Server, case: Case
) -> None:
    vera = invite("Vera", reduced_motion="no-preference")
    page = vera.page
    sit(vera, server)
    asked = vera.asked()
    case.act(vera)
    vera.answered(asked)
    line = record(vera, case).first
    expect(line).to_be_visible()
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    page.get_by_test_id("show-entrance").click()
    drawing = page.locator("main svg[role=group]")
    before = drawing.get_attribute("viewBox") or ""

    line.hover(position={"x": 30, "y": 8})
    expect(lit(vera, case.lit)).to_be_visible()
    expect(drawing).not_to_have_attribute("viewBox", before)
    page.wait_for_function(INSIDE)
    # A look aside brings one back; a click asks to stay.
    page.locator("h1").hover()
    expect(drawing).to_have_attribute("viewBox", before)
    line.click(position={"x": 30, "y": 8})
    page.locator("h1").hover()
    expect(page.locator(".board [data-lit]")).to_have_count(0)
    expect(drawing).not_to_have_attribute("viewBox", before)

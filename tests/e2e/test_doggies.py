"""Doggies at the browser: a whole game by keyboard, and a phone. Each kind of step is tested in web/tests/doggies."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.looks import settle
from tests.e2e.people import PHONE, Person
from tests.e2e.scenes import Scenes
from tests.games.doggies.table import position, room
from tests.recordings import Scene, Stage
from tests.server.support import RAISED, Server
from undercroft.games.doggies import cards as box

DONE = "dialog a[href$='/record']"
ASKED = "[data-dog].lit, [data-quest].lit, button[data-choice].lit, [data-testid=place-card]"


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server of its own; with a parameter, its one table begins from that position."""
    arguments: list[str] = []
    if hasattr(request, "param"):
        file = tmp_path / "position.json"
        file.write_text(json.dumps(request.param), encoding="utf-8")
        arguments = ["play", "--position", str(file), "--game", "doggies", "--no-browser"]
    found = Server(tmp_path, *arguments, "--seed", "undercroft", limits=RAISED).start()
    yield found
    found.stop()


class Walker:
    """Somebody at a Doggies table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def choice(self, name: str) -> Locator:
        """The lit button of this verb."""
        return self.page.locator(f"button[data-choice={name}].lit")

    def offered(self) -> set[str]:
        found = self.page.locator("button.lit[data-choice]").all()
        return {one.get_attribute("data-choice") or "" for one in found}

    def room(self, x: int, y: int) -> Locator:
        return self.page.locator(f"[data-room='{x},{y}']")

    def settle(self, act: Callable[[], object], steps: int = 1) -> None:
        """Do something that answers the question on the screen, and wait until this many are answered."""
        asked = int(self.person.asked())
        act()
        self.page.wait_for_function(
            "asked => Number(document.querySelector('[data-prompt]').dataset.prompt) >= asked"
            f" || document.querySelector({json.dumps(DONE)})",
            arg=asked + steps,
        )

    def wait(self) -> str:
        self.page.wait_for_function(
            f"() => document.querySelector({json.dumps(ASKED)}) || document.querySelector({json.dumps(DONE)})"
        )
        return "over" if self.person.ended() else "asked"


# A whole game


def play_simply(walker: Walker, rounds: int = 400) -> set[str]:
    """Explore a little, leave as soon as possible, take what lies on the way, by keyboard alone; the verbs used."""
    used: set[str] = set()
    page = walker.page

    def press(button: Locator) -> Callable[[], None]:
        return lambda: walker.person.press(button)

    def choose(card: Locator) -> Callable[[], None]:
        walker.person.press(card)
        return press(page.get_by_test_id("confirm"))

    for _ in range(rounds):
        if walker.wait() == "over":
            return used
        assert walker.person.question(), "the prompt says what is asked"
        if page.locator("[data-dog].lit").count():
            walker.settle(choose(page.locator("[data-dog].lit")))
        elif page.locator("[data-quest].lit").count():
            walker.settle(choose(page.locator("[data-quest].lit")))
        elif page.get_by_test_id("place-card").count():
            page.keyboard.press("n")
            walker.settle(press(page.get_by_test_id("place-card")))
            used.add("Place")
        else:
            offered = walker.offered()
            # Three rooms are laid before the first walk, and every walk leads through rooms as long as it can.
            laid = page.locator("[data-room]").count() - 1
            preferred = ["Explore"] if laid < 3 else []
            preferred += [
                "Leave",
                "Explore",
                "Fight",
                "Claim",
                "TakePotion",
                "Hire",
                "TakeTrap",
                "Move",
                "Go",
            ]
            verb = next((verb for verb in preferred if verb in offered), sorted(offered)[0])
            if verb in {"Exit", "Sleep"}:
                walker.person.press(walker.choice(verb))
                walker.settle(press(page.locator("dialog[open] .button.go")))
            elif verb in {"Move", "Portal", "Break"}:
                walker.person.press(walker.choice(verb))
                expect(page.get_by_test_id("next-room")).to_be_visible()
                expect(walker.page.locator("button[data-choice].lit").first).to_be_visible()
                if verb not in used:
                    walker.person.tidy()
            else:
                enters = page.get_by_test_id("next-room").count() > 0 and verb != "Go"
                walker.settle(press(walker.choice(verb)), 2 if enters else 1)
            used.add(verb)
    raise AssertionError("the game does not end")


def test_a_whole_game_by_keyboard_alone_ends_with_the_score_sheet(invite: Invite) -> None:
    vera = invite("Vera")
    vera.lay_table("doggies", 2)
    vera.page.get_by_role("button", name="Fill with bots").click()
    vera.page.get_by_role("button", name="Start the game").click()
    walker = Walker(vera)
    walker.wait()
    assert vera.violations() == []
    used = play_simply(walker)
    assert {"Explore", "Place", "Leave", "Move"} <= used
    sheet = vera.page.locator("dialog[open]")
    expect(sheet.get_by_role("heading").first).to_have_text(re.compile("won|win"))
    expect(sheet).to_contain_text("Vera")
    expect(sheet).to_contain_text("Coin rooms")
    expect(sheet).to_contain_text("Total")
    vera.tidy()


# What needs a real screen


def begin(walker: Walker, server: Server) -> None:
    """Sit down at the table of the position, against bots."""
    page = walker.page
    walker.person.open(server.path)
    page.get_by_role("button", name="Sit down").first.click()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    walker.wait()


@pytest.mark.parametrize(
    "server",
    [position(room("trap_bow_cross", 1, 0), players={1: {"status": "left"}}, phase="place", drawn="coin1-1")],
    indirect=True,
    ids=["position"],
)
def test_a_card_is_dragged_to_its_place_and_the_dungeon_is_left_on_a_phone(
    invite: Invite, server: Server
) -> None:
    vera = invite("Vera", **PHONE)
    page, walker = vera.page, Walker(vera)
    begin(walker, server)
    # Beside all places the board says why the card cannot lie there.
    start = walker.room(0, 0).bounding_box()
    assert start is not None
    page.touchscreen.tap(start["x"] - start["width"] / 2, start["y"] + start["height"] / 2)
    expect(page.get_by_text("No neighbouring room has an exit to this place.").first).to_be_visible()
    page.get_by_test_id("drawn-card").drag_to(page.locator("[data-spot='0,1']"))
    expect(page.get_by_role("button", name="would lie here")).to_be_visible()
    walker.settle(page.get_by_test_id("place-card").tap)
    expect(walker.room(0, 1)).to_be_visible()
    walker.settle(walker.choice("Leave").tap)
    walker.room(1, 0).tap()
    expect(page.get_by_test_id("next-room")).to_be_visible()
    expect(walker.choice("TakeTrap")).to_be_visible()
    vera.tidy()
    walker.settle(walker.choice("TakeTrap").tap, 2)
    page.locator("[data-exit=E]").tap()
    walker.settle(page.locator("dialog[open] .button.go").tap)
    assert vera.raw_ids() == []
    assert vera.cut_off() == []


@pytest.mark.parametrize(
    "server",
    [position(room("gelatin_cat_bow", 1, 0, 1), room("giga_tick_bow", 1, 1), dogs=["joan", "ruta"])],
    indirect=True,
    ids=["position"],
)
def test_a_walk_is_drawn_with_the_finger_before_leaving(invite: Invite, server: Server) -> None:
    """The dog is dragged from room to room, and back; nothing is played."""
    vera = invite("Vera", **PHONE)
    page = vera.page
    begin(Walker(vera), server)
    asked = vera.asked()
    page.get_by_test_id("plan-open").click()
    dog = page.locator(".dog.drawn")
    rooms = [page.locator(f"[data-room='{place}']") for place in ("1,0", "1,1", "1,0")]
    steps = page.locator("[data-testid=plan] .count")
    dog.hover()  # once it has walked to the middle of its room
    page.mouse.down()
    for one, count in zip(rooms, ("1 step", "2 steps", "1 step"), strict=True):
        one.hover(force=True)
        expect(steps).to_contain_text(count)
    page.mouse.up()
    expect(page.locator("#question")).to_contain_text("Gelatinous Cat")
    vera.tidy()
    page.get_by_role("button", name="Close the plan").click()
    assert vera.asked() == asked


# Sixteen monsters in a row: too long for any screen at a size that one can tap.
MONSTERS = [one.id for number, one in enumerate(box.ROOMS) if box.KIND[number] == box.MONSTER]
LARGE = position(*[room(card, 1 + x, 0) for x, card in enumerate(MONSTERS[:16])], dogs=["joan", "ruta"])
SCREENS = pytest.mark.parametrize(
    "size", [PHONE, {"viewport": {"width": 1366, "height": 768}}], ids=["phone", "desktop"]
)
# How many pixels lie between neighbouring rooms, and how many names are seen.
ROOMS = """() => {
  const [one, other] = ["1,0", "2,0"].map(place => document.querySelector(`[data-room='${place}']`));
  const names = [...document.querySelectorAll(".dungeon text.dg-name")];
  const far = other.getBoundingClientRect().x - one.getBoundingClientRect().x;
  return [Math.round(far), names.filter(name => name.checkVisibility()).length];
}"""


# What the drawn card of another lies over or under.
UNDER = """() => {
  const { left, right, top, bottom } = document.querySelector(".drawn").getBoundingClientRect();
  return [...document.querySelectorAll(".board button, [data-testid=small-map], .sheet .ground")]
    .filter(one => one.checkVisibility())
    .filter(one => {
      const box = one.getBoundingClientRect();
      return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
    })
    .map(one => one.textContent.trim() || one.outerHTML.slice(0, 80));
}"""


@SCREENS
def test_rooms_can_be_tapped_and_names_can_be_read(invite: Invite, size: dict[str, object]) -> None:
    """Rooms have 72 px at least, unless one wants to see all of them: below 60 px they have no names."""
    scenes = Scenes(invite("Vera", **size), "doggies")
    page = scenes.page
    scenes.open(Stage(Scene("doggies", LARGE)).record())
    far, names = page.evaluate(ROOMS)
    assert far >= 72
    assert names >= 16
    page.get_by_role("button", name="Show the whole board").click()
    page.wait_for_function(f"() => ({ROOMS})()[0] < 60")
    assert page.evaluate(ROOMS)[1] == 0


@SCREENS
def test_no_choice_comes_where_the_rest_is_run_fast(invite: Invite, size: dict[str, object]) -> None:
    scenes = Scenes(invite("Vera", **size), "doggies")
    scenes.show("own-quest", 4)
    rush = scenes.page.get_by_test_id("rush")
    scenes.person.tidy()
    place = rush.bounding_box()
    assert place is not None
    scenes.show("own-quest")
    choices = scenes.page.locator(".choices button")
    expect(choices).to_have_count(3)
    for choice in [one.bounding_box() for one in choices.all()]:
        assert choice is not None
        across = choice["x"] < place["x"] + place["width"] and place["x"] < choice["x"] + choice["width"]
        down = choice["y"] < place["y"] + place["height"] and place["y"] < choice["y"] + choice["height"]
        assert not (across and down)


@pytest.mark.parametrize(
    ("scene", "steps", "room", "choices"),
    [("tramp-and-potion", 1, "0,-1", 3), ("tramp-and-potion", 3, "0,-2", 4), ("trap-disarmed", 3, "2,0", 3)],
)
def test_all_choices_of_a_room_are_whole_on_a_desktop(
    invite: Invite, scene: str, steps: int, room: str, choices: int
) -> None:
    scenes = Scenes(invite("Vera"), "doggies")
    scenes.show(scene, steps)
    scenes.page.locator(f"[data-room='{room}']").dispatch_event("click")
    expect(scenes.page.locator("button[data-choice]")).to_have_count(choices)
    scenes.choices_are_whole((1366, 768), (1440, 900))


def test_the_card_of_another_lies_under_no_button(invite: Invite) -> None:
    """Whoever is still inside may plan meanwhile; the board has buttons and a small map."""
    vera = invite("Vera")
    page = vera.page
    scenes = Scenes(vera, "doggies")
    seen = position(
        room("coin1-1", 1, 0, 1), room("coin1-2", 2, 0, 1), active=1, phase="place", drawn="coin2-1"
    )
    scenes.open(Stage(Scene("doggies", seen)).record())
    expect(page.locator(".drawn")).to_be_visible()
    for width, height in ((1366, 768), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for type_size in (100, 130):
            settle(page, type_size)
            expect(page.get_by_test_id("plan-open")).to_be_visible()
            assert page.evaluate(UNDER) == [], f"{width}x{height}, {type_size} %"

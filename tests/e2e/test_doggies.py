"""Doggies at the browser: a whole game, and walks from prepared positions with every kind of step."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocketRoute, expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person
from tests.games.doggies.table import Dump, hole, position, room
from tests.server.support import RAISED, Server

DONE = "dialog a[href$='/record']"
ASKED = "[data-dog].lit, [data-quest].lit, button[data-choice].lit, [data-testid=place-card]"


class Wire:
    """The line between a page and the server: the page can be kept from hearing, and its answers changed."""

    def __init__(self) -> None:
        self.deaf = False
        self.action: dict[str, Any] | None = None

    def lay(self, page: Page) -> None:
        page.route_web_socket(re.compile("/live$"), self.join)

    def join(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            if self.action is not None and message["t"] == "play":
                message["action"] = self.action
            server.send(json.dumps(message))

        def down(text: str | bytes) -> None:
            if not (self.deaf and json.loads(text)["t"] == "state"):
                browser.send(text)

        browser.on_message(up)
        server.on_message(down)


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

    def running(self) -> str:
        """The running line: shields, paws, attack, keys, coins."""
        return " ".join(self.page.get_by_test_id("running").inner_text().split())

    def settle(self, act: Callable[[], object], steps: int = 1) -> None:
        """Do something that answers the question on the screen, and so many questions in all."""
        asked = int(self.person.asked())
        act()
        self.page.wait_for_function(
            "asked => Number(document.querySelector('[data-prompt]').dataset.prompt) >= asked"
            f" || document.querySelector({json.dumps(DONE)})",
            arg=asked + steps,
        )

    def do(self, name: str, text: str | None = None) -> None:
        """Press the button of this verb, or the one of them with these words."""
        found = self.choice(name)
        if text is not None:
            found = found.filter(has_text=text)
        # In a room chosen on the map: walk in, and do it there.
        enters = self.page.get_by_test_id("next-room").count() > 0 and name not in {"Go", "Rotate"}
        self.settle(found.first.click, 2 if enters else 1)

    def aim(self, x: int, y: int) -> None:
        """Tap a room on the board: what it would ask is shown."""
        self.room(x, y).click()
        expect(self.page.get_by_test_id("next-room")).to_be_visible()
        expect(self.page.locator("button[data-choice]").first).to_be_visible()

    def go(self, x: int, y: int) -> None:
        """Tap a room twice: walk in."""
        self.aim(x, y)
        self.settle(self.room(x, y).click)

    def out(self, direction: str) -> None:
        """Tap an exit; the last step asks once."""
        self.page.locator(f"[data-exit={direction}]").click()
        self.settle(self.page.locator("dialog[open] .button.go").click)

    def take_back(self) -> None:
        """Take the last step back; questions are counted on, so it is a new one."""
        asked = self.person.asked()
        self.page.get_by_role("button", name="Take back").click()
        expect(self.page.locator("[data-prompt]")).not_to_have_attribute("data-prompt", asked)

    def log(self) -> str:
        """The record beside the board."""
        return self.page.locator("section.record").inner_text()

    def everything(self) -> list[str | None]:
        """All that would look different if anything had changed."""
        expect(self.page.locator("[data-room], [data-quest]").first).to_be_visible()
        labelled = self.page.locator("[data-room], [data-spot], [data-quest], [data-seat]").all()
        said = [one.get_attribute("aria-label") or one.inner_text() for one in labelled]
        return [self.person.asked(), self.person.question(), self.log(), *said]

    def unchanged(self, was: list[str | None]) -> None:
        """Told anew by the server, everything is as it was; the record comes a moment after the rest."""
        self.page.reload()
        record = "document.querySelector('section.record')"
        self.page.wait_for_function(f"told => {record}?.innerText === told", arg=was[2])
        assert self.everything() == was

    def refused(self, words: str) -> None:
        """The reason stands on the page."""
        expect(self.page.get_by_text(words).first).to_be_visible()

    def wait(self) -> str:
        self.page.wait_for_function(
            f"() => document.querySelector({json.dumps(ASKED)}) || document.querySelector({json.dumps(DONE)})"
        )
        return "over" if self.person.ended() else "asked"


Sit = Callable[..., Walker]


@pytest.fixture
def sit(browser: Browser, tmp_path: Path) -> Iterator[Sit]:
    """Sit down at a table that starts from a position; a bot plays the other seat."""
    servers: list[Server] = []
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def somebody(shown: Dump, wire: Wire | None = None, **settings: Any) -> Walker:
        file = tmp_path / "position.json"
        file.write_text(json.dumps(shown))
        server = Server(
            tmp_path, "play", "--position", str(file), "--game", "doggies", "--no-browser", limits=RAISED
        ).start()
        servers.append(server)
        wishes: dict[str, Any] = {
            "viewport": {"width": 1440, "height": 900},
            "locale": "en",
            "reduced_motion": "reduce",
            "base_url": server.base,
            **settings,
        }
        context = browser.new_context(**wishes)
        context.set_default_timeout(15_000)
        contexts.append(context)
        person = Person(context.new_page(), "")
        people.append(person)
        if wire is not None:
            wire.lay(person.page)
        person.open(server.path)
        person.page.get_by_role("button", name="Sit down").first.click()
        person.page.get_by_role("button", name="Fill with bots").click()
        person.page.get_by_role("button", name="Start the game").click()
        walker = Walker(person)
        walker.wait()
        return walker

    yield somebody
    complaints = [line for person in people for line in person.complaints]
    for context in contexts:
        context.close()
    for server in servers:
        server.stop()
    assert complaints == []


# A whole game


def play_simply(walker: Walker, rounds: int = 400) -> set[str]:
    """Explore a little, leave as soon as possible, take what lies on the way, by keyboard alone; the verbs used."""
    used: set[str] = set()
    page = walker.page

    def press(button: Locator) -> Callable[[], None]:
        return lambda: walker.person.press(button)

    for _ in range(rounds):
        if walker.wait() == "over":
            return used
        assert walker.person.question(), "the prompt says what is asked"
        if page.locator("[data-dog].lit").count():
            walker.settle(press(page.locator("[data-dog].lit")))
        elif page.locator("[data-quest].lit").count():
            walker.settle(press(page.locator("[data-quest].lit")))
        elif page.get_by_test_id("place-card").count():
            page.keyboard.press("n")
            walker.settle(press(page.get_by_test_id("place-card")))
            used.add("Place")
        else:
            offered = walker.offered()
            # Three rooms are laid before the first walk, and every walk leads through rooms as long as it can.
            laid = page.locator("[data-room]").count() - 1
            wish = ["Explore"] if laid < 3 else []
            wish += ["Leave", "Explore", "Fight", "Claim", "TakePotion", "Hire", "TakeTrap", "Move", "Go"]
            verb = next((verb for verb in wish if verb in offered), sorted(offered)[0])
            used.add(verb)
            if verb in {"Exit", "Sleep"}:
                walker.person.press(walker.choice(verb))
                walker.settle(press(page.locator("dialog[open] .button.go")))
            elif verb in {"Move", "Portal", "Break"}:
                walker.person.press(walker.choice(verb))
                expect(page.get_by_test_id("next-room")).to_be_visible()
                expect(walker.page.locator("button[data-choice].lit").first).to_be_visible()
            else:
                enters = page.get_by_test_id("next-room").count() > 0 and verb != "Go"
                walker.settle(press(walker.choice(verb)), 2 if enters else 1)
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


# Walks from prepared positions


def test_a_fight_with_a_potion_a_door_with_the_key_it_wins_and_a_take_back(sit: Sit) -> None:
    walker = sit(
        position(
            room("key_dragonfly-1", 1, 0, 1),
            room("coin2_door-1", 2, 0, 1),
            dogs=["joan", "ruta"],
            players={0: {"potions": ["fireball"]}},
        )
    )
    walker.do("Leave")
    walker.aim(1, 0)
    expect(walker.choice("Fight")).to_contain_text("−1")
    walker.do("Fight")
    assert "keys 1" in walker.running()
    expect(walker.room(1, 0)).to_have_attribute("aria-label", re.compile("claimed"))
    walker.take_back()
    assert "keys 0" in walker.running()
    walker.do("Fight")
    walker.aim(2, 0)
    assert walker.offered() == {"Claim", "Skip"}
    walker.person.tidy()


def test_a_room_is_chosen_on_the_map_and_its_choices_are_seen_before_a_step_is_taken(sit: Sit) -> None:
    walker = sit(position(room("gelatin_cat_bow", 1, 0, 1), room("coin1-1", 2, 0), dogs=["joan", "ruta"]))
    walker.do("Leave")
    before, asked = walker.running(), walker.person.asked()
    walker.aim(1, 0)
    assert walker.person.question() == "Gelatinous Cat: fight it or sneak past?"
    expect(walker.page.get_by_test_id("next-step")).to_have_count(1)
    expect(walker.room(1, 0)).to_have_attribute("aria-pressed", "true")
    assert walker.offered() == {"Fight", "Sneak"}
    expect(walker.choice("Sneak")).to_contain_text("→ 2")
    walker.choice("Fight").hover()
    expect(walker.page.get_by_test_id("running")).to_contain_text("→ 4")
    walker.page.keyboard.press("Escape")
    expect(walker.page.get_by_test_id("next-room")).to_have_count(0)
    walker.page.mouse.move(0, 0)
    assert (walker.running(), walker.person.asked()) == (before, asked)
    assert "enter" not in walker.log()
    walker.go(1, 0)
    expect(walker.page.get_by_test_id("next-step")).to_have_count(0)
    walker.room(2, 0).click()
    expect(walker.page.get_by_text("First decide about this room: Gelatinous Cat.").first).to_be_visible()
    assert walker.offered() == {"Fight", "Sneak"}


def test_a_trap_is_taken_along_on_a_phone(sit: Sit) -> None:
    walker = sit(position(room("trap_bow_cross", 1, 0)), **PHONE)
    walker.do("Leave")
    walker.go(1, 0)
    assert walker.offered() == {"TakeTrap"}
    walker.do("TakeTrap")
    walker.out("E")
    assert walker.person.raw_ids() == []
    assert walker.person.cut_off() == []


def test_a_trap_is_disarmed_with_a_card_of_this_walk_which_leaves_a_hole(sit: Sit) -> None:
    walker = sit(position(room("frisbow", 1, 0, 1), room("trap_bow_cross", 2, 0)))
    walker.do("Leave")
    walker.go(1, 0)
    walker.do("Claim")
    walker.go(2, 0)
    expect(walker.choice("Disarm")).to_contain_text("leaves a hole")
    walker.do("Disarm")
    expect(walker.room(1, 0)).to_have_attribute("aria-label", re.compile("Hole"))
    walker.out("E")
    assert "disarm the trap" in walker.log()


def test_a_tramp_is_hired_and_a_potion_is_taken(sit: Sit) -> None:
    walker = sit(position(room("tramp_sword-1", 0, -1), room("potion_room-1", 0, -2)))
    walker.do("Leave")
    walker.go(0, -1)
    expect(walker.choice("Hire")).to_have_count(2)
    before = walker.running()
    walker.do("Hire", "and a paw")
    assert walker.running() != before
    walker.go(0, -2)
    walker.do("TakePotion", "Dexterity")
    walker.out("N")
    assert "Potion of Dexterity" in walker.log()


def test_a_portal_leads_to_the_other_one(sit: Sit) -> None:
    walker = sit(
        position(
            room("portal-1", 1, 0), room("coin1-1", 0, -1), room("coin1-2", 0, -2), room("portal-2", -1, -2)
        )
    )
    walker.do("Leave")
    walker.go(1, 0)
    walker.go(-1, -2)
    expect(walker.room(-1, -2)).to_have_attribute("aria-label", re.compile("You stand here"))


def test_a_locked_door_says_why_and_a_bonk_breaks_it(sit: Sit) -> None:
    walker = sit(position(room("coin2_door-1", 0, -1), dogs=["bonk", "ruta"]))
    walker.do("Leave")
    assert "Break" in walker.offered()
    walker.aim(0, -1)
    walker.do("Claim")
    assert "paws left 3/5" in walker.running()
    walker.page.locator("[data-exit]").first.click()
    walker.settle(walker.page.locator("dialog[open] .button.go").click)
    assert "break through" in walker.log()


def test_a_room_behind_a_locked_door_tells_why_it_cannot_be_entered(sit: Sit) -> None:
    walker = sit(position(room("coin2_door-1", 0, -1)))
    walker.do("Leave")
    walker.aim(0, -1)
    expect(walker.page.locator("button[data-choice=blocked]")).to_contain_text(
        "A locked door, and you have no key."
    )
    assert walker.offered() == set()
    assert "enter" not in walker.log()


def test_joan_smites_what_she_cannot_beat(sit: Sit) -> None:
    walker = sit(position(room("chocolate_golem-1", 1, 0, 1), dogs=["joan", "ruta"]))
    walker.do("Leave")
    walker.go(1, 0)
    expect(walker.page.locator("button[data-choice=Fight][aria-disabled=true]")).to_contain_text("Missing")
    expect(walker.choice("Smite")).to_contain_text("−2")
    walker.do("Smite")
    assert "smite" in walker.log()


def test_sharik_turns_a_card_and_walks_by_keyboard_alone(sit: Sit) -> None:
    walker = sit(position(room("trap_bow_hall", 1, 0, 1), dogs=["sharik", "ruta"]))
    keyboard = walker.page.keyboard
    walker.settle(lambda: keyboard.press("2"))
    keyboard.press("ArrowRight")
    turn = walker.choice("Rotate").first
    turn.focus()
    walker.settle(lambda: keyboard.press("Enter"))
    assert "turn a card" in walker.log()
    walker.page.locator("[data-exit]").first.focus()
    keyboard.press("Enter")
    expect(walker.page.locator("dialog[open]")).to_be_visible()
    walker.page.locator("dialog[open] .button.go").focus()
    walker.settle(lambda: keyboard.press("Enter"))
    assert "You are out" in walker.log()


def test_a_card_is_laid_by_keys_and_an_occupied_cell_says_why_not(sit: Sit) -> None:
    walker = sit(position(room("coin1-1", 1, 0)))
    keyboard = walker.page.keyboard
    walker.settle(lambda: keyboard.press("1"))
    walker.room(1, 0).click()
    expect(walker.page.get_by_text("A room lies here already: One coin.").first).to_be_visible()
    expect(walker.page.get_by_test_id("place-card")).to_be_disabled()
    keyboard.press("n")
    keyboard.press("r")
    expect(walker.page.get_by_test_id("place-card")).to_be_enabled()
    walker.page.get_by_test_id("place-card").focus()
    walker.settle(lambda: keyboard.press("Enter"))
    assert "You lay it" in walker.log()


# What cannot be is refused with its reason, and changes nothing


def test_a_step_of_a_walk_that_has_gone_on_in_another_window_is_refused(sit: Sit) -> None:
    wire = Wire()
    walker = sit(position(room("coin1-1", 1, 0), room("coin1-2", 0, -1)), wire=wire)
    walker.do("Leave")
    wire.deaf = True
    elsewhere = Walker(Person(walker.page.context.new_page(), ""))
    elsewhere.person.open(walker.page.url)
    elsewhere.go(1, 0)
    expect(elsewhere.choice("Claim")).to_be_visible()
    was = elsewhere.everything()
    walker.room(0, -1).click()
    walker.room(0, -1).click()
    walker.refused("That question has passed; look what is asked now.")
    assert elsewhere.everything() == was
    wire.deaf = False
    walker.unchanged(was)


def test_a_quest_of_somebody_else_is_refused(sit: Sit) -> None:
    shown = position(phase="quests", common=[])
    shown["players"][0].update(quest=None, offer=["q_giga_tick", "q_mimic"])
    shown["players"][1].update(quest=None, offer=["q_cerberus", "q_cat_eye"])
    wire = Wire()
    walker = sit(shown, wire=wire)
    expect(walker.page.locator("section.record")).to_contain_text("Owl has chosen a quest")
    was = walker.everything()
    wire.action = {"verb": "KeepQuest", "quest": "q_cat_eye"}
    walker.page.locator("[data-quest].lit").first.click()
    walker.refused("This quest was not dealt to you")
    walker.unchanged(was)
    wire.action = None
    walker.settle(walker.page.locator("[data-quest].lit").first.click)
    expect(walker.choice("Explore")).to_be_visible()


def test_a_card_cannot_be_laid_on_a_hole_a_room_or_where_nothing_connects(sit: Sit) -> None:
    wire = Wire()
    walker = sit(
        position(
            hole(1, 0, 1),
            room("trap_bow_cross", 2, 0, lid="frisbow"),
            room("coin1-1", 0, -1),
            players={1: {"status": "left"}},
            phase="place",
            drawn="coin1-2",
        ),
        wire=wire,
    )
    was = walker.everything()
    # As a tap on the board, and as an answer that the page itself would never give.
    bad = {
        (1, 0): "A hole with a paw of Owl: nothing can be laid here in this round.",
        (0, -1): "A room lies here already: One coin.",
        (-1, 0): "No neighbouring room has an exit to this place.",
        (2, 1): "Nothing can be built on a disarmed trap.",
        (5, 5): "The card must touch a room.",
    }
    for (x, y), reason in bad.items():
        wire.action = {"verb": "Place", "cell": [x, y], "turn": 0}
        walker.page.get_by_test_id("next-spot").click()
        walker.page.get_by_test_id("place-card").click()
        walker.refused(reason)
        walker.unchanged(was)
    wire.action = None
    for x, y in [(1, 0), (0, -1)]:
        walker.room(x, y).click()
        walker.refused(bad[x, y])
    start = walker.room(0, 0).bounding_box()
    assert start is not None
    walker.page.mouse.click(start["x"] - start["width"] / 2, start["y"] + start["height"] / 2)
    walker.refused(bad[-1, 0])
    walker.unchanged(was)
    walker.page.get_by_test_id("next-spot").click()
    walker.settle(walker.page.get_by_test_id("place-card").click)
    assert "You lay it" in walker.log()

"""Goblins vs Gnomes in a real browser: a game to its end, what fits, and what is in sight.

Everything that can be done at the table is tested in web/tests/goblins, on the scenes of tests/scenes/goblins.py.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.boxes import GAMES
from tests.e2e.conftest import Invite
from tests.e2e.goblins import gate, spot, take_up
from tests.e2e.looks import small_targets
from tests.e2e.people import PHONE, Person
from tests.e2e.scenes import Scenes, from_position, scenery, server
from tests.e2e.test_share import WINDOWS, measure
from tests.games.goblins.table import position
from tests.recordings import Scene, Stage
from tests.scenes.goblins import END, hand
from tests.server.support import Server
from undercroft.core.rng import FastRng
from undercroft.games.goblins.cards import FACES, ROLE_IDS

__all__ = ["scenery", "server"]

# One card before the middle gate, and everybody one gold before the last: one round decides.
LATE = position(hand("passage_tee", "explosion", "map"), END, gold=[8, 8, 8])
# Many players, and whoever is to move holds what names another.
NAMING = ["ale_cross", "potion", "explosion"]
PILE = [face.id for face in FACES for _ in range(int(face.count)) if face.id not in NAMING]
CROWDS = {5: ROLE_IDS[2:7], 6: ROLE_IDS[1:7], 8: ROLE_IDS}
FRESH = GAMES["goblins"].new(3, GAMES["goblins"].defaults(3), FastRng(1))

CHOICES = "[data-target], button[data-gate], [data-claim-kind], [data-testid=pass]"
OFFERED = "[data-offers]:not([data-offers='0']), .laid.target"
DEEDS = "[data-testid=swap], [data-target]"
CONFIRM = "[data-testid=confirm]"
SURE = "dialog[open]:not(:has(a[href$='/record'])) .button.go:not([data-testid])"


def tap(found: Locator) -> None:
    """A tap that does not wait for the light to settle."""
    found.first.dispatch_event("click")


def confirm_by(press: Callable[[Locator], None], page: Page) -> None:
    """A gate or a player is taken up first; what is a deed itself is done at once."""
    if page.locator(CONFIRM).count():
        press(page.locator(CONFIRM))


def move(person: Person) -> None:
    """Whatever is asked, answered by what the screen offers."""
    page = person.page
    asked = person.asked()
    choice = page.locator(CHOICES)
    if choice.count():
        tap(choice)
        confirm_by(tap, page)
    else:
        use_a_card(person)
    if person.asked() == asked and page.locator(SURE).count():
        tap(page.locator(SURE))
    person.answered(asked)


def use_a_card(person: Person) -> None:
    """Swap the first card while there is a deck; else play the first that can be."""
    page = person.page
    for card in page.locator("[data-hand]").all():
        tap(card)
        expect(card).to_have_attribute("aria-pressed", "true")
        if page.locator(DEEDS).count():
            tap(page.locator(DEEDS))
            confirm_by(tap, page)
            return
        if page.locator(OFFERED).count():
            tap(page.locator(OFFERED))
            tap(page.locator(CONFIRM))
            return


def move_by_keys(person: Person) -> None:
    """The same by keyboard alone, but a card is laid rather than swapped."""
    page = person.page
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    asked = person.asked()
    choice = page.locator(CHOICES)
    if choice.count():
        person.press(choice)
        confirm_by(person.press, page)
    else:
        use_a_card_by_keys(person)
    if person.asked() == asked and page.locator(SURE).count():
        person.press(page.locator(SURE))
    person.answered(asked)


def use_a_card_by_keys(person: Person) -> None:
    page = person.page
    for card in page.locator("[data-hand]").all():
        if card.get_attribute("aria-pressed") != "true":
            person.press(card)
        expect(card).to_have_attribute("aria-pressed", "true")
        if page.locator("[data-target]").count():
            person.press(page.locator("[data-target]"))
            person.press(page.locator(CONFIRM))
            return
        if page.locator(OFFERED).count():
            person.walk_to(page.locator("[data-spot]"), page.locator(OFFERED))
            page.keyboard.press("Enter")
            person.press(page.locator(CONFIRM))
            return
    page.keyboard.press("x")


def whose_turn(person: Person, seats: int) -> str:
    """Wait until this person is asked, the other one's seat is waited for, or the game is over."""
    found = person.page.wait_for_function(
        """seats => {
          if (document.querySelector("dialog a[href$='/record']")) return "over";
          if (document.querySelector("[data-prompt]")?.dataset.prompt) return "asked";
          const active = document.querySelector("[data-strip].active")?.dataset.strip;
          return active && Number(active) < seats ? "other" : "";
        }""",
        arg=seats,
    )
    return str(found.json_value())


@from_position("goblins", LATE.state.dump())
def test_two_people_and_a_bot_play_the_last_round_one_by_keyboard_alone_one_on_a_phone(
    invite: Invite, server: Server
) -> None:
    vera, oleh = invite("Vera"), invite("Oleh", **PHONE)
    link = server.base + server.path
    vera.sit_at(link)
    oleh.sit_at(link)
    vera.page.get_by_role("button", name="Fill with bots").click()
    vera.page.get_by_role("button", name="Start the game").click()
    for person in (vera, oleh):
        expect(person.page.locator("[data-prompt]")).to_be_visible()
    moves = {"Vera": 0, "Oleh": 0}
    people = [vera, oleh]
    while (turn := whose_turn(people[0], 2)) != "over":
        assert sum(moves.values()) < 200, "a game comes to its end"
        if turn == "asked":
            (move_by_keys if people[0] is vera else move)(people[0])
            moves[people[0].nick] += 1
        else:
            people.reverse()
    assert min(moves.values()) > 0, moves
    for person in (vera, oleh):
        sheet = person.page.locator("dialog[open]").last
        expect(sheet).to_contain_text("Gold in all")
        expect(sheet).to_contain_text("Vera")
        person.tidy()


@pytest.mark.full
@from_position("goblins", FRESH.dump())
def test_a_whole_game_from_the_first_card_by_keyboard_alone(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    vera.hurry()
    vera.sit_at(server.base + server.path)
    vera.press(vera.page.get_by_role("button", name="Fill with bots"))
    vera.press(vera.page.get_by_role("button", name="Start the game"))
    expect(vera.page.locator("[data-prompt]")).to_be_visible()
    moves = 0
    while whose_turn(vera, 1) != "over":
        assert vera.question(), "the prompt says what is asked"
        move_by_keys(vera)
        moves += 1
        assert moves < 600, "the game does not end"
    assert moves > 20, "several rounds"
    expect(vera.page.locator("dialog[open]").last).to_contain_text("Gold in all")


@pytest.mark.parametrize(
    "size", [pytest.param({}, id="desktop", marks=pytest.mark.full), pytest.param(PHONE, id="phone")]
)
def test_the_words_fit_in_every_language(invite: Invite, size: dict[str, object]) -> None:
    vera = invite("Vera", **size)
    scenes = Scenes(vera, "goblins")
    scenes.show("laid", 0)
    take_up(vera, "passage_tee")
    spot(vera, "1,0").dispatch_event("click")
    expect(vera.page.locator("[data-way=middle]")).to_contain_text("8 → 7")
    vera.tidy()
    for scene, steps in (("two-goals-base", 1), ("gold-advanced", 1)):
        scenes.show(scene, steps)
        vera.tidy()
    if size:
        scenes.fit(
            ("ale", 1), ("map", 1), ("hand-shown-advanced", 1), ("skinflint", 1), ("ninth-gold-advanced", 1)
        )


def test_a_map_brings_gates_and_their_buttons_into_sight_on_a_phone(invite: Invite) -> None:
    vera = invite("Vera", **PHONE)
    scenes = Scenes(vera, "goblins")
    scenes.show("map", 0)
    for language in ("ru", "uk", "en"):
        vera.speak(language)
        take_up(vera, "map")
        for wanted in ("[data-goal]", "[data-gate]"):
            assert vera.out_of_sight(vera.page.locator(wanted)) == [], f"{wanted} in {language}"
        vera.page.keyboard.press("Escape")


@pytest.mark.parametrize("seats", [8, *(pytest.param(seats, marks=pytest.mark.full) for seats in (5, 6))])
def test_all_of_a_crowd_can_be_chosen_on_a_phone(invite: Invite, seats: int) -> None:
    """They stand in one row. Where they need all of it, what does it comes once one of them is taken up."""
    vera = invite("Vera", **PHONE)
    scenes = Scenes(vera, "goblins")
    others = vera.page.locator(".choices [data-target]")
    hands = [NAMING, *(PILE[3 * seat : 3 * seat + 3] for seat in range(seats - 1))]
    start = Scene("goblins", position(hands, roles=CROWDS[seats]).state.dump())

    def fit(players: int) -> None:
        expect(others).to_have_count(players)
        scenes.choices_are_whole((360, 640), (390, 844))
        for window in WINDOWS:
            if not window.dock:
                assert measure(vera.page, window)[1] == []
                assert small_targets(vera.page) == []

    def tap_again_and_again(which: int) -> None:
        """Wherever it is tapped, under the finger stays the same one, taken up and put down."""
        box = others.nth(which).bounding_box()
        assert box is not None
        seat = others.nth(which).get_attribute("data-target")
        one = vera.page.locator(f".choices [data-target='{seat}']")
        for across in (2, box["width"] / 2, box["width"] - 2):
            for pressed in ("true", "false"):
                vera.page.mouse.click(box["x"] + across, box["y"] + box["height"] / 2)
                expect(one).to_have_attribute("aria-pressed", pressed)
        one.click()

    scenes.open(Stage(start.play(0, "PlaceCard ale_cross 1 0 r0").play(0, "GiveAle 1")).record(), 1)
    fit(seats - 1)
    tap_again_and_again(seats - 2)
    fit(1 if seats > 5 else seats - 1)
    scenes.open(Stage(start).record(), 0)
    vera.page.keyboard.press("Escape")
    board = vera.page.locator("[data-spot='0,0']")
    before = board.bounding_box()
    take_up(vera, "potion")
    assert board.bounding_box() == before
    if seats > 5:
        fit(0)
        vera.page.get_by_test_id("name").click()
    fit(seats - 1)
    tap_again_and_again((seats - 1) // 2)
    fit(1 if seats > 5 else seats - 1)
    expect(vera.page.locator(CONFIRM)).to_be_enabled()


@pytest.mark.parametrize("played", [0, 2])
def test_a_round_opens_with_the_whole_way_to_the_gates(invite: Invite, played: int) -> None:
    """Until a card is taken up, whoever has played before the page was opened; then one stays near the tip."""
    vera = invite("Vera", **PHONE)
    scenes = Scenes(vera, "goblins")
    hands = [["passage_cross", "passage_tee", other] for other in ("map", "passage_tee", "passage_corner")]
    scene = Scene("goblins", position(hands, active=1 if played else 0).state.dump())
    if played:
        scene = (
            scene.play(1, "PlaceCard passage_cross 1 0 r0").play(2, "PlaceCard passage_cross 2 0 r0").open()
        )
    scenes.open(Stage(scene).record(), 0)
    vera.page.keyboard.press("Escape")
    start, gates = spot(vera, "0,0"), vera.page.locator("[data-goal]")
    assert vera.out_of_sight(start) == vera.out_of_sight(gates) == []
    take_up(vera, "passage_cross")
    for _ in range(2):
        expect(start).to_be_in_viewport(ratio=1)
        assert len(vera.out_of_sight(gates)) == 3
        vera.page.keyboard.press("Escape")


def test_a_phone_follows_the_tip_of_the_tunnel_or_shows_the_whole(invite: Invite) -> None:
    vera = invite("Vera", **PHONE)
    scenes = Scenes(vera, "goblins")
    scenes.show("tip", 0)
    start = spot(vera, "0,0")
    box = start.bounding_box()
    assert box is not None
    assert box["width"] >= 40
    vera.page.get_by_test_id("follow").click()
    vera.page.get_by_role("button", name="Show the whole board").click()
    for one in (start, gate(vera, "north"), gate(vera, "south"), spot(vera, "4,0")):
        expect(one).to_be_in_viewport(ratio=1)
    take_up(vera, "passage_cross")
    spot(vera, "5,0").dispatch_event("click")
    vera.page.get_by_test_id("confirm").click()
    scenes.settled()
    for one in (start, gate(vera, "south"), spot(vera, "5,0")):
        expect(one).to_be_in_viewport(ratio=1)
    vera.tidy()

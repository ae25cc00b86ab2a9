"""Goblins vs Gnomes, as people play it: a whole game, and prepared positions for every card and every end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person
from tests.games.goblins.table import Table, position
from tests.server.support import RAISED, Server

END = [("passage_cross", x, 0, 0) for x in range(1, 5)] + [("passage_straight", x, 0, 1) for x in (5, 6, 7)]
KINDS = ("gold", "dynamite", "dragon")
REST = [["passage_tee", "passage_tee", "passage_corner"], ["passage_corner", "passage_corner", "passage_tee"]]


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server of its own; with a parameter, its one table begins from that position."""
    arguments: list[str] = []
    if hasattr(request, "param"):
        file = tmp_path / "position.json"
        file.write_text(json.dumps(request.param))
        arguments = ["play", "--position", str(file), "--game", "goblins", "--no-browser"]
    found = Server(tmp_path, *arguments, "--seed", "undercroft", limits=RAISED).start()
    yield found
    found.stop()


def begins(table: Table) -> pytest.MarkDecorator:
    """The table of this test begins from a position."""
    return pytest.mark.parametrize("server", [table.state.dump()], indirect=True, ids=["position"])


def hand(*cards: str) -> list[list[str]]:
    """Seat 0 holds these; the other two hold plain passages."""
    return [list(cards), *REST]


def sit(person: Person, server: Server, chairs: int = 1) -> None:
    """Take the first chairs through the lobby, put bots on the others, start."""
    page = person.page
    person.open(server.path)
    for chair in range(chairs):
        page.get_by_role("button", name=re.compile("Sit down|One more here")).first.click()
        expect(page.get_by_role("button", name="Stand up")).to_have_count(chair + 1)
    if chairs < 3:
        page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-spot='0,0']")).to_be_visible()


def spot(person: Person, place: str) -> Locator:
    return person.page.locator(f"[data-spot='{place}']")


def gate(person: Person, goal: str) -> Locator:
    return person.page.locator(f"[data-goal='{goal}']")


def take_up(person: Person, card: str) -> None:
    found = person.page.locator(f"[data-hand='{card}']").first
    found.click()
    expect(found).to_have_attribute("aria-pressed", "true")


def press(person: Person, button: Locator) -> None:
    """Press a button that answers the question."""
    asked = person.asked()
    button.click()
    person.answered(asked)


def lay(person: Person, card: str, place: str, turn: int | None = None) -> None:
    take_up(person, card)
    spot(person, place).dispatch_event("click")
    here = spot(person, place)
    while turn is not None and here.get_attribute("data-turn") != str(turn):
        here.dispatch_event("click")
    press(person, person.page.get_by_test_id("confirm"))


def role(person: Person) -> str:
    """What is under the cloth while it is held aside."""
    person.page.keyboard.down("l")
    text = person.page.get_by_test_id("role").inner_text()
    person.page.keyboard.up("l")
    expect(person.page.get_by_test_id("role")).to_have_count(0)
    return text


def report(person: Person, result: str) -> Locator:
    found = person.page.get_by_test_id("report")
    expect(found).to_have_attribute("data-result", result)
    return found


def tidy(person: Person) -> None:
    """Nothing raw, nothing cut off, nothing that axe minds."""
    assert person.raw_ids() == []
    assert person.cut_off() == []
    assert person.violations() == []


# A whole game


def move(person: Person) -> None:
    """Whatever is asked, answered by what the screen offers; cards are swapped as long as there is a deck."""
    page = person.page
    asked = person.asked()
    close = page.get_by_test_id("report-close")
    if close.count():
        close.click()
    for button in ("[data-target]", "[data-gate]", "[data-claim-kind]", "[data-testid=pass]"):
        if page.locator(button).count():
            page.locator(button).first.click()
            break
    else:
        cards = page.locator("[data-hand]")
        for index in range(cards.count()):
            if cards.nth(index).get_attribute("aria-pressed") == "false":
                cards.nth(index).click()
            if page.get_by_test_id("swap").count():
                page.get_by_test_id("swap").click()
                break
            if page.locator("[data-offers]:not([data-offers='0'])").count():
                page.locator("[data-offers]:not([data-offers='0'])").first.dispatch_event("click")
                page.locator("[data-testid=confirm], [data-gate]").first.click()
                break
            if page.locator("[data-target]").count():
                page.locator("[data-target]").first.click()
                break
    sure = page.locator("dialog[open] .button.go")
    if person.asked() == asked and sure.count():
        sure.first.click()
    person.answered(asked)


def test_two_people_and_a_bot_play_a_whole_game_one_of_them_on_a_phone(invite: Invite) -> None:
    vera, oleh = invite("Vera"), invite("Oleh", **PHONE)
    link = vera.lay_table("goblins", 3)
    oleh.sit_at(link)
    vera.page.get_by_role("button", name="Fill with bots").click()
    vera.page.get_by_role("button", name="Start the game").click()
    for person in (vera, oleh):
        expect(person.page.locator("[data-prompt]")).to_be_visible()
    moves = 0
    while not (vera.ended() or oleh.ended()):
        assert moves < 700, "a game comes to its end"
        for person in (vera, oleh):
            if person.asked():
                move(person)
                moves += 1
        vera.page.wait_for_timeout(20)
    for person in (vera, oleh):
        sheet = person.page.locator("dialog[open]").last
        expect(sheet).to_contain_text("Gold in all")
        expect(sheet).to_contain_text("Vera")
        assert person.raw_ids() == []


# Cards that are laid


@begins(position(hand("passage_tee", "rubble_straight", "lantern_tee"), goals=KINDS))
def test_a_card_is_turned_and_laid_and_the_ways_are_foreseen(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    tidy(vera)
    take_up(vera, "passage_tee")
    spot(vera, "1,0").click()
    expect(vera.page.locator("[data-way=middle]")).to_contain_text("8 → 7")
    first = spot(vera, "1,0").get_attribute("data-turn")
    spot(vera, "1,0").click()
    expect(spot(vera, "1,0")).not_to_have_attribute("data-turn", first or "")
    tidy(vera)
    # A place that does not join says why.
    vera.page.locator("[data-cell='4,0']").click()
    expect(vera.page.locator("body")).to_contain_text("must join a live tunnel")
    lay_again = vera.page.get_by_test_id("confirm")
    press(vera, lay_again)
    expect(spot(vera, "1,0")).to_have_attribute("data-card", "passage_tee")
    expect(spot(vera, "1,0")).to_have_attribute("data-live", "true")
    assert "Passage, fork" in vera.log()


@begins(position(hand("ale_cross", "passage_tee", "bomb_cross"), goals=KINDS))
def test_an_ale_mug_makes_another_player_miss_a_turn(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    lay(vera, "ale_cross", "1,0")
    expect(vera.page.locator("[data-target]")).to_have_count(2)
    press(vera, vera.page.locator("[data-target='1']"))
    expect(vera.page.locator("[role=log], .log").first).to_contain_text("ale")


@begins(
    position(
        hand("key_red_cross", "passage_tee", "rubble_cross"),
        [("passage_cross", 1, 0, 0), ("door_red", 2, 0, 1), ("passage_cross", 3, 0, 0)],
        goals=KINDS,
    )
)
def test_a_key_opens_the_door_and_lights_what_lies_behind(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    expect(spot(vera, "3,0")).to_have_attribute("data-live", "false")
    take_up(vera, "key_red_cross")
    spot(vera, "1,1").click()
    expect(vera.page.locator("body")).to_contain_text("Opens the doors: red")
    press(vera, vera.page.get_by_test_id("confirm"))
    expect(spot(vera, "2,0")).to_have_attribute("data-passable", "true")
    expect(spot(vera, "3,0")).to_have_attribute("data-live", "true")
    expect(vera.page.locator("[data-colour=red]")).to_have_attribute("data-open", "true")


@begins(position(hand("rubble_straight", "passage_tee", "passage_tee"), goals=KINDS))
def test_rubble_is_dark_and_nothing_can_be_built_on_it(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    lay(vera, "rubble_straight", "1,0")
    expect(spot(vera, "1,0")).to_have_attribute("data-passable", "false")
    expect(spot(vera, "1,0")).to_have_attribute("data-live", "false")


# Cards that are played


@begins(
    position(
        hand("explosion", "passage_tee", "passage_tee"),
        [("lantern_cross", 1, 0, 0), ("passage_cross", 2, 0, 0), ("passage_cross", 3, 0, 0)],
        goals=KINDS,
    )
)
def test_an_explosion_shows_what_it_cuts_off_and_spares_lanterns(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    take_up(vera, "explosion")
    spot(vera, "1,0").click()
    expect(vera.page.locator("body")).to_contain_text("A Lantern can never be removed")
    spot(vera, "2,0").click()
    expect(vera.page.locator("body")).to_contain_text("Cards cut off: 1")
    press(vera, vera.page.get_by_test_id("confirm"))
    expect(vera.page.locator("[role=log], .log").first).to_contain_text("Explosion!")


@begins(position(hand("map", "passage_tee", "passage_tee"), goals=KINDS))
def test_a_map_shows_a_goal_to_one_and_the_claim_to_all(invite: Invite, server: Server) -> None:
    vera, oleh = invite("Vera"), invite("Oleh")
    vera.open(server.path)
    vera.page.get_by_role("button", name="Sit down").first.click()
    expect(vera.page.get_by_role("button", name="Stand up")).to_be_visible()
    oleh.sit_at(server.base + server.path)
    vera.page.get_by_role("button", name="Fill with bots").click()
    vera.page.get_by_role("button", name="Start the game").click()
    expect(spot(vera, "0,0")).to_be_visible()
    take_up(vera, "map")
    press(vera, vera.page.locator("[data-gate=north]"))
    expect(vera.page.locator("#question")).to_contain_text("What do you tell the others?")
    expect(gate(vera, "north")).to_have_attribute("data-kind", "gold")
    expect(vera.page.locator(".note")).to_contain_text("Only you know: Gold")
    # Covered, nothing of it shows; held aside, it does.
    vera.page.get_by_test_id("cover").click()
    expect(gate(vera, "north")).to_have_attribute("data-kind", "")
    expect(vera.page.locator("[data-hand=covered]")).to_have_count(2)
    vera.page.keyboard.down("l")
    expect(gate(vera, "north")).to_have_attribute("data-kind", "gold")
    vera.page.keyboard.up("l")
    press(vera, vera.page.locator("[data-claim-kind=dragon]"))
    for person in (vera, oleh):
        expect(person.page.locator("[data-claim='0 north dragon']")).to_be_visible()
    expect(gate(oleh, "north")).to_have_attribute("data-kind", "")
    assert "Gold" not in (gate(oleh, "north").get_attribute("aria-label") or "")


@begins(position(hand("potion", "passage_tee", "passage_tee"), goals=KINDS))
def test_a_potion_swaps_roles_and_only_the_two_learn_them(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    assert "Pedant" in role(vera)
    take_up(vera, "potion")
    vera.page.locator("[data-strip='0']").click()
    expect(vera.page.locator("body")).to_contain_text("you cannot swap with yourself")
    asked = vera.asked()
    vera.page.locator("[data-target='2']").click()
    vera.page.locator("dialog[open] .button.go").click()
    vera.answered(asked)
    assert "Racer" in role(vera)
    assert "Racer" not in vera.log()


# Goals and the ends of a round


@begins(
    position(
        hand("passage_cross", "passage_tee", "passage_tee"),
        [*END, ("bomb_cross", 1, 1, 0)],
        goals=("gold", "dynamite", "dragon"),
    )
)
def test_the_dynamite_takes_the_bombs_and_the_round_goes_on(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    take_up(vera, "passage_cross")
    spot(vera, "8,0").click()
    expect(vera.page.locator("body")).to_contain_text("If this is the Dynamite, bombs that go: 1")
    press(vera, vera.page.get_by_test_id("confirm"))
    expect(gate(vera, "middle")).to_have_attribute("data-open", "true")
    expect(gate(vera, "middle")).to_have_attribute("data-kind", "dynamite")
    expect(vera.page.locator("[data-card=bomb_cross]")).to_have_count(0)
    expect(vera.page.get_by_test_id("report")).to_have_count(0)


@begins(
    position(
        hand("passage_cross", "passage_tee", "passage_tee"),
        [("passage_cross", x, -1, 0) for x in range(4)]
        + [("passage_straight", x, -1, 1) for x in (4, 5, 6)]
        + [("ale_cross", x, -1, 0) for x in (7, 8)],
        goals=("dragon", "dynamite", "gold"),
    )
)
def test_of_two_goals_reached_at_once_one_is_chosen(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    lay(vera, "passage_cross", "9,-1")
    expect(vera.page.locator("[data-gate]")).to_have_count(2)
    tidy(vera)
    press(vera, vera.page.locator("[data-gate=north]"))
    report(vera, "dragon")


@begins(
    position(hand("passage_cross", "passage_tee", "passage_tee"), END, goals=("dragon", "gold", "dynamite"))
)
def test_the_gold_ends_the_round_and_the_report_tells_it_seat_by_seat(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    lay(vera, "passage_cross", "8,0")
    sheet = report(vera, "gold")
    mine = sheet.locator("[data-report-seat='0']")
    expect(mine).to_contain_text("Pedant · Gnome")
    expect(mine).to_contain_text(re.compile(r"Team\s*\+1"))
    expect(mine).to_contain_text(re.compile(r"Opened the Gold\s*\+1"))
    expect(mine).to_contain_text("to go: 7")
    expect(sheet.locator("[data-report-seat='2']")).to_contain_text("Racer · Goblin")
    tidy(vera)
    vera.page.get_by_test_id("report-close").click()
    expect(vera.page.locator("[data-strip='0'] [data-gold]")).to_have_attribute("data-gold", "2")


@begins(position(hand("passage_tee", "passage_tee", "rubble_tee"), goals=KINDS, passed=[1, 2]))
def test_the_last_pass_is_asked_once_and_ends_the_round_with_nothing(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    take_up(vera, "rubble_tee")
    asked = vera.asked()
    vera.page.get_by_test_id("swap").click()
    expect(vera.page.locator("dialog[open]")).to_contain_text("every goblin gets 1 gold")
    vera.page.locator("dialog[open] .button.go").click()
    vera.answered(asked)
    sheet = report(vera, "nothing")
    expect(sheet.locator("[data-report-seat='2']")).to_contain_text(re.compile(r"Team\s*\+1"))


@begins(
    position(
        hand("passage_cross", "passage_tee", "passage_tee"),
        END,
        goals=("dragon", "gold", "dynamite"),
        gold=[8, 3, 3],
    )
)
def test_the_ninth_gold_ends_the_game_on_a_phone(invite: Invite, server: Server) -> None:
    vera = invite("Vera", **PHONE)
    sit(vera, server)
    tidy(vera)
    lay(vera, "passage_cross", "8,0")
    sheet = vera.page.locator("dialog[open]").last
    expect(sheet).to_contain_text("Gold in all")
    expect(sheet.get_by_role("heading").first).to_have_text(re.compile("won|win"))
    assert vera.raw_ids() == []


@begins(
    position(
        hand("passage_cross", "passage_tee", "passage_tee"),
        END,
        goals=("gold", "dragon", "dynamite"),
        roles=["skinflint", "king", "pedant"],
        advanced=True,
        gold=[1, 3, 3],
    )
)
def test_with_bonuses_the_skinflint_steals_when_the_dragon_wakes(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    assert "you take a gold from somebody" in role(vera)
    lay(vera, "passage_cross", "8,0")
    vera.page.get_by_test_id("report-close").click()
    expect(vera.page.locator("[data-target]")).to_have_count(2)
    press(vera, vera.page.locator("[data-target='2']"))
    sheet = report(vera, "dragon")
    expect(sheet.locator("[data-report-seat='2']")).to_contain_text("Robbed")


# Keyboard, notes, hot-seat


@begins(position(hand("passage_cross", "passage_tee", "map"), goals=KINDS))
def test_the_keyboard_alone_lays_a_card(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    keys = vera.page.keyboard
    names = [one.get_attribute("data-hand") for one in vera.page.locator("[data-hand]").all()]
    keys.press(str(names.index("passage_cross") + 1))
    spot(vera, "0,0").focus()
    keys.press("ArrowRight")
    expect(spot(vera, "1,0")).to_be_focused()
    keys.press("Enter")
    expect(spot(vera, "1,0")).to_have_attribute("aria-pressed", "true")
    asked = vera.asked()
    keys.press("f")
    vera.answered(asked)
    expect(spot(vera, "1,0")).to_have_attribute("data-card", "passage_cross")


@begins(position(hand("passage_cross", "passage_tee", "map"), goals=KINDS))
def test_suspicions_are_kept_in_this_browser(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    vera.page.locator("[data-suspect='2']").press("ArrowLeft")
    expect(vera.page.locator("[data-strip='2'] [data-lean]")).to_have_attribute("data-lean", "-1")
    vera.page.locator("[data-strip='2']").click()
    vera.page.locator("dialog[open] [data-note='2']").fill("laid rubble")
    vera.page.keyboard.press("Escape")
    vera.page.reload()
    expect(vera.page.locator("[data-strip='2'] [data-lean]")).to_contain_text("goblin?")
    expect(vera.page.locator("aside")).to_contain_text("laid rubble")


@begins(position(hand("passage_cross", "passage_tee", "map"), goals=KINDS))
def test_at_one_device_nothing_secret_shows_before_it_is_handed_over(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server, chairs=2)
    curtain = vera.page.locator("dialog[aria-labelledby='handover-title']")
    if curtain.count():
        curtain.get_by_role("button").click()
    lay_hidden = vera.page.locator("[data-hand=covered]")
    expect(lay_hidden).to_have_count(3)
    lay_hidden.first.click()
    spot(vera, "1,0").click()
    vera.page.get_by_test_id("confirm").click()
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").click()
    expect(vera.page.locator("[data-hand=covered]")).to_have_count(3)
    expect(vera.page.get_by_test_id("role")).to_have_count(0)

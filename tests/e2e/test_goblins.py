"""Goblins vs Gnomes, as people play it: every kind of card, from prepared positions, alone and at one device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.goblins import (
    KINDS,
    MODES,
    begins,
    gate,
    hand,
    lay,
    press,
    role,
    server,
    sit,
    sit_alone,
    sit_together,
    spot,
    take_over,
    take_up,
)
from tests.games.goblins.table import position
from tests.server.support import Server

__all__ = ["server"]

# Cards that are laid


@begins(position(hand("passage_tee", "rubble_straight", "lantern_tee"), goals=KINDS))
def test_a_card_is_turned_and_laid_and_the_ways_are_foreseen(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    vera.tidy()
    take_up(vera, "passage_tee")
    spot(vera, "1,0").click()
    expect(vera.page.locator("[data-way=middle]")).to_contain_text("8 → 7")
    first = spot(vera, "1,0").get_attribute("data-turn")
    spot(vera, "1,0").click()
    expect(spot(vera, "1,0")).not_to_have_attribute("data-turn", first or "")
    vera.tidy()
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
    sit_together(vera, oleh, server)
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


# At one device


@begins(position(hand("passage_cross", "passage_tee", "map"), goals=KINDS))
def test_at_one_device_nothing_secret_shows_before_it_is_handed_over(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server, chairs=2)
    take_over(vera)
    covered = vera.page.locator("[data-hand=covered]")
    expect(covered).to_have_count(3)
    covered.first.click()
    spot(vera, "1,0").click()
    vera.page.get_by_test_id("confirm").click()
    take_over(vera)
    expect(covered).to_have_count(3)


@begins(
    position(
        [
            ["lantern_cross", "key_yellow_cross", "passage_cross"],
            ["bomb_cross", "rubble_cross", "door_red"],
            ["door_yellow", "passage_straight", "key_red_cross"],
        ],
        goals=KINDS,
    ),
    *MODES,
)
def test_every_kind_of_card_that_is_laid_at_one_device(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit_alone(vera, server)
    plays = [
        ("lantern_cross", "1,0"),
        ("bomb_cross", "0,1"),
        ("door_yellow", "2,0"),
        ("key_yellow_cross", "1,1"),
        ("rubble_cross", "-1,0"),
        ("passage_straight", "3,0"),
        ("passage_cross", "4,0"),
        ("door_red", "0,-1"),
        ("key_red_cross", "4,1"),
    ]
    for number, (card, place) in enumerate(plays):
        if number:
            take_over(vera)
        if card == "key_yellow_cross":
            expect(spot(vera, "2,0")).to_have_attribute("data-passable", "false")
            expect(vera.page.locator("[data-colour=yellow]")).to_have_attribute("data-open", "false")
        if card == "key_red_cross":
            expect(spot(vera, "0,-1")).to_have_attribute("data-live", "false")
        lay(vera, card, place)
        expect(spot(vera, place)).to_have_attribute("data-card", card)
    # The yellow door is open and leads on; the key behind it opens the red one.
    for place in ("1,0", "0,1", "2,0", "1,1", "3,0", "4,0", "4,1", "0,-1"):
        expect(spot(vera, place)).to_have_attribute("data-live", "true")
    expect(spot(vera, "-1,0")).to_have_attribute("data-live", "false")
    for colour in ("red", "yellow"):
        expect(vera.page.locator(f"[data-colour={colour}]")).to_have_attribute("data-open", "true")


@begins(
    position(
        [
            ["potion", "ale_cross", "passage_tee"],
            ["map", "passage_tee", "passage_tee"],
            ["explosion", "passage_corner", "passage_tee"],
        ],
        [("passage_cross", 1, 0, 0)],
        goals=KINDS,
        advanced=True,
    )
)
def test_a_potion_a_map_an_explosion_and_ale_with_bonuses_at_one_device(
    invite: Invite, server: Server
) -> None:
    vera = invite("Vera")
    sit_alone(vera, server)
    take_up(vera, "potion")
    vera.page.locator("[data-target='2']").click()
    press(vera, vera.page.locator("dialog[open] .button.go"))
    take_over(vera)
    expect(vera.page.get_by_test_id("potions")).to_contain_text("⇄")
    take_up(vera, "map")
    press(vera, vera.page.locator("[data-gate=middle]"))
    press(vera, vera.page.locator("[data-claim-kind=gold]"))
    expect(vera.page.locator("[data-claim='1 middle gold']")).to_be_visible()
    take_over(vera)
    assert "Pedant" in role(vera)
    take_up(vera, "explosion")
    spot(vera, "1,0").click()
    press(vera, vera.page.get_by_test_id("confirm"))
    expect(vera.page.locator("[data-card]")).to_have_count(0)
    take_over(vera)
    assert "Racer" in role(vera)
    lay(vera, "ale_cross", "1,0")
    press(vera, vera.page.locator("[data-target='1']"))
    # Seat 1 sleeps the ale off: the device goes on to the next.
    take_over(vera)
    expect(vera.page.locator("[data-strip='2'].active")).to_be_visible()


# The keyboard, and what one suspects


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
    expect(vera.page.locator("aside.side")).to_contain_text("laid rubble")

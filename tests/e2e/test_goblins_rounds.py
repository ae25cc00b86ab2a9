"""Goblins vs Gnomes, as people play it: a whole game, every end of a round, phones, and what is refused."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.goblins import (
    END,
    KINDS,
    MODES,
    begins,
    gate,
    hand,
    lay,
    press,
    report,
    role,
    server,
    sit,
    sit_together,
    spot,
    take_up,
)
from tests.e2e.people import PHONE, Person
from tests.games.goblins.table import SEALED, position
from tests.server.support import Server

__all__ = ["server"]

# A whole game


def tap(found: Locator) -> None:
    """A tap that does not wait for the light to settle; other tests tap as fingers do."""
    found.first.dispatch_event("click")


def move(person: Person) -> None:
    """Whatever is asked, answered by what the screen offers."""
    page = person.page
    asked = person.asked()
    choice = page.locator("[data-target], button[data-gate], [data-claim-kind], [data-testid=pass]")
    if choice.count():
        tap(choice)
    else:
        use_a_card(person)
    sure = page.locator("dialog[open]:not(:has(a[href$='/record'])) .button.go:not([data-testid])")
    if person.asked() == asked and sure.count():
        tap(sure)
    person.answered(asked)


def use_a_card(person: Person) -> None:
    """Swap the first card while there is a deck; else play the first that can be."""
    page = person.page
    for card in page.locator("[data-hand]").all():
        tap(card)
        expect(card).to_have_attribute("aria-pressed", "true")
        offered = page.locator("[data-offers]:not([data-offers='0']), .laid.target")
        deed = page.locator("[data-testid=swap], [data-target]")
        if deed.count():
            tap(deed)
            return
        if offered.count():
            tap(offered)
            tap(page.locator("[data-testid=confirm], button[data-gate]"))
            return


def move_by_keys(person: Person) -> None:
    """The same by keyboard alone. The report of a round lies over the table until it is put away."""
    page = person.page
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    asked = person.asked()
    choice = page.locator("[data-target], button[data-gate], [data-claim-kind], [data-testid=pass]")
    if choice.count():
        person.press(choice)
    else:
        use_a_card_by_keys(person)
    sure = page.locator("dialog[open]:not(:has(a[href$='/record'])) .button.go:not([data-testid])")
    if person.asked() == asked and sure.count():
        person.press(sure)
    person.answered(asked)


def use_a_card_by_keys(person: Person) -> None:
    """Swap the first card while there is a deck; else play the first that can be."""
    page = person.page
    for card in page.locator("[data-hand]").all():
        if card.get_attribute("aria-pressed") != "true":
            person.press(card)
        expect(card).to_have_attribute("aria-pressed", "true")
        offered = page.locator("[data-offers]:not([data-offers='0']), .laid.target")
        if page.get_by_test_id("swap").count():
            page.keyboard.press("x")
            return
        if page.locator("[data-target]").count():
            person.press(page.locator("[data-target]"))
            return
        if offered.count():
            person.walk_to(person.page.locator("[data-spot]"), offered)
            page.keyboard.press("Enter")
            person.press(page.locator("[data-testid=confirm], button[data-gate]"))
            return


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


def test_two_people_and_six_bots_play_a_whole_game_one_by_keyboard_alone_one_on_a_phone(
    invite: Invite,
) -> None:
    # A small window: hundreds of positions are drawn, and most of the time goes into that.
    vera, oleh = invite("Vera", viewport={"width": 1110, "height": 620}), invite("Oleh", **PHONE)
    link = vera.lay_table("goblins", 8)
    oleh.sit_at(link)
    vera.page.get_by_role("button", name="Fill with bots").click()
    vera.page.get_by_role("button", name="Start the game").click()
    for person in (vera, oleh):
        expect(person.page.locator("[data-prompt]")).to_be_visible()
    moves = 0
    people = [vera, oleh]
    while (turn := whose_turn(people[0], 2)) != "over":
        assert moves < 400, "a game comes to its end"
        if turn == "asked":
            (move_by_keys if people[0] is vera else move)(people[0])
            moves += 1
        else:
            people.reverse()
    for person in (vera, oleh):
        sheet = person.page.locator("dialog[open]").last
        expect(sheet).to_contain_text("Gold in all")
        expect(sheet).to_contain_text("Vera")
        assert person.raw_ids() == []


# Goals and the ends of a round


@begins(
    position(
        hand("passage_cross", "passage_tee", "passage_tee"),
        [*END, ("bomb_cross", 1, 1, 0)],
        goals=("gold", "dynamite", "dragon"),
    ),
    *MODES,
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
        + [("bomb_cross", 7, -1, 0), ("ale_cross", 8, -1, 0)],
        goals=("dragon", "dynamite", "gold"),
    ),
    *MODES,
)
def test_of_two_goals_reached_at_once_one_is_chosen(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    lay(vera, "passage_cross", "9,-1")
    expect(vera.page.locator("[data-gate]")).to_have_count(2)
    # What the Dynamite would do stands beside each gate, whatever lies behind it.
    for goal, other in (("north", "Middle"), ("middle", "Northern")):
        opening = vera.page.locator(f"[data-opening={goal}]")
        expect(opening).to_contain_text("Bombs that go: 1")
        expect(opening).to_contain_text(f"Is cut off: {other} gate")
    vera.tidy()
    press(vera, vera.page.locator("[data-gate=north]"))
    report(vera, "dragon")


@begins(
    position(hand("passage_cross", "passage_tee", "passage_tee"), END, goals=("dragon", "gold", "dynamite")),
    *MODES,
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
    vera.tidy()
    vera.page.get_by_test_id("report-close").click()
    expect(vera.page.locator("[data-strip='0'] [data-gold]")).to_have_attribute("data-gold", "2")


@begins(
    position(hand("passage_cross", "passage_tee", "passage_tee"), END, goals=("gold", "dragon", "dynamite")),
    *MODES,
)
def test_the_dragon_ends_the_round_for_the_goblins(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    lay(vera, "passage_cross", "8,0")
    sheet = report(vera, "dragon")
    expect(sheet.locator("[data-report-seat='2']")).to_contain_text(re.compile(r"Team\s*\+2"))
    expect(sheet.locator("[data-report-seat='0']")).to_contain_text("nothing")


@begins(position([["passage_tee"], [], []], goals=KINDS, deck=0, first_emptied=1), *MODES)
def test_when_all_cards_are_gone_the_round_ends_with_nothing(
    invite: Invite, server: Server, request: pytest.FixtureRequest
) -> None:
    vera = invite("Vera")
    sit(vera, server)
    lay(vera, "passage_tee", "1,0")
    sheet = report(vera, "nothing")
    expect(sheet.locator("[data-report-seat='2']")).to_contain_text(re.compile(r"Team\s*\+1"))
    # The Pedant likes an empty deck, if roles count.
    bonus = re.compile(r"Role\s*\+1" if "advanced" in request.node.name else "nothing")
    expect(sheet.locator("[data-report-seat='0']")).to_contain_text(bonus)


@begins(position([["passage_tee", "passage_straight"], ["passage_tee"], ["map"]], SEALED, deck=0), *MODES)
def test_with_an_empty_deck_a_pass_shows_the_hand_to_all(invite: Invite, server: Server) -> None:
    vera, oleh = invite("Vera"), invite("Oleh")
    sit_together(vera, oleh, server)
    press(vera, vera.page.get_by_role("button", name="Pass and show the hand"))
    for person in (vera, oleh):
        expect(person.page.locator("aside.side")).to_contain_text(
            re.compile("Shown by .+: Passage, straight, Passage, fork")
        )
    assert "shows the hand" in oleh.log()


@begins(position(hand("passage_tee", "passage_tee", "rubble_tee"), goals=KINDS, passed=[1, 2]), *MODES)
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
    ),
    *MODES,
)
def test_the_ninth_gold_ends_the_game_on_a_phone(invite: Invite, server: Server) -> None:
    vera = invite("Vera", **PHONE)
    sit(vera, server)
    vera.tidy()
    lay(vera, "passage_cross", "8,0")
    sheet = vera.page.locator("dialog[open]").last
    expect(sheet).to_contain_text("Gold in all")
    expect(sheet.get_by_role("heading").first).to_have_text(re.compile("won|win"))
    vera.tidy()


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


# Phone, keyboard, notes


@begins(position(hand("passage_cross", "passage_tee", "passage_tee"), END[:4], goals=KINDS))
def test_a_phone_follows_the_tip_of_the_tunnel_or_shows_the_whole(invite: Invite, server: Server) -> None:
    vera = invite("Vera", **PHONE)
    sit(vera, server)
    start = spot(vera, "0,0")
    box = start.bounding_box()
    assert box is not None
    assert box["width"] >= 40
    vera.page.get_by_test_id("follow").click()
    vera.page.get_by_role("button", name="Show the whole board").click()
    for one in (start, gate(vera, "north"), gate(vera, "south"), spot(vera, "4,0")):
        expect(one).to_be_in_viewport(ratio=1)
    lay(vera, "passage_cross", "5,0")
    for one in (start, gate(vera, "south"), spot(vera, "5,0")):
        expect(one).to_be_in_viewport(ratio=1)
    vera.tidy()


REFUSED = """([link, actions]) => new Promise(resolve => {
  const socket = new WebSocket(link);
  const heard = [];
  let version = 0;
  let prompt = 0;
  socket.onopen = () => socket.send(JSON.stringify({ t: "hello", nonce: null }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t === "state") {
      version = message.version;
      prompt = message.prompt?.id ?? 0;
      if (heard.length === 0) actions.forEach((action, index) =>
        socket.send(JSON.stringify({ t: "play", id: index + 1, seat: 0, prompt, action })));
    } else if (message.id) heard.push(`${message.t} ${message.error?.id} ${version}`);
    if (heard.length === actions.length) { socket.close(); resolve(heard); }
  };
})"""


@begins(
    position(
        hand("passage_cross", "explosion", "potion"),
        [("lantern_cross", 1, 0, 0), ("passage_cross", 0, 1, 0)],
        goals=KINDS,
    )
)
def test_bad_input_is_refused_with_its_reason_and_changes_nothing(invite: Invite, server: Server) -> None:
    vera = invite("Vera")
    sit(vera, server)
    link = f"{server.base.replace('http', 'ws', 1)}/api/tables/{server.path.rsplit('/', 1)[1]}/live"
    bad = {
        "goblins-why-not-joined": {"verb": "PlaceCard", "card": "passage_cross", "x": 5, "y": 3, "turn": 0},
        "goblins-why-taken": {"verb": "PlaceCard", "card": "passage_cross", "x": 1, "y": 0, "turn": 0},
        "goblins-why-lantern": {"verb": "PlayExplosion", "x": 1, "y": 0},
        "goblins-why-claim-now": {"verb": "Claim", "kind": "gold"},
        "goblins-why-potion-self": {"verb": "PlayPotion", "seat": 0},
        "goblins-why-no-card": {"verb": "PlayMap", "goal": "north"},
    }
    heard = vera.page.evaluate(REFUSED, [link, list(bad.values())])
    assert heard == [f"refused {reason} 1" for reason in bad]
    expect(vera.page.locator("[data-hand]")).to_have_count(3)

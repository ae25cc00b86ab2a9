"""Around the table: meeting by code, chairs and hosts, the absent, clocks, personal links, and what needs consent."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person

pytestmark = pytest.mark.shared_server

Json = dict[str, Any]


def post(page: Page, path: str, body: Json) -> Json:
    """What the page itself could ask: a shortcut to the state that a test is about."""
    status, answer = page.evaluate(
        """async ([path, body]) => {
          const answer = await fetch("/api" + path, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(body),
          });
          return [answer.status, await answer.json()];
        }""",
        [path, body],
    )
    assert status == 200, answer
    return dict(answer)


def two_and_a_bot(invite: Invite) -> tuple[Person, Person, str]:
    """Anna and Boris at a game of Raiders with a bot; Anna is the host."""
    anna, boris = invite("Anna"), invite("Boris", **PHONE)
    for person in (anna, boris):
        person.open("/")
        post(person.page, "/me", {"nick": person.nick})
    bots = [None, None, "random"]
    table = post(anna.page, "/tables", {"game": "raiders", "seats": 3, "bots": bots})
    post(boris.page, f"/tables/{table['id']}/sit", {"seat": 1})
    for person in (anna, boris):
        person.open(f"/t/{table['id']}")
        expect(person.page.get_by_role("button", name="Stand up")).to_be_visible()
    post(anna.page, f"/tables/{table['id']}/start", {})
    for person in (anna, boris):
        person.wait()
    return anna, boris, str(table["id"])


def menu(person: Person, name: str) -> None:
    person.page.get_by_role("button", name="Menu", exact=True).click()
    person.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def people(person: Person) -> None:
    menu(person, "People and clock")


def answer(person: Person, name: str) -> None:
    """Say yes in the dialog that asks."""
    person.page.get_by_role("dialog").last.get_by_role("button", name=name, exact=True).click()


def sound(*persons: Person) -> None:
    """Nothing is cut off, without words or in the way of a screen reader."""
    for person in persons:
        assert person.raw_ids() == []
        assert person.violations() == []


def test_people_meet_by_code_and_arrange_their_chairs(invite: Invite) -> None:
    anna, boris, vera = invite("Anna"), invite("Boris", **PHONE), invite("Vera")
    anna.open("/new/raiders")
    anna.call_oneself()
    anna.page.get_by_role("radio", name="5", exact=True).check(force=True)
    anna.page.get_by_text("More: clock, table settings, bots").click()
    anna.page.get_by_label("Show the table on the shelf").check(force=True)
    anna.page.get_by_label("30 s + 5 min").check(force=True)
    expect(anna.page.get_by_text("When time runs out, a bot plays for the player")).to_be_visible()
    anna.page.locator("form button[type=submit]").click()
    anna.page.wait_for_url("**/t/*")
    code = anna.page.locator(".code b").inner_text()

    # By a code typed in small letters with a space; a wrong one is told.
    boris.open("/")
    listed = boris.page.get_by_role("region", name=re.compile("Open tables")).get_by_role("link")
    expect(listed).to_contain_text("4 free chairs")
    boris.page.locator("#code").fill("zzzzzz")
    boris.page.get_by_role("button", name="Join").click()
    expect(boris.page.locator("#code-help")).to_contain_text("code")
    boris.page.locator("#code").fill(f"{code[:3]} {code[3:]}".lower())
    boris.page.get_by_role("button", name="Join").click()
    boris.page.wait_for_url("**/t/*")
    boris.call_oneself()
    boris.page.get_by_role("button", name="Sit down").first.click()
    expect(boris.page.get_by_text("30 s + 5 min")).to_be_visible()
    # By the code in the address.
    vera.open(f"/c/{code}")
    vera.page.wait_for_url("**/t/*")
    vera.call_oneself()
    vera.page.get_by_role("button", name="Sit down").first.click()
    expect(vera.page.get_by_role("button", name="Stand up")).to_be_visible()

    # A second person at Anna's device, with a name, who then changes seats by keyboard.
    chairs = anna.page.locator("[data-chair]")
    anna.page.get_by_role("button", name="Someone at this device").first.click()
    anna.page.locator("#chair-name").fill("Anton")
    anna.page.locator("#chair-name").press("Enter")
    expect(chairs.nth(3)).to_contain_text("Anton")
    # The name may be known before the window that asked for it has closed, and under it nothing hears a key.
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    anna.page.get_by_role("button", name="Change seats: Anton").press("Enter")
    anna.page.get_by_role("button", name="To here").press("Enter")
    expect(boris.page.locator("[data-chair='4']")).to_contain_text("Anton")
    sound(anna, boris)

    # Vera is thrown out, and stays out.
    anna.page.get_by_role("button", name="Throw Vera out").click()
    answer(anna, "Throw out")
    expect(chairs.nth(2)).to_contain_text("Free chair")
    expect(vera.page.get_by_role("heading", name="You cannot come to this table")).to_be_visible()
    vera.page.reload()
    expect(vera.page.get_by_role("heading", name="You cannot come to this table")).to_be_visible()
    vera.open(f"/c/{code}")
    expect(vera.page.get_by_role("heading", name="You cannot come to this table")).to_be_visible()

    # Boris is the host now; he fills the table and closes it.
    anna.page.get_by_role("button", name="Make Boris the host").click()
    answer(anna, "Hand over")
    expect(anna.page.get_by_text("The host starts the game")).to_be_visible()
    boris.page.get_by_role("button", name="Close the table").click()
    answer(boris, "Close it")
    for person in (anna, boris):
        expect(person.page.get_by_role("heading", name="The table is closed")).to_be_visible()


def test_a_step_is_taken_back_and_the_game_ended_by_consent(invite: Invite) -> None:
    anna, boris, _ = two_and_a_bot(invite)
    card = anna.page.locator("button[data-card='1']")
    first = anna.asked()
    anna.play("1")
    boris.play()
    anna.wait()
    assert anna.asked() != first
    expect(card).to_have_count(0)

    # Refused: nothing changes, and Anna is told.
    anna.page.get_by_role("button", name="Ask to take back").click()
    expect(anna.page.get_by_text("You ask to take your last step back.")).to_be_visible()
    expect(boris.page.get_by_text("Anna would like to take the last step back.")).to_be_visible()
    sound(anna, boris)
    boris.page.get_by_role("button", name="Refuse").click()
    expect(anna.page.get_by_text("No agreement")).to_be_visible()

    # Agreed: Anna holds her card again.
    anna.page.get_by_role("button", name="Ask to take back").click()
    boris.page.get_by_role("button", name="Agree").click()
    expect(card).to_have_count(1)

    menu(anna, "Propose to end the game")
    answer(anna, "Propose")
    expect(anna.page.get_by_text("You propose to end the game as it stands.")).to_be_visible()
    boris.page.get_by_role("button", name="Agree").click()
    for person in (anna, boris):
        expect(person.page.get_by_role("heading", name="Ended by agreement").last).to_be_visible()
        expect(person.page.get_by_test_id("replay")).to_be_visible()
    sound(anna, boris)


def test_who_is_away_is_stood_in_for_until_they_are_back(invite: Invite) -> None:
    anna, boris, table = two_and_a_bot(invite)
    boris.page.goto("about:blank")
    expect(anna.page.locator("[data-seat='1'] [data-sign=away]")).to_be_visible()
    # What becomes of him is asked once she has answered her own question.
    anna.play()
    anna.page.get_by_role("button", name="What now?").click()
    row = anna.page.locator("[data-person='1']")
    expect(row).to_contain_text("away since")
    sound(anna)
    row.get_by_role("button", name="Bot until they are back").click()
    expect(row).to_contain_text("a bot plays until they are back")
    anna.page.keyboard.press("Escape")
    anna.wait()

    boris.open(f"/t/{table}")
    expect(boris.page.get_by_text("While you were away, a bot played for you.")).to_be_visible()
    sound(boris)
    boris.page.get_by_role("button", name="Record", exact=True).click()
    expect(boris.page.get_by_role("region", name="Record")).to_contain_text("Boris")
    expect(anna.page.locator("[data-sign=stand-in]")).to_have_count(0)

    # Away again, and the chair is freed: who watches may take it.
    boris.page.goto("about:blank")
    vera = invite("Vera")
    vera.open(f"/t/{table}")
    people(anna)
    row.get_by_role("button", name="Free the chair").click()
    answer(anna, "Free the chair")
    vera.page.get_by_role("status").get_by_role("button", name="Sit down").click()
    expect(row).to_contain_text("connected")
    anna.page.keyboard.press("Escape")
    # The bot had already chosen for this room; in the next one Vera is asked.
    anna.play()
    vera.wait()

    # Vera gives up for good; with bots alone Anna may end the game herself.
    menu(vera, "Resign")
    answer(vera, "Resign")
    expect(anna.page.locator("[data-seat='1'] [data-sign=resigned]")).to_be_visible()
    menu(anna, "End the game")
    answer(anna, "End it")
    expect(anna.page.get_by_role("heading", name="The game was abandoned").last).to_be_visible()


def test_a_seat_moves_to_another_device_once(invite: Invite) -> None:
    anna, _boris, table = two_and_a_bot(invite)
    menu(anna, "My seat on another device")
    link = anna.page.get_by_label("Your personal link").input_value()
    expect(anna.page.get_by_role("img", name="QR code with your personal link")).to_be_visible()
    sound(anna)

    phone, thief = invite(**PHONE), invite()
    phone.open(link)
    expect(phone.page.get_by_text("The seat of Anna in “Dungeon Raiders” moves")).to_be_visible()
    sound(phone)
    phone.page.get_by_role("button", name="Move the seat here").click()
    phone.page.wait_for_url(f"**/t/{table}")
    phone.wait()
    expect(anna.page.get_by_text("Your seat is on another device now.")).to_be_attached()
    assert anna.cards().count() == 0
    thief.open(link)
    expect(thief.page.get_by_role("heading", name="This personal link does not work")).to_be_visible()

    # A second page of the same person works beside the first.
    second = phone.page.context.new_page()
    second.goto(f"/t/{table}")
    expect(second.locator("button[data-card][aria-disabled=false]").first).to_be_visible()
    phone.play()
    expect(second.locator("button[data-card][aria-disabled=false]")).to_have_count(0)


def test_whom_one_plays_against_goes_along_to_another_device(invite: Invite) -> None:
    anna, phone = invite("Anna"), invite(**PHONE)
    page = anna.page
    anna.open("/box/raiders")
    for choice in ("2", "novice"):
        page.get_by_role("radio", name=choice, exact=True).check(force=True)
    with page.expect_response("**/api/me/opponents"):
        page.get_by_role("button", name="Play against 2 bots").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]

    phone.open(f"/p/{post(page, f'/tables/{table}/pass', {})['token']}")
    phone.page.get_by_role("button", name="Move the seat here").click()
    phone.page.wait_for_url(f"**/t/{table}")
    phone.open("/box/raiders")
    for choice in ("2", "novice"):
        expect(phone.page.get_by_role("radio", name=choice, exact=True)).to_be_checked()

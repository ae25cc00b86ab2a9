"""Around the table: meeting by code, chairs and hosts, the absent, clocks, personal links, and what needs consent."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person
from tests.server.support import Server

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


def two_and_a_bot(invite: Invite, **manners: object) -> tuple[Person, Person, str]:
    """Anna and Boris at a game of Raiders with a bot; Anna is the host."""
    anna, boris = invite("Anna"), invite("Boris", **PHONE)
    for person in (anna, boris):
        person.open("/")
        post(person.page, "/me", {"nick": person.nick})
    bots = [None, None, "random"]
    table = post(anna.page, "/tables", {"game": "raiders", "seats": 3, "bots": bots, "manners": manners})
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
    anna.page.get_by_text("More: clock, manners, bots").click()
    anna.page.get_by_label("Show the table on the shelf").check(force=True)
    anna.page.get_by_label("30 s + 5 min").check(force=True)
    expect(anna.page.get_by_text("At zero a bot plays for the player")).to_be_visible()
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
    anna.page.get_by_role("button", name="One more here").first.click()
    anna.page.get_by_role("button", name=re.compile("Name of this player")).last.click()
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
    first = anna.asked()
    anna.play()
    boris.play()
    anna.wait()
    assert anna.asked() != first

    # Refused: nothing changes, and Anna is told.
    anna.page.get_by_role("button", name="Ask to take back").click()
    expect(anna.page.get_by_text("You ask to take your last step back.")).to_be_visible()
    expect(boris.page.get_by_text("Anna would like to take the last step back.")).to_be_visible()
    sound(anna, boris)
    boris.page.get_by_role("button", name="Refuse").click()
    expect(anna.page.get_by_text("It did not come to that")).to_be_visible()

    # Agreed: the room is as it was before Anna's card.
    hand = anna.cards().count()
    anna.page.get_by_role("button", name="Ask to take back").click()
    boris.page.get_by_role("button", name="Agree").click()
    expect(anna.cards()).to_have_count(hand + 1)

    menu(anna, "Propose to end the game")
    answer(anna, "Propose")
    expect(anna.page.get_by_text("You propose to end the game as it stands.")).to_be_visible()
    boris.page.get_by_role("button", name="Agree").click()
    for person in (anna, boris):
        expect(person.page.get_by_role("heading", name="Ended by agreement").last).to_be_visible()
        expect(person.page.get_by_test_id("replay")).to_be_visible()
    sound(anna, boris)


def test_what_was_refused_is_not_proposed_again_at_once_and_the_menu_says_why(
    invite: Invite, server: Server
) -> None:
    limits = server.folder / "limits.toml"
    server.stop()
    limits.write_text(limits.read_text().replace("proposal_seconds = 0", "proposal_seconds = 3600"))
    server.start()
    anna, boris, _ = two_and_a_bot(invite)
    menu(anna, "Propose to end the game")
    answer(anna, "Propose")
    boris.page.get_by_role("button", name="Refuse").click()
    expect(anna.page.get_by_text("It did not come to that")).to_be_visible()
    anna.page.get_by_role("button", name="Menu", exact=True).click()
    end = anna.page.get_by_role("dialog").get_by_role("button", name="Propose to end the game")
    expect(end).to_have_attribute("aria-disabled", "true")
    expect(end).to_have_attribute("title", re.compile("after your next move"))
    sound(anna)
    # Pressed, it says so over the menu; the note can be closed, and the menu stays.
    note = anna.page.locator(".note", has_text="after your next move")
    end.click(force=True)
    expect(note).to_be_visible()
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    expect(end).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.play()
    anna.page.get_by_role("button", name="Menu", exact=True).click()
    expect(end).not_to_have_attribute("aria-disabled", "true")


def test_a_watcher_is_kept_quiet_and_shown_the_door(invite: Invite) -> None:
    anna, boris, table = two_and_a_bot(invite)
    vera = invite("Vera", locale="ru")
    vera.open("/")
    post(vera.page, "/me", {"nick": "Vera"})
    vera.open(f"/t/{table}")
    people(anna)
    row = anna.page.locator("[data-watcher]")
    expect(row).to_contain_text("Vera")
    sound(anna)
    tab = vera.page.get_by_role("tab", name=re.compile("Разговор"))
    box = vera.page.locator(".talk .field")

    def say(text: str) -> None:
        tab.click()
        box.fill(text)
        box.press("Enter")

    say("Не туда!")
    expect(vera.page.locator(".talk").get_by_text("Не туда!")).to_be_visible()
    # Having left does not help.
    vera.page.goto("about:blank")
    expect(row).to_contain_text("has left")
    expect(anna.page.get_by_role("heading", name="Nobody is watching now")).to_be_visible()
    sound(anna)
    row.get_by_role("button", name="Mute Vera").click()
    expect(row).to_contain_text("may not speak")
    vera.open(f"/t/{table}")
    expect(row).not_to_contain_text("has left")
    say("Ну и зря")
    expect(vera.page.get_by_text("Вас попросили помолчать")).to_be_visible()
    # Boris, who does not lead, only sees who is there.
    people(boris)
    expect(boris.page.locator("[data-watcher]")).to_contain_text("Vera")
    expect(boris.page.locator("[data-watcher] button")).to_have_count(0)
    sound(boris)
    row.get_by_role("button", name="Throw Vera out").click()
    answer(anna, "Throw out")
    expect(row).to_have_count(0)
    for _ in range(2):
        expect(vera.page.get_by_text("Вас попросили уйти из-за этого стола")).to_be_visible()
        vera.page.reload()


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


def test_a_clock_runs_out_and_a_bot_decides(invite: Invite) -> None:
    anna, boris, table = two_and_a_bot(invite, clock={"seconds": 9, "reserve": 0})
    # So that Boris' time is not over before the test comes to him.
    post(anna.page, f"/tables/{table}/more_time", {"seat": 1})
    expect(anna.page.locator("[data-clock='0']").first).to_have_attribute("data-phase", "nearly")
    expect(boris.page.locator("[data-clock='1']")).to_contain_text("+")
    people(anna)
    anna.page.get_by_role("button", name="More time for Boris").click()
    expect(anna.page.get_by_text("Boris has more time.")).to_be_visible()
    sound(anna, boris)
    anna.page.keyboard.press("Escape")
    # Anna lets hers run out: a bot plays for her, until she says that she is back.
    back = anna.page.get_by_role("button", name="I play myself")
    expect(back).to_be_visible(timeout=20_000)
    expect(boris.page.locator("[data-seat='0'] [data-sign=stand-in]")).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    boris.play()
    anna.wait()


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


def test_two_at_one_device_never_see_what_is_the_other_s(invite: Invite) -> None:
    anna = invite("Anna", **PHONE)
    anna.open("/")
    post(anna.page, "/me", {"nick": "Anna"})
    bots = [None, None, "random"]
    table = post(anna.page, "/tables", {"game": "raiders", "seats": 3, "bots": bots})["id"]
    post(anna.page, f"/tables/{table}/sit", {"seat": 1})
    post(anna.page, f"/tables/{table}/name", {"seat": 1, "nick": "Anton"})
    post(anna.page, f"/tables/{table}/start", {})

    anna.open(f"/t/{table}")
    curtain = anna.page.locator("dialog[aria-labelledby='handover-title']")
    expect(curtain).to_contain_text("Pass the device to Anna")
    sound(anna)
    anna.page.get_by_role("button", name="I am Anna").click()
    anna.play()
    expect(curtain).to_contain_text("Pass the device to Anton")
    anna.page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    # A reload does not lift it either.
    anna.page.reload()
    expect(curtain).to_contain_text("Pass the device to Anton")
    anna.page.get_by_role("button", name="I am Anton").click()
    expect(anna.page.locator("[data-prompt]")).not_to_have_attribute("data-prompt", "")
    # Looking as the other one falls behind the curtain too.
    anna.page.get_by_role("button", name="Menu", exact=True).click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Anna", exact=True).click()
    expect(curtain).to_contain_text("Pass the device to Anna")

"""Finished games seen again: any moment, any eyes, by slider, keys and links; and the proof that they were fair."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.boxes import GAMES, each_box_otherwise
from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person
from tests.e2e.test_screens import DESKTOP, TABLET, looks_right
from tests.games.raiders.table import position
from tests.server.support import RAISED, Server

pytestmark = pytest.mark.shared_server

LAST_CARDS = [[2], [3], [4]]


@pytest.fixture
def last_room(tmp_path: Path) -> Iterator[Server]:
    """Its one table stands before the last card of the game; its dice are nobody's, so that they can be proved."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position("sphinx", power=LAST_CARDS)), encoding="utf-8")
    command = ["play", "--position", str(file), "--game", "raiders", "--no-browser"]
    found = Server(tmp_path, *command, limits=RAISED).start()
    yield found
    found.stop()


def ask(person: Person, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the page's own buttons send, without the way to them."""
    origin = re.sub(r"^(https?://[^/]+).*", r"\1", person.page.url)
    answer = person.page.request.post(f"/api/tables{path}", data=body, headers={"Origin": origin})
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def told(person: Person) -> str:
    return person.page.get_by_test_id("told").inner_text()


def at(person: Person, number: int) -> None:
    expect(person.page.get_by_test_id("at")).to_have_text(str(number))


def test_a_finished_game_is_proved_and_seen_again(invite: Invite, last_room: Server) -> None:
    vera = invite("Vera", base_url=last_room.base)
    vera.sit_at(last_room.path)
    table = last_room.path.rsplit("/", 1)[1]
    for seat in (1, 2):
        ask(vera, f"/{table}/bot", {"seat": seat, "bot": "random"})
    ask(vera, f"/{table}/start", {})
    assert vera.wait() == "asked"
    vera.play()
    assert vera.wait() == "over"

    vera.page.get_by_test_id("verify").click()
    sheet = vera.page.locator("dialog[open]").last
    expect(sheet.get_by_test_id("verdict")).to_contain_text("nobody steered")
    found = sheet.locator("[data-finding]").evaluate_all(
        "all => all.map(one => `${one.dataset.finding} ${one.dataset.result}`)"
    )
    assert found == [f"verify-{what} good" for what in ("seen", "seal", "part", "parts", "server")]
    looks_right(vera, "en")
    vera.page.keyboard.press("Escape")

    vera.page.get_by_test_id("replay").click()
    at(vera, 0)
    expect(vera.page.locator("[data-prompt]")).to_have_count(0)
    keyboard = vera.page.keyboard
    keyboard.press("End")
    at(vera, 3)
    assert "The game is over" in told(vera)
    keyboard.press("ArrowLeft")
    at(vera, 2)
    keyboard.press("Home")
    at(vera, 0)
    assert "set up" in told(vera)
    keyboard.press("Space")
    at(vera, 3)  # it plays by itself, and stops at the end
    expect(vera.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    vera.page.get_by_label("Moment of the game").fill("1")
    at(vera, 1)
    # Every line of the record leads to its moment, also by keyboard.
    line = vera.page.locator("li[data-moment='3'] .moment").first
    line.focus()
    keyboard.press("Enter")
    at(vera, 3)
    expect(vera.page.locator("li[aria-current=step]").first).to_be_visible()
    # What the record names is lit on the board here too.
    vera.page.locator(".record li", has=vera.page.locator("[data-pin]")).last.hover()
    expect(vera.page.locator(".board li[data-lit='5']").filter(visible=True).first).to_be_visible()
    # Another's eyes: the hand is theirs, and nobody is "you".
    vera.page.get_by_test_id("eyes").select_option(label="Owl")
    vera.page.get_by_label("Moment of the game").fill("0")
    expect(vera.page.locator("button[data-card='3']")).to_be_visible()
    at(vera, 0)
    keyboard.press("Tab")
    looks_right(vera, "en")

    # A link to a moment, opened by somebody who was not there.
    oleh = invite(base_url=last_room.base)
    oleh.open(f"{last_room.path}/replay?at=2&eyes=1")
    at(oleh, 2)
    expect(oleh.page.get_by_test_id("eyes")).to_have_value("1")
    oleh.open(f"{last_room.path}/replay#1")
    at(oleh, 1)
    expect(oleh.page.get_by_test_id("eyes")).to_have_value("-2")
    oleh.open(f"{last_room.path}/replay?at=900")
    at(oleh, 3)


# Sits at the table without its page, lets a bot play for seat 0, and listens until some steps are made.
PLAY_ON = """
([table, steps]) => new Promise((done, fail) => {
  const post = (what, body) => fetch(`/api/tables/${table}/${what}`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  });
  const live = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/live`);
  let greeted = false;
  live.onopen = () => live.send(JSON.stringify({ t: "hello", promise: null }));
  live.onerror = () => fail(new Error("no live connection"));
  live.onmessage = async ({ data }) => {
    const told = JSON.parse(data);
    // A bot steps back when its person comes: it is asked after that.
    if (told.t === "state" && !greeted) {
      greeted = true;
      await post("stand_in", { seat: 0, bot: "random" });
    }
    if (told.t !== "state" || (told.version < steps && !told.outcome)) return;
    live.close();
    if (!told.outcome) await post("close", {});
    done();
  };
})
"""


def finished(person: Person, game: str, seats: int) -> str:
    """A table whose game was played by bots for a while, or to its end, and is over."""
    person.open("/")
    bots = [None, *["random"] * (seats - 1)]
    table = str(ask(person, "", {"game": game, "seats": seats, "bots": bots, "start": True})["id"])
    person.page.evaluate(PLAY_ON, [table, 40])
    return table


def open_frames(person: Person, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.page.request.get(f"/api/tables/{table}/replay?eyes=-2").json()[
        "frames"
    ]
    return found


@pytest.mark.parametrize(
    ("seats", "size"),
    [pytest.param(3, PHONE, id="3", marks=pytest.mark.full), pytest.param(8, DESKTOP, id="8")],
)
def test_in_an_open_replay_every_hand_and_role_lies_face_up(
    invite: Invite, seats: int, size: dict[str, Any]
) -> None:
    person = invite(**size)
    table = finished(person, "goblins", seats)
    frame = open_frames(person, table)[3]
    person.open(f"/t/{table}/replay?at=3&eyes=-2")
    at(person, 3)
    for seat, known in enumerate(frame["state"]["view"]["seats"]):
        cards = person.page.locator(f"[data-hand-of='{seat}'] [data-card]")
        assert cards.evaluate_all("all => all.map(one => one.dataset.card)") == known["shown"]
        plate = person.page.locator(f"[data-strip='{seat}']")
        expect(plate.locator(f".sign.{known['team']} .text")).not_to_be_empty()
    looks_right(person, "en")
    # Others see no hand but their own.
    person.page.get_by_test_id("eyes").select_option("-1")
    expect(person.page.locator("[data-hand-of]")).to_have_count(0)


def test_in_an_open_replay_a_sealed_card_lies_face_up(invite: Invite) -> None:
    person = invite(**TABLET)
    table = finished(person, "raiders", 3)
    seats = [frame["state"]["view"]["seats"] for frame in open_frames(person, table)]
    number, seat = next(
        (number, seat)
        for number, known in enumerate(seats)
        for seat in range(3)
        if known[seat]["choice"] in list("12345")
    )
    person.open(f"/t/{table}/replay?at={number}&eyes=-2")
    at(person, number)
    slot = person.page.locator(f"[data-slot='{seat}']")
    expect(slot).to_contain_text(f"has chosen: Power card {seats[number][seat]['choice']}")
    expect(slot.locator(".card.up .front svg").first).to_be_attached()
    looks_right(person, "en")
    person.page.get_by_test_id("eyes").select_option("-1")
    expect(slot).to_contain_text("the card lies face down")


def test_in_an_open_replay_everybodys_secret_quest_can_be_read(invite: Invite) -> None:
    person = invite(**PHONE)
    table = finished(person, "doggies", 3)
    seats = [frame["state"]["view"]["seats"] for frame in open_frames(person, table)]
    offered = next(number for number, known in enumerate(seats) if known[0]["offer"])
    kept = next(number for number, known in enumerate(seats) if known[0]["quest"])
    quests = person.page.locator
    person.open(f"/t/{table}/replay?at={offered}&eyes=-2")
    at(person, offered)
    for seat in range(3):
        shown = quests(f"[data-offered='{seat}'] [data-quest]").evaluate_all(
            "all => all.map(one => one.dataset.quest)"
        )
        assert shown == [quest["id"] for quest in seats[offered][seat]["offer"]]
    looks_right(person, "en")
    person.open(f"/t/{table}/replay?at={kept}&eyes=-2")
    at(person, kept)
    shown = quests("[data-secret]").evaluate_all("all => all.map(one => one.dataset.secret)")
    assert shown == [known["quest"]["id"] for known in seats[kept]]
    looks_right(person, "en")
    person.page.get_by_test_id("eyes").select_option("-1")
    expect(quests("[data-secret]")).to_have_count(0)


# The open replays of the other three are looked at above.
@each_box_otherwise(turn=1, elsewhere=("raiders", "doggies", "goblins"))
def test_every_game_is_seen_again_with_every_kind_of_eyes(
    invite: Invite, game: str, language: str, size: dict[str, Any], theme: str
) -> None:
    person = invite(locale=language, color_scheme=theme, **size)
    table = finished(person, game, max(3, GAMES[game].fewest) if GAMES[game].most > 2 else 2)
    person.open(f"/t/{table}/replay?at=4&eyes=-2")
    for eyes in ("-2", "0", "1", "-1"):
        person.page.get_by_test_id("eyes").select_option(eyes)
        person.page.get_by_test_id("told").focus()
        for number in (5, 6):
            person.page.keyboard.press("ArrowRight")
            at(person, number)
            assert told(person).strip()
        for number in (5, 4):
            person.page.keyboard.press("ArrowLeft")
            at(person, number)
        expect(person.page.locator("[data-prompt]")).to_have_count(0)
    looks_right(person, language)
    last = person.page.get_by_test_id("last").inner_text()
    person.page.keyboard.press("End")
    at(person, int(last))
    person.page.wait_for_url(f"**/replay?at={last}&eyes=-1")


def test_what_is_not_over_or_not_there_cannot_be_seen_again(invite: Invite) -> None:
    person = invite()
    person.open("/")
    bots = [None, "random", "random"]
    table = ask(person, "", {"game": "raiders", "seats": 3, "bots": bots, "start": True})["id"]
    person.open(f"/t/{table}/replay")
    expect(person.page.locator("main")).to_contain_text("cannot be shown again")
    looks_right(person, "en")
    person.page.get_by_role("link", name="To the table").click()
    assert person.wait() == "asked"
    person.open("/t/no-such-table/replay")
    expect(person.page.locator("main")).to_contain_text("No such table")
    # The browser itself notes the refused request.
    person.complaints = [line for line in person.complaints if "status of 409" not in line]

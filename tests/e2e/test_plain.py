"""The default room: any game without a room of its own, played to its end at random, through the page.

The toy of the tests is such a game; the five are, with their own rooms switched off. What the room shows and sends,
move by move, is tested in web/tests/plain.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.e2e.boxes import GAMES, LANGUAGES, SIZES, THEMES
from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person
from tests.e2e.plain import Dabbler
from tests.recordings import scenes_of
from tests.server.plugged import with_toy
from tests.server.support import RAISED, Server

# Games whose end is a few dozen choices away; the others are long, and are played in `make test-all`.
SHORT = ("doggies",)


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy besides the five."""
    found = with_toy(Server(tmp_path_factory.mktemp("toy"), limits=RAISED)).start()
    yield found
    found.stop()


def sit_down(person: Person, game: str, seats: int) -> None:
    """A table of one's own in the default room, with random bots in the other seats."""
    page = person.page
    person.open("/?room=plain")
    bots = [None, *["random"] * (seats - 1)]
    order = {"game": game, "seats": seats, "bots": bots, "start": True}
    origin = page.evaluate("location.origin")
    answer = page.request.post("/api/tables", data=order, headers={"Origin": origin})
    assert answer.ok, answer.text()
    person.open(f"/t/{answer.json()['id']}")
    expect(page.get_by_test_id("plain")).to_be_visible()


def test_a_game_that_the_client_was_built_without_is_played_to_its_end(
    invite: Invite, toy_server: Server
) -> None:
    person = invite(base_url=toy_server.base)
    # Its box stands on the shelf, with its own words.
    person.open("/")
    box = person.page.locator("[aria-labelledby='box-toy']")
    expect(box).to_contain_text("Seal a card, stake on it")
    box.get_by_role("button").click()
    person.page.wait_for_url("**/t/*")
    dabbler = Dabbler(person)
    assert dabbler.asked()
    expect(person.page.locator("#question")).to_have_text("Your turn: seal one of your cards")
    person.tidy()
    assert dabbler.play()
    sheet = person.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Points")
    person.tidy()
    # The whole game again, in the same room.
    sheet.get_by_role("link", name="Replay").click()
    person.page.wait_for_url("**/replay*")
    expect(person.page.get_by_test_id("plain")).to_be_visible()
    expect(person.page.locator(".record li")).not_to_have_count(0)
    assert person.raw_ids() == []
    assert person.violations() == []
    person.open("/rules/toy")
    expect(person.page.locator("article")).to_contain_text("The game is over when the hands are empty.")


def test_the_toy_is_played_by_keyboard_on_a_phone_screen_in_ukrainian(
    invite: Invite, toy_server: Server
) -> None:
    person = invite(base_url=toy_server.base, locale="uk", color_scheme="light", **PHONE)
    sit_down(person, "toy", 2)
    dabbler = Dabbler(person)
    assert dabbler.asked()
    person.tidy()
    while dabbler.asked():
        asked = person.asked()
        person.page.keyboard.press("1")
        person.page.wait_for_function(
            """asked => document.querySelector("[data-prompt]").dataset.prompt !== asked""", arg=asked
        )
    expect(person.page.locator("dialog[open]")).to_contain_text("Очки")


@pytest.fixture
def last_round(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its one table, for three, stands near the end of Goblins: the next gold ends the game."""
    scene = scenes_of("goblins")["ninth-gold-base"].position
    position = msgspec.json.decode(msgspec.json.encode(scene))
    for player in position["players"]:
        player["gold"] = 8
    folder = tmp_path_factory.mktemp("last-round")
    file = folder / "position.json"
    file.write_bytes(msgspec.json.encode(position))
    command = ["play", "--position", str(file), "--game", "goblins", "--no-browser"]
    found = Server(folder, *command, "--seed", "undercroft", limits=RAISED).start()
    yield found
    found.stop()


@pytest.mark.shared_server  # it brings its own besides
def test_goblins_without_their_own_room_are_played_to_the_end(invite: Invite, last_round: Server) -> None:
    """From their last round on: at random a whole game takes hundreds of turns."""
    person = invite(base_url=last_round.base)
    person.open("/?room=plain")
    person.sit_at(last_round.path)
    person.page.get_by_role("button", name="Fill with bots").click()
    person.page.get_by_role("button", name="Start the game").click()
    dabbler = Dabbler(person)
    assert dabbler.asked()
    assert person.raw_ids() == []
    assert person.violations() == []
    assert dabbler.play()
    expect(person.page.locator("dialog[open]")).to_contain_text("9")


@pytest.mark.shared_server
@pytest.mark.parametrize(
    ("game", "language", "size", "theme"),
    [
        pytest.param(
            game,
            LANGUAGES[number % len(LANGUAGES)],
            SIZES[number % len(SIZES)],
            THEMES[number % len(THEMES)],
            id=game,
            marks=() if game in SHORT else pytest.mark.full,
        )
        for number, game in enumerate(GAMES, 1)
        if game != "goblins"
    ],
)
def test_a_game_without_its_own_room_is_played_to_its_end(
    invite: Invite, game: str, language: str, size: dict[str, Any], theme: str
) -> None:
    person = invite(locale=language, color_scheme=theme, **size)
    sit_down(person, game, GAMES[game].fewest)
    dabbler = Dabbler(person)
    assert dabbler.asked()
    assert person.raw_ids() == []
    assert person.violations() == []
    assert dabbler.play()
    expect(person.page.locator("dialog a[href$='/record']")).to_be_visible()
    assert person.cut_off() == []
    assert person.raw_ids() == []


@pytest.mark.shared_server
def test_the_setting_for_the_default_room_lasts_for_the_tab_until_it_is_ended(invite: Invite) -> None:
    person = invite()
    sit_down(person, "goblins", 3)
    person.page.reload()
    expect(person.page.get_by_test_id("plain")).to_be_visible()
    person.open(re.sub(r"\?.*|$", "?room=own", person.page.url, count=1))
    expect(person.page.locator("[data-game=goblins] [data-goal]")).to_have_count(3)
    expect(person.page.get_by_test_id("plain")).to_have_count(0)

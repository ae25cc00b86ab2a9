"""A game that is over can be seen openly, with nothing hidden; a game that goes on cannot, by no route or message."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

import undercroft
from tests.server.support import Json, Page, Person, Server
from tests.server.test_replay import frames, refusal
from tests.server.test_restart import see_all, three_seats
from undercroft.core.game import installed_game
from undercroft.core.match import new_match
from undercroft.core.rng import FastRng
from undercroft.refusal import Refused
from undercroft.server.protocol.messages import OPEN_EYES
from undercroft.server.tables import replays

People = Callable[..., Person]

# As the wire and as the kernel count eyes that are no seat's.
NO_SEATS = (OPEN_EYES, -3, 30, 31)


async def finished(person: Person) -> tuple[str, Page]:
    """A game of sealed cards that one person has played on every seat."""
    id = await three_seats(person, options={"variant": "standard"})
    async with person.at(id) as page:
        await see_all(page)
        await page.play_to_the_end([0, 1, 2])
    return id, page


def choices(frame: Json) -> list[str | None]:
    return [seat["choice"] for seat in frame["state"]["view"]["seats"]]


async def test_open_eyes_see_every_card_as_soon_as_it_is_sealed(server: Server, people: People) -> None:
    anna = people(server)
    id, _ = await finished(anna)
    again = await frames(anna, id, OPEN_EYES)
    assert {(frame["eyes"], frame["state"]["seat"]) for frame in again} == {(-2, -2)}
    sealed = 0
    for frame in again:
        seat, action = frame["seat"], frame["action"]
        events = [event["event"] for event in frame["state"]["events"]]
        if action is not None and action["verb"] == "Play" and "CardsRevealed" not in events:
            if "SecondRevealed" not in events:
                assert choices(frame)[seat] == action["card"]
                sealed += 1
        else:
            assert set(choices(frame)) == {None}
    assert sealed > 20
    # Who only watched saw none of it.
    assert all(set(choices(frame)) == {None} for frame in await frames(anna, id, -1))


async def test_open_eyes_are_asked_nothing_and_are_told_all(server: Server, people: People) -> None:
    anna = people(server)
    id, _ = await finished(anna)
    everybody = [await frames(anna, id, eyes) for eyes in (0, 1, 2, -1)]
    again = await frames(anna, id, OPEN_EYES)
    for number, frame in enumerate(again):
        state = frame["state"]
        assert (state["prompt"], state["take_back"]) == (None, False)
        assert state["waiting"] == everybody[3][number]["state"]["waiting"]
        assert state["say"] == everybody[3][number]["state"]["say"]
        for seen in everybody:
            assert all(event in state["events"] for event in seen[number]["state"]["events"])
    whole = await anna.get(f"/tables/{id}/replay")
    assert whole["frames"] == again[:100]


async def test_a_game_that_goes_on_is_opened_by_no_route(server: Server, people: People) -> None:
    anna, zoe = people(server), people(server)
    id = await three_seats(anna)
    for person in (anna, zoe):
        for eyes in (-2, -1, 0, 2):
            path = f"/tables/{id}/replay?eyes={eyes}"
            assert (await refusal(person, path))[:2] == (409, "table-record-not-over")
        for eyes in NO_SEATS[1:]:
            path = f"/tables/{id}/replay?eyes={eyes}"
            assert (await refusal(person, path))[:2] == (422, "server-query")


async def test_a_game_that_goes_on_is_opened_by_no_message(server: Server, people: People) -> None:
    """Neither to a player nor to a watcher: what they ask for other eyes is refused, and changes nothing."""
    anna, zoe = people(server), people(server)
    id = await three_seats(anna)
    async with zoe.at(id) as watching, anna.at(id) as page:
        await watching.state(-1)
        await see_all(page)
        await page.play(1)
        await watching.state(-1, lambda state: state["view"]["seats"][1]["chosen"])
        action = {"verb": "Play", "card": "1"}
        wishes: dict[str, Json] = {
            "log": {"before": None},
            "why": {"action": action},
            "preview": {"action": action},
            "plan": {"actions": [action]},
            "play": {"prompt": 1, "action": action},
            "take_back": {},
            "point": {"at": 0},
            "say": {"text": "open"},
        }
        for one in (watching, page):
            for seat in NO_SEATS:
                for what, wish in wishes.items():
                    answer = await one.ask(what, seat=seat, **wish)
                    assert answer["t"] == "refused", (seat, what, answer)
        for greeting in ({"seat": -2}, {"eyes": -2}, {"seat": 31}):
            async with zoe.socket(id) as socket:
                stranger = Page(socket)
                await stranger.say({"t": "hello", "promise": None, **greeting})
                heard = await stranger.hear()
                assert heard["t"] in ("table", "refused", "bye")
                if heard["t"] == "table":
                    assert await stranger.state(-1)
                    assert list(stranger.states) == [-1]
        await page.play(0)
        await watching.state(-1, lambda state: state["view"]["seats"][0]["chosen"])
        assert set(watching.states) == {-1}
        assert set(page.states) == {0, 1, 2}
    for message in (*watching.heard, *page.heard):
        if message["t"] == "state":
            for seat, known in enumerate(message["view"]["seats"]):
                assert known["choice"] is None or seat == message["seat"]


def test_frames_of_a_game_that_goes_on_are_refused_wherever_they_are_asked_for() -> None:
    game = installed_game("raiders")
    match = new_match(game, 3, game.defaults(3), FastRng(1))
    with pytest.raises(Refused):
        replays.frames(match, OPEN_EYES, 0, 1, False)


def test_open_eyes_are_made_for_replays_alone() -> None:
    """In the server no other file can name them; the games only show what they see."""
    package = Path(undercroft.__file__).parent
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        and node.module == "undercroft.core.log"
        and "OPEN" in [name.name for name in node.names]
    }
    assert {path for path in found if path.startswith("server/")} == {"server/tables/replays.py"}
    rules = {"show.py", "figures.py", "table.py", "piles.py", "invariants.py"}  # who knows what
    assert {path.rpartition("/")[2] for path in found if path.startswith("games/")} <= rules
    others = {path for path in found if not path.startswith(("server/", "games/"))}
    kernel = {"core/state.py", "core/match.py", "core/deck.py", "core/check/secrecy.py"}
    tools = {"__init__.py", "cli.py", "terminal.py", "adapters/pettingzoo.py", "lab/chunks.py", "lab/sets.py"}
    assert others <= kernel | tools

"""Two servers, two positions that differ only in what a seat may not know: the bytes to that seat are equal."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

from starlette.requests import HTTPConnection

from tests.server.support import Page, Person, Server
from undercroft.core.game import installed_game
from undercroft.core.rng import FastRng, Rng
from undercroft.core.state import State
from undercroft.server.chance import new_table_id
from undercroft.server.identity import Identity
from undercroft.server.store import Chair, Store, TableRow
from undercroft.server.table import first_progress

RAIDERS = installed_game("raiders")
SEATS = 5
SEAT = 0
SECRET = bytes(range(32))
ADDRESS = "http://table.test"
NICKS = ["Anna", "Boris", "Clara", "Dmytro", "Eva"]
COOKIES = [nick[0] * 43 for nick in NICKS]
CARDS = ["1", "2", "3", "4", "5", "key", "sword", "ball", "torch"]
EVERY_ACTION = [{"verb": "UseTorch"}, *({"verb": "Play", "card": card} for card in CARDS)]
WORLDS = 4


def hidden_worlds(seed: int) -> tuple[State, State]:
    """A room in which seats 1 and 2 have chosen in secret, and one that seat 0 cannot tell from it."""
    rng = FastRng(seed)
    while True:
        state = RAIDERS.new(SEATS, RAIDERS.defaults(SEATS), rng)
        for _ in range(rng.below(60)):
            play_any(state, rng)
        if state.actors() != (1 << SEATS) - 1:
            continue
        for seat in (1, 2):
            while state.actors() >> seat & 1:
                play_any(state, rng, seat)
        twin = state.redeal(SEAT, rng)
        if twin.dump() != state.dump():
            return state, twin


def play_any(state: State, rng: Rng, seat: int | None = None) -> None:
    """Something random; whoever can light the dark rooms does."""
    if seat is None:
        seat = next((seat for seat in range(SEATS) if state.actors() >> seat & 1), None)
        if seat is None:
            return
    legal = state.legal(seat)
    torches = [action for action in legal if RAIDERS.verbs.text(action) == "UseTorch"]
    state.play(seat, torches[0] if torches else legal[rng.below(len(legal))], rng)


def key_of(cookie: str) -> str:
    scope = {
        "type": "http",
        "headers": [(b"cookie", f"undercroft={cookie}".encode())],
        "scheme": "http",
        "path": "/",
        "server": ("127.0.0.1", 80),
        "query_string": b"",
    }
    return Identity(HTTPConnection(scope)).key


async def prepare(server: Server, tables: dict[str, State]) -> None:
    """A database with started tables; everything but their positions is the same in both."""
    store = Store(str(server.database))
    await store.open()
    keys = [key_of(cookie) for cookie in COOKIES]
    for table, state in tables.items():
        row = TableRow(
            id=table,
            game="raiders",
            edition=RAIDERS.edition,
            components=RAIDERS.digest,
            options={"variant": "standard"},
            position=json.loads(json.dumps(state.dump())),
            host=keys[0],
            secret=SECRET,
            nonces=[""] * SEATS,
            setup=[],
            status="playing",
            waiting=0,
            moves=0,
            next=None,
            created=1_000_000,
            updated=1_000_000,
            chairs=[Chair(key=key) for key in keys],
        )
        standing = first_progress(RAIDERS, row).standing()
        await store.create(replace(row, **vars(standing)), row.chairs)
    for key, nick in zip(keys, NICKS, strict=True):
        await store.rename(key, nick)
    await store.close()


async def test_the_bytes_to_a_seat_do_not_depend_on_what_it_may_not_know(
    new_server: Callable[..., Server], people: Callable[..., Person]
) -> None:
    worlds = {new_table_id(): hidden_worlds(seed) for seed in range(WORLDS)}
    heard: list[list[str]] = []
    for which in (0, 1):
        server = new_server("--public-address", ADDRESS, name=f"world-{which}")
        await prepare(server, {table: pair[which] for table, pair in worlds.items()})
        server.start()
        friends = [people(server, ADDRESS) for _ in COOKIES]
        for friend, cookie in zip(friends, COOKIES, strict=True):
            friend.http.cookies.set("undercroft", cookie)
        told: list[str] = []
        for table, (real, twin) in worlds.items():
            told += await live_through(friends, table, real, twin)
        # After a restart it is told the same once more.
        assert server.stop() == 0
        server.start()
        for table in worlds:
            async with friends[SEAT].at(table) as page:
                await page.state(SEAT)
                told += await all_said(page)
        assert server.complaints() == ""
        heard.append(told)
    for real_text, twin_text in zip(*heard, strict=True):
        assert real_text == twin_text
    states = [text for text in heard[0] if text.startswith('{"t":"state"')]
    assert len(states) >= 4 * WORLDS


async def live_through(friends: list[Person], table: str, real: State, twin: State) -> list[str]:
    """Every byte the seat is sent while the same things are done in both worlds, up to the reveal."""
    heard: list[str] = []
    for path in (f"/api/tables/{table}", "/api/me", "/api/games"):
        heard.append((await friends[SEAT].http.get(path)).text)
    async with friends[SEAT].at(table, "ab") as page, friends[3].at(table) as theirs:
        prompt = (await page.state(SEAT))["prompt"]["id"]
        other = (await theirs.state(3))["prompt"]["id"]
        await page.table_when(lambda table: table["seats"][3]["connected"])
        # What may be asked is asked, and what is illegal is tried, for every card there is.
        for action in EVERY_ACTION:
            await page.ask("why", seat=SEAT, action=action)
            await page.ask("preview", seat=SEAT, action=action)
            if RAIDERS.verbs.read(action) not in real.legal(SEAT):
                await page.ask("play", seat=SEAT, prompt=prompt, action=action)
        await page.ask("take_back", seat=SEAT)
        await page.ask("log", seat=SEAT)
        await page.ask("log", seat=1)
        # Seat 3 acts too: it has the same cards in both worlds, and a torch shows rooms to nobody else.
        for choice in [choice for choice in real.legal(3) if choice in twin.legal(3)][::-1]:
            await theirs.ask("play", seat=3, prompt=other, action=RAIDERS.verbs.show(choice))
            if RAIDERS.verbs.text(choice) != "UseTorch":
                break
            other = (await theirs.state(3))["prompt"]["id"]
        first = RAIDERS.verbs.show(real.legal(SEAT)[0])
        await page.ask("play", seat=SEAT, prompt=prompt, action=first)
        await page.ask("play", seat=SEAT, prompt=prompt, action=first)
        await page.ask("take_back", seat=SEAT)
        assert page.states[SEAT]["waiting"] == [4]
        heard += await all_said(page)
    return heard


async def all_said(page: Page) -> list[str]:
    """Everything said to a page so far, as it came: the answer to one more question marks the end."""
    await page.say({"t": "log", "id": 999_999, "seat": SEAT})
    await page.until(lambda message: message.get("id") == 999_999)
    return page.raw

"""Five processes, people of one table at different ones, and SIGKILL at random while moves are in flight.

Every acknowledged move is there once, everybody sees the same, and nobody who is connected is played by a bot.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.postgres import Postgres
from tests.server.support import RAISED, Page, Person, Refused, Server
from tests.server.systems import linux
from undercroft.core.game import installed_game

PROCESSES = 5
TABLES = 3
SEATS = 3
# Whoever waited for the lease of a dead process would wait until the test is given up.
NEVER = {**RAISED, "lease_seconds": 3600}
NewServer = Callable[..., Server]
People = Callable[..., Person]


@dataclass
class Seat:
    """Somebody who plays one seat at a table, with what they sent and what was acknowledged."""

    person: Person
    seat: int
    sent: dict[int, dict[str, Any]] = field(default_factory=dict)  # by prompt, in order
    acknowledged: set[int] = field(default_factory=set)
    last: dict[str, Any] = field(default_factory=dict)  # the last view
    came: int = 0
    doing: str = ""  # and since when, for whoever asks why a bot had to stand in
    since: float = 0.0

    def does(self, what: str) -> None:
        self.doing, self.since = f"{what} {self.person.server.folder.name}", time.monotonic()

    def __str__(self) -> str:
        return f"seat {self.seat} {self.doing} for {time.monotonic() - self.since:.1f} s"

    def open(self) -> list[int]:
        return [prompt for prompt in self.sent if prompt not in self.acknowledged]

    def clear(self) -> None:
        self.sent, self.acknowledged, self.last = {}, set(), {}


class Evening:
    """The processes, the tables, and who is killed when."""

    def __init__(self, servers: list[Server], seed: int) -> None:
        self.servers = servers
        self.running = list(servers)
        self.rng = random.Random(seed)
        self.over = False
        self.heard = asyncio.Event()  # set with every acknowledgement
        self.stand_ins: list[str] = []  # with what everybody there was doing
        self.tables: dict[str, list[Seat]] = {}

    def send_somewhere(self, person: Person) -> None:
        """As a load balancer would: to any of the processes that run."""
        person.server = self.rng.choice(self.running)
        person.origin = person.server.base
        person.http.base_url = httpx.URL(person.server.base)
        person.http.headers["Origin"] = person.origin

    async def until_done(self, ask: Callable[[], Awaitable[Any]], person: Person, done: str = "") -> Any:
        """Ask again, elsewhere, until it is done. A request in doubt may turn out to be done already."""
        while True:
            self.send_somewhere(person)
            try:
                return await ask()
            except httpx.TransportError:
                pass
            except Refused as refused:
                if refused.id == done:
                    return None
                if refused.status != 503:
                    raise

    async def open_table(self, seats: list[Seat]) -> str:
        anna = seats[0].person
        table = await self.until_done(lambda: anna.open_table([None] * SEATS, manners={"patience": 60}), anna)
        id: str = table["id"]
        for one in seats[1:]:
            person, wish = one.person, {"seat": one.seat}
            await self.until_done(
                lambda person=person, wish=wish: person.post(f"/tables/{id}/sit", wish),  # type: ignore[misc]
                person,
                "table-seat-taken",
            )
        await self.until_done(lambda: anna.post(f"/tables/{id}/start"), anna, "table-already-started")
        return id

    async def play(self, id: str, one: Seat) -> None:
        """Answer every prompt until the game is over, and come back elsewhere whenever the connection is lost."""
        while True:
            self.send_somewhere(one.person)
            one.does("comes to")
            try:
                async with one.person.at(id) as page:
                    one.came += 1
                    one.does("is at")
                    await self.answer(page, one)
                    return
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                continue

    async def answer(self, page: Page, one: Seat) -> None:
        for prompt in one.open():
            # What was not acknowledged is sent again first, as the browser does.
            await send(page, one, prompt)
        while True:
            state = page.states.get(one.seat)
            if state is not None:
                one.last = state
                prompt = state["prompt"]
                if prompt is not None and prompt["id"] not in one.sent:
                    one.sent[prompt["id"]] = self.rng.choice(prompt["actions"])
                    await send(page, one, prompt["id"])
                if state["outcome"] is not None and not one.open():
                    return
            message = await page.hear()
            assert message["t"] in ("table", "state", "done"), message
            if message["t"] == "table" and any(seat["stand_in"] for seat in message["table"]["seats"]):
                self.stand_ins.append(", ".join(map(str, self.tables[message["table"]["id"]])))
            if message["t"] == "done":
                one.acknowledged.add(message["id"])
                self.heard.set()

    async def evening(self, seats: list[Seat], check: Callable[[str, list[Seat]], Awaitable[None]]) -> int:
        """Game after game at one table, until nobody is killed any more. Returns how many there were."""
        games = 0
        while games == 0 or not self.over:
            for one in seats:
                one.clear()
            id = await self.open_table(seats)
            self.tables[id] = seats
            await asyncio.gather(*[self.play(id, one) for one in seats])
            await check(id, seats)
            games += 1
        return games

    async def kill(self, times: int) -> None:
        """Kill one process after the other, a moment after a few acknowledgements, and start it again."""
        for _ in range(times):
            for _ in range(self.rng.randint(1, 8)):
                self.heard.clear()
                await self.heard.wait()
            victim = self.rng.choice(self.servers)
            self.running.remove(victim)
            await asyncio.to_thread(replace, victim)
            self.running.append(victim)
        self.over = True


def replace(server: Server) -> None:
    server.kill()
    server.start()


async def send(page: Page, one: Seat, prompt: int) -> None:
    action = one.sent[prompt]
    await page.say({"t": "play", "id": prompt, "seat": one.seat, "prompt": prompt, "action": action})


@linux
@pytest.mark.parametrize("kills", [6, pytest.param(100, marks=pytest.mark.full)])
async def test_kills_of_random_processes_lose_no_acknowledged_move_and_repeat_none(
    postgres: Postgres, new_server: NewServer, people: People, kills: int
) -> None:
    name = f"kills{kills}"
    address = await postgres.create(name)
    servers = [new_server(name=f"process{number}", limits=NEVER) for number in range(PROCESSES)]
    for server in servers:
        server.address = address
        server.start()
    evening = Evening(servers, seed=11)
    verbs = installed_game("raiders").verbs

    async def check(id: str, seats: list[Seat]) -> None:
        """The steps in the database are the moves that were sent, each once and in order; all see the same end."""
        steps = await postgres.steps(name, id)
        assert [number for number, _, _ in steps] == list(range(1, len(steps) + 1))
        for one in seats:
            stored = [text for _, seat, text in steps if seat == one.seat]
            assert stored == [verbs.text(verbs.read(action)) for action in one.sent.values()]
        assert len({str(one.last["outcome"]) for one in seats}) == 1
        assert len({one.last["version"] for one in seats}) == 1

    tables = [[Seat(people(servers[0]), seat) for seat in range(SEATS)] for _ in range(TABLES)]
    for seats in tables:
        for one in seats:
            await one.person.get("/me")
    games = asyncio.gather(*[evening.evening(seats, check) for seats in tables])
    await asyncio.gather(games, evening.kill(kills))
    assert sum(games.result()) >= TABLES
    # They were really sent away and came back.
    assert sum(one.came for seats in tables for one in seats) > kills
    assert evening.stand_ins == []
    for server in servers:
        assert "Traceback" not in server.complaints()

"""People go before bots: what the server does for a bot waits while it serves a person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from starlette.types import Message

from tests.server.support import PATIENCE, open_app, socket_of
from undercroft.server.app import ServerApp
from undercroft.server.bots.players import BotPlayers
from undercroft.server.bots.pool import WorkerPool
from undercroft.server.bots.worker import Task
from undercroft.server.limits import Limits
from undercroft.server.protocol.requests import NewTable, SitRequest
from undercroft.server.tables.seating import sit
from undercroft.server.tables.table import Table
from undercroft.server.tables.tables import Tables

AT_ONCE = 3
TABLES = AT_ONCE + 2


class Thinkers(WorkerPool):
    """Think only when they may, and then play a card: whoever uses a torch is asked again."""

    def __init__(self) -> None:
        super().__init__(1, 60)
        self.thinking = 0
        self.most = 0
        self.many = asyncio.Event()  # as many think as may
        self.may = asyncio.Event()
        self.after: Callable[[], object] = lambda: None

    async def think(self, task: Task, instead: Sequence[str] = (), folder: str = "") -> str:
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        if self.thinking == AT_ONCE:
            self.many.set()
        await self.may.wait()
        self.thinking -= 1
        self.after()
        return "Play 1"


class Nobody(asyncio.Event):
    """That nobody is being served; tells when a bot begins to wait for it."""

    def __init__(self) -> None:
        super().__init__()
        self.set()
        self.awaited = asyncio.Event()

    async def wait(self) -> Literal[True]:
        if not self.is_set():
            self.awaited.set()
        return await super().wait()


class Places(asyncio.Semaphore):
    """Of games whose bots think; counts those that come and those that get one."""

    def __init__(self, value: int) -> None:
        super().__init__(value)
        self.came = 0
        self.entered = 0
        self.all_came = asyncio.Event()

    async def acquire(self) -> Literal[True]:
        self.came += 1
        if self.came == TABLES:
            self.all_came.set()
        await super().acquire()
        self.entered += 1
        return True


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ServerApp]:
    # Bots wait for as long as a person is served.
    monkeypatch.setattr("undercroft.server.tables.people_first.LONGEST_WAIT", 3600)
    app = await open_app(tmp_path, Limits(bot_games_at_once=AT_ONCE))
    app.bots.at_once = Places(app.bots.at_once._value)
    app.tables.people_first.nobody = Nobody()
    app.bots.thinkers = Thinkers()
    yield app
    await app.timers.stop()
    await app.bots.stop()
    await app.store.close()


def thinkers_of(house: ServerApp) -> Thinkers:
    assert isinstance(house.bots.thinkers, Thinkers)
    return house.bots.thinkers


async def table_with_a_bot(house: ServerApp) -> Table:
    """A game of which one bot is asked; its two people are one."""
    table = await house.openings.create("anna", NewTable("raiders", 3, ["random", None, None]), "here")
    async with table.lock:
        await house.tables.change(table, lambda row: sit(row, "anna", SitRequest(2)))
    return table


async def a_bot_waits(house: ServerApp) -> None:
    """Returns when something that is done for a bot has come to where it gives way to people."""
    nobody = house.tables.people_first.nobody
    assert isinstance(nobody, Nobody)
    async with asyncio.timeout(PATIENCE):
        await nobody.awaited.wait()


async def test_only_so_many_games_have_bots_that_think(house: ServerApp) -> None:
    thinkers = thinkers_of(house)
    places = house.bots.at_once
    assert isinstance(places, Places)
    tables = [await table_with_a_bot(house) for _ in range(TABLES)]
    for table in tables:
        await house.openings.start(table.id, "anna", "here")
    async with asyncio.timeout(PATIENCE):
        await places.all_came.wait()
        await thinkers.many.wait()
    assert (places.entered, thinkers.thinking) == (AT_ONCE, AT_ONCE)
    thinkers.may.set()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*[table.bots for table in tables if table.bots is not None])
    assert thinkers.most == AT_ONCE
    assert [table.row.waiting for table in tables] == [0b110] * len(tables)


async def test_a_bot_begins_to_think_after_the_people(
    house: ServerApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = spy(monkeypatch, house.bots, "questions")
    table = await table_with_a_bot(house)
    with house.tables.people_first.person():
        await house.openings.start(table.id, "anna", "here")
        await a_bot_waits(house)
        assert table.bots is not None
        assert asked == []
    thinkers_of(house).may.set()
    async with asyncio.timeout(PATIENCE):
        await table.bots
    assert set(asked) == {0}


async def test_a_bot_plays_after_the_people(house: ServerApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person comes while the bot thinks."""
    played = spy(monkeypatch, house.bots, "play")
    table = await table_with_a_bot(house)
    await house.openings.start(table.id, "anna", "here")
    come = asyncio.Event()
    with ExitStack() as served:

        def comes() -> None:
            served.enter_context(house.tables.people_first.person())
            come.set()

        thinkers_of(house).after = comes
        thinkers_of(house).may.set()
        async with asyncio.timeout(PATIENCE):
            await come.wait()
        await a_bot_waits(house)
        assert played == []
    assert table.bots is not None
    async with asyncio.timeout(PATIENCE):
        await table.bots
    assert set(played) == {0}


async def test_games_are_taken_up_after_the_people(house: ServerApp, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await table_with_a_bot(house)
    with house.tables.people_first.person():
        await house.openings.start(table.id, "anna", "here")
        await house.bots.stop()
        found = spy(monkeypatch, house.tables, "find")
        taking_up = asyncio.create_task(house.timers.find_running())
        await a_bot_waits(house)
        assert found == []
    async with asyncio.timeout(PATIENCE):
        await taking_up
    assert found == [0]


async def test_a_request_is_served_before_bots(house: ServerApp, monkeypatch: pytest.MonkeyPatch) -> None:
    served = spy(monkeypatch, house.tables, "look")
    table = await table_with_a_bot(house)
    transport = httpx.ASGITransport(house.asgi())
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as browser:
        assert (await browser.get(f"/api/tables/{table.id}")).status_code == 200
    assert served == [1]
    assert house.tables.people_first.served == 0


async def test_a_message_is_handled_before_bots(house: ServerApp, monkeypatch: pytest.MonkeyPatch) -> None:
    served = spy(monkeypatch, house.tables, "join")
    table = await table_with_a_bot(house)
    said: list[Message] = [
        {"type": "websocket.connect"},
        {"type": "websocket.receive", "text": '{"t": "hello"}'},
        {"type": "websocket.disconnect"},
    ]

    async def receive() -> Message:
        return said.pop(0)

    async def send(message: Message) -> None:
        pass

    await house.live.accept(socket_of(table.id, receive, send))
    assert served == [1]
    assert house.tables.people_first.served == 0


def spy(monkeypatch: pytest.MonkeyPatch, of: BotPlayers | Tables, name: str) -> list[int]:
    """How many people were being served whenever this was called."""
    served: list[int] = []
    method: Callable[..., Awaitable[object]] = getattr(of, name)

    async def called(*arguments: Any) -> object:
        served.append(of.people_first.served)
        return await method(*arguments)

    monkeypatch.setattr(of, name, called)
    return served

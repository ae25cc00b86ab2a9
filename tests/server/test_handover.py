"""A page is given to the process that has its table, and costs the one that gave it nothing any more."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect

from tests.server.support import PATIENCE
from undercroft.server.http.deflate import deflating
from undercroft.server.http.handover import Handover, HandoverSockets
from undercroft.server.http.slow import with_head_timeout
from undercroft.server.run import Server, bind

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="connections are given away on Linux only")


class Silent(Server):
    """A server in the process of the test, without its signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Serving:
    """One process of a family, as far as handing over goes: it says its number and what it hears."""

    def __init__(self, sockets: HandoverSockets, number: int, owners: dict[str, int]) -> None:
        async def sibling_with(table: str) -> int | None:
            owner = owners.get(table)
            return None if owner == number else owner

        async def nothing() -> None: ...

        self.number = number
        self.listener = bind("127.0.0.1", 0)
        self.handover = Handover(sockets, number, sibling_with)
        config = uvicorn.Config(
            self.app,
            interface="asgi3",
            lifespan="off",
            log_config=None,
            http=with_head_timeout(PATIENCE, self.handover),
            ws=deflating(1000),
        )
        self.server = Silent(config)
        self.server.handover = self.handover
        self.server.before_stopping = nothing
        self.started = asyncio.Event()
        self.server.on_started = self.started.set

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        await socket.send_text(f"{self.number} {socket.headers['x-marker']} {scope['client'][0]}")
        async for text in socket.iter_text():
            await socket.send_text(f"{self.number} {text}")

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        task = asyncio.create_task(self.server.serve(sockets=[self.listener]))
        try:
            async with asyncio.timeout(PATIENCE):
                await self.started.wait()
            yield
        finally:
            self.server.should_exit = True
            async with asyncio.timeout(PATIENCE):
                await task


async def heard(page: ClientConnection) -> str | bytes:
    """The next message."""
    async with asyncio.timeout(PATIENCE):
        return await page.recv()


async def test_a_connection_goes_through_the_door_and_outlives_the_giver() -> None:
    sockets = HandoverSockets(2)
    owners = {"theirs": 1, "ours": 0}
    giver, taker = Serving(sockets, 0, owners), Serving(sockets, 1, owners)
    port = giver.listener.getsockname()[1]

    def page(table: str) -> connect:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        return connect(address, additional_headers={"x-marker": table}, proxy=None, open_timeout=PATIENCE)

    async with taker.running():
        async with giver.running():
            async with page("ours") as near, page("nobodys") as free:
                assert await heard(near) == "0 ours 127.0.0.1"
                assert await heard(free) == "0 nobodys 127.0.0.1"
            far = await page("theirs")
            assert await heard(far) == "1 theirs 127.0.0.1"
        # The process that gave it has ended.
        await far.send("still there")
        assert await heard(far) == "1 still there"
        await far.close()
    for pair in sockets.pairs:
        for end in pair:
            end.close()

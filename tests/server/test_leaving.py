"""A page that leaves at the moment the server stops."""

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from undercroft.server.http.deflate import deflating


class Slow(asyncio.Transport):
    """A connection whose end takes its time, as over TLS."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = 0

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed += 1

    def is_closing(self) -> bool:
        return self.closed > 0

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def test_a_stop_is_not_disturbed_by_a_page_that_is_just_leaving() -> None:
    accepted = asyncio.Event()

    async def accepting(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        accepted.set()
        await receive()

    config = uvicorn.Config(accepting, interface="asgi3", lifespan="off", log_config=None)
    state = ServerState()
    server = deflating(1)(config=config, server_state=state, app_state={})
    way = Slow()
    server.connection_made(way)
    browser = ClientProtocol(parse_uri("ws://127.0.0.1/"))
    browser.send_request(browser.connect())
    server.data_received(b"".join(browser.data_to_send()))
    await accepted.wait()
    browser.receive_data(way.written)
    browser.send_close(1001)
    server.data_received(b"".join(browser.data_to_send()))
    assert way.is_closing()
    way.written = b""
    server.shutdown()
    assert way.written == b""
    server.connection_lost(None)
    await asyncio.gather(*state.tasks)
    assert not state.connections

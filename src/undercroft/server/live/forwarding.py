"""A table page whose table belongs to another process: its messages are passed on, both ways and unread."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from undercroft.server.cluster.ownership import Ownership
from undercroft.server.http.forwarding import CONNECT_SECONDS, passed_on
from undercroft.server.metrics import HANDED_ON
from undercroft.server.store.servers import Peer

TRY_AGAIN_LATER = 1013
KNOWN_CODES = (1000, 1008, 1009, 1012, TRY_AGAIN_LATER)


async def hand_on(socket: WebSocket, owner: Peer, ownership: Ownership) -> int | None:
    """Pass messages on until either side ends. Returns the code to close with, or None if the owner is not there."""
    headers = passed_on(socket, owner)
    try:
        connection = await connect(
            f"ws://{owner.address}{socket.url.path}",
            additional_headers=headers,
            compression=None,
            user_agent_header=None,
            open_timeout=CONNECT_SECONDS,
            ping_interval=None,
            max_size=None,
            proxy=None,
        )
    except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
        await ownership.bury(owner)
        return None
    HANDED_ON.labels(kind="connection").inc()
    sides = [
        asyncio.create_task(forth(socket, connection)),
        asyncio.create_task(back(connection, socket)),
        asyncio.create_task(ownership.ended(owner)),
    ]
    try:
        await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for side in sides:
            side.cancel()
        await asyncio.gather(*sides, return_exceptions=True)
        code = connection.close_code
        if sides[2].done() and not sides[2].cancelled():
            connection.transport.abort()  # a process that is stopped would not say goodbye
        else:
            await connection.close()
    return code if code in KNOWN_CODES else TRY_AGAIN_LATER


async def forth(socket: WebSocket, connection: ClientConnection) -> None:
    """From the browser to the owner."""
    with suppress(ConnectionClosed):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await connection.send(message.get("bytes") or b"" if text is None else text)


async def back(connection: ClientConnection, socket: WebSocket) -> None:
    """From the owner to the browser."""
    with suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
        async for message in connection:
            text = message if isinstance(message, str) else message.decode()
            await socket.send({"type": "websocket.send", "text": text})

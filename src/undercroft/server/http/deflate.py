"""Compression of live connections, chosen by measurement (docs/performance.md).

A message has 6 to 8 kB, and most of it was in the one before. So the window must hold more than a message, and the
lowest level is enough: it costs a third of the usual one and saves more. The window takes 64 kB for each connection,
so not all of thousands are compressed.

What comes in is compressed too, up to a thousand times. So it is unpacked a little at a time, and a browser that sends
more than the server has read loses the connection.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.protocol import State
from websockets.server import ServerProtocol

WINDOW_BITS = 13
BROWSER_BITS = 12  # what browsers send is short
LEVEL = {"level": 1, "memLevel": 6}
SLICE = 1024  # bytes that are unpacked at a time
# Bytes of several messages that wait to be read; a single one may have `frame_bytes`.
MOST_UNREAD = 256 * 1024
TOO_BIG = 1009


class Unread(asyncio.Queue[Any]):
    """What has come in and was not read yet, with its size."""

    size = 0

    def _put(self, item: dict[str, Any]) -> None:
        self.size += size_of(item)
        super()._put(item)

    def _get(self) -> dict[str, Any]:
        item: dict[str, Any] = super()._get()
        self.size -= size_of(item)
        return item


def size_of(item: dict[str, Any]) -> int:
    return len(item.get("text") or item.get("bytes") or b"")


class DeflatingProtocol(WebSocketsSansIOProtocol):
    """The WebSocket of the web server, with our own compression."""

    left: ClassVar[int]  # how many connections may still be compressed

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.compresses = self.config.ws_per_message_deflate and type(self).left > 0
        type(self).left -= self.compresses
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW_BITS, client_max_window_bits=BROWSER_BITS, compress_settings=LEVEL
        )
        self.conn = ServerProtocol(
            extensions=[deflate] if self.compresses else [],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
        self.unread = self.queue = Unread()

    def connection_lost(self, exc: Exception | None) -> None:
        type(self).left += self.compresses
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.unread.qsize() > 1 and self.unread.size > MOST_UNREAD and not self.close_sent:
                self.refuse_more()
            if self.transport.is_closing():
                return

    def shutdown(self) -> None:
        """Say that the server stops, unless the browser is leaving: then there is nobody left to tell.

        The web server tells it all the same, which is an error, and the stop would end there.
        """
        if self.conn.state in (State.CLOSING, State.CLOSED) and not self.close_sent:
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()

    def refuse_more(self) -> None:
        if self.conn.state is State.OPEN:
            self.conn.send_close(TOO_BIG)
            self.handle_parser_exception()
        else:
            self.transport.abort()


def deflating(most: int) -> type[DeflatingProtocol]:
    """The protocol of a server that compresses this many connections at once."""

    class Deflating(DeflatingProtocol):
        left = most

    return Deflating

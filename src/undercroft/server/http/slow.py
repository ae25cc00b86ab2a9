"""The HTTP protocol of the server. A connection that is opened and then says nothing is dropped; a page whose table
belongs to a sibling process is given to it.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from undercroft.server.http.handover import PAGE, Handover

Base: Any = AutoHTTPProtocol  # which of two it is depends on what is installed


def with_head_timeout(seconds: float, siblings: Handover | None = None) -> type[asyncio.Protocol]:
    """The HTTP protocol of the server, which waits this long for the head of a request."""

    class HeadTimeout(Base):  # type: ignore[misc]
        waiting: asyncio.TimerHandle | None = None
        handover: Handover | None = siblings
        leaving = False  # where it belongs is being looked up

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self.wait()

        def data_received(self, data: bytes) -> None:
            before = self.cycle
            super().data_received(data)
            if self.leaving or self.cycle is not before or self.transport.get_protocol() is not self:
                self.stop_waiting()
            elif self.cycle is None or self.cycle.response_complete:
                self.wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self.stop_waiting()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, *event: Any) -> None:
            page = None if event else PAGE.match(self.url)
            if page is None or self.handover is None:
                super().handle_websocket_upgrade(*event)
                return
            self.leaving = True
            self.transport.pause_reading()
            self.handover.keep(asyncio.create_task(self.leave(self.handover, page[1].decode("latin-1"))))

        async def leave(self, handover: Handover, table: str) -> None:
            """Give the connection away, or go on as usual."""
            lines = [b"%s: %s\r\n" % header for header in self.scope["headers"]]
            head = b"%s %s HTTP/1.1\r\n%s\r\n" % (self.scope["method"].encode(), self.url, b"".join(lines))
            if await handover.give(table, self.transport, head) or self.transport.is_closing():
                return
            self.leaving = False
            self.transport.resume_reading()
            super().handle_websocket_upgrade()

        def wait(self) -> None:
            if self.waiting is None:
                self.waiting = self.loop.call_later(seconds, self.transport.abort)

        def stop_waiting(self) -> None:
            if self.waiting is not None:
                self.waiting.cancel()
                self.waiting = None

    return HeadTimeout

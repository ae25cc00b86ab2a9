"""Connections that are opened and then say nothing: without the head of a request in time they are dropped."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

Base: Any = AutoHTTPProtocol  # which of two it is depends on what is installed


def with_head_timeout(seconds: float) -> type[asyncio.Protocol]:
    """The HTTP protocol of the server, which waits this long for the head of a request."""

    class HeadTimeout(Base):  # type: ignore[misc]
        waiting: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self.wait()

        def data_received(self, data: bytes) -> None:
            before = self.cycle
            super().data_received(data)
            if self.cycle is not before or self.transport.get_protocol() is not self:
                self.stop_waiting()
            elif self.cycle is None or self.cycle.response_complete:
                self.wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self.stop_waiting()
            super().connection_lost(exc)

        def wait(self) -> None:
            if self.waiting is None:
                self.waiting = self.loop.call_later(seconds, self.transport.abort)

        def stop_waiting(self) -> None:
            if self.waiting is not None:
                self.waiting.cancel()
                self.waiting = None

    return HeadTimeout

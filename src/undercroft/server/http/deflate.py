"""Compression of live connections, chosen by measurement (docs/performance.md).

A message has 6 to 8 kB, and most of it was in the one before. So the window must hold more than a message, and the
lowest level is enough: it costs a third of the usual one and saves more. The window takes 64 kB for each connection.
"""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

WINDOW_BITS = 13
BROWSER_BITS = 12  # what browsers send is short
LEVEL = {"level": 1, "memLevel": 6}


class DeflatingProtocol(WebSocketsSansIOProtocol):
    """The WebSocket of the web server, with our own compression."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW_BITS, client_max_window_bits=BROWSER_BITS, compress_settings=LEVEL
        )
        self.conn = ServerProtocol(
            extensions=[deflate] if self.config.ws_per_message_deflate else [],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

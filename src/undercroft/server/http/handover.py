"""Handing the connection of a page itself from one process to another, where one command has started several.

A page whose table belongs to a sibling is given to that process, socket and all, before its WebSocket is opened. From
then on it costs this process nothing. It works on Linux and where a proxy does TLS; elsewhere messages are passed on.
"""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from undercroft.server.metrics import HANDED_ON

LONGEST_HEAD = 32 * 1024
PAGE = re.compile(rb"/api/tables/([^/?]+)/live(?:\?|$)")

# The number of the sibling that has a table; None if it is this process, or none of them.
SiblingWith = Callable[[str], Awaitable[int | None]]


class HandoverSockets:
    """A pair of sockets for each process, made before any is started."""

    def __init__(self, count: int) -> None:
        self.pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(count)]
        for pair in self.pairs:
            for end in pair:
                end.setblocking(False)


def handover_sockets(count: int, tls: bool) -> HandoverSockets | None:
    """The sockets, where there are several processes and a connection can be given away."""
    return HandoverSockets(count) if count > 1 and not tls and sys.platform == "linux" else None


class Handover:
    """How one process gives and takes connections."""

    def __init__(self, sockets: HandoverSockets, number: int, sibling_with: SiblingWith) -> None:
        self.sockets = sockets
        self.number = number
        self.sibling_with = sibling_with
        self.tasks: set[asyncio.Task[None]] = set()

    async def give(self, table: str, transport: Any, head: bytes) -> bool:
        """Give a connection to the process that has the table. Returns False if it is to be served here."""
        number = await self.sibling_with(table)
        if number is None or len(head) > LONGEST_HEAD or transport.is_closing():
            return False
        try:
            connection = transport.get_extra_info("socket").fileno()
            socket.send_fds(self.sockets.pairs[number][1], [head], [connection])
        except OSError:
            return False
        HANDED_ON.labels(kind="page").inc()
        transport.abort()  # ours alone: the other process has its own hold on the connection
        return True

    def open(self, new_protocol: Callable[[], Any]) -> None:
        """Take connections that siblings give."""
        taken = self.sockets.pairs[self.number][0]
        asyncio.get_running_loop().add_reader(taken, self.take_all, taken, new_protocol)

    def take_all(self, taken: socket.socket, new_protocol: Callable[[], Any]) -> None:
        while True:
            try:
                head, found, _, _ = socket.recv_fds(taken, LONGEST_HEAD, 1)
            except BlockingIOError:
                return
            for connection in found:
                self.keep(asyncio.create_task(self.take(head, connection, new_protocol())))

    async def take(self, head: bytes, connection: int, protocol: Any) -> None:
        page = socket.socket(fileno=connection)
        page.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, page)
        except OSError:
            page.close()
            return
        protocol.handover = None  # if the table has moved on, messages are passed on
        protocol.data_received(head)

    def keep(self, task: asyncio.Task[Any]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self.sockets.pairs[self.number][0])

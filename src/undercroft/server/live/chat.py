"""The chat of a table: lines, and the marks that others put on them."""

from __future__ import annotations

import msgspec

from undercroft.refusal import Reason, Refused
from undercroft.server.limits import Buckets, Limits
from undercroft.server.protocol.messages import WATCHER_ON_WIRE, Chat, React, Say
from undercroft.server.store.chat import Line, add_line, turn_mark
from undercroft.server.tables.table import Listener, Table, seat_info
from undercroft.server.tables.tables import Tables
from undercroft.server.tables.text import clean_text


class TableChat:
    """Chat at all tables. Players and watchers read the same lines."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.store = tables.store
        self.limits = limits
        self.speakers = Buckets(limits.chat_rate, limits.chat_burst)
        # Without the cookie they are somebody else, but at the same address.
        self.addresses = Buckets(limits.chat_address_rate, limits.chat_address_burst, "address")

    def slow_down(self, key: str, address: str) -> None:
        """Raises Refused if this person, or all from this network address, talk too fast."""
        self.speakers.take(key)
        self.addresses.take(address)

    async def say(self, table: Table, key: str, address: str, request: Say) -> None:
        """Somebody writes a line, from a seat of theirs or as a watcher."""
        text = clean_text(request.text, self.limits)
        self.slow_down(key, address)
        # The lock keeps the seats as they are, and the lines in the order of their numbers.
        async with table.lock:
            await self.tables.refresh(table)
            table.must_admit(key)
            seat = request.seat
            if seat == WATCHER_ON_WIRE:
                # The page of somebody who has just sat down may not know it yet.
                seat = next(iter(table.seats_of(key)), WATCHER_ON_WIRE)
            else:
                table.must_hold(key, seat)
            must_not_be_muted(table, key, seat)
            nick = await self.name(table, key, seat)
            line = await add_line(self.store, table.id, key, seat, nick, text)
            table.note_speaker(key, nick)
            tell_everybody(table, line)

    async def react(self, table: Table, key: str, address: str, request: React) -> None:
        """Somebody puts a mark on a line, or takes theirs away."""
        self.slow_down(key, address)
        async with table.lock:
            await self.tables.refresh(table)
            table.must_admit(key)
            seat = next(iter(table.seats_of(key)), WATCHER_ON_WIRE)
            must_not_be_muted(table, key, seat)
            nick = await self.name(table, key, seat)
            line = await turn_mark(self.store, table.id, key, request.line, request.mark, nick)
            if line is None:
                raise Refused("chat-no-such-line", Reason.IMPOSSIBLE, number=request.line)
            tell_everybody(table, line)

    async def name(self, table: Table, key: str, seat: int) -> str:
        """The speaker's name: that of the seat, or a watcher's own nickname; may be empty."""
        if seat == WATCHER_ON_WIRE:
            return await self.store.nick(key)
        return seat_info(table.row.chairs[seat], False).nick or ""


def must_not_be_muted(table: Table, key: str, seat: int) -> None:
    if seat == WATCHER_ON_WIRE and key in table.row.muted:
        raise Refused("chat-muted", Reason.FORBIDDEN)


def tell(listener: Listener, found: list[Line]) -> None:
    listener.tell(msgspec.json.encode(Chat([line.seen_by(listener.key) for line in found])))


def tell_everybody(table: Table, line: Line) -> None:
    for listener in list(table.listeners):
        tell(listener, [line])

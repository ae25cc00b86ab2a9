"""Talk at a table: what is said there, and the marks that others put on it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import get_args

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from undercroft.refusal import Reason, Refused
from undercroft.server.http.identity import is_garbled
from undercroft.server.limits import Buckets, Limits
from undercroft.server.protocol.messages import WATCHER_ON_WIRE, Chat, ChatLine, Mark, React, Say
from undercroft.server.store.schema import lines, marks, people
from undercroft.server.store.store import Store, now, person_of
from undercroft.server.tables.table import Listener, Table, seat_info
from undercroft.server.tables.tables import Tables

LINES_ON_HELLO = 200
EVERY_MARK: tuple[Mark, ...] = get_args(Mark)


@dataclass(frozen=True)
class Line:
    """A line as it is stored, with every mark on it: (mark, key of who put it there, their name)."""

    number: int
    seat: int
    nick: str
    text: str
    made: int
    marks: list[tuple[str, str, str]]

    def seen_by(self, key: str) -> ChatLine:
        """The line as one reader gets it: only they are told which marks are theirs."""
        names: dict[str, list[str]] = {}
        for mark, _, nick in self.marks:
            names.setdefault(mark, []).append(nick)
        yours = {mark for mark, who, _ in self.marks if who == key}
        return ChatLine(
            number=self.number,
            seat=self.seat,
            nick=self.nick,
            text=self.text,
            made=self.made,
            marks=[(mark, names[mark]) for mark in EVERY_MARK if mark in names],
            yours=[mark for mark in EVERY_MARK if mark in yours],
        )


class Talk:
    """Who speaks at the tables. People at a table and those who watch hear the same."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.store = tables.store
        self.limits = limits
        self.speakers = Buckets(limits.chat_rate, limits.chat_burst)
        # Who throws the cookie away is somebody else, but still there.
        self.addresses = Buckets(limits.chat_address_rate, limits.chat_address_burst, "address")

    async def greet(self, table: Table, listener: Listener) -> None:
        """What was said before somebody came."""
        found = await last_lines(self.store, table.id)
        # Who was shown the door meanwhile hears nothing more.
        if found and listener in table.listeners:
            tell(listener, found)

    def slow_down(self, key: str, address: str) -> None:
        """Raises Refused if this person, or all from this network address, talk too fast."""
        self.speakers.take(key)
        self.addresses.take(address)

    async def say(self, table: Table, key: str, address: str, wish: Say) -> None:
        """Somebody says something, from a chair of theirs or as a watcher."""
        text = clean_text(wish.text, self.limits)
        self.slow_down(key, address)
        # The lock keeps the chairs as they are, and the lines in the order of their numbers.
        async with table.lock:
            await self.tables.refresh(table)
            table.must_admit(key)
            seat = wish.seat
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

    async def react(self, table: Table, key: str, address: str, wish: React) -> None:
        """Somebody puts a mark on a line, or takes theirs away."""
        self.slow_down(key, address)
        async with table.lock:
            await self.tables.refresh(table)
            table.must_admit(key)
            seat = next(iter(table.seats_of(key)), WATCHER_ON_WIRE)
            must_not_be_muted(table, key, seat)
            nick = await self.name(table, key, seat)
            line = await turn_mark(self.store, table.id, key, wish.line, wish.mark, nick)
            if line is None:
                raise Refused("chat-no-such-line", Reason.IMPOSSIBLE, number=wish.line)
            tell_everybody(table, line)

    async def name(self, table: Table, key: str, seat: int) -> str:
        """How the speaker is called: as on the chair, and a watcher by their own nickname; may be empty."""
        if seat == WATCHER_ON_WIRE:
            return await self.store.nick(key)
        return seat_info(table.row.chairs[seat], False).nick or ""


def must_not_be_muted(table: Table, key: str, seat: int) -> None:
    if seat == WATCHER_ON_WIRE and key in table.row.muted:
        raise Refused("chat-muted", Reason.FORBIDDEN)


def clean_text(wish: str, limits: Limits) -> str:
    """What is said, as it may stand in the chat: one line, no invisible marks, not too long."""
    text = " ".join(unicodedata.normalize("NFC", wish).split())
    if not text:
        raise Refused("chat-empty", Reason.IMPOSSIBLE)
    if len(text) > limits.chat_length:
        raise Refused("chat-long", Reason.IMPOSSIBLE, most=limits.chat_length, length=len(text))
    if is_garbled(text):
        raise Refused("chat-marks", Reason.IMPOSSIBLE)
    return text


def tell(listener: Listener, found: list[Line]) -> None:
    listener.tell(msgspec.json.encode(Chat([line.seen_by(listener.key) for line in found])))


def tell_everybody(table: Table, line: Line) -> None:
    for listener in list(table.listeners):
        tell(listener, [line])


# In the database


async def add_line(store: Store, table: str, key: str, seat: int, nick: str, text: str) -> Line:
    """Store what was said under the next number."""
    while True:
        try:
            async with store.writing() as connection:
                person = await person_of(connection, key)
                newest = select(func.max(lines.c.number)).where(lines.c.table == table)
                number = (await connection.scalar(newest) or 0) + 1
                line = Line(number, seat, nick, text, now(), [])
                await connection.execute(
                    insert(lines).values(
                        table=table,
                        number=number,
                        person=person,
                        seat=seat,
                        nick=nick,
                        text=text,
                        made=line.made,
                    )
                )
            return line
        except IntegrityError:
            continue  # another process took the number


async def turn_mark(store: Store, table: str, key: str, line: int, mark: Mark, nick: str) -> Line | None:
    """Put a person's mark on a line, or take it away if it is there; the line as it is then, None if there is none."""
    async with store.writing() as connection:
        person = await person_of(connection, key)
        asked = select(lines.c.number).where(lines.c.table == table, lines.c.number == line).with_for_update()
        if await connection.scalar(asked) is None:
            return None
        gone = await connection.execute(
            delete(marks).where(
                marks.c.table == table, marks.c.line == line, marks.c.person == person, marks.c.mark == mark
            )
        )
        if not gone.rowcount:
            await connection.execute(
                insert(marks).values(table=table, line=line, person=person, mark=mark, nick=nick)
            )
        [found] = await read_lines(connection, table, line, line)
    return found


async def last_lines(store: Store, table: str) -> list[Line]:
    async with store.reading() as connection:
        newest = await connection.scalar(select(func.max(lines.c.number)).where(lines.c.table == table))
        if newest is None:
            return []
        return await read_lines(connection, table, newest - LINES_ON_HELLO + 1, newest)


async def read_lines(connection: AsyncConnection, table: str, first: int, last: int) -> list[Line]:
    """The lines of these numbers, in order, with their marks."""
    marked: dict[int, list[tuple[str, str, str]]] = {}
    found = await connection.execute(
        select(marks.c.line, marks.c.mark, marks.c.nick, people.c.key)
        .join(people, people.c.id == marks.c.person)
        .where(marks.c.table == table, marks.c.line.between(first, last))
        .order_by(marks.c.line, marks.c.person)
    )
    for row in found:
        marked.setdefault(row.line, []).append((row.mark, row.key, row.nick))
    said = await connection.execute(
        select(lines)
        .where(lines.c.table == table, lines.c.number.between(first, last))
        .order_by(lines.c.number)
    )
    return [
        Line(row.number, row.seat, row.nick, row.text, row.made, marked.get(row.number, [])) for row in said
    ]

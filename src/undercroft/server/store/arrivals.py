"""What somebody who opens the page of a table needs, in one question."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, select

from undercroft.server.store.chat import Line, last_lines
from undercroft.server.store.rows import EntryRow, TableRow, read_table
from undercroft.server.store.schema import people
from undercroft.server.store.store import Store, entries_after


@dataclass(frozen=True)
class Arrival:
    """A table as somebody finds it."""

    row: TableRow | None
    steps: list[EntryRow]  # those that are not in memory yet
    nick: str
    lines: list[Line]


async def read_arrival(store: Store, table: str, key: str, known: int | None) -> Arrival:
    """The table, the steps after a number (None if the game is not in memory), the person's name, and the chat."""

    def ask(connection: Connection) -> Arrival:
        steps = [] if known is None else entries_after(connection, table, known)
        nick = connection.scalar(select(people.c.nick).where(people.c.key == key)) or ""
        return Arrival(read_table(connection, table), steps, nick, last_lines(connection, table))

    return await store.read(ask)

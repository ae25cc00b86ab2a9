"""What the server needs of tables to which people come, for several tables at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, exists, func, select

from undercroft.server.store.chat import Line, last_lines, last_speakers
from undercroft.server.store.rows import EntryRow, TableRow, read_tables, select_tables
from undercroft.server.store.schema import entries, lines, people, tables
from undercroft.server.store.store import entries_after


@dataclass(frozen=True)
class Visit:
    """Somebody comes to a table."""

    table: str
    key: str
    known: int | None  # the last step in memory; None if the game is not there


@dataclass(frozen=True)
class Arrival:
    """A table as somebody finds it."""

    row: TableRow | None
    steps: list[EntryRow]  # those that are not in memory yet
    nick: str
    lines: list[Line]


def read_arrivals(connection: Connection, visits: Sequence[Visit]) -> list[Arrival]:
    """The tables, the steps that are new, the people's names, and the chats."""
    ids = {visit.table for visit in visits}
    rows = rows_of(connection, ids)
    named = select(people.c.key, people.c.nick).where(people.c.key.in_({visit.key for visit in visits}))
    nicks = {row.key: row.nick for row in connection.execute(named)}
    last = select(func.max(entries.c.number)).where(entries.c.table == tables.c.id).scalar_subquery()
    played = {
        row.id: row.last
        for row in connection.execute(select(tables.c.id, last.label("last")).where(tables.c.id.in_(ids)))
    }
    chats = with_chat(connection, ids)

    def arrival(visit: Visit) -> Arrival:
        last, known = played.get(visit.table), visit.known
        behind = known is not None and last is not None and last > known
        return Arrival(
            rows.get(visit.table),
            entries_after(connection, visit.table, known or 0) if behind else [],
            nicks.get(visit.key, ""),
            last_lines(connection, visit.table) if visit.table in chats else [],
        )

    return [arrival(visit) for visit in visits]


def read_with_speakers(
    connection: Connection, ids: Sequence[str]
) -> list[tuple[TableRow | None, dict[str, str]]]:
    """The tables, and the last people who wrote there."""
    rows = rows_of(connection, ids)
    chats = with_chat(connection, ids)
    return [(rows.get(id), last_speakers(connection, id) if id in chats else {}) for id in ids]


def rows_of(connection: Connection, ids: Iterable[str]) -> dict[str, TableRow]:
    found = connection.execute(select_tables().where(tables.c.id.in_(ids))).all()
    return {row.id: row for row in read_tables(connection, found)}


def with_chat(connection: Connection, ids: Iterable[str]) -> set[str]:
    spoken = exists().where(lines.c.table == tables.c.id)
    return set(connection.scalars(select(tables.c.id).where(tables.c.id.in_(ids), spoken)))

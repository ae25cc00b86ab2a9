"""Keeping house, on the database itself: what there is, and ending or deleting what is no longer wanted.

All of it may be done while a server runs: it reads a table again before it changes it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, case, delete, func, select, union, update

from undercroft.server.protocol.messages import Status
from undercroft.server.store.database import version_of
from undercroft.server.store.rows import TableRow
from undercroft.server.store.schema import chairs, metadata, people, tables
from undercroft.server.store.store import Store
from undercroft.server.tables.seating import over

# Every column that says where somebody sits, hosts, spoke or is known.
PLACES_OF_PEOPLE = [
    column for table in metadata.sorted_tables for column in table.columns if column.references(people.c.id)
]


class Kept(msgspec.Struct):
    """A table as its keeper sees it: nobody's name, nothing of the game."""

    id: str
    game: str
    status: Status
    ending: str | None
    seats: int
    people: int
    bots: int
    moves: int
    created: int  # milliseconds since 1970, as everywhere
    updated: int


async def version(store: Store) -> str | None:
    """How far the database has come, as it says itself."""
    async with store.reading() as connection:
        return await connection.run_sync(version_of)


async def statuses(store: Store) -> dict[str, int]:
    """How many tables there are of each status."""
    async with store.reading() as connection:
        found = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
        return {row[0]: row[1] for row in found}


async def kept_tables(
    store: Store, status: Status | None, unchanged_since: int | None, id: str | None = None
) -> list[Kept]:
    """The tables of a status that have not changed since a moment, the last changed first."""
    wanted: list[ColumnElement[bool]] = []
    if status is not None:
        wanted.append(tables.c.status == status)
    if unchanged_since is not None:
        wanted.append(tables.c.updated < unchanged_since)
    if id is not None:
        wanted.append(tables.c.id == id)
    persons = func.count(func.distinct(chairs.c.person))
    bots = func.count(case((chairs.c.bot.is_not(None), 1)))
    shown = [tables.c[name] for name in Kept.__struct_fields__ if name not in ("people", "bots")]
    asked = (
        select(*shown, persons.label("people"), bots.label("bots"))
        .outerjoin(chairs, chairs.c.table == tables.c.id)
        .where(*wanted)
        .group_by(*shown)
        .order_by(tables.c.updated.desc(), tables.c.id)
    )
    async with store.reading() as connection:
        return [Kept(**row) for row in (await connection.execute(asked)).mappings()]


async def close_table(store: Store, id: str) -> TableRow:
    """End a table, whatever its people think of it; raises Refused if there is none or it is over."""
    return await store.change(id, closed)


def closed(row: TableRow) -> TableRow:
    return over(row, "closed" if row.status == "lobby" else "abandoned")


async def delete_tables(store: Store, ids: Sequence[str], strangers_before: int) -> tuple[int, int]:
    """Delete tables and all that hangs on them, and then the people who are at no table any more and first came before
    a moment; how many there were of both. Who comes back with an old cookie is a newcomer.
    """
    deleted = 0
    async with store.writing() as connection:
        for id in ids:
            await connection.execute(update(tables).where(tables.c.next == id).values(next=None))
            deleted += (await connection.execute(delete(tables).where(tables.c.id == id))).rowcount
        somewhere = union(
            *[select(column).where(column.is_not(None)) for column in PLACES_OF_PEOPLE]
        ).scalar_subquery()
        forgotten = await connection.execute(
            delete(people).where(people.c.created < strangers_before, people.c.id.not_in(somewhere))
        )
    return deleted, forgotten.rowcount

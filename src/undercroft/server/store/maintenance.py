"""Maintenance of the database: what is in it, whether it is well, and deleting what is no longer wanted.

All of it may be done while a server runs: a server reads a table again before it changes it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, case, delete, func, select, union, update

from undercroft.server.protocol.messages import Status
from undercroft.server.store.backend import Unavailable
from undercroft.server.store.database import NEWEST, alembic_version, version_of
from undercroft.server.store.schema import chairs, metadata, people, tables
from undercroft.server.store.store import Store

logger = logging.getLogger("undercroft.database")
HEALTH_SECONDS = 5.0

# Every column that refers to a person: seats, hosts, chat, passes.
PLACES_OF_PEOPLE = [
    column for table in metadata.sorted_tables for column in table.columns if column.references(people.c.id)
]


class TableListing(msgspec.Struct):
    """A table as the host of the server sees it: nobody's name, nothing of the game."""

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


async def check_health(store: Store) -> None:
    """Refuse if the database does not answer, cannot be written, is damaged or is not of our version."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            found = await store.read(version_of)
            await store.write(write_nothing)
    except TimeoutError:
        logger.error("the database does not answer within %g seconds", HEALTH_SECONDS)
        raise Unavailable from None
    if found != NEWEST:
        logger.error("the database is of version %s, not %s", found, NEWEST)
        raise Unavailable
    if not store.backend.condition.well:
        raise Unavailable


def write_nothing(connection: Connection) -> None:
    """A write that changes nothing: it fails as any other would."""
    connection.execute(update(alembic_version).values(version_num=alembic_version.c.version_num))


async def statuses(store: Store) -> dict[str, int]:
    """How many tables there are of each status."""
    asked = select(tables.c.status, func.count()).group_by(tables.c.status)
    return await store.read(lambda connection: {row[0]: row[1] for row in connection.execute(asked)})


async def find_tables(
    store: Store, status: Status | None, unchanged_since: int | None, id: str | None = None
) -> list[TableListing]:
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
    shown = [tables.c[name] for name in TableListing.__struct_fields__ if name not in ("people", "bots")]
    asked = (
        select(*shown, persons.label("people"), bots.label("bots"))
        .outerjoin(chairs, chairs.c.table == tables.c.id)
        .where(*wanted)
        .group_by(*shown)
        .order_by(tables.c.updated.desc(), tables.c.id)
    )
    return await store.read(
        lambda connection: [TableListing(**row) for row in connection.execute(asked).mappings()]
    )


async def delete_tables(store: Store, ids: Sequence[str], strangers_before: int) -> tuple[int, int]:
    """Delete tables with everything that belongs to them, and then the people who are at no table any more and first
    came before a moment. Returns how many there were of both. Somebody who returns with an old cookie is a newcomer.
    """

    def change(connection: Connection) -> tuple[int, int]:
        deleted = 0
        for id in ids:
            connection.execute(update(tables).where(tables.c.next == id).values(next=None))
            deleted += connection.execute(delete(tables).where(tables.c.id == id)).rowcount
        somewhere = union(
            *[select(column).where(column.is_not(None)) for column in PLACES_OF_PEOPLE]
        ).scalar_subquery()
        forgotten = connection.execute(
            delete(people).where(people.c.created < strangers_before, people.c.id.not_in(somewhere))
        )
        return deleted, forgotten.rowcount

    return await store.write(change)

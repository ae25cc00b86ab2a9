"""Maintenance of the database: what is in it, whether it is well, and deleting what is no longer wanted.

All of it may be done while a server runs: a server reads a table again before it changes it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, case, delete, func, select, union, update
from sqlalchemy.exc import SQLAlchemyError

from undercroft.refusal import Reason, Refused
from undercroft.server.protocol.messages import Status
from undercroft.server.store.database import NEWEST, version_of
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


async def version(store: Store) -> str | None:
    """The version of the database, as it says itself."""
    async with store.reading() as connection:
        return await connection.run_sync(version_of)


async def check_health(store: Store) -> None:
    """Refuse if the database does not answer or is not of our version."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            found = await version(store)
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        logger.error("the database does not answer: %s", type(error).__name__)
        raise Refused("server-database", Reason.UNAVAILABLE) from None
    if found != NEWEST:
        logger.error("the database is of version %s, not %s", found, NEWEST)
        raise Refused("server-database", Reason.UNAVAILABLE)


async def statuses(store: Store) -> dict[str, int]:
    """How many tables there are of each status."""
    async with store.reading() as connection:
        found = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
        return {row[0]: row[1] for row in found}


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
    async with store.reading() as connection:
        return [TableListing(**row) for row in (await connection.execute(asked)).mappings()]


async def delete_tables(store: Store, ids: Sequence[str], strangers_before: int) -> tuple[int, int]:
    """Delete tables with everything that belongs to them, and then the people who are at no table any more and first
    came before a moment. Returns how many there were of both. Somebody who returns with an old cookie is a newcomer.
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

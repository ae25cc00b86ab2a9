"""All reads and writes of the database. One transaction per change; commit first, then tell people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec
from sqlalchemy import and_, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from undercroft.refusal import Reason, Refused
from undercroft.server.chance import new_code
from undercroft.server.protocol.messages import Proposal
from undercroft.server.store.database import bring_up_to_date, open_engine
from undercroft.server.store.rows import (
    CHANGING,
    Chair,
    EntryRow,
    Standing,
    TableRow,
    chair_columns,
    column,
    read_table,
    read_tables,
    select_tables,
)
from undercroft.server.store.schema import chairs, entries, kicked, muted, people, tables

CODES_TO_TRY = 20
people_too = people.alias()


class Overtaken(Exception):
    """Somebody else has changed the table first."""


class Store:
    """The database."""

    def __init__(self, named: str) -> None:
        self.engine = open_engine(named)
        self.sqlite = self.engine.url.get_backend_name() == "sqlite"
        self.writer = asyncio.Lock()  # SQLite has one writer at a time: better queue here than poll there

    async def open(self) -> None:
        await bring_up_to_date(self.engine)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield await connection.execution_options(reading=True)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        if not self.sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self.writer, self.engine.begin() as connection:
            yield connection

    # People

    async def nick(self, key: str) -> str:
        async with self.reading() as connection:
            found = await connection.scalar(select(people.c.nick).where(people.c.key == key))
        return found or ""

    async def rename(self, key: str, nick: str) -> None:
        async with self.writing() as connection:
            person = await person_of(connection, key)
            await connection.execute(update(people).where(people.c.id == person).values(nick=nick))

    # Tables

    async def create(self, row: TableRow, entrants: list[Chair], previous: str | None = None) -> str:
        """Store a new table. Returns its id, or that of the table which already follows the previous one."""
        for _ in range(CODES_TO_TRY):
            try:
                async with self.writing() as connection:
                    return await write_table(connection, row, entrants, previous)
            except IntegrityError:
                # Somebody else has this code.
                if row.code is None:
                    raise
                row = replace(row, code=new_code())
        raise Refused("server-trouble", Reason.UNAVAILABLE)

    async def change(self, table: str, rule: Callable[[TableRow], TableRow], touch: bool = True) -> TableRow:
        """Change a table by a rule: from the current row to the new one, or it refuses. Nobody writes in between."""
        async with self.writing() as connection:
            before = await read_table(connection, table, hold=True)
            if before is None:
                raise Refused("table-unknown", Reason.NOT_FOUND)
            after = rule(before)
            if after == before:
                return before
            await write_changes(connection, before, after, touch)
            changed = await read_table(connection, table)
        assert changed is not None
        return changed

    async def table(self, table: str) -> TableRow | None:
        async with self.reading() as connection:
            return await read_table(connection, table)

    async def tables_of(self, key: str, most: int) -> list[TableRow]:
        """The tables this person sits at, the newest first, without those that were closed before a game began."""
        mine = (
            select(chairs.c.table)
            .join(people, people.c.id == chairs.c.person)
            .where(people.c.key == key)
            .scalar_subquery()
        )
        asked = (
            select_tables()
            .where(tables.c.id.in_(mine), or_(tables.c.ending.is_(None), tables.c.ending != "closed"))
            .order_by(tables.c.updated.desc(), tables.c.id)
            .limit(most)
        )
        async with self.reading() as connection:
            return await read_tables(connection, (await connection.execute(asked)).all())

    async def listed(self, key: str, since: int, waiting: list[str], most: int) -> list[TableRow]:
        """The public tables with free seats, the newest first, without those that have kicked this person.

        Something must have happened there since then, or somebody must be waiting.
        """
        free = exists().where(
            chairs.c.table == tables.c.id, chairs.c.person.is_(None), chairs.c.bot.is_(None)
        )
        shut_out = exists().where(
            kicked.c.table == tables.c.id, kicked.c.person == people_too.c.id, people_too.c.key == key
        )
        alive = or_(tables.c.updated > since, tables.c.id.in_(waiting))
        asked = (
            select_tables()
            .where(tables.c.listed, tables.c.status == "lobby", free, alive, ~shut_out)
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(most)
        )
        async with self.reading() as connection:
            return await read_tables(connection, (await connection.execute(asked)).all())

    async def by_code(self, code: str) -> str | None:
        """The id of the table with this code."""
        async with self.reading() as connection:
            return await connection.scalar(select(tables.c.id).where(tables.c.code == code))

    async def running(self) -> list[str]:
        """The games that go on without people: bots are asked, or clocks run."""
        asked = tables.c.waiting.bitwise_rshift(chairs.c.seat).bitwise_and(1) == 1
        bot = or_(chairs.c.bot.is_not(None), chairs.c.stand_in.is_not(None))
        async with self.reading() as connection:
            found = await connection.scalars(
                select(tables.c.id)
                .distinct()
                .join(chairs, chairs.c.table == tables.c.id)
                .where(tables.c.status == "playing", or_(chairs.c.asked.is_not(None), and_(asked, bot)))
                .order_by(tables.c.id)
            )
            return list(found)

    async def unfinished(self, key: str) -> int:
        """How many unfinished tables this person has opened."""
        async with self.reading() as connection:
            found = await connection.scalar(
                select(func.count())
                .select_from(tables.join(people, people.c.id == tables.c.host))
                .where(people.c.key == key, tables.c.status != "over")
            )
        return found or 0

    # Steps

    async def entries(self, table: str, after: int) -> list[EntryRow]:
        async with self.reading() as connection:
            found = await connection.execute(
                select(entries.c.number, entries.c.seat, entries.c.action, entries.c.draws)
                .where(entries.c.table == table, entries.c.number > after)
                .order_by(entries.c.number)
            )
            return [EntryRow(row.number, row.seat, row.action, row.draws) for row in found]

    async def append(
        self,
        table: str,
        entry: EntryRow,
        standing: Standing,
        wound: Mapping[int, Chair] | None = None,
        agreed: Proposal | None = None,
    ) -> bool:
        """Write the next step, and the clocks it stops or starts. Returns False if somebody else was faster.

        Then that number is already written, the table was ended, or the proposal that was agreed to is gone.
        """
        made = now()
        over = {"code": None} if standing.status == "over" else {}
        try:
            async with self.writing() as connection:
                if agreed is not None:
                    asked = select(tables.c.proposal).where(tables.c.id == table).with_for_update()
                    if await connection.scalar(asked) != msgspec.to_builtins(agreed):
                        raise Overtaken
                await connection.execute(
                    insert(entries).values(
                        table=table,
                        number=entry.number,
                        seat=entry.seat,
                        action=entry.action,
                        draws=entry.draws,
                        made=made,
                    )
                )
                going_on = await connection.execute(
                    update(tables)
                    .where(tables.c.id == table, tables.c.ending.is_(None))
                    .values(updated=made, proposal=None, **vars(standing), **over)
                )
                if going_on.rowcount != 1:
                    raise Overtaken
                for seat, chair in (wound or {}).items():
                    await connection.execute(
                        update(chairs)
                        .where(chairs.c.table == table, chairs.c.seat == seat)
                        .values(asked=chair.asked, reserve=chair.reserve)
                    )
        except (IntegrityError, Overtaken):
            return False
        return True


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def person_of(connection: AsyncConnection, key: str) -> int:
    """The person with this key; a newcomer is added."""
    asked = select(people.c.id).where(people.c.key == key)
    found = await connection.scalar(asked)
    if found is None:
        # Two connections of one newcomer may get here together: the second keeps what the first wrote.
        await connection.execute(
            text(
                "INSERT INTO people (key, nick, created) VALUES (:key, '', :created) ON CONFLICT DO NOTHING"
            ),
            {"key": key, "created": now()},
        )
        found = await connection.scalar(asked)
    assert found is not None
    return int(found)


async def person_or_nobody(connection: AsyncConnection, key: str | None) -> int | None:
    return None if key is None else await person_of(connection, key)


async def write_table(
    connection: AsyncConnection, row: TableRow, entrants: list[Chair], previous: str | None
) -> str:
    if previous is not None:
        asked = select(tables.c.next).where(tables.c.id == previous).with_for_update()
        following = await connection.scalar(asked)
        if following is not None:
            return str(following)
    await connection.execute(
        insert(tables).values(
            id=row.id,
            game=row.game,
            edition=row.edition,
            components=row.components,
            seats=len(entrants),
            options=row.options,
            position=row.position,
            host=await person_or_nobody(connection, row.host),
            secret=row.secret.hex(),
            created=row.created,
            updated=row.updated,
            listed=row.settings.listed,
            **{name: column(row, name) for name in CHANGING},
        )
    )
    for seat, chair in enumerate(entrants):
        person = await person_or_nobody(connection, chair.key)
        await connection.execute(
            insert(chairs).values(table=row.id, seat=seat, person=person, **chair_columns(chair))
        )
    await write_kicked_and_muted(connection, replace(row, kicked=frozenset(), muted={}), row)
    if previous is not None:
        await connection.execute(update(tables).where(tables.c.id == previous).values(next=row.id))
    return row.id


async def write_changes(connection: AsyncConnection, before: TableRow, after: TableRow, touch: bool) -> None:
    """Write only what differs."""
    values = {name: column(after, name) for name in CHANGING if getattr(after, name) != getattr(before, name)}
    if after.host != before.host:
        values["host"] = await person_or_nobody(connection, after.host)
    if after.settings.listed != before.settings.listed:
        values["listed"] = after.settings.listed
    if touch:
        values["updated"] = now()
    if values:
        await connection.execute(update(tables).where(tables.c.id == after.id).values(**values))
    for seat, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=True)):
        if old != new:
            person = await person_or_nobody(connection, new.key)
            await connection.execute(
                update(chairs)
                .where(chairs.c.table == after.id, chairs.c.seat == seat)
                .values(person=person, **chair_columns(new))
            )
    await write_kicked_and_muted(connection, before, after)


async def write_kicked_and_muted(connection: AsyncConnection, before: TableRow, after: TableRow) -> None:
    """Write who was kicked, muted or unmuted."""
    for key in sorted(after.kicked - before.kicked):
        person = await person_of(connection, key)
        await connection.execute(insert(kicked).values(table=after.id, person=person))
    for key in sorted(after.muted.keys() ^ before.muted.keys()):
        person = await person_of(connection, key)
        if key in after.muted:
            silent = insert(muted).values(table=after.id, person=person, nick=after.muted[key])
            await connection.execute(silent)
        else:
            here = (muted.c.table == after.id) & (muted.c.person == person)
            await connection.execute(delete(muted).where(here))

"""All questions to the database and all changes of it. One transaction per change; commit first, then tell."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Row, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from undercroft.server.database import bring_up_to_date, open_engine
from undercroft.server.schema import chairs, entries, people, tables
from undercroft.server.wire import Status


@dataclass(frozen=True)
class Chair:
    """A place at a table and who has it."""

    person: int | None = None
    key: str | None = None
    nick: str = ""
    bot: str | None = None
    nonce: str = ""


@dataclass(frozen=True)
class TableRow:
    """A table as it stands in the database, without its entries."""

    id: str
    game: str
    edition: int
    components: str
    options: dict[str, object]
    position: object
    host: str | None  # the host's key
    secret: bytes
    nonces: list[str] | None
    setup: list[int] | None
    status: Status
    waiting: int
    moves: int
    next: str | None
    created: int
    updated: int
    chairs: list[Chair] = field(default_factory=list)


@dataclass(frozen=True)
class EntryRow:
    """One step as it is stored."""

    number: int
    seat: int
    action: str | None
    draws: list[int]


@dataclass(frozen=True)
class Standing:
    """What the shelf wants to know of a table without replaying it."""

    status: Status
    waiting: int
    moves: int


class Store:
    """The database."""

    def __init__(self, named: str) -> None:
        self.engine = open_engine(named)
        self.sqlite = self.engine.url.get_backend_name() == "sqlite"
        self.writer = asyncio.Lock()  # SQLite has one writer at a time: queue here rather than poll there

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
        """Store a new table; its id, or that of the table which already follows the previous one."""
        async with self.writing() as connection:
            if previous is not None:
                asked = select(tables.c.next).where(tables.c.id == previous).with_for_update()
                following = await connection.scalar(asked)
                if following is not None:
                    return str(following)
            host = None if row.host is None else await person_of(connection, row.host)
            await connection.execute(
                insert(tables).values(
                    id=row.id,
                    game=row.game,
                    edition=row.edition,
                    components=row.components,
                    seats=len(entrants),
                    options=row.options,
                    position=row.position,
                    host=host,
                    secret=row.secret.hex(),
                    nonces=row.nonces,
                    setup=row.setup,
                    status=row.status,
                    waiting=row.waiting,
                    moves=row.moves,
                    created=row.created,
                    updated=row.updated,
                )
            )
            for seat, chair in enumerate(entrants):
                person = None if chair.key is None else await person_of(connection, chair.key)
                await connection.execute(
                    insert(chairs).values(
                        table=row.id, seat=seat, person=person, bot=chair.bot, nonce=chair.nonce
                    )
                )
            if previous is not None:
                await connection.execute(update(tables).where(tables.c.id == previous).values(next=row.id))
        return row.id

    async def table(self, table: str) -> TableRow | None:
        async with self.reading() as connection:
            found = (
                await connection.execute(
                    select(tables, people.c.key.label("host_key"))
                    .outerjoin(people, people.c.id == tables.c.host)
                    .where(tables.c.id == table)
                )
            ).one_or_none()
            if found is None:
                return None
            return table_row(found, await chairs_of(connection, [table]))

    async def tables_of(self, key: str, most: int) -> list[TableRow]:
        """The tables this person sits at, the newest first."""
        mine = (
            select(chairs.c.table)
            .join(people, people.c.id == chairs.c.person)
            .where(people.c.key == key)
            .scalar_subquery()
        )
        async with self.reading() as connection:
            found = (
                await connection.execute(
                    select(tables, people.c.key.label("host_key"))
                    .outerjoin(people, people.c.id == tables.c.host)
                    .where(tables.c.id.in_(mine))
                    .order_by(tables.c.updated.desc(), tables.c.id)
                    .limit(most)
                )
            ).all()
            sitters = await chairs_of(connection, [row.id for row in found])
        return [table_row(row, sitters) for row in found]

    async def unfinished(self, key: str) -> int:
        """How many tables that are not over this person has opened."""
        async with self.reading() as connection:
            found = await connection.scalar(
                select(func.count())
                .select_from(tables.join(people, people.c.id == tables.c.host))
                .where(people.c.key == key, tables.c.status != "over")
            )
        return found or 0

    # Chairs, while the table is not started

    async def sit(self, table: str, seat: int, key: str, nonce: str) -> bool:
        """Take a free chair; False if it was no longer free. Who sits down first at a table without a host is it."""
        async with self.writing() as connection:
            person = await person_of(connection, key)
            if not await hold_lobby(connection, table):
                return False
            taken = await connection.execute(
                update(chairs)
                .where(
                    chairs.c.table == table,
                    chairs.c.seat == seat,
                    chairs.c.person.is_(None),
                    chairs.c.bot.is_(None),
                )
                .values(person=person, nonce=nonce)
            )
            if taken.rowcount != 1:
                return False
            await connection.execute(
                update(tables).where(tables.c.id == table, tables.c.host.is_(None)).values(host=person)
            )
            await touch(connection, table)
        return True

    async def stand(self, table: str, seat: int, key: str) -> bool:
        async with self.writing() as connection:
            if not await hold_lobby(connection, table):
                return False
            holder = select(people.c.id).where(people.c.key == key).scalar_subquery()
            freed = await connection.execute(
                update(chairs)
                .where(chairs.c.table == table, chairs.c.seat == seat, chairs.c.person == holder)
                .values(person=None, nonce="")
            )
            await touch(connection, table)
        return freed.rowcount == 1

    async def seat_bot(self, table: str, seat: int, bot: str | None) -> bool:
        """Give a chair without a person to a bot, or empty it; False if a person sits there."""
        async with self.writing() as connection:
            if not await hold_lobby(connection, table):
                return False
            changed = await connection.execute(
                update(chairs)
                .where(chairs.c.table == table, chairs.c.seat == seat, chairs.c.person.is_(None))
                .values(bot=bot)
            )
            await touch(connection, table)
        return changed.rowcount == 1

    async def add_nonce(self, table: str, key: str, nonce: str) -> None:
        """Keep a person's part of the dice for every chair of theirs that has none yet."""
        async with self.writing() as connection:
            if not await hold_lobby(connection, table):
                return
            holder = select(people.c.id).where(people.c.key == key).scalar_subquery()
            await connection.execute(
                update(chairs)
                .where(chairs.c.table == table, chairs.c.person == holder, chairs.c.nonce == "")
                .values(nonce=nonce)
            )

    async def start(
        self, table: str, sitters: list[Chair], nonces: list[str], setup: list[int], standing: Standing
    ) -> bool:
        """Begin the game with the chairs as the caller saw them; False if they have changed since."""
        async with self.writing() as connection:
            if not await hold_lobby(connection, table):
                return False
            present = (await chairs_of(connection, [table]))[table]
            if [sitter(chair) for chair in present] != [sitter(chair) for chair in sitters]:
                return False
            await connection.execute(
                update(tables)
                .where(tables.c.id == table)
                .values(nonces=nonces, setup=setup, updated=now(), **vars(standing))
            )
        return True

    # Steps

    async def entries(self, table: str, after: int) -> list[EntryRow]:
        async with self.reading() as connection:
            found = await connection.execute(
                select(entries.c.number, entries.c.seat, entries.c.action, entries.c.draws)
                .where(entries.c.table == table, entries.c.number > after)
                .order_by(entries.c.number)
            )
            return [EntryRow(row.number, row.seat, row.action, row.draws) for row in found]

    async def append(self, table: str, entry: EntryRow, standing: Standing) -> bool:
        """Write the next step; False if that number was already written by somebody else."""
        made = now()
        try:
            async with self.writing() as connection:
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
                await connection.execute(
                    update(tables).where(tables.c.id == table).values(updated=made, **vars(standing))
                )
        except IntegrityError:
            return False
        return True


def sitter(chair: Chair) -> tuple[int | None, str | None, str]:
    """Who sits there and their part of the dice; a nickname may change at any time."""
    return chair.person, chair.bot, chair.nonce


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def person_of(connection: AsyncConnection, key: str) -> int:
    """The person with this key; a newcomer is written down."""
    asked = select(people.c.id).where(people.c.key == key)
    found = await connection.scalar(asked)
    if found is None:
        # Two connections of one newcomer may come here together: the second keeps what the first wrote.
        await connection.execute(
            text(
                "INSERT INTO people (key, nick, created) VALUES (:key, '', :created) ON CONFLICT DO NOTHING"
            ),
            {"key": key, "created": now()},
        )
        found = await connection.scalar(asked)
    assert found is not None
    return int(found)


async def hold_lobby(connection: AsyncConnection, table: str) -> bool:
    """Whether the table is not started yet, and keep it so until the transaction ends."""
    asked = select(tables.c.status).where(tables.c.id == table).with_for_update()
    return await connection.scalar(asked) == "lobby"


async def touch(connection: AsyncConnection, table: str) -> None:
    await connection.execute(update(tables).where(tables.c.id == table).values(updated=now()))


async def chairs_of(connection: AsyncConnection, ids: list[str]) -> dict[str, list[Chair]]:
    found = await connection.execute(
        select(chairs, people.c.key, people.c.nick.label("own_nick"))
        .outerjoin(people, people.c.id == chairs.c.person)
        .where(chairs.c.table.in_(ids))
        .order_by(chairs.c.table, chairs.c.seat)
    )
    sitters: dict[str, list[Chair]] = {}
    for row in found:
        chair = Chair(row.person, row.key, row.nick or row.own_nick or "", row.bot, row.nonce)
        sitters.setdefault(row.table, []).append(chair)
    return sitters


def table_row(row: Row[Any], sitters: dict[str, list[Chair]]) -> TableRow:
    return TableRow(
        row.id,
        row.game,
        row.edition,
        row.components,
        row.options,
        row.position,
        row.host_key,
        bytes.fromhex(row.secret),
        row.nonces,
        row.setup,
        row.status,
        row.waiting,
        row.moves,
        row.next,
        row.created,
        row.updated,
        sitters.get(row.id, []),
    )

"""The server processes in the database, and whose each table is. A process lives while its lease has not run out.

The clock of the database alone decides that, so the clocks of the machines need not agree. The lease and the notices
of a process have a connection of their own: however busy the others are, the lease is renewed.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import astuple, dataclass
from typing import Any

from sqlalchemy import Connection, func, literal_column, or_, select, update

from undercroft.server.store.backend import NotOurs, Unavailable
from undercroft.server.store.postgres import PostgresBackend
from undercroft.server.store.schema import servers, tables
from undercroft.server.store.store import Store, running_games

REMEMBERED = 60_000  # milliseconds for which a dead process stays in the list
CHANNEL = "undercroft"
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
AT_ONCE = 20  # tables that are taken in one transaction

PEER = "id, address, secret, family, number, place"
ADD = f"INSERT INTO servers ({PEER}, until) VALUES ($1, $2, $3, $4, $5, $6, {NOW} + $7::bigint)"
RENEW = f"UPDATE servers SET until = {NOW} + $2::bigint WHERE id = $1 AND until > {NOW} RETURNING id"
LIVING = f"SELECT {PEER} FROM servers WHERE until > {NOW} ORDER BY family, number, id"


@dataclass(frozen=True)
class Peer:
    """A server process, as others know it."""

    id: str
    address: str  # where other processes reach it
    secret: str  # what they must show there
    family: str
    number: int
    place: str


class Session:
    """The connection over which a process renews its lease, and over which processes tell each other things."""

    def __init__(
        self, backend: PostgresBackend, lease: float, hear: Callable[[str], None], opened: Callable[[], None]
    ) -> None:
        self.backend = backend
        self.lease = lease  # seconds
        self.hear = hear
        self.opened = opened  # called after notices may have been missed
        self.connection: Any = None
        self.lock = asyncio.Lock()

    @asynccontextmanager
    async def use(self) -> AsyncIterator[Any]:
        """The connection, opened again if it is lost; raises Unavailable."""
        driver = self.backend.driver
        async with self.lock:
            try:
                if self.connection is None or self.connection.is_closed():
                    self.connection = await self.backend.session()
                    await self.connection.add_listener(CHANNEL, lambda *heard: self.hear(heard[3]))
                    self.opened()
                yield self.connection
            except (driver.PostgresError, driver.InterfaceError, driver.InternalClientError, OSError):
                self.drop()
                raise Unavailable from None
            except asyncio.CancelledError:
                # What it was asked may still be under way.
                self.drop()
                raise

    def drop(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.terminate()

    async def add(self, peer: Peer) -> None:
        async with self.use() as connection:
            await connection.execute(ADD, *astuple(peer), int(self.lease * 1000))

    async def renew(self, id: str) -> list[Peer] | None:
        """Renew the lease of a process. Returns all that live, or None if it is too late."""
        async with self.use() as connection:
            if await connection.fetchval(RENEW, id, int(self.lease * 1000)) is None:
                return None
            return [Peer(*row) for row in await connection.fetch(LIVING)]

    async def living(self) -> list[Peer]:
        """The processes that live."""
        async with self.use() as connection:
            return [Peer(*row) for row in await connection.fetch(LIVING)]

    async def remove(self, id: str) -> None:
        """A process has ended: its tables are anybody's at once."""
        async with self.use() as connection:
            await connection.execute("DELETE FROM servers WHERE id = $1", id)
            await connection.execute(f"DELETE FROM servers WHERE until < {NOW} - {REMEMBERED}")

    async def notify(self, notice: str) -> None:
        async with self.use() as connection:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)

    async def close(self) -> None:
        if self.connection is not None:
            with suppress(Exception):
                await self.connection.close(timeout=self.lease)


def alive() -> Any:
    return servers.c.until > literal_column(NOW)


async def owner_of(store: Store, table: str) -> Peer | None:
    """The living process that has a table."""
    asked = (
        select(*[servers.c[name] for name in Peer.__dataclass_fields__])
        .join(tables, tables.c.owner == servers.c.id)
        .where(tables.c.id == table, alive())
    )
    found = await store.read(lambda connection: connection.execute(asked).one_or_none())
    return None if found is None else Peer(*found)


async def take(store: Store, table: str, me: str) -> bool:
    """Take a table whose owner has died. Returns False if a living one has it; raises NotOurs if we have died."""

    def change(connection: Connection) -> bool:
        # First the table is held and then the owner is looked at: whoever was faster is seen.
        held = select(tables.c.owner).where(tables.c.id == table).with_for_update()
        owner = connection.scalar(held)
        must_live(connection, me)
        if owner is not None and owner != me:
            asked = select(func.count()).where(servers.c.id == owner, alive())
            if connection.scalar(asked):
                return False
        connection.execute(update(tables).where(tables.c.id == table).values(owner=me))
        return True

    return await store.write(change)


async def release(store: Store, table: str, me: str) -> None:
    """Make a table nobody's."""
    ours = update(tables).where(tables.c.id == table, tables.c.owner == me).values(owner=None)
    await store.write(lambda connection: connection.execute(ours))


async def take_running(store: Store, me: str) -> list[str]:
    """Take some of the games that go on without people and whose owner has died, the last played first."""

    def change(connection: Connection) -> list[str]:
        must_live(connection, me)
        living = select(servers.c.id).where(alive()).scalar_subquery()
        nobodys = or_(tables.c.owner.is_(None), tables.c.owner.not_in(living))
        asked = (
            select(tables.c.id)
            .where(tables.c.id.in_(running_games().scalar_subquery()), nobodys)
            .order_by(tables.c.updated.desc(), tables.c.id)
            .limit(AT_ONCE)
            .with_for_update(skip_locked=True)
        )
        found = list(connection.scalars(asked))
        connection.execute(update(tables).where(tables.c.id.in_(found)).values(owner=me))
        return found

    return await store.write(change)


def must_live(connection: Connection, me: str) -> None:
    """A process whose lease is over takes nothing."""
    asked = select(servers.c.id).where(servers.c.id == me, alive())
    if connection.scalar(asked) is None:
        raise NotOurs


async def count_owned(store: Store) -> int:
    """How many tables this process has, in memory or not."""
    asked = select(func.count()).select_from(tables).where(tables.c.owner == store.owner)
    return await store.read(lambda connection: connection.scalar(asked)) or 0

"""PostgreSQL: steps that wait are written by one statement, several groups at the same time.

A table that somebody else holds is left out of its group and waits alone, so it holds up nobody else.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, NoSuchModuleError

from undercroft.refusal import Refused
from undercroft.server.metrics import BATCH_STEPS, COMMIT_SECONDS
from undercroft.server.store.backend import Backend, Step, T

IN_FLIGHT = 4  # groups at the same time
ALONE = 4  # connections for steps whose table somebody else holds
LARGEST_BATCH = 100

# The tables that still go on and are ours are held first; only their steps and clocks are written. One statement is
# one transaction: it is on disk when it returns.
APPEND = """
WITH step AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::text[],
        $8::int[], $9::int[], $10::text[]) AS step(id, number, seat, action, draws, made, status, waiting, moves, owner)
), held AS (
    SELECT tables.id FROM tables JOIN step ON step.id = tables.id
    WHERE tables.owner IS NOT DISTINCT FROM step.owner AND tables.ending IS NULL FOR UPDATE OF tables{skip}
), changed AS (
    UPDATE tables SET updated = step.made, proposal = NULL, status = step.status, waiting = step.waiting,
        moves = step.moves, code = CASE WHEN step.status = 'over' THEN NULL ELSE tables.code END
    FROM step JOIN held ON held.id = step.id WHERE tables.id = held.id
), added AS (
    INSERT INTO entries ("table", number, seat, action, draws, made)
    SELECT step.id, number, seat, action, draws::json, made FROM step JOIN held ON held.id = step.id
), wound AS (
    UPDATE chairs SET asked = clock.asked, reserve = clock.reserve
    FROM unnest($11::text[], $12::int[], $13::bigint[], $14::bigint[]) AS clock(id, seat, asked, reserve)
    JOIN held ON held.id = clock.id WHERE chairs."table" = clock.id AND chairs.seat = clock.seat
)
SELECT id FROM held
"""
TOGETHER = APPEND.format(skip=" SKIP LOCKED")
SINGLY = APPEND.format(skip="")

encode = msgspec.json.encode


@dataclass(eq=False, slots=True)
class Waiting:
    """A step, and the future that its caller waits for."""

    step: Step
    done: asyncio.Future[bool]


class PostgresBackend(Backend):
    """A PostgreSQL server."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        # Read only where it is needed: it takes a tenth of the time in which a server starts.
        from sqlalchemy.ext.asyncio import create_async_engine

        try:
            self.engine = create_async_engine(
                url,
                hide_parameters=True,  # errors are logged, and the values are private
                pool_pre_ping=True,  # connections from before a restart of PostgreSQL are replaced
            )
            import asyncpg  # type: ignore[import-untyped]
        except (NoSuchModuleError, ModuleNotFoundError):
            raise Refused("console-database-driver") from None
        self.driver: Any = asyncpg
        # The options of the address have the names that SQLAlchemy knows, `ssl=require` for instance.
        self.address = dict(self.engine.dialect.create_connect_args(url)[1])
        self.address.pop("prepared_statement_cache_size", None)  # SQLAlchemy's own
        self.pool: Any = None
        self.people: deque[Waiting] = deque()
        self.bots: deque[Waiting] = deque()
        self.groups: set[asyncio.Task[None]] = set()
        self.loners: set[asyncio.Task[None]] = set()
        self.alone = asyncio.Semaphore(ALONE)

    async def read(self, question: Callable[[Connection], T]) -> T:
        try:
            async with self.engine.connect() as connection:
                found = await connection.run_sync(question)
        except (DBAPIError, OSError) as error:
            raise self.condition.fails("read", said(error)) from None
        self.condition.works("read")
        return found

    async def write(self, change: Callable[[Connection], T]) -> T:
        try:
            async with self.engine.begin() as connection:
                found = await connection.run_sync(change)
        except IntegrityError:
            raise
        except (DBAPIError, OSError) as error:
            raise self.condition.fails("write", said(error)) from None
        self.condition.works("write")
        return found

    async def session(self) -> Any:
        """A connection of the driver for one purpose alone, however busy the others are."""
        return await self.driver.connect(**self.address)

    # Steps

    async def append(self, step: Step, bot: bool) -> bool:
        waiting = Waiting(step, asyncio.get_running_loop().create_future())
        (self.bots if bot else self.people).append(waiting)
        if len(self.groups) < IN_FLIGHT:
            keep(self.write_groups(), self.groups)
        return await waiting.done

    def waiting(self) -> int:
        return len(self.people) + len(self.bots)

    async def write_groups(self) -> None:
        """Write group after group while any waits."""
        while group := self.next_group():
            begun = time.perf_counter()
            try:
                written = await self.write_group(TOGETHER, group)
            except Exception:
                # One of them may be at fault; alone, each shows whether it is.
                written = set()
            COMMIT_SECONDS.observe(time.perf_counter() - begun)
            BATCH_STEPS.observe(len(group))
            for one in group:
                if one.step.table not in written:
                    keep(self.write_alone(one), self.loners)
                elif not one.done.done():
                    one.done.set_result(True)

    def next_group(self) -> list[Waiting]:
        group: list[Waiting] = []
        for queue in (self.people, self.bots):
            while queue and len(group) < LARGEST_BATCH:
                group.append(queue.popleft())
        return group

    async def write_alone(self, one: Waiting) -> None:
        """A step whose table is held by somebody else, is over, or has this number already."""
        try:
            async with self.alone:
                written = bool(await self.write_group(SINGLY, [one]))
        except self.driver.UniqueViolationError:
            written = False
        except (self.driver.PostgresError, self.driver.InterfaceError, OSError) as error:
            if not one.done.done():
                one.done.set_exception(self.condition.fails("write", said(error)))
            return
        except BaseException as error:
            if not one.done.done():
                one.done.set_exception(error)
            return
        if not one.done.done():
            one.done.set_result(written)

    async def write_group(self, statement: str, group: list[Waiting]) -> set[str]:
        """The tables whose steps are on disk now."""
        steps = [one.step for one in group]
        clocks = [(step.table, *clock) for step in steps for clock in step.clocks]
        columns = [
            [step.table for step in steps],
            [step.entry.number for step in steps],
            [step.entry.seat for step in steps],
            [step.entry.action for step in steps],
            [encode(step.entry.draws).decode() for step in steps],
            [step.made for step in steps],
            [step.standing.status for step in steps],
            [step.standing.waiting for step in steps],
            [step.standing.moves for step in steps],
            [step.owner for step in steps],
            *([clock[place] for clock in clocks] for place in range(4)),
        ]
        if self.pool is None:
            self.pool = self.driver.create_pool(**self.address, min_size=0, max_size=IN_FLIGHT + ALONE)
        await self.pool
        found = await self.pool.fetch(statement, *columns)
        self.condition.works("write")
        return {row["id"] for row in found}

    async def close(self) -> None:
        await asyncio.gather(*self.groups, return_exceptions=True)
        await asyncio.gather(*self.loners, return_exceptions=True)
        if self.pool is not None:
            await self.pool.close()
        await self.engine.dispose()


def keep(work: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> None:
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)


def said(error: Exception) -> str:
    original = error.orig if isinstance(error, DBAPIError) else error
    return f"{type(original).__name__}: {original}"

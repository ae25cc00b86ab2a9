"""SQLite: one thread with one connection writes everything that waits in one transaction; others read.

A commit waits for the disk, so it is shared: while one group is being written, the next one gathers. Each change of a
group has a savepoint of its own, so an error of one never touches another.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any

import msgspec
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError

from undercroft.server.metrics import BATCH_STEPS, COMMIT_SECONDS
from undercroft.server.store.backend import Backend, Condition, Step, T

BUSY_MILLISECONDS = 10_000
READERS = 2
LARGEST_BATCH = 500
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

INSERT = 'INSERT INTO entries ("table", number, seat, action, draws, made) VALUES (?, ?, ?, ?, ?, ?)'
UPDATE = """
UPDATE tables SET updated = ?, proposal = NULL, status = ?, waiting = ?, moves = ?,
    code = CASE WHEN ? = 'over' THEN NULL ELSE code END
WHERE id = ? AND ending IS NULL
"""
WIND = 'UPDATE chairs SET asked = ?, reserve = ? WHERE "table" = ? AND seat = ?'

encode = msgspec.json.encode


class TransactionLost(Exception):
    """SQLite has given up the whole transaction, because of one of its changes."""


@dataclass(eq=False, slots=True)
class Job:
    """Something to be written, and what came of it."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = field(default=None)


class SqliteBackend(Backend):
    """A database file."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self.engine = create_engine(
            url.set(drivername="sqlite"),
            # We begin transactions ourselves: the driver would begin too late to be sure of the write lock.
            connect_args={"isolation_level": None, "check_same_thread": False},
            hide_parameters=True,  # errors are logged, and the values are private
        )
        event.listen(self.engine, "connect", set_pragmas)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = Writer(self.engine.connect, self.condition)

    async def read(self, question: Callable[[Connection], T]) -> T:
        try:
            found = await asyncio.get_running_loop().run_in_executor(self.readers, self.ask, question)
        except DBAPIError as error:
            raise self.condition.fails("read", str(error.orig), is_damage(error)) from None
        self.condition.works("read")
        return found

    def ask(self, question: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            try:
                return question(connection)
            finally:
                connection.rollback()

    async def write(self, change: Callable[[Connection], T]) -> T:
        found: T = await self.writer.submit(change, bot=False)
        return found

    async def append(self, step: Step, bot: bool) -> bool:
        written: bool = await self.writer.submit(lambda connection: write_step(connection, step), bot)
        return written

    def waiting(self) -> int:
        return len(self.writer.people) + len(self.writer.bots)

    async def close(self) -> None:
        await self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()


class Writer:
    """The thread that writes. The event loop gives it a group whenever it is free, and gets the results back."""

    def __init__(self, connect: Callable[[], Connection], condition: Condition) -> None:
        self.connect = connect
        self.condition = condition
        self.people: deque[Job] = deque()
        self.bots: deque[Job] = deque()
        self.busy = False
        self.thread: threading.Thread | None = None
        self.given: SimpleQueue[list[Job]] = SimpleQueue()  # an empty group ends the thread
        self.free: asyncio.Event | None = None  # set when nothing waits any more, for `close`

    # On the event loop

    def submit(self, work: Callable[[Connection], Any], bot: bool) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        if self.thread is None:
            self.loop = loop
            self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
            self.thread.start()
        job = Job(work, loop.create_future())
        (self.bots if bot else self.people).append(job)
        if not self.busy:
            # Everything else that this turn of the loop brings goes into the same group.
            self.busy = True
            loop.call_soon(self.give)
        return job.done

    def give(self) -> None:
        """Hand over what waits, people's first."""
        group: list[Job] = []
        for queue in (self.people, self.bots):
            while queue and len(group) < LARGEST_BATCH:
                group.append(queue.popleft())
        self.busy = bool(group)
        if group:
            self.given.put(group)
        elif self.free is not None:
            self.free.set()

    def take_back(self, group: list[Job]) -> None:
        """The group is on disk, or refused. The thread gets the next one, and then the callers get their results."""
        self.give()
        for job in group:
            if job.done.done():
                continue  # cancelled
            if job.error is None:
                job.done.set_result(job.result)
            else:
                job.done.set_exception(job.error)

    async def close(self) -> None:
        if self.thread is None:
            return
        if self.busy:
            self.free = asyncio.Event()
            await self.free.wait()
        self.given.put([])
        await asyncio.to_thread(self.thread.join)
        self.thread = None

    # In the thread

    def run(self) -> None:
        connection: Connection | None = None
        while group := self.given.get():
            begun = time.perf_counter()
            try:
                if connection is None:
                    connection = self.connect()
                self.write(connection, group)
            except BaseException as error:
                self.fail(group, error)
            COMMIT_SECONDS.observe(time.perf_counter() - begun)
            BATCH_STEPS.observe(len(group))
            self.loop.call_soon_threadsafe(self.take_back, group)
        if connection is not None:
            connection.close()

    def write(self, connection: Connection, group: list[Job]) -> None:
        """Write a group in one transaction. If SQLite gives it up because of one change, each gets its own."""
        driver: Any = connection.connection.driver_connection
        try:
            driver.execute("BEGIN IMMEDIATE")
            for job in group:
                do(job, connection, driver)
            driver.execute("COMMIT")
        except TransactionLost as lost:
            undo(connection, driver)
            if len(group) == 1:
                self.fail(group, lost.__cause__ or lost)
                return
            for job in group:
                job.result = job.error = None
                self.write(connection, [job])
        except BaseException as error:
            undo(connection, driver)
            self.fail(group, error)
        else:
            connection.commit()  # tells SQLAlchemy; nothing is left to do
            for job in group:
                if job.error is not None:
                    job.error = self.told(job.error)
            if any(job.error is None for job in group):
                self.condition.works("write")

    def fail(self, group: list[Job], error: BaseException) -> None:
        told = self.told(error)
        for job in group:
            job.error = told

    def told(self, error: BaseException) -> BaseException:
        """The error for the caller: its own mistakes as they are, trouble of the database as `Unavailable`."""
        if isinstance(error, IntegrityError | sqlite3.IntegrityError):
            return error
        if isinstance(error, DBAPIError | sqlite3.Error):
            original = error.orig if isinstance(error, DBAPIError) else error
            return self.condition.fails("write", str(original), is_damage(error))
        return error


def do(job: Job, connection: Connection, driver: sqlite3.Connection) -> None:
    driver.execute("SAVEPOINT job")
    try:
        job.result = job.work(connection)
    except BaseException as error:
        if not driver.in_transaction:
            raise TransactionLost from error
        driver.execute("ROLLBACK TO job")
        job.error = error
    driver.execute("RELEASE job")


def undo(connection: Connection, driver: sqlite3.Connection) -> None:
    if driver.in_transaction:
        driver.execute("ROLLBACK")
    connection.rollback()


def write_step(connection: Connection, step: Step) -> bool:
    driver: Any = connection.connection.driver_connection
    execute = driver.execute
    table, entry, standing = step.table, step.entry, step.standing
    # First the table: a step of one that is over would otherwise have to be undone.
    values = (step.made, standing.status, standing.waiting, standing.moves, standing.status, table)
    if execute(UPDATE, values).rowcount != 1:
        return False
    draws = encode(entry.draws).decode()
    try:
        execute(INSERT, (table, entry.number, entry.seat, entry.action, draws, step.made))
    except sqlite3.IntegrityError:
        execute("ROLLBACK TO job")
        return False
    for seat, asked, reserve in step.clocks:
        execute(WIND, (asked, reserve, table, seat))
    return True


def is_damage(error: BaseException) -> bool:
    original = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(original, "sqlite_errorcode", 0)
    return code & 0xFF in DAMAGED


def set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    # With `normal` a power cut can lose a commit that was already acknowledged.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()

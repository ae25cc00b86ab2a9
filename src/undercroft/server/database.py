"""Opening the database: which one is meant, how a connection behaves, and bringing its schema up to date."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, MetaData, String, Table, event, inspect, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

BUSY_MILLISECONDS = 10_000
NEWEST = "0002"  # the last of the migrations
MIGRATIONS = Path(__file__).parent / "migrations"

# Where alembic notes how far a database has come.
alembic_version = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


class BadDatabase(Exception):
    """The database cannot be used; says why in a sentence."""


def database_url(named: str) -> URL:
    """The address of a database that was named by file or URL."""
    if "://" not in named:
        return URL.create("sqlite+aiosqlite", database=str(Path(named).expanduser()))
    try:
        url = make_url(named)
    except ArgumentError:
        raise BadDatabase(f"{named!r} is neither a file nor the address of a database.") from None
    if url.drivername in ("sqlite", "sqlite+aiosqlite"):
        return url.set(drivername="sqlite+aiosqlite")
    if url.drivername in ("postgres", "postgresql", "postgresql+asyncpg"):
        return url.set(drivername="postgresql+asyncpg")
    raise BadDatabase(f"Databases of the kind {url.drivername!r} are not known; use a file or postgresql://…")


def prepare_file(named: str) -> None:
    """Make the folder of a database file, and see that the file is a database or can become one."""
    if "://" in named:
        return
    file = Path(named).expanduser()
    try:
        file.absolute().parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(f"The database {file} cannot be opened: {error}.") from None


def open_engine(named: str) -> AsyncEngine:
    """An engine whose acknowledged commits are on disk."""
    url = database_url(named)
    sqlite = url.get_backend_name() == "sqlite"
    try:
        # The driver's own transactions begin too late to be sure of the write lock: BEGIN is said below.
        engine = create_async_engine(url, connect_args={"isolation_level": None} if sqlite else {})
    except (NoSuchModuleError, ModuleNotFoundError):
        raise BadDatabase("PostgreSQL needs its driver: pip install 'undercroft[postgres]'.") from None
    if sqlite:
        event.listen(engine.sync_engine, "connect", set_pragmas)
        event.listen(engine.sync_engine, "begin", begin_transaction)
    return engine


def set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    # With `normal` a power cut can lose a commit that was already acknowledged.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def begin_transaction(connection: Connection) -> None:
    """A writer takes the lock at once: one that begins as a reader can fail when it comes to write."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Run the migrations that are missing; refuse a database of a newer program."""
    named = engine.url.database or engine.url.host or "?"
    try:
        async with engine.connect() as connection:
            await connection.run_sync(migrate)
            await connection.commit()
    except (DBAPIError, OSError) as error:
        reason = str(error.orig) if isinstance(error, DBAPIError) else str(error)
        raise BadDatabase(f"The database {named} cannot be opened: {reason}.") from None


def migrate(connection: Connection) -> None:
    current = None
    if inspect(connection).has_table(alembic_version.name):
        current = connection.scalar(select(alembic_version.c.version_num))
    if current == NEWEST:
        return
    # Only now, because alembic takes as long to load as the rest of the server.
    from alembic.command import upgrade
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        raise BadDatabase(
            f"The database {connection.engine.url.database} is of a newer version ({current}) than this program"
            f" ({NEWEST}). Nothing in it was changed; use a newer Undercroft, or another --database."
        )
    upgrade(config, "head")

"""Opening the database: which one, how its connections behave, and bringing its schema up to date."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import Column, Connection, MetaData, String, Table, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from undercroft.refusal import Refused
from undercroft.server.logs import note
from undercroft.server.store.backend import Backend, Unavailable, Use
from undercroft.server.store.postgres import PostgresBackend
from undercroft.server.store.sqlite import BUSY_MILLISECONDS, SqliteBackend

logger = logging.getLogger("undercroft.database")
FILE = "undercroft.sqlite3"
PAGES_AT_ONCE = 1000
NEWEST = "0007"  # the last of the migrations
MIGRATING = 0x756E6465  # the name of a lock; any number that nobody else uses
MIGRATIONS = Path(__file__).parent / "migrations"

# Where alembic keeps the version of a database.
alembic_version = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


def data_folder() -> Path:
    """The folder for this user's data."""
    return user_data_path("undercroft", appauthor=False)


def usual_database() -> str:
    """The database if none is named: that of `serve` in the current folder if it exists, otherwise that of `play`."""
    return FILE if Path(FILE).exists() else str(data_folder() / FILE)


def database_url(named: str) -> URL:
    """The URL of a database that was named by file or URL."""
    if "://" not in named:
        return URL.create("sqlite", database=str(Path(named).expanduser()))
    try:
        url = make_url(named)
    except ArgumentError:
        raise Refused("console-database-address", database=named) from None
    if url.drivername == "sqlite":
        return url
    if url.drivername in ("postgres", "postgresql", "postgresql+asyncpg"):
        return url.set(drivername="postgresql+asyncpg")
    raise Refused("console-database-kind", kind=url.drivername)


def existing_file(named: str) -> Path | None:
    """The file of a database, which must exist; None if the database is not a file."""
    url = database_url(named)
    if url.get_backend_name() != "sqlite":
        return None
    file = Path(url.database or "")
    if not file.is_file():
        raise Refused("console-database-missing", database=file)
    return file


def prepare_file(named: str) -> None:
    """Create the folder of a database file, and check that the file is a database or can become one."""
    if "://" in named:
        return
    file = Path(named).expanduser()
    try:
        file.absolute().parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as error:
        raise Refused("console-database-closed", database=file, what=str(error)) from None


def is_shared(named: str) -> bool:
    """Whether several server processes may use this database at the same time."""
    return database_url(named).get_backend_name() != "sqlite"


@contextmanager
def claim_file(named: str) -> Iterator[None]:
    """Refuse a database file that another server uses: it would not hear what happens here.

    The operating system's lock on a file next to it says so, and ends with the process however that ends. SQLite knows
    how to take it on every system.
    """
    file = database_url(named).database
    if is_shared(named) or not file or file == ":memory:":
        yield
        return
    with closing(sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise Refused("console-database-used", database=file) from None
        yield


def open_backend(named: str) -> Backend:
    """A database whose acknowledged writes are on disk."""
    url = database_url(named)
    return SqliteBackend(url) if url.get_backend_name() == "sqlite" else PostgresBackend(url)


async def bring_up_to_date(backend: Backend) -> None:
    """Run the migrations that are missing; refuse a database of a newer program."""
    try:
        await backend.write(migrate)
    except Unavailable:
        raise closed(backend, "write") from None


def closed(backend: Backend, use: Use) -> Refused:
    """What is wrong with a database that cannot be opened."""
    url = backend.url
    what = backend.condition.problems.get(use, "?")
    return Refused("console-database-closed", database=url.database or url.host or "?", what=what)


def version_of(connection: Connection) -> str | None:
    """The version of a database; None if it is empty."""
    if not inspect(connection).has_table(alembic_version.name):
        return None
    return connection.scalar(select(alembic_version.c.version_num))


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Several processes may start at the same moment.
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    current = version_of(connection)
    if current == NEWEST:
        return
    # Imported late, because alembic takes as long to load as the rest of the server.
    from alembic.command import upgrade
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        named = connection.engine.url.database or "?"
        raise Refused("console-database-newer", database=named, theirs=current, ours=NEWEST)
    keep_copy(connection, current)
    upgrade(config, "head")
    if current is not None:
        note(logger, "database upgraded", was=current, now=NEWEST)


def keep_copy(connection: Connection, current: str | None) -> None:
    """Before an upgrade, keep a copy of a database file. The caller holds the write lock: nothing is missed."""
    if current is None:
        return
    if connection.dialect.name != "sqlite":
        # Its host has tools for that, and we do not know where to put a copy.
        note(
            logger, "upgrading the database; no copy is kept, pg_dump makes one", logging.WARNING, was=current
        )
        return
    file = connection.engine.url.database
    if not file or file == ":memory:":
        return
    # An existing copy is from an earlier attempt at this same upgrade.
    copy = Path(f"{file}.before-{NEWEST}")
    try:
        copy_file(Path(file), copy)
    except (OSError, sqlite3.Error) as error:
        raise Refused(
            "console-database-no-copy", database=file, theirs=current, copy=copy, what=str(error)
        ) from None
    note(logger, "upgrading the database; a copy is kept", logging.WARNING, was=current, copy=str(copy))


def copy_file(file: Path, copy: Path, progress: Callable[[int, int], None] | None = None) -> None:
    """Copy a database that may be in use, as of one moment; the copy appears when it is complete and on disk."""
    part = copy.with_name(copy.name + ".part")
    part.unlink(missing_ok=True)

    def tell(_status: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    try:
        with (
            closing(sqlite3.connect(file, isolation_level=None)) as source,
            closing(sqlite3.connect(part)) as target,
        ):
            source.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
            # A reader sees the state of one moment. Without this, every move in the meantime would restart the copy.
            source.execute("BEGIN")
            source.execute("SELECT count(*) FROM sqlite_master").fetchone()
            source.backup(target, pages=PAGES_AT_ONCE, progress=tell, sleep=0)
            source.execute("ROLLBACK")
            found = target.execute("PRAGMA quick_check").fetchone()[0]
            if found != "ok":
                raise sqlite3.DatabaseError(found)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(copy)
    finally:
        part.unlink(missing_ok=True)


async def check_version(backend: Backend) -> None:
    """Refuse a database of another version and change nothing: for commands that run alongside a server."""
    url = backend.url
    named = url.database or url.host or "?"
    try:
        found = await backend.read(version_of)
    except Unavailable:
        raise closed(backend, "read") from None
    if found is None:
        raise Refused("console-database-foreign", database=named)
    if found != NEWEST:
        raise Refused("console-database-version", database=named, theirs=found, ours=NEWEST)

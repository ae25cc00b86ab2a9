"""Maintenance from the command line: `undercroft tables list | export | close | delete` and `undercroft backup`.

All of it works on the database, even while a server uses it.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from cyclopts import App, Parameter
from cyclopts.validators import Number

from undercroft.refusal import Reason, Refused
from undercroft.words import tell

if TYPE_CHECKING:
    from undercroft.server.store.maintenance import TableListing
    from undercroft.server.store.store import Store

tables = App(
    name="tables",
    help="List, export, close or delete the tables of a server, which may be running.",
    help_format="plaintext",
)

Database = Annotated[
    str | None,
    Parameter(
        help="A file or a URL; the default is undercroft.sqlite3 here, or else the one of `undercroft play`."
    ),
]
Days = Annotated[
    float | None,
    Parameter(help="Only tables at which nothing has changed for this many days.", validator=Number(gte=0)),
]
# One id in sixty-four begins with a hyphen.
Id = Annotated[
    str, Parameter(help="The table, as `undercroft tables list` shows it.", allow_leading_hyphen=True)
]
StatusFilter = Annotated[
    Literal["lobby", "playing", "over"] | None, Parameter(help="Only tables of this status.")
]
DAY = 24 * 3600 * 1000
STRANGER_DAYS = 30  # for which a visitor who sits at no table is remembered
WIDE = 160


@tables.command(name="list")
def list_tables(
    *,
    status: StatusFilter = None,
    older_than: Days = None,
    json: Annotated[bool, Parameter(help="Print JSON and nothing else.", negative="")] = False,
    database: Database = None,
) -> None:
    """Show the tables, the last changed first. Whoever has the id of a table can open it: keep them to yourself."""
    found = asyncio.run(find(database, status, older_than))
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    show(found)


@tables.command(name="export")
def export_table(
    id: Id,
    /,
    *,
    output: Annotated[Path | None, Parameter(help="A file; the default is the terminal.")] = None,
    force: Annotated[bool, Parameter(help="Write over a file that is there.", negative="")] = False,
    database: Database = None,
) -> None:
    """The record of a finished game, as `undercroft replay` and `undercroft verify` read it."""
    if output is not None and output.exists() and not force:
        raise Refused("console-there", file=output)
    text = asyncio.run(record_of(database, id))
    if output is None:
        sys.stdout.write(text + "\n")
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused("console-unwritable", file=output, what=error.strerror or str(error)) from None


@tables.command(name="close")
def close_table(id: Id, /, *, database: Database = None) -> None:
    """End a table that is not over: nobody can play on, and its record can be exported."""
    ending = asyncio.run(close(database, id))
    print(tell("console-table-ended", ending=tell("console-ending", ending=ending)))


@tables.command(name="delete")
def delete_tables(
    id: Annotated[
        str | None, Parameter(help="The table; or --older-than for many.", allow_leading_hyphen=True)
    ] = None,
    /,
    *,
    older_than: Days = None,
    status: StatusFilter = None,
    dry_run: Annotated[bool, Parameter(help="Only say what would be deleted.", negative="")] = False,
    yes: Annotated[bool, Parameter(help="Do not ask.", negative="")] = False,
    database: Database = None,
) -> int:
    """Delete a table, or all at which nothing has changed for some days, with all that was played and said there."""
    if (id is None) == (older_than is None):
        raise Refused("console-delete-which")
    found = asyncio.run(find(database, status, older_than, id))
    if id is not None and not found:
        raise Refused("console-table-missing", table=id)
    what = summed_up(found)
    if dry_run or not found:
        print(tell("console-delete-dry", what=what) if dry_run else tell("console-delete-nothing"))
        return 0
    if not yes and not agreed(tell("console-delete-ask", what=what)):
        print(tell("console-delete-not"))
        return 1
    deleted, forgotten = asyncio.run(delete(database, [table.id for table in found]))
    print(tell("console-delete-done", count=deleted))
    if forgotten:
        print(tell("console-delete-people", count=forgotten))
    return 0


def backup(
    file: Path,
    /,
    *,
    force: Annotated[bool, Parameter(help="Write over a file that is there.", negative="")] = False,
    database: Database = None,
) -> None:
    """Copy the database to a file, as it is at one moment, even while people play."""
    import sqlite3
    from contextlib import closing

    from undercroft.server.store.database import copy_file, existing_file, usual_database
    from undercroft.terminal import Bar

    source = existing_file(database or usual_database())
    if source is None:
        raise Refused("console-backup-postgres")
    if file.exists():
        if file.samefile(source):
            raise Refused("console-backup-itself", file=file)
        if not force:
            raise Refused("console-there", file=file)
    try:
        with closing(sqlite3.connect(source)) as connection:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
        with Bar(tell("console-backup-copying", database=source), pages) as progress:
            copy_file(source, file, lambda done, total: progress(done))
    except (OSError, sqlite3.Error) as error:
        raise Refused("console-backup-failed", database=source, file=file, what=str(error)) from None
    print(tell("console-backup-done", database=source, file=file, bytes=file.stat().st_size))


@asynccontextmanager
async def opened(database: str | None) -> AsyncIterator[Store]:
    """The database as it is: nothing is upgraded, because a server may be using it."""
    from undercroft.server.store.database import check_version, existing_file, usual_database
    from undercroft.server.store.store import Store

    named = database or usual_database()
    existing_file(named)
    store = Store(named)
    try:
        await check_version(store.backend)
        yield store
    finally:
        await store.close()


async def find(
    database: str | None,
    status: Literal["lobby", "playing", "over"] | None,
    older_than: float | None,
    id: str | None = None,
) -> list[TableListing]:
    from undercroft.server.store.maintenance import find_tables
    from undercroft.server.store.store import now

    async with opened(database) as store:
        since = None if older_than is None else now() - int(older_than * DAY)
        return await find_tables(store, status, since, id)


async def record_of(database: str | None, id: str) -> str:
    from undercroft.core.game import installed_games
    from undercroft.server.chance import Chance
    from undercroft.server.limits import Limits
    from undercroft.server.tables.replays import Replays
    from undercroft.server.tables.table import Table
    from undercroft.server.tables.tables import Tables
    from undercroft.sets import installed_sets

    async with opened(database) as store:
        row = await store.table(id)
        if row is None:
            raise Refused("table-unknown", Reason.NOT_FOUND)
        # Tables.find would be wrong here: it makes the table's clocks go on.
        found = Tables(store, installed_games(), Limits(), Chance(), sets=installed_sets())
        record = await Replays(found).record(Table(row, 0, {}))
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode()


async def close(database: str | None, id: str) -> str:
    from undercroft.server.tables.seating import force_close

    async with opened(database) as store:
        return (await store.change(id, force_close)).ending or ""


async def delete(database: str | None, ids: list[str]) -> tuple[int, int]:
    from undercroft.server.store.maintenance import delete_tables
    from undercroft.server.store.store import now

    async with opened(database) as store:
        return await delete_tables(store, ids, now() - STRANGER_DAYS * DAY)


def show(found: list[TableListing]) -> None:
    """The tables, one per line. The column `log` is their name in the server's log."""
    from rich.console import Console
    from rich.table import Table

    from undercroft.server.logs import mark_of

    shown = Table(box=None, pad_edge=False)
    shown.add_column("id", no_wrap=True, min_width=22)
    shown.add_column("log", no_wrap=True)
    for name in ("game", "status", "people", "bots", "seats", "moves", "changed"):
        count = name in ("people", "bots", "seats", "moves")
        shown.add_column(
            tell(f"console-column-{name}"), justify="right" if count else "left", no_wrap=not count
        )
    for one in found:
        status = tell("console-status", status=one.status)
        if one.ending is not None:
            status += ", " + tell("console-ending", ending=one.ending)
        counts = [str(count) for count in (one.people, one.bots, one.seats, one.moves)]
        shown.add_row(one.id, mark_of(one.id), one.game, status, *counts, moment(one.updated))
    # In a file, no line may be cut off.
    console = Console() if sys.stdout.isatty() else Console(width=WIDE)
    console.print(shown)
    console.print(tell("console-tables", count=len(found)))


def moment(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000):%Y-%m-%d %H:%M}"


def summed_up(found: list[TableListing]) -> str:
    """How many tables of each status; for a single table, its details."""
    if len(found) == 1:
        (table,) = found
        return tell(
            "console-table-one",
            game=table.game,
            status=tell("console-status", status=table.status),
            moves=table.moves,
            moment=moment(table.updated),
        )
    counts = Counter(table.status for table in found)
    kinds = ", ".join(
        tell("console-status", status=status) + f": {count}" for status, count in sorted(counts.items())
    )
    return tell("console-tables", count=len(found)) + (f" ({kinds})" if kinds else "")


def agreed(question: str) -> bool:
    if not sys.stdin.isatty():
        raise Refused("console-delete-nobody")
    return input(f"{question} ").strip().lower() in ("y", "yes", *tell("console-delete-yes").split())

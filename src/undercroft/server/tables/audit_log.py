"""The audit log of tables: opened, started, ended. It also counts them for the metrics."""

from __future__ import annotations

import logging

from undercroft.server.logs import mark_of, note
from undercroft.server.metrics import TABLES
from undercroft.server.store.rows import TableRow

logger = logging.getLogger("undercroft.tables")


def opened(row: TableRow, seats: int) -> None:
    TABLES.labels(event="opened").inc()
    note(logger, "table opened", table=mark_of(row.id), game=row.game, seats=seats)


def started(row: TableRow) -> None:
    TABLES.labels(event="started").inc()
    people = {chair.key for chair in row.chairs if chair.key is not None}
    bots = sum(chair.bot is not None for chair in row.chairs)
    note(logger, "table started", table=mark_of(row.id), game=row.game, people=len(people), bots=bots)


def ended(row: TableRow, how: str) -> None:
    """`how` is `played`, or the ending of a table without an outcome."""
    TABLES.labels(event="ended").inc()
    note(logger, "table ended", table=mark_of(row.id), game=row.game, how=how, moves=row.moves)

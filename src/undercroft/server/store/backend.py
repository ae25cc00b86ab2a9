"""What the store needs of a database: asking it, changing it, and writing the steps of games in groups.

Questions and changes are plain functions of a connection. Where they run depends on the database: for SQLite
in threads of their own (sqlite.py), for PostgreSQL on asynchronous connections (postgres.py).
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL

from undercroft.refusal import Reason, Refused
from undercroft.server.logs import note
from undercroft.server.store.rows import EntryRow, Standing

logger = logging.getLogger("undercroft.database")
T = TypeVar("T")
Use = Literal["read", "write"]


class Unavailable(Refused):
    """The database cannot do it at the moment: the disk is full, or the server is gone. Trying later may help."""

    def __init__(self, id: str = "server-database") -> None:
        super().__init__(id, Reason.UNAVAILABLE)


class NotOurs(Unavailable):
    """The table belongs to another server process by now. People who come again will find that one."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a game, with what it changes of its table and the clocks that it stops or starts."""

    table: str
    entry: EntryRow
    standing: Standing
    made: int
    clocks: list[tuple[int, int | None, int | None]]  # seat, since when it runs, its reserve
    owner: str | None = None  # the process that takes the step; nobody else may have the table


class Condition:
    """Whether the database works. One line in the log when it stops and one when it works again."""

    def __init__(self) -> None:
        self.problems: dict[Use, str] = {}
        self.damaged = False  # what is damaged stays so, even if other parts can be written

    @property
    def well(self) -> bool:
        return not self.problems and not self.damaged

    def fails(self, use: Use, what: str, damaged: bool = False) -> Unavailable:
        """Note what went wrong. Returns what to tell whoever asked."""
        if self.problems.get(use) != what:
            self.problems[use] = what
            note(logger, "the database does not work", logging.ERROR, use=use, problem=what)
        self.damaged = self.damaged or damaged
        return Unavailable()

    def works(self, use: Use) -> None:
        # In a damaged file some parts can still be used; that does not make it well.
        if use in self.problems and not self.damaged:
            del self.problems[use]
            note(logger, "the database works again", logging.WARNING, use=use)


class Backend(ABC):
    """A database. What `write` and `append` return is on disk."""

    url: URL

    def __init__(self, url: URL) -> None:
        self.url = url
        self.condition = Condition()

    @abstractmethod
    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask something, as the database is at one moment."""

    @abstractmethod
    async def write(self, change: Callable[[Connection], T]) -> T:
        """Change something, all of it or nothing. The change may be tried more than once."""

    @abstractmethod
    async def append(self, step: Step, bot: bool) -> bool:
        """Write a step together with others that wait. Returns False if its number is taken, or if its table is over
        or belongs to another process.

        Steps of bots wait until those of people are written.
        """

    @abstractmethod
    def waiting(self) -> int:
        """How many changes and steps wait to be written."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, and end."""

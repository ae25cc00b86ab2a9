"""One table in memory: a cache of what stands in the database, and who is listening."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Protocol

import msgspec

from undercroft.core.game import Game, accept_options
from undercroft.core.log import WATCHER
from undercroft.core.match import resume
from undercroft.core.rng import commitment
from undercroft.server.progress import Progress
from undercroft.server.store import Chair, EntryRow, TableRow
from undercroft.server.wire import Manners, Refusal, SeatInfo, TableInfo, TableMessage, TableSummary


class Listener(Protocol):
    """Somebody who looks at a table."""

    key: str  # who it is
    base: str  # the address under which they reach the server

    def tell(self, message: bytes) -> None: ...


class Table:
    """A table. Its lock is held by whoever changes it or reads its progress."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        self.progress: Progress | None = None  # None in the lobby, and until somebody needs it
        self.listeners: list[Listener] = []
        self.bots: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    def idle(self) -> bool:
        return not self.listeners and self.bots is None and not self.lock.locked()

    # Who

    def seats_of(self, key: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.row.chairs) if chair.key == key]

    def must_hold(self, key: str, seat: int) -> None:
        if seat >= len(self.row.chairs):
            raise Refusal(422, "table-no-such-seat", number=seat + 1)
        if self.row.chairs[seat].key != key:
            raise Refusal(403, "table-not-your-seat")

    def must_host(self, key: str) -> None:
        if self.row.host != key:
            raise Refusal(403, "table-host-only")

    def must_be_in_lobby(self) -> None:
        if self.row.status != "lobby":
            raise Refusal(409, "table-already-started")

    def connected(self, key: str | None) -> bool:
        return key is not None and any(listener.key == key for listener in self.listeners)

    # What it looks like from outside

    def info(self, key: str, base: str) -> TableInfo:
        row = self.row
        return TableInfo(
            id=row.id,
            code=None,
            manners=Manners(),
            ending=None,
            proposal=None,
            leads=row.host == key,
            game=row.game,
            options=row.options,
            status=row.status,
            seats=[self.seat_info(chair) for chair in row.chairs],
            you=self.seats_of(key),
            host=row.host == key,
            link=link_to(base, row.id),
            commitment=commitment(row.secret),
            position=row.position is not None,
            created=row.created,
            moves=row.moves,
            next=row.next,
        )

    def seat_info(self, chair: Chair) -> SeatInfo:
        return seat_info(chair, self.connected(chair.key))

    # Telling

    def tell_table(self, listener: Listener) -> None:
        listener.tell(msgspec.json.encode(TableMessage(self.info(listener.key, listener.base))))

    def tell_everybody(self) -> None:
        """The table has changed, apart from the game."""
        for listener in list(self.listeners):
            self.tell_table(listener)

    def eyes_of(self, key: str) -> list[int]:
        """The seats through which this person looks."""
        return self.seats_of(key) or [WATCHER]

    def tell(self, messages: Mapping[int, bytes]) -> None:
        """Everybody hears what their own seats may know."""
        for listener in list(self.listeners):
            for seat in self.eyes_of(listener.key):
                if seat in messages:
                    listener.tell(messages[seat])


def link_to(base: str, table: str) -> str:
    return f"{base}/t/{table}"


def seat_info(chair: Chair, connected: bool) -> SeatInfo:
    if chair.bot is not None:
        return SeatInfo("bot", None, chair.bot, True)
    if chair.key is None:
        return SeatInfo("open", None, None, False)
    return SeatInfo("person", chair.nick or None, None, connected)


def summary(row: TableRow, key: str, table: Table | None) -> TableSummary:
    """A table on the shelf of somebody who sits at it."""
    yours = [seat for seat, chair in enumerate(row.chairs) if chair.key == key]
    return TableSummary(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=[seat_info(chair, table is not None and table.connected(chair.key)) for chair in row.chairs],
        your_turn=any(row.waiting >> seat & 1 for seat in yours),
        updated=row.updated,
    )


def first_progress(game: Game, row: TableRow) -> Progress:
    """A started table before its first step. Without snapshots: replaying a whole game takes milliseconds."""
    seats = len(row.chairs)
    options = accept_options(game, seats, row.options)
    match = resume(game, seats, options, row.position, row.setup or [])
    return Progress(match, row.secret, row.nonces or [])


def replay_all(
    game: Game, row: TableRow, steps: list[EntryRow], heard: int
) -> tuple[Progress, list[dict[int, bytes]]]:
    """The progress that these steps lead to, and what they told after step number `heard`."""
    progress = first_progress(game, row)
    news: list[dict[int, bytes]] = []
    for step in steps:
        messages = progress.replay(step)
        if step.number > heard:
            news.append(messages)
    return progress, news

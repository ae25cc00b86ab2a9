"""One table in memory: a cache of its row and game in the database, and who is connected."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from hashlib import blake2b
from typing import Literal, Protocol

import msgspec

from undercroft.core.game import Game, accept_options
from undercroft.core.log import WATCHER
from undercroft.core.match import resume
from undercroft.core.rng import commitment
from undercroft.core.view import Message
from undercroft.refusal import Reason, Refused
from undercroft.server.protocol.messages import (
    Declined,
    SeatInfo,
    TableInfo,
    TableMessage,
    TableSummary,
    Watcher,
)
from undercroft.server.steady import steady_now
from undercroft.server.store.backend import NotOurs
from undercroft.server.store.chat import MOST_SPEAKERS
from undercroft.server.store.rows import Chair, EntryRow, TableRow
from undercroft.server.tables.clock import Spent, clocks
from undercroft.server.tables.progress import Progress
from undercroft.server.tables.seating import leads, must_hold, only_watches


class Listener(Protocol):
    """Somebody who looks at a table."""

    key: str  # who it is
    base: str  # the address under which they reach the server

    def tell(self, message: bytes) -> None: ...

    def dismiss(self, reason: Message) -> None: ...

    def move_on(self) -> None:
        """The table belongs to another process now; the page finds it when it comes again."""


class TableLock(asyncio.Lock):
    """Whoever waits while the table is given up gets NotOurs and comes again.

    The process may have taken the table once more by then: that is another object, and what is told there would never
    reach somebody who came to this one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.given_up = False

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        if self.given_up:
            self.release()
            raise NotOurs
        return True


class Table:
    """A table. Its lock is held by whoever changes it or reads its progress."""

    def __init__(
        self,
        row: TableRow,
        absence: int,
        speakers: dict[str, str],
        long_absence: int = 0,
        components: str = "",
        constants: msgspec.Struct | None = None,
    ) -> None:
        self.row = row
        self.components = components  # what its components are called; empty for the box's own
        self.constants = constants  # what never changes in its game
        self.long_absence = long_absence  # milliseconds after which others may agree to give a seat away
        self.absence = absence  # milliseconds after which somebody who has left counts as away
        self.lock = TableLock()
        self.progress: Progress | None = None  # None in the lobby, and until somebody needs it
        self.listeners: list[Listener] = []
        self.nicks: dict[str, str] = {}  # the nicknames of those who are connected
        self.speakers = speakers  # who wrote recently, and under which name; the most recent is last
        self.bots: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None  # for the next thing that is due
        # When it was read into memory; people who have not been here since count as gone from then on.
        self.read = steady_now()
        self.left: dict[str, int] = {}  # when people who are not connected were last here
        self.company: int | None = None  # since when at least one seated person has been connected
        self.returning: set[int] = set()  # seats whose people take over once the bot has decided
        # What the steps that can be taken back cost on the clock, by their numbers.
        self.spent: dict[int, Spent] = {}
        self.visited = False  # whether anybody has opened its page here
        self.told = 0  # how often everybody was told of the table
        self.told_away: set[str] = set()  # who was away when everybody was last told of the table

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def dropped(self) -> bool:
        """Whether it belongs to another process now."""
        return self.lock.given_up

    def idle(self) -> bool:
        return not self.listeners and self.bots is None and self.timer is None and not self.lock.locked()

    # Who

    def seats_of(self, key: str) -> list[int]:
        return self.row.seats_of(key)

    def must_hold(self, key: str, seat: int) -> None:
        must_hold(self.row, key, seat)

    def must_admit(self, key: str) -> None:
        if key in self.row.kicked:
            raise Refused("table-shut-out", Reason.FORBIDDEN)

    def must_go_on(self) -> None:
        if self.row.ending is not None:
            raise Refused("table-ended", Reason.NOT_NOW)

    def connected(self, key: str | None) -> bool:
        # A copy, because rules ask from the thread that writes, and somebody may leave meanwhile.
        return key is not None and key in [listener.key for listener in list(self.listeners)]

    def gone_since(self, key: str) -> int | None:
        """Since when a person is not connected."""
        return None if self.connected(key) else self.left.get(key, self.read)

    def away_since(self, key: str) -> int | None:
        """The same, but None while it may only be a page reload."""
        gone = self.gone_since(key)
        return None if gone is None or steady_now() - gone < self.absence else gone

    def away(self, key: str | None) -> bool:
        """Whether others may decide for this person."""
        return key is None or self.away_since(key) is not None

    def long_gone(self, key: str | None) -> bool:
        gone = None if key is None else self.gone_since(key)
        return gone is not None and steady_now() - gone >= self.long_absence

    def people(self) -> set[str]:
        """The seated people and the host."""
        found = {chair.key for chair in self.row.chairs if chair.key is not None}
        return found if self.row.host is None else found | {self.row.host}

    def watchers(self) -> dict[str, str]:
        """The watchers, by the ids that others know them by, and those who wrote here and have left since."""
        known = [*[listener.key for listener in self.listeners], *self.speakers]
        return {
            watcher_id(self.id, key): key
            for key in known
            if key not in self.row.kicked and only_watches(self.row, key)
        }

    def watcher(self, id: str) -> str:
        found = self.watchers().get(id)
        if found is None:
            raise Refused("table-no-such-watcher", Reason.NOT_NOW)
        return found

    def name_of_watcher(self, key: str) -> str:
        """A muted watcher keeps the name they had then; one who has left has the name in the chat."""
        for names in (self.row.muted, self.nicks, self.speakers):
            if key in names:
                return names[key]
        return ""

    def note_speaker(self, key: str, nick: str) -> None:
        self.speakers.pop(key, None)
        self.speakers[key] = nick
        for surplus in list(self.speakers)[:-MOST_SPEAKERS]:
            del self.speakers[surplus]

    def absent(self) -> set[str]:
        return {key for key in self.people() if self.away(key)}

    def note_company(self) -> None:
        """Remember since when at least one seated person has been connected."""
        if not any(self.connected(chair.key) for chair in self.row.chairs):
            self.company = None
        elif self.company is None:
            self.company = steady_now()

    # What others are told of it

    def info(self, key: str, base: str) -> TableInfo:
        row = self.row
        return TableInfo(
            id=row.id,
            told=self.told,
            code=row.code,
            settings=row.settings,
            ending=row.ending,
            proposal=row.proposal,
            declined=[Declined(one.seat, one.kind) for one in row.declined if one.holds(steady_now())],
            watchers=self.watcher_infos() if key in self.people() else [],
            shown_out=self.shown_out() if key in self.people() else [],
            hosts=[] if row.host is None else row.seats_of(row.host),
            leads=row.status != "over" and leads(row, key, self.away),
            game=row.game,
            components=self.components,
            options=row.options,
            constants=self.constants,
            status=row.status,
            seats=[self.seat_info(chair) for chair in row.chairs],
            you=self.seats_of(key),
            host=row.host == key,
            link=link_to(base, row.id),
            commitment=commitment(row.secret),
            promises=row.promises or [chair.promise for chair in row.chairs],
            opening=row.opening,
            unopened=row.unopened(),
            position=row.position is not None,
            created=row.created,
            moves=row.moves,
            next=row.next,
        )

    def watcher_infos(self) -> list[Watcher]:
        return [
            Watcher(id, self.name_of_watcher(key), key in self.row.muted, self.connected(key))
            for id, key in self.watchers().items()
        ]

    def shown_out(self) -> list[Watcher]:
        """The kicked people who may be let in again. Those who have played here may not."""
        played = {one.key for one in self.row.former}
        return [
            Watcher(watcher_id(self.id, key), nick, False, False)
            for key, nick in self.row.kicked.items()
            if key not in played
        ]

    def kicked(self, id: str) -> str:
        """The key of somebody who was shown out, by the id that others know."""
        for key in self.row.kicked:
            if watcher_id(self.id, key) == id:
                return key
        raise Refused("table-no-such-watcher", Reason.NOT_NOW)

    def seat_info(self, chair: Chair) -> SeatInfo:
        away = None if chair.key is None else self.away_since(chair.key)
        return seat_info(chair, self.connected(chair.key), away)

    # Telling

    def tell_table(self, listener: Listener) -> None:
        listener.tell(msgspec.json.encode(TableMessage(self.info(listener.key, listener.base))))

    def tell_everybody(self) -> None:
        """The table has changed, apart from the game."""
        self.told += 1
        self.told_away = self.absent()
        for listener in list(self.listeners):
            self.tell_table(listener)

    def tell_who_watches(self) -> None:
        """A watcher came or left. Only the seated people are told, because watchers may be many."""
        people = self.people()
        for listener in list(self.listeners):
            if listener.key in people:
                self.tell_table(listener)

    def tell_clocks(self, listeners: list[Listener] | None = None) -> None:
        """What the clocks show now, where there are any."""
        shown = clocks(self.row, steady_now())
        if shown is not None:
            for listener in self.listeners if listeners is None else listeners:
                listener.tell(msgspec.json.encode(shown))

    def eyes_of(self, key: str) -> list[int]:
        """The seats whose view this person gets."""
        return self.seats_of(key) or [WATCHER]

    def show(self, listener: Listener) -> None:
        """Send everything that somebody's own seats see of the game."""
        if self.progress is not None:
            for seat in self.eyes_of(listener.key):
                listener.tell(self.progress.eyes[seat].message())

    def tell(self, messages: Mapping[int, bytes]) -> None:
        """Send everybody what their own seats may know."""
        for listener in list(self.listeners):
            for seat in self.eyes_of(listener.key):
                if seat in messages:
                    listener.tell(messages[seat])


def link_to(base: str, table: str) -> str:
    return f"{base}/t/{table}"


def watcher_id(table: str, key: str) -> str:
    """The id by which others know a watcher; it is different at every table."""
    return blake2b(f"{table} {key}".encode(), digest_size=8, person=b"undercroft-seen").hexdigest()


def seat_info(chair: Chair, connected: bool, away: int | None = None) -> SeatInfo:
    if chair.bot is not None:
        return SeatInfo("bot", None, chair.bot, True, resigned=chair.resigned)
    if chair.key is None:
        return SeatInfo("open", None, None, False)
    return SeatInfo(
        "person", chair.nick or None, None, connected, chair.stand_in, away, resigned=chair.resigned
    )


def summary(row: TableRow, key: str, seats: list[SeatInfo]) -> TableSummary:
    """A table in somebody's list."""
    return TableSummary(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=seats,
        your_turn=any(row.asks(seat) and row.chairs[seat].stand_in is None for seat in row.seats_of(key)),
        updated=row.updated,
        ending=row.ending,
    )


def first_progress(game: Game, row: TableRow) -> Progress:
    """A started table before its first step. There are no snapshots: replaying a whole game takes milliseconds."""
    seats = len(row.chairs)
    options = accept_options(game, seats, row.options)
    match = resume(game, seats, options, row.position, row.setup or [])
    return Progress(match, row.secret, row.nonces or [])


def replay_all(
    game: Game, row: TableRow, steps: list[EntryRow], heard: int
) -> tuple[Progress, list[dict[int, bytes]]]:
    """The progress after these steps, and the messages of those after step number `heard`."""
    progress = first_progress(game, row)
    news: list[dict[int, bytes]] = []
    for step in steps:
        messages = progress.replay(step)
        if step.number > heard:
            news.append(messages)
    if row.ending is not None:
        progress.end()
    return progress, news

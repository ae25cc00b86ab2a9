"""All tables: finding them, changing them, listing them, and who listens. They are set up in openings.py."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from msgspec.structs import replace

from undercroft.core.game import Game, IllegalSetup, accept_options
from undercroft.core.match import BadRecord
from undercroft.core.position import BadPosition
from undercroft.core.rng import ScriptError
from undercroft.core.view import Message
from undercroft.refusal import Reason, Refused
from undercroft.server.chance import Chance
from undercroft.server.cluster.notices import notice_mark
from undercroft.server.cluster.ownership import Elsewhere, Ownership
from undercroft.server.limits import Limits
from undercroft.server.protocol.messages import TableSummary
from undercroft.server.steady import steady_now
from undercroft.server.store.arrivals import Visit, read_arrivals, read_with_speakers
from undercroft.server.store.backend import NotOurs
from undercroft.server.store.chat import Line
from undercroft.server.store.rows import EntryRow, TableRow
from undercroft.server.store.store import Store, now
from undercroft.server.store.together import Together
from undercroft.server.tables import audit_log
from undercroft.server.tables.clock import changed as clock_changes
from undercroft.server.tables.clock import is_over, shown_otherwise, wind, with_grace
from undercroft.server.tables.consent import still_proposed
from undercroft.server.tables.people_first import PeopleFirst
from undercroft.server.tables.presence import seats_seen
from undercroft.server.tables.progress import Progress
from undercroft.server.tables.quotas import Quotas
from undercroft.server.tables.removal import returned
from undercroft.server.tables.seating import add_promise, come_back, kept_out, seats_to_return
from undercroft.server.tables.table import Listener, Table, replay_all, seat_info, summary

LISTED_FOR = 3_600_000  # milliseconds for which an abandoned public table is still listed
RETURN_GRACE = 10_000  # milliseconds for people to come back to a table whose process has ended


class Tables:
    """The tables that are in use; all others are only in the database."""

    def __init__(
        self,
        store: Store,
        games: dict[str, Game],
        limits: Limits,
        chance: Chance,
        ownership: Ownership | None = None,
        sets: Sequence[Game] = (),
    ) -> None:
        self.store = store
        self.ownership = ownership or Ownership()
        self.games = games
        self.sets = sets  # games with other sets of components than the usual
        self.limits = limits
        self.chance = chance
        self.quotas = Quotas(store, limits)
        self.people_first = PeopleFirst()
        self.loaded: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.arrivals = Together(store, read_arrivals)
        self.rows = Together(store, read_with_speakers)
        self.may_be_listed = True  # False on a server for invited people: no table is listed
        self.on_change: Callable[[Table], None] = lambda table: None  # called after every change of a table

    def game(self, slug: str, components: str | None = None) -> Game:
        """A game with its usual set of components, or with the one of this name."""
        game = self.games.get(slug)
        if game is None:
            raise Refused("setup-game", Reason.IMPOSSIBLE, game=slug)
        if components is None or components == game.set:
            return game
        for other in self.sets:
            if other.slug == slug and other.set == components:
                return other
        raise Refused("setup-set", Reason.IMPOSSIBLE, name=components)

    async def find(self, id: str) -> Table:
        """A table of this process; raises Elsewhere if another process has it."""
        self.must_hold()
        table = self.loaded.get(id)
        if table is not None:
            return table
        # Several people may come to it at once; one reading serves them all, and goes on if the first of them leaves.
        loading = self.loading.get(id)
        if loading is None:
            loading = self.loading[id] = asyncio.ensure_future(self.load(id))
            loading.add_done_callback(partial(self.end_loading, id))
        return await asyncio.shield(loading)

    def end_loading(self, id: str, loading: asyncio.Future[Table]) -> None:
        del self.loading[id]
        if not loading.cancelled():
            loading.exception()  # seen, even if everybody who waited for it has left

    async def load(self, id: str) -> Table:
        row, speakers = await self.rows.ask(id)
        if row is None:
            raise Refused("table-unknown", Reason.NOT_FOUND)
        before = row.owner
        if before != self.store.owner:
            await self.ownership.take(id)
            row, speakers = await self.rows.ask(id)
            if row is None:
                raise Refused("table-unknown", Reason.NOT_FOUND)
        if clock_changes(row, with_grace(row, steady_now())):
            row = await self.store.change(id, lambda row: with_grace(row, steady_now()), touch=False)
        if row.owner != self.store.owner:
            raise NotOurs
        self.forget_idle()
        absence = int(self.limits.absence_seconds * 1000)
        long_absence = int(self.limits.opening_seconds * 1000)
        made = Table(row, absence, speakers, long_absence, self.set_of(row), self.constants_of(row))
        table = self.loaded.setdefault(id, made)
        if before is not None and before != row.owner:
            # They were connected to a process that has ended.
            table.read = steady_now() + RETURN_GRACE
        self.on_change(table)
        return table

    def forget_idle(self) -> None:
        """Drop tables that nobody looks at, the longest unused first."""
        surplus = len(self.loaded) + 1 - self.limits.tables_in_memory
        if surplus <= 0:
            return
        idle = [id for id, table in self.loaded.items() if table.idle()]
        for id in idle[:surplus]:
            del self.loaded[id]

    def must_hold(self) -> None:
        """Raises NotOurs if this process may not answer for its tables any more."""
        if not self.ownership.holds():
            self.drop_all()
            raise NotOurs

    def drop_all(self) -> None:
        for table in list(self.loaded.values()):
            self.drop(table)

    def drop(self, table: Table) -> None:
        """A table that is not ours any more: people come again and find its new owner."""
        if self.loaded.get(table.id) is table:
            del self.loaded[table.id]
        table.lock.given_up = True
        if table.timer is not None:
            table.timer.cancel()
        if table.bots is not None:
            table.bots.cancel()
        for listener in table.listeners:
            listener.move_on()
        table.listeners.clear()

    async def let_go(self, table: Table) -> bool:
        """Leave a table to the process to which its first page comes. Returns False if somebody has been here."""
        async with table.lock:
            if table.visited:
                return False
            await self.ownership.release(table.id)
            self.drop(table)
            return True

    async def look(self, id: str) -> Table:
        """A table, read again from the database."""
        table = await self.find(id)
        async with table.lock:
            await self.refresh(table)
        return table

    async def refresh(self, table: Table) -> None:
        """Read the table's row again, not its entries. The lock must be held, or a newer row could be lost."""
        self.take_row(table, await self.store.table(table.id))

    def take_row(self, table: Table, row: TableRow | None) -> None:
        if row is None:
            # The operator has deleted it: nobody there should go on waiting.
            self.loaded.pop(table.id, None)
            for listener in list(table.listeners):
                listener.dismiss(Message("table-unknown"))
            raise Refused("table-unknown", Reason.NOT_FOUND)
        if self.store.owner is not None and row.owner != self.store.owner:
            self.drop(table)
            raise NotOurs
        table.row = row

    async def progress_of(self, table: Table) -> Progress:
        """The game at a table, read from its entries if it is not in memory. The table's lock must be held."""
        if table.progress is None:
            await self.reload(table, heard=None)
        assert table.progress is not None
        return table.progress

    async def reload(self, table: Table, heard: int | None) -> None:
        """Rebuild the game from its entries, and tell people what happened after the step numbered `heard`."""
        table.progress = None
        await self.refresh(table)
        await self.rebuild(table, heard)

    async def rebuild(self, table: Table, heard: int | None) -> None:
        """The same, for a row that was just read."""
        row = table.row
        if not row.begun:
            raise Refused("table-not-started", Reason.NOT_NOW)
        game = self.game_of(row)
        steps = await self.store.entries(table.id, 0)
        last = len(steps) if heard is None else heard
        try:
            table.progress, news = await asyncio.to_thread(replay_all, game, row, steps, last)
        except (BadRecord, BadPosition, IllegalSetup, ScriptError) as error:
            raise Refused("table-unreadable", Reason.NOT_NOW, what=str(error)) from error
        for messages in news:
            table.tell(messages)

    async def catch_up(self, table: Table, progress: Progress) -> None:
        """Do and tell the steps that another process has written in the meantime."""
        steps = await self.store.entries(table.id, progress.number)
        if steps:
            await self.refresh(table)
        self.take_steps(table, progress, steps)

    def take_steps(self, table: Table, progress: Progress, steps: list[EntryRow]) -> None:
        for step in steps:
            table.tell(progress.replay(step))
        if table.row.ending is not None and not progress.ended:
            table.tell(progress.end())

    def game_of(self, row: TableRow) -> Game:
        """The game of a table, in the edition and with the components it was opened with."""
        game = self.games.get(row.game)
        if game is None:
            raise Refused("table-game-missing", Reason.NOT_NOW, game=row.game)
        if game.edition != row.edition:
            raise Refused("table-other-edition", Reason.NOT_NOW, theirs=row.edition, ours=game.edition)
        found = self.with_components(row)
        if found is None:
            raise Refused("table-other-components", Reason.NOT_NOW)
        return found

    def with_components(self, row: TableRow) -> Game | None:
        """The game with the components of a table; None if they are not installed any more."""
        for game in (*self.games.values(), *self.sets):
            if game.slug == row.game and game.digest == row.components:
                return game
        return None

    def set_of(self, row: TableRow) -> str:
        """What the components of a table are called; empty for the box's own."""
        game = self.with_components(row)
        return "" if game is None else game.set

    def constants_of(self, row: TableRow) -> msgspec.Struct | None:
        """What never changes in the game of a table; None if its components are gone, too."""
        game = self.with_components(row)
        if game is None:
            return None
        seats = len(row.chairs)
        try:
            return game.constants_of(seats, accept_options(game, seats, row.options))
        except IllegalSetup:  # what an older version allowed; whoever goes on playing is told
            return None

    async def keep_out(self, id: str, who: str, nick: str) -> None:
        """Somebody who was shown out may not come to the next table either."""

        def rule(row: TableRow) -> TableRow:
            return kept_out(row, who, nick)

        try:
            table = await self.find(id)
        except Elsewhere:
            await self.store.change(id, rule, anybodys=True)
            self.ownership.tell_changed(id)
            return
        async with table.lock:
            await self.change(table, rule)

    async def note_change(self, mark: str) -> None:
        """Another process has changed a table of ours."""
        for table in [table for table in self.loaded.values() if notice_mark(table.id) == mark]:
            async with table.lock:
                await self.refresh(table)
                self.dismiss_kicked(table)
                table.tell_everybody()

    # Changing

    async def change(self, table: Table, rule: Callable[[TableRow], TableRow], touch: bool = True) -> None:
        """Change a table by a rule, and tell everybody concerned. The table's lock must be held."""
        made = steady_now()
        before = table.row
        eyes = [(listener, table.eyes_of(listener.key)) for listener in table.listeners]
        table.row = await self.store.change(
            table.id, lambda row: wind(still_proposed(rule(row)), made), touch
        )
        after = table.row
        if after == before:
            return
        for chair in after.chairs:
            if chair.key is not None and not before.seats_of(chair.key) and not table.connected(chair.key):
                table.left[chair.key] = made
        self.dismiss_kicked(table)
        table.note_company()
        if after.ending is not None and before.ending is None:
            audit_log.ended(after, after.ending)
            if table.progress is not None:
                table.tell(table.progress.end())
        table.tell_everybody()
        if after.begun:
            # People who got or lost a seat have a new view.
            for listener, seen in eyes:
                if listener in table.listeners and table.eyes_of(listener.key) != seen:
                    await self.progress_of(table)
                    table.show(listener)
        if after.begun and shown_otherwise(before, after):
            table.tell_clocks()
        self.on_change(table)

    def dismiss_kicked(self, table: Table) -> None:
        for listener in [listener for listener in table.listeners if listener.key in table.row.kicked]:
            table.listeners.remove(listener)
            listener.dismiss(Message("table-shut-out"))

    async def back(self, table: Table, seats: list[int]) -> None:
        """The people in these seats play themselves again; if their time is over, after the bot has decided.

        The table's lock must be held.
        """
        stood_in = {seat for seat in seats if table.row.chairs[seat].stand_in is not None}
        late = {seat for seat in stood_in if is_over(table.row, seat, steady_now())}
        table.returning = table.returning.difference(seats) | late
        if stood_in - late:
            await self.change(table, lambda row: come_back(row, sorted(stood_in - late)))

    async def rename(self, key: str, nick: str) -> None:
        await self.store.rename(key, nick)
        self.ownership.tell_renamed(key)
        await self.note_name(key, nick)

    async def note_name(self, key: str, nick: str) -> None:
        """Tell a person's new name at the tables of this process."""
        for table in list(self.loaded.values()):
            if key in table.nicks:
                table.nicks[key] = nick
            if table.seats_of(key):
                async with table.lock:
                    await self.refresh(table)
                    table.tell_everybody()
            elif key in table.nicks:
                table.tell_who_watches()

    async def summaries(self, key: str) -> list[TableSummary]:
        rows = await self.store.tables_of(key, self.limits.tables_listed)
        return [self.summary(row, key) for row in rows]

    def summary(self, row: TableRow, key: str) -> TableSummary:
        table = self.loaded.get(row.id)
        if table is not None:
            return summary(row, key, [table.seat_info(chair) for chair in row.chairs])
        presence = self.ownership.presences.get(notice_mark(row.id))
        if presence is None:
            return summary(row, key, [seat_info(chair, False) for chair in row.chairs])
        return summary(row, key, seats_seen(row, presence, self.limits.absence_seconds))

    async def open_ones(self, key: str) -> list[TableSummary]:
        """The public tables."""
        if not self.may_be_listed:
            return []
        waiting = [id for id, table in self.loaded.items() if table.company is not None]
        since = now() - LISTED_FOR
        if self.ownership.presences:
            listed = await self.store.listed_before(since)
            waiting.extend(id for id in listed if notice_mark(id) in self.ownership.presences)
        rows = await self.store.listed(key, since, waiting, self.limits.tables_listed)
        return [self.summary(row, key) for row in rows]

    # Listening

    async def join(self, id: str, listener: Listener, promise: str | None) -> list[Line]:
        """Somebody opens the table's page: they get everything their seats may know, and others see that they came.

        Returns the last lines of the chat. Nobody writes one in between: that needs the lock too.
        """
        table = await self.find(id)
        key = listener.key
        async with table.lock:
            progress = table.progress
            found = await self.arrivals.ask(Visit(id, key, None if progress is None else progress.number))
            self.take_row(table, found.row)
            table.must_admit(key)
            if promise and table.row.status == "lobby" and table.seats_of(key):
                await self.change(table, lambda row: add_promise(row, key, promise), touch=False)
            if progress is not None:
                self.take_steps(table, progress, found.steps)
            elif table.row.begun:
                await self.rebuild(table, heard=None)
            if seats_to_return(table.row, key):
                await self.change(table, lambda row: returned(row, key))
            if table.row.proposal is not None and table.row.proposal.chair in table.seats_of(key):
                await self.change(table, lambda row: replace(row, proposal=None))
            new = not table.connected(key)
            table.visited = True
            table.nicks[key] = found.nick
            if listener not in table.listeners:
                table.listeners.append(listener)
            table.left.pop(key, None)
            table.note_company()
            if new and table.seats_of(key):
                table.tell_everybody()
            else:
                table.tell_table(listener)
                if new:
                    table.tell_who_watches()
            table.show(listener)
            table.tell_clocks([listener])
            await self.back(table, table.seats_of(key))
        self.on_change(table)
        return found.lines

    def leave(self, id: str, listener: Listener) -> None:
        table = self.loaded.get(id)
        if table is None or listener not in table.listeners:
            return
        table.listeners.remove(listener)
        if not table.connected(listener.key):
            table.nicks.pop(listener.key, None)
            table.left[listener.key] = steady_now()
            table.note_company()
            if table.seats_of(listener.key):
                table.tell_everybody()
            else:
                table.tell_who_watches()
        self.on_change(table)

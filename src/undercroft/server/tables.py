"""All tables: finding them, setting them up, sitting down, starting. What happens in a game is in moves.py."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import msgspec

from undercroft.core.game import Game, IllegalSetup, accept_options
from undercroft.core.match import BadRecord, Match, match_from, new_match
from undercroft.core.position import BadPosition
from undercroft.core.rng import FairRng, ScriptError
from undercroft.server import diary
from undercroft.server.chance import Chance, new_table_id
from undercroft.server.limits import Limits
from undercroft.server.progress import Progress
from undercroft.server.store import Chair, Store, TableRow, now
from undercroft.server.table import Listener, Table, replay_all, summary
from undercroft.server.wire import BotWish, NewTable, Refusal, SitWish, TableSummary


class Tables:
    """The tables that somebody uses at the moment; all others are only in the database."""

    def __init__(self, store: Store, games: dict[str, Game], limits: Limits, chance: Chance) -> None:
        self.store = store
        self.games = games
        self.limits = limits
        self.chance = chance
        self.loaded: dict[str, Table] = {}
        self.may_be_listed = True  # False where only the invited play: no table is shown on the shelf
        self.on_change: Callable[[Table], None] = lambda table: None  # called when somebody new may be asked

    def game(self, slug: str) -> Game:
        game = self.games.get(slug)
        if game is None:
            raise Refusal(422, "setup-game", game=slug)
        return game

    async def find(self, id: str) -> Table:
        table = self.loaded.get(id)
        if table is None:
            row = await self.store.table(id)
            if row is None:
                raise Refusal(404, "table-unknown")
            self.forget_idle()
            table = self.loaded.setdefault(id, Table(row))
        return table

    def forget_idle(self) -> None:
        """Memory is a cache: drop the tables nobody looks at, the longest unused first."""
        surplus = len(self.loaded) + 1 - self.limits.tables_in_memory
        if surplus <= 0:
            return
        idle = [id for id, table in self.loaded.items() if table.idle()]
        for id in idle[:surplus]:
            del self.loaded[id]

    async def look(self, id: str) -> Table:
        """A table as it stands in the database now."""
        table = await self.find(id)
        async with table.lock:
            await self.refresh(table)
        return table

    async def refresh(self, table: Table) -> None:
        """Read the table again, its entries apart. The table's lock must be held, or a newer row could be lost."""
        row = await self.store.table(table.id)
        if row is None:
            raise Refusal(404, "table-unknown")
        table.row = row

    async def progress_of(self, table: Table) -> Progress:
        """The game at a table, read from its entries if it is not in memory. The table's lock must be held."""
        if table.progress is None:
            await self.reload(table, heard=None)
        assert table.progress is not None
        return table.progress

    async def reload(self, table: Table, heard: int | None) -> None:
        """Build the game from its entries, and tell what happened after the step numbered `heard`."""
        table.progress = None
        await self.refresh(table)
        row = table.row
        if row.status == "lobby":
            raise Refusal(409, "table-not-started")
        game = self.game_of(row)
        steps = await self.store.entries(table.id, 0)
        last = len(steps) if heard is None else heard
        try:
            table.progress, news = await asyncio.to_thread(replay_all, game, row, steps, last)
        except (BadRecord, BadPosition, IllegalSetup, ScriptError) as error:
            raise Refusal(409, "table-unreadable", what=str(error)) from error
        for messages in news:
            table.tell(messages)

    async def catch_up(self, table: Table, progress: Progress) -> None:
        """Do and tell what another process has written in the meantime."""
        for step in await self.store.entries(table.id, progress.number):
            table.tell(progress.replay(step))
            table.row = replace(table.row, **vars(progress.standing()))

    def game_of(self, row: TableRow) -> Game:
        """The game of a table, in the edition and with the components it was opened with."""
        game = self.games.get(row.game)
        if game is None:
            raise Refusal(409, "table-game-missing", game=row.game)
        if game.edition != row.edition:
            raise Refusal(409, "table-other-edition", theirs=row.edition, ours=game.edition)
        if game.digest != row.components:
            raise Refusal(409, "table-other-components")
        return game

    # Setting up

    async def create(self, key: str, wish: NewTable) -> Table:
        game = self.game(wish.game)
        shown = wish.options
        if shown is None and game.fewest <= wish.seats <= game.most:
            shown = msgspec.to_builtins(game.defaults(wish.seats))
        try:
            options = accept_options(game, wish.seats, shown)
        except IllegalSetup as error:
            raise refused_setup(error) from None
        bots = wish.bots or [None] * wish.seats
        if len(bots) != wish.seats:
            raise Refusal(422, "setup-bots", seats=wish.seats, bots=len(bots))
        for bot in bots:
            check_bot(game, bot)
        if await self.store.unfinished(key) >= self.limits.tables_unfinished:
            raise Refusal(429, "limit-tables", most=self.limits.tables_unfinished)
        sitters = [Chair(bot=bot) for bot in bots]
        for seat, chair in enumerate(sitters):
            if chair.bot is None:
                sitters[seat] = Chair(key=key)
                break
        row = self.new_row(game, options, key)
        await self.store.create(row, sitters)
        diary.opened(row, len(sitters))
        table = await self.find(row.id)
        if wish.start and all(chair.key or chair.bot for chair in sitters):
            await self.start(row.id, key)
        return table

    async def create_from_position(self, game: Game, position: object) -> str:
        """A table that begins from a dump; raises BadPosition. Who sits down first is its host."""
        match = match_from(game, position)
        row = replace(self.new_row(game, match.options, None), position=position)
        id = await self.store.create(row, [Chair() for _ in range(match.seats)])
        diary.opened(row, match.seats)
        return id

    def new_row(self, game: Game, options: msgspec.Struct, host: str | None) -> TableRow:
        made = now()
        return TableRow(
            id=new_table_id(),
            game=game.slug,
            edition=game.edition,
            components=game.digest,
            options=msgspec.to_builtins(options),
            position=None,
            host=host,
            secret=self.chance.secret(),
            nonces=None,
            setup=None,
            status="lobby",
            waiting=0,
            moves=0,
            next=None,
            created=made,
            updated=made,
        )

    async def again(self, id: str, key: str) -> Table:
        """A new table for the same people; whoever asks second is led to the one that is already there."""
        table = await self.find(id)
        async with table.lock:
            await self.refresh(table)
            row = table.row
            if not table.seats_of(key):
                raise Refusal(403, "table-not-seated")
            if row.status != "over":
                raise Refusal(409, "table-not-over")
            game = self.game(row.game)
            try:
                options = accept_options(game, len(row.chairs), row.options)
            except IllegalSetup as error:
                raise refused_setup(error) from None
            sitters = [Chair(key=chair.key, bot=chair.bot) for chair in row.chairs]
            new = self.new_row(game, options, key)
            following = await self.store.create(new, sitters, previous=id)
            if following == new.id:
                diary.opened(new, len(sitters))
            await self.refresh(table)
            table.tell_everybody()
        return await self.find(following)

    # Chairs

    async def sit(self, id: str, key: str, wish: SitWish) -> Table:
        table = await self.find(id)
        async with table.lock:
            await self.refresh(table)
            table.must_be_in_lobby()
            if wish.seat is None and table.seats_of(key):
                return table
            while True:
                seat = free_seat(table.row.chairs, wish.seat)
                taken = await self.store.sit(id, seat, key, wish.nonce or "")
                await self.refresh(table)
                if taken:
                    break
                table.must_be_in_lobby()
            table.tell_everybody()
        return table

    async def stand(self, id: str, key: str, seat: int) -> Table:
        table = await self.find(id)
        async with table.lock:
            await self.refresh(table)
            table.must_be_in_lobby()
            table.must_hold(key, seat)
            await self.store.stand(id, seat, key)
            await self.refresh(table)
            table.tell_everybody()
        return table

    async def seat_bot(self, id: str, key: str, wish: BotWish) -> Table:
        table = await self.find(id)
        async with table.lock:
            await self.refresh(table)
            table.must_host(key)
            table.must_be_in_lobby()
            check_bot(self.game_of(table.row), wish.bot)
            if wish.seat >= len(table.row.chairs):
                raise Refusal(422, "table-no-such-seat", number=wish.seat + 1)
            changed = await self.store.seat_bot(id, wish.seat, wish.bot)
            await self.refresh(table)
            if not changed:
                raise Refusal(409, "table-seat-taken", number=wish.seat + 1)
            table.tell_everybody()
        return table

    async def start(self, id: str, key: str) -> Table:
        table = await self.find(id)
        async with table.lock:
            await self.refresh(table)
            table.must_host(key)
            while True:
                table.must_be_in_lobby()
                row = table.row
                open_seats = [s + 1 for s, chair in enumerate(row.chairs) if not (chair.key or chair.bot)]
                if open_seats:
                    raise Refusal(409, "table-seats-open", count=len(open_seats))
                nonces = self.chance.nonces([chair.nonce for chair in row.chairs])
                match = first_match(self.game_of(row), row, nonces)
                progress = Progress(match, row.secret, nonces)
                begun = await self.store.start(id, row.chairs, nonces, match.setup, progress.standing())
                await self.refresh(table)
                if begun:
                    break
            table.progress = progress
            diary.started(table.row)
            table.tell_everybody()
            table.tell({eye.seat: eye.message() for eye in progress.eyes.values()})
        self.on_change(table)
        return table

    async def rename(self, key: str, nick: str) -> None:
        await self.store.rename(key, nick)
        for table in list(self.loaded.values()):
            if table.seats_of(key):
                async with table.lock:
                    await self.refresh(table)
                    table.tell_everybody()

    async def summaries(self, key: str) -> list[TableSummary]:
        rows = await self.store.tables_of(key, self.limits.tables_listed)
        return [summary(row, key, self.loaded.get(row.id)) for row in rows]

    # Listening

    async def join(self, id: str, listener: Listener, nonce: str | None) -> None:
        """Somebody opens the table's page: they get everything their seats may know, and others see them come."""
        table = await self.find(id)
        async with table.lock:
            if nonce and table.row.status == "lobby" and table.seats_of(listener.key):
                await self.store.add_nonce(id, listener.key, nonce)
            await self.refresh(table)
            if table.row.status != "lobby":
                await self.catch_up(table, await self.progress_of(table))
            came = not table.connected(listener.key) and bool(table.seats_of(listener.key))
            if listener not in table.listeners:
                table.listeners.append(listener)
            for other in table.listeners:
                if came or other is listener:
                    table.tell_table(other)
            if table.progress is not None:
                for seat in table.eyes_of(listener.key):
                    listener.tell(table.progress.eyes[seat].message())
        self.on_change(table)

    def leave(self, id: str, listener: Listener) -> None:
        table = self.loaded.get(id)
        if table is None or listener not in table.listeners:
            return
        table.listeners.remove(listener)
        if table.seats_of(listener.key) and not table.connected(listener.key):
            table.tell_everybody()


def first_match(game: Game, row: TableRow, nonces: list[str]) -> Match:
    """Set the game up with the fair dice of the table, or as its position says."""
    if row.position is not None:
        try:
            return match_from(game, row.position)
        except BadPosition as error:
            raise Refusal(409, "table-unreadable", what=str(error)) from None
    try:
        options = accept_options(game, len(row.chairs), row.options)
    except IllegalSetup as error:
        raise refused_setup(error) from None
    return new_match(game, len(row.chairs), options, FairRng(row.secret, nonces))


def refused_setup(error: IllegalSetup) -> Refusal:
    return Refusal(422, error.message.id, **error.message.args)


def check_bot(game: Game, bot: str | None) -> None:
    if bot is not None and bot not in game.bots():
        raise Refusal(422, "setup-bot", bot=bot, bots=list(game.bots()))


def free_seat(sitters: list[Chair], wanted: int | None) -> int:
    """The wanted chair, or the first one that is free."""
    if wanted is not None:
        if wanted >= len(sitters):
            raise Refusal(422, "table-no-such-seat", number=wanted + 1)
        if sitters[wanted].key or sitters[wanted].bot:
            raise Refusal(409, "table-seat-taken", number=wanted + 1)
        return wanted
    for seat, chair in enumerate(sitters):
        if not chair.key and not chair.bot:
            return seat
    raise Refusal(409, "table-full")

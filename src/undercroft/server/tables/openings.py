"""Opening tables, the next one for the same people, and the start of a game."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import asdict, replace

from undercroft.core.game import Game, IllegalSetup, accept_options
from undercroft.core.match import Match, match_from, new_match
from undercroft.core.position import BadPosition
from undercroft.core.rng import FairRng
from undercroft.refusal import Reason, Refused
from undercroft.server.chance import new_code, new_table_id
from undercroft.server.cluster.ownership import Elsewhere
from undercroft.server.protocol.requests import NewTable, StartRequest
from undercroft.server.store.rows import Chair, TableRow
from undercroft.server.store.store import now
from undercroft.server.tables import audit_log
from undercroft.server.tables.clock import set_up as set_up_clocks
from undercroft.server.tables.progress import Progress
from undercroft.server.tables.seating import add_promise, ask_for_parts, check_bot, give_part
from undercroft.server.tables.table import Table
from undercroft.server.tables.tables import Tables

USUAL_START = StartRequest()


class Openings:
    """Opens tables and starts their games."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def create(self, key: str, request: NewTable, address: str) -> Table:
        self.tables.must_hold()
        game = self.tables.game(request.game, request.set)
        shown = request.options
        if shown is None and game.fewest <= request.seats <= game.most:
            shown = msgspec.to_builtins(game.defaults(request.seats))
        try:
            options = accept_options(game, request.seats, shown)
        except IllegalSetup as error:
            raise refused_setup(error) from None
        bots = request.bots or [None] * request.seats
        if len(bots) != request.seats:
            raise Refused("setup-bots", Reason.IMPOSSIBLE, seats=request.seats, bots=len(bots))
        for bot in bots:
            check_bot(game, bot)
        await self.tables.quotas.check_tables(key, address)
        sitters = [Chair(bot=bot) for bot in bots]
        for seat, chair in enumerate(sitters):
            if chair.bot is None:
                sitters[seat] = Chair(key=key)
                break
        starts = request.start and not any(chair.free for chair in sitters)
        if starts and any(bots):
            await self.tables.quotas.check_bots(key, address)
        row = replace(self.new_row(game, options, key), settings=request.settings)
        await self.tables.store.create(row, sitters)
        self.tables.quotas.note(address, row.id)
        audit_log.opened(row, len(sitters))
        table = await self.tables.find(row.id)
        if starts:
            await self.start(row.id, key, address)
        return table

    async def create_from_position(self, game: Game, position: object) -> str:
        """A table that begins from a dumped position; raises BadPosition. The first to sit down becomes its host."""
        match = match_from(game, position)
        row = replace(self.new_row(game, match.options, None), position=position)
        id = await self.tables.store.create(row, [Chair() for _ in range(match.seats)])
        audit_log.opened(row, match.seats)
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
            secret=self.tables.chance.secret(),
            nonces=None,
            setup=None,
            status="lobby",
            waiting=0,
            moves=0,
            next=None,
            created=made,
            updated=made,
            code=new_code(),
        )

    async def again(self, id: str, key: str, address: str) -> Table:
        """A new table for the same people. Whoever asks second gets the table that is already there.

        People who were kicked or muted stay so.
        """
        table = await self.tables.find(id)
        async with table.lock:
            await self.tables.refresh(table)
            row = table.row
            if not table.seats_of(key):
                raise Refused("table-not-seated", Reason.FORBIDDEN)
            if row.status != "over":
                raise Refused("table-not-over", Reason.NOT_NOW)
            if row.next is None:
                await self.tables.quotas.check_tables(key, address)
            game = self.tables.with_components(row) or self.tables.game(row.game)
            try:
                options = accept_options(game, len(row.chairs), row.options)
            except IllegalSetup as error:
                raise refused_setup(error) from None
            sitters = [Chair(key=chair.key, bot=chair.bot, named=chair.named) for chair in row.chairs]
            new = replace(
                self.new_row(game, options, key), settings=row.settings, kicked=row.kicked, muted=row.muted
            )
            following = await self.tables.store.create(new, sitters, previous=id)
            if following == new.id:
                self.tables.quotas.note(address, new.id)
                audit_log.opened(new, len(sitters))
            await self.tables.refresh(table)
            table.tell_everybody()
        try:
            found = await self.tables.find(following)
        except Elsewhere as elsewhere:
            raise Elsewhere(elsewhere.owner, f"/api/tables/{following}") from None
        found.must_admit(key)
        return found

    async def start(self, id: str, key: str, address: str, request: StartRequest = USUAL_START) -> Table:
        """The host starts the game: at once if all parts of the dice are there; otherwise everybody is asked."""
        table = await self.tables.find(id)
        if any(chair.bot for chair in table.row.chairs):
            await self.tables.quotas.check_bots(key, address)
            self.tables.quotas.note(address, id)

        def rule(row: TableRow) -> TableRow:
            if request.promise:
                row = add_promise(row, key, request.promise)
            return ask_for_parts(row, key, request.without)

        async with table.lock:
            await self.begin_when_ready(table, rule, request.without)
        return table

    async def give_part(self, id: str, key: str, nonce: str) -> Table:
        """Somebody gives their part of the dice. With the last one the game begins."""
        table = await self.tables.find(id)
        async with table.lock:
            await self.begin_when_ready(table, lambda row: give_part(row, key, nonce))
        return table

    async def begin_when_ready(
        self, table: Table, rule: Callable[[TableRow], TableRow], without: bool = False
    ) -> None:
        """Change a table that is about to start, and set the game up once nothing is missing. The lock must be held."""
        begun: list[Progress] = []

        def change(row: TableRow) -> TableRow:
            row = rule(row)
            if row.unopened() and not without:
                return row
            given = [chair.nonce for chair in row.chairs]
            nonces = self.tables.chance.nonces(given)
            promises = row.promises if nonces == given else [""] * len(given)
            match = first_match(self.tables.game_of(row), row, nonces)
            progress = Progress(match, row.secret, nonces)
            begun.append(progress)
            return set_up_clocks(
                replace(
                    row, nonces=nonces, promises=promises, setup=match.setup, **asdict(progress.standing())
                )
            )

        await self.tables.change(table, change)
        if not begun:
            return
        table.progress = begun[-1]
        audit_log.started(table.row)
        table.tell({eye.seat: eye.message() for eye in begun[-1].eyes.values()})


def first_match(game: Game, row: TableRow, nonces: list[str]) -> Match:
    """Set the game up with the dice of the table, or from its position."""
    if row.position is not None:
        try:
            return match_from(game, row.position)
        except BadPosition as error:
            raise Refused("table-unreadable", Reason.NOT_NOW, what=str(error)) from None
    try:
        options = accept_options(game, len(row.chairs), row.options)
    except IllegalSetup as error:
        raise refused_setup(error) from None
    return new_match(game, len(row.chairs), options, FairRng(row.secret, nonces))


def refused_setup(error: IllegalSetup) -> Refused:
    return Refused(error.message.id, Reason.IMPOSSIBLE, **error.message.args)

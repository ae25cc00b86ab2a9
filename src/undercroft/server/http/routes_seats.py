"""The routes of meeting at a table: chairs, names, hosts, codes, who is thrown out, and who plays for the absent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from undercroft.refusal import Reason, Refused
from undercroft.server.http.identity import clean_nick
from undercroft.server.http.routes import ApiRoute, Call, seen
from undercroft.server.limits import Buckets, Limits
from undercroft.server.protocol.messages import CodeAnswer, Manners, TableInfo, TableSummary
from undercroft.server.protocol.requests import (
    BotWish,
    ChairName,
    MoveWish,
    MuteWish,
    Nothing,
    SeatWish,
    SitWish,
    StandWish,
    WatcherWish,
)
from undercroft.server.store.rows import TableRow
from undercroft.server.tables.clock import more_time
from undercroft.server.tables.seating import (
    check_bot,
    close,
    first_bot,
    hand_over,
    kick,
    let_speak,
    move,
    mute,
    name_chair,
    replace_person,
    resign,
    seat_bot,
    set_manners,
    show_out,
    sit,
    stand,
    stand_in,
)
from undercroft.server.tables.table import Table
from undercroft.server.tables.tables import Tables

Handler = Callable[[Call], Awaitable[TableInfo]]


class Meeting:
    """What these routes do. Most of them change a table by one of the rules of seating."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.limits = limits
        self.guessers = Buckets(limits.code_rate, limits.code_burst)

    def routes(self) -> list[ApiRoute]:
        def changing(name: str, says: str, handler: Handler, body: type) -> ApiRoute:
            path = "/api/tables/{table}/" + name
            return ApiRoute("POST", path, says, handler, body, TableInfo, refusals=(404, 409, 422))

        return [
            ApiRoute(
                "GET",
                "/api/open",
                "tables that want to be found",
                self.open_ones,
                None,
                list[TableSummary],
            ),
            ApiRoute(
                "GET",
                "/api/codes/{code}",
                "the table with this code",
                self.code,
                None,
                CodeAnswer,
                refusals=(404,),
            ),
            changing("manners", "how this table wants to play", self.manners, Manners),
            changing("sit", "sit down", self.sit, SitWish),
            changing("stand", "stand up", self.stand, StandWish),
            changing("bot", "give a chair to a bot", self.bot, BotWish),
            changing("name", "call the player on a chair otherwise", self.name, ChairName),
            changing("move", "take another chair", self.move, MoveWish),
            changing("kick", "show somebody the door", self.kick, SeatWish),
            changing("show_out", "show a watcher the door", self.show_out, WatcherWish),
            changing("mute", "let a watcher speak, or not", self.mute, MuteWish),
            changing("host", "hand the table over", self.host, SeatWish),
            changing("stand_in", "a bot plays until somebody is back", self.stand_in, BotWish),
            changing("replace", "a bot for good, or a free chair", self.replace, BotWish),
            changing("resign", "give a chair up", self.resign, SeatWish),
            changing("more_time", "give somebody more time", self.more_time, SeatWish),
            changing("close", "end a table at which nobody else plays", self.close, Nothing),
        ]

    async def open_ones(self, call: Call) -> list[TableSummary]:
        return await self.tables.open_ones(call.key)

    async def code(self, call: Call) -> CodeAnswer:
        """A code is short: whoever guesses must be slow."""
        self.guessers.take(call.address)
        found = await self.tables.store.by_code(str(call.request.path_params["code"]).upper())
        if found is None:
            raise Refused("table-no-such-code", Reason.NOT_FOUND)
        return CodeAnswer(found)

    async def change(self, call: Call, rule: Callable[[TableRow, Table], TableRow]) -> TableInfo:
        table = await self.tables.find(call.table)
        async with table.lock:
            await self.tables.change(table, lambda row: rule(row, table))
        return seen(table, call)

    async def manners(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, Manners)
        return await self.change(call, lambda row, table: set_manners(row, call.key, wish))

    async def sit(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, SitWish)
        return await self.change(call, lambda row, table: sit(row, call.key, wish))

    async def stand(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, StandWish)
        return await self.change(call, lambda row, table: stand(row, call.key, wish.seat))

    async def bot(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, BotWish)

        def rule(row: TableRow, table: Table) -> TableRow:
            changed = seat_bot(row, call.key, wish.seat, wish.bot)
            check_bot(self.tables.game_of(row), wish.bot)
            return changed

        return await self.change(call, rule)

    async def name(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, ChairName)
        nick = clean_nick(wish.nick, self.limits) if wish.nick.strip() else None
        return await self.change(call, lambda row, table: name_chair(row, call.key, wish.seat, nick))

    async def move(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, MoveWish)
        return await self.change(call, lambda row, table: move(row, call.key, wish.seat, wish.to))

    async def kick(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, SeatWish)
        return await self.change(call, lambda row, table: kick(row, call.key, wish.seat, table.away))

    async def show_out(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, WatcherWish)
        return await self.change(
            call, lambda row, table: show_out(row, call.key, table.watcher(wish.watcher), table.away)
        )

    async def mute(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, MuteWish)
        table = await self.tables.find(call.table)
        async with table.lock:
            who = table.watcher(wish.watcher)
            nick = table.name_of_watcher(who)
            if wish.muted:
                await self.tables.change(table, lambda row: mute(row, call.key, who, nick, table.away))
            else:
                await self.tables.change(table, lambda row: let_speak(row, call.key, who, table.away))
        return seen(table, call)

    async def host(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, SeatWish)
        return await self.change(call, lambda row, table: hand_over(row, call.key, wish.seat, table.away))

    async def stand_in(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, BotWish)

        def rule(row: TableRow, table: Table) -> TableRow:
            changed = stand_in(row, call.key, wish.seat, wish.bot, table.away)
            check_bot(self.tables.game_of(row), wish.bot)
            own = row.chairs[wish.seat].key == call.key
            return row if own and wish.bot is None else changed

        table = await self.tables.find(call.table)
        async with table.lock:
            await self.tables.change(table, lambda row: rule(row, table))
            if wish.bot is None and wish.seat in table.seats_of(call.key):
                await self.tables.back(table, [wish.seat])
            else:
                table.returning.discard(wish.seat)
        return seen(table, call)

    async def replace(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, BotWish)

        def rule(row: TableRow, table: Table) -> TableRow:
            changed = replace_person(row, call.key, wish.seat, wish.bot, table.away)
            check_bot(self.tables.game_of(row), wish.bot)
            return changed

        return await self.change(call, rule)

    async def resign(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, SeatWish)
        return await self.change(
            call,
            lambda row, table: resign(row, call.key, wish.seat, first_bot(self.tables.game_of(row))),
        )

    async def more_time(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, SeatWish)
        return await self.change(call, lambda row, table: more_time(row, call.key, wish.seat))

    async def close(self, call: Call) -> TableInfo:
        return await self.change(call, lambda row, table: close(row, call.key))

"""The routes around the seats of a table: sitting, names, hosts, codes, kicking, and bots for absent players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from undercroft.refusal import Reason, Refused
from undercroft.server.http.routing import ApiRoute, Call, seen
from undercroft.server.limits import Buckets, Limits
from undercroft.server.protocol.messages import CodeAnswer, TableInfo, TableSettings, TableSummary
from undercroft.server.protocol.requests import (
    BotRequest,
    ChairNameRequest,
    EmptyRequest,
    MoveRequest,
    MuteRequest,
    SeatRequest,
    SitRequest,
    StandRequest,
    WatcherRequest,
)
from undercroft.server.store.rows import TableRow
from undercroft.server.store.store import now
from undercroft.server.tables.clock import more_time
from undercroft.server.tables.proposals import Proposals
from undercroft.server.tables.seating import (
    change_settings,
    check_bot,
    check_stand_in,
    close,
    hand_over,
    kick,
    let_in,
    let_speak,
    move,
    mute,
    name_chair,
    replace_person,
    resign,
    seat_bot,
    show_out,
    sit,
    stand,
    stand_in,
    usual_bot,
)
from undercroft.server.tables.table import Table
from undercroft.server.tables.tables import Tables
from undercroft.server.tables.text import clean_nick

Handler = Callable[[Call], Awaitable[TableInfo]]
DAY = 24 * 3600 * 1000


class SeatRoutes:
    """Seats."""

    def __init__(self, tables: Tables, limits: Limits, proposals: Proposals) -> None:
        self.tables = tables
        self.proposals = proposals
        self.limits = limits
        self.guessers = Buckets(limits.code_rate, limits.code_burst)
        self.regions = Buckets(limits.code_region_rate, limits.code_region_burst)

    def routes(self) -> list[ApiRoute]:
        def changing(name: str, summary: str, handler: Handler, body: type) -> ApiRoute:
            path = "/api/tables/{table}/" + name
            return ApiRoute("POST", path, summary, handler, body, TableInfo, refusals=(404, 409, 422))

        return [
            ApiRoute(
                "GET",
                "/api/open",
                "public tables with free seats",
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
            changing("manners", "change the settings of the table", self.change_settings, TableSettings),
            changing("sit", "sit down", self.sit, SitRequest),
            changing("stand", "stand up", self.stand, StandRequest),
            changing("bot", "give a seat to a bot, or empty it", self.bot, BotRequest),
            changing("name", "name the player in a seat", self.name, ChairNameRequest),
            changing("move", "move to another seat", self.move, MoveRequest),
            changing("kick", "kick a person from the table", self.kick, SeatRequest),
            changing("show_out", "kick a watcher from the table", self.show_out, WatcherRequest),
            changing("let_in", "let somebody in again who was kicked", self.let_in, WatcherRequest),
            changing("mute", "mute or unmute a watcher", self.mute, MuteRequest),
            changing("host", "make another person host", self.host, SeatRequest),
            changing("stand_in", "let a bot play until a person is back", self.stand_in, BotRequest),
            changing(
                "replace", "replace an absent person by a bot, or free the seat", self.replace, BotRequest
            ),
            changing("resign", "give a seat up", self.resign, SeatRequest),
            changing("more_time", "give another player more time", self.more_time, SeatRequest),
            changing("close", "end a table at which nobody else plays", self.close, EmptyRequest),
        ]

    async def open_ones(self, call: Call) -> list[TableSummary]:
        """The newest first. A public table is listed while a seated person is connected, and for an hour after its
        last change. On a server for invited people nothing is listed.
        """
        return await self.tables.open_ones(call.key)

    async def code(self, call: Call) -> CodeAnswer:
        """In upper or lower case. Few guesses a minute are allowed from one network address."""
        self.guessers.take(call.address)
        self.regions.take(call.region)
        code = str(call.request.path_params["code"]).upper()
        found = await self.tables.store.by_code(code, now() - int(self.limits.code_days * DAY))
        if found is None:
            raise Refused("table-no-such-code", Reason.NOT_FOUND)
        return CodeAnswer(found)

    async def change(self, call: Call, rule: Callable[[TableRow, Table], TableRow]) -> TableInfo:
        table = await self.tables.find(call.table)
        async with table.lock:
            await self.tables.change(table, lambda row: rule(row, table))
        return seen(table, call)

    async def change_settings(self, call: Call) -> TableInfo:
        """Host only. `clock` and `friendly` cannot be changed after the start."""
        body = call.body
        assert isinstance(body, TableSettings)
        return await self.change(call, lambda row, table: change_settings(row, call.key, body))

    async def sit(self, call: Call) -> TableInfo:
        """Before the start you may hold several seats, for people who share your device. During a game you may take a
        free seat only if you have none, because you would see another seat's secrets. Without a seat, somebody who
        sits already only promises a part of the dice.
        """
        body = call.body
        assert isinstance(body, SitRequest)
        return await self.change(call, lambda row, table: sit(row, call.key, body))

    async def stand(self, call: Call) -> TableInfo:
        """Before the start."""
        body = call.body
        assert isinstance(body, StandRequest)
        return await self.change(call, lambda row, table: stand(row, call.key, body.seat))

    async def bot(self, call: Call) -> TableInfo:
        """Host only, before the start, for a seat without a person."""
        body = call.body
        assert isinstance(body, BotRequest)

        def rule(row: TableRow, table: Table) -> TableRow:
            changed = seat_bot(row, call.key, body.seat, body.bot)
            check_bot(self.tables.game_of(row), body.bot)
            return changed

        return await self.change(call, rule)

    async def name(self, call: Call) -> TableInfo:
        """For a seat you hold."""
        body = call.body
        assert isinstance(body, ChairNameRequest)
        nick = clean_nick(body.nick, self.limits) if body.nick.strip() else None
        return await self.change(call, lambda row, table: name_chair(row, call.key, body.seat, nick))

    async def move(self, call: Call) -> TableInfo:
        """Before the start: from a seat you hold to a free one, or a swap with another seat you hold. The host may
        move and swap bots too.
        """
        body = call.body
        assert isinstance(body, MoveRequest)
        return await self.change(call, lambda row, table: move(row, call.key, body.seat, body.to))

    async def kick(self, call: Call) -> TableInfo:
        """For whoever leads. The person loses every seat at this table and may not come back, not even to watch.
        During a game the person must have been away for `opening_seconds`, and everybody else who plays and is
        not away must agree: this proposes it to them (`kick`). The seats become free.
        """
        body = call.body
        assert isinstance(body, SeatRequest)
        if (await self.tables.find(call.table)).row.status != "lobby":
            return seen(await self.proposals.remove(call.table, call.key, "kick", body.seat), call)
        return await self.change(call, lambda row, table: kick(row, call.key, body.seat, table.away))

    async def show_out(self, call: Call) -> TableInfo:
        """For whoever leads, at any time. The watcher may not come back, unless they are let in again. If another
        table already follows this one, it holds there too.
        """
        body = call.body
        assert isinstance(body, WatcherRequest)
        table = await self.tables.find(call.table)
        async with table.lock:
            who = table.watcher(body.watcher)
            nick = table.name_of_watcher(who)
            await self.tables.change(table, lambda row: show_out(row, call.key, who, nick, table.away))
        if table.row.next is not None:
            await self.tables.keep_out(table.row.next, who, nick)
        return seen(table, call)

    async def let_in(self, call: Call) -> TableInfo:
        """For whoever leads, at any time. Somebody in `shown_out` may come back. Whoever was kicked while they played
        stays out.
        """
        body = call.body
        assert isinstance(body, WatcherRequest)
        return await self.change(
            call, lambda row, table: let_in(row, call.key, table.kicked(body.watcher), table.away)
        )

    async def mute(self, call: Call) -> TableInfo:
        """For whoever leads, at any time. A muted watcher may not write or put marks (`chat-muted`) and keeps the name
        they have in `watchers`. It holds as long as they only watch, also after a restart.
        """
        body = call.body
        assert isinstance(body, MuteRequest)
        table = await self.tables.find(call.table)
        async with table.lock:
            who = table.watcher(body.watcher)
            nick = table.name_of_watcher(who)
            if body.muted:
                await self.tables.change(table, lambda row: mute(row, call.key, who, nick, table.away))
            else:
                await self.tables.change(table, lambda row: let_speak(row, call.key, who, table.away))
        return seen(table, call)

    async def host(self, call: Call) -> TableInfo:
        """The host hands over to the person in this seat. While the host is away, anybody seated may take over."""
        body = call.body
        assert isinstance(body, SeatRequest)
        return await self.change(call, lambda row, table: hand_over(row, call.key, body.seat, table.away))

    async def stand_in(self, call: Call) -> TableInfo:
        """During a game. For your own seat at any time, with any bot; for an absent player, whoever leads may, with a
        bot that is no worse than the level in the middle. Null ends it.
        """
        body = call.body
        assert isinstance(body, BotRequest)

        def rule(row: TableRow, table: Table) -> TableRow:
            changed = stand_in(row, call.key, body.seat, body.bot, table.away)
            own = row.chairs[body.seat].key == call.key
            check = check_bot if own else check_stand_in
            check(self.tables.game_of(row), body.bot)
            return row if own and body.bot is None else changed

        table = await self.tables.find(call.table)
        async with table.lock:
            await self.tables.change(table, lambda row: rule(row, table))
            if body.bot is None and body.seat in table.seats_of(call.key):
                await self.tables.back(table, [body.seat])
            else:
                table.returning.discard(body.seat)
        return seen(table, call)

    async def replace(self, call: Call) -> TableInfo:
        """During a game, for whoever leads: an absent player or a free seat gets a bot that is no worse than the level
        in the middle. With null the seat becomes free, and anybody may sit there who has not played in this game: for
        that the person must have been away for `opening_seconds`, and everybody else who plays and is not away must
        agree (`open`). A person who comes back gets the seat back, until a new person has acted there.
        """
        body = call.body
        assert isinstance(body, BotRequest)
        bot = body.bot
        if bot is None:
            return seen(await self.proposals.remove(call.table, call.key, "open", body.seat), call)

        def rule(row: TableRow, table: Table) -> TableRow:
            changed = replace_person(row, call.key, body.seat, bot, table.away)
            check_stand_in(self.tables.game_of(row), bot)
            return changed

        return await self.change(call, rule)

    async def resign(self, call: Call) -> TableInfo:
        """A bot plays on. If you were the last person, the table ends as `abandoned` instead. If
        you were the host, the next person is.
        """
        body = call.body
        assert isinstance(body, SeatRequest)
        return await self.change(
            call,
            lambda row, table: resign(row, call.key, body.seat, usual_bot(self.tables.game_of(row))),
        )

    async def more_time(self, call: Call) -> TableInfo:
        """Any seated person may give it: a minute in the reserve, or the seconds of a decision if that is more."""
        body = call.body
        assert isinstance(body, SeatRequest)
        return await self.change(call, lambda row, table: more_time(row, call.key, body.seat))

    async def close(self, call: Call) -> TableInfo:
        """Host only. A table that has not started ends as `closed`, a game without other people as `abandoned`."""
        return await self.change(call, lambda row, table: close(row, call.key))

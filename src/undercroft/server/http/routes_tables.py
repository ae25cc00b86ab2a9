"""The routes of games, people and tables: opening a table, looking at it, starting it. And the health check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args, get_origin

import msgspec
from starlette.responses import Response

import undercroft
from undercroft.core.build import COMPILED
from undercroft.core.game import Game
from undercroft.server.http.routing import ApiRoute, Call, qr_code, seen
from undercroft.server.limits import Limits
from undercroft.server.protocol.messages import (
    GameInfo,
    GameWords,
    Health,
    Me,
    Opponents,
    RefusedOption,
    SetInfo,
    TableInfo,
    TableSummary,
)
from undercroft.server.protocol.requests import (
    EmptyRequest,
    NewTable,
    NickRequest,
    OpponentsRequest,
    PartRequest,
    StartRequest,
)
from undercroft.server.store.maintenance import check_health
from undercroft.server.store.opponents import keep_opponents, read_me
from undercroft.server.tables.openings import Openings
from undercroft.server.tables.seating import check_bot
from undercroft.server.tables.table import link_to
from undercroft.server.tables.tables import Tables
from undercroft.server.tables.text import clean_nick
from undercroft.words import LANGUAGES, texts_of


class TableRoutes:
    """Games, people and tables."""

    def __init__(self, tables: Tables, openings: Openings, limits: Limits) -> None:
        self.tables = tables
        self.openings = openings
        self.limits = limits
        self.shelf = [game_info(game, tables.sets) for game in tables.games.values()]

    def routes(self) -> list[ApiRoute]:
        table = "/api/tables/{table}"
        return [
            ApiRoute("GET", "/api/games", "the games of this server", self.games, None, list[GameInfo]),
            ApiRoute(
                "GET",
                "/api/games/{game}/words/{language}",
                "the messages of a game",
                self.words,
                None,
                GameWords,
                refusals=(422,),
            ),
            ApiRoute("GET", "/api/me", "who you are", self.me, None, Me),
            ApiRoute(
                "POST", "/api/me", "change your nickname", self.rename, NickRequest, Me, refusals=(422,)
            ),
            ApiRoute(
                "POST",
                "/api/me/opponents",
                "remember against whom you play a game",
                self.choose_opponents,
                OpponentsRequest,
                Me,
                refusals=(422,),
            ),
            ApiRoute(
                "GET", "/api/tables", "the tables at which you sit", self.yours, None, list[TableSummary]
            ),
            ApiRoute(
                "POST", "/api/tables", "open a table", self.create, NewTable, TableInfo, refusals=(422,)
            ),
            ApiRoute("GET", table, "a table", self.look, None, TableInfo, refusals=(404,)),
            ApiRoute(
                "POST",
                table + "/start",
                "start the game",
                self.start,
                StartRequest,
                TableInfo,
                refusals=(404, 409, 422),
            ),
            ApiRoute(
                "POST",
                table + "/part",
                "give your part of the dice",
                self.part,
                PartRequest,
                TableInfo,
                refusals=(404, 409, 422),
            ),
            ApiRoute(
                "POST",
                table + "/again",
                "open another table for the same people",
                self.again,
                EmptyRequest,
                TableInfo,
                refusals=(404, 409, 422),
            ),
            ApiRoute(
                "GET",
                table + "/qr.svg",
                "the link of the table as a QR code",
                self.qr,
                None,
                None,
                "image/svg+xml",
                (404,),
            ),
            ApiRoute(
                "GET",
                "/api/health",
                "whether the server and its database work",
                self.health,
                None,
                Health,
                refusals=(503,),
            ),
        ]

    async def games(self, call: Call) -> list[GameInfo]:
        """`title` and `names` have en, ru and uk, and may have more languages. Show English where one is missing."""
        return self.shelf

    async def words(self, call: Call) -> GameWords:
        """For a client that was built without this game: all its messages as Fluent text, in English where it does not
        speak the language.
        """
        game = self.tables.game(call.request.path_params["game"])
        language = call.request.path_params["language"]
        return GameWords("\n".join(texts_of(game, language if language in LANGUAGES else "en")))

    async def me(self, call: Call) -> Me:
        return await read_me(self.tables.store, call.key)

    async def rename(self, call: Call) -> Me:
        """A nickname is one line without invisible characters, at most `nick_length` long."""
        assert isinstance(call.body, NickRequest)
        nick = clean_nick(call.body.nick, self.limits)
        await self.tables.rename(call.key, nick)
        return await read_me(self.tables.store, call.key)

    async def choose_opponents(self, call: Call) -> Me:
        """Nobody else is told. A personal link takes it to your other device."""
        asked = call.body
        assert isinstance(asked, OpponentsRequest)
        check_bot(self.tables.game(asked.game), asked.level)
        await keep_opponents(self.tables.store, call.key, asked.game, Opponents(asked.count, asked.level))
        return await read_me(self.tables.store, call.key)

    async def yours(self, call: Call) -> list[TableSummary]:
        """The last changed first. A table that was closed before its game is not listed."""
        return await self.tables.summaries(call.key)

    async def create(self, call: Call) -> TableInfo:
        """You get the first seat without a bot."""
        assert isinstance(call.body, NewTable)
        return seen(await self.openings.create(call.key, call.body, call.address), call)

    async def look(self, call: Call) -> TableInfo:
        return seen(await self.tables.look(call.table), call)

    async def start(self, call: Call) -> TableInfo:
        """Host only, when no seat is free. If seats have promised parts of the dice, `opening` is set, everybody
        gives theirs by `part`, and with the last one the game begins. Starting again with `without` begins the game
        without the missing parts; they stay listed in `unopened`, at the table and in the record.
        """
        assert isinstance(call.body, StartRequest)
        return seen(await self.openings.start(call.table, call.key, call.address, call.body), call)

    async def part(self, call: Call) -> TableInfo:
        """While `opening` is set: the nonce whose hash your seats have promised. With the last one the game begins."""
        assert isinstance(call.body, PartRequest)
        return seen(await self.openings.give_part(call.table, call.key, call.body.nonce), call)

    async def again(self, call: Call) -> TableInfo:
        """Once the game is over: the same game, options, settings and people. Whoever asks first is the host;
        everybody else gets the same table. People who were kicked or muted stay so.
        """
        return seen(await self.openings.again(call.table, call.key, call.address), call)

    async def qr(self, call: Call) -> Response:
        table = await self.tables.find(call.table)
        return qr_code(link_to(call.base, table.id))

    async def health(self, call: Call) -> Health:
        await check_health(self.tables.store)
        self.tables.must_hold()
        return Health(True, undercroft.__version__, COMPILED)


def options_schema(options: type[msgspec.Struct]) -> dict[str, Any]:
    """The JSON schema of a game's options; choices stay in the order in which the game lists them."""
    schema = msgspec.json.schema(options)
    properties = schema["$defs"][options.__name__]["properties"]
    for field in msgspec.structs.fields(options):
        if get_origin(field.type) is Literal:
            properties[field.encode_name]["enum"] = list(get_args(field.type))
    return schema


def game_info(game: Game, sets: Sequence[Game] = ()) -> GameInfo:
    return GameInfo(
        slug=game.slug,
        title=game.titles,
        seats=(game.fewest, game.most),
        names=game.names,
        minutes=game.minutes,
        edition=game.edition,
        components=game.set,
        sets=[set_info(other, game) for other in sets if other.slug == game.slug and other.set != game.set],
        options=options_schema(game.options),
        defaults={
            str(seats): msgspec.to_builtins(game.defaults(seats))
            for seats in range(game.fewest, game.most + 1)
        },
        refused=refused_options(game),
        bots=list(game.bots()),
    )


def refused_options(game: Game) -> list[RefusedOption]:
    """Every value of every option, tried with every number of seats."""
    properties = options_schema(game.options)["$defs"][game.options.__name__]["properties"]
    found: list[RefusedOption] = []
    for seats in range(game.fewest, game.most + 1):
        usual: dict[str, object] = msgspec.to_builtins(game.defaults(seats))
        for option, schema in properties.items():
            for value in values_of(schema):
                say = game.refuse(seats, msgspec.convert({**usual, option: value}, game.options))
                if say is not None:
                    found.append(RefusedOption(seats, option, value, say))
    return found


def values_of(schema: dict[str, Any]) -> list[Any]:
    """What an option of this schema can be; nothing if that has no end."""
    if schema.get("type") == "boolean":
        return [False, True]
    if "minimum" in schema and "maximum" in schema:
        return list(range(schema["minimum"], schema["maximum"] + 1))
    return list(schema.get("enum", []))


def set_info(game: Game, usual: Game) -> SetInfo:
    names = {id: names for id, names in game.names.items() if usual.names.get(id) != names}
    return SetInfo(name=game.set, names=names)

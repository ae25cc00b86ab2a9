"""The HTTP routes: one table of what each takes and answers, from which the OpenAPI description is made too."""

from __future__ import annotations

import asyncio
import io
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args, get_origin

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

import undercroft
from undercroft.core.build import COMPILED
from undercroft.core.game import Game
from undercroft.refusal import Reason, Refused
from undercroft.server.http.addresses import Addresses, network_of
from undercroft.server.http.identity import Identity, clean_nick
from undercroft.server.limits import Limits
from undercroft.server.protocol.messages import GameInfo, Health, Me, TableInfo, TableSummary
from undercroft.server.protocol.requests import NewTable, NickWish, Nothing, StartWish
from undercroft.server.store.database import NEWEST
from undercroft.server.store.maintenance import version
from undercroft.server.tables.moves import Moves
from undercroft.server.tables.table import Table, link_to
from undercroft.server.tables.tables import Tables

logger = logging.getLogger("undercroft.routes")
HEALTH_SECONDS = 5.0
WHOLE = re.compile(r"-?[0-9]{1,9}")


class Call:
    """A request that has passed the door."""

    def __init__(self, request: Request, identity: Identity, base: str, body: object) -> None:
        self.request = request
        self.key = identity.key
        self.base = base
        self.body = body

    @property
    def address(self) -> str:
        """The network address it comes from."""
        return network_of(self.request.client.host) if self.request.client else ""

    @property
    def table(self) -> str:
        return str(self.request.path_params["table"])


@dataclass(frozen=True)
class Number:
    """A whole number in the query of a request."""

    name: str
    least: int
    most: int
    default: int

    def read(self, request: Request) -> int:
        given = request.query_params.getlist(self.name)
        if not given:
            return self.default
        if len(given) == 1 and WHOLE.fullmatch(given[0]) and self.least <= int(given[0]) <= self.most:
            return int(given[0])
        raise Refused("server-query", Reason.IMPOSSIBLE, name=self.name, least=self.least, most=self.most)


@dataclass(frozen=True)
class ApiRoute:
    """One route: how it is asked, what it takes, what it answers, which refusals it knows."""

    method: str
    path: str
    says: str
    handler: Callable[[Call], Awaitable[object]]
    body: type | None
    answer: object  # a type, or None for a Response of its own
    media: str = "application/json"
    refusals: tuple[int, ...] = ()
    query: tuple[Number, ...] = ()

    @property
    def changes(self) -> bool:
        return self.method == "POST"


def admitting(route: ApiRoute, tables: Tables) -> ApiRoute:
    """The route as it is for those who may come to the table; others are refused, whatever they ask."""
    if "{table}" not in route.path:
        return route

    async def handler(call: Call) -> object:
        (await tables.find(call.table)).must_admit(call.key)
        return await route.handler(call)

    return replace(route, handler=handler)


class Api:
    """What the routes do."""

    def __init__(self, tables: Tables, moves: Moves, addresses: Addresses, limits: Limits) -> None:
        self.tables = tables
        self.moves = moves
        self.addresses = addresses
        self.limits = limits
        self.shelf = [game_info(game) for game in tables.games.values()]

    def routes(self) -> list[ApiRoute]:
        table = "/api/tables/{table}"
        return [
            ApiRoute("GET", "/api/games", "the boxes on the shelf", self.games, None, list[GameInfo]),
            ApiRoute("GET", "/api/me", "who you are", self.me, None, Me),
            ApiRoute("POST", "/api/me", "take another name", self.rename, NickWish, Me, refusals=(422,)),
            ApiRoute("GET", "/api/tables", "the tables you sit at", self.yours, None, list[TableSummary]),
            ApiRoute(
                "POST", "/api/tables", "open a table", self.create, NewTable, TableInfo, refusals=(422,)
            ),
            ApiRoute("GET", table, "a table", self.look, None, TableInfo, refusals=(404,)),
            ApiRoute(
                "POST", table + "/start", "begin", self.start, StartWish, TableInfo, refusals=(404, 409, 422)
            ),
            ApiRoute(
                "POST",
                table + "/again",
                "the same people once more",
                self.again,
                Nothing,
                TableInfo,
                refusals=(404, 409, 422),
            ),
            ApiRoute(
                "GET", table + "/qr.svg", "the link to share", self.qr, None, None, "image/svg+xml", (404,)
            ),
            ApiRoute(
                "GET", "/api/health", "whether the server is well", self.health, None, Health, refusals=(503,)
            ),
        ]

    async def games(self, call: Call) -> list[GameInfo]:
        return self.shelf

    async def me(self, call: Call) -> Me:
        return Me(await self.tables.store.nick(call.key))

    async def rename(self, call: Call) -> Me:
        assert isinstance(call.body, NickWish)
        nick = clean_nick(call.body.nick, self.limits)
        await self.tables.rename(call.key, nick)
        return Me(nick)

    async def yours(self, call: Call) -> list[TableSummary]:
        return await self.tables.summaries(call.key)

    async def create(self, call: Call) -> TableInfo:
        assert isinstance(call.body, NewTable)
        return seen(await self.tables.create(call.key, call.body), call)

    async def look(self, call: Call) -> TableInfo:
        return seen(await self.tables.look(call.table), call)

    async def start(self, call: Call) -> TableInfo:
        assert isinstance(call.body, StartWish)
        return seen(await self.tables.start(call.table, call.key, call.body.nonce), call)

    async def again(self, call: Call) -> TableInfo:
        return seen(await self.tables.again(call.table, call.key), call)

    async def qr(self, call: Call) -> Response:
        table = await self.tables.find(call.table)
        return qr_code(link_to(call.base, table.id))

    async def health(self, call: Call) -> Health:
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                found = await version(self.tables.store)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            logger.error("the database does not answer: %s", type(error).__name__)
            raise Refused("server-database", Reason.UNAVAILABLE) from None
        if found != NEWEST:
            logger.error("the database is of version %s, not %s", found, NEWEST)
            raise Refused("server-database", Reason.UNAVAILABLE)
        return Health(True, undercroft.__version__, COMPILED)


def qr_code(link: str) -> Response:
    """A link as a picture to be scanned."""
    import segno  # only here: nobody waits for it when the server starts

    drawn = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(drawn, kind="svg", scale=8, border=2, svgclass=None, lineclass=None, omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def seen(table: Table, call: Call) -> TableInfo:
    return table.info(call.key, call.base)


def options_schema(options: type[msgspec.Struct]) -> dict[str, Any]:
    """The JSON schema of a game's options; choices stay in the order in which the game lists them."""
    schema = msgspec.json.schema(options)
    properties = schema["$defs"][options.__name__]["properties"]
    for field in msgspec.structs.fields(options):
        if get_origin(field.type) is Literal:
            properties[field.encode_name]["enum"] = list(get_args(field.type))
    return schema


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        slug=game.slug,
        title=game.titles,
        seats=(game.fewest, game.most),
        names=game.names,
        minutes=game.minutes,
        edition=game.edition,
        options=options_schema(game.options),
        defaults={
            str(seats): msgspec.to_builtins(game.defaults(seats))
            for seats in range(game.fewest, game.most + 1)
        },
        bots=list(game.bots()),
    )

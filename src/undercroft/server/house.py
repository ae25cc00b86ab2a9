"""The server as a whole: its parts put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from undercroft.core.game import Game
from undercroft.server.addresses import Addresses
from undercroft.server.bots import Bots
from undercroft.server.chance import Chance
from undercroft.server.door import Door, Endpoint, Handler, Nowhere, Place, json_response
from undercroft.server.limits import Buckets, Limits
from undercroft.server.live import Live
from undercroft.server.moves import Moves
from undercroft.server.openapi import describe
from undercroft.server.routes import Api
from undercroft.server.static import client
from undercroft.server.store import Store
from undercroft.server.tables import Tables
from undercroft.server.thinkers import Thinkers


class House:
    """All parts of a running server."""

    def __init__(
        self,
        database: str,
        games: dict[str, Game],
        addresses: Addresses,
        limits: Limits,
        chance: Chance,
        workers: int,
        pace: float,
    ) -> None:
        self.addresses = addresses
        self.limits = limits
        self.store = Store(database)
        self.thinkers = Thinkers(workers, limits.bot_seconds)
        self.tables = Tables(self.store, games, limits, chance)
        self.moves = Moves(self.tables)
        self.bots = Bots(self.moves, self.thinkers, pace)
        self.tables.on_change = self.bots.wake

    def app(self) -> Starlette:
        return Starlette(
            routes=self.routes(),
            middleware=[Middleware(Door, addresses=self.addresses, limits=self.limits)],
            lifespan=self.lifespan,
        )

    def routes(self) -> list[BaseRoute]:
        api = Api(self.tables, self.moves, self.addresses, self.limits)
        people = Buckets(self.limits.request_rate, self.limits.request_burst)
        places: dict[str, dict[str, Handler]] = {}
        for route in api.routes():
            endpoint = Endpoint(route, self.addresses, self.limits, people)
            places.setdefault(route.path, {})[route.method] = endpoint
        description = describe(api.routes())

        async def openapi(request: Request) -> Response:
            return json_response(200, description)

        places["/api/openapi.json"] = {"GET": openapi}
        live = Live(self.tables, self.moves, self.addresses, self.limits)
        return [
            *[Route(path, Place(endpoints)) for path, endpoints in places.items()],
            WebSocketRoute("/api/tables/{table}/live", live.page),
            Route("/api/{path:path}", Nowhere()),
            Route("/{path:path}", Place({"GET": client}), middleware=[Middleware(GZipMiddleware)]),
        ]

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        yield
        await self.bots.stop()
        await self.thinkers.stop()
        await self.store.close()

"""The server as a whole: its parts put together."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

import undercroft
from undercroft.core.build import COMPILED
from undercroft.core.game import Game
from undercroft.core.view import Message
from undercroft.server.bots.players import Bots
from undercroft.server.bots.pool import Thinkers
from undercroft.server.chance import Chance
from undercroft.server.http.addresses import Addresses, is_loopback
from undercroft.server.http.middleware import Door, Endpoint, Handler, Nowhere, Place, json_response, refused
from undercroft.server.http.openapi import describe
from undercroft.server.http.routes import Api, admitting
from undercroft.server.http.routes_finished import AfterApi
from undercroft.server.http.routes_passes import Passes
from undercroft.server.http.routes_seats import Meeting
from undercroft.server.http.static import client
from undercroft.server.limits import Buckets, Limits
from undercroft.server.live.connections import Live
from undercroft.server.metrics import TEXT_FORM, Now, page
from undercroft.server.settings import MetricsFor
from undercroft.server.store.maintenance import statuses
from undercroft.server.store.store import Store
from undercroft.server.tables.moves import Moves
from undercroft.server.tables.proposals import Proposals
from undercroft.server.tables.table import Table
from undercroft.server.tables.tables import Tables
from undercroft.server.tables.timers import Caretaker


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
        open_tables: bool = True,
        metrics: MetricsFor = "local",
    ) -> None:
        self.started = time.time()
        self.metrics: MetricsFor = metrics
        self.addresses = addresses
        self.limits = limits
        self.store = Store(database)
        self.thinkers = Thinkers(workers, limits.bot_seconds)
        self.tables = Tables(self.store, games, limits, chance)
        self.moves = Moves(self.tables)
        self.bots = Bots(self.moves, self.thinkers, pace)
        self.proposals = Proposals(self.tables, self.moves)
        self.caretaker = Caretaker(self.tables, self.proposals)
        self.tables.on_change = self.look_after
        self.tables.may_be_listed = open_tables

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
        table_of_routes = [
            *api.routes(),
            *Meeting(self.tables, self.limits).routes(),
            *Passes(self.tables).routes(),
            *self.proposals.routes(),
            *AfterApi(self.tables).routes(),
        ]
        for route in table_of_routes:
            endpoint = Endpoint(admitting(route, self.tables), self.addresses, self.limits, people)
            places.setdefault(route.path, {})[route.method] = endpoint
        description = describe(table_of_routes)

        async def openapi(request: Request) -> Response:
            return json_response(200, description)

        places["/api/openapi.json"] = {"GET": openapi}
        live = Live(self.tables, self.moves, self.addresses, self.limits)

        async def figures(request: Request) -> Response:
            return await self.figures(request, live.open)

        return [
            *[Route(path, Place(endpoints)) for path, endpoints in places.items()],
            Route("/metrics", Place({"GET": figures})),
            WebSocketRoute("/api/tables/{table}/live", live.page),
            Route("/api/{path:path}", Nowhere()),
            Route("/{path:path}", Place({"GET": client}), middleware=[Middleware(GZipMiddleware)]),
        ]

    async def figures(self, request: Request, connections: int) -> Response:
        """The figures of the server, for whoever may read them."""
        if self.metrics == "off":
            return refused(404, Message("server-no-such-address"))
        # Where both kinds of network addresses come to one door, 127.0.0.1 is written so.
        asker = request.client.host.removeprefix("::ffff:") if request.client else ""
        if self.metrics == "local" and not is_loopback(asker):
            return refused(403, Message("server-metrics"))
        now = Now(
            undercroft.__version__,
            COMPILED,
            self.started,
            await statuses(self.store),
            len(self.tables.loaded),
            connections,
        )
        return Response(page(now), media_type=TEXT_FORM, headers={"Cache-Control": "no-store"})

    def look_after(self, table: Table) -> None:
        """Something has changed at a table: bots may be asked, and something else is due next."""
        self.bots.wake(table)
        self.caretaker.watch(table)

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        self.caretaker.resume()
        yield
        await self.caretaker.stop()
        await self.bots.stop()
        await self.thinkers.stop()
        await self.store.close()

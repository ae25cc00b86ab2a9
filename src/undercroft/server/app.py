"""The server as a whole: its parts put together."""

from __future__ import annotations

import asyncio
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
from undercroft.server.bots.players import BotPlayers
from undercroft.server.bots.pool import WorkerPool
from undercroft.server.chance import Chance
from undercroft.server.http.addresses import Addresses, is_loopback
from undercroft.server.http.endpoint import (
    Endpoint,
    Handler,
    MethodRouter,
    UnknownPath,
    json_response,
    refused,
)
from undercroft.server.http.middleware import RequestMiddleware
from undercroft.server.http.openapi import describe
from undercroft.server.http.routes_finished import FinishedRoutes
from undercroft.server.http.routes_passes import PassRoutes
from undercroft.server.http.routes_proposals import ProposalRoutes
from undercroft.server.http.routes_seats import SeatRoutes
from undercroft.server.http.routes_tables import TableRoutes
from undercroft.server.http.routing import ApiRoute, admitting
from undercroft.server.http.static import client
from undercroft.server.limits import Buckets, Limits
from undercroft.server.live.connections import LiveConnections
from undercroft.server.metrics import CONTENT_TYPE, Now, page
from undercroft.server.settings import MetricsFor
from undercroft.server.steady import STEADY
from undercroft.server.store.maintenance import statuses
from undercroft.server.store.store import Store
from undercroft.server.tables.moves import Moves
from undercroft.server.tables.passes import Passes
from undercroft.server.tables.proposals import Proposals
from undercroft.server.tables.replays import Replays
from undercroft.server.tables.table import Table
from undercroft.server.tables.tables import Tables
from undercroft.server.tables.timers import Timers


class ServerApp:
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
        self.workers = WorkerPool(workers, limits.bot_seconds)
        self.tables = Tables(self.store, games, limits, chance)
        self.moves = Moves(self.tables)
        self.bots = BotPlayers(self.moves, self.workers, pace, limits.bot_games_at_once)
        self.proposals = Proposals(self.tables, self.moves)
        self.timers = Timers(self.tables, self.proposals)
        self.live = LiveConnections(self.tables, self.moves, addresses, limits)
        self.tables.on_change = self.look_after
        self.tables.may_be_listed = open_tables

    def asgi(self) -> Starlette:
        """The application that a web server runs."""
        return Starlette(
            routes=self.routes(),
            middleware=[Middleware(RequestMiddleware, addresses=self.addresses, limits=self.limits)],
            lifespan=self.lifespan,
        )

    def api_routes(self) -> list[ApiRoute]:
        return [
            *TableRoutes(self.tables, self.limits).routes(),
            *SeatRoutes(self.tables, self.limits, self.proposals).routes(),
            *PassRoutes(Passes(self.tables)).routes(),
            *ProposalRoutes(self.proposals).routes(),
            *FinishedRoutes(self.tables, Replays(self.tables)).routes(),
        ]

    def routes(self) -> list[BaseRoute]:
        people = Buckets(self.limits.request_rate, self.limits.request_burst)
        paths: dict[str, dict[str, Handler]] = {}
        api_routes = self.api_routes()
        for route in api_routes:
            endpoint = Endpoint(
                admitting(route, self.tables), self.addresses, self.limits, people, self.tables.people_first
            )
            paths.setdefault(route.path, {})[route.method] = endpoint
        description = describe(api_routes)

        async def openapi(request: Request) -> Response:
            return json_response(200, description)

        paths["/api/openapi.json"] = {"GET": openapi}
        return [
            *[Route(path, MethodRouter(endpoints)) for path, endpoints in paths.items()],
            Route("/metrics", MethodRouter({"GET": self.metrics_page})),
            WebSocketRoute("/api/tables/{table}/live", self.live.accept),
            Route("/api/{path:path}", UnknownPath()),
            Route("/{path:path}", MethodRouter({"GET": client}), middleware=[Middleware(GZipMiddleware)]),
        ]

    async def metrics_page(self, request: Request) -> Response:
        """The figures of the server, for whoever may read them."""
        if self.metrics == "off":
            return refused(404, Message("server-no-such-address"))
        # On a socket for both kinds of addresses, 127.0.0.1 is written as ::ffff:127.0.0.1.
        asker = request.client.host.removeprefix("::ffff:") if request.client else ""
        if self.metrics == "local" and not is_loopback(asker):
            return refused(403, Message("server-metrics"))
        now = Now(
            undercroft.__version__,
            COMPILED,
            self.started,
            await statuses(self.store),
            len(self.tables.loaded),
            self.live.open,
            self.store.backend.waiting(),
            self.live.unsent.in_all,
        )
        return Response(page(now), media_type=CONTENT_TYPE, headers={"Cache-Control": "no-store"})

    def look_after(self, table: Table) -> None:
        """Something has changed at a table: bots may be asked, and something else is due next."""
        self.bots.wake(table)
        self.timers.watch(table)

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        self.timers.resume()
        beat = asyncio.create_task(STEADY.beat())
        yield
        beat.cancel()
        await self.timers.stop()
        await self.bots.stop()
        await self.workers.stop()
        await self.store.close()

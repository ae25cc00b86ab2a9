"""The server as a whole: its parts put together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

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
from undercroft.refusal import Refused
from undercroft.server.bots.players import BotPlayers
from undercroft.server.bots.pool import WorkerPool
from undercroft.server.chance import Chance
from undercroft.server.cluster.membership import Membership
from undercroft.server.cluster.ownership import Ownership
from undercroft.server.http.addresses import Addresses, is_loopback
from undercroft.server.http.endpoint import (
    Endpoint,
    Handler,
    MethodRouter,
    UnknownPath,
    json_response,
    refused,
)
from undercroft.server.http.forwarding import Forwarder, was_handed_on
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
from undercroft.server.metrics import CONTENT_TYPE, Now, joined, page
from undercroft.server.settings import MetricsFor
from undercroft.server.steady import STEADY
from undercroft.server.store.backend import Unavailable
from undercroft.server.store.maintenance import statuses
from undercroft.server.store.servers import Peer, count_owned
from undercroft.server.store.store import Store
from undercroft.server.tables.moves import Moves
from undercroft.server.tables.openings import Openings
from undercroft.server.tables.passes import Passes
from undercroft.server.tables.presence import presence_of
from undercroft.server.tables.proposals import Proposals
from undercroft.server.tables.replays import Replays
from undercroft.server.tables.table import Table
from undercroft.server.tables.tables import Tables
from undercroft.server.tables.timers import Timers


@dataclass(frozen=True)
class Inside:
    """How other processes know this one: its address among them, and its number in its family."""

    address: str
    family: str
    number: int = 0


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
        inside: Inside | None = None,
        sets: Sequence[Game] = (),
    ) -> None:
        self.started = time.time()
        self.metrics: MetricsFor = metrics
        self.addresses = addresses
        self.number = 0 if inside is None else inside.number
        self.family = "" if inside is None else inside.family
        self.limits = limits
        self.store = Store(database)
        self.workers = WorkerPool(workers, limits.bot_seconds)
        self.ownership = Ownership()
        if inside is not None:
            self.ownership = Membership(
                self.store, limits.lease_seconds, inside.address, inside.family, inside.number
            )
        self.forwarder = Forwarder(self.ownership)
        self.tables = Tables(self.store, games, limits, chance, self.ownership, sets)
        self.openings = Openings(self.tables)
        self.moves = Moves(self.tables)
        self.bots = BotPlayers(self.moves, self.workers, pace, limits.bot_games_at_once)
        self.proposals = Proposals(self.tables, self.moves)
        self.timers = Timers(self.tables, self.proposals)
        self.live = LiveConnections(self.tables, self.moves, addresses, limits)
        self.tables.on_change = self.look_after
        self.tables.may_be_listed = open_tables
        self.listen_to_others()

    def asgi(self) -> Starlette:
        """The application that a web server runs."""
        return Starlette(
            routes=self.routes(),
            middleware=[Middleware(RequestMiddleware, addresses=self.addresses, limits=self.limits)],
            lifespan=self.lifespan,
        )

    def api_routes(self) -> list[ApiRoute]:
        return [
            *TableRoutes(self.tables, self.openings, self.limits).routes(),
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
                admitting(route, self.tables),
                self.addresses,
                self.limits,
                people,
                self.tables.people_first,
                self.forwarder,
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
        handed_on = was_handed_on(request)
        if self.metrics == "local" and not is_loopback(asker) and not handed_on:
            return refused(403, Message("server-metrics"))
        pages = {self.number: page(await self.now())}
        if not handed_on:
            for peer in await self.family_members():
                figures = await self.forwarder.figures(peer)
                if figures is not None:
                    pages[peer.number] = figures
        return Response(joined(pages), media_type=CONTENT_TYPE, headers={"Cache-Control": "no-store"})

    async def family_members(self) -> list[Peer]:
        try:
            return await self.ownership.family()
        except Unavailable:
            return []

    async def now(self) -> Now:
        return Now(
            undercroft.__version__,
            COMPILED,
            self.started,
            await statuses(self.store),
            len(self.tables.loaded),
            self.live.open,
            self.store.backend.waiting(),
            self.live.unsent.in_all,
            0 if self.store.owner is None else await count_owned(self.store),
        )

    def look_after(self, table: Table) -> None:
        """Something has changed at a table: bots may be asked, and something else is due next."""
        self.bots.wake(table)
        self.timers.watch(table)
        if isinstance(self.ownership, Membership):
            self.ownership.tell_presence(presence_of(table))

    async def sibling_with(self, table: str) -> int | None:
        """The number of the process that has a table, if it was started together with this one."""
        if table in self.tables.loaded:
            return None
        try:
            owner = await self.ownership.owner(table)
        except Refused:
            return None
        return owner.number if owner is not None and owner.family == self.family else None

    def listen_to_others(self) -> None:
        """What other processes tell, or what follows when they end."""
        told = self.ownership
        told.on_lost = self.tables.drop_all
        told.on_ownerless = self.timers.take_up
        told.on_renamed = lambda key: self.timers.keep(asyncio.create_task(self.note_name(key)))
        told.on_changed = lambda mark: self.timers.keep(asyncio.create_task(self.note_change(mark)))
        told.presence_here = lambda: [presence_of(table) for table in self.tables.loaded.values()]

    async def note_name(self, key: str) -> None:
        with suppress(Refused):
            await self.tables.note_name(key, await self.store.nick(key))

    async def note_change(self, mark: str) -> None:
        with suppress(Refused):
            await self.tables.note_change(mark)

    async def hand_over(self) -> None:
        """The process is about to end: others take its tables over at once."""
        await self.ownership.give_back()

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        if self.store.owner is None:
            self.timers.resume()
        beat = asyncio.create_task(STEADY.beat())
        yield
        beat.cancel()
        await self.timers.stop()
        await self.bots.stop()
        await self.workers.stop()
        await self.forwarder.close()
        await self.ownership.stop()
        await self.store.close()

"""The two ways to start the server: `serve` for a host, `play` for a household."""

from __future__ import annotations

import asyncio
import gc
import logging
import math
import multiprocessing
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

import undercroft
from undercroft.core.build import COMPILED
from undercroft.core.components import BadComponents
from undercroft.core.game import Game, IllegalSetup, installed_games
from undercroft.core.match import match_from
from undercroft.core.position import BadPosition
from undercroft.refusal import Refused, printable
from undercroft.server.app import Inside, ServerApp
from undercroft.server.chance import Chance, SeededChance
from undercroft.server.cluster.membership import Membership
from undercroft.server.http.addresses import Addresses, bracketed, is_address, is_wildcard, split_host
from undercroft.server.http.deflate import deflating
from undercroft.server.http.forwarding import InternalGate
from undercroft.server.http.handover import Handover, handover_sockets
from undercroft.server.http.slow import with_head_timeout
from undercroft.server.http.tls import tls_context
from undercroft.server.limits import read_limits
from undercroft.server.logs import note, set_up_logs
from undercroft.server.processes import new_family, run_family
from undercroft.server.settings import PlaySettings, ServeSettings
from undercroft.server.store.database import FILE, claim_file, data_folder, is_shared, prepare_file
from undercroft.server.system import keep_port, port_is_taken, stopping_signals
from undercroft.server.tables.table import link_to
from undercroft.sets import installed_sets
from undercroft.words import in_words, tell

logger = logging.getLogger("undercroft.server")
NEXT_PORTS = 50
GRACE_SECONDS = 5
PING_SECONDS = 60.0


def run(settings: ServeSettings) -> int:
    """Run the server until it is told to stop, and return the exit code. If it cannot start, it says why."""
    set_up_logs(settings.log_format, settings.log_level)
    return saying_why(lambda: start(settings))


def saying_why(work: Callable[[], int]) -> int:
    """The exit code of some work; if it is refused, the reason is printed."""
    try:
        return work()
    except (Refused, BadComponents) as error:
        words = in_words(error.message) if isinstance(error, Refused) else str(error)
        print(f"undercroft: {printable(words)}", file=sys.stderr)
        return 2


def start(settings: ServeSettings) -> int:
    if settings.processes < 1:
        raise Refused("console-processes", count=str(settings.processes))
    if settings.workers is not None and settings.workers < 1:
        raise Refused("console-workers", count=str(settings.workers))
    if not 0 <= settings.bot_pace < math.inf:
        raise Refused("console-pace", pace=f"{settings.bot_pace:g}")
    limits = read_limits(settings.limits)
    tls = tls_context(settings.tls_cert, settings.tls_key)
    games = installed_games()
    sets = installed_sets()
    position = None
    if isinstance(settings, PlaySettings) and settings.position is not None:
        position = read_position(settings.position, settings.game, games)
    database = database_of(settings)
    prepare_file(database)
    shared = is_shared(database)
    if shared and find_spec("httpx") is None:
        raise Refused("console-database-driver")
    if settings.processes > 1 and not shared:
        raise Refused("console-processes-sqlite")
    if settings.seed is not None:
        print(tell("console-seed"), file=sys.stderr)
    sockets = handover_sockets(settings.processes, tls is not None)
    with claim_file(database), bind(settings.host, settings.port) as listener:

        def serve_as(number: int, family: str, first: bool) -> int:
            """Be one of the processes. The first one at the first start says where the server is."""
            inside = inside_listener(settings.internal_address, number) if shared else None
            app = ServerApp(
                database,
                games,
                Addresses(settings.host, listener.getsockname()[1], settings.public_address, tls is not None),
                limits,
                Chance() if settings.seed is None else SeededChance(settings.seed),
                workers=settings.workers or max(1, default_workers() // settings.processes),
                pace=settings.bot_pace,
                open_tables=settings.tables == "open",
                metrics=settings.metrics,
                inside=None if inside is None else Inside(address_of(inside), family, number),
                sets=sets,
            )
            handover = None if sockets is None else Handover(sockets, number, app.sibling_with)
            config = uvicorn.Config(
                app.asgi(),
                log_config=None,
                log_level="error",
                access_log=False,
                server_header=False,
                http=with_head_timeout(limits.head_seconds, handover),
                ws=deflating(limits.compressed_connections),
                ws_per_message_deflate=settings.compression,
                ws_max_size=limits.frame_bytes,
                # While thousands come back after a restart, an answer to a ping may take its time.
                ws_ping_timeout=PING_SECONDS,
                timeout_graceful_shutdown=GRACE_SECONDS,
                ssl_context_factory=None if tls is None else lambda config, default: tls,
            )
            # What a server keeps lives long, so looking for garbage often finds none.
            gc.set_threshold(100_000, 50, 100)
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                begins = position if first else None
                server = Server(config)
                server.handover = handover
                runner.run(serve(settings, app, server, listener, inside, begins, first))
            return 0

        if settings.processes > 1:
            family = settings.processes, lambda *who: saying_why(lambda: serve_as(*who))
            return run_family(*family, renewable=tls is not None)
        return serve_as(0, new_family(), first=True)


def inside_listener(address: str, number: int) -> socket.socket:
    """Where other processes hand requests on to this one. A port that is named is that of the first process."""
    host, port = split_host(address if "]" in address or address.count(":") < 2 else f"[{address}]")
    if not is_address(host) or is_wildcard(host):
        raise Refused("console-internal-address", address=address)
    wanted = 0 if port is None else port + number
    try:
        return listen(host, wanted)
    except OSError as error:
        raise cannot_listen(host, wanted, error) from None


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"{bracketed(host)}:{port}"


def database_of(settings: ServeSettings) -> str:
    """The database; by default `serve` has its own in the current folder, `play` in the data folder."""
    if settings.database is not None:
        return settings.database
    return str(data_folder() / FILE) if isinstance(settings, PlaySettings) else FILE


async def serve(
    settings: ServeSettings,
    app: ServerApp,
    server: Server,
    listener: socket.socket,
    inside: socket.socket | None,
    position: tuple[Game, object] | None,
    first: bool,
) -> None:
    try:
        await app.store.open()
        await app.ownership.start()
        path = "/"
        if position is not None:
            path = link_to("", await app.openings.create_from_position(*position))
        if first:
            server.on_started = lambda: announce(settings, app.addresses, path)
        server.before_stopping = app.hand_over
        if app.addresses.scheme == "https":
            renew_on_hangup(settings, server)
        stop_with_parent(server)
        note(
            logger,
            "server starts",
            version=undercroft.__version__,
            compiled=COMPILED,
            address=app.addresses.public or app.addresses.local(),
            database="sqlite" if app.store.sqlite else "postgresql",
            games=",".join(app.tables.games),
        )
        async with listening_inside(app, server.config.app, inside):
            await server.serve(sockets=[listener])
        note(logger, "server stopped")
    finally:
        await app.store.close()


@asynccontextmanager
async def listening_inside(app: ServerApp, asgi: Any, inside: socket.socket | None) -> AsyncIterator[None]:
    """Take what other processes hand on, where there may be any."""
    if inside is None or not isinstance(app.ownership, Membership):
        yield
        return
    config = uvicorn.Config(
        InternalGate(asgi, app.ownership.me.secret),
        log_config=None,
        log_level="error",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        lifespan="off",
        ws=deflating(0),
        ws_per_message_deflate=False,
        ws_max_size=app.limits.frame_bytes,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    server = InsideServer(config)
    running = asyncio.create_task(server.serve(sockets=[inside]))
    try:
        yield
    finally:
        server.should_exit = True
        await running


class Server(uvicorn.Server):
    """Announces itself once it can be reached, and stops without an error on a signal."""

    on_started: Callable[[], None] = staticmethod(lambda: None)
    before_stopping: Callable[[], Awaitable[None]]
    handover: Handover | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.handover is not None:
            self.handover.open(self.new_protocol)
        self.on_started()

    def new_protocol(self) -> Any:
        """For a connection that a sibling handed over."""
        protocol: Any = self.config.http_protocol_class
        return protocol(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        if self.handover is not None:
            self.handover.close()
        await self.before_stopping()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in stopping_signals()}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


class InsideServer(uvicorn.Server):
    """Runs alongside the server that people reach, and leaves the signals to it."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def stop_with_parent(server: Server) -> None:
    """One of several processes stops when the one that started them is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        loop = asyncio.get_running_loop()

        def stop() -> None:
            loop.remove_reader(parent.sentinel)
            server.should_exit = True

        loop.add_reader(parent.sentinel, stop)


def renew_on_hangup(settings: ServeSettings, server: Server) -> None:
    """On SIGHUP, read the certificate files again for new connections; games go on."""

    def renew() -> None:
        try:
            # A pair that does not fit must not replace the one in use.
            tls_context(settings.tls_cert, settings.tls_key)
        except Refused as error:
            logger.error("the certificate is not renewed: %s", error)
            return
        assert server.config.ssl is not None
        assert settings.tls_cert is not None
        server.config.ssl.load_cert_chain(settings.tls_cert, settings.tls_key)
        note(logger, "certificate renewed")

    if sys.platform != "win32":
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, renew)


def default_workers() -> int:
    return max(1, min(4, (os.cpu_count() or 2) - 1))


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens on this port, or on the next free one."""
    for wanted in range(port, port + NEXT_PORTS):
        try:
            return listen(host, wanted)
        except OSError as error:
            if not port_is_taken(error):
                raise cannot_listen(host, wanted, error) from None
            print(tell("console-port-used", port=str(wanted), next=str(wanted + 1)), flush=True)
    raise Refused("console-ports-used", first=str(port), last=str(port + NEXT_PORTS - 1))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on this port; raises OSError, for instance if it is in use."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        keep_port(listener)
        listener.bind((host, port))
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    except OverflowError:
        listener.close()
        raise Refused("console-no-port", port=str(port)) from None
    return listener


def cannot_listen(host: str, port: int, error: OSError) -> Refused:
    return Refused("console-listen", host=host, port=str(port), what=error.strerror or str(error))


def read_position(file: Path, slug: str | None, games: dict[str, Game]) -> tuple[Game, object]:
    """The game and the dump of a position file. An old dump does not name its game, so each game is tried."""
    try:
        dump = msgspec.json.decode(file.read_bytes())
    except OSError as error:
        raise Refused("console-unreadable", file=file, what=error.strerror or str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("console-no-json", file=file, what=str(error)) from None
    named = dump.get("game") if isinstance(dump, dict) else None
    if slug is None and isinstance(named, str):
        slug = named
    if slug is not None and slug not in games:
        raise Refused("console-no-game", game=slug, games=", ".join(games))
    complaints: list[str] = []
    for game in games.values() if slug is None else [games[slug]]:
        try:
            match_from(game, dump)
        except (BadPosition, IllegalSetup) as error:
            complaints.append(f"\n  {game.slug}: {error}")
        else:
            return game, dump
    raise Refused("console-no-position", file=file, what="".join(complaints))


def announce(settings: ServeSettings, addresses: Addresses, path: str) -> None:
    """Say where the server is."""
    shared = addresses.public or addresses.network()
    print(tell("console-at", address=addresses.local() + path), flush=True)
    if shared is not None:
        print(tell("console-other-devices", address=shared + path), flush=True)
    if not isinstance(settings, PlaySettings):
        return
    if shared is not None and sys.stdout.isatty():
        import segno

        segno.make(shared + path, error="l", micro=False).terminal(compact=True, border=2)
    print(tell("console-kept", database=database_of(settings)), flush=True)
    if settings.browser and can_open_browser():
        # Some browsers take seconds to answer; the server does not wait for them.
        threading.Thread(target=webbrowser.open, args=[addresses.local() + path], daemon=True).start()


def can_open_browser() -> bool:
    """Without a screen a text browser would open in the terminal, which nobody wants."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

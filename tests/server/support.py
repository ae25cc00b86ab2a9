"""A real server process on a free loopback port, and people who talk to it as browsers do."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import IO, Any

import httpx
from starlette.requests import HTTPConnection
from starlette.types import Receive, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.nursery import Child, nursery
from undercroft.core.game import installed_games
from undercroft.core.rng import promise_of
from undercroft.server.app import ServerApp
from undercroft.server.chance import Chance
from undercroft.server.http.addresses import Addresses
from undercroft.server.http.identity import Identity
from undercroft.server.limits import Limits

PATIENCE = 60.0
# On Windows a server is asked to stop by Ctrl-Break, which goes to a group of processes; SIGTERM just ends it there.
STOP = getattr(signal, "CTRL_BREAK_EVENT", signal.SIGTERM)
OWN_GROUP: int = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
ADDRESS = re.compile(r"^Undercroft .*? (https?://\S+?)(/\S*)$", re.MULTILINE)
RAISED = {
    "message_rate": 1e9,
    "message_burst": 1e9,
    "request_rate": 1e9,
    "request_burst": 1e9,
    "address_rate": 1e9,
    "address_burst": 1e9,
    "chat_rate": 1e9,
    "chat_burst": 1e9,
    "chat_address_rate": 1e9,
    "chat_address_burst": 1e9,
    "connections_per_address": 10**9,
    "code_rate": 1e9,
    "code_burst": 1e9,
    "code_region_rate": 1e9,
    "code_region_burst": 1e9,
    "absence_seconds": 0,
    "opening_seconds": 0,
    "proposal_seconds": 0,
    "strikes": 1e9,
    "tables_unfinished": 10**9,
    "tables_per_address": 10**9,
    "bot_games_per_person": 10**9,
    "bot_games_per_address": 10**9,
    # A busy machine may stand still for a while.
    "lease_seconds": 30,
}

Json = dict[str, Any]


class Server:
    """A server process and its database file."""

    def __init__(self, folder: Path, *arguments: str, limits: dict[str, float] | None = None) -> None:
        self.folder = folder
        self.database = folder / "undercroft.sqlite3"
        self.address: str | None = None  # of a database that is no file
        self.arguments = list(arguments)
        self.port = 0
        if limits is not None:
            file = folder / "limits.toml"
            text = "\n".join(f"{name} = {value}" for name, value in limits.items())
            file.write_text(text, encoding="utf-8")
            self.arguments += ["--limits", str(file)]
        self.process: subprocess.Popen[str] | Child | None = None
        self.forked = True  # False for a test of how the process itself starts
        self.environment: dict[str, str] = {}  # for a process of its own
        self.wrapper: list[str] = []  # a command that becomes this process
        self.said = ""
        self.base = ""
        self.path = ""

    def start(self) -> Server:
        mode = [] if self.arguments[:1] == ["play"] else ["serve"]
        pace = [] if "--bot-pace" in self.arguments else ["--bot-pace", "0"]
        # What is logged besides is the matter of its own tests; here only complaints are looked for.
        quiet = [] if "--log-level" in self.arguments else ["--log-level", "warning"]
        with (self.folder / "stderr.txt").open("a", encoding="utf-8") as complaints:
            self.process = self.launch([*mode, *self.arguments, *pace, *quiet], complaints)
        assert self.process.stdout is not None
        self.said = ""
        late = threading.Timer(PATIENCE, self.process.kill)
        late.start()
        try:
            while (found := ADDRESS.search(self.said)) is None:
                line = self.process.stdout.readline()
                self.said += line
                if not line:
                    why = "the server ended" if late.is_alive() else "the server did not start in time"
                    self.reap()
                    raise AssertionError(f"{why}: {self.said}{self.complaints()}")
        finally:
            late.cancel()
        self.base = found[1]
        self.path = found[2]
        # A browser finds the server again where it was.
        port = int(self.base.rsplit(":", 1)[1])
        assert self.port in (0, port), (
            f"port {self.port} is taken by another process: the server is at {port}"
        )
        self.port = port
        return self

    def launch(self, arguments: list[str], complaints: IO[str]) -> subprocess.Popen[str] | Child:
        command = [*arguments, "--port", str(self.port), "--database", self.address or str(self.database)]
        forked = nursery() if self.forked else None
        if forked is not None:
            return forked.start(command, self.folder, complaints)
        return subprocess.Popen(
            [*self.wrapper, sys.executable, "-m", "undercroft", *command],
            cwd=self.folder,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1", **self.environment},
            stdout=subprocess.PIPE,
            stderr=complaints,
            encoding="utf-8",
            creationflags=OWN_GROUP,
        )

    def complaints(self) -> str:
        return (self.folder / "stderr.txt").read_text(encoding="utf-8")

    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.reap()

    def stop(self) -> int:
        """As a host would; the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(STOP)
        return self.reap()

    def reap(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code


@contextmanager
def open_database(database: Path) -> Iterator[sqlite3.Connection]:
    """The database file, which a running server may be writing to; changes are committed in the end."""
    with closing(sqlite3.connect(database, timeout=PATIENCE)) as connection, connection:
        yield connection


async def open_app(folder: Path, limits: Limits) -> ServerApp:
    """A server within this process, without its network."""
    app = ServerApp(
        str(folder / "app.sqlite3"),
        installed_games(),
        Addresses("127.0.0.1", 8000),
        limits,
        Chance(),
        workers=1,
        pace=0,
    )
    await app.store.open()
    return app


def socket_of(table: str, receive: Receive, send: Send) -> WebSocket:
    """The socket of a table's page, as the web server hands it over."""
    scope: dict[str, Any] = {
        "type": "websocket",
        "scheme": "ws",
        "path": "/",
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1:8000"), (b"origin", b"http://127.0.0.1:8000")],
        "path_params": {"table": table},
    }
    scope["identity"] = Identity(HTTPConnection(scope))
    return WebSocket(scope, receive, send)


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, error: Json) -> None:
        super().__init__(f"{status} {error}")
        self.status = status
        self.id: str = error["id"]
        self.args_: Json = error.get("args", {})


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, server: Server, origin: str | None = None) -> None:
        self.server = server
        self.origin = origin or server.base
        self.http = httpx.AsyncClient(base_url=server.base, headers={"Origin": self.origin}, timeout=PATIENCE)

    async def get(self, path: str) -> Any:
        return read(await self.http.get(f"/api{path}"))

    async def post(self, path: str, body: object = None) -> Any:
        return read(await self.http.post(f"/api{path}", json={} if body is None else body))

    async def open_table(self, bots: list[str | None], start: bool = False, **more: Any) -> Json:
        wish = {"game": "raiders", "seats": len(bots), "bots": bots, "start": start, **more}
        table: Json = await self.post("/tables", wish)
        return table

    def cookie(self) -> str:
        return self.http.cookies.get("undercroft") or ""

    @asynccontextmanager
    async def at(self, table: str, nonce: str | None = None) -> AsyncIterator[Page]:
        """The table's page, greeted."""
        async with self.socket(table) as socket:
            page = Page(socket)
            if nonce is not None:
                page.give_part = lambda: self.give_part(table, nonce)
            await page.say({"t": "hello", "promise": nonce and promise_of(nonce)})
            yield page

    async def give_part(self, table: str, nonce: str) -> None:
        await self.post(f"/tables/{table}/part", {"nonce": nonce})

    def socket(self, table: str) -> connect:
        address = self.server.base.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        cookie = {"Cookie": f"undercroft={self.cookie()}"} if self.cookie() else {}
        return connect(
            address,
            origin=Origin(self.origin),
            additional_headers=cookie,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )


def read(response: httpx.Response) -> Any:
    found = response.json()
    if response.status_code != 200:
        raise Refused(response.status_code, found["error"])
    return found


class Page:
    """A table's page: what it was told last, and what it says."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Json = {}
        self.states: dict[int, Json] = {}
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.ids = 0
        # What the page does when the host starts: it gives the part of the dice that it promised.
        self.give_part: Callable[[], Awaitable[None]] | None = None

    async def say(self, message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        message: Json = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["t"] == "table":
            self.table = message["table"]
            if self.table["opening"] and self.give_part is not None:
                give, self.give_part = self.give_part, None
                await give()
        elif message["t"] == "state":
            self.states[message["seat"]] = message
        return message

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Listen until this message comes."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def state(self, seat: int, wanted: Callable[[Json], bool] = lambda state: True) -> Json:
        """What the seat sees, once it is as wanted."""
        while seat not in self.states or not wanted(self.states[seat]):
            await self.hear()
        return self.states[seat]

    async def table_when(self, wanted: Callable[[Json], bool]) -> Json:
        """The table, once it is as wanted."""
        while not self.table or not wanted(self.table):
            await self.hear()
        return self.table

    async def ask(self, t: str, **fields: Any) -> Json:
        """Say something and listen until it is answered."""
        self.ids += 1
        id = self.ids
        await self.say({"t": t, "id": id, **fields})
        return await self.until(lambda message: message.get("id") == id)

    async def play(self, seat: int, pick: Callable[[list[Json]], Json] = lambda actions: actions[0]) -> Json:
        """Answer the open prompt of a seat."""
        prompt = (await self.state(seat))["prompt"]
        return await self.ask("play", seat=seat, prompt=prompt["id"], action=pick(prompt["actions"]))

    async def play_to_the_end(self, seats: list[int]) -> Json:
        """Answer for these seats until the game is over; the last state of the first."""
        while True:
            for seat in seats:
                state = await self.state(seat)
                if state["outcome"] is not None:
                    return state
                if state["prompt"] is not None:
                    answer = await self.play(seat)
                    assert answer["t"] == "done", answer
                    break
            else:
                await self.hear()

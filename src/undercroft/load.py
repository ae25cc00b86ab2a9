"""Load on a server: people at many tables who play as browsers do, and how long the server takes for it.

Everybody has a cookie and a connection of their own. First all sit down and join; then they play for some time, and
only that is measured. A lost connection is opened again, as a page does.
"""

from __future__ import annotations

import asyncio
import http.client
import random
import secrets
import ssl
import time
from collections import Counter, deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from undercroft.words import tell

AT_ONCE = 8  # requests at the same time while tables are set up
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 8.0  # seconds before a lost connection is opened again
CPU = "process_cpu_seconds_total"
STARTED = "process_start_time_seconds"
MEMORY = "process_resident_memory_bytes"
PATIENCE = 120.0  # seconds for one request


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be tried."""

    addresses: list[str]
    game: str = "raiders"
    tables: int = 20
    seats: int = 4
    think: float = 0.0  # seconds a person thinks on average
    rate: float | None = None  # moves a second offered in all, instead of thinking
    seconds: float = 20.0
    one_game: bool = False  # stop when the first game is over: setting up the next one is not measured
    compression: bool = True  # as browsers offer it
    seed: int = 0


class Latency(msgspec.Struct):
    """Milliseconds from a move to its acknowledgement."""

    p50: float
    p99: float
    p999: float


class Figures(msgspec.Struct, kw_only=True):
    """What was measured."""

    game: str
    tables: int
    people: int
    compression: bool
    join_seconds: float  # until everybody had joined
    seconds: float
    moves: int
    moves_per_second: float
    latency: Latency
    kilobytes_per_move: float  # sent by the servers, to everybody together
    games_ended: int
    refused: dict[str, int]  # by reason
    connections_lost: int
    longest_return: float | None  # seconds until the last of those people was back
    cpu_seconds: float | None  # of the servers; None where /metrics may not be read or one was restarted
    moves_per_cpu_second: float | None
    megabytes: float | None


class Question(msgspec.Struct):
    """A prompt, as far as a player here needs it."""

    id: int
    actions: list[msgspec.Raw]


class Heard(msgspec.Struct):
    """A message of the server, as far as a player here needs it."""

    t: str
    id: int = 0
    prompt: Question | None = None
    outcome: dict[str, Any] | None = None
    error: dict[str, Any] | None = None


class Refusal(msgspec.Struct):
    """Why a request is refused."""

    error: dict[str, Any]


decoder = msgspec.json.Decoder(Heard)


class CannotLoad(Exception):
    """A server refuses what the load needs; says what."""


class CountingConnection(ClientConnection):
    """Counts what came over the network, compressed as it is."""

    received = 0

    def data_received(self, data: bytes) -> None:
        CountingConnection.received += len(data)
        super().data_received(data)


class Requests:
    """HTTP requests in threads, over connections that stay open."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(AT_ONCE, "requests")
        self.open: dict[str, list[http.client.HTTPConnection]] = {}

    async def post(self, address: str, cookie: str, path: str, body: object) -> dict[str, Any]:
        loop = asyncio.get_running_loop()
        status, answer = await loop.run_in_executor(self.threads, self.ask, address, cookie, path, body)
        try:
            if status != 200:
                refused = msgspec.json.decode(answer, type=Refusal)
                raise CannotLoad(f"{path}: {status} {refused.error.get('id', '')}")
            return msgspec.json.decode(answer, type=dict[str, Any])
        except (msgspec.DecodeError, UnicodeError):
            raise CannotLoad(tell("console-load-other", address=address)) from None

    async def figures(self, address: str) -> dict[str, float]:
        """The figures of a server, those of its processes added up; empty if they may not be read."""
        loop = asyncio.get_running_loop()
        status, page = await loop.run_in_executor(self.threads, self.ask, address, "", "/metrics", None)
        if status != 200:
            return {}
        found: dict[str, float] = {}
        for line in page.decode().splitlines():
            if not line.startswith("#"):
                name, _, value = line.rpartition(" ")
                name = name.partition("{")[0]
                found[name] = found.get(name, 0.0) + float(value)
        return found

    def ask(self, address: str, cookie: str, path: str, body: object) -> tuple[int, bytes]:
        idle = self.open.setdefault(address, [])
        while True:
            try:
                connection, used = idle.pop(), True
            except IndexError:
                connection, used = new_connection(address), False
            headers = {
                "Origin": address,
                "Cookie": f"undercroft={cookie}",
                "Content-Type": "application/json",
            }
            method = "GET" if body is None else "POST"
            try:
                connection.request(method, path, None if body is None else msgspec.json.encode(body), headers)
                answer = connection.getresponse()
                content = answer.read()
            except (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError):
                connection.close()
                if used:
                    continue  # the server had closed it because it was idle
                raise
            except http.client.HTTPException:
                connection.close()
                raise CannotLoad(tell("console-load-other", address=address)) from None
            idle.append(connection)
            return answer.status, content

    def close(self) -> None:
        self.threads.shutdown()
        for idle in self.open.values():
            for connection in idle:
                connection.close()


def new_connection(address: str) -> http.client.HTTPConnection:
    parts = urlsplit(address)
    host = parts.hostname or ""
    if parts.scheme == "https":
        context = ssl.create_default_context()
        return http.client.HTTPSConnection(host, parts.port, timeout=PATIENCE, context=context)
    return http.client.HTTPConnection(host, parts.port, timeout=PATIENCE)


class Load:
    """One trial."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = random.Random(plan.seed)
        self.requests = Requests()
        self.measuring = False
        self.latencies: list[float] = []
        self.refused: Counter[str] = Counter()
        self.lost = 0
        self.away: set[Player] = set()  # those whose connection was lost
        self.longest_return = 0.0
        self.ended = 0
        self.joined = 0
        self.everybody = plan.tables * plan.seats
        self.all_here = asyncio.Event()
        self.playing = asyncio.Event()
        self.a_game_ended = asyncio.Event()
        self.ready: deque[Player] = deque()  # players who wait for their turn to be offered a move

    async def run(self) -> Figures:
        """Sit down, join, play, and tell how it went."""
        plan = self.plan
        began = time.monotonic()
        tables = [asyncio.create_task(self.table(number)) for number in range(plan.tables)]
        pacing = asyncio.create_task(self.pace())
        try:
            joining = asyncio.create_task(self.all_here.wait())
            await asyncio.wait({joining, *tables}, return_when=asyncio.FIRST_COMPLETED)
            must_go_on(tables)
            await joining
            join_seconds = time.monotonic() - began
            self.playing.set()
            figures = await self.measure(join_seconds)
            must_go_on(tables)
            return figures
        finally:
            for task in (*tables, pacing):
                task.cancel()
            await asyncio.gather(*tables, pacing, return_exceptions=True)
            self.requests.close()

    async def measure(self, join_seconds: float) -> Figures:
        plan = self.plan
        before = [await self.requests.figures(address) for address in plan.addresses]
        received = CountingConnection.received
        begun = time.monotonic()
        self.measuring = True
        with suppress(TimeoutError):
            async with asyncio.timeout(plan.seconds):
                await (self.a_game_ended.wait() if plan.one_game else asyncio.Future())
        self.measuring = False
        seconds = time.monotonic() - begun
        for player in self.away:
            self.note_return(player)
        received = CountingConnection.received - received
        after = [await self.requests.figures(address) for address in plan.addresses]
        restarted = [figures.get(STARTED) for figures in before] != [
            figures.get(STARTED) for figures in after
        ]
        cpu = None if restarted else sum_of(after, CPU, before)
        memory = sum_of(after, MEMORY)
        moves = len(self.latencies)
        found = sorted(self.latencies) or [0.0]

        def part(share: float) -> float:
            return round(1000 * found[min(len(found) - 1, int(share * len(found)))], 2)

        return Figures(
            game=plan.game,
            tables=plan.tables,
            people=self.everybody,
            compression=plan.compression,
            join_seconds=round(join_seconds, 2),
            seconds=round(seconds, 2),
            moves=moves,
            moves_per_second=round(moves / seconds, 1),
            latency=Latency(part(0.5), part(0.99), part(0.999)),
            kilobytes_per_move=round(received / 1000 / max(1, moves), 2),
            games_ended=self.ended,
            refused=dict(self.refused),
            connections_lost=self.lost,
            longest_return=round(self.longest_return, 2) if self.lost else None,
            cpu_seconds=None if cpu is None else round(cpu, 2),
            moves_per_cpu_second=round(moves / cpu, 1) if cpu else None,
            megabytes=None if memory is None else round(memory / 1e6, 1),
        )

    async def table(self, number: int) -> None:
        """Play game after game at one table."""
        address = self.plan.addresses[number % len(self.plan.addresses)]
        cookies = [secrets.token_urlsafe(32) for _ in range(self.plan.seats)]
        rngs = [random.Random(self.rng.random()) for _ in cookies]
        first = True
        while True:
            id = await self.set_up(address, cookies)
            players = [
                Player(self, address, id, seat, cookie, rng, first)
                for seat, (cookie, rng) in enumerate(zip(cookies, rngs, strict=True))
            ]
            await asyncio.gather(*[player.run() for player in players])
            self.ended += self.measuring
            self.a_game_ended.set()
            first = False

    async def set_up(self, address: str, cookies: list[str]) -> str:
        plan, post = self.plan, self.requests.post
        request = {"game": plan.game, "seats": plan.seats}
        id: str = (await post(address, cookies[0], "/api/tables", request))["id"]
        for cookie in cookies[1:]:
            await post(address, cookie, f"/api/tables/{id}/sit", {})
        await post(address, cookies[0], f"/api/tables/{id}/start", {})
        return id

    def note_joined(self) -> None:
        self.joined += 1
        if self.joined == self.everybody:
            self.all_here.set()

    def note_return(self, player: Player) -> None:
        """A person is back, or the trial ends without them."""
        self.longest_return = max(self.longest_return, time.monotonic() - player.lost_at)

    async def pace(self) -> None:
        """Offer moves at a steady rate to whoever has waited longest."""
        if self.plan.rate is None:
            return
        await self.playing.wait()
        begun = time.monotonic()
        offered = 0
        while True:
            offered += 1
            await asyncio.sleep(max(0.0, begun + offered / self.plan.rate - time.monotonic()))
            if self.ready:
                self.ready.popleft().may_answer.set()


class Player:
    """One person at one table."""

    def __init__(
        self, load: Load, address: str, table: str, seat: int, cookie: str, rng: random.Random, first: bool
    ) -> None:
        self.load = load
        self.address = address
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.rng = rng
        self.first = first  # whether everybody waits for this person
        self.answered = 0  # the last prompt that was answered
        self.ids = 0
        self.sent: dict[int, float] = {}
        self.may_answer = asyncio.Event()
        self.answering: asyncio.Task[None] | None = None
        self.over = False
        self.lost_at = 0.0  # when the connection was lost

    async def run(self) -> None:
        pause = FIRST_PAUSE
        while not self.over:
            try:
                socket = await self.connect()
                try:
                    await self.play(socket)
                    pause = FIRST_PAUSE
                finally:
                    await leave(socket)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                self.load.lost += 1
                if self not in self.load.away:
                    self.load.away.add(self)
                    self.lost_at = time.monotonic()
            if not self.over:
                await asyncio.sleep(pause * self.rng.uniform(0.5, 1.5))
                pause = min(LONGEST_PAUSE, 2 * pause)
                self.answered = 0

    def connect(self) -> connect:
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        return connect(
            address,
            origin=Origin(self.address),
            additional_headers={"Cookie": f"undercroft={self.cookie}"},
            compression="deflate" if self.load.plan.compression else None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            create_connection=CountingConnection,
        )

    async def play(self, socket: ClientConnection) -> None:
        await socket.send('{"t":"hello","promise":null}')
        async for text in socket:
            heard = decoder.decode(text)
            if heard.t == "state":
                if self.first:
                    self.first = False
                    self.load.note_joined()
                if self in self.load.away:
                    self.load.away.remove(self)
                    self.load.note_return(self)
                if heard.outcome is not None:
                    self.over = True
                    return
                if heard.prompt is not None and heard.prompt.id > self.answered:
                    self.answered = heard.prompt.id
                    self.answering = asyncio.create_task(self.answer(socket, heard.prompt))
            elif heard.t == "done":
                sent = self.sent.pop(heard.id, None)
                if sent is not None and self.load.measuring:
                    self.load.latencies.append(time.perf_counter() - sent)
            elif heard.t == "refused":
                self.sent.pop(heard.id, None)
                self.load.refused[str((heard.error or {}).get("id"))] += 1
                self.answered = 0
            elif heard.t == "bye":
                raise CannotLoad(f"a connection is refused: {(heard.error or {}).get('id')}")

    async def answer(self, socket: ClientConnection, question: Question) -> None:
        plan = self.load.plan
        await self.load.playing.wait()
        if plan.rate is not None:
            self.may_answer.clear()
            self.load.ready.append(self)
            await self.may_answer.wait()
        elif plan.think:
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * plan.think)
        self.ids += 1
        action = bytes(self.rng.choice(question.actions)).decode()
        self.sent[self.ids] = time.perf_counter()
        try:
            await socket.send(
                f'{{"t":"play","id":{self.ids},"seat":{self.seat},"prompt":{question.id},"action":{action}}}'
            )
        except ConnectionClosed:
            del self.sent[self.ids]


async def leave(socket: ClientConnection) -> None:
    try:
        await socket.close()
    finally:
        socket.transport.abort()  # if the trial ends while we say goodbye


def must_go_on(tables: list[asyncio.Task[None]]) -> None:
    """Raises what has ended the play at a table."""
    for task in tables:
        if task.done():
            task.result()


def sum_of(
    after: list[dict[str, float]], name: str, before: list[dict[str, float]] | None = None
) -> float | None:
    """A figure of all servers together; None if one of them does not tell it."""
    if not all(name in figures for figures in after):
        return None
    total = sum(figures[name] for figures in after)
    return total if before is None else total - sum(figures[name] for figures in before)

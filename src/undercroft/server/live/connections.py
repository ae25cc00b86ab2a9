"""The live connections of table pages."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from undercroft.core.action import IllegalAction
from undercroft.core.view import Message
from undercroft.refusal import Reason, Refused
from undercroft.server.cluster.ownership import Elsewhere
from undercroft.server.http.addresses import Addresses, network_of
from undercroft.server.http.forwarding import NOT_OURS, PAUSE, was_handed_on
from undercroft.server.http.identity import Identity
from undercroft.server.http.middleware import deny
from undercroft.server.limits import Bucket, Limits
from undercroft.server.live.chat import TableChat, tell
from undercroft.server.live.forwarding import TRY_AGAIN_LATER, hand_on
from undercroft.server.live.unsent import Unsent
from undercroft.server.logs import mark_of, note
from undercroft.server.metrics import JOINS_WAITING, MOVE_SECONDS, REFUSED_MESSAGES
from undercroft.server.protocol.messages import (
    Answer,
    AnyId,
    Bye,
    Done,
    FromBrowser,
    Hello,
    LogRequest,
    PlanRequest,
    Play,
    Point,
    Pointed,
    PreviewRequest,
    React,
    RefusedMessage,
    Say,
    TakeBack,
    Why,
)
from undercroft.server.store.backend import Unavailable
from undercroft.server.store.chat import Line
from undercroft.server.tables.moves import Moves
from undercroft.server.tables.tables import Tables

logger = logging.getLogger("undercroft.live")
POLICY = 1008
CLOSING_SECONDS = 5.0
JOINS_AT_ONCE = 16
GONE = (WebSocketDisconnect, RuntimeError, TimeoutError)  # what sending to a browser that is gone may raise

encode = msgspec.json.encode
decoder = msgspec.json.Decoder(FromBrowser)
id_decoder = msgspec.json.Decoder(AnyId)


class Connection:
    """One browser page at one table. Its messages wait in a queue, so that a slow reader delays nobody."""

    def __init__(
        self,
        socket: WebSocket,
        table: str,
        key: str,
        base: str,
        limits: Limits,
        unsent: Unsent,
        ours: Callable[[], bool],
    ) -> None:
        self.socket = socket
        self.ours = ours  # whether this process still answers for its tables
        self.unsent = unsent
        self.table = table
        self.key = key
        self.base = base
        self.address = network_of(socket.client.host) if socket.client else ""
        self.limits = limits
        self.outgoing: deque[bytes] = deque()
        self.news = asyncio.Event()  # something waits to be sent, or nothing more will come
        self.complete = False  # nothing more will come
        self.messages = Bucket(limits.message_rate, limits.message_burst)
        self.strikes = Bucket(limits.strike_rate, limits.strikes)
        self.greeted = False
        self.closing_reason: Message | None = None  # why the server closes it
        self.handling = False  # a message of the browser is being handled
        self.lost = asyncio.Event()
        self.moved = False  # the table belongs to another process now

    def tell(self, message: bytes) -> None:
        """Queue a message. A reader who does not keep up loses the connection, and gets whole views on the next one."""
        if self.lost.is_set():
            return
        too_many = len(self.outgoing) >= self.limits.waiting_messages
        if too_many or not self.unsent.add(self, len(message)):
            self.lost.set()
            return
        self.outgoing.append(message)
        self.news.set()

    def lose(self) -> None:
        """Give it up, with everything that waits."""
        self.lost.set()
        self.outgoing.clear()

    def dismiss(self, reason: Message) -> None:
        """Close it, whatever the browser is doing."""
        self.closing_reason = reason
        self.lost.set()

    def move_on(self) -> None:
        self.moved = True
        self.lose()

    async def write(self) -> None:
        while True:
            while self.outgoing:
                message = self.outgoing.popleft()
                if not self.ours():
                    self.move_on()
                    return
                await self.socket.send({"type": "websocket.send", "text": message.decode()})
                self.unsent.remove(self, len(message))
            if self.complete:
                return
            self.news.clear()
            await self.news.wait()

    def finish(self) -> None:
        """What waits is still sent, and nothing after it."""
        self.complete = True
        self.news.set()


class LiveConnections:
    """All live connections."""

    def __init__(self, tables: Tables, moves: Moves, addresses: Addresses, limits: Limits) -> None:
        self.tables = tables
        self.moves = moves
        self.chat = TableChat(tables, limits)
        self.addresses = addresses
        self.limits = limits
        self.open = 0
        self.unsent = Unsent(limits)
        self.joining = asyncio.Semaphore(JOINS_AT_ONCE)
        self.of_person: Counter[str] = Counter()
        self.of_table: Counter[str] = Counter()
        self.of_address: Counter[str] = Counter()

    async def accept(self, socket: WebSocket) -> None:
        try:
            host = socket.headers.get("host", "")
            self.addresses.check_origin(socket.headers.get("origin"), host)
        except Refused as refusal:
            await deny(socket, refusal)
            return
        identity: Identity = socket.scope["identity"]
        cookie = [(b"set-cookie", identity.cookie().encode())] if identity.new else []
        table = socket.path_params["table"]
        base = self.addresses.base(host, socket.url.scheme)
        connection = Connection(
            socket, table, identity.key, base, self.limits, self.unsent, self.tables.ownership.holds
        )
        try:
            self.make_room(connection)
        except Refused as refusal:
            await socket.accept(headers=cookie)
            await say_bye(socket, refusal.message, TRY_AGAIN_LATER)
            return
        # Counted before anything is waited for, or many that come at once would all find room.
        self.count(connection, 1)
        try:
            if was_handed_on(socket) and not await self.stays_here(table):
                await socket.send_denial_response(Response(status_code=NOT_OURS))
                return
            await socket.accept(headers=cookie)
            await self.serve_or_hand_on(connection)
        except Unavailable:
            await close(socket, TRY_AGAIN_LATER)
        except Refused as refusal:
            await say_bye(socket, refusal.message, TRY_AGAIN_LATER)
        finally:
            self.count(connection, -1)
            self.unsent.forget(connection)

    async def stays_here(self, id: str) -> bool:
        """Whether this process keeps a table whose page comes to another one. The first page decides where a table
        belongs, so that pages behind a load balancer that routes by table are never handed on.
        """
        try:
            table = await self.tables.find(id)
        except Elsewhere:
            return False
        return self.of_table[id] > 1 or not await self.tables.let_go(table)

    async def serve_or_hand_on(self, connection: Connection) -> None:
        """Serve a page of a table that this process has or can take; otherwise its owner does."""
        loop = asyncio.get_running_loop()
        latest = loop.time() + self.tables.ownership.patience
        while True:
            try:
                await self.tables.find(connection.table)
            except Elsewhere as elsewhere:
                code = await hand_on(connection.socket, elsewhere.owner, self.tables.ownership)
                if code is not None:
                    await close(connection.socket, code)
                    return
            else:
                await self.serve(connection)
                return
            if loop.time() > latest:
                raise Unavailable
            await asyncio.sleep(PAUSE)

    def make_room(self, connection: Connection) -> None:
        limits = self.limits
        if (
            self.open >= limits.connections
            or self.of_person[connection.key] >= limits.connections_per_person
            or self.of_table[connection.table] >= limits.connections_per_table
            or self.of_address[connection.address] >= limits.connections_per_address
        ):
            raise Refused("limit-connections", Reason.UNAVAILABLE)

    def count(self, connection: Connection, change: int) -> None:
        self.open += change
        for counter, name in (
            (self.of_person, connection.key),
            (self.of_table, connection.table),
            (self.of_address, connection.address),
        ):
            counter[name] += change
            if not counter[name]:
                del counter[name]

    async def serve(self, connection: Connection) -> None:
        """Read and write until either ends."""
        reading = asyncio.create_task(self.read(connection))
        writing = asyncio.create_task(connection.write())
        losing = asyncio.create_task(connection.lost.wait())
        try:
            await asyncio.wait({reading, writing, losing}, return_when=asyncio.FIRST_COMPLETED)
            if connection.moved:
                # Not later: what is being handled may wait for a database that does not answer.
                await close(connection.socket, TRY_AGAIN_LATER)
            reason = reading.result() if reading.done() else connection.closing_reason
            if reason is not None:
                # Messages in the queue are still sent, in order.
                connection.finish()
                with suppress(*GONE):
                    await asyncio.wait_for(writing, CLOSING_SECONDS)
                await say_bye(connection.socket, reason, POLICY)
        finally:
            connection.lost.set()
            # A move that has begun is finished, even if the connection is lost in the meantime.
            if not connection.handling:
                reading.cancel()
            writing.cancel()
            losing.cancel()
            await asyncio.wait({reading, writing, losing})
            await asyncio.gather(reading, writing, losing, return_exceptions=True)
            self.tables.leave(connection.table, connection)
            await close(connection.socket, TRY_AGAIN_LATER)

    async def read(self, connection: Connection) -> Message | None:
        """Handle message after message. Returns the reason if it is the server that closes."""
        loop = asyncio.get_running_loop()
        left = self.limits.hello_seconds
        try:
            async with asyncio.timeout(None) as patience:
                while connection.closing_reason is None and not connection.lost.is_set():
                    # Only the browser's own delay counts: what the server takes is not its fault.
                    begun = loop.time()
                    patience.reschedule(None if connection.greeted else begun + left)
                    message = await connection.socket.receive()
                    left -= loop.time() - begun
                    patience.reschedule(None)
                    if message["type"] == "websocket.disconnect":
                        return None
                    connection.handling = True
                    try:
                        await self.check_limits(connection, message.get("text"))
                    finally:
                        connection.handling = False
        except TimeoutError:
            return Message("limit-hello")
        return connection.closing_reason

    async def check_limits(self, connection: Connection, text: str | None) -> None:
        """Handle a message, unless there are too many or it is too long."""
        most = self.limits.message_bytes
        if not connection.messages.take():
            self.refuse(connection, text, Message("limit-rate"))
        elif text is None:
            self.refuse(connection, text, Message("server-not-json"))
        elif len(text) > most or len(text.encode(errors="replace")) > most:
            self.refuse(connection, None, Message("limit-size", {"most": most}))
        else:
            await self.handle_text(connection, text)

    def refuse(self, connection: Connection, text: str | None, error: Message) -> None:
        REFUSED_MESSAGES.labels(reason=error.id).inc()
        connection.tell(encode(RefusedMessage(read_id(text), error)))
        connection.strikes.take()
        if connection.strikes.tokens < 1 and connection.closing_reason is None:
            note(logger, "too many faulty messages", logging.WARNING, table=mark_of(connection.table))
            connection.closing_reason = Message("limit-strikes")

    async def handle_text(self, connection: Connection, text: str) -> None:
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            malformed = isinstance(error, msgspec.ValidationError)
            says = Message("server-form", {"what": str(error)}) if malformed else Message("server-not-json")
            self.refuse(connection, text, says)
            return
        try:
            with self.tables.people_first.person():
                await self.handle(connection, message)
        except Unavailable as refusal:
            if isinstance(message, Hello):
                # The page tries again by itself.
                connection.lost.set()
            else:
                connection.tell(encode(RefusedMessage(read_id(text), refusal.message)))
        except (Refused, IllegalAction) as refusal:
            if isinstance(message, Hello):
                # A table that cannot be opened: trying again would not help.
                connection.closing_reason = refusal.message
            else:
                self.refuse(connection, text, refusal.message)
        except Exception:
            logger.exception("a message to table %s failed", mark_of(connection.table))
            self.refuse(connection, text, Message("server-trouble"))

    async def join(self, connection: Connection, message: Hello) -> list[Line]:
        """Let a page in. After a restart everybody comes at once: they queue, and those who are in play meanwhile."""
        JOINS_WAITING.inc()
        try:
            async with self.joining:
                return await self.tables.join(connection.table, connection, message.promise)
        finally:
            JOINS_WAITING.dec()

    async def handle(self, connection: Connection, message: FromBrowser) -> None:
        if isinstance(message, Hello):
            lines = await self.join(connection, message)
            connection.greeted = True
            if lines:
                tell(connection, lines)
            return
        if not connection.greeted:
            raise Refused("server-hello-first", Reason.NOT_NOW)
        table = await self.tables.find(connection.table)
        key = connection.key
        body: object
        if isinstance(message, Play):
            begun = time.perf_counter()
            await self.moves.play(table, key, message)
            connection.tell(encode(Done(message.id)))
            MOVE_SECONDS.labels(game=table.row.game).observe(time.perf_counter() - begun)
            return
        if isinstance(message, TakeBack):
            await self.moves.take_back(table, key, message)
            connection.tell(encode(Done(message.id)))
            return
        if isinstance(message, Point):
            table.must_hold(key, message.seat)
            for listener in table.listeners:
                listener.tell(encode(Pointed(message.seat, message.at)))
            connection.tell(encode(Done(message.id)))
            return
        if isinstance(message, Say):
            await self.chat.say(table, key, connection.address, message)
            connection.tell(encode(Done(message.id)))
            return
        if isinstance(message, React):
            await self.chat.react(table, key, connection.address, message)
            connection.tell(encode(Done(message.id)))
            return
        if isinstance(message, Why):
            body = await self.moves.why(table, key, message)
        elif isinstance(message, PreviewRequest):
            body = await self.moves.preview(table, key, message)
        elif isinstance(message, PlanRequest):
            body = await self.moves.plan(table, key, message)
        else:
            assert isinstance(message, LogRequest)
            body = await self.moves.log(table, key, message)
        connection.tell(encode(Answer(message.id, body)))


def read_id(text: str | None) -> int:
    """The id of a message that is refused; 0 if it has none."""
    if text is None:
        return 0
    try:
        return id_decoder.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


async def say_bye(socket: WebSocket, error: Message, code: int) -> None:
    message = {"type": "websocket.send", "text": encode(Bye(error)).decode()}
    with suppress(*GONE):
        await asyncio.wait_for(socket.send(message), CLOSING_SECONDS)
    await close(socket, code)


async def close(socket: WebSocket, code: int) -> None:
    """Close it, unless it is closed already."""
    with suppress(*GONE):
        await asyncio.wait_for(socket.close(code), CLOSING_SECONDS)

"""From a request to its answer: reading the body, calling the route, turning refusals into answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from undercroft.core.view import Message
from undercroft.refusal import Reason, Refused
from undercroft.server.cluster.ownership import Elsewhere
from undercroft.server.http.addresses import Addresses
from undercroft.server.http.forwarding import NOT_OURS, PAUSE, Forwarder, was_handed_on
from undercroft.server.http.identity import Identity
from undercroft.server.http.routing import ApiRoute, Call
from undercroft.server.limits import Buckets, Limits
from undercroft.server.metrics import REFUSED_REQUESTS
from undercroft.server.protocol.messages import ErrorBody
from undercroft.server.protocol.requests import MAY_BE_MISSING
from undercroft.server.store.backend import NotOurs
from undercroft.server.tables.people_first import PeopleFirst

logger = logging.getLogger("undercroft.http")
Handler = Callable[[Request], Awaitable[Response]]

STATUSES = {
    Reason.IMPOSSIBLE: 422,
    Reason.NOT_FOUND: 404,
    Reason.FORBIDDEN: 403,
    Reason.NOT_NOW: 409,
    Reason.TOO_MANY: 429,
    Reason.TOO_LARGE: 413,
    Reason.MALFORMED: 400,
    Reason.NOT_JSON: 415,
    Reason.TOO_SLOW: 408,
    Reason.UNAVAILABLE: 503,
}


class Endpoint:
    """Calls the handler of a route with a checked body, and turns refusals into answers."""

    def __init__(
        self,
        route: ApiRoute,
        addresses: Addresses,
        limits: Limits,
        people: Buckets,
        people_first: PeopleFirst,
        forwarder: Forwarder,
    ) -> None:
        self.route = route
        self.forwarder = forwarder
        self.people_first = people_first
        self.addresses = addresses
        self.limits = limits
        self.people = people

    async def __call__(self, request: Request) -> Response:
        identity: Identity = request.scope["identity"]
        host = request.headers.get("host", "")
        try:
            if self.route.changes:
                self.addresses.check_origin(request.headers.get("origin"), host)
                self.people.take(identity.key)
            content = b"" if self.route.body is None else await self.content(request)
            base = self.addresses.base(host, request.url.scheme)
            call = Call(request, identity, base, self.body(request, content))
            with self.people_first.person():
                answer = await self.answer(call, content)
        except Refused as refusal:
            return refused_response(refusal)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            logger.exception("%s %s failed", self.route.method, self.route.path)
            return refused(500, Message("server-trouble"))
        if isinstance(answer, Response):
            answer.headers.setdefault("Cache-Control", "no-store")
            return answer
        return json_response(200, answer)

    async def answer(self, call: Call, content: bytes) -> object:
        """What the route answers, here or at the process that has the table. If that one has just died, somebody
        takes the table over soon.
        """
        loop = asyncio.get_running_loop()
        latest = loop.time() + self.forwarder.ownership.patience
        while True:
            try:
                return await self.route.handler(call)
            except Elsewhere as elsewhere:
                if was_handed_on(call.request):
                    return Response(status_code=NOT_OURS)
                answer = await self.forwarder.ask(call.request, content, elsewhere)
                if answer is not None:
                    return answer
                if loop.time() > latest:
                    raise
            except NotOurs:
                if was_handed_on(call.request):
                    return Response(status_code=NOT_OURS)  # nothing was done: it is asked elsewhere
                raise
            await asyncio.sleep(PAUSE)

    async def content(self, request: Request) -> bytes:
        try:
            async with asyncio.timeout(self.limits.body_seconds):
                return await read_body(request, self.limits.body_bytes)
        except TimeoutError:
            raise Refused("limit-slow", Reason.TOO_SLOW) from None

    def body(self, request: Request, content: bytes) -> object:
        if self.route.body is None:
            return None
        if self.route.body in MAY_BE_MISSING and not content:
            return self.route.body()
        kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
        if kind != "application/json":
            raise Refused("server-not-json", Reason.NOT_JSON)
        try:
            return msgspec.convert(whole_numbers(msgspec.json.decode(content)), self.route.body)
        except msgspec.ValidationError as error:
            raise Refused("server-form", Reason.MALFORMED, what=str(error)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refused("server-not-json", Reason.MALFORMED) from None


async def read_body(request: Request, most: int) -> bytes:
    """The whole body, unless it is too large; what comes beyond the limit is not kept."""
    content = b""
    async for part in request.stream():
        content += part
        if len(content) > most:
            raise Refused("limit-size", Reason.TOO_LARGE, most=most)
    return content


def whole_numbers(found: object) -> object:
    """In JSON, 3.0 is a whole number like 3."""
    if isinstance(found, dict):
        return {name: whole_numbers(value) for name, value in found.items()}
    if isinstance(found, list):
        return [whole_numbers(value) for value in found]
    if isinstance(found, float) and found.is_integer():
        return int(found)
    return found


def json_response(status: int, body: object) -> Response:
    return Response(
        msgspec.json.encode(body),
        status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def refused_response(refusal: Refused) -> Response:
    return refused(STATUSES[refusal.reason], refusal.message)


def refused(status: int, message: Message) -> Response:
    REFUSED_REQUESTS.labels(status=str(status), reason=message.id).inc()
    response = json_response(status, ErrorBody(message))
    if status == 429:
        response.headers["Retry-After"] = "1"
    if status == 408:
        response.headers["Connection"] = "close"
    return response


class MethodRouter:
    """All methods of one path."""

    def __init__(self, endpoints: dict[str, Handler]) -> None:
        self.endpoints = endpoints

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        method = "GET" if request.method == "HEAD" else request.method
        endpoint = self.endpoints.get(method)
        if endpoint is None:
            response = refused(405, Message("server-method"))
            allowed = {*self.endpoints, *(["HEAD"] if "GET" in self.endpoints else [])}
            response.headers["Allow"] = ", ".join(sorted(allowed))
        else:
            response = await endpoint(request)
        await response(scope, receive, send)


class UnknownPath:
    """The answer to every path of the API that is not a route."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await refused(404, Message("server-no-such-address"))(scope, receive, send)

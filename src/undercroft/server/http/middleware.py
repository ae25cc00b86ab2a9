"""What every request passes first, HTTP or WebSocket: checks of its origin and rate, the cookie, security headers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from undercroft.refusal import Refused
from undercroft.server.http.addresses import Addresses, network_of
from undercroft.server.http.endpoint import refused_response
from undercroft.server.http.identity import Identity
from undercroft.server.limits import Buckets, Limits

Handler = Callable[[Request], Awaitable[Response]]

# The page may load only what this server gives it, and nobody may frame it. Svelte animates by style attributes,
# which cannot run code.
POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src-attr 'unsafe-inline'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
# The same for everybody, or read by machines: answered without a cookie.
FOR_NOBODY = ("/assets/", "/metrics", "/api/health")
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class RequestMiddleware:
    """Checks every request, gives a newcomer a cookie, and adds security headers to every answer."""

    def __init__(self, app: ASGIApp, addresses: Addresses, limits: Limits) -> None:
        self.app = app
        self.addresses = addresses
        self.askers = Buckets(limits.address_rate, limits.address_burst, "address")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        asked = HTTPConnection(scope)
        identity = scope["identity"] = Identity(asked)
        if scope["type"] == "http":
            send = sender_of_headers(send, identity, asked.url.path)
        try:
            self.addresses.check_host(asked.headers.get("host"))
            self.askers.take(network_of(asked.client.host) if asked.client else "")
        except Refused as refusal:
            if scope["type"] == "http":
                await refused_response(refusal)(scope, receive, send)
            else:
                await deny(WebSocket(scope, receive, send), refusal)
            return
        await self.app(scope, receive, send)


def sender_of_headers(send: Send, identity: Identity, path: str) -> Send:
    """Adds the security headers to every answer, and a newcomer's cookie unless the path needs none."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", []), *HEADERS]
            if identity.new and not path.startswith(FOR_NOBODY):
                headers = [*map(private, headers), (b"set-cookie", identity.cookie().encode())]
            message["headers"] = headers
        await send(message)

    return send_with_headers


def private(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """What comes with somebody's cookie must not be kept for others on the way."""
    name, value = header
    if name.lower() != b"cache-control" or b"no-store" in value or b"private" in value:
        return header
    return name, b"private, " + value


async def deny(socket: WebSocket, refusal: Refused) -> None:
    """Refuse a WebSocket before it is opened, as an ordinary answer."""
    await socket.send_denial_response(refused_response(refusal))

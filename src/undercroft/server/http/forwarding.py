"""Handing requests on to the process that has the table, and taking them from other processes.

The processes talk over listeners of their own, which only they know the secrets of. The person's cookie, address, host
and origin go with the request, so it is answered as if it had come there.
"""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from typing import TYPE_CHECKING, Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from undercroft.refusal import Reason, Refused
from undercroft.server.cluster.ownership import Elsewhere, Ownership
from undercroft.server.http.identity import COOKIE, Identity
from undercroft.server.metrics import HANDED_ON
from undercroft.server.store.servers import Peer

if TYPE_CHECKING:
    import httpx

PAUSE = 0.1
CONNECT_SECONDS = 2.0
READ_SECONDS = 60.0
NOT_OURS = 421  # the answer of a process that does not have the table
SECRET, CLIENT, HOST, SCHEME = (f"x-undercroft-{name}" for name in ("secret", "client", "host", "scheme"))
PASSED_ON = ("origin", "content-type", "accept-encoding", "user-agent")
PASSED_BACK = (
    "content-type",
    "content-encoding",
    "content-disposition",
    "cache-control",
    "vary",
    "retry-after",
)


def was_handed_on(asked: HTTPConnection) -> bool:
    return bool(asked.scope.get("handed_on"))


def passed_on(asked: HTTPConnection, owner: Peer) -> dict[str, str]:
    """The headers with which a request goes to another process."""
    identity: Identity = asked.scope["identity"]
    return {
        SECRET: owner.secret,
        CLIENT: asked.client.host if asked.client else "",
        HOST: asked.headers.get("host", ""),
        SCHEME: asked.url.scheme,
        "cookie": f"{COOKIE}={identity.secret}",
        **{name: asked.headers[name] for name in PASSED_ON if name in asked.headers},
    }


class Forwarder:
    """Asks other processes."""

    def __init__(self, ownership: Ownership) -> None:
        self.ownership = ownership
        self.opened: httpx.AsyncClient | None = None

    @property
    def client(self) -> httpx.AsyncClient:
        if self.opened is None:
            import httpx  # of the extra `postgres`

            seconds = httpx.Timeout(READ_SECONDS, connect=CONNECT_SECONDS)
            self.opened = httpx.AsyncClient(timeout=seconds, trust_env=False)
        return self.opened

    async def ask(self, request: Request, content: bytes, elsewhere: Elsewhere) -> Response | None:
        """The answer of the process that has the table, or None if it is to be looked for again."""
        owner = elsewhere.owner
        method = request.method if elsewhere.path is None else "GET"
        path = elsewhere.path or request.url.path
        query = f"?{request.url.query}" if request.url.query and elsewhere.path is None else ""
        url = f"http://{owner.address}{path}{query}"
        HANDED_ON.labels(kind="request").inc()
        try:
            return await self.send(method, url, passed_on(request, owner), content, owner)
        except NoAnswer as error:
            await self.ownership.bury(owner)
            if error.in_doubt and method not in ("GET", "HEAD"):
                # It may have been done, or not: whoever asked has to look.
                raise Refused("server-elsewhere", Reason.UNAVAILABLE) from None
            return None

    async def send(
        self, method: str, url: str, headers: dict[str, str], content: bytes, owner: Peer
    ) -> Response | None:
        import httpx

        async def answer() -> Response | None:
            async with self.client.stream(method, url, headers=headers, content=content) as found:
                if found.status_code == NOT_OURS:
                    return None
                body = b"".join([part async for part in found.aiter_raw()])
                back = {name: found.headers[name] for name in PASSED_BACK if name in found.headers}
                return Response(body, found.status_code, back)

        asking = asyncio.create_task(answer())
        ending = asyncio.create_task(self.ownership.ended(owner))
        try:
            await asyncio.wait({asking, ending}, return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                raise NoAnswer(in_doubt=True)
            return asking.result()
        except (httpx.ConnectError, httpx.ConnectTimeout):
            raise NoAnswer(in_doubt=False) from None
        except httpx.HTTPError:
            raise NoAnswer(in_doubt=True) from None
        finally:
            asking.cancel()
            ending.cancel()
            await asyncio.gather(asking, ending, return_exceptions=True)

    async def figures(self, peer: Peer) -> str | None:
        """The page of figures of another process; None if it does not answer."""
        try:
            headers = {SECRET: peer.secret, HOST: "localhost"}
            found = await self.send("GET", f"http://{peer.address}/metrics", headers, b"", peer)
        except NoAnswer:
            return None
        return None if found is None or found.status_code != 200 else bytes(found.body).decode()

    async def close(self) -> None:
        if self.opened is not None:
            await self.opened.aclose()


class NoAnswer(Exception):
    """A process did not answer. In doubt, it may have done what it was asked."""

    def __init__(self, in_doubt: bool) -> None:
        super().__init__()
        self.in_doubt = in_doubt


class InternalGate:
    """Lets in what other processes hand on, as if the person themselves had come."""

    def __init__(self, app: ASGIApp, secret: str) -> None:
        self.app = app
        self.secret = secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = HTTPConnection(scope)
        shown = asked.headers.get(SECRET, "")
        if not compare_digest(shown.encode(), self.secret.encode()):
            refusal = PlainTextResponse("", 403)
            if scope["type"] == "http":
                await refusal(scope, receive, send)
            else:
                await WebSocket(scope, receive, send).send_denial_response(refusal)
            return
        own = {SECRET.encode(), CLIENT.encode(), HOST.encode(), SCHEME.encode(), b"host"}
        headers = [header for header in scope["headers"] if header[0] not in own]
        host = asked.headers.get(HOST, "").encode("latin-1")
        handed_on: dict[str, Any] = {
            **scope,
            "headers": [*headers, (b"host", host)],
            "client": (asked.headers.get(CLIENT, ""), 0),
            "scheme": asked.headers.get(SCHEME, scope["scheme"]),
            "handed_on": True,
        }
        await self.app(handed_on, receive, send)

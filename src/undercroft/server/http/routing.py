"""What a route is: how it is asked, what it takes and what it answers. The OpenAPI description is made from it too."""

from __future__ import annotations

import io
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from starlette.requests import Request
from starlette.responses import Response

from undercroft.refusal import Reason, Refused
from undercroft.server.http.addresses import network_of, region_of
from undercroft.server.http.identity import Identity
from undercroft.server.protocol.messages import TableInfo
from undercroft.server.store.backend import Unavailable
from undercroft.server.tables.table import Table
from undercroft.server.tables.tables import Tables

WHOLE = re.compile(r"-?[0-9]{1,9}")


class Call:
    """A request that was let in."""

    def __init__(self, request: Request, identity: Identity, base: str, body: object) -> None:
        self.request = request
        self.key = identity.key
        self.base = base
        self.body = body

    @property
    def address(self) -> str:
        """The network address it comes from."""
        return network_of(self.request.client.host) if self.request.client else ""

    @property
    def region(self) -> str:
        """The larger network it comes from."""
        return region_of(self.request.client.host) if self.request.client else ""

    @property
    def table(self) -> str:
        return str(self.request.path_params["table"])


@dataclass(frozen=True)
class QueryNumber:
    """A whole number in the query of a request."""

    name: str
    least: int
    most: int
    default: int

    def read(self, request: Request) -> int:
        given = request.query_params.getlist(self.name)
        if not given:
            return self.default
        if len(given) == 1 and WHOLE.fullmatch(given[0]) and self.least <= int(given[0]) <= self.most:
            return int(given[0])
        raise Refused("server-query", Reason.IMPOSSIBLE, name=self.name, least=self.least, most=self.most)


@dataclass(frozen=True)
class ApiRoute:
    """One route: method and path, the body it takes, the answer it gives, and how it may refuse."""

    method: str
    path: str
    summary: str
    handler: Callable[[Call], Awaitable[object]]
    body: type | None
    answer: object  # a type, or None for a Response of its own
    media: str = "application/json"
    refusals: tuple[int, ...] = ()
    query: tuple[QueryNumber, ...] = ()

    @property
    def details(self) -> str:
        """The docstring of its handler, in one line."""
        return " ".join((self.handler.__doc__ or "").split())

    @property
    def changes(self) -> bool:
        return self.method == "POST"


def admitting(route: ApiRoute, tables: Tables) -> ApiRoute:
    """The same route, closed to people who were kicked from the table."""
    if "{table}" not in route.path:
        return route

    async def handler(call: Call) -> object:
        (await tables.find(call.table)).must_admit(call.key)
        answer = await route.handler(call)
        if not tables.ownership.holds():
            raise Unavailable  # it may be done, but what we know of the table may be out of date
        return answer

    return replace(route, handler=handler)


def qr_code(link: str) -> Response:
    """A link as a QR code."""
    import segno  # imported late, so that the server starts faster

    drawn = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(drawn, kind="svg", scale=8, border=2, svgclass=None, lineclass=None, omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def seen(table: Table, call: Call) -> TableInfo:
    return table.info(call.key, call.base)

"""The routes of personal links."""

from __future__ import annotations

from starlette.responses import Response

from undercroft.server.http.routing import ApiRoute, Call, qr_code, seen
from undercroft.server.protocol.messages import Pass, PassInfo, TableInfo
from undercroft.server.protocol.requests import EmptyRequest, PassRequest
from undercroft.server.tables.passes import Passes


class PassRoutes:
    """What the routes of personal links do."""

    def __init__(self, passes: Passes) -> None:
        self.passes = passes

    def routes(self) -> list[ApiRoute]:
        made = "/api/tables/{table}/pass"
        found = "/api/passes/{token}"
        drawn = found + "/qr.svg"
        svg = "image/svg+xml"
        return [
            ApiRoute(
                "POST", made, "make a personal link", self.make_pass, EmptyRequest, Pass, refusals=(404,)
            ),
            ApiRoute(
                "GET",
                found,
                "what a personal link offers",
                self.look_at_pass,
                None,
                PassInfo,
                refusals=(404, 409),
            ),
            ApiRoute("GET", drawn, "the personal link as a QR code", self.pass_qr, None, None, svg, (404,)),
            ApiRoute(
                "POST",
                "/api/passes",
                "use a personal link",
                self.use_pass,
                PassRequest,
                TableInfo,
                refusals=(404, 409),
            ),
        ]

    async def make_pass(self, call: Call) -> Pass:
        token, expires = await self.passes.make(call.table, call.key)
        return Pass(token, pass_link(call.base, token), expires)

    async def look_at_pass(self, call: Call) -> PassInfo:
        found, table = await self.passes.look(token_of(call), call.key)
        return PassInfo(found.table, table.row.game, found.nick)

    async def pass_qr(self, call: Call) -> Response:
        await self.passes.find(token_of(call))
        return qr_code(pass_link(call.base, token_of(call)))

    async def use_pass(self, call: Call) -> TableInfo:
        assert isinstance(call.body, PassRequest)
        return seen(await self.passes.use(call.body.token, call.key), call)


def token_of(call: Call) -> str:
    return str(call.request.path_params["token"])


def pass_link(base: str, token: str) -> str:
    return f"{base}/p/{token}"

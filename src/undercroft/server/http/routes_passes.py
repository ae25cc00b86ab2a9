"""The routes of personal links."""

from __future__ import annotations

from starlette.responses import Response

from undercroft.server.http.routing import ApiRoute, Call, qr_code, seen
from undercroft.server.protocol.messages import Pass, PassInfo, TableInfo
from undercroft.server.protocol.requests import EmptyRequest, PassRequest
from undercroft.server.tables.passes import Passes


class PassRoutes:
    """Personal links."""

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
        """The link is `ADDRESS/p/TOKEN`, good for 15 minutes and for one use. A newer one replaces it."""
        token, expires = await self.passes.make(call.table, call.key)
        return Pass(token, pass_link(call.base, token), expires)

    async def look_at_pass(self, call: Call) -> PassInfo:
        found, table = await self.passes.look(token_of(call), call.key)
        return PassInfo(found.table, table.row.game, found.nick)

    async def pass_qr(self, call: Call) -> Response:
        await self.passes.find(token_of(call))
        return qr_code(pass_link(call.base, token_of(call)))

    async def use_pass(self, call: Call) -> TableInfo:
        """The seats of the link's maker become yours, and so does the role of host. If you have no nickname, you get
        theirs. Unless you already sit at this table, you get their opponents too, in every game for which you have
        chosen none. Their device goes on as a watcher. During a game somebody who already plays at this table is
        refused (`pass-already-seated`, also by the `GET`), and the link stays good.
        """
        assert isinstance(call.body, PassRequest)
        return seen(await self.passes.use(call.body.token, call.key), call)


def token_of(call: Call) -> str:
    return str(call.request.path_params["token"])


def pass_link(base: str, token: str) -> str:
    return f"{base}/p/{token}"

"""The routes of proposals."""

from __future__ import annotations

from undercroft.server.http.routing import ApiRoute, Call, seen
from undercroft.server.protocol.messages import TableInfo
from undercroft.server.protocol.requests import ConsentRequest, ProposeRequest
from undercroft.server.tables.proposals import Proposals


class ProposalRoutes:
    """What the routes of proposals do."""

    def __init__(self, proposals: Proposals) -> None:
        self.proposals = proposals

    def routes(self) -> list[ApiRoute]:
        table = "/api/tables/{table}"
        refusals = (404, 409, 422)
        return [
            ApiRoute(
                "POST",
                table + "/propose",
                "ask the others to end the game, or to let you take your last step back",
                self.propose,
                ProposeRequest,
                TableInfo,
                refusals=refusals,
            ),
            ApiRoute(
                "POST",
                table + "/consent",
                "answer a proposal",
                self.consent,
                ConsentRequest,
                TableInfo,
                refusals=refusals,
            ),
        ]

    async def propose(self, call: Call) -> TableInfo:
        assert isinstance(call.body, ProposeRequest)
        return seen(await self.proposals.propose(call.table, call.key, call.body), call)

    async def consent(self, call: Call) -> TableInfo:
        assert isinstance(call.body, ConsentRequest)
        return seen(await self.proposals.answer(call.table, call.key, call.body), call)

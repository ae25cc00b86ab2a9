"""The routes of proposals."""

from __future__ import annotations

from undercroft.server.http.routing import ApiRoute, Call, seen
from undercroft.server.protocol.messages import TableInfo
from undercroft.server.protocol.requests import ConsentRequest, ProposeRequest
from undercroft.server.tables.proposals import Proposals


class ProposalRoutes:
    """Proposals."""

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
        """Everybody else who is seated is asked. Absent players are asked too, and waited for. Bots agree. A person
        for whom a bot stands in is not asked, but there must be somebody left to ask. Without other people the
        proposal is carried out at once. `take_back` goes back to before the seat's last step, and only at a
        friendly table. A player whose proposal was declined may not repeat it (`proposal-lately`) before their next
        step, or before `proposal_seconds` have passed.
        """
        assert isinstance(call.body, ProposeRequest)
        return seen(await self.proposals.propose(call.table, call.key, call.body), call)

    async def consent(self, call: Call) -> TableInfo:
        """The proposal is carried out when the last one agrees. One no ends it, also from the proposer or from
        somebody who had agreed; so does any step of the game. Bots wait as long as it is open. People who leave
        their seat, or let a bot stand in, are no longer asked. Whoever holds several seats answers for all of them,
        unless the seats have names of their own.
        """
        assert isinstance(call.body, ConsentRequest)
        return seen(await self.proposals.answer(call.table, call.key, call.body), call)

"""Proposals, which need everybody's consent: to end a game early, or to take back a step that cannot be undone freely.

A proposal is stored in the table's row, so that it survives a restart; its rules are in consent.py. Any step of the
game clears it in the same transaction, and an agreed proposal is carried out only if it is still the same in the
database, so that two processes never both do it.
"""

from __future__ import annotations

from undercroft.refusal import Reason, Refused
from undercroft.server.protocol.messages import Proposal, ProposalKind
from undercroft.server.protocol.requests import ConsentRequest, ProposeRequest
from undercroft.server.steady import steady_now
from undercroft.server.store.rows import TableRow
from undercroft.server.tables.consent import answered, ended, proposed, settled
from undercroft.server.tables.moves import Moves
from undercroft.server.tables.progress import Progress
from undercroft.server.tables.removal import removal_proposed, removed
from undercroft.server.tables.table import Table
from undercroft.server.tables.tables import Tables


class Proposals:
    """Makes proposals, takes answers, and does what everybody has agreed to."""

    def __init__(self, tables: Tables, moves: Moves) -> None:
        self.tables = tables
        self.moves = moves

    async def propose(self, id: str, key: str, request: ProposeRequest) -> Table:
        table = await self.tables.find(id)

        def rule(row: TableRow) -> TableRow:
            return proposed(row, key, request, steady_now())

        async with table.lock:
            await self.tables.refresh(table)
            proposal = rule(table.row).proposal
            if request.kind == "take_back":
                before_last_step(await self.tables.progress_of(table), request.seat)
            if proposal is not None and settled(proposal):
                await self.carry_out(table, proposal, table.row.proposal)
            else:
                await self.tables.change(table, rule)
        return table

    async def answer(self, id: str, key: str, request: ConsentRequest) -> Table:
        table = await self.tables.find(id)

        def rule(row: TableRow) -> TableRow:
            return answered(row, key, request, steady_now(), int(self.tables.limits.proposal_seconds * 1000))

        async with table.lock:
            await self.tables.refresh(table)
            proposal = rule(table.row).proposal
            if proposal is None or not settled(proposal):
                await self.tables.change(table, rule)
                # Somebody else may have agreed at the same moment, through another process.
                proposal = table.row.proposal
            if proposal is not None and settled(proposal):
                await self.carry_out(table, proposal, table.row.proposal)
        return table

    async def remove(self, id: str, key: str, kind: ProposalKind, seat: int) -> Table:
        """Free the seat of somebody who has been away for long, or kick them, once everybody else agrees."""
        table = await self.tables.find(id)

        def rule(row: TableRow) -> TableRow:
            return removal_proposed(row, key, kind, seat, table.away, table.long_gone, steady_now())

        async with table.lock:
            await self.tables.refresh(table)
            proposal = rule(table.row).proposal
            if proposal is not None and settled(proposal):
                await self.carry_out(table, proposal, table.row.proposal)
            else:
                await self.tables.change(table, rule)
        return table

    async def carry_out(self, table: Table, proposal: Proposal, stored: Proposal | None) -> None:
        """Do what everybody agreed to, if the proposal is still the same. The table's lock must be held."""
        if proposal.kind == "end":
            await self.tables.change(table, lambda row: ended(row, stored))
            return
        if proposal.chair is not None:
            await self.tables.change(table, lambda row: removed(row, proposal, stored, table.connected))
            return
        progress = await self.tables.progress_of(table)
        await self.tables.catch_up(table, progress)
        messages = progress.rewind(proposal.seat, before_last_step(progress, proposal.seat))
        if not await self.moves.commit(table, progress, messages, stored):
            raise Refused("proposal-gone", Reason.NOT_NOW)


def before_last_step(progress: Progress, seat: int) -> int:
    """The number of the entry before the seat's last step; raises Refused if it has no step that still holds."""
    match = progress.match
    for number in reversed(match.line_to(progress.number)):
        if match.entries[number - 1].seat == seat:
            return number - 1
    raise Refused("take-back-nothing", Reason.NOT_NOW)

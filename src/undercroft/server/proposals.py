"""What needs the consent of everybody: ending a game as it stands, and taking back what can no longer be taken back.

A proposal stands in the table's row, so that it survives a restart. Any step of the game clears it in the same
transaction; and what was agreed to is done only if the proposal still stands there as it was answered, so that two
processes never both do it.
"""

from __future__ import annotations

from dataclasses import replace

from undercroft.server.moves import Moves
from undercroft.server.progress import Progress
from undercroft.server.routes import ApiRoute, Call, seen
from undercroft.server.rows import Chair, TableRow
from undercroft.server.seating import must_be_playing, must_hold, over
from undercroft.server.table import Table
from undercroft.server.tables import Tables
from undercroft.server.wire import Consent, Proposal, Proposing, Refusal, TableInfo


class Proposals:
    """The routes of proposals, and what is done when everybody has agreed."""

    def __init__(self, tables: Tables, moves: Moves) -> None:
        self.tables = tables
        self.moves = moves

    def routes(self) -> list[ApiRoute]:
        table = "/api/tables/{table}"
        refusals = (404, 409, 422)
        return [
            ApiRoute(
                "POST",
                table + "/propose",
                "ask the others to end the game, or to let you take your last step back",
                self.propose,
                Proposing,
                TableInfo,
                refusals=refusals,
            ),
            ApiRoute(
                "POST",
                table + "/consent",
                "answer a proposal",
                self.consent,
                Consent,
                TableInfo,
                refusals=refusals,
            ),
        ]

    async def propose(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, Proposing)
        table = await self.tables.find(call.table)

        def rule(row: TableRow) -> TableRow:
            return proposed(row, call.key, wish)

        async with table.lock:
            await self.tables.refresh(table)
            proposal = rule(table.row).proposal
            if wish.kind == "take_back":
                before_last_step(await self.tables.progress_of(table), wish.seat)
            if proposal is not None and settled(proposal):
                await self.carry_out(table, proposal, table.row.proposal)
            else:
                await self.tables.change(table, rule)
        return seen(table, call)

    async def consent(self, call: Call) -> TableInfo:
        wish = call.body
        assert isinstance(wish, Consent)
        table = await self.tables.find(call.table)

        def rule(row: TableRow) -> TableRow:
            return answered(row, call.key, wish)

        async with table.lock:
            await self.tables.refresh(table)
            proposal = rule(table.row).proposal
            if proposal is None or not settled(proposal):
                await self.tables.change(table, rule)
                # Somebody else may have agreed at the same moment, through another process.
                proposal = table.row.proposal
            if proposal is not None and settled(proposal):
                await self.carry_out(table, proposal, table.row.proposal)
        return seen(table, call)

    async def carry_out(self, table: Table, proposal: Proposal, stored: Proposal | None) -> None:
        """Do what everybody agreed to, if what they were asked still stands. The table's lock must be held."""
        if proposal.kind == "end":
            await self.tables.change(table, lambda row: ended(row, stored))
            return
        progress = await self.tables.progress_of(table)
        await self.tables.catch_up(table, progress)
        messages = progress.rewind(proposal.seat, before_last_step(progress, proposal.seat))
        if not await self.moves.commit(table, progress, messages, stored):
            raise Refusal(409, "proposal-gone")


def before_last_step(progress: Progress, seat: int) -> int:
    """The entry after which the seat's last step was made; raises Refusal if it has made none that still holds."""
    match = progress.match
    for number in reversed(match.line_to(progress.number)):
        if match.entries[number - 1].seat == seat:
            return number - 1
    raise Refusal(409, "take-back-nothing")


# The rules: each is given the table as it stands and says how it is then, or refuses


def proposed(row: TableRow, key: str, wish: Proposing) -> TableRow:
    """One proposal at a time. Made once more, it asks those who play themselves now.

    Who is away is asked too, and waited for: nobody's game ends, and nothing is taken back, behind their back.
    """
    must_be_playing(row)
    proposer = must_hold(row, key, wish.seat)
    if wish.kind == "take_back" and not row.manners.friendly:
        raise Refusal(409, "proposal-not-friendly")
    before = row.proposal
    if before is not None and (before.kind, before.seat) != (wish.kind, wish.seat):
        raise Refusal(409, "proposal-pending")
    others = [seat for seat, chair in enumerate(row.chairs) if chair.key and not same_player(chair, proposer)]
    asked = [seat for seat in others if is_asked(row.chairs[seat])]
    if others and not asked:
        raise Refusal(409, "proposal-nobody")
    agreed = [] if before is None else [seat for seat in before.agreed if seat in asked]
    return replace(row, proposal=Proposal(wish.kind, wish.seat, agreed, asked))


def answered(row: TableRow, key: str, wish: Consent) -> TableRow:
    """A yes is noted; one no ends the proposal, whoever of those who sit there says it."""
    must_be_playing(row)
    chair = must_hold(row, key, wish.seat)
    proposal = row.proposal
    if proposal is None or wish.kind not in (None, proposal.kind):
        raise Refusal(409, "proposal-none")
    if not wish.agree:
        return replace(row, proposal=None)
    # For whom a bot stands in since then is no longer asked, unless they have agreed already.
    asked = [seat for seat in proposal.asked if seat in proposal.agreed or is_asked(row.chairs[seat])]
    agreed = [seat for seat in asked if seat in proposal.agreed or same_player(row.chairs[seat], chair)]
    return replace(row, proposal=Proposal(proposal.kind, proposal.seat, agreed, asked))


def ended(row: TableRow, stored: Proposal | None) -> TableRow:
    if row.proposal != stored:
        raise Refusal(409, "proposal-gone")
    return over(row, "agreed")


def settled(proposal: Proposal) -> bool:
    return set(proposal.asked) <= set(proposal.agreed)


def is_asked(chair: Chair) -> bool:
    """People who play themselves; bots agree, also those that stand in."""
    return chair.key is not None and chair.stand_in is None


def same_player(one: Chair, other: Chair) -> bool:
    """One person may hold several chairs; several people at one device have given them names."""
    return one.key == other.key and one.named == other.named

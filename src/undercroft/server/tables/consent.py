"""The rules of proposals: each takes the row of a table and returns the new row, or refuses."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.refusal import Reason, Refused
from undercroft.server.protocol.messages import Proposal
from undercroft.server.protocol.requests import ConsentRequest, ProposeRequest
from undercroft.server.store.rows import Chair, Pause, TableRow
from undercroft.server.tables.seating import must_be_playing, must_hold, over


def proposed(row: TableRow, key: str, request: ProposeRequest, now: int) -> TableRow:
    """One proposal at a time, and none that was declined recently. Repeating it asks those who play themselves now.

    Absent players are asked too, and waited for: no game ends, and no step is taken back, behind somebody's back.
    """
    must_be_playing(row)
    proposer = must_hold(row, key, request.seat)
    if request.kind == "take_back" and not row.settings.friendly:
        raise Refused("proposal-not-friendly", Reason.NOT_NOW)
    before = row.proposal
    if before is not None and (before.kind, before.seat) != (request.kind, request.seat):
        raise Refused("proposal-pending", Reason.NOT_NOW)
    others = [seat for seat, chair in enumerate(row.chairs) if chair.key and not same_player(chair, proposer)]
    asked = [seat for seat in others if is_asked(row.chairs[seat])]
    if others and not asked:
        raise Refused("proposal-nobody", Reason.NOT_NOW)
    if any(one.holds(now) for one in row.declined if (one.seat, one.kind) == (request.seat, request.kind)):
        raise Refused("proposal-lately", Reason.NOT_NOW)
    agreed = [] if before is None else [seat for seat in before.agreed if seat in asked]
    return replace(row, proposal=Proposal(request.kind, request.seat, agreed, asked))


def answered(row: TableRow, key: str, request: ConsentRequest, now: int, pause: int) -> TableRow:
    """A yes is noted. One no, from anybody seated, ends the proposal.

    The proposer then may not repeat it for `pause` milliseconds, from any of their seats.
    """
    must_be_playing(row)
    chair = must_hold(row, key, request.seat)
    proposal = row.proposal
    if proposal is None or request.kind not in (None, proposal.kind):
        raise Refused("proposal-none", Reason.NOT_NOW)
    if not request.agree:
        seats = seats_of_player(row, proposal.seat) if pause > 0 else []
        pauses = [Pause(seat, proposal.kind, now + pause) for seat in seats]
        others = [
            one
            for one in row.declined
            if (one.seat, one.kind) not in [(new.seat, new.kind) for new in pauses]
        ]
        return lately_declined(replace(row, proposal=None, declined=(*others, *pauses)), now)
    agreed = [
        seat for seat in proposal.asked if seat in proposal.agreed or same_player(row.chairs[seat], chair)
    ]
    return replace(
        row, proposal=Proposal(proposal.kind, proposal.seat, agreed, proposal.asked, proposal.chair)
    )


def still_proposed(row: TableRow) -> TableRow:
    """Players who have left, or let a bot play for them, are no longer asked, unless they have agreed.

    The proposal ends when the proposer has left or nobody is left to ask. It waits for absent players.
    """
    proposal = row.proposal
    if proposal is None:
        return row
    agreed = [seat for seat in proposal.agreed if row.chairs[seat].key is not None]
    asked = [seat for seat in proposal.asked if seat in agreed or is_asked(row.chairs[seat])]
    nobody = proposal.chair is not None and row.chairs[proposal.chair].key is None
    if nobody or row.chairs[proposal.seat].key is None or (proposal.asked and not asked):
        return replace(row, proposal=None)
    return replace(row, proposal=Proposal(proposal.kind, proposal.seat, agreed, asked, proposal.chair))


def lately_declined(row: TableRow, now: int) -> TableRow:
    """Forget what was declined long enough ago."""
    return replace(row, declined=tuple(one for one in row.declined if one.until > now))


def redeemed(row: TableRow, seat: int, step: bool) -> TableRow:
    """After a step a player may propose anything again, unless the step is taken back."""
    seats = seats_of_player(row, seat)
    return replace(
        row,
        declined=tuple(
            Pause(one.seat, one.kind, one.until, step) if one.seat in seats else one for one in row.declined
        ),
    )


def ended(row: TableRow, stored: Proposal | None) -> TableRow:
    if row.proposal != stored:
        raise Refused("proposal-gone", Reason.NOT_NOW)
    return over(row, "agreed")


def settled(proposal: Proposal) -> bool:
    return set(proposal.asked) <= set(proposal.agreed)


def is_asked(chair: Chair) -> bool:
    """Only people who play themselves are asked; bots agree, also as stand-ins."""
    return chair.key is not None and chair.stand_in is None


def seats_of_player(row: TableRow, seat: int) -> list[int]:
    """All seats of the player in this seat."""
    return [number for number, chair in enumerate(row.chairs) if same_player(chair, row.chairs[seat])]


def same_player(one: Chair, other: Chair) -> bool:
    """One person may hold several seats. Several people who share a device have given theirs different names."""
    return one.key == other.key and one.named == other.named

"""The rules of taking a seat from somebody during a game: it shows their cards to whoever sits down there.

So it needs a long absence and the consent of everybody else who plays and is not away; a bot may stand in at once.
Whoever has held a seat never gets another one in the same game. A player whose seat was given away gets it back,
until the new person has acted.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from undercroft.refusal import Reason, Refused
from undercroft.server.protocol.messages import Proposal, ProposalKind
from undercroft.server.store.rows import TableRow
from undercroft.server.tables.consent import is_asked, same_player
from undercroft.server.tables.seating import (
    Away,
    emptied,
    host_among_the_seated,
    kicked_out,
    lost_seat,
    must_be_away,
    must_be_playing,
    must_lead,
    seats_to_return,
    without_former,
)

Connected = Callable[[str | None], bool]


def removal_proposed(
    row: TableRow,
    key: str,
    kind: ProposalKind,
    seat: int,
    away: Away,
    long_gone: Away,
    now: int,
) -> TableRow:
    """Somebody who leads wants to free a seat (`open`) or to kick its person (`kick`). Everybody else is asked.

    That includes whoever is just loading the page again: nobody waits for such a moment to decide alone.
    """
    must_be_playing(row)
    must_lead(row, key, away)
    chair = row.chair(seat)
    if chair.key is None:
        raise Refused("table-nobody-there", Reason.NOT_NOW, number=seat + 1)
    if chair.key == key:
        mistake = "table-kick-yourself" if kind == "kick" else "table-person-here"
        raise Refused(mistake, Reason.NOT_NOW, seat=seat)
    must_be_away(chair, seat, away)
    if not long_gone(chair.key):
        raise Refused("table-away-shortly", Reason.NOT_NOW, seat=seat)
    mine = row.seats_of(key)
    if not mine:
        raise Refused("table-not-seated", Reason.FORBIDDEN)
    before = row.proposal
    same = before is not None and (before.kind, before.seat, before.chair) == (kind, mine[0], seat)
    if before is not None and not same:
        raise Refused("proposal-pending", Reason.NOT_NOW)
    if any(one.holds(now) for one in row.declined if (one.seat, one.kind) == (mine[0], kind)):
        raise Refused("proposal-lately", Reason.NOT_NOW)
    proposer = row.chairs[mine[0]]
    asked = [
        number
        for number, other in enumerate(row.chairs)
        if is_asked(other)
        and not away(other.key)
        and other.key != chair.key
        and not same_player(other, proposer)
    ]
    agreed = [number for number in (before.agreed if before is not None else []) if number in asked]
    return replace(row, proposal=Proposal(kind, mine[0], agreed, asked, seat))


def removed(row: TableRow, proposal: Proposal, stored: Proposal | None, connected: Connected) -> TableRow:
    """Do what everybody agreed to, unless the person has come back."""
    if row.proposal != stored or proposal.chair is None:
        raise Refused("proposal-gone", Reason.NOT_NOW)
    seat = proposal.chair
    chair = row.chair(seat)
    if chair.key is None or connected(chair.key):
        raise Refused("table-person-here", Reason.NOT_NOW, seat=seat)
    row = replace(row, proposal=None)
    if proposal.kind == "kick":
        by = row.chairs[proposal.seat].key
        return kicked_out(row, chair.key, by)
    return host_among_the_seated(lost_seat(row, seat, back=True).with_chair(seat, emptied(chair)))


def must_not_have_held(row: TableRow, key: str, seats: list[int]) -> None:
    """Somebody who has seen the cards of one seat may not play another."""
    if any(one.key == key and one.seat not in seats for one in row.former):
        raise Refused("table-held-before", Reason.NOT_NOW)


def returned(row: TableRow, key: str) -> TableRow:
    """Somebody who lost seats while away is back."""
    for seat in seats_to_return(row, key):
        row = lost_seat(row, seat, back=False)
        chair = replace(emptied(row.chairs[seat]), key=key)
        row = replace(
            row.with_chair(seat, chair),
            former=without_former(row, seat, key),
        )
    return row


def must_settle(row: TableRow, seat: int) -> bool:
    return any(one.back and one.seat == seat for one in row.former)


def settled_in(row: TableRow, seat: int) -> TableRow:
    """The new person in a seat has acted: the previous player does not get it back."""
    former = tuple(replace(one, back=False) if one.seat == seat else one for one in row.former)
    return replace(row, former=former)

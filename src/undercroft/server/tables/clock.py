"""The clock of a table: seconds for every decision, then a reserve for the whole game.

What a clock shows follows from what everybody sees anyway: it starts when the table begins to wait for a seat and
stops when it no longer does. Who is asked again and again begins each decision with full seconds, but only where
nobody else is asked and everybody saw the step: at a secret choice of several nothing tells what one of them did.

Nothing that can be undone gives seconds back: while a bot stands in, the clock is not shown but runs on until the
table no longer waits for the seat, and a step that is taken back leaves it as it was before.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from undercroft.refusal import Reason, Refused
from undercroft.server.protocol.messages import ClockRules, Clocks, SeatClock
from undercroft.server.store.rows import Chair, EntryRow, Standing, TableRow

GRACE = 30_000  # milliseconds that everybody has at least when the server comes back
MINUTE = 60_000
MOST = 14 * 24 * 60 * MINUTE  # of a reserve


def set_up(row: TableRow) -> TableRow:
    """Everybody begins with a full reserve."""
    rules = row.settings.clock
    if rules is None:
        return row
    return replace(row, chairs=[replace(chair, reserve=rules.reserve * 1000) for chair in row.chairs])


def wind(row: TableRow, now: int) -> TableRow:
    """Stop the clocks that should not run and start those that should: of people who are asked and play themselves.

    One that runs goes on while a bot stands in: or who lets one stand in for a moment would have full seconds again.
    """
    rules = row.settings.clock
    if rules is None:
        return row
    return replace(row, chairs=[wound(row, rules, seat, now) for seat in range(len(row.chairs))])


def wound(row: TableRow, rules: ClockRules, seat: int, now: int) -> Chair:
    chair = row.chairs[seat]
    waited_for = row.asks(seat) and chair.key is not None
    if waited_for and chair.stand_in is None and chair.asked is None:
        return replace(chair, asked=now)
    return chair if waited_for else stopped(chair, rules, now)


def stopped(chair: Chair, rules: ClockRules, now: int) -> Chair:
    """What the decision took beyond its seconds comes out of the reserve."""
    if chair.asked is None:
        return chair
    beyond = max(0, now - chair.asked - rules.seconds * 1000)
    return replace(chair, asked=None, reserve=max(0, (chair.reserve or 0) - beyond))


@dataclass(frozen=True)
class Spent:
    """What a step took on the clock of its seat: since when it ran, and what came out of the reserve."""

    asked: int | None
    reserve: int
    stopped: int | None  # when it stopped with this step; None if it was asked again

    @classmethod
    def by_step(cls, before: Chair, after: Chair, now: int) -> Spent:
        spent = (before.reserve or 0) - (after.reserve or 0)
        return cls(before.asked, spent, now if after.asked is None else None)

    def given_back(self, chair: Chair, now: int) -> Chair:
        """The clock as it was before the step, without the time of others in between; what they gave since stays."""
        others = 0 if self.stopped is None else now - self.stopped
        asked = None if self.asked is None else self.asked + others
        return replace(chair, asked=asked, reserve=(chair.reserve or 0) + self.reserve)


def after_step(
    row: TableRow, entry: EntryRow, standing: Standing, public: bool, now: int, undone: Spent | None = None
) -> TableRow:
    """The table after a step. Who alone was asked and is asked again has new seconds, if everybody saw the step.

    Who takes a step back has the time again that it had before: `undone` is what it took.
    """
    rules = row.settings.clock
    waited = row.waiting
    row = replace(row, **vars(standing), code=None if standing.status == "over" else row.code)
    if rules is None:
        return row
    back = entry.action is None or entry.action.startswith("@")
    if public and not back and waited == 1 << entry.seat:
        row = row.with_chair(entry.seat, stopped(row.chairs[entry.seat], rules, now))
    if undone is not None:
        row = row.with_chair(entry.seat, undone.given_back(row.chairs[entry.seat], now))
    return wind(row, now)


def changed(before: TableRow, after: TableRow) -> dict[int, Chair]:
    """The chairs whose clocks are not as they were."""
    return {
        seat: new
        for seat, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=True))
        if (old.asked, old.reserve) != (new.asked, new.reserve)
    }


def shown_otherwise(before: TableRow, after: TableRow) -> bool:
    """Whether anybody's clock is to be shown in another way than it was."""
    return any(face(old) != face(new) for old, new in zip(before.chairs, after.chairs, strict=True))


def face(chair: Chair) -> tuple[int | None, int | None]:
    return None if chair.stand_in is not None else chair.asked, chair.reserve


def runs_out(row: TableRow, seat: int) -> int | None:
    """When the time of a seat is over; None if its clock does not run."""
    rules, chair = row.settings.clock, row.chairs[seat]
    if rules is None or chair.asked is None:
        return None
    return chair.asked + rules.seconds * 1000 + (chair.reserve or 0)


def is_over(row: TableRow, seat: int, now: int) -> bool:
    """Whether the time of a seat is over: then it is for a bot to decide."""
    end = runs_out(row, seat)
    return end is not None and end <= now


def with_grace(row: TableRow, now: int) -> TableRow:
    """A server that was away costs nobody the game: whose time is nearly over or past has half a minute again."""
    for seat, chair in enumerate(row.chairs):
        end = runs_out(row, seat)
        if end is not None and end < now + GRACE:
            assert chair.asked is not None
            row = row.with_chair(seat, replace(chair, asked=chair.asked + now + GRACE - end))
    return row


def more_time(row: TableRow, key: str, seat: int) -> TableRow:
    """Anybody seated may give another a minute more, or the seconds of a decision if that is more."""
    rules = row.settings.clock
    chair = row.chair(seat)
    if not row.seats_of(key):
        raise Refused("table-not-seated", Reason.FORBIDDEN)
    if row.status == "over":
        raise Refused("table-over", Reason.NOT_NOW)
    if rules is None or row.status != "playing":
        raise Refused("table-no-clock", Reason.NOT_NOW)
    if chair.key == key:
        raise Refused("table-own-time", Reason.FORBIDDEN)
    reserve = min(MOST, (chair.reserve or 0) + max(MINUTE, rules.seconds * 1000))
    return row.with_chair(seat, replace(chair, reserve=reserve))


def clocks(row: TableRow, now: int) -> Clocks | None:
    """What the clocks show; None at a table without."""
    rules = row.settings.clock
    if rules is None or not row.begun:
        return None
    return Clocks([seat_clock(chair, rules, now) for chair in row.chairs])


def seat_clock(chair: Chair, rules: ClockRules, now: int) -> SeatClock:
    if chair.asked is None or chair.stand_in is not None:
        return SeatClock(None, stopped(chair, rules, now).reserve or 0)
    return SeatClock(chair.asked + rules.seconds * 1000 - now, chair.reserve or 0)

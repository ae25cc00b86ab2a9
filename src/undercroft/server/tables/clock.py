"""The clock of a table: seconds for every decision, then a reserve for the whole game.

A clock shows nothing that is secret: it starts when the table begins to wait for a seat and stops when it no longer
does. A player who decides several times in a row gets full seconds for each decision, but only if nobody else is asked
and everybody saw the step: when several choose in secret, no clock tells what one of them did.

Nobody gains time by something that can be undone: while a bot stands in, the clock is hidden but runs on until the
table no longer waits for the seat, and taking a step back puts the clock back too.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import asdict, replace

from undercroft.refusal import Reason, Refused
from undercroft.server.protocol.messages import ClockRules, Clocks, SeatClock
from undercroft.server.store.rows import Chair, EntryRow, Standing, TableRow

GRACE = 30_000  # the least that everybody has after a restart, in milliseconds
MINUTE = 60_000
MOST = 14 * 24 * 60 * MINUTE  # of a reserve


def set_up(row: TableRow) -> TableRow:
    """Everybody begins with a full reserve."""
    rules = row.settings.clock
    if rules is None:
        return row
    return replace(row, chairs=[replace(chair, reserve=rules.reserve * 1000) for chair in row.chairs])


def wind(row: TableRow, now: int) -> TableRow:
    """Start the clocks of people who are asked and play themselves, and stop the others.

    A running clock goes on while a bot stands in. Otherwise a player could get full seconds by letting one stand in.
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
    """The time beyond the seconds of a decision comes out of the reserve."""
    if chair.asked is None:
        return chair
    beyond = max(0, now - chair.asked - rules.seconds * 1000)
    return replace(chair, asked=None, reserve=max(0, (chair.reserve or 0) - beyond))


@dataclass(frozen=True)
class Spent:
    """What a step cost on the clock of its seat: since when it ran, and what came out of the reserve."""

    asked: int | None
    reserve: int
    stopped: int | None  # when it stopped with this step; None if it was asked again

    @classmethod
    def by_step(cls, before: Chair, after: Chair, now: int) -> Spent:
        spent = (before.reserve or 0) - (after.reserve or 0)
        return cls(before.asked, spent, now if after.asked is None else None)

    def given_back(self, chair: Chair, now: int) -> Chair:
        """The clock as it was before the step. Time that others took does not count; time that they gave stays."""
        others = 0 if self.stopped is None else now - self.stopped
        asked = None if self.asked is None else self.asked + others
        return replace(chair, asked=asked, reserve=(chair.reserve or 0) + self.reserve)


def after_step(
    row: TableRow, entry: EntryRow, standing: Standing, public: bool, now: int, undone: Spent | None = None
) -> TableRow:
    """The table after a step. If everybody saw it and only its player was and is asked, they get new seconds.

    Taking a step back also gives its time back: `undone` is what it cost.
    """
    rules = row.settings.clock
    waited = row.waiting
    row = replace(row, **asdict(standing), code=None if standing.status == "over" else row.code)
    if rules is None:
        return row
    back = entry.action is None or entry.action.startswith("@")
    if public and not back and waited == 1 << entry.seat:
        row = row.with_chair(entry.seat, stopped(row.chairs[entry.seat], rules, now))
    if undone is not None:
        row = row.with_chair(entry.seat, undone.given_back(row.chairs[entry.seat], now))
    return wind(row, now)


def changed(before: TableRow, after: TableRow) -> dict[int, Chair]:
    """The seats whose clocks have changed."""
    return {
        seat: new
        for seat, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=True))
        if (old.asked, old.reserve) != (new.asked, new.reserve)
    }


def shown_otherwise(before: TableRow, after: TableRow) -> bool:
    """Whether anybody's clock looks different now."""
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
    """Whether the time of a seat is over, so that a bot decides."""
    end = runs_out(row, seat)
    return end is not None and end <= now


def with_grace(row: TableRow, now: int) -> TableRow:
    """A restart costs nobody the game: everybody has at least half a minute after it."""
    for seat, chair in enumerate(row.chairs):
        end = runs_out(row, seat)
        if end is not None and end < now + GRACE:
            assert chair.asked is not None
            row = row.with_chair(seat, replace(chair, asked=chair.asked + now + GRACE - end))
    return row


def more_time(row: TableRow, key: str, seat: int) -> TableRow:
    """A seated person may give another player one more minute, or the seconds of a decision if that is more."""
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
    """What the clocks show; None at a table without clocks."""
    rules = row.settings.clock
    if rules is None or not row.begun:
        return None
    return Clocks([seat_clock(chair, rules, now) for chair in row.chairs])


def seat_clock(chair: Chair, rules: ClockRules, now: int) -> SeatClock:
    if chair.asked is None or chair.stand_in is not None:
        return SeatClock(None, stopped(chair, rules, now).reserve or 0)
    return SeatClock(chair.asked + rules.seconds * 1000 - now, chair.reserve or 0)

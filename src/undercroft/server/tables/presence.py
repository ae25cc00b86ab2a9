"""The people at a table, as the lists of other processes show it."""

from __future__ import annotations

from undercroft.core.bits import has
from undercroft.server.cluster.notices import Presence, notice_mark
from undercroft.server.protocol.messages import SeatInfo
from undercroft.server.steady import steady_now
from undercroft.server.store.rows import TableRow
from undercroft.server.tables.table import Table, seat_info


def presence_of(table: Table) -> Presence:
    seats = 0
    gone: list[tuple[int, int]] = []
    for seat, chair in enumerate(table.row.chairs):
        if chair.key is None:
            continue
        since = table.gone_since(chair.key)
        if since is None:
            seats |= 1 << seat
        else:
            gone.append((seat, since))
    return Presence(notice_mark(table.id), seats, gone)


def seats_seen(row: TableRow, presence: Presence, absence_seconds: float) -> list[SeatInfo]:
    """The seats of a table of another process."""
    gone = dict(presence.gone)
    away_before = steady_now() - int(absence_seconds * 1000)
    seats: list[SeatInfo] = []
    for seat, chair in enumerate(row.chairs):
        since = gone.get(seat)
        away = since if since is not None and since <= away_before else None
        seats.append(seat_info(chair, has(presence.seats, seat), away))
    return seats

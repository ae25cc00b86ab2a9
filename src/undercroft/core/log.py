"""What happened, told to the seats that may know it, as it happens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.bits import has
from undercroft.core.view import Event

# A watcher is a seat number of its own, beyond any table, so that one bit set names everybody who is told.
WATCHER: Final = 30
EVERYBODY: Final = (1 << 31) - 1

# The eyes of a game that is over: nothing is hidden from them. They are in no set of seats and a set is never made
# for them, so that a rule which forgets them takes them for a watcher's.
OPEN: Final = 31

# Where a seat can be named and none is.
NO_SEAT: Final = -1


class Log:
    """A list of (seats, event). It is made per step by whoever plays a match, and is None in playouts."""

    def __init__(self) -> None:
        self.entries: list[tuple[int, Event]] = []

    def __repr__(self) -> str:
        names = [type(event).__name__ for _, event in self.entries]
        return f"<Log: {', '.join(names) or 'nothing'}>"

    def tell(self, seats: i64, event: Event) -> None:
        self.entries.append((seats, event))

    def told(self, seat: i64) -> list[Event]:
        """The events this seat was told, in order; to open eyes, all that anybody was."""
        found: list[Event] = []
        for seats, event in self.entries:
            if seat == OPEN or has(seats, seat):
                found.append(event)
        return found

"""What processes tell each other through the database: presence at tables, new names, changed tables.

Whoever may connect to the database can read along, so a table is named by its hash and nothing secret is told. A
notice holds less than 8,000 bytes.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

LONGEST = 7500  # bytes of a notice
GROUP = 40  # tables in one notice


def notice_mark(table: str) -> str:
    """The name of a table in notices: its link cannot be computed from it."""
    return blake2b(table.encode(), digest_size=12, person=b"undercroft-peer").hexdigest()


class Presence(msgspec.Struct, array_like=True, frozen=True):
    """Which seated people are connected at a table, as a set of seats, and since when the others are not."""

    mark: str
    seats: int
    gone: list[tuple[int, int]]  # seat, milliseconds since 1970

    @property
    def company(self) -> bool:
        return self.seats != 0


class Here(msgspec.Struct, tag="here"):
    """The people at some tables of a process."""

    server: str
    tables: list[Presence]


class Newcomer(msgspec.Struct, tag="newcomer"):
    """A process has come, or was cut off for some time: the others then send the presence at their tables."""

    server: str


class Renamed(msgspec.Struct, tag="renamed"):
    """Somebody has changed their name; the key is a hash, not the cookie."""

    server: str
    key: str


class Changed(msgspec.Struct, tag="changed"):
    """A table was changed by a process that it does not belong to."""

    server: str
    mark: str


Notice = Here | Newcomer | Renamed | Changed
encode = msgspec.json.encode
decoder = msgspec.json.Decoder(Notice)

"""Rows of the database as the server handles them: tables, chairs and steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Row, Table, select

from undercroft.core.bits import has
from undercroft.refusal import Reason, Refused
from undercroft.server.protocol.messages import Ending, Proposal, ProposalKind, Status, TableSettings
from undercroft.server.store.schema import chairs, former, kicked, muted, people, tables

# The columns of a table that may change, apart from its host.
CHANGING = (
    "nonces",
    "promises",
    "setup",
    "status",
    "waiting",
    "moves",
    "next",
    "code",
    "settings",
    "ending",
    "proposal",
    "declined",
)

# The columns that are the same in the database and in a TableRow or a Chair.
OF_A_TABLE = (
    *("id", "game", "edition", "components", "options", "position", "nonces", "promises", "setup"),
    *("status", "waiting"),
    *("moves", "next", "created", "updated", "code", "ending", "owner"),
)
OF_A_CHAIR = ("bot", "nonce", "promise", "stand_in", "resigned", "asked", "reserve")

DEFAULT_SETTINGS = TableSettings()


class Chair(msgspec.Struct, frozen=True):
    """A seat at a table and who has it."""

    person: int | None = None
    key: str | None = None
    nick: str = ""  # as it is shown
    bot: str | None = None
    nonce: str = ""
    promise: str = ""  # the hash of the nonce, given before anybody's nonce was known
    named: str | None = None  # another name than the person's, where several share a device
    stand_in: str | None = None  # the bot that plays until the person is back
    resigned: bool = False
    asked: int | None = None  # since when its clock runs
    reserve: int | None = None  # milliseconds left of it

    @property
    def free(self) -> bool:
        return self.key is None and self.bot is None


class Pause(msgspec.Struct, frozen=True):
    """A seat may not repeat a declined proposal until then, or until its player takes a step."""

    seat: int
    kind: ProposalKind
    until: int
    redeemed: bool = False  # the player took a step, which may still be taken back

    def holds(self, now: int) -> bool:
        return not self.redeemed and self.until > now


class Former(msgspec.Struct, frozen=True):
    """Somebody who has held a seat in the game and lost it."""

    key: str
    seat: int
    back: bool  # whether they get it back when they come


class TableRow(msgspec.Struct, frozen=True):
    """A table as it stands in the database, without its entries."""

    id: str
    game: str
    edition: int
    components: str
    options: dict[str, object]
    position: object
    host: str | None  # the host's key
    secret: bytes
    nonces: list[str] | None
    setup: list[int] | None
    status: Status
    waiting: int
    moves: int
    next: str | None
    created: int
    updated: int
    chairs: list[Chair] = []
    code: str | None = None
    settings: TableSettings = DEFAULT_SETTINGS
    ending: Ending | None = None
    proposal: Proposal | None = None
    declined: tuple[Pause, ...] = ()
    promises: list[str] | None = None  # of the nonces; None where the game began without any
    former: tuple[Former, ...] = ()
    owner: str | None = None  # the server process that may change it
    kicked: Mapping[str, str] = {}  # the names of those who may not come back, by their keys
    muted: Mapping[str, str] = {}  # the names of watchers who may not speak, by their keys

    @property
    def begun(self) -> bool:
        """Whether there is a game: a table that never had one can be over too."""
        return self.setup is not None

    @property
    def opening(self) -> bool:
        """Whether the host has started and the seats are giving the parts of the dice that they promised."""
        return self.status == "lobby" and self.promises is not None

    def unopened(self) -> list[int]:
        """The seats that promised a part of the dice and have not given it."""
        given = self.nonces or [chair.nonce for chair in self.chairs]
        promises = self.promises or []
        return [seat for seat, promise in enumerate(promises) if promise and not given[seat]]

    def seats_of(self, key: str | None) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.key is not None and chair.key == key]

    def chair(self, seat: int) -> Chair:
        if seat >= len(self.chairs):
            raise Refused("table-no-such-seat", Reason.IMPOSSIBLE, number=seat + 1)
        return self.chairs[seat]

    def asks(self, seat: int) -> bool:
        return self.status == "playing" and has(self.waiting, seat)

    def with_chair(self, seat: int, chair: Chair) -> TableRow:
        return replace(self, chairs=[*self.chairs[:seat], chair, *self.chairs[seat + 1 :]])


class EntryRow(msgspec.Struct, frozen=True):
    """One step as it is stored."""

    number: int
    seat: int
    action: str | None
    draws: list[int]


class Standing(msgspec.Struct, frozen=True):
    """What the list of tables shows of a game without replaying it."""

    status: Status
    waiting: int
    moves: int


def column(row: TableRow, name: str) -> Any:
    """A column as it is stored."""
    return msgspec.to_builtins(getattr(row, name))


def chair_columns(chair: Chair) -> dict[str, object]:
    """A chair as it is stored, apart from its person."""
    return {"nick": chair.named, **{name: getattr(chair, name) for name in OF_A_CHAIR}}


def read_tables(connection: Connection, found: Sequence[Row[Any]]) -> list[TableRow]:
    """The tables of these rows, with their seats."""
    ids = [row.id for row in found]
    sitters = chairs_of(connection, ids)
    shut_out, silent = noted_in(connection, kicked, ids), noted_in(connection, muted, ids)
    lost = former_of(connection, ids)
    return [
        table_row(
            row,
            sitters.get(row.id, []),
            shut_out.get(row.id, {}),
            silent.get(row.id, {}),
            lost.get(row.id, ()),
        )
        for row in found
    ]


def former_of(connection: Connection, ids: list[str]) -> dict[str, tuple[Former, ...]]:
    found: dict[str, tuple[Former, ...]] = {}
    for row in connection.execute(
        select(former.c.table, former.c.seat, former.c.back, people.c.key)
        .join(people, people.c.id == former.c.person)
        .where(former.c.table.in_(ids))
        .order_by(former.c.seat, former.c.person)
    ):
        found[row.table] = (*found.get(row.table, ()), Former(row.key, row.seat, row.back))
    return found


def noted_in(connection: Connection, noted: Table, ids: list[str]) -> dict[str, dict[str, str]]:
    """The people listed for each of these tables: their keys, and their names there."""
    nick = noted.c.get("nick", people.c.nick)
    found: dict[str, dict[str, str]] = {}
    for row in connection.execute(
        select(noted.c.table, people.c.key, nick)
        .join(people, people.c.id == noted.c.person)
        .where(noted.c.table.in_(ids))
    ):
        found.setdefault(row.table, {})[row.key] = row.nick
    return found


def read_table(connection: Connection, table: str, hold: bool = False) -> TableRow | None:
    """A table. With `hold`, nobody else can change it until the transaction ends."""
    asked = select_tables().where(tables.c.id == table)
    if hold:
        asked = asked.with_for_update(of=tables)
    found = (connection.execute(asked)).one_or_none()
    return None if found is None else (read_tables(connection, [found]))[0]


def select_tables() -> Any:
    return select(tables, people.c.key.label("host_key")).outerjoin(people, people.c.id == tables.c.host)


def chairs_of(connection: Connection, ids: list[str]) -> dict[str, list[Chair]]:
    found = connection.execute(
        select(chairs, people.c.key, people.c.nick.label("own_nick"))
        .outerjoin(people, people.c.id == chairs.c.person)
        .where(chairs.c.table.in_(ids))
        .order_by(chairs.c.table, chairs.c.seat)
    )
    sitters: dict[str, list[Chair]] = {}
    for row in found:
        shown = row.nick or row.own_nick or ""
        as_is = {name: getattr(row, name) for name in OF_A_CHAIR}
        chair = Chair(person=row.person, key=row.key, nick=shown, named=row.nick, **as_is)
        sitters.setdefault(row.table, []).append(chair)
    return sitters


def table_row(
    row: Row[Any],
    sitters: list[Chair],
    shut_out: Mapping[str, str],
    silent: Mapping[str, str],
    lost: tuple[Former, ...],
) -> TableRow:
    return TableRow(
        host=row.host_key,
        secret=bytes.fromhex(row.secret),
        chairs=sitters,
        settings=msgspec.convert(row.settings, TableSettings),
        proposal=msgspec.convert(row.proposal, Proposal | None),
        declined=msgspec.convert(row.declined, tuple[Pause, ...]),
        kicked=shut_out,
        muted=silent,
        former=lost,
        **{name: getattr(row, name) for name in OF_A_TABLE},
    )

"""Personal links: whoever opens one first gets the seats of its maker. So a game moves to another device."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from undercroft.refusal import Reason, Refused
from undercroft.server.store.opponents import bring_opponents
from undercroft.server.store.passes import PassRow, add_pass, read_pass, remove_pass
from undercroft.server.store.rows import TableRow
from undercroft.server.store.store import now
from undercroft.server.tables.removal import must_not_have_held
from undercroft.server.tables.seating import lost_seat, without_former
from undercroft.server.tables.table import Table
from undercroft.server.tables.tables import Tables

GOOD_FOR = 15 * 60 * 1000  # milliseconds


class Passes:
    """Makes personal links and lets people use them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    async def make(self, id: str, key: str) -> tuple[str, int]:
        """A new link of this person for a table: its token, and when it expires."""
        table = await self.tables.look(id)
        if key not in table.people():
            raise Refused("table-not-seated", Reason.FORBIDDEN)
        token = secrets.token_urlsafe(24)
        expires = now() + GOOD_FOR
        await add_pass(self.store, token, table.id, key, expires)
        return token, expires

    async def find(self, token: str) -> PassRow:
        found = await read_pass(self.store, token)
        if found is None:
            raise Refused("pass-unknown", Reason.NOT_FOUND)
        return found

    async def look(self, token: str, key: str) -> tuple[PassRow, Table]:
        """What a link offers to this person."""
        found = await self.find(token)
        table = await self.tables.look(found.table)
        table.must_admit(key)
        if found.key not in table.people():
            raise Refused("pass-unknown", Reason.NOT_FOUND)
        must_not_take_second_seat(table.row, found.key, key)
        return found, table

    async def use(self, token: str, key: str) -> Table:
        """Whoever brings the link gets the seats; its maker, who opens it by mistake, keeps them.

        Before the start, their browser promises a part of the dice of its own.
        """
        found = await self.find(token)
        table = await self.tables.look(found.table)
        table.must_admit(key)
        if found.key == key:
            return table
        takes_name = bool(found.nick) and not await self.store.nick(key)
        async with table.lock:
            await self.tables.refresh(table)
            # Before the link is used up: a refusal must leave it good, also if somebody came twice at once.
            move_person(table.row, found.key, key)
            if found.key not in table.people() or not await remove_pass(self.store, token, table.id):
                raise Refused("pass-unknown", Reason.NOT_FOUND)
            if takes_name:
                await self.store.rename(key, found.nick)
            # Not if two people share a device from now on: what each of them plays against is their own.
            if not table.seats_of(key):
                await bring_opponents(self.store, found.key, key)
            await self.tables.change(table, lambda row: move_person(row, found.key, key))
        if takes_name:
            await self.tables.rename(key, found.nick)  # wherever else they are
        return table


def must_not_take_second_seat(row: TableRow, old: str, new: str) -> None:
    """As with free seats: before the game one device may hold several; later nobody may see another's secrets."""
    if row.status == "playing" and old != new and row.seats_of(new):
        raise Refused("pass-already-seated", Reason.NOT_NOW)


def move_person(row: TableRow, old: str, new: str) -> TableRow:
    """Everything that one person has at a table goes to another: they come back on another device."""
    if new in row.kicked:
        raise Refused("table-shut-out", Reason.FORBIDDEN)
    must_not_take_second_seat(row, old, new)
    must_not_have_held(row, new, row.seats_of(old))
    shared = bool(row.seats_of(new))
    for seat in row.seats_of(old):
        chair = row.chairs[seat]
        # Two people who share a device from now on keep their names.
        named = chair.nick or None if shared else chair.named
        row = lost_seat(row, seat, back=False)
        row = replace(row, former=without_former(row, seat, new))
        # Another browser does not know the part of the dice that this one has promised.
        promise = chair.promise if row.opening or row.begun else ""
        row = row.with_chair(seat, replace(chair, key=new, stand_in=None, named=named, promise=promise))
    return replace(row, host=new if row.host == old else row.host)

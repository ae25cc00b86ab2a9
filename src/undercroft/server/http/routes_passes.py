"""Personal links: whoever opens one first has the chairs of who made it. So a game goes to another device."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from hashlib import blake2b

from sqlalchemy import delete, insert, select
from starlette.responses import Response

from undercroft.refusal import Reason, Refused
from undercroft.server.http.routes import ApiRoute, Call, qr_code, seen
from undercroft.server.protocol.messages import Pass, PassInfo, TableInfo
from undercroft.server.protocol.requests import Nothing, PassWish
from undercroft.server.store.rows import TableRow
from undercroft.server.store.schema import passes, people
from undercroft.server.store.store import Store, now, person_of
from undercroft.server.tables.tables import Tables

GOOD_FOR = 15 * 60 * 1000  # milliseconds


@dataclass(frozen=True)
class PassRow:
    """A pass as it is kept: the table, and the person whose chairs it gives."""

    table: str
    key: str
    nick: str


class Passes:
    """What the routes of personal links do."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    def routes(self) -> list[ApiRoute]:
        made = "/api/tables/{table}/pass"
        found = "/api/passes/{token}"
        drawn = found + "/qr.svg"
        svg = "image/svg+xml"
        return [
            ApiRoute("POST", made, "a personal link", self.make_pass, Nothing, Pass, refusals=(404,)),
            ApiRoute(
                "GET",
                found,
                "what a personal link offers",
                self.look_at_pass,
                None,
                PassInfo,
                refusals=(404, 409),
            ),
            ApiRoute("GET", drawn, "the link to scan", self.pass_qr, None, None, svg, (404,)),
            ApiRoute(
                "POST",
                "/api/passes",
                "use a personal link",
                self.use_pass,
                PassWish,
                TableInfo,
                refusals=(404, 409),
            ),
        ]

    async def make_pass(self, call: Call) -> Pass:
        table = await self.tables.look(call.table)
        if call.key not in table.people():
            raise Refused("table-not-seated", Reason.FORBIDDEN)
        token = secrets.token_urlsafe(24)
        expires = now() + GOOD_FOR
        await add_pass(self.store, token, table.id, call.key, expires)
        return Pass(token, pass_link(call.base, token), expires)

    async def look_at_pass(self, call: Call) -> PassInfo:
        found = await self.find(token_of(call))
        table = await self.tables.look(found.table)
        table.must_admit(call.key)
        if found.key not in table.people():
            raise Refused("pass-unknown", Reason.NOT_FOUND)
        must_not_take_a_second_hand(table.row, found.key, call.key)
        return PassInfo(found.table, table.row.game, found.nick)

    async def pass_qr(self, call: Call) -> Response:
        await self.find(token_of(call))
        return qr_code(pass_link(call.base, token_of(call)))

    async def use_pass(self, call: Call) -> TableInfo:
        """The chairs go to who brings the link; whose link it is keeps them. The parts of the dice stay."""
        assert isinstance(call.body, PassWish)
        found = await self.find(call.body.token)
        table = await self.tables.look(found.table)
        table.must_admit(call.key)
        if found.key == call.key:
            return seen(table, call)
        takes_name = bool(found.nick) and not await self.store.nick(call.key)
        async with table.lock:
            await self.tables.refresh(table)
            # Before the link is used up: who is refused leaves it as good as it was, also if they came twice at once.
            move_person(table.row, found.key, call.key)
            if found.key not in table.people() or not await remove_pass(self.store, call.body.token):
                raise Refused("pass-unknown", Reason.NOT_FOUND)
            if takes_name:
                await self.store.rename(call.key, found.nick)
            await self.tables.change(table, lambda row: move_person(row, found.key, call.key))
        if takes_name:
            await self.tables.rename(call.key, found.nick)  # wherever else they are
        return seen(table, call)

    async def find(self, token: str) -> PassRow:
        found = await read_pass(self.store, token)
        if found is None:
            raise Refused("pass-unknown", Reason.NOT_FOUND)
        return found


def token_of(call: Call) -> str:
    return str(call.request.path_params["token"])


def pass_link(base: str, token: str) -> str:
    return f"{base}/p/{token}"


def must_not_take_a_second_hand(row: TableRow, old: str, new: str) -> None:
    """As with free chairs: before the game one device may hold several, in it nobody gets another's secrets too."""
    if row.status == "playing" and old != new and row.seats_of(new):
        raise Refused("pass-already-seated", Reason.NOT_NOW)


def move_person(row: TableRow, old: str, new: str) -> TableRow:
    """All that somebody has at a table is now another's: they come back on another device."""
    if new in row.kicked:
        raise Refused("table-shut-out", Reason.FORBIDDEN)
    must_not_take_a_second_hand(row, old, new)
    shared = bool(row.seats_of(new))
    for seat in row.seats_of(old):
        chair = row.chairs[seat]
        # Where two people come to share a device each keeps their name.
        named = chair.nick or None if shared else chair.named
        row = row.with_chair(seat, replace(chair, key=new, stand_in=None, named=named))
    return replace(row, host=new if row.host == old else row.host)


# In the database; only the hash of a token is kept


def hash_of(token: str) -> str:
    return blake2b(token.encode(errors="replace"), digest_size=32, person=b"undercroft-pass").hexdigest()


async def add_pass(store: Store, token: str, table: str, key: str, expires: int) -> None:
    """Keep a pass; older ones of this person for this table, and all that are out of date, are worth nothing now."""
    async with store.writing() as connection:
        person = await person_of(connection, key)
        same = (passes.c.table == table) & (passes.c.person == person)
        await connection.execute(delete(passes).where(same | (passes.c.expires < now())))
        await connection.execute(
            insert(passes).values(key=hash_of(token), table=table, person=person, expires=expires)
        )


async def read_pass(store: Store, token: str) -> PassRow | None:
    async with store.reading() as connection:
        found = (
            await connection.execute(
                select(passes.c.table, people.c.key, people.c.nick)
                .join(people, people.c.id == passes.c.person)
                .where(passes.c.key == hash_of(token), passes.c.expires >= now())
            )
        ).one_or_none()
    return None if found is None else PassRow(found.table, found.key, found.nick)


async def remove_pass(store: Store, token: str) -> bool:
    """Whether it was still there: of two who come at once only one finds it."""
    async with store.writing() as connection:
        used = await connection.execute(delete(passes).where(passes.c.key == hash_of(token)))
    return used.rowcount == 1

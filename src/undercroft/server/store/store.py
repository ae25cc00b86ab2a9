"""All reads and writes of the database. A change is whole or not there; commit first, then tell people."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import Connection, Select, and_, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from undercroft.refusal import Reason, Refused
from undercroft.server.chance import new_code
from undercroft.server.protocol.messages import Proposal
from undercroft.server.store.backend import NotOurs, Step
from undercroft.server.store.database import bring_up_to_date, open_backend
from undercroft.server.store.rows import (
    CHANGING,
    Chair,
    EntryRow,
    Standing,
    TableRow,
    chair_columns,
    column,
    read_table,
    read_tables,
    select_tables,
)
from undercroft.server.store.schema import chairs, entries, former, kicked, muted, people, tables

CODES_TO_TRY = 20
MOST_AT_ONCE = 1000  # ids in one question; databases take some ten thousand
people_too = people.alias()
sitters = chairs.alias()


class Overtaken(Exception):
    """Somebody else has changed the table first."""


class Store:
    """The database."""

    def __init__(self, named: str) -> None:
        self.backend = open_backend(named)
        self.sqlite = self.backend.url.get_backend_name() == "sqlite"
        self.read = self.backend.read
        self.write = self.backend.write
        # The server process that writes here: what it says of a table counts only while the table is its own.
        # None on SQLite, and for commands that work alongside a server.
        self.owner: str | None = None

    async def open(self) -> None:
        await bring_up_to_date(self.backend)

    async def close(self) -> None:
        await self.backend.close()

    # People

    async def nick(self, key: str) -> str:
        asked = select(people.c.nick).where(people.c.key == key)
        return await self.read(lambda connection: connection.scalar(asked)) or ""

    async def rename(self, key: str, nick: str) -> None:
        def change(connection: Connection) -> None:
            person = person_of(connection, key)
            connection.execute(update(people).where(people.c.id == person).values(nick=nick))

        await self.write(change)

    # Tables

    async def create(self, row: TableRow, entrants: list[Chair], previous: str | None = None) -> str:
        """Store a new table. Returns its id, or that of the table which already follows the previous one."""
        for _ in range(CODES_TO_TRY):
            try:
                row = replace(row, owner=self.owner)
                return await self.write(partial(write_table, row=row, entrants=entrants, previous=previous))
            except IntegrityError:
                # Somebody else has this code.
                if row.code is None:
                    raise
                row = replace(row, code=new_code())
        raise Refused("server-trouble", Reason.UNAVAILABLE)

    async def change(
        self, table: str, rule: Callable[[TableRow], TableRow], touch: bool = True, anybodys: bool = False
    ) -> TableRow:
        """Change a table by a rule: from the current row to the new one, or it refuses. Nobody writes in between.

        The rule may be called more than once, also in another thread. `anybodys` changes a table that may belong to
        another process.
        """
        owner = self.owner

        def change(connection: Connection) -> TableRow:
            before = read_table(connection, table, hold=True)
            if before is None:
                raise Refused("table-unknown", Reason.NOT_FOUND)
            if owner is not None and before.owner != owner and not anybodys:
                raise NotOurs
            after = rule(before)
            if after == before:
                return before
            write_changes(connection, before, after, touch)
            changed = read_table(connection, table)
            assert changed is not None
            return changed

        return await self.write(change)

    async def table(self, table: str) -> TableRow | None:
        return await self.read(lambda connection: read_table(connection, table))

    async def tables_of(self, key: str, most: int) -> list[TableRow]:
        """The tables this person sits at, the newest first, without those that were closed before a game began."""
        mine = (
            select(chairs.c.table)
            .join(people, people.c.id == chairs.c.person)
            .where(people.c.key == key)
            .scalar_subquery()
        )
        asked = (
            select_tables()
            .where(tables.c.id.in_(mine), or_(tables.c.ending.is_(None), tables.c.ending != "closed"))
            .order_by(tables.c.updated.desc(), tables.c.id)
            .limit(most)
        )
        return await self.read(lambda connection: read_tables(connection, connection.execute(asked).all()))

    async def listed(self, key: str, since: int, waiting: list[str], most: int) -> list[TableRow]:
        """The public tables with free seats, the newest first, without those that have kicked this person.

        Something must have happened there since then, or somebody must be waiting.
        """
        free = exists().where(
            chairs.c.table == tables.c.id, chairs.c.person.is_(None), chairs.c.bot.is_(None)
        )
        shut_out = exists().where(
            kicked.c.table == tables.c.id, kicked.c.person == people_too.c.id, people_too.c.key == key
        )
        alive = or_(tables.c.updated > since, tables.c.id.in_(waiting))
        asked = (
            select_tables()
            .where(tables.c.listed, tables.c.status == "lobby", free, alive, ~shut_out)
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(most)
        )
        return await self.read(lambda connection: read_tables(connection, connection.execute(asked).all()))

    async def listed_before(self, since: int) -> list[str]:
        """The public tables that have not changed since then."""
        asked = select(tables.c.id).where(
            tables.c.listed, tables.c.status == "lobby", tables.c.updated <= since
        )
        return await self.read(lambda connection: list(connection.scalars(asked)))

    async def by_code(self, code: str, since: int) -> str | None:
        """The id of the table with this code. The code of a table that has not started expires: its last change must
        be after this moment.
        """
        alive = or_(tables.c.status != "lobby", tables.c.updated > since)
        asked = select(tables.c.id).where(tables.c.code == code, alive)
        return await self.read(lambda connection: connection.scalar(asked))

    async def running(self) -> list[str]:
        """The games of people that go on without them: bots are asked, or clocks run."""
        asked = running_games().order_by(tables.c.id)
        return await self.read(lambda connection: list(connection.scalars(asked)))

    async def unfinished(self, key: str) -> int:
        """How many unfinished tables this person has opened."""
        asked = (
            select(func.count())
            .select_from(tables.join(people, people.c.id == tables.c.host))
            .where(people.c.key == key, tables.c.status != "over")
        )
        return await self.read(lambda connection: connection.scalar(asked)) or 0

    async def unfinished_among(self, ids: set[str]) -> set[str]:
        """Those of these tables that are there and not over."""
        named = list(ids)
        parts = [named[first : first + MOST_AT_ONCE] for first in range(0, len(named), MOST_AT_ONCE)]
        asked = [
            select(tables.c.id).where(tables.c.id.in_(part), tables.c.status != "over") for part in parts
        ]
        return await self.read(lambda connection: {id for one in asked for id in connection.scalars(one)})

    async def bot_games(self, key: str, ids: set[str]) -> tuple[int, int]:
        """How many games with bots run at the tables this person has opened, and at these tables."""
        with_bots = exists().where(chairs.c.table == tables.c.id, chairs.c.bot.is_not(None))
        running = select(func.count()).select_from(tables).where(tables.c.status == "playing", with_bots)
        host = select(people.c.id).where(people.c.key == key).scalar_subquery()

        def ask(connection: Connection) -> tuple[int, int]:
            of_person = connection.scalar(running.where(tables.c.host == host)) or 0
            return of_person, connection.scalar(running.where(tables.c.id.in_(ids))) or 0

        return await self.read(ask)

    # Steps

    async def entries(self, table: str, after: int) -> list[EntryRow]:
        return await self.read(lambda connection: entries_after(connection, table, after))

    async def append(
        self,
        table: str,
        entry: EntryRow,
        standing: Standing,
        wound: Mapping[int, Chair] | None = None,
        agreed: Proposal | None = None,
        bot: bool = False,
    ) -> bool:
        """Write the next step, and the clocks it stops or starts. Returns False if somebody else was faster.

        Then that number is already written, the table was ended, or the proposal that was agreed to is gone.
        """
        clocks = [(seat, chair.asked, chair.reserve) for seat, chair in (wound or {}).items()]
        step = Step(table, entry, standing, now(), clocks, self.owner)
        if agreed is None:
            return await self.backend.append(step, bot)
        try:
            await self.write(partial(write_agreed, step=step, agreed=agreed))
        except (IntegrityError, Overtaken):
            return False
        return True


def running_games() -> Select[tuple[str]]:
    """The games of people that go on without them: bots are asked, or clocks run."""
    asked = tables.c.waiting.bitwise_rshift(chairs.c.seat).bitwise_and(1) == 1
    bot = or_(chairs.c.bot.is_not(None), chairs.c.stand_in.is_not(None))
    return (
        select(tables.c.id)
        .distinct()
        .join(chairs, chairs.c.table == tables.c.id)
        .where(tables.c.status == "playing", or_(chairs.c.asked.is_not(None), and_(asked, bot)))
        .where(exists().where(sitters.c.table == tables.c.id, sitters.c.person.is_not(None)))
    )


def entries_after(connection: Connection, table: str, number: int) -> list[EntryRow]:
    asked = (
        select(entries.c.number, entries.c.seat, entries.c.action, entries.c.draws)
        .where(entries.c.table == table, entries.c.number > number)
        .order_by(entries.c.number)
    )
    return [EntryRow(*row) for row in connection.execute(asked)]


def must_own(connection: Connection, table: str, owner: str | None) -> None:
    """Raises NotOurs if a table belongs to another process; until the end of the transaction nobody takes it."""
    if owner is None:
        return
    asked = select(tables.c.owner).where(tables.c.id == table).with_for_update()
    if connection.scalar(asked) != owner:
        raise NotOurs


def write_agreed(connection: Connection, step: Step, agreed: Proposal) -> None:
    """Write what everybody agreed to, if the proposal is still the same."""
    table, entry, made = step.table, step.entry, step.made
    must_own(connection, table, step.owner)
    asked = select(tables.c.proposal).where(tables.c.id == table).with_for_update()
    if connection.scalar(asked) != msgspec.to_builtins(agreed):
        raise Overtaken
    connection.execute(
        insert(entries).values(
            table=table,
            number=entry.number,
            seat=entry.seat,
            action=entry.action,
            draws=entry.draws,
            made=made,
        )
    )
    over = {"code": None} if step.standing.status == "over" else {}
    going_on = connection.execute(
        update(tables)
        .where(tables.c.id == table, tables.c.ending.is_(None))
        .values(updated=made, proposal=None, **asdict(step.standing), **over)
    )
    if going_on.rowcount != 1:
        raise Overtaken
    for seat, since, reserve in step.clocks:
        connection.execute(
            update(chairs)
            .where(chairs.c.table == table, chairs.c.seat == seat)
            .values(asked=since, reserve=reserve)
        )


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def person_of(connection: Connection, key: str) -> int:
    """The person with this key; a newcomer is added."""
    asked = select(people.c.id).where(people.c.key == key)
    found = connection.scalar(asked)
    if found is None:
        # Two connections of one newcomer may get here together: the second keeps what the first wrote.
        connection.execute(
            text(
                "INSERT INTO people (key, nick, created) VALUES (:key, '', :created) ON CONFLICT DO NOTHING"
            ),
            {"key": key, "created": now()},
        )
        found = connection.scalar(asked)
    assert found is not None
    return int(found)


def person_or_nobody(connection: Connection, key: str | None) -> int | None:
    return None if key is None else person_of(connection, key)


def write_table(connection: Connection, row: TableRow, entrants: list[Chair], previous: str | None) -> str:
    if previous is not None:
        must_own(connection, previous, row.owner)
        asked = select(tables.c.next).where(tables.c.id == previous).with_for_update()
        following = connection.scalar(asked)
        if following is not None:
            return str(following)
    connection.execute(
        insert(tables).values(
            id=row.id,
            game=row.game,
            edition=row.edition,
            components=row.components,
            seats=len(entrants),
            options=row.options,
            position=row.position,
            host=person_or_nobody(connection, row.host),
            secret=row.secret.hex(),
            created=row.created,
            updated=row.updated,
            listed=row.settings.listed,
            owner=row.owner,
            **{name: column(row, name) for name in CHANGING},
        )
    )
    for seat, chair in enumerate(entrants):
        person = person_or_nobody(connection, chair.key)
        connection.execute(
            insert(chairs).values(table=row.id, seat=seat, person=person, **chair_columns(chair))
        )
    write_people(connection, replace(row, kicked={}, muted={}, former=()), row)
    if previous is not None:
        connection.execute(update(tables).where(tables.c.id == previous).values(next=row.id))
    return row.id


def write_changes(connection: Connection, before: TableRow, after: TableRow, touch: bool) -> None:
    """Write only what differs."""
    values = {name: column(after, name) for name in CHANGING if getattr(after, name) != getattr(before, name)}
    if after.host != before.host:
        values["host"] = person_or_nobody(connection, after.host)
    if after.settings.listed != before.settings.listed:
        values["listed"] = after.settings.listed
    if touch:
        values["updated"] = now()
    if values:
        connection.execute(update(tables).where(tables.c.id == after.id).values(**values))
    for seat, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=True)):
        if old != new:
            person = person_or_nobody(connection, new.key)
            connection.execute(
                update(chairs)
                .where(chairs.c.table == after.id, chairs.c.seat == seat)
                .values(person=person, **chair_columns(new))
            )
    write_people(connection, before, after)


def write_people(connection: Connection, before: TableRow, after: TableRow) -> None:
    """Write who was kicked or let in again, muted or unmuted, and who has lost a seat."""
    for key in sorted(after.kicked.keys() ^ before.kicked.keys()):
        person = person_of(connection, key)
        if key in after.kicked:
            connection.execute(insert(kicked).values(table=after.id, person=person))
        else:
            connection.execute(delete(kicked).where(kicked.c.table == after.id, kicked.c.person == person))
    if after.former != before.former:
        connection.execute(delete(former).where(former.c.table == after.id))
        for one in after.former:
            person = person_of(connection, one.key)
            connection.execute(
                insert(former).values(table=after.id, seat=one.seat, person=person, back=one.back)
            )
    for key in sorted(after.muted.keys() ^ before.muted.keys()):
        person = person_of(connection, key)
        if key in after.muted:
            silent = insert(muted).values(table=after.id, person=person, nick=after.muted[key])
            connection.execute(silent)
        else:
            here = (muted.c.table == after.id) & (muted.c.person == person)
            connection.execute(delete(muted).where(here))

"""The chat as it is stored: lines, and the marks that others put on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from undercroft.server.protocol.messages import ChatLine, Mark
from undercroft.server.store.schema import lines, marks, people
from undercroft.server.store.store import Store, must_own, now, person_of

LINES_ON_HELLO = 200
MOST_SPEAKERS = 30  # how many recent speakers can still be kicked after they have left
EVERY_MARK: tuple[Mark, ...] = get_args(Mark)


@dataclass(frozen=True)
class Line:
    """A stored line with every mark on it: (mark, key of the person, their name)."""

    number: int
    seat: int
    nick: str
    text: str
    made: int
    marks: list[tuple[str, str, str]]

    def seen_by(self, key: str) -> ChatLine:
        """The line as one reader gets it: nobody else learns which marks are theirs."""
        names: dict[str, list[str]] = {}
        for mark, _, nick in self.marks:
            names.setdefault(mark, []).append(nick)
        yours = {mark for mark, who, _ in self.marks if who == key}
        return ChatLine(
            number=self.number,
            seat=self.seat,
            nick=self.nick,
            text=self.text,
            made=self.made,
            marks=[(mark, names[mark]) for mark in EVERY_MARK if mark in names],
            yours=[mark for mark in EVERY_MARK if mark in yours],
        )


async def add_line(store: Store, table: str, key: str, seat: int, nick: str, text: str) -> Line:
    """Store a line under the next number."""
    owner = store.owner

    def add(connection: Connection) -> Line:
        must_own(connection, table, owner)
        newest = select(func.max(lines.c.number)).where(lines.c.table == table)
        number = (connection.scalar(newest) or 0) + 1
        line = Line(number, seat, nick, text, now(), [])
        connection.execute(
            insert(lines).values(
                table=table,
                number=number,
                person=person_of(connection, key),
                seat=seat,
                nick=nick,
                text=text,
                made=line.made,
            )
        )
        return line

    while True:
        try:
            return await store.write(add)
        except IntegrityError:
            continue  # another process took the number


async def turn_mark(store: Store, table: str, key: str, line: int, mark: Mark, nick: str) -> Line | None:
    """Put a person's mark on a line, or remove it if it is there. Returns the line, or None if there is none."""
    owner = store.owner

    def turn(connection: Connection) -> Line | None:
        must_own(connection, table, owner)
        person = person_of(connection, key)
        asked = select(lines.c.number).where(lines.c.table == table, lines.c.number == line).with_for_update()
        if connection.scalar(asked) is None:
            return None
        gone = connection.execute(
            delete(marks).where(
                marks.c.table == table, marks.c.line == line, marks.c.person == person, marks.c.mark == mark
            )
        )
        if not gone.rowcount:
            connection.execute(
                insert(marks).values(table=table, line=line, person=person, mark=mark, nick=nick)
            )
        [found] = read_lines(connection, table, line, line)
        return found

    return await store.write(turn)


def last_lines(connection: Connection, table: str) -> list[Line]:
    newest = connection.scalar(select(func.max(lines.c.number)).where(lines.c.table == table))
    if newest is None:
        return []
    return read_lines(connection, table, newest - LINES_ON_HELLO + 1, newest)


def read_lines(connection: Connection, table: str, first: int, last: int) -> list[Line]:
    """The lines of these numbers, in order, with their marks."""
    marked: dict[int, list[tuple[str, str, str]]] = {}
    found = connection.execute(
        select(marks.c.line, marks.c.mark, marks.c.nick, people.c.key)
        .join(people, people.c.id == marks.c.person)
        .where(marks.c.table == table, marks.c.line.between(first, last))
        .order_by(marks.c.line, marks.c.person)
    )
    for row in found:
        marked.setdefault(row.line, []).append((row.mark, row.key, row.nick))
    said = connection.execute(
        select(lines)
        .where(lines.c.table == table, lines.c.number.between(first, last))
        .order_by(lines.c.number)
    )
    return [
        Line(row.number, row.seat, row.nick, row.text, row.made, marked.get(row.number, [])) for row in said
    ]


def last_speakers(connection: Connection, table: str) -> dict[str, str]:
    """The last people who wrote at a table, and under which name; the most recent is last."""
    newest = select(func.max(lines.c.number)).where(lines.c.table == table).group_by(lines.c.person)
    asked = (
        select(people.c.key, lines.c.nick)
        .join(people, people.c.id == lines.c.person)
        .where(lines.c.table == table, lines.c.number.in_(newest))
        .order_by(lines.c.number.desc())
        .limit(MOST_SPEAKERS)
    )
    return {row.key: row.nick for row in reversed(connection.execute(asked).all())}

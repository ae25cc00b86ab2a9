"""Against whom somebody plays each game: kept with the person, told to nobody else."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select, update

from undercroft.server.protocol.messages import Me, Opponents
from undercroft.server.store.schema import people
from undercroft.server.store.store import Store, person_of


async def read_me(store: Store, key: str) -> Me:
    """What somebody is told of themself."""
    asked = select(people.c.nick, people.c.opponents).where(people.c.key == key)
    found = await store.read(lambda connection: connection.execute(asked).one_or_none())
    return Me("", {}) if found is None else Me(found.nick, as_opponents(found.opponents))


async def keep_opponents(store: Store, key: str, game: str, chosen: Opponents) -> None:
    def keep(connection: Connection) -> None:
        person = person_of(connection, key)
        write_opponents(connection, person, {**held_opponents(connection, person), game: chosen})

    await store.write(keep)


async def bring_opponents(store: Store, old: str, new: str) -> None:
    """What one person has chosen goes for another too, in the games for which that one has chosen nothing."""

    def bring(connection: Connection) -> None:
        brought = connection.scalar(select(people.c.opponents).where(people.c.key == old))
        person = person_of(connection, new)
        write_opponents(connection, person, {**as_opponents(brought), **held_opponents(connection, person)})

    await store.write(bring)


def as_opponents(stored: object) -> dict[str, Opponents]:
    """Nothing that stands here may keep somebody from their tables: what cannot be read was not chosen."""
    try:
        return msgspec.convert(stored or {}, dict[str, Opponents])
    except msgspec.ValidationError:
        return {}


def held_opponents(connection: Connection, person: int) -> dict[str, Opponents]:
    """Nobody else writes them until the end of the transaction."""
    return as_opponents(
        connection.scalar(select(people.c.opponents).where(people.c.id == person).with_for_update())
    )


def write_opponents(connection: Connection, person: int, opponents: dict[str, Opponents]) -> None:
    stored = msgspec.to_builtins(opponents)
    connection.execute(update(people).where(people.c.id == person).values(opponents=stored))

"""Personal links as they are stored: only the hash of a token, never the token."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

from sqlalchemy import Connection, delete, insert, select

from undercroft.server.store.schema import passes, people
from undercroft.server.store.store import Store, must_own, now, person_of


@dataclass(frozen=True)
class PassRow:
    """A stored pass: the table, and the person whose seats it gives."""

    table: str
    key: str
    nick: str


def hash_of(token: str) -> str:
    return blake2b(token.encode(errors="replace"), digest_size=32, person=b"undercroft-pass").hexdigest()


async def add_pass(store: Store, token: str, table: str, key: str, expires: int) -> None:
    """Store a pass, and delete older ones of this person for this table and all that have expired."""

    def add(connection: Connection) -> None:
        person = person_of(connection, key)
        same = (passes.c.table == table) & (passes.c.person == person)
        connection.execute(delete(passes).where(same | (passes.c.expires < now())))
        connection.execute(
            insert(passes).values(key=hash_of(token), table=table, person=person, expires=expires)
        )

    await store.write(add)


async def read_pass(store: Store, token: str) -> PassRow | None:
    asked = (
        select(passes.c.table, people.c.key, people.c.nick)
        .join(people, people.c.id == passes.c.person)
        .where(passes.c.key == hash_of(token), passes.c.expires >= now())
    )
    found = await store.read(lambda connection: connection.execute(asked).one_or_none())
    return None if found is None else PassRow(found.table, found.key, found.nick)


async def remove_pass(store: Store, token: str, table: str) -> bool:
    """Whether it was still there: if two people use it at once, only one finds it."""
    used = delete(passes).where(passes.c.key == hash_of(token))
    owner = store.owner

    def remove(connection: Connection) -> bool:
        must_own(connection, table, owner)
        return connection.execute(used).rowcount == 1

    return await store.write(remove)

"""Changes that are written in one transaction: an error of one never touches another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError

from undercroft.refusal import Refused
from undercroft.server.store.sqlite import SqliteBackend


@pytest.fixture
async def backend(tmp_path: Path) -> AsyncIterator[SqliteBackend]:
    made = SqliteBackend(URL.create("sqlite", database=str(tmp_path / "groups.sqlite3")))
    await made.write(lambda connection: connection.execute(text("CREATE TABLE names (name TEXT UNIQUE)")))
    yield made
    await made.close()


def add(name: str, error: Exception | None = None) -> Callable[[Connection], str]:
    def change(connection: Connection) -> str:
        connection.execute(text("INSERT INTO names VALUES (:name)"), {"name": name})
        if error is not None:
            raise error
        return name

    return change


async def names(backend: SqliteBackend) -> list[str]:
    asked = text("SELECT name FROM names ORDER BY name")
    return await backend.read(lambda connection: list(connection.scalars(asked)))


async def together(backend: SqliteBackend, *changes: Callable[[Connection], Any]) -> list[Any]:
    """What came of each of these changes, which go into one group."""
    return await asyncio.gather(*[backend.write(change) for change in changes], return_exceptions=True)


async def test_errors_in_a_group_undo_their_own_change_alone(backend: SqliteBackend) -> None:
    refusal = Refused("table-unknown")
    found = await together(backend, add("a"), add("b", refusal), add("a"), add("c", ValueError()), add("d"))
    assert (found[0], found[1], found[4]) == ("a", refusal, "d")
    assert isinstance(found[2], IntegrityError)
    assert isinstance(found[3], ValueError)
    assert await names(backend) == ["a", "d"]


async def test_when_a_whole_transaction_is_lost_each_change_gets_its_own(backend: SqliteBackend) -> None:
    calls: list[str] = []

    def lose(connection: Connection) -> None:
        # As SQLite does by itself when the disk is full.
        calls.append("lost")
        driver: Any = connection.connection.driver_connection
        driver.execute("ROLLBACK")
        raise ValueError

    def counted(connection: Connection) -> str:
        calls.append("counted")
        return add("b")(connection)

    found = await together(backend, add("a"), counted, lose, add("c"))
    assert (found[0], found[1], found[3]) == ("a", "b", "c")
    assert isinstance(found[2], ValueError)
    assert await names(backend) == ["a", "b", "c"]
    assert calls == ["counted", "lost", "counted", "lost"]


async def test_what_people_do_is_written_before_what_bots_do(backend: SqliteBackend) -> None:
    order: list[str] = []

    def note(who: str) -> Callable[[Connection], None]:
        return lambda connection: order.append(who)

    jobs = [("bot", True), ("another bot", True), ("person", False)]
    await asyncio.gather(*[backend.writer.submit(note(who), bot) for who, bot in jobs])
    assert order == ["person", "bot", "another bot"]


async def test_whoever_stops_waiting_takes_nothing_from_others(backend: SqliteBackend) -> None:
    gone = asyncio.create_task(backend.write(add("gone")))
    others = [asyncio.create_task(backend.write(add(name))) for name in ("a", "b")]
    await asyncio.sleep(0)
    gone.cancel()
    assert await asyncio.gather(*others) == ["a", "b"]
    assert gone.cancelled()
    assert await backend.write(add("c")) == "c"
    assert await names(backend) == ["a", "b", "c", "gone"]


async def test_what_waits_is_written_before_the_database_is_closed(tmp_path: Path) -> None:
    url = URL.create("sqlite", database=str(tmp_path / "closed.sqlite3"))
    first = SqliteBackend(url)
    await first.write(lambda connection: connection.execute(text("CREATE TABLE names (name TEXT UNIQUE)")))
    waiting = asyncio.gather(*[first.write(add(str(number))) for number in range(9)])
    await asyncio.sleep(0)
    await first.close()
    assert len(await waiting) == 9
    second = SqliteBackend(url)
    assert len(await names(second)) == 9
    await second.close()

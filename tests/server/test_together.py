"""What many people ask at once is read together, and what is wrong with one table harms nobody at another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection

from undercroft.server.store.store import Store
from undercroft.server.store.together import LARGEST_GROUP, Together


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = Store(str(tmp_path / "together.sqlite3"))
    await made.open()
    yield made
    await made.close()


async def test_while_one_group_is_read_the_next_one_gathers(store: Store) -> None:
    groups: list[int] = []

    def read(_: Connection, questions: Sequence[int]) -> list[int]:
        groups.append(len(questions))
        return [10 * question for question in questions]

    asked = Together(store, read)
    first = asyncio.create_task(asked.ask(0))
    found = await asyncio.gather(*[asked.ask(number) for number in range(1, LARGEST_GROUP + 10)])
    assert [await first, *found] == [10 * number for number in range(LARGEST_GROUP + 10)]
    assert sum(groups) == LARGEST_GROUP + 10
    assert len(groups) <= 3
    assert await asked.ask(7) == 70


async def test_what_cannot_be_read_fails_alone(store: Store) -> None:
    def read(_: Connection, questions: Sequence[int]) -> list[float]:
        return [1 / question for question in questions]

    asked = Together(store, read)
    found = await asyncio.gather(*[asked.ask(number) for number in (1, 0, 2)], return_exceptions=True)
    assert (found[0], found[2]) == (1, 0.5)
    assert isinstance(found[1], ZeroDivisionError)


async def test_somebody_who_leaves_while_it_is_read_holds_up_nobody(store: Store) -> None:
    asked: Together[int, int] = Together(store, lambda _, questions: questions)
    leaving, staying = (asyncio.create_task(asked.ask(number)) for number in (1, 2))
    await asyncio.sleep(0)
    leaving.cancel()
    assert await staying == 2

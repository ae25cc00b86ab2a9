"""Questions of one kind that wait are asked together: after a restart everybody comes at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from sqlalchemy import Connection

from undercroft.server.store.backend import Unavailable
from undercroft.server.store.store import Store

LARGEST_GROUP = 50
Question = TypeVar("Question")
Found = TypeVar("Found")


class Together(Generic[Question, Found]):
    """While one group is read, the next one gathers."""

    def __init__(
        self, store: Store, read: Callable[[Connection, Sequence[Question]], Sequence[Found]]
    ) -> None:
        self.store = store
        self.read = read
        self.waiting: list[tuple[Question, asyncio.Future[Found]]] = []
        self.reading: asyncio.Task[None] | None = None

    async def ask(self, question: Question) -> Found:
        found: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self.waiting.append((question, found))
        if self.reading is None:
            self.reading = asyncio.create_task(self.read_all())
        return await found

    async def read_all(self) -> None:
        try:
            while self.waiting:
                group, self.waiting = self.waiting[:LARGEST_GROUP], self.waiting[LARGEST_GROUP:]
                await self.answer(group)
        finally:
            self.reading = None

    async def answer(self, group: list[tuple[Question, asyncio.Future[Found]]]) -> None:
        questions = [question for question, _ in group]
        try:
            found = await self.store.read(lambda connection: self.read(connection, questions))
        except Exception as error:
            if len(group) > 1 and not isinstance(error, Unavailable):
                # Something of one table cannot be read. The others do not suffer for it.
                for one in group:
                    await self.answer([one])
                return
            for _, future in group:
                if not future.done():
                    future.set_exception(error)
            return
        for (_, future), one_found in zip(group, found, strict=True):
            if not future.done():
                future.set_result(one_found)

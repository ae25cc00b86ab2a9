"""People before bots: what bots do on the server waits while a person is being served."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

AT_ONCE = 4  # steps of bots under way at the same time
LONGEST_WAIT = 0.25  # seconds for which a bot gives way, so that bots play on however many people do


class PeopleFirst:
    """Counts the people who are being served."""

    def __init__(self) -> None:
        self.served = 0
        self.nobody = asyncio.Event()
        self.nobody.set()
        self.bots = asyncio.Semaphore(AT_ONCE)

    @contextmanager
    def person(self) -> Iterator[None]:
        """While a person is being served."""
        self.served += 1
        self.nobody.clear()
        try:
            yield
        finally:
            self.served -= 1
            if not self.served:
                self.nobody.set()

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[None]:
        """While something is done for a bot: after the people, and after the bots that came before."""
        async with self.bots:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_WAIT):
                    await self.nobody.wait()
            yield

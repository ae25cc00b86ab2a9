"""Which process has which table. On SQLite there is one process, and every table is its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from undercroft.server.cluster.notices import Presence
from undercroft.server.store.backend import NotOurs
from undercroft.server.store.servers import Peer


class Elsewhere(NotOurs):
    """Another process has the table: the request is handed on to it."""

    def __init__(self, owner: Peer, path: str | None = None) -> None:
        super().__init__("server-elsewhere")
        self.owner = owner
        self.path = path  # what to ask there, if it is not the same


class Ownership:
    """Of a process that is alone at its database."""

    patience = 0.0  # seconds for which a request waits until its table has an owner again

    def __init__(self) -> None:
        self.on_lost: Callable[[], None] = lambda: None  # the tables are not ours any more
        self.on_ownerless: Callable[[], None] = lambda: None  # now and then: some tables may have no owner
        self.on_renamed: Callable[[str], None] = lambda key: None  # somebody has another name, told elsewhere
        self.on_changed: Callable[[str], None] = lambda mark: None  # a table of ours was changed elsewhere
        self.presence_here: Callable[[], list[Presence]] = list
        self.presences: Mapping[str, Presence] = {}  # at the tables of other processes, by mark

    def holds(self) -> bool:
        """Whether our tables are still ours."""
        return True

    async def start(self) -> None: ...

    async def take(self, table: str) -> None:
        """Make a table ours, if no living process has it; raises Elsewhere."""

    async def owner(self, table: str) -> Peer | None:
        """The other process that has a table, if one has."""
        return None

    async def release(self, table: str) -> None:
        """Give up a table of ours: the next process that is asked for it takes it."""

    async def take_running(self) -> list[str]:
        """Take over some running games that no process has."""
        return []

    async def bury(self, owner: Peer) -> None:
        """A process does not answer. If it has certainly died, its tables become nobody's at once."""

    async def ended(self, owner: Peer) -> None:
        """Returns when another process has ended, or lost its lease."""
        await asyncio.Future()

    def tell_presence(self, presence: Presence) -> None:
        """Tell the others about the people at a table of ours: their lists show it."""

    def tell_renamed(self, key: str) -> None:
        """Somebody has changed their name."""

    def tell_changed(self, table: str) -> None:
        """A table that may belong to another process was changed."""

    async def family(self) -> list[Peer]:
        """The other processes that were started together with this one."""
        return []

    async def give_back(self) -> None:
        """The process ends: its tables are anybody's at once."""

    async def stop(self) -> None: ...

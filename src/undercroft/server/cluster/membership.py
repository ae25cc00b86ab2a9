"""The place of this process among several: its lease, its tables, and what it hears of the others.

The lease is counted on our own clock from the moment at which we asked for it, so it is over for us before it is over
for anybody else. When it is, whether the database is gone or the process was stopped, we answer for no table any more;
then the process starts again under a new id, with no tables.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec

from undercroft.server.cluster.notices import (
    GROUP,
    Changed,
    Here,
    Newcomer,
    Notice,
    Presence,
    Renamed,
    decoder,
    encode,
    notice_mark,
)
from undercroft.server.cluster.ownership import Elsewhere, Ownership
from undercroft.server.cluster.place import has_died, is_near, this_place
from undercroft.server.logs import note
from undercroft.server.metrics import LEASES_LOST
from undercroft.server.store.backend import Unavailable
from undercroft.server.store.postgres import PostgresBackend
from undercroft.server.store.servers import Peer, Session, owner_of, release, take, take_running
from undercroft.server.store.store import Store

logger = logging.getLogger("undercroft.cluster")
RENEWED_EVERY = 2.0  # seconds, or a third of the lease if that is less
AFTER_TROUBLE = 0.5
GATHERED_FOR = 0.05  # seconds in which changes go into one notice
# On Linux a clock that also runs while the machine sleeps, as leases do.
CLOCK = getattr(time, "CLOCK_BOOTTIME", None)


def is_loopback(address: str) -> bool:
    return address.startswith(("127.", "[::1]"))


def clock() -> float:
    return time.monotonic() if CLOCK is None else time.clock_gettime(CLOCK)


class Membership(Ownership):
    """Of a process that shares its database with others."""

    def __init__(self, store: Store, lease: float, address: str, family: str, number: int) -> None:
        super().__init__()
        assert isinstance(store.backend, PostgresBackend)
        self.store = store
        self.lease = lease  # seconds
        self.patience = 2 * lease
        self.session = Session(store.backend, lease, self.hear, self.ask_the_others)
        self.me = Peer("", address, secrets.token_hex(32), family, number, this_place())
        self.until = 0.0  # by our clock
        self.peers: dict[str, Peer] = {}  # the other processes that live
        self.presences: dict[str, Presence] = {}
        self.told_by: dict[str, str] = {}  # which process told of a table, by its mark
        self.told: dict[str, Presence] = {}  # what we have told last
        self.untold: dict[str, Presence] = {}
        self.endings: dict[str, asyncio.Event] = {}  # for whoever waits for the end of another process
        self.tasks: set[asyncio.Task[None]] = set()

    def holds(self) -> bool:
        return clock() < self.until

    # The lease

    async def start(self) -> None:
        await self.register()
        self.keep(self.renew_on_and_on())

    def keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def register(self) -> None:
        """Begin under a new id: nothing that was begun under an older one is written any more."""
        self.me = replace(self.me, id=secrets.token_hex(16))
        asked = clock()
        await self.session.add(self.me)
        self.store.owner = self.me.id
        self.until = asked + self.lease
        self.peers = {}
        await self.renew()
        self.ask_the_others()

    async def renew(self) -> bool:
        asked = clock()
        found = await self.session.renew(self.me.id)
        if found is None:
            return False
        self.until = asked + self.lease
        await self.note_peers({peer.id: peer for peer in found if peer.id != self.me.id})
        self.on_ownerless()
        return True

    async def renew_on_and_on(self) -> None:
        usual = min(RENEWED_EVERY, self.lease / 3)
        pause = usual
        while True:
            await asyncio.sleep(pause)
            pause = usual
            try:
                if not self.holds():
                    self.lose()
                    async with asyncio.timeout(self.lease):
                        await self.register()
                    continue
                async with asyncio.timeout(self.until - clock()):
                    if not await self.renew():
                        self.until = 0.0
                        pause = 0.0
            except (Unavailable, TimeoutError):
                pause = min(AFTER_TROUBLE, max(0.0, self.until - clock())) if self.holds() else AFTER_TROUBLE
            except Exception:
                logger.exception("the lease could not be renewed")
                pause = AFTER_TROUBLE
            if not self.holds():
                self.lose()

    def lose(self) -> None:
        """The lease is over: nothing is ours any more, and nothing that is under way may be written."""
        if self.store.owner == self.me.id:
            LEASES_LOST.inc()
            note(logger, "the lease of this process is over", logging.WARNING)
            self.forget()

    def forget(self) -> None:
        self.until = 0.0
        self.store.owner = "nobody"
        self.told.clear()
        self.on_lost()

    async def note_peers(self, found: dict[str, Peer]) -> None:
        """Note the processes that live. The tables of those that have ended are nobody's."""
        for peer in [peer for peer in found.values() if has_died(peer.place)]:
            await self.session.remove(peer.id)
            del found[peer.id]
        for peer in found.values():
            if peer.id not in self.peers and is_loopback(peer.address) and not is_near(peer.place):
                note(logger, "a process on another machine needs --internal-address", logging.WARNING)
        self.peers = found
        for id in [id for id in self.endings if id not in found]:
            self.endings.pop(id).set()
        for mark in [mark for mark, server in self.told_by.items() if server not in found]:
            self.forget_presence(mark)

    async def ended(self, owner: Peer) -> None:
        await self.endings.setdefault(owner.id, asyncio.Event()).wait()

    async def bury(self, owner: Peer) -> None:
        if has_died(owner.place):
            with suppress(Unavailable):
                await self.session.remove(owner.id)

    async def family(self) -> list[Peer]:
        living = await self.session.living()
        return [peer for peer in living if peer.family == self.me.family and peer.id != self.me.id]

    async def give_back(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        id = self.me.id
        self.forget()
        with suppress(Unavailable):
            await self.session.remove(id)

    async def stop(self) -> None:
        await self.session.close()

    # Tables

    async def owner(self, table: str) -> Peer | None:
        found = await owner_of(self.store, table)
        return None if found is None or found.id == self.me.id else found

    async def take(self, table: str) -> None:
        owner = await self.owner(table)
        if owner is not None:
            raise Elsewhere(owner)
        if not await take(self.store, table, self.me.id):
            owner = await self.owner(table)
            if owner is None:
                raise Unavailable  # it has died since; the next attempt takes the table
            raise Elsewhere(owner)

    async def release(self, table: str) -> None:
        await release(self.store, table, self.me.id)

    async def take_running(self) -> list[str]:
        return await take_running(self.store, self.me.id) if self.holds() else []

    # Notices

    def say(self, notice: Notice) -> None:
        self.keep(self.send([notice]))

    async def send(self, notices: list[Notice]) -> None:
        # A notice that is lost is told again when this process, or the other one, is back.
        with suppress(Unavailable):
            for notice in notices:
                await self.session.notify(encode(notice).decode())

    def ask_the_others(self) -> None:
        """Ask for the presence at their tables. What we knew may be out of date."""
        if self.store.owner == self.me.id:
            self.presences.clear()
            self.told_by.clear()
            self.say(Newcomer(self.me.id))

    def hear(self, text: str) -> None:
        try:
            notice = decoder.decode(text)
        except msgspec.DecodeError:
            logger.warning("a notice of another version of the server is not understood")
            return
        if notice.server == self.me.id:
            return
        if isinstance(notice, Here):
            for presence in notice.tables:
                self.presences[presence.mark] = presence
                self.told_by[presence.mark] = notice.server
                if not presence.company:
                    self.forget_presence(presence.mark)
        elif isinstance(notice, Newcomer):
            self.told.clear()
            for presence in self.presence_here():
                self.tell_presence(presence)
        elif isinstance(notice, Renamed):
            self.on_renamed(notice.key)
        else:
            self.on_changed(notice.mark)

    def forget_presence(self, mark: str) -> None:
        self.presences.pop(mark, None)
        self.told_by.pop(mark, None)

    def tell_presence(self, presence: Presence) -> None:
        before = self.told.get(presence.mark)
        if before == presence or (before is None and not presence.company):
            return
        self.told[presence.mark] = presence
        if not presence.company:
            del self.told[presence.mark]
        if not self.untold:
            asyncio.get_running_loop().call_later(GATHERED_FOR, self.tell_gathered)
        self.untold[presence.mark] = presence

    def tell_gathered(self) -> None:
        gathered, self.untold = list(self.untold.values()), {}
        self.keep(
            self.send([Here(self.me.id, gathered[at : at + GROUP]) for at in range(0, len(gathered), GROUP)])
        )

    def tell_renamed(self, key: str) -> None:
        self.say(Renamed(self.me.id, key))

    def tell_changed(self, table: str) -> None:
        self.say(Changed(self.me.id, notice_mark(table)))

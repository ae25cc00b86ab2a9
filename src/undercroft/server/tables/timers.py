"""Timers of tables: what is due even if nobody does anything. Patience or a clock runs out, or somebody counts as away.

Each table has one timer, set again with every change for the next moment at which something is due. It runs as long as
the server does, whether anybody looks or not; after a restart the tables whose clocks run or whose bots are asked get
theirs back. Patience protects those who wait, so at an empty table it does not run.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from msgspec.structs import replace

from undercroft.refusal import Refused
from undercroft.server.logs import mark_of
from undercroft.server.steady import steady_now
from undercroft.server.store.backend import NotOurs, Unavailable
from undercroft.server.store.rows import TableRow
from undercroft.server.tables.clock import is_over, runs_out
from undercroft.server.tables.consent import lately_declined, settled
from undercroft.server.tables.proposals import Proposals
from undercroft.server.tables.seating import usual_bot
from undercroft.server.tables.table import Table
from undercroft.server.tables.tables import Tables

logger = logging.getLogger("undercroft.timers")
LONGEST = 3600.0  # seconds; a later event is checked again then
AFTER_TROUBLE = 2.0


class Timers:
    """Sets the timers of tables and does what is due when they fire."""

    def __init__(self, tables: Tables, proposals: Proposals) -> None:
        self.tables = tables
        self.proposals = proposals
        self.tasks: set[asyncio.Task[None]] = set()
        self.taking = asyncio.Lock()

    def watch(self, table: Table) -> None:
        """Set the timer of a table for when something is due next."""
        moment = next_due(table)
        self.set(table, None if moment is None else max(0, moment - steady_now()) / 1000)

    def set(self, table: Table, seconds: float | None) -> None:
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if seconds is not None and not table.dropped:
            loop = asyncio.get_running_loop()
            table.timer = loop.call_later(min(LONGEST, seconds), self.fire, table)

    def fire(self, table: Table) -> None:
        # The timer stays until the work is done, so that the table is not forgotten in the meantime.
        self.keep(asyncio.create_task(self.look_after(table)))

    def keep(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def look_after(self, table: Table) -> None:
        try:
            async with table.lock:
                await self.tables.refresh(table)
                await self.do_what_is_due(table)
        except Unavailable:
            self.set(table, AFTER_TROUBLE)
        except Refused as refusal:
            # It was deleted, or its game is not installed any more: nothing will be due.
            logger.info("table %s is not looked after: %s", mark_of(table.id), refusal.message.id)
            self.set(table, None)
        except Exception:
            logger.exception("table %s could not be looked after", mark_of(table.id))
            self.set(table, AFTER_TROUBLE)
        else:
            self.watch(table)

    async def do_what_is_due(self, table: Table) -> None:
        """Carry out an agreed proposal; let a bot stand in where patience or time is over; tell everybody who counts as
        away by now and who may propose something again.
        """
        proposal = table.row.proposal
        if proposal is not None and settled(proposal):
            try:
                await self.proposals.carry_out(table, proposal, proposal)
            except Unavailable:
                raise
            except Refused:
                pass  # another process was faster
            return
        made = steady_now()
        seats = [
            seat
            for seat in range(len(table.row.chairs))
            if (moment := stand_in_due(table, seat)) is not None and moment <= made
        ]
        if seats:
            bot = usual_bot(self.tables.game_of(table.row))
            await self.tables.change(table, lambda row: let_stand_in(row, seats, bot, made))
        elif any(one.until <= made for one in table.row.declined):
            await self.tables.change(table, lambda row: lately_declined(row, made), touch=False)
        elif table.told_away != table.absent():
            table.tell_everybody()

    def resume(self) -> None:
        """After a restart: load the tables where something was going on."""
        self.keep(asyncio.create_task(self.find_running()))

    async def find_running(self) -> None:
        try:
            await self.load(await self.running())
        except Exception:
            # Each of them gets its timer as soon as somebody opens it.
            logger.exception("the tables that were being played could not be taken up")

    async def load(self, ids: list[str]) -> None:
        for id in ids:
            # One after the other, and after the people who come meanwhile.
            async with self.tables.people_first.bot():
                with suppress(Refused):  # deleted in the meantime
                    await self.find(id)

    async def find(self, id: str) -> None:
        while True:
            try:
                await self.tables.find(id)
            except NotOurs:
                raise
            except Unavailable:
                await asyncio.sleep(AFTER_TROUBLE)
            else:
                return

    def take_up(self) -> None:
        """Take and load the running tables of processes that have ended."""
        if not self.taking.locked():
            self.keep(asyncio.create_task(self.take_ownerless()))

    async def take_ownerless(self) -> None:
        async with self.taking:
            try:
                while ids := await self.tables.ownership.take_running():
                    await self.load(ids)
            except Unavailable:
                pass  # there will be another attempt
            except Exception:
                logger.exception("the tables of other processes could not be taken up")

    async def running(self) -> list[str]:
        while True:
            try:
                return await self.tables.store.running()
            except Unavailable:
                await asyncio.sleep(AFTER_TROUBLE)

    async def stop(self) -> None:
        for table in self.tables.loaded.values():
            self.set(table, None)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def next_due(table: Table) -> int | None:
    """The next moment at which something may be due."""
    if table.row.status == "over":
        return None
    if table.row.proposal is not None and settled(table.row.proposal):
        return steady_now()
    found = [stand_in_due(table, seat) for seat in range(len(table.row.chairs))]
    moments = [moment for moment in found if moment is not None]
    moments.extend(one.until for one in table.row.declined)
    if table.listeners:
        for key in table.people() - table.told_away:
            gone = table.gone_since(key)
            if gone is not None:
                moments.append(gone + table.absence)
    return min(moments, default=None)


def stand_in_due(table: Table, seat: int) -> int | None:
    """When a bot will stand in for the person of a seat that is asked; None if never.

    While something is proposed, a bot that already stands in waits, but not longer than the person could.
    """
    row = table.row
    chair = row.chairs[seat]
    if chair.key is None or not row.asks(seat):
        return None
    end = runs_out(row, seat)
    if chair.stand_in is not None:
        return None if row.proposal is None else end
    patience, company = row.settings.patience, table.company
    if patience is None or company is None:
        return end
    gone = table.gone_since(chair.key)
    if gone is None:
        return end
    tired = max(gone, company) + patience * 1000
    return tired if end is None else min(end, tired)


def let_stand_in(row: TableRow, seats: list[int], bot: str, now: int) -> TableRow:
    """A bot stands in for these seats. If the time of one is over, the proposal ends: bots wait while there is one."""
    for seat in seats:
        chair = row.chairs[seat]
        if chair.key is not None and row.asks(seat):
            row = row.with_chair(seat, replace(chair, stand_in=chair.stand_in or bot))
            if is_over(row, seat, now):
                row = replace(row, proposal=None)
    return row

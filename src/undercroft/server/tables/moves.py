"""What players do in a game: answers, take-backs, questions.

A step is checked and done in memory, written under its number, and only then told to anybody. If another process
wrote that number first, the game is read again and the step is checked against the new position.
"""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from undercroft.core.action import Action, IllegalAction
from undercroft.core.log import WATCHER
from undercroft.core.preview import preview
from undercroft.core.rng import FastRng
from undercroft.core.view import Message
from undercroft.server.metrics import MOVES
from undercroft.server.protocol.messages import (
    WATCHER_ON_WIRE,
    LogBody,
    LogRequest,
    PlanRequest,
    Play,
    PreviewBody,
    PreviewRequest,
    Proposal,
    TakeBack,
    Why,
)
from undercroft.server.steady import steady_now
from undercroft.server.tables import audit_log
from undercroft.server.tables.clock import Spent, after_step
from undercroft.server.tables.clock import changed as clock_changes
from undercroft.server.tables.consent import redeemed
from undercroft.server.tables.progress import Progress
from undercroft.server.tables.removal import must_settle, settled_in
from undercroft.server.tables.table import Table
from undercroft.server.tables.tables import Tables


class Moves:
    """All steps of people and bots go through here."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    async def play(self, table: Table, key: str, request: Play) -> None:
        """A person answers a prompt; raises Refused or IllegalAction. The same answer twice counts once."""
        async with table.lock:
            await self.tables.progress_of(table)
            table.must_hold(key, request.seat)
            action = self.tables.game_of(table.row).verbs.read(request.action)
            played = await self.answer(table, request.seat, request.prompt, action)
            if played and table.row.declined:
                await self.tables.change(table, lambda row: redeemed(row, request.seat, True), touch=False)
            if played and must_settle(table.row, request.seat):
                await self.tables.change(table, lambda row: settled_in(row, request.seat), touch=False)
            await self.tables.back(table, [request.seat])

    async def answer(self, table: Table, seat: int, prompt: int, action: Action, bot: bool = False) -> bool:
        """Play an answer. Returns False if this very answer was already played. The lock must be held."""
        while True:
            progress = await self.tables.progress_of(table)
            if prompt > progress.eyes[seat].prompts:
                await self.tables.catch_up(table, progress)
            table.must_go_on()
            if progress.answered(seat, prompt, action):
                return False
            if await self.commit(table, progress, progress.play(seat, action), bot=bot):
                return True

    async def take_back(self, table: Table, key: str, request: TakeBack) -> None:
        async with table.lock:
            progress = await self.tables.progress_of(table)
            table.must_hold(key, request.seat)
            await self.tables.catch_up(table, progress)
            while True:
                progress = await self.tables.progress_of(table)
                table.must_go_on()
                if await self.commit(table, progress, progress.take_back(request.seat)):
                    break
            if table.row.declined:
                await self.tables.change(table, lambda row: redeemed(row, request.seat, False), touch=False)

    async def commit(
        self,
        table: Table,
        progress: Progress,
        messages: dict[int, bytes],
        agreed: Proposal | None = None,
        bot: bool = False,
    ) -> bool:
        """Write the step that was just done in memory, then tell it. Returns False if its number was already taken.

        Every step clears the proposal. An agreed one is carried out only if it is still the same in the database.
        """
        heard = progress.number - 1
        standing, entry = progress.standing(), progress.last_row()
        undone = table.spent.get(progress.taken_back())
        made = steady_now()
        after = after_step(table.row, entry, standing, WATCHER in messages, made, undone)
        clocks = clock_changes(table.row, after)
        try:
            written = await self.store.append(table.id, entry, standing, clocks, agreed, bot)
        except BaseException:
            # We do not know whether it is on disk, so read the game again when it is needed.
            table.progress = None
            raise
        proposal = table.row.proposal
        if not written:
            await self.tables.reload(table, heard)
            if table.row.proposal != proposal:
                table.tell_everybody()
            return False
        table.tell(messages)
        if not progress.match.can_take_back(entry.seat):
            table.spent.clear()
        elif entry.action is not None:
            chairs = table.row.chairs[entry.seat], after.chairs[entry.seat]
            table.spent[entry.number] = Spent.by_step(*chairs, made)
        over = standing.status == "over"
        table.row = after if proposal is None else replace(after, proposal=None)
        MOVES.labels(game=table.row.game).inc()
        if over:
            audit_log.ended(table.row, "played")
        if over or proposal is not None:
            table.tell_everybody()
        if clocks:
            table.tell_clocks()
        self.tables.on_change(table)
        return True

    # Questions change nothing

    async def why(self, table: Table, key: str, request: Why) -> Message | None:
        async with table.lock:
            progress = await self.tables.progress_of(table)
            table.must_hold(key, request.seat)
            action = progress.match.game.verbs.read(request.action)
            return progress.match.refusal(request.seat, action)

    async def preview(self, table: Table, key: str, request: PreviewRequest) -> PreviewBody | None:
        async with table.lock:
            progress = await self.tables.progress_of(table)
            table.must_hold(key, request.seat)
            match = progress.match
            action = match.game.verbs.read(request.action)
            refusal = match.refusal(request.seat, action)
            if refusal is not None:
                raise IllegalAction(refusal)
            found = preview(match.state, request.seat, action, FastRng(secrets.randbits(62)))
            foresight = match.state.foresee(request.seat, action)
            if found is not None:
                return PreviewBody(found.view, found.figures, list(found.events), foresight)
            return None if foresight is None else PreviewBody(None, None, [], foresight)

    async def plan(self, table: Table, key: str, request: PlanRequest) -> object:
        async with table.lock:
            progress = await self.tables.progress_of(table)
            table.must_hold(key, request.seat)
            match = progress.match
            steps = [match.game.verbs.read(action) for action in request.actions]
            return match.state.plan_of(request.seat, steps)

    async def log(self, table: Table, key: str, request: LogRequest) -> LogBody:
        async with table.lock:
            progress = await self.tables.progress_of(table)
            if request.seat == WATCHER_ON_WIRE:
                return progress.eyes[WATCHER].log(request.before)
            table.must_hold(key, request.seat)
            return progress.eyes[request.seat].log(request.before)

"""Games that are over: replayed step by step through any eyes, proved fair, and exported as records.

Nothing is secret once the table is over, so whoever may look at it may look through every seat's eyes, or with open
eyes that see everything. Open eyes are made in this file only.
"""

from __future__ import annotations

import asyncio
import gzip

import msgspec

from undercroft.core.game import Game
from undercroft.core.log import OPEN, WATCHER, Log
from undercroft.core.match import BadRecord, Entry, Match, resume, show_entry
from undercroft.core.rng import Script, commitment
from undercroft.core.verify import chain_of, verify
from undercroft.refusal import Reason, Refused
from undercroft.server.protocol.messages import (
    OPEN_EYES,
    WATCHER_ON_WIRE,
    Fair,
    Frame,
    GameRecord,
    Replay,
    Sight,
    StateMessage,
    Verdict,
)
from undercroft.server.store.rows import TableRow
from undercroft.server.tables.progress import Eye
from undercroft.server.tables.table import Table, seat_info
from undercroft.server.tables.tables import Tables

FRAMES_AT_ONCE = 100
AT_ONCE = 2  # replays and proofs at once; others wait, so that running games are not slowed down


class Replays:
    """Replay, proof and record of tables that are over."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.room = asyncio.Semaphore(AT_ONCE)

    async def finished(self, table: Table) -> tuple[TableRow, Match]:
        """The whole game of a table that is over; raises Refused."""
        async with table.lock:
            await self.tables.refresh(table)
            if not table.row.begun:
                raise Refused("table-not-started", Reason.NOT_NOW)
            if table.row.status != "over":
                raise Refused("table-record-not-over", Reason.NOT_NOW)
            progress = await self.tables.progress_of(table)
            await self.tables.catch_up(table, progress)
            return table.row, progress.match

    async def replay(self, table: Table, eyes: int, first: int, count: int, packed: bool) -> bytes:
        """Some frames as JSON, with gzip if wanted: neighbouring frames have similar views and compress well."""
        row, match = await self.finished(table)
        if eyes >= match.seats:
            raise Refused("table-no-such-seat", Reason.IMPOSSIBLE, number=eyes + 1)
        if first > len(match.entries):
            raise Refused("replay-no-such-frame", Reason.IMPOSSIBLE, number=first, last=len(match.entries))
        async with self.room:
            return await asyncio.to_thread(replay_bytes, row, match, eyes, first, count, packed)

    async def verify(self, table: Table) -> Verdict:
        """Recompute the game from its sealed secret."""
        row, match = await self.finished(table)
        async with self.room:
            return await asyncio.to_thread(verdict_on, match.game, game_record(row, match))

    async def record(self, table: Table) -> GameRecord:
        """The whole game with the proof of its chance."""
        return game_record(*await self.finished(table))


def game_record(row: TableRow, match: Match) -> GameRecord:
    """The record of a game that is over, whether it was played to its end or not."""
    return GameRecord(
        **match.record(),  # type: ignore[arg-type]  # plain JSON by name
        players=[seat_info(chair, False) for chair in row.chairs],
        fair=Fair(commitment(row.secret), row.secret.hex(), row.nonces or [], row.promises),
        outcome=match.state.outcome(),
        ending=row.ending,
        chain=chain_of([show_entry(match.game, entry) for entry in match.entries]),
        set=match.game.set,
    )


def verdict_on(game: Game, record: GameRecord) -> Verdict:
    steps = len(record.entries)
    try:
        found = verify(game, msgspec.to_builtins(record))
    except BadRecord as error:
        return Verdict(False, 0, steps, str(error))
    return Verdict(True, found.draws, steps, None, found.promised, found.unopened)


def replay_bytes(row: TableRow, match: Match, eyes: int, first: int, count: int, packed: bool) -> bytes:
    shown = msgspec.json.encode(frames(match, eyes, first, count, row.ending is not None))
    return gzip.compress(shown, 5) if packed else shown


def frames(match: Match, eyes: int, first: int, count: int, ended: bool) -> Replay:
    """The frames from number `first` on. Versions are counted by frames here: frame 0 shows version 1.

    Earlier steps are replayed without checks: they were checked before they were written.
    """
    if not ended and match.state.actors():
        raise Refused("table-record-not-over", Reason.NOT_NOW)
    last = len(match.entries)
    again = resume(match.game, match.seats, match.options, match.position, match.setup)
    found: list[Frame] = []
    for number in range(min(last, first + count - 1) + 1):
        log = None if number == 0 else redo(again, match.entries[number - 1])
        if number < first:
            continue
        eye = eye_of(eyes)
        told = [] if log is None else log.told(eye.seat)
        eye.prompts = number
        sight = eye.last_sight_of(again) if ended and number == last else eye.sight_of(again, False)
        entry = again.entries[-1] if number else None
        found.append(
            Frame(
                number=number,
                seat=None if entry is None else int(entry.seat),
                action=None if entry is None or entry.action is None else match.game.verbs.show(entry.action),
                back=entry is not None and entry.action is None,
                eyes=eye.on_wire,
                state=StateMessage(
                    seat=eye.on_wire,
                    version=number + 1,
                    undone=undone_by(again, number),
                    events=told,
                    **{name: getattr(sight, name) for name in Sight.__struct_fields__},
                ),
            )
        )
    return Replay(last, found)


def redo(match: Match, entry: Entry) -> Log | None:
    """Do an entry again. Returns what it told, or None if it took something back."""
    if entry.action is not None:
        return match.step(entry.seat, entry.action, Script(entry.draws))
    if entry.back < 0:
        match.take_back(entry.seat)
    else:
        match.rewind(entry.seat, entry.back)
    return None


def undone_by(match: Match, number: int) -> int | None:
    """The version of the first frame whose events are void after this one."""
    if number == 0 or match.entries[number - 1].action is not None:
        return None
    back = int(match.entries[number - 1].back)
    if back >= 0:
        return back + 2
    return match.line_to(number - 1)[-1] + 1


class OpenEye(Eye):
    """Sees everything that any seat sees: every hand, role, sealed choice and secret quest."""

    def __init__(self) -> None:
        super().__init__(OPEN)
        self.on_wire = OPEN_EYES


def eye_of(eyes: int) -> Eye:
    """The eyes for a number of the protocol."""
    if eyes == OPEN_EYES:
        return OpenEye()
    return Eye(WATCHER if eyes == WATCHER_ON_WIRE else eyes)

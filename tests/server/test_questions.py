"""What bots are asked, and when they answer: neither tells them or the others what they may not know."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.support import PATIENCE, open_app
from undercroft.core.game import installed_game
from undercroft.server.app import ServerApp
from undercroft.server.bots.players import PACES
from undercroft.server.bots.pool import LEAST_MS, LONGEST_MS, WorkerPool
from undercroft.server.bots.worker import Task
from undercroft.server.chance import SeededChance
from undercroft.server.limits import Limits
from undercroft.server.protocol.messages import Pace
from undercroft.server.protocol.requests import NewTable
from undercroft.server.store.rows import TableRow
from undercroft.server.tables.table import Table


class Thinkers(WorkerPool):
    """They play the first legal action. Thinking takes the next of these parts of what a bot may take at most."""

    def __init__(self, parts: Sequence[float] = ()) -> None:
        super().__init__(1, 60)
        self.parts = parts
        self.asked: list[Task] = []
        self.enough = len(parts)
        self.done = asyncio.Event()
        self.notice: Callable[[Task], object] = lambda task: None
        self.takes: Callable[[float], object] = lambda seconds: None

    async def think(self, task: Task, instead: Sequence[str] = (), folder: str = "") -> str:
        if len(self.asked) == self.enough:
            self.done.set()
            await asyncio.Event().wait()  # the test is over
        self.notice(task)
        part = self.parts[len(self.asked)]
        self.asked.append(task)
        self.takes(part * self.budget_ms(task.budget_ms) / 1000.0)
        game = installed_game(task.game)
        return game.verbs.text(game.load(task.position).legal(task.seat)[0])


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[ServerApp]:
    app = await open_app(tmp_path, Limits())
    app.tables.chance = SeededChance("bots")
    yield app
    await app.timers.stop()
    await app.bots.stop()
    await app.store.close()


async def table_of_bots(house: ServerApp, game: str, seats: int) -> Table:
    """A bot plays in every seat: in the last one for a person who is away, or nobody would be there to play for."""
    bots = [*["random"] * (seats - 1), None]
    table = await house.openings.create("anna", NewTable(game, seats, bots), "here")

    def away(row: TableRow) -> TableRow:
        return replace(row, chairs=[*row.chairs[:-1], replace(row.chairs[-1], stand_in="random")])

    async with table.lock:
        await house.tables.change(table, away)
    return table


def truth_of(table: Table) -> Any:
    assert table.progress is not None
    return table.progress.match.state.dump()


async def test_a_bot_is_asked_about_a_world_in_which_only_its_own_cards_are_true(house: ServerApp) -> None:
    seats = 5
    thinkers = Thinkers([0.0] * 40)
    house.bots.thinkers = thinkers
    table = await table_of_bots(house, "goblins", seats)
    own: list[bool] = []
    hands: list[bool] = []  # of others
    roles: list[bool] = []  # of all others at once

    def notice(task: Task) -> None:
        told: Any = task.position
        truth = truth_of(table)["players"]
        world = told["players"]
        others = [seat for seat in range(seats) if seat != task.seat]
        own.append(all(world[task.seat][what] == truth[task.seat][what] for what in ("hand", "role")))
        hands.extend(world[seat]["hand"] == truth[seat]["hand"] for seat in others)
        roles.append(all(world[seat]["role"] == truth[seat]["role"] for seat in others))

    thinkers.notice = notice
    await house.openings.start(table.id, "anna", "here")
    async with asyncio.timeout(PATIENCE):
        await thinkers.done.wait()
    assert {task.seat for task in thinkers.asked} == set(range(seats))
    assert own == [True] * 40
    assert sum(hands) < 0.05 * len(hands)
    assert sum(roles) < 0.1 * len(roles)


class Clock:
    """The time of the loop as the bots see it: only thinking and waiting for the answer take any."""

    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += max(seconds, 0.0)

    async def sleep(self, seconds: float) -> None:
        self.pass_by(seconds)


@pytest.mark.parametrize("pace", list(PACES))
async def test_an_answer_comes_at_the_same_moment_however_long_a_bot_has_thought(
    house: ServerApp, monkeypatch: pytest.MonkeyPatch, pace: Pace
) -> None:
    thinkers = Thinkers([0.0, 1.0, 0.1, 0.9, 0.0, 0.5, 1.0, 0.3])
    house.bots.thinkers = thinkers
    house.bots.pace = 0.9
    table = await table_of_bots(house, "jackal", 3)
    async with table.lock:
        await house.tables.change(table, lambda row: replace(row, settings=replace(row.settings, pace=pace)))
    clock = Clock()
    answered: list[float] = []
    play = house.bots.play

    async def played(*arguments: Any) -> None:
        answered.append(clock.now)
        await play(*arguments)

    monkeypatch.setattr(house.bots, "play", played)
    thinkers.takes = clock.pass_by
    monkeypatch.setattr(asyncio.get_running_loop(), "time", clock.time)
    monkeypatch.setattr(asyncio, "sleep", clock.sleep)
    await house.openings.start(table.id, "anna", "here")
    await thinkers.done.wait()
    due = 0.9 * PACES[pace]
    assert answered == pytest.approx([1000.0 + due * number for number in range(1, 9)])


async def test_the_time_to_think_is_divided_among_the_bots_that_are_asked_at_once(house: ServerApp) -> None:
    table = await table_of_bots(house, "raiders", 3)
    house.bots.thinkers = WorkerPool(2, 60)
    house.bots.pace = 1.0
    assert [house.bots.longest_ms(table, asked) for asked in (1, 2, 3, 5)] == [600.0, 600.0, 300.0, 200.0]
    house.bots.pace = 0.0
    assert house.bots.longest_ms(table, 3) == 0.0


def test_a_bot_thinks_no_longer_than_its_table_can_wait() -> None:
    thinkers = WorkerPool(2, 60)
    assert [thinkers.budget_ms(longest) for longest in (0.0, 135.0, 540.0, 1.0)] == [
        LONGEST_MS,
        135.0,
        LONGEST_MS,
        LEAST_MS,
    ]
    thinkers.waiting = 8
    assert thinkers.budget_ms(135.0) == LONGEST_MS / 5

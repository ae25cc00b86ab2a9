"""SIGKILL while moves are in flight: every acknowledged move is there afterwards, and none was applied twice."""

from __future__ import annotations

import asyncio
import random
import shutil
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support import Page, Person, Server
from tests.server.systems import posix
from tests.server.test_races import stored_steps
from tests.server.test_restart import three_seats
from undercroft.core.game import installed_game

TABLES = 3
SEATS = range(3)


@dataclass
class Ledger:
    """What a browser has sent at one table, and which of it was acknowledged."""

    table: str
    sent: dict[tuple[int, int], dict[str, Any]] = field(default_factory=dict)  # by seat and prompt, in order
    acknowledged: set[tuple[int, int]] = field(default_factory=set)
    in_doubt: int = 0  # moves that were sent, not acknowledged, and turned out to be on disk all the same

    def open(self) -> list[tuple[int, int]]:
        return [move for move in self.sent if move not in self.acknowledged]

    def check(self, database: Path) -> None:
        """The steps on disk are the moves that were sent: each once, in order, and all the acknowledged ones."""
        steps = stored_steps(database, self.table)
        assert [number for number, _, _ in steps] == list(range(1, len(steps) + 1))
        verbs = installed_game("raiders").verbs
        for seat in SEATS:
            stored = [text for _, actor, text in steps if actor == seat]
            moves = [(move, action) for move, action in self.sent.items() if move[0] == seat]
            texts = [verbs.text(verbs.read(action)) for _, action in moves]
            known = [move for move, _ in moves if move in self.acknowledged]
            assert stored == texts[: len(stored)]
            assert len(known) <= len(stored) <= len(moves)
            assert known == [move for move, _ in moves][: len(known)]
            self.in_doubt += len(stored) - len(known)


async def play_on(
    page: Page, ledger: Ledger, rng: random.Random, kill: Callable[[], None] | None = None
) -> bool:
    """Answer every prompt at once and never wait for the answers; True when the game is over.

    The server is killed a moment after a few acknowledgements, while further moves are under way.
    """
    last = len(ledger.acknowledged) + rng.randint(1, 12)
    # What was not acknowledged is sent again first, as the browser does.
    for seat, prompt in ledger.open():
        await send(page, ledger, seat, prompt)
    while True:
        for seat, state in page.states.items():
            prompt = state["prompt"]
            if prompt is not None and (seat, prompt["id"]) not in ledger.sent:
                ledger.sent[seat, prompt["id"]] = rng.choice(prompt["actions"])
                await send(page, ledger, seat, prompt["id"])
        if page.states and all(state["outcome"] for state in page.states.values()) and not ledger.open():
            return True
        message = await page.hear()
        assert message["t"] in ("table", "state", "done"), message
        if message["t"] == "done":
            ledger.acknowledged.add(list(ledger.sent)[message["id"] - 1])
            if kill is not None and len(ledger.acknowledged) == last:
                last += rng.randint(1, 12)
                asyncio.get_running_loop().call_later(rng.uniform(0, 0.006), kill)


async def send(page: Page, ledger: Ledger, seat: int, prompt: int) -> None:
    number = list(ledger.sent).index((seat, prompt)) + 1
    action = ledger.sent[seat, prompt]
    await page.say({"t": "play", "id": number, "seat": seat, "prompt": prompt, "action": action})


@pytest.mark.parametrize("count", [6, pytest.param(300, marks=pytest.mark.full)])
async def test_kills_lose_no_acknowledged_move_and_repeat_none(
    new_server: Callable[..., Server], people: Callable[..., Person], count: int
) -> None:
    rng = random.Random(7)
    server = new_server().start()
    anna = people(server)
    # Moves of several tables are written in groups.
    played = [[Ledger(await three_seats(anna))] for _ in range(TABLES)]

    async def sit(place: int, kill: Callable[[], None]) -> bool:
        try:
            async with anna.at(played[place][-1].table) as page:
                over = await play_on(page, played[place][-1], rng, kill if place == 0 else None)
                if place == 0:
                    kill()
                await page.socket.wait_closed()
                return over
        except ConnectionClosed:
            return False

    for _ in range(count):
        assert server.process is not None
        kill = server.process.kill
        ended = await asyncio.gather(*[sit(place, kill) for place in range(TABLES)])
        server.reap()
        for ledgers in played:
            ledgers[-1].check(server.database)
        server.start()
        for ledgers, over in zip(played, ended, strict=True):
            if over:
                ledgers.append(Ledger(await three_seats(anna)))
    # The last games are played to their ends, and then everything that was ever sent is there exactly once.
    for ledgers in played:
        async with anna.at(ledgers[-1].table) as page:
            assert await play_on(page, ledgers[-1], rng)
    every = [ledger for ledgers in played for ledger in ledgers]
    for ledger in every:
        ledger.check(server.database)
        assert not ledger.open()
        assert len(stored_steps(server.database, ledger.table)) == len(ledger.sent)
    moves = sum(len(ledger.sent) for ledger in every)
    in_doubt = sum(ledger.in_doubt for ledger in every)
    print(
        f"{count} kills, {len(every)} games, {moves} moves; {in_doubt} on disk before their acknowledgement"
    )
    assert moves > 5 * count
    assert server.complaints() == ""


@posix
async def test_after_a_power_cut_every_acknowledged_move_is_there(
    new_server: Callable[..., Server], people: Callable[..., Person], tmp_path: Path
) -> None:
    """The machine stands still at any moment, and what the disk has then is opened elsewhere."""
    rng = random.Random(11)
    server = new_server().start()
    anna = people(server)
    ledgers = [Ledger(await three_seats(anna)) for _ in range(TABLES)]
    copies: list[Path] = []
    wrong: list[Exception] = []

    def cut() -> None:
        """The loop calls it and would only log what it raises."""
        try:
            cut_and_look()
        except Exception as found:
            wrong.append(found)

    def cut_and_look() -> None:
        assert server.process is not None
        folder = tmp_path / f"copy{len(copies)}"
        folder.mkdir()
        server.process.send_signal(signal.SIGSTOP)
        for ending in ("", "-wal"):
            shutil.copy(f"{server.database}{ending}", folder / f"{server.database.name}{ending}")
        server.process.send_signal(signal.SIGCONT)
        copy = folder / server.database.name
        copies.append(copy)
        with closing(sqlite3.connect(copy)) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for ledger in ledgers:
            ledger.check(copy)

    async def play(ledger: Ledger) -> None:
        async with anna.at(ledger.table) as page:
            assert await play_on(page, ledger, rng, cut)

    await asyncio.gather(*[play(ledger) for ledger in ledgers])
    if wrong:
        raise wrong[0]
    assert len(copies) > 5
    assert server.complaints() == ""

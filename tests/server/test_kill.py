"""SIGKILL while moves are in flight: every acknowledged move is there afterwards, and none was applied twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.support import Page, Person, Server
from tests.server.test_races import stored_steps
from tests.server.test_restart import three_seats
from undercroft.core.game import installed_game

KILLS = 20
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

    def check(self, server: Server) -> None:
        """The steps on disk are the moves that were sent: each once, in order, and all the acknowledged ones."""
        steps = stored_steps(server.database, self.table)
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
                asyncio.get_running_loop().call_later(rng.uniform(0, 0.006), kill)


async def send(page: Page, ledger: Ledger, seat: int, prompt: int) -> None:
    number = list(ledger.sent).index((seat, prompt)) + 1
    action = ledger.sent[seat, prompt]
    await page.say({"t": "play", "id": number, "seat": seat, "prompt": prompt, "action": action})


async def test_kills_lose_no_acknowledged_move_and_repeat_none(
    new_server: Callable[..., Server], people: Callable[..., Person]
) -> None:
    rng = random.Random(7)
    server = new_server().start()
    anna = people(server)
    ledgers = [Ledger(await three_seats(anna))]
    kills = 0
    while kills < KILLS:
        ledger = ledgers[-1]
        over = False
        assert server.process is not None
        try:
            async with anna.at(ledger.table) as page:
                over = await play_on(page, ledger, rng, server.process.kill)
                server.process.kill()
                await page.socket.wait_closed()
        except ConnectionClosed:
            pass
        server.reap()
        kills += 1
        ledger.check(server)
        server.start()
        if over:
            ledgers.append(Ledger(await three_seats(anna)))
    # The last game is played to its end, and then everything that was ever sent is there exactly once.
    async with anna.at(ledgers[-1].table) as page:
        assert await play_on(page, ledgers[-1], rng)
    for ledger in ledgers:
        ledger.check(server)
        assert not ledger.open()
        assert len(stored_steps(server.database, ledger.table)) == len(ledger.sent)
    moves = sum(len(ledger.sent) for ledger in ledgers)
    in_doubt = sum(ledger.in_doubt for ledger in ledgers)
    print(
        f"{kills} kills, {len(ledgers)} games, {moves} moves; {in_doubt} on disk before their acknowledgement"
    )
    assert moves > 5 * KILLS
    assert server.complaints() == ""

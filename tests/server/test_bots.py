"""Bots think in processes of their own, know no more than their seat, and always answer."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from tests.server.support import Person, Server, open_database
from tests.server.systems import linux
from tests.toy.game import TOY
from undercroft.core.components import box_text
from undercroft.core.game import installed_game
from undercroft.core.rng import FastRng
from undercroft.server.bots.players import easier
from undercroft.server.bots.pool import LEAST_MS, LONGEST_MS, NoDecision, Worker, WorkerPool
from undercroft.server.bots.worker import Decision, Task
from undercroft.server.tables.seating import usual_bot

RAIDERS = installed_game("raiders")


def some_task(bot: str = "random", seed: int = 1) -> Task:
    state = RAIDERS.new(3, RAIDERS.defaults(3), FastRng(1))
    return Task("raiders", bot, 0, seed, msgspec.json.decode(msgspec.json.encode(state.dump())))


async def test_a_worker_answers_with_a_legal_action_and_the_same_for_the_same_seed() -> None:
    thinkers = WorkerPool(workers=2, seconds=60)
    legal = {
        RAIDERS.verbs.text(action) for action in RAIDERS.new(3, RAIDERS.defaults(3), FastRng(1)).legal(0)
    }
    answers = [await thinkers.think(some_task(seed=seed)) for seed in range(12)]
    assert set(answers) <= legal
    assert len(set(answers)) > 1
    assert await thinkers.think(some_task(seed=5)) == answers[5]
    await thinkers.stop()


async def test_a_worker_that_dies_is_replaced_and_the_bot_still_answers(
    caplog: pytest.LogCaptureFixture,
) -> None:
    thinkers = WorkerPool(workers=1, seconds=60)
    first = await thinkers.think(some_task())
    process = thinkers.workers[0].processes[""]
    assert process is not None
    process.kill()
    assert await thinkers.think(some_task()) == first
    following = thinkers.workers[0].processes[""]
    assert following is not None
    assert following.pid != process.pid
    assert "gave no answer" in caplog.text
    await thinkers.stop()


async def test_a_worker_that_thinks_too_long_is_restarted(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = WorkerPool(workers=1, seconds=0.05)
    asked: list[bytes] = []

    async def sleep_over_it(worker: Worker, line: bytes, folder: str) -> Decision:
        """A question that the real worker does not answer: the line never ends."""
        asked.append(line)
        process = await worker.ready(folder)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line.rstrip(b"\n"))
        await process.stdout.readline()
        return Decision()

    monkeypatch.setattr(Worker, "think", sleep_over_it)
    with pytest.raises(NoDecision, match="TimeoutError"):
        await thinkers.think(some_task())
    assert len(asked) == 3
    assert not thinkers.workers[0].processes
    await thinkers.stop()


async def test_what_a_worker_cannot_do_it_says_and_stays_alive() -> None:
    thinkers = WorkerPool(workers=1, seconds=60)
    with pytest.raises(NoDecision, match=r"^raiders has no bot called 'genius'$"):
        await thinkers.think(some_task(bot="genius"))
    process = thinkers.workers[0].processes[""]
    assert await thinkers.think(some_task())
    assert thinkers.workers[0].processes[""] is process
    await thinkers.stop()


async def test_a_lower_level_decides_for_a_bot_that_cannot(caplog: pytest.LogCaptureFixture) -> None:
    thinkers = WorkerPool(workers=1, seconds=60)
    # A level of another version of the game, and then a bot that is not there either.
    answer = await thinkers.think(some_task(bot="genius"), ["prodigy", "novice"])
    assert answer == await thinkers.think(some_task(bot="novice"))
    assert "genius" in caplog.text
    assert "prodigy" in caplog.text
    await thinkers.stop()


def test_lower_levels_are_those_that_think_less() -> None:
    assert easier(RAIDERS, "master") == ["expert", "novice"]
    assert easier(RAIDERS, "casual") == ["novice"]
    assert easier(RAIDERS, "novice") == []
    assert easier(RAIDERS, "good") == ["novice"]


def test_for_a_bot_that_is_not_there_the_usual_one_plays() -> None:
    assert easier(RAIDERS, "genius") == ["seasoned", "novice"]
    assert easier(TOY, "genius") == [usual_bot(TOY)]


async def test_the_time_for_a_decision_falls_when_many_wait() -> None:
    thinkers = WorkerPool(workers=2, seconds=60)
    assert thinkers.allowed() == 60
    thinkers.waiting = 4
    assert thinkers.allowed() == 20
    thinkers.waiting = 400
    assert thinkers.allowed() == 10
    assert WorkerPool(workers=1, seconds=3).allowed() == 3


async def test_bots_think_less_when_many_wait() -> None:
    thinkers = WorkerPool(workers=2, seconds=60)
    assert thinkers.budget_ms() == LONGEST_MS
    thinkers.waiting = 8
    assert thinkers.budget_ms() == LONGEST_MS / 5
    thinkers.waiting = 10_000
    assert thinkers.budget_ms() == LEAST_MS


def test_a_worker_ends_when_the_server_does() -> None:
    worker = subprocess.Popen(
        [sys.executable, "-m", "undercroft.server.bots.worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    answer, _ = worker.communicate(msgspec.json.encode(some_task()) + b"\n", timeout=60)
    assert worker.returncode == 0
    assert msgspec.json.decode(answer, type=Decision).action


def workers_of(server: Server) -> list[int]:
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [int(pid) for pid in children.read_text(encoding="ascii").split()]


async def test_a_seat_of_a_bot_that_the_game_no_longer_has_is_played_at_the_middle_level(
    new_server: Callable[..., Server], people: Callable[..., Person]
) -> None:
    """A table of another version, whose levels had other names."""
    server = new_server("--seed", "1").start()
    anna = people(server)
    table = await anna.open_table([None, "random", "novice"])
    server.kill()
    with open_database(server.database) as connection:
        changed = connection.execute("update chairs set bot = 'genius' where bot = 'random'").rowcount
    assert changed == 1
    server.start()
    await anna.post(f"/tables/{table['id']}/start")
    async with anna.at(table["id"]) as page:
        end = await page.play_to_the_end([0])
    assert end["outcome"] is not None
    assert (
        "the bot genius of raiders gave no answer (raiders has no bot called 'genius')" in server.complaints()
    )
    assert "KeyError" not in server.complaints()
    assert "plays at random" not in server.complaints()


@linux
async def test_killing_the_workers_in_the_middle_of_a_game_does_not_stop_it(
    new_server: Callable[..., Server], people: Callable[..., Person]
) -> None:
    server = new_server("--workers", "2").start()
    anna = people(server)
    table = await anna.open_table([None, "random", "random"], start=True)
    killed = 0
    async with anna.at(table["id"]) as page:
        while (state := await page.state(0, lambda state: state["prompt"] or state["outcome"]))[
            "outcome"
        ] is None:
            # One that has nothing to do is replaced without a word: go on until one was thinking.
            if killed < 6 or "gave no answer" not in server.complaints():
                for worker in workers_of(server):
                    with suppress(ProcessLookupError):
                        os.kill(worker, signal.SIGKILL)
                        killed += 1
            assert (await page.play(0))["t"] == "done", state
    assert killed >= 6
    assert "gave no answer" in server.complaints()
    assert "Traceback" not in server.complaints()


async def test_bots_take_their_time_whatever_the_position(
    new_server: Callable[..., Server], people: Callable[..., Person]
) -> None:
    server = new_server("--bot-pace", "0.4").start()
    anna = people(server)
    table = await anna.open_table([None, "random", "random"])
    async with anna.at(table["id"]) as page:
        await page.table_when(lambda table: table["seats"][0]["connected"])
        began = time.monotonic()
        await anna.post(f"/tables/{table['id']}/start")
        await page.state(0, lambda state: state["waiting"] == [0])
        assert time.monotonic() - began >= 0.4
        for _ in range(3):
            await page.state(0, lambda state: state["waiting"] == [0])
            before = time.monotonic()
            await page.play(0)
            state = await page.state(0, lambda state: state["waiting"] == [0])
            assert time.monotonic() - before >= 0.4
        assert state["prompt"] is not None


async def test_bots_keep_the_pace_of_the_table(
    new_server: Callable[..., Server], people: Callable[..., Person]
) -> None:
    server = new_server("--bot-pace", "0.4").start()
    anna = people(server)
    slow = await anna.open_table([None, "random", "random"], manners={"pace": "slow"})
    async with anna.at(slow["id"]) as page:
        await page.table_when(lambda table: table["seats"][0]["connected"])
        began = time.monotonic()
        await anna.post(f"/tables/{slow['id']}/start")
        await page.state(0, lambda state: state["waiting"] == [0])
        assert time.monotonic() - began >= 0.8
        manners = {**page.table["manners"], "pace": "fast"}
        await anna.post(f"/tables/{slow['id']}/manners", manners)
        end = await page.play_to_the_end([0])
        assert end["outcome"] is not None


def test_a_worker_whose_server_was_killed_ends_without_a_word() -> None:
    reading, writing = os.pipe()
    os.close(reading)  # nobody will read its answer
    ended = subprocess.run(
        [sys.executable, "-m", "undercroft.server.bots.worker"],
        input=msgspec.json.encode(some_task()) + b"\n",
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=60,
    )
    os.close(writing)
    assert (ended.stderr, ended.returncode) == (b"", 0)


@linux
async def test_a_bot_thinks_with_the_components_of_its_table(tmp_path: Path) -> None:
    (tmp_path / "raiders.toml").write_text(box_text("raiders") + "\n", encoding="utf-8")
    thinkers = WorkerPool(workers=1, seconds=60)
    usual = await thinkers.think(some_task(seed=5))
    assert await thinkers.think(some_task(seed=5), folder=str(tmp_path)) == usual
    processes = thinkers.workers[0].processes
    assert list(processes) == ["", str(tmp_path)]
    assert f"UNDERCROFT_COMPONENTS={tmp_path}".encode() in environment_of(processes[str(tmp_path)].pid)
    await thinkers.stop()
    assert not thinkers.workers[0].processes


def environment_of(process: int) -> bytes:
    return Path(f"/proc/{process}/environ").read_bytes()

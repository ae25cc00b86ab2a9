"""The worker processes of the bots: started when needed, restarted when they die."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from undercroft.core.components import VARIABLE
from undercroft.server.bots.worker import Decision, Task
from undercroft.server.metrics import DECISION_SECONDS, FAILED_DECISIONS

logger = logging.getLogger("undercroft.bots")
ATTEMPTS = 3
LEAST_SECONDS = 10.0  # for a decision, however many wait: a new process takes some of it to start
# Milliseconds of thinking about a move, when many wait and when nobody does. Compiled, all bots are done much sooner.
LEAST_MS = 20.0
LONGEST_MS = 500.0


class NoDecision(Exception):
    """No worker could make the decision; says why."""


class Worker:
    """It makes one decision at a time, in a process for each set of components that it was asked about."""

    def __init__(self) -> None:
        self.processes: dict[str, Process] = {}  # by the folder of the components

    async def ready(self, folder: str) -> Process:
        """The process that has the games with these components."""
        folder = "" if folder == os.environ.get(VARIABLE, "") else folder
        process = self.processes.get(folder)
        if process is None or process.returncode is not None:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "undercroft.server.bots.worker"),
                stdin=PIPE,
                stdout=PIPE,
                env={**os.environ, VARIABLE: folder} if folder else None,
            )
            self.processes[folder] = process
        return process

    async def think(self, line: bytes, folder: str) -> Decision:
        process = await self.ready(folder)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise NoDecision(f"the worker ended with code {await process.wait()}")
        return msgspec.json.decode(answer, type=Decision)

    async def stop(self) -> None:
        """End it, whatever it is doing."""
        processes, self.processes = self.processes, {}
        for process in processes.values():
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            await process.wait()


class WorkerPool:
    """All workers."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = [Worker() for _ in range(workers)]
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.waiting = 0  # decisions that wait for a worker

    def allowed(self) -> float:
        """Seconds for a decision. They fall when many wait, so that a bot that hangs holds up fewer games."""
        shared = self.seconds / (1 + self.waiting / len(self.workers))
        return min(self.seconds, max(LEAST_SECONDS, shared))

    def budget_ms(self, longest: float = 0.0) -> float:
        """Milliseconds of thinking. When many wait, everybody thinks less, and no game stands still.

        `longest` is how long the table can wait; 0 for as long as it takes.
        """
        shared = LONGEST_MS / (1 + self.waiting / len(self.workers))
        return max(LEAST_MS, min(shared, longest) if longest > 0.0 else shared)

    async def think(self, task: Task, instead: Sequence[str] = (), folder: str = "") -> str:
        """The text of the action that the bot chose, or one of those that decide if it cannot; raises NoDecision.

        `folder` has the components, where they are not the usual ones.
        """
        reason = ""
        for attempt in range(ATTEMPTS):
            if 0 < attempt <= len(instead):
                task = msgspec.structs.replace(task, bot=instead[attempt - 1])
            self.waiting += 1
            try:
                worker = await self.free.get()
            finally:
                self.waiting -= 1
            allowed = msgspec.structs.replace(task, budget_ms=self.budget_ms(task.budget_ms))
            line = msgspec.json.encode(allowed) + b"\n"
            begun = time.monotonic()
            try:
                async with asyncio.timeout(self.allowed()):
                    thought = await worker.think(line, folder)
                if not thought.error:
                    DECISION_SECONDS.labels(game=task.game).observe(time.monotonic() - begun)
                    return thought.action
                reason = thought.error
            except Exception as error:
                # Whatever is wrong with this process, a new one replaces it.
                reason = f"{type(error).__name__}: {error}"
                await worker.stop()
            except asyncio.CancelledError:
                # Its late answer would be taken for the answer to the next question.
                await worker.stop()
                raise
            finally:
                self.free.put_nowait(worker)
            FAILED_DECISIONS.labels(game=task.game).inc()
            logger.warning("the bot %s of %s gave no answer (%s)", task.bot, task.game, reason)
        raise NoDecision(reason)

    async def stop(self) -> None:
        for worker in self.workers:
            await worker.stop()

"""Bots at the tables: they are asked like people, think in other processes, and answer the same way as people."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass

from undercroft.bots.levels import LEVELS
from undercroft.core.action import IllegalAction
from undercroft.core.game import Game
from undercroft.core.rng import FastRng
from undercroft.refusal import Refused
from undercroft.server.bots.pool import NoDecision, WorkerPool
from undercroft.server.bots.worker import Task
from undercroft.server.logs import mark_of
from undercroft.server.protocol.messages import Pace
from undercroft.server.store.backend import Unavailable
from undercroft.server.store.rows import Chair
from undercroft.server.tables.moves import Moves
from undercroft.server.tables.seating import usual_bot
from undercroft.server.tables.table import Table

logger = logging.getLogger("undercroft.bots")
PAUSE_AFTER_TROUBLE = 2.0
PACES: dict[Pace, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.25}
# Of the time until the answer is due; the rest is for everything else. A late answer would tell that there was much to
# think about.
THINKING_PART = 0.6


@dataclass(frozen=True)
class Question:
    """A prompt that a bot is to answer."""

    seat: int
    prompt: int
    task: Task
    instead: list[str]  # the bots that decide if this one cannot
    folder: str  # of the components, where they are not the usual ones


class BotPlayers:
    """One asyncio task for each table that waits for bots. They answer together, in the order of their seats."""

    def __init__(self, moves: Moves, thinkers: WorkerPool, pace: float, at_once: int) -> None:
        self.moves = moves
        self.people_first = moves.tables.people_first
        self.at_once = asyncio.Semaphore(at_once)  # games whose bots think
        self.thinkers = thinkers
        self.pace = pace  # seconds from question to answer, the same for every position
        self.tasks: set[asyncio.Task[None]] = set()

    def wake(self, table: Table) -> None:
        """Let the bots of a table think, if any is asked."""
        if table.bots is None and asked_seats(table):
            table.bots = asyncio.create_task(self.run(table))
            self.tasks.add(table.bots)
            table.bots.add_done_callback(self.tasks.discard)

    async def run(self, table: Table) -> None:
        try:
            while asked_seats(table):
                try:
                    await self.answer(table)
                except Unavailable:
                    # A full disk, a database that is gone: people hear of it when they play, and bots try again.
                    await asyncio.sleep(PAUSE_AFTER_TROUBLE)
                except Refused as refusal:
                    # The table cannot be read any more; asking again would not help.
                    logger.error("the bots of table %s stop: %s", mark_of(table.id), refusal.message.id)
                    return
                except Exception:
                    logger.exception("the bots of table %s could not play", mark_of(table.id))
                    await asyncio.sleep(PAUSE_AFTER_TROUBLE)
        finally:
            table.bots = None

    async def questions(self, table: Table) -> list[Question]:
        async with table.lock:
            progress = await self.moves.tables.progress_of(table)
            chance = self.moves.tables.chance
            found: list[Question] = []
            asked = asked_seats(table)
            longest = self.longest_ms(table, len(asked))
            for seat in asked:
                prompt = progress.eyes[seat].prompts
                seed = chance.bot_seed(progress.secret, seat, prompt)
                world = progress.match.state.redeal(seat, FastRng(seed))
                bot = player(table.row.chairs[seat])
                assert bot is not None
                task = Task(table.row.game, bot, seat, seed ^ 1, world.dump(), longest)
                game = progress.match.game
                found.append(Question(seat, prompt, task, easier(game, bot), game.folder))
            return found

    def pace_of(self, table: Table) -> float:
        """Seconds from question to answer at this table."""
        return self.pace * PACES[table.row.settings.pace]

    def longest_ms(self, table: Table, asked: int) -> float:
        """Milliseconds of thinking with which this many bots, asked at once, are done in time; 0 if nothing is due."""
        turns = -(-asked // len(self.thinkers.workers))
        return 1000.0 * THINKING_PART * self.pace_of(table) / max(turns, 1)

    async def answer(self, table: Table) -> None:
        """Let the bots that are asked think, and play what they chose when it is time."""
        due = asyncio.get_running_loop().time() + self.pace_of(table)
        async with self.at_once:
            async with self.people_first.bot():
                questions = await self.questions(table)
            thoughts = await asyncio.gather(*[self.think(question) for question in questions])
        await asyncio.sleep(due - asyncio.get_running_loop().time())
        for question, thought in zip(questions, thoughts, strict=True):
            async with self.people_first.bot():
                await self.play(table, question, thought)

    async def think(self, question: Question) -> str:
        """The action's text; empty if no worker found one."""
        task = question.task
        try:
            return await self.thinkers.think(task, question.instead, question.folder)
        except NoDecision as error:
            logger.error("the bot %s of %s plays at random: %s", task.bot, task.game, error)
            return ""

    async def play(self, table: Table, question: Question, thought: str) -> None:
        """Play what the bot chose, or any legal action if it was not legal. A person who waited for it takes over."""
        async with table.lock:
            await self.decide(table, question, thought)
            if question.seat in table.returning:
                await self.moves.tables.back(table, [question.seat])

    async def decide(self, table: Table, question: Question, thought: str) -> None:
        """The lock must be held."""
        progress = await self.moves.tables.progress_of(table)
        eye = progress.eyes[question.seat]
        if question.seat not in asked_seats(table):
            return  # the person is back
        if eye.prompts != question.prompt or not eye.asked:
            return
        verbs = progress.match.game.verbs
        try:
            action = verbs.parse(thought)
            await self.moves.answer(table, question.seat, question.prompt, action, bot=True)
        except IllegalAction as error:
            if error.message.id == "action-stale":
                return  # another process was faster
            if thought:
                logger.error("a bot of %s chose %r: %s", table.row.game, thought, error.message.id)
            progress = await self.moves.tables.progress_of(table)
            legal = progress.match.state.legal(question.seat)
            if progress.eyes[question.seat].prompts == question.prompt and legal:
                action = legal[secrets.randbelow(len(legal))]
                await self.moves.answer(table, question.seat, question.prompt, action, bot=True)

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def easier(game: Game, bot: str) -> list[str]:
    """Levels that think less: the next one and the lowest.

    For a bot that the game does not know (any more), the one that plays where nobody has chosen any comes first.
    """
    levels = [one for one in game.bots() if one in LEVELS]
    below = levels[levels.index(bot) + 1 :] if bot in levels else levels[-1:]
    if bot not in game.bots():
        below = [usual_bot(game), *below]
    return [*dict.fromkeys([*below[:1], *below[-1:]])]


def asked_seats(table: Table) -> list[int]:
    """The seats of bots the table waits for, as far as its row says: the progress may not be in memory."""
    row = table.row
    if table.dropped:
        return []
    if row.proposal is not None:
        return []  # a step would end the proposal before everybody has answered
    if not table.listeners and not any(chair.key for chair in row.chairs):
        return []  # a game of bots alone rests while nobody watches
    return [seat for seat, chair in enumerate(row.chairs) if player(chair) is not None and row.asks(seat)]


def player(chair: Chair) -> str | None:
    """The bot that plays in a seat: its own, or one that stands in for a person."""
    return chair.bot or chair.stand_in

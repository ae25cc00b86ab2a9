"""Playing a chunk of games and keeping what the tables need."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import polars as pl

from undercroft.core.action import Action
from undercroft.core.bot import Bot, Window
from undercroft.core.endings import PLAY_SHIFT, Endings, deal_seed, play_seed
from undercroft.core.game import Game, accept_options
from undercroft.core.log import OPEN, Log
from undercroft.core.playout import play_bots, play_out
from undercroft.core.rng import FastRng, Rng
from undercroft.core.score_columns import ABSENT, PLACE, REMARK, WORD, ScoreColumn
from undercroft.core.state import State
from undercroft.core.view import ScoreLine
from undercroft.lab import pages
from undercroft.lab.notes import notes_of
from undercroft.lab.notes.any_game import Notes
from undercroft.lab.pages import IS_INT8, IS_INT32, IS_INT64, Column
from undercroft.lab.parquet import PACKING
from undercroft.lab.plan import Plan

# Columns of the tables that are filled row by row; those of games and seats are made in one go.
USES = {
    "game": pl.Int64,
    "seat": pl.Int8,
    "what": pl.String,
    "name": pl.String,
    "times": pl.Int32,
    "amount": pl.Int32,
}
EVENTS = {"game": pl.Int64, "number": pl.Int32, "told": pl.Int64, "event": pl.String, "body": pl.String}

# The line of the score sheet that counts in the end; where none is named, the one that ends in -total.
SCORES = {
    "raiders": "raiders-score-coins",
    "jackal": "jackal-score-coins",
    "dragon": "dragon-score-gems",
}

Row = tuple[object, ...]


def sitting(plan: Plan, number: int) -> list[str]:
    turn = number % plan.seats
    return plan.bots[turn:] + plan.bots[:turn]


class Counted(Bot):
    """A bot whose decisions are counted."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0

    def choose(self, window: Window, rng: Rng) -> Action:
        self.decisions += 1
        return self.bot.choose(window, rng)


class Chunk:
    """Some games of a plan, and what is kept of them."""

    def __init__(self, plan: Plan, game: Game, numbers: range) -> None:
        self.plan = plan
        self.game = game
        self.numbers = numbers
        self.options = accept_options(game, plan.seats, plan.options)
        self.makers = game.bots()
        self.random = set(plan.bots) == {"random"}
        self.endings = Endings(game, plan.seats, self.options, len(numbers))
        self.uses: list[Row] = []
        self.events: list[Row] = []

    def play(self) -> None:
        """Play all games; if the players are random and only the ends are kept, in one compiled call."""
        if self.random and not (self.plan.uses or self.plan.events):
            self.endings.play_random(self.plan.seed, self.numbers.start, len(self.numbers))
            return
        for number in self.numbers:
            self.play_one(number)

    def play_one(self, number: int) -> None:
        plan = self.plan
        deal = FastRng(deal_seed(plan.seed, plan.seats, number))
        state = self.game.new(plan.seats, self.options, deal)
        watched = plan.uses or plan.events
        if watched:
            state.log = Log()
        notes = notes_of(self.game) if plan.uses else None
        if notes is not None:
            notes.begin(state.view(OPEN))
        rng = FastRng(play_seed(plan.seed, number))
        self.endings.add(state, play_out(state, rng) if self.random else self.play_bots(state, number, rng))
        if watched and state.log is not None:
            self.keep_log(number, state.log, notes)

    def play_bots(self, state: State, number: int, rng: Rng) -> int:
        bots = [Counted(self.makers[name]()) for name in sitting(self.plan, number)]
        play_bots(state, list(bots), rng)
        return sum(bot.decisions for bot in bots)

    def keep_log(self, number: int, log: Log, notes: Notes | None) -> None:
        if notes is not None:
            for _, event in log.entries:
                notes.hear(event)
            self.uses += [(number, *key, *line) for key, line in notes.lines.items()]
        if self.plan.events:
            for index, (told, event) in enumerate(log.entries):
                body = msgspec.to_builtins(event)
                self.events.append((number, index, told, body.pop("event"), encode(body).decode()))

    # The tables

    def tables(self) -> dict[str, bytes]:
        """As Parquet files."""
        made: dict[str, Callable[[], bytes]] = {
            "games": self.games_table,
            "seats": self.seats_table,
            "uses": lambda: packed(pl.DataFrame(self.uses, schema=USES, orient="row")),
            "events": lambda: packed(pl.DataFrame(self.events, schema=EVENTS, orient="row")),
        }
        return {table: made[table]() for table in self.plan.tables()}

    def games_table(self) -> bytes:
        plan, endings = self.plan, self.endings
        games = np.arange(self.numbers.start, self.numbers.stop, dtype=np.int64)
        why = array(endings.why, np.int64)
        columns = {
            "game": pages.numbers(games, IS_INT64),
            "deal_seed": pages.numbers(plan.seed + games // plan.seats, IS_INT64),
            "play_seed": pages.numbers(plan.seed ^ (games + 1) << PLAY_SHIFT, IS_INT64),
            "decisions": pages.numbers(array(endings.decisions, np.int64), IS_INT32),
            "reason": pages.words([one.id for one in endings.messages], why),
            "about": pages.words(lines([one.args for one in endings.messages]), why),
        }
        same = {name: pages.the_same(value, len(games)) for name, value in constants(plan).items()}
        return pages.parquet(columns | same, len(games))

    def seats_table(self) -> bytes:
        plan, endings = self.plan, self.endings
        games = np.arange(self.numbers.start, self.numbers.stop, dtype=np.int64).repeat(plan.seats)
        seats = np.tile(np.arange(plan.seats, dtype=np.int32), len(self.numbers))
        # Who sits where comes again after as many games as there are seats.
        turns = (games + seats)[: plan.seats**2] % plan.seats
        table = array(endings.table, np.int32).reshape(-1, len(games))
        sheet = self.sheet(table[1:])
        columns = {
            "game": pages.numbers(games, IS_INT64),
            "seat": pages.numbers(seats, IS_INT8),
            "bot": pages.words(plan.bots, np.tile(turns, -(-len(games) // len(turns)))[: len(games)]),
            "place": pages.numbers(table[PLACE], IS_INT8),
            "points": pages.shares(array(endings.points, np.float64), plan.seats),
            "score": self.scores(sheet),
        }
        return pages.parquet(columns | sheet, len(games))

    def sheet(self, table: npt.NDArray[np.int32]) -> dict[str, Column]:
        """The score sheets, a column for each line; as JSON if the game does not know columns."""
        if self.endings.columns:
            return {
                one.name(): score_column(one, values)
                for one, values in zip(self.endings.columns, table, strict=True)
            }
        sheets = lines(self.endings.sheets)
        return {"sheet": pages.words(sheets, np.arange(len(sheets)))}

    def scores(self, sheet: dict[str, Column]) -> Column:
        label = SCORES.get(self.plan.game, f"{self.plan.game}-score-total")
        if self.endings.columns:
            return sheet[label]
        found = [score_of(one, label) for one in self.endings.sheets]
        amounts = np.array([ABSENT if amount is None else amount for amount in found], np.int32)
        return pages.numbers(amounts, IS_INT32, ABSENT)


encode = msgspec.json.encode


def lines(values: Sequence[object]) -> list[str]:
    """Each of them as JSON."""
    return msgspec.json.Encoder().encode_lines(values).decode().splitlines()


def constants(plan: Plan) -> dict[str, str | int]:
    """What is the same for all games of a run; it stands in every row, so that a table explains itself."""
    return {
        "slug": plan.game,
        "version": plan.version,
        "components": plan.components,
        "digest": plan.digest,
        "seats": plan.seats,
        "options": encode(plan.options).decode(),
        "bots": ",".join(plan.bots),
        "seed": plan.seed,
    }


def array(table: object, kind: type[np.generic]) -> npt.NDArray[Any]:
    """A column of the endings, without a copy."""
    return np.frombuffer(memoryview(table), kind)  # type: ignore[arg-type]  # a vec has the buffer protocol


def score_column(kind: ScoreColumn, values: npt.NDArray[np.int32]) -> Column:
    if kind.kind == REMARK:
        return pages.flags(values)
    if kind.kind == WORD:
        return pages.words(kind.words, values)
    return pages.numbers(values, IS_INT32, ABSENT)


def score_of(sheet: list[ScoreLine], label: str) -> int | None:
    """The amount of the line that counts; None if the seat has no such line."""
    for line in sheet:
        if line.label.id == label:
            return line.amount
    return None


def play_chunk(plan: Plan, game: Game, number: int) -> dict[str, bytes]:
    """The tables of a chunk as Parquet files, as they are in the end."""
    chunk = Chunk(plan, game, plan.chunk(number))
    chunk.play()
    return chunk.tables()


def packed(frame: pl.DataFrame) -> bytes:
    buffer = io.BytesIO()
    frame.write_parquet(buffer, **PACKING)
    return buffer.getvalue()

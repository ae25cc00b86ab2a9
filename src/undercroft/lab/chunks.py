"""Playing a chunk of games and keeping what the tables need."""

from __future__ import annotations

import io
from collections.abc import Callable

import msgspec
import polars as pl

from undercroft.core.action import Action
from undercroft.core.bot import Bot, Window
from undercroft.core.game import Game, accept_options
from undercroft.core.log import OPEN, Log
from undercroft.core.playout import play_bots, play_out
from undercroft.core.rng import FastRng, Rng
from undercroft.core.state import State
from undercroft.core.view import Outcome
from undercroft.lab.notes import notes_of
from undercroft.lab.plan import Plan

# Every column of every table, in order.
SCHEMAS: dict[str, dict[str, type[pl.DataType]]] = {
    "games": {
        "game": pl.Int64,
        "deal_seed": pl.Int64,
        "play_seed": pl.Int64,
        "decisions": pl.Int32,
        "winners": pl.String,
        "reason": pl.String,
        "about": pl.String,
    },
    "seats": {
        "game": pl.Int64,
        "seat": pl.Int8,
        "bot": pl.String,
        "place": pl.Int8,
        "points": pl.Float64,
        "score": pl.Int32,
    },
    "scores": {
        "game": pl.Int64,
        "seat": pl.Int8,
        "line": pl.Int8,
        "label": pl.String,
        "amount": pl.Int32,
        "about": pl.String,
    },
    "uses": {
        "game": pl.Int64,
        "seat": pl.Int8,
        "what": pl.String,
        "name": pl.String,
        "times": pl.Int32,
        "amount": pl.Int32,
    },
    "events": {
        "game": pl.Int64,
        "number": pl.Int32,
        "told": pl.Int64,
        "event": pl.String,
        "body": pl.String,
    },
}

# The line of the score sheet that counts in the end; where none is named, the last line that ends in -total.
SCORES = {
    "raiders": "raiders-score-coins",
    "jackal": "jackal-score-coins",
    "dragon": "dragon-score-gems",
}

Columns = dict[str, list[object]]


def deal_seed(plan: Plan, number: int) -> int:
    """As in the arena: every deal is played by each order of the line-up."""
    return plan.seed + number // plan.seats


def play_seed(plan: Plan, number: int) -> int:
    return plan.seed ^ (number + 1) << 20


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
    """The columns of the tables while a chunk is played."""

    def __init__(self, plan: Plan, game: Game) -> None:
        self.plan = plan
        self.game = game
        self.options = accept_options(game, plan.seats, plan.options)
        self.makers = game.bots()
        self.score = SCORES.get(game.slug, f"{game.slug}-score-total")
        self.tables: dict[str, Columns] = {
            table: {column: [] for column in SCHEMAS[table]} for table in plan.tables()
        }
        self.add_game = adder(self.tables["games"])
        self.add_seat = adder(self.tables["seats"])
        self.add_score = adder(self.tables["scores"])

    def play(self, number: int) -> None:
        plan = self.plan
        state = self.game.new(plan.seats, self.options, FastRng(deal_seed(plan, number)))
        if plan.uses or plan.events:
            state.log = Log()
        notes = notes_of(self.game) if plan.uses else None
        if notes is not None:
            notes.begin(state.view(OPEN))
        decisions = self.play_to_the_end(state, number)
        outcome = state.outcome()
        assert outcome is not None
        self.keep(number, decisions, outcome)
        if state.log is None:
            return
        if notes is not None:
            for _, event in state.log.entries:
                notes.hear(event)
            add = adder(self.tables["uses"])
            for (seat, what, name), (times, amount) in notes.lines.items():
                add(number, seat, what, name, times, amount)
        if plan.events:
            self.keep_events(number, state.log)

    def play_to_the_end(self, state: State, number: int) -> int:
        rng = FastRng(play_seed(self.plan, number))
        names = sitting(self.plan, number)
        if set(names) == {"random"}:
            return play_out(state, rng)
        bots = [Counted(self.makers[name]()) for name in names]
        play_bots(state, list(bots), rng)
        return sum(bot.decisions for bot in bots)

    def keep(self, number: int, decisions: int, outcome: Outcome) -> None:
        plan = self.plan
        self.add_game(
            number,
            deal_seed(plan, number),
            play_seed(plan, number),
            decisions,
            ",".join(map(str, outcome.winners)),
            outcome.why.id,
            shown(outcome.why.args),
        )
        score, add_score, add_seat = self.score, self.add_score, self.add_seat
        for seat, bot in enumerate(sitting(plan, number)):
            total = None
            for line, one in enumerate(outcome.scores[seat]):
                label = one.label.id
                add_score(number, seat, line, label, one.amount, shown(one.label.args))
                if label == score:
                    total = one.amount
            add_seat(number, seat, bot, outcome.places[seat], outcome.points[seat], total)

    def keep_events(self, number: int, log: Log) -> None:
        add = adder(self.tables["events"])
        for index, (told, event) in enumerate(log.entries):
            body = msgspec.to_builtins(event)
            add(number, index, told, body.pop("event"), msgspec.json.encode(body).decode())

    def frames(self) -> dict[str, pl.DataFrame]:
        return {table: pl.DataFrame(columns, schema=SCHEMAS[table]) for table, columns in self.tables.items()}


def shown(args: object) -> str:
    return msgspec.json.encode(args).decode() if args else ""


def adder(columns: Columns) -> Callable[..., None]:
    """Adds a row to the columns."""
    appends = [column.append for column in columns.values()]

    def add(*row: object) -> None:
        for append, value in zip(appends, row, strict=True):
            append(value)

    return add


def play_chunk(plan: Plan, game: Game, number: int) -> dict[str, bytes]:
    """The tables of a chunk, as Parquet."""
    chunk = Chunk(plan, game)
    for one in plan.chunk(number):
        chunk.play(one)
    return {table: packed(frame) for table, frame in chunk.frames().items()}


def packed(frame: pl.DataFrame) -> bytes:
    buffer = io.BytesIO()
    frame.write_parquet(buffer, compression="lz4")
    return buffer.getvalue()

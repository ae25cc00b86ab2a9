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
from undercroft.core.view import ScoreLine
from undercroft.lab.notes import notes_of
from undercroft.lab.notes.any_game import Notes
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
    """What is kept of the games while a chunk is played. As little as possible is done for each game."""

    def __init__(self, plan: Plan, game: Game) -> None:
        self.plan = plan
        self.game = game
        self.options = accept_options(game, plan.seats, plan.options)
        self.makers = game.bots()
        self.random = set(plan.bots) == {"random"}
        self.numbers: list[int] = []
        self.decisions: list[int] = []
        self.reasons: list[str] = []
        self.abouts: list[bytes] = []
        self.places: list[int] = []
        self.points: list[float] = []
        self.sheets: list[bytes] = []
        self.scores: list[int | None] = []
        self.label = SCORES.get(plan.game, f"{plan.game}-score-total")
        self.uses: list[Row] = []
        self.events: list[Row] = []

    def play(self, number: int) -> None:
        plan = self.plan
        state = self.game.new(plan.seats, self.options, FastRng(deal_seed(plan, number)))
        watched = plan.uses or plan.events
        if watched:
            state.log = Log()
        notes = notes_of(self.game) if plan.uses else None
        if notes is not None:
            notes.begin(state.view(OPEN))
        rng = FastRng(play_seed(plan, number))
        self.decisions.append(play_out(state, rng) if self.random else self.play_bots(state, number, rng))
        outcome = state.outcome()
        assert outcome is not None
        self.numbers.append(number)
        self.reasons.append(outcome.why.id)
        self.abouts.append(encode(outcome.why.args))
        self.places.extend(outcome.places)
        self.points.extend(outcome.points)
        self.sheets.extend(sheets_of(outcome.scores))
        self.scores.extend(score_of(sheet, self.label) for sheet in outcome.scores)
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

    def frames(self) -> dict[str, pl.DataFrame]:
        made: dict[str, Callable[[], pl.DataFrame]] = {
            "games": self.games_frame,
            "seats": self.seats_frame,
            "uses": lambda: pl.DataFrame(self.uses, schema=USES, orient="row"),
            "events": lambda: pl.DataFrame(self.events, schema=EVENTS, orient="row"),
        }
        return {table: made[table]() for table in self.plan.tables()}

    def games_frame(self) -> pl.DataFrame:
        plan = self.plan
        return pl.DataFrame(
            {
                "game": pl.Series(self.numbers, dtype=pl.Int64),
                "deal_seed": pl.Series([deal_seed(plan, number) for number in self.numbers], dtype=pl.Int64),
                "play_seed": pl.Series([play_seed(plan, number) for number in self.numbers], dtype=pl.Int64),
                "decisions": pl.Series(self.decisions, dtype=pl.Int32),
                "reason": pl.Series(self.reasons, dtype=pl.String),
                "about": pl.Series(self.abouts, dtype=pl.Binary).cast(pl.String),
            }
        )

    def seats_frame(self) -> pl.DataFrame:
        plan = self.plan
        seats = range(plan.seats)
        bots = [sitting(plan, turn) for turn in seats]  # the line-ups, which come round
        return pl.DataFrame(
            {
                "game": pl.Series([number for number in self.numbers for _ in seats], dtype=pl.Int64),
                "seat": pl.Series([seat for _ in self.numbers for seat in seats], dtype=pl.Int8),
                "bot": pl.Series([bot for number in self.numbers for bot in bots[number % plan.seats]]),
                "place": pl.Series(self.places, dtype=pl.Int8),
                "points": pl.Series(self.points, dtype=pl.Float64),
                "score": pl.Series(self.scores, dtype=pl.Int32),
                "sheet": pl.Series(self.sheets, dtype=pl.Binary).cast(pl.String),
            }
        )


encode = msgspec.json.Encoder().encode


def sheets_of(scores: list[list[ScoreLine]]) -> list[bytes]:
    """As JSON; where all seats have one sheet together, it is written once."""
    if scores[-1] is scores[0]:
        return [encode(scores[0])] * len(scores)
    return [encode(sheet) for sheet in scores]


def score_of(sheet: list[ScoreLine], label: str) -> int | None:
    """The amount of the line that counts; None if the seat has no such line."""
    for line in sheet:
        if line.label.id == label:
            return line.amount
    return None


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

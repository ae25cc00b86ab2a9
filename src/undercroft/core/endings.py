"""The ends of many games as columns of numbers: what `undercroft simulate` keeps of each game.

A game writes its score sheets straight into the columns (its `columns.py`), because in short games the objects of
`outcome` would take longer than the game. A game that does not know how is asked for its outcome.
"""

from __future__ import annotations

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i32, i64

from undercroft.core.game import Game
from undercroft.core.playout import play_out
from undercroft.core.rng import FastRng
from undercroft.core.score_columns import PLACE, ScoreColumn
from undercroft.core.state import State
from undercroft.core.view import Message, ScoreLine

PLAY_SHIFT: Final = 20
UNKNOWN: Final = -1


def deal_seed(seed: i64, seats: i64, number: i64) -> i64:
    """Every deal is played once for each seat, by each order of the line-up."""
    return seed + number // seats


def play_seed(seed: i64, number: i64) -> i64:
    return seed ^ (number + 1) << PLAY_SHIFT


class Endings:
    """What is kept of some games, in the order in which they were played."""

    def __init__(self, game: Game, seats: i64, options: msgspec.Struct, games: i64) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self.options: msgspec.Struct = options
        self.columns: list[ScoreColumn] = game.score_columns(seats)
        self.rows: i64 = games * seats
        self.done: i64 = 0
        self.decisions: vec[i64] = vec[i64]([0] * games)
        self.why: vec[i64] = vec[i64]([0] * games)  # places in `messages`
        self.messages: list[Message] = []
        self.known: dict[int, int] = {}  # their places, by the number of the ending
        # Column after column, each with a row for every seat of every game: the place, then the score sheet.
        self.table: vec[i32] = vec[i32]([0] * (self.rows * (1 + len(self.columns))))
        self.points: vec[float] = vec[float]([0.0] * self.rows)
        self.sheets: list[list[ScoreLine]] = []  # of a game that does not know columns

    def play_random(self, seed: i64, first: i64, count: i64) -> None:
        """Games of random players, by their numbers in a run."""
        dealt: State | None = None
        rng = FastRng(seed)
        for number in range(first, first + count):
            if dealt is None or number % self.seats == 0:
                rng.begin(deal_seed(seed, self.seats, number))
                dealt = self.game.new(self.seats, self.options, rng)
            # The last game of a deal may change it.
            state = dealt if number % self.seats == self.seats - 1 else dealt.copy()
            rng.begin(play_seed(seed, number))
            self.add(state, play_out(state, rng))

    def add(self, state: State, decisions: i64) -> None:
        """Keep the end of a game."""
        number = self.done
        self.decisions[number] = decisions
        self.done += 1
        at = number * self.seats
        if self.columns:
            ending: int = state.write_scores(self.table, self.points, at, self.rows)
            why = self.known.get(ending, UNKNOWN)
            if why == UNKNOWN:
                why = self.word(state)
                self.known[ending] = why
            self.why[number] = why
            return
        outcome = state.outcome()
        assert outcome is not None
        self.why[number] = len(self.messages)
        self.messages.append(outcome.why)
        self.sheets += outcome.scores
        for seat in range(self.seats):
            self.table[PLACE * self.rows + at + seat] = i32(outcome.places[seat])
            self.points[at + seat] = outcome.points[seat]

    def word(self, state: State) -> int:
        """Keep the reason of an end; its place among the messages."""
        self.messages.append(state.reason())
        return len(self.messages) - 1

"""Training what players know: play, describe positions, fit the weights, and test them on games not seen before.

All of it follows from a seed. Positions of one game are alike, so games are kept whole: four of five teach, the fifth
tests.
"""

from __future__ import annotations

from math import log
from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.bots.judge import Judge, shares
from undercroft.core.bits import first
from undercroft.core.bot import Bot, Window
from undercroft.core.game import Game
from undercroft.core.guide import Guide
from undercroft.core.rng import FastRng
from undercroft.core.state import State

# What can be learned: each seat's chance to win, or which world lies behind what the others have done.
CHANCES: Final = "chances"
BELIEFS: Final = "beliefs"
LESSONS: Final = [CHANCES, BELIEFS]
# Kept of each game, at most. There are many worlds for each position, and few seats.
POSITIONS: Final[dict[str, int]] = {CHANCES: 24, BELIEFS: 8}
TESTED: Final = 5  # every fifth game tests
STEPS: Final = 40  # of Newton's method, at most
SMALL: Final = 1e-7
TENTHS: Final = 10


class NothingToLearn(Exception):
    """The game names nothing to learn from; says so."""


class Example:
    """A position: how each seat stands, and what it won in the end; or each world, and whether it was the true one."""

    def __init__(self, seats: list[list[float]], won: list[float]) -> None:
        self.seats: list[list[float]] = seats
        self.won: list[float] = won


class Setup:
    """Seats and options of the games that are played for training."""

    def __init__(self, seats: int, options: msgspec.Struct) -> None:
        self.seats: int = seats
        self.options: msgspec.Struct = options


def setups(game: Game) -> list[Setup]:
    """Every seat count with every variant."""
    found: list[Setup] = []
    for seats in range(game.fewest, game.most + 1):
        for options in game.variants(seats):
            found.append(Setup(seats, options))
    return found


def play_game(game: Game, setup: Setup, bot: Bot, whims: i64, seed: int, lesson: str) -> list[Example]:
    """One game of a bot against itself; some of its positions, none likelier than another.

    In `whims` of 100 decisions any legal action is taken, so that unusual positions are known too.
    """
    rng = FastRng(seed)
    guide = game.guide()
    state = game.new(setup.seats, setup.options, rng)
    kept: list[Example] = []
    most = POSITIONS[lesson]
    seen: i64 = 0
    while True:
        actors = state.actors()
        if actors == 0:
            break
        if guide.is_settled(state):
            seen += 1
            place = len(kept) if len(kept) < most else rng.below(seen)
            if place < most:
                example = describe(guide, state, lesson)
                if place == len(kept):
                    kept.append(example)
                else:
                    kept[place] = example
        seat = first(actors)
        actions = state.legal(seat)
        if rng.below(100) < whims:
            state.play(seat, actions[rng.below(len(actions))], rng)
        else:
            state.play(seat, bot.choose(Window(state, seat), rng), rng)
    if lesson == BELIEFS:
        return kept
    gains = guide.gains(state)
    total = 0.0
    for gain in gains:
        total += gain
    if total <= 0.0:
        return []  # nobody won: nothing to tell one seat from another
    for example in kept:
        example.won = [gain / total for gain in gains]
    return kept


def describe(guide: Guide, state: State, lesson: str) -> Example:
    """A position as it teaches; who won is told in the end."""
    if lesson == BELIEFS:
        seat = first(state.actors())
        return Example(guide.worlds(state, seat), guide.truths(state, seat))
    return Example([guide.describe(state, seat) for seat in range(state.seats)], [])


# Fitting


def fit(examples: list[Example], features: int, caution: float) -> list[float]:
    """The weights that make the results likeliest; `caution` keeps those small that few positions speak for."""
    weights = [0.0 for _ in range(features)]
    loss = loss_of(examples, weights, caution)
    for _ in range(STEPS):
        slope, bend = slope_and_bend(examples, weights, caution)
        step = solve(bend, slope)
        size = 1.0
        while True:
            tried = [weights[index] - size * step[index] for index in range(features)]
            found = loss_of(examples, tried, caution)
            if found <= loss or size < 1e-4:
                break
            size /= 2.0
        gained = loss - found
        if gained <= 0.0:
            break
        weights = tried
        loss = found
        if gained < SMALL * float(len(examples)):
            break
    return weights


def loss_of(examples: list[Example], weights: list[float], caution: float) -> float:
    judge = Judge(weights)
    total = 0.0
    for example in examples:
        chances = shares([judge.score(seat) for seat in example.seats])
        for seat in range(len(chances)):
            if example.won[seat] > 0.0:
                total -= example.won[seat] * log(max(chances[seat], 1e-12))
    for weight in weights:
        total += 0.5 * caution * weight * weight
    return total


def slope_and_bend(
    examples: list[Example], weights: list[float], caution: float
) -> tuple[list[float], list[list[float]]]:
    """First and second derivatives of the loss."""
    n = len(weights)
    judge = Judge(weights)
    slope = [caution * weight for weight in weights]
    bend = [[caution if row == column else 0.0 for column in range(n)] for row in range(n)]
    for example in examples:
        chances = shares([judge.score(seat) for seat in example.seats])
        middle = [0.0 for _ in range(n)]
        for seat in range(len(chances)):
            described = example.seats[seat]
            for index in range(n):
                middle[index] += chances[seat] * described[index]
        for seat in range(len(chances)):
            described = example.seats[seat]
            chance = chances[seat]
            missed = chance - example.won[seat]
            for row in range(n):
                off = described[row] - middle[row]
                slope[row] += missed * described[row]
                if off == 0.0:
                    continue
                part = chance * off
                line = bend[row]
                for column in range(row + 1):
                    line[column] += part * (described[column] - middle[column])
    for row in range(n):
        for column in range(row):
            bend[column][row] = bend[row][column]
    return slope, bend


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Of a system of linear equations, by elimination."""
    n = len(right)
    rows = [[*matrix[index], right[index]] for index in range(n)]
    for column in range(n):
        pivot = column
        for row in range(column + 1, n):
            if abs(rows[row][column]) > abs(rows[pivot][column]):
                pivot = row
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, n):
            factor = rows[row][column] / rows[column][column]
            if factor != 0.0:
                for index in range(column, n + 1):
                    rows[row][index] -= factor * rows[column][index]
    found = [0.0 for _ in range(n)]
    for row in range(n - 1, -1, -1):
        total = rows[row][n]
        for column in range(row + 1, n):
            total -= rows[row][column] * found[column]
        found[row] = total / rows[row][row]
    return found


# Testing


class Cell:
    """How often it was said that a chance lies in this tenth, and how often it came true."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.said: float = 0.0
        self.was: float = 0.0


class Verdict:
    """How good chances were in games not seen before: Brier scores (0 is perfect), and calibration by tenths."""

    def __init__(self) -> None:
        self.count: int = 0
        self.brier: float = 0.0
        self.even: float = 0.0  # the score of always saying that all are equal
        self.cells: list[Cell] = [Cell() for _ in range(TENTHS)]

    def add(self, chances: list[float], won: list[float]) -> None:
        share = 1.0 / float(len(chances))
        for seat in range(len(chances)):
            self.count += 1
            self.brier += (chances[seat] - won[seat]) * (chances[seat] - won[seat])
            self.even += (share - won[seat]) * (share - won[seat])
            cell = self.cells[min(int(chances[seat] * TENTHS), TENTHS - 1)]
            cell.count += 1
            cell.said += chances[seat]
            cell.was += won[seat]

    def score(self) -> float:
        return self.brier / float(self.count) if self.count else 0.0

    def even_score(self) -> float:
        return self.even / float(self.count) if self.count else 0.0


def judge_examples(examples: list[Example], weights: list[float]) -> Verdict:
    judge = Judge(weights)
    verdict = Verdict()
    for example in examples:
        verdict.add(shares([judge.score(seat) for seat in example.seats]), example.won)
    return verdict


class Training:
    """The games of a training, and what comes of them."""

    def __init__(
        self, game: Game, bot: str, games: int, seed: int, whims: int, lesson: str = CHANCES
    ) -> None:
        guide = game.guide()
        self.features: list[str] = guide.clues() if lesson == BELIEFS else guide.features()
        if not self.features:
            source = "clues" if lesson == BELIEFS else "features"
            raise NothingToLearn(f"{game.slug} names no {source} to learn from (Guide.{source}).")
        self.lesson: str = lesson
        self.game: Game = game
        self.bot: str = bot
        self.games: int = games
        self.seed: int = seed
        self.whims: int = whims
        self.setups: list[Setup] = setups(game)
        self.examples: dict[int, list[Example]] = {}

    def play(self, number: int) -> list[Example]:
        """One of the games; the set-ups take turns."""
        setup = self.setups[number % len(self.setups)]
        bot = self.game.bots()[self.bot]()
        return play_game(self.game, setup, bot, self.whims, self.seed + 7919 * number, self.lesson)

    def part(self, tests: bool) -> list[Example]:
        """What teaches, or what tests."""
        found: list[Example] = []
        for number in range(self.games):
            # By fives of the rounds through the set-ups, so that each set-up both teaches and tests.
            testing = number // len(self.setups) % TESTED == TESTED - 1
            if testing == tests and number in self.examples:
                found += self.examples[number]
        return found

    def fit(self) -> list[float]:
        return fit(self.part(False), len(self.features), 1.0)

    def file(self, weights: list[float], verdict: Verdict) -> dict[str, object]:
        """As it ships with the game."""
        return {
            "game": self.game.slug,
            "edition": self.game.edition,
            "bot": self.bot,
            "games": self.games,
            "seed": self.seed,
            "brier": round(verdict.score(), 4),
            "brier_if_all_were_even": round(verdict.even_score(), 4),
            "weights": {name: round(weights[index], 6) for index, name in enumerate(self.features)},
        }

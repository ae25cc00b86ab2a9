"""Training what players know: play, describe positions, fit weights to them, and test these on games not seen before.

All of it follows from a seed. Positions of one game are alike, so games are kept whole: four of five teach, the fifth
tests.
"""

from __future__ import annotations

from math import log
from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.bots.fitting import LEAST, Example, fit, fit_changes
from undercroft.bots.judge import Judge, shares
from undercroft.core.bits import first
from undercroft.core.bot import Bot, Window
from undercroft.core.game import Game
from undercroft.core.guide import Guide
from undercroft.core.rng import FastRng, Rng
from undercroft.core.state import State

# What can be learned: each seat's chance to win, which world lies behind what the others have done, what an action
# does to the chances of the seat that takes it, or which action is likely to be taken.
CHANCES: Final = "chances"
BELIEFS: Final = "beliefs"
ACTIONS: Final = "actions"
HABITS: Final = "habits"
# What a game's guide names for each, and the file that ships with the game.
SOURCES: Final[dict[str, str]] = {
    CHANCES: "features",
    BELIEFS: "clues",
    ACTIONS: "choices",
    HABITS: "habits",
}
FILES: Final[dict[str, str]] = {
    CHANCES: "judgement.json",
    BELIEFS: "beliefs.json",
    ACTIONS: "actions.json",
    HABITS: "habits.json",
}
# With what its Brier score is compared
IGNORANCE: Final[dict[str, str]] = {
    CHANCES: "brier_if_all_were_even",
    BELIEFS: "brier_if_all_were_even",
    ACTIONS: "brier_if_nothing_changed",
    HABITS: "brier_if_all_were_even",
}
# Kept of each game, at most. There are many worlds for each position, and few seats.
POSITIONS: Final[dict[str, int]] = {CHANCES: 24, BELIEFS: 8, HABITS: 40}
# How much the end of a game tells of an action, where a chance tells 1: a win is 1 or 0, and varies more.
END_TELLS: Final = 0.2
TESTED: Final = 5  # every fifth game tests
TENTHS: Final = 10


class NothingToLearn(Exception):
    """The game names nothing to learn from; says so."""


class Kept:
    """Some of the examples of a game: each is equally likely to be kept, however many there are."""

    def __init__(self, most: i64, rng: Rng) -> None:
        self.most: i64 = most
        self.rng: Rng = rng
        self.examples: list[Example] = []
        self.seen: i64 = 0
        self.place: i64 = 0

    def takes_next(self) -> bool:
        """Is the next one kept? Then it is to be put in."""
        self.seen += 1
        count: i64 = len(self.examples)
        self.place = count if count < self.most else self.rng.below(self.seen)
        return self.place < self.most

    def put(self, example: Example) -> None:
        if self.place == len(self.examples):
            self.examples.append(example)
        else:
            self.examples[self.place] = example


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
    """One game of a bot against itself; some of its positions, each equally likely to be kept.

    In `whims` of 100 decisions any legal action is taken, so that unusual positions are known too.
    Where worlds are told apart, a position that has none may be chosen as well and is left out in the end, so such a
    game teaches less.
    """
    rng = FastRng(seed)
    guide = game.guide()
    state = game.new(setup.seats, setup.options, rng)
    kept = Kept(POSITIONS[lesson], rng)
    while True:
        actors = state.actors()
        if actors == 0:
            break
        if guide.is_settled(state) and kept.takes_next():
            kept.put(describe(guide, state, lesson))
        seat = first(actors)
        actions = state.legal(seat)
        if rng.below(100) < whims:
            state.play(seat, actions[rng.below(len(actions))], rng)
        else:
            state.play(seat, bot.choose(Window(state, seat), rng), rng)
    if lesson == BELIEFS:
        # Where nothing can be guessed yet, there are no worlds to tell apart.
        return [example for example in kept.examples if example.seats]
    gains = guide.gains(state)
    if guide.tests(setup.seats):
        gains = [gains[0], 1.0 - gains[0]]
    total = 0.0
    for gain in gains:
        total += gain
    if total <= 0.0:
        return []  # nobody won: nothing to tell one seat from another
    for example in kept.examples:
        example.won = [gain / total for gain in gains]
    return kept.examples


def play_choices(game: Game, setup: Setup, bot: Bot, whims: i64, seed: int) -> list[Example]:
    """One game of a bot against itself; the actions that the guide describes, with what came of them.

    That is the chance of the seat when the next chapter begins, or what it has won when the game is over. In `whims`
    of 100 such choices any of the actions described is taken; otherwise nothing would be known of those the bot avoids.
    """
    rng = FastRng(seed)
    guide = game.guide()
    state = game.new(setup.seats, setup.options, rng)
    kept: list[Example] = []
    open_since = 0  # the first of those kept whose result is not known yet
    seats: list[i64] = []
    chapter = guide.chapter(state)
    while True:
        actors = state.actors()
        if actors == 0 or guide.chapter(state) != chapter:
            chances = guide.gains(state) if actors == 0 else guide.chances(state)
            for index in range(open_since, len(kept)):
                kept[index].won[0] = chances[seats[index]]
                kept[index].won[2] = END_TELLS if actors == 0 else 1.0
            open_since = len(kept)
            chapter = guide.chapter(state)
        if actors == 0:
            return kept
        seat = first(actors)
        actions = state.legal(seat)
        rows = guide.describe_choices(state.redeal(seat, rng), seat, actions) if len(actions) > 1 else []
        described = [index for index in range(len(rows)) if rows[index]]
        if described and rng.below(100) < whims:
            action = actions[described[rng.below(len(described))]]
        else:
            action = bot.choose(Window(state, seat), rng)
        for index in described:
            if actions[index] == action:
                kept.append(Example([rows[index]], [0.0, guide.chances(state)[seat], 1.0]))
                seats.append(seat)
        state.play(seat, action, rng)


def play_habits(game: Game, setup: Setup, bot: Bot, whims: i64, seed: int) -> list[Example]:
    """One game of a bot against itself; some of its choices, each equally likely to be kept, and what it took.

    In `whims` of 100 decisions any legal action is taken, so that unusual positions are known too. Those teach nothing.
    """
    rng = FastRng(seed)
    guide = game.guide()
    state = game.new(setup.seats, setup.options, rng)
    kept = Kept(POSITIONS[HABITS], rng)
    while True:
        actors = state.actors()
        if actors == 0:
            return kept.examples
        seat = first(actors)
        actions = state.legal(seat)
        if rng.below(100) < whims:
            state.play(seat, actions[rng.below(len(actions))], rng)
            continue
        action = bot.choose(Window(state, seat), rng)
        if len(actions) > 1:
            rows = guide.describe_habits(state.redeal(seat, rng), seat, actions)
            if rows and kept.takes_next():
                kept.put(Example(rows, [1.0 if one == action else 0.0 for one in actions]))
        state.play(seat, action, rng)


def describe(guide: Guide, state: State, lesson: str) -> Example:
    """A position as an example; who won is added at the end."""
    if lesson == BELIEFS:
        seat = first(state.actors())
        return Example(guide.worlds(state, seat), guide.truths(state, seat))
    if guide.tests(state.seats):
        # All win or lose together: the team, and losing, which has no features.
        team = guide.describe(state, 0)
        return Example([team, [0.0 for _ in team]], [])
    return Example([guide.describe(state, seat) for seat in range(state.seats)], [])


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
        self.even: float = 0.0  # the score of saying that all are equal, or that actions change nothing
        self.examples: int = 0
        self.surprise: float = 0.0  # log loss: how unlikely what happened was said to be
        self.even_surprise: float = 0.0
        self.cells: list[Cell] = [Cell() for _ in range(TENTHS)]

    def add(self, chances: list[float], won: list[float]) -> None:
        share = 1.0 / float(len(chances))
        self.examples += 1
        for seat in range(len(chances)):
            self.note(chances[seat], share, won[seat])
            if won[seat] > 0.0:
                self.surprise -= won[seat] * log(max(chances[seat], LEAST))
                self.even_surprise -= won[seat] * log(share)

    def note(self, said: float, otherwise: float, was: float) -> None:
        """Count one chance that was predicted, what would be predicted without learning, and what happened."""
        self.count += 1
        self.brier += (said - was) * (said - was)
        self.even += (otherwise - was) * (otherwise - was)
        cell = self.cells[min(int(said * TENTHS), TENTHS - 1)]
        cell.count += 1
        cell.said += said
        cell.was += was

    def score(self) -> float:
        return self.brier / float(self.count) if self.count else 0.0

    def even_score(self) -> float:
        return self.even / float(self.count) if self.count else 0.0

    def log_loss(self) -> float:
        return self.surprise / float(self.examples) if self.examples else 0.0

    def even_log_loss(self) -> float:
        return self.even_surprise / float(self.examples) if self.examples else 0.0


def judge_examples(examples: list[Example], weights: list[float]) -> Verdict:
    judge = Judge(weights)
    verdict = Verdict()
    for example in examples:
        verdict.add(shares([judge.score(seat) for seat in example.seats]), example.won)
    return verdict


def judge_changes(examples: list[Example], weights: list[float]) -> Verdict:
    judge = Judge(weights)
    verdict = Verdict()
    for example in examples:
        before = example.won[1]
        said = min(max(before + judge.score(example.seats[0]), 0.0), 1.0)
        verdict.note(said, before, example.won[0])
    return verdict


def named(guide: Guide, lesson: str) -> list[str]:
    if lesson == BELIEFS:
        return guide.clues()
    if lesson == HABITS:
        return guide.habits()
    return guide.choices() if lesson == ACTIONS else guide.features()


class Training:
    """The games of a training, and what comes of them."""

    def __init__(
        self, game: Game, bot: str, games: int, seed: int, whims: int, lesson: str = CHANCES
    ) -> None:
        guide = game.guide()
        self.features: list[str] = named(guide, lesson)
        if not self.features:
            source = SOURCES[lesson]
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
        seed = self.seed + 7919 * number
        if self.lesson == ACTIONS:
            return play_choices(self.game, setup, bot, self.whims, seed)
        if self.lesson == HABITS:
            return play_habits(self.game, setup, bot, self.whims, seed)
        return play_game(self.game, setup, bot, self.whims, seed, self.lesson)

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
        if self.lesson == ACTIONS:
            return fit_changes(self.part(False), len(self.features), 1.0)
        return fit(self.part(False), len(self.features), 1.0)

    def verdict(self, weights: list[float]) -> Verdict:
        """How good these weights are in games not seen before."""
        if self.lesson == ACTIONS:
            return judge_changes(self.part(True), weights)
        return judge_examples(self.part(True), weights)

    def file(self, weights: list[float], verdict: Verdict) -> dict[str, object]:
        """As it ships with the game."""
        losses: dict[str, object] = {}
        if self.lesson == HABITS:
            losses["log_loss"] = round(verdict.log_loss(), 4)
            losses["log_loss_if_all_were_even"] = round(verdict.even_log_loss(), 4)
        return {
            "game": self.game.slug,
            "edition": self.game.edition,
            "bot": self.bot,
            "games": self.games,
            "seed": self.seed,
            "brier": round(verdict.score(), 4),
            IGNORANCE[self.lesson]: round(verdict.even_score(), 4),
            **losses,
            "weights": {name: round(weights[index], 6) for index, name in enumerate(self.features)},
        }

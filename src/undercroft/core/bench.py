"""How fast the rules are: whole random games, copies, legal lists, views, redeals.

All measures of all games take turns in several rounds, so that a slow moment of the machine hits all of them; the
median of the rounds counts. Single legal lists are timed by the processor's own clock, which stands still while other
programs run. Where random games stay tame, lists are also timed in games of the game's own wanderer, and one chapter
of them separately if the game names one.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import perf_counter, thread_time_ns
from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import has, members
from undercroft.core.bot import Bot, Window
from undercroft.core.build import COMPILED
from undercroft.core.game import Game
from undercroft.core.playout import play_out
from undercroft.core.rng import FastRng
from undercroft.core.state import State

ROUNDS: Final = 5
SAMPLE: Final = 256
BATCH: Final = 64
FRESH_BATCH: Final = 128
SETTING_UP: Final = 4.0  # making its positions may take this many times as long as the measure itself
SLOWEST_KEPT: Final = 64
TIMES_KEPT: Final = 2_000_000

PLAYOUTS: Final = 0
COPIES: Final = 1
LEGAL: Final = 2
VIEWS: Final = 3
REDEALS: Final = 4
MEASURES: Final = 5


class Slow:
    """A legal list that took long, with the position it was made for."""

    def __init__(self, nanoseconds: int, state: State, seat: i64) -> None:
        self.nanoseconds: int = nanoseconds
        self.state: State = state
        self.seat: i64 = seat


class Times:
    """How long single legal lists took: of all positions, or of one chapter."""

    def __init__(self) -> None:
        self.nanoseconds: list[int] = []
        self.slowest: list[Slow] = []

    def note(self, nanoseconds: int, state: State, seat: i64) -> None:
        if len(self.nanoseconds) < TIMES_KEPT:
            self.nanoseconds.append(nanoseconds)
        if len(self.slowest) == SLOWEST_KEPT and nanoseconds <= self.slowest[-1].nanoseconds:
            return
        self.slowest.append(Slow(nanoseconds, state.copy(), seat))
        self.slowest.sort(key=by_time)
        del self.slowest[SLOWEST_KEPT:]

    def share_ms(self, share: float) -> float:
        """The time that this share of all lists stays within, in milliseconds."""
        times = sorted(self.nanoseconds)
        return float(times[min(len(times) - 1, int(share * len(times)))]) / 1e6

    def slowest_again(self, game: Game) -> Slow:
        """The slowest list; candidates are timed again, because a busy machine is not the rules' fault."""
        found = Slow(0, self.slowest[0].state, self.slowest[0].seat)
        for slow in self.slowest:
            if slow.nanoseconds <= found.nanoseconds:
                break
            best = slow.nanoseconds
            for _ in range(5):
                state = fresh(game, slow.state)
                begun = thread_time_ns()
                state.legal(slow.seat)
                best = min(best, thread_time_ns() - begun)
            if best > found.nanoseconds:
                found = Slow(best, slow.state, slow.seat)
        return found


class Bench:
    """The measurements of one game."""

    def __init__(self, game: Game, seats: i64, options: msgspec.Struct, seed: i64) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self.options: msgspec.Struct = options
        self.rng: FastRng = FastRng(seed)
        self.sample: list[State] = []
        self.rates: list[list[float]] = [[] for _ in range(MEASURES)]
        self.decisions: list[float] = []
        self.times: Times = Times()
        self.chapters: dict[str, Times] = {}

    # The measures

    def run(self, measure: i64, seconds: float) -> None:
        """One slice of one measure."""
        if measure == LEGAL:
            self.legal_lists(seconds)
            return
        done: i64 = 0
        actions: i64 = 0
        start = perf_counter()
        while True:
            if measure == PLAYOUTS:
                actions += play_out(self.game.new(self.seats, self.options, self.rng), self.rng)
                done += 1
            elif measure == COPIES:
                done += self.copies()
            elif measure == VIEWS:
                done += self.views()
            else:
                done += self.redeals()
            passed = perf_counter() - start
            if passed >= seconds:
                break
        self.rates[measure].append(float(done) / passed)
        if measure == PLAYOUTS:
            self.decisions.append(float(actions) / passed)

    def any_position(self) -> State:
        return self.sample[self.rng.below(len(self.sample))]

    def copies(self) -> i64:
        for _ in range(BATCH):
            self.any_position().copy()
        return BATCH

    def legal_lists(self, seconds: float) -> None:
        """A position may remember its list, so each is asked once; making it again is not counted."""
        done: i64 = 0
        passed = 0.0
        start = perf_counter()
        while done == 0 or (passed < seconds and perf_counter() - start < SETTING_UP * seconds):
            states = [fresh(self.game, self.any_position()) for _ in range(FRESH_BATCH)]
            begun = perf_counter()
            for state in states:
                actors = state.actors()
                for seat in range(self.seats):
                    if has(actors, seat):
                        state.legal(seat)
                        done += 1
            passed += perf_counter() - begun
        self.rates[LEGAL].append(float(done) / passed)

    def views(self) -> i64:
        for _ in range(BATCH):
            self.any_position().view(self.rng.below(self.seats))
        return BATCH

    def redeals(self) -> i64:
        for _ in range(BATCH):
            self.any_position().redeal(self.rng.below(self.seats), self.rng)
        return BATCH

    # The positions

    def explore(self, seconds: float) -> None:
        """Play random games, time every legal list alone, and keep some positions to measure with."""
        start = perf_counter()
        seen: i64 = 0
        rng = self.rng
        while perf_counter() - start < seconds or not self.sample:
            state = self.game.new(self.seats, self.options, rng)
            while True:
                actors = members(state.actors())
                if not actors:
                    break
                seen += 1
                # Every position has the same chance to stay in the sample, however many there will be.
                if len(self.sample) < SAMPLE:
                    self.sample.append(state.copy())
                else:
                    place = rng.below(seen)
                    if place < SAMPLE:
                        self.sample[place] = state.copy()
                seat = actors[rng.below(len(actors))]
                choices = self.timed_list(state, seat)
                state.play(seat, choices[rng.below(len(choices))], rng)

    def wander(self, seconds: float, wanderer: Bot) -> None:
        """Play games that get into the hard positions, and time every legal list alone."""
        start = perf_counter()
        while perf_counter() - start < seconds:
            state = self.game.new(self.seats, self.options, self.rng)
            while True:
                actors = members(state.actors())
                if not actors:
                    break
                seat = actors[self.rng.below(len(actors))]
                self.timed_list(state, seat)
                state.play(seat, wanderer.choose(Window(state, seat), self.rng), self.rng)

    def timed_list(self, state: State, seat: i64) -> list[Action]:
        begun = thread_time_ns()
        choices = state.legal(seat)
        taken = thread_time_ns() - begun
        self.times.note(taken, state, seat)
        chapter = self.game.chapter(state)
        if chapter:
            if chapter not in self.chapters:
                self.chapters[chapter] = Times()
            self.chapters[chapter].note(taken, state, seat)
        return choices

    # The figures

    def rate(self, measure: i64) -> float:
        return median(self.rates[measure])

    def figures(self) -> dict[str, object]:
        """As `undercroft bench --json` prints it."""
        return {
            "seats": int(self.seats),
            "compiled": COMPILED,
            "playouts_per_s": round(self.rate(PLAYOUTS), 1),
            "decisions_per_s": round(median(self.decisions), 1),
            "copies_per_s": round(self.rate(COPIES), 1),
            "legal_per_s": round(self.rate(LEGAL), 1),
            "views_per_s": round(self.rate(VIEWS), 1),
            "redeals_per_s": round(self.rate(REDEALS), 1),
            "slowest_legal_ms": milliseconds(self.times.slowest_again(self.game)),
            "chapters": {
                chapter: {
                    "legal_lists": len(times.nanoseconds),
                    "p999_legal_ms": round(times.share_ms(0.999), 6),
                    "slowest_legal_ms": milliseconds(times.slowest_again(self.game)),
                }
                for chapter, times in self.chapters.items()
            },
        }


def fresh(game: Game, state: State) -> State:
    """The position made again, with nothing computed yet."""
    return game.load(msgspec.json.decode(msgspec.json.encode(state.dump())))


def milliseconds(slow: Slow) -> float:
    return round(float(slow.nanoseconds) / 1e6, 6)


def by_time(slow: Slow) -> int:
    return -slow.nanoseconds


def median(numbers: list[float]) -> float:
    ordered = sorted(numbers)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2.0


def run_benches(
    benches: list[Bench], seconds: float, progress: Callable[[str, int], None] | None = None
) -> None:
    """Measure these games, about that many seconds each: a sixth for finding positions, the rest for the measures."""
    for bench in benches:
        if progress is not None:
            progress(bench.game.slug, 0)
        # The collector's pauses would pass for slow lists.
        gc.disable()
        try:
            wanderer = bench.game.wanderer()
            if wanderer is None:
                bench.explore(seconds / 6.0)
            else:
                bench.explore(seconds / 12.0)
                bench.wander(seconds / 12.0, wanderer)
        finally:
            gc.enable()
    piece = seconds * 5.0 / 6.0 / float(ROUNDS * MEASURES)
    for round_number in range(ROUNDS):
        for bench in benches:
            if progress is not None:
                progress(bench.game.slug, round_number + 1)
            for measure in range(MEASURES):
                bench.run(measure, piece)

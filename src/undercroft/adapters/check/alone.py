"""The game that one plays without an adapter, from the same seed, and what an adapter must tell of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from undercroft.extras import need

need("numpy", "vector")

import numpy as np
import numpy.typing as npt

from undercroft.core.bits import first, members
from undercroft.core.bot import RandomBot, Window
from undercroft.core.check import ADAPTER, Fault, Setup, in_words
from undercroft.core.game import Game
from undercroft.core.match import new_match
from undercroft.core.rng import FastRng
from undercroft.core.state import State
from undercroft.encoding import Encoder, mask, observation

STEPS = 1_000  # more than nearly every game has; a longer one is not followed to its end
CLOSELY = 8  # steps at the beginning that are looked at one by one
SELDOM = 24  # after them, one step of this many is looked at


class Alone:
    """One game and the chance it draws from. `path` chooses the actions, and the worlds to compare with."""

    def __init__(self, library: str, game: Game, setup: Setup, rng: FastRng, seed: int) -> None:
        self.library = library
        self.game = game
        self.setup = setup
        self.encoder = Encoder(game, setup.seats)
        self.rng = rng
        self.path = FastRng(seed)
        self.match = new_match(game, setup.seats, setup.options, rng)

    @property
    def state(self) -> State:
        return self.match.state

    def begin_again(self) -> None:
        """The next game, with the chance that is left."""
        self.match = new_match(self.game, self.setup.seats, self.setup.options, self.rng)

    # Play

    def asked(self) -> int:
        """The lowest seat that the table waits for."""
        return int(first(self.state.actors()))

    def over(self) -> bool:
        return self.state.actors() == 0

    def numbers(self, seat: int) -> list[int]:
        """What a seat may do, by number."""
        return sorted(int(self.game.number(self.state, action)) for action in self.state.legal(seat))

    def any_number(self, seat: int) -> int:
        numbers = self.numbers(seat)
        return numbers[self.path.below(len(numbers))]

    def play(self, seat: int, number: int) -> None:
        self.match.step(seat, self.game.action(self.state, number), self.rng)

    def until(self, is_asked: Callable[[State], bool]) -> None:
        """Random bots play as long as the game goes on and the learner is not asked."""
        while not self.over() and not is_asked(self.state):
            seat = self.asked()
            self.match.step(seat, RandomBot().choose(Window(self.state, seat), self.rng), self.rng)

    def to_a_choice(self, is_asked: Callable[[State], bool]) -> None:
        """Go on until the learner is asked, in the next game if this one ends before that."""
        self.until(is_asked)
        while self.over():
            self.begin_again()
            self.until(is_asked)

    def closely(self) -> bool:
        """Whether this position is compared for every seat and with another world."""
        return self.over() or len(self.match.entries) < CLOSELY or self.path.below(SELDOM) == 0

    def too_long(self) -> bool:
        return len(self.match.entries) >= STEPS

    # Compare

    def must(self, holds: object, what: str) -> None:
        if not holds:
            raise Fault(ADAPTER, f"{self.library} {what}", self.match)

    @contextmanager
    def blamed(self) -> Iterator[None]:
        """An error in here is the adapter's fault."""
        try:
            yield
        except Fault:
            raise
        except Exception as error:
            raise Fault(ADAPTER, f"{self.library}: {in_words(error)}", self.match) from None

    def must_observe(self, seat: int, seen: npt.NDArray[Any]) -> None:
        """The numbers that this seat observes are those of the encoder."""
        expected = observation(self.encoder, self.state, seat)
        self.must(
            seen.shape == expected.shape, f"gives seat {seat} {seen.shape} numbers, not {expected.shape}"
        )
        wrong = np.flatnonzero(seen != expected)
        if len(wrong):
            place = int(wrong[0])
            name = self.encoder.columns()[place].name
            self.must(False, f"shows seat {seat} {seen[place]} as {name}, not {expected[place]}")

    def must_offer(self, seat: int, flags: npt.NDArray[Any]) -> None:
        """The mask is the list of legal actions."""
        same = np.array_equal(flags, mask(self.game, self.state, seat))
        self.must(same, f"gives seat {seat} a mask that is not its list of legal actions")

    def must_show(self, seat: int, seen: dict[str, npt.NDArray[Any]]) -> None:
        """Observation and mask, and nothing else."""
        self.must(sorted(seen) == ["action_mask", "observation"], f"shows seat {seat} {sorted(seen)}")
        self.must_observe(seat, seen["observation"])
        self.must_offer(seat, seen["action_mask"])

    def must_be_told(self, seat: int, reward: float, ended: bool, cut: bool) -> None:
        """Points come at the end, and no game is cut short before its time."""
        points = self.state.points()[seat] if self.over() else 0.0
        self.must(reward == points, f"gives seat {seat} {reward}, not {points}")
        self.must(
            ended == self.over(), f"tells seat {seat} that the game is {'over' if ended else 'not over'}"
        )
        self.must(not cut, f"cuts the game of seat {seat} short")

    def must_keep_secret(self, seat: int, shown: Callable[[State], Any]) -> None:
        """What is shown of a position is the same in a world that the seat cannot tell from it."""
        here, there = shown(self.state), shown(self.state.redeal(seat, self.path))
        self.must(same(here, there), f"shows seat {seat} what it may not know")

    def askers(self) -> list[int]:
        """All seats that the table waits for."""
        return [int(seat) for seat in members(self.state.actors())]


def same(here: Any, there: Any) -> bool:
    """Equality of what libraries give: arrays, and dictionaries of them."""
    if isinstance(here, dict):
        return here.keys() == there.keys() and all(same(here[name], there[name]) for name in here)
    return bool(np.array_equal(here, there))

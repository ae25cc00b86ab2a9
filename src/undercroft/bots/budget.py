"""How long a search may think."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import i64

BETWEEN_LOOKS: Final = 8  # iterations between two looks at the clock
LONGEST: Final = 3_600_000  # milliseconds


class BadBudget(ValueError):
    """An impossible budget; says why."""


class Budget:
    """At most this many iterations and this many milliseconds; 0 leaves a limit out, but one is needed.

    With iterations alone the same seed gives the same choice, on every machine. With milliseconds it may not.
    """

    def __init__(self, iterations: int = 0, milliseconds: float = 0.0) -> None:
        if not 0 <= iterations < 1 << 40:
            raise BadBudget(f"A search cannot make {iterations} iterations.")
        if not 0.0 <= milliseconds <= LONGEST:
            raise BadBudget(f"A search cannot think for {milliseconds} ms; an hour is the most.")
        if iterations == 0 and milliseconds == 0.0:
            raise BadBudget("A search needs at least one iteration or a time to think.")
        self.iterations: i64 = iterations
        self.milliseconds: float = milliseconds
        self.until: float = 0.0

    def limit(self, milliseconds: float) -> None:
        """Let it take at most this long from now on; a limit that it has already may be shorter."""
        if self.milliseconds == 0.0 or milliseconds < self.milliseconds:
            self.milliseconds = milliseconds

    def go_by_clock(self, milliseconds: float) -> None:
        """Let it take this long from now on, however many iterations that is."""
        if not 0.0 < milliseconds <= LONGEST:
            raise BadBudget(f"A search cannot think for {milliseconds} ms; an hour is the most.")
        self.iterations = 0
        self.milliseconds = milliseconds

    def start(self) -> None:
        if self.milliseconds > 0.0:
            self.until = perf_counter() + self.milliseconds / 1000.0

    def is_spent(self, done: i64) -> bool:
        """After `done` iterations. The first is always made."""
        if done == 0:
            return False
        if self.iterations > 0 and done >= self.iterations:
            return True
        return done % BETWEEN_LOOKS == 0 and self.is_late()

    def is_late(self) -> bool:
        """Is the time over?"""
        return self.milliseconds > 0.0 and perf_counter() >= self.until

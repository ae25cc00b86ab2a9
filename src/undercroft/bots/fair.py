"""Games between bots in which none can cheat: every bot gets a window on a world that was dealt again for its seat."""

from __future__ import annotations

from undercroft.core.bits import first
from undercroft.core.bot import Bot, Window
from undercroft.core.rng import Rng
from undercroft.core.state import State


def play_fair(state: State, bots: list[Bot], rng: Rng) -> list[float]:
    """Play to the end, each seat by its bot; what each seat has won."""
    while True:
        actors = state.actors()
        if actors == 0:
            return state.points()
        seat = first(actors)
        window = Window(state.redeal(seat, rng), seat)
        state.play(seat, bots[seat].choose(window, rng), rng)

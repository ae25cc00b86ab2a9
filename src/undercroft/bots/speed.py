"""How fast the search is: iterations a second with random playouts, against random playouts alone.

Both begin from the same positions and take turns; time is the processor's, which stands still while other programs run.
The share says what the tree itself costs, on a machine of any speed.
"""

from __future__ import annotations

from time import thread_time_ns
from typing import Final

from mypy_extensions import i64

from undercroft.bots.ahead import Sight
from undercroft.bots.budget import Budget
from undercroft.bots.tree import Tree
from undercroft.core.bits import first
from undercroft.core.bot import Window
from undercroft.core.guide import Guide
from undercroft.core.playout import play_out
from undercroft.core.rng import FastRng
from undercroft.core.state import State

ITERATIONS: Final = 200  # of one search, and as many playouts


class Speed:
    """Iterations a second, and playouts a second from the same positions."""

    def __init__(self, iterations: float, playouts: float) -> None:
        self.iterations: float = iterations
        self.playouts: float = playouts

    def share(self) -> float:
        """What is left of the playouts' speed."""
        return self.iterations / self.playouts if self.playouts else 0.0


def search_speed(positions: list[State], seconds: float, seed: int) -> Speed:
    """Search from these positions in turn, for about that many seconds."""
    rng = FastRng(seed)
    guide = Guide()
    limit = int(seconds * 1e9)
    searching: int = 0
    playing: int = 0
    done: i64 = 0
    index: i64 = 0
    while searching + playing < limit:
        state = positions[index % len(positions)]
        index += 1
        actors = state.actors()
        if actors == 0:
            continue
        seat = first(actors)
        begun = thread_time_ns()
        Tree(guide, Sight()).search(Window(state, seat), Budget(ITERATIONS), rng)
        between = thread_time_ns()
        for _ in range(ITERATIONS):
            play_out(state.redeal(seat, rng), rng)
        searching += between - begun
        playing += thread_time_ns() - between
        done += ITERATIONS
    return Speed(1e9 * float(done) / float(max(searching, 1)), 1e9 * float(done) / float(max(playing, 1)))

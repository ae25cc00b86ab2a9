"""Players that are programs. A bot gets a window on its seat and a source of chance of its own, never the state."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from undercroft.core.action import Action
from undercroft.core.bits import has
from undercroft.core.rng import Rng
from undercroft.core.state import State, drawn, printed
from undercroft.core.view import Message


class Window:
    """All that one seat may know and do."""

    def __init__(self, state: State, seat: i64) -> None:
        self._state: State = state
        self.seat: i64 = seat
        self.seats: i64 = state.seats

    def view(self) -> object:
        return self._state.view(self.seat)

    def legal(self) -> list[Action]:
        return self._state.legal(self.seat)

    def is_asked(self) -> bool:
        """Does the table wait for this seat?"""
        return has(self._state.actors(), self.seat)

    def figures(self) -> object:
        return self._state.figures(self.seat)

    def prompt(self) -> Message:
        return self._state.prompt(self.seat)

    def __str__(self) -> str:
        return printed(self._state, self.seat)

    def __repr__(self) -> str:
        return f"<Window on seat {self.seat} of {self.seats}; print shows what it sees>"

    def _repr_html_(self) -> str:
        return drawn(self._state, self.seat)

    def redeal(self, rng: Rng) -> State:
        """A position like the real one as far as this seat can tell: to think in."""
        return self._state.redeal(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player."""

    def __repr__(self) -> str:
        return f"<bot {type(self).__name__}>"

    def choose(self, window: Window, rng: Rng) -> Action:
        """One of the window's legal actions."""
        raise NotImplementedError(
            f"{type(self).__name__} needs a method choose(self, window, rng): a legal action"
        )

    def limit(self, milliseconds: float) -> None:
        """Think at most this long about a move, if it would think longer. Most bots never do."""

    def go_by_clock(self, milliseconds: float) -> bool:
        """Think this long about a move instead of its usual number of iterations; False if it does not search."""
        return False


class RandomBot(Bot):
    """Plays any legal action."""

    def choose(self, window: Window, rng: Rng) -> Action:
        actions = window.legal()
        return actions[rng.below(len(actions))]

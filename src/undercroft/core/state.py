"""A position: everything on the table, secrets included. It never leaves the process."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64, mypyc_attr

from undercroft.core.action import Action
from undercroft.core.deck import Deck
from undercroft.core.log import EVERYBODY, OPEN, Log
from undercroft.core.picture import draw_view, print_view
from undercroft.core.position import Position
from undercroft.core.rng import Rng
from undercroft.core.view import Event, Message, Outcome


class Secret:
    """One row of a game's table of hidden information, as it stands in a position."""

    def __init__(self, row: str, value: str, knowers: i64, settled: bool) -> None:
        self.row: str = row  # which secret, e.g. "card of seat 2"
        self.value: str = value  # what it is
        self.knowers: i64 = knowers  # the set of seats that know it
        self.settled: bool = settled  # who does not know it can still work it out: only one value is possible


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Each game's state.py fills these methods in."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.reveals: i64 = 0  # how often something hidden was shown to somebody
        self.log: Log | None = None  # None in playouts, copies and dumps

    # What may be done

    def actors(self) -> i64:
        """The set of seats the table waits for; empty when the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[Action]:
        """The complete list of what this seat may do now; empty if it is not asked. Not to be changed."""
        raise NotImplementedError

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        """Do it. Trusts that the action is one of `legal(seat)`."""
        raise NotImplementedError

    def can_take_back(self, seat: i64, action: Action) -> bool:
        """May this action be taken back, as far as the game's own rules go, before anything is shown or drawn?"""
        return True

    # What a seat knows

    def view(self, seat: i64) -> object:
        """What this seat (or WATCHER) sees: a Struct, built from nothing. OPEN sees all that any seat knows."""
        raise NotImplementedError

    def prompt(self, seat: i64) -> Message:
        """What is asked of this seat, or what it waits for; OPEN waits as WATCHER does."""
        raise NotImplementedError

    def why_not(self, seat: i64, action: Action) -> Message | None:
        """Why this seat may not do this now, from what it knows; None if it may."""
        raise NotImplementedError

    def figures(self, seat: i64) -> object:
        """The numbers that save this seat (or WATCHER, or OPEN) arithmetic: a Struct."""
        raise NotImplementedError

    def foresee(self, seat: i64, action: Action) -> object:
        """What is certain about a legal action though its whole result is not, from what this seat knows: a Struct."""
        return None

    def redeal(self, seat: i64, rng: Rng) -> State:
        """Another position that this seat (or WATCHER) cannot tell from this one; all else is dealt again."""
        raise NotImplementedError

    def reopen(self, seat: i64) -> None:
        """In a world redealt for this seat: let the others choose again what they have sealed, where that is possible.

        A redeal draws sealed choices blindly, but nobody chooses blindly. A search plays the opened choices itself.
        """

    def secrets(self) -> list[Secret]:
        """The rows of the spec's table of hidden information, as they stand now. The order of a deck is no row."""
        raise NotImplementedError

    # Pictures. They are made from the view alone, so they cannot show more than it does.

    def picture(self, seat: i64) -> str:
        """What this seat (or WATCHER, or OPEN) sees, as text."""
        return print_view(self.view(seat))

    def drawing(self, seat: i64) -> str:
        """What this seat (or WATCHER, or OPEN) sees, as SVG or HTML."""
        return draw_view(self.view(seat))

    def __str__(self) -> str:
        return self.picture(OPEN)

    def _repr_html_(self) -> str:
        return self.drawing(OPEN)

    def __repr__(self) -> str:
        """The call that makes it again."""
        return f"undercroft.load({msgspec.json.encode(self.position()).decode()!r}).state"

    # The end

    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        raise NotImplementedError

    def points(self) -> list[float]:
        """What each seat has won, once the game is over: the cheap part of `outcome`, for search and learning."""
        raise NotImplementedError

    # Copies

    def copy(self) -> State:
        """A position that changes apart from this one, without a log."""
        raise NotImplementedError

    def position(self) -> Position:
        """The whole position as a Struct, in the spec's words; the game's `load` reads it back."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """The whole position as plain JSON."""
        shown: dict[str, object] = msgspec.json.decode(msgspec.json.encode(self.position()))
        return shown

    def decks(self) -> list[Deck]:
        """Every pile of the position, in a fixed order."""
        return []

    def broken(self) -> str:
        """The first of the spec's invariants that does not hold here, in words; empty if all do."""
        return ""

    # For the rules

    def tell(self, event: Event) -> None:
        """Everybody hears of it. Callers test `log` before they build an event."""
        if self.log is not None:
            self.log.tell(EVERYBODY, event)

    def tell_only(self, seats: i64, event: Event) -> None:
        """Only these seats hear of it."""
        if self.log is not None:
            self.log.tell(seats, event)

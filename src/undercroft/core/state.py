"""A position: everything on the table, secrets included. It never leaves the process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from undercroft.core.action import Action
from undercroft.core.deck import Deck
from undercroft.core.log import EVERYBODY, OPEN, Log
from undercroft.core.picture import draw_view, ending, in_html, print_view
from undercroft.core.position import Position
from undercroft.core.rng import Rng
from undercroft.core.view import Event, Message, Outcome


class Secret:
    """One row of a game's table of hidden information, as it stands in a position."""

    def __init__(self, row: str, value: str, knowers: i64, settled: bool) -> None:
        self.row: str = row  # which secret, e.g. "card of seat 2"
        self.value: str = value  # what it is
        self.knowers: i64 = knowers  # the set of seats that know it
        self.settled: bool = (
            settled  # even those who do not know it can work it out: only one value is possible
        )

    def __repr__(self) -> str:
        return f"Secret({self.row!r}, {self.value!r}, {self.knowers}, {self.settled})"


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
        raise missing(self, "actors(self)", "the set of seats the table waits for")

    def legal(self, seat: i64) -> list[Action]:
        """The complete list of what this seat may do now; empty if it is not asked. Not to be changed."""
        raise missing(self, "legal(self, seat)", "the complete list of what a seat may do")

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        """Do it. Trusts that the action is one of `legal(seat)`."""
        raise missing(self, "play(self, seat, action, rng)", "which does the action")

    def can_take_back(self, seat: i64, action: Action) -> bool:
        """May this action be taken back, as far as the game's own rules go, before anything is shown or drawn?"""
        return True

    # What a seat knows

    def view(self, seat: i64) -> object:
        """What this seat (or WATCHER) sees: a Struct, built from nothing. OPEN sees all that any seat knows."""
        raise missing(self, "view(self, seat)", "what a seat sees, a Struct")

    def observe(self, seat: i64, out: vec[i16], at: i64) -> bool:
        """Write what `core.encoding` derives from this seat's view, faster: the numbers after `at`, where zeros stand.

        False if the game does not know how; `check` compares both.
        """
        return False

    def prompt(self, seat: i64) -> Message:
        """What is asked of this seat, or what it waits for; OPEN waits as WATCHER does."""
        raise missing(self, "prompt(self, seat)", "what is asked of a seat, a Message")

    def why_not(self, seat: i64, action: Action) -> Message | None:
        """Why this seat may not do this now, from what it knows; None if it may."""
        raise missing(self, "why_not(self, seat, action)", "why a seat may not do this, a Message or None")

    def figures(self, seat: i64) -> object:
        """The numbers that save this seat (or WATCHER, or OPEN) arithmetic: a Struct."""
        raise missing(
            self, "figures(self, seat)", "numbers for a seat, a Struct (NoFigures() if there are none)"
        )

    def foresee(self, seat: i64, action: Action) -> object:
        """What is certain about a legal action though its whole result is not, from what this seat knows: a Struct."""
        return None

    def plan_of(self, seat: i64, steps: list[Action]) -> object:
        """What these steps one after another would cost and bring this seat, from what it knows: a Struct.

        Nothing is done. None where this seat has nothing to plan.
        """
        return None

    def redeal(self, seat: i64, rng: Rng) -> State:
        """Another position that this seat (or WATCHER) cannot tell from this one; everything else is dealt again."""
        raise missing(self, "redeal(self, seat, rng)", "another position that looks the same to a seat")

    def reopen(self, seat: i64) -> None:
        """In a world redealt for this seat: let the others choose again what they have sealed, where that is possible.

        A redeal draws sealed choices blindly, but nobody chooses blindly. A search plays the opened choices itself.
        """

    def secrets(self) -> list[Secret]:
        """The rows of the spec's table of hidden information, as they stand now. The order of a deck is no row."""
        raise missing(self, "secrets(self)", "the list of what is hidden now, as Secret rows")

    # Pictures. They are made from the view alone, so they cannot show more than it does.

    def picture(self, seat: i64) -> str:
        """What this seat (or WATCHER, or OPEN) sees, as text."""
        return print_view(self.view(seat))

    def drawing(self, seat: i64) -> str:
        """What this seat (or WATCHER, or OPEN) sees, as SVG or HTML."""
        return draw_view(self.view(seat))

    def __str__(self) -> str:
        return printed(self, OPEN)

    def _repr_html_(self) -> str:
        return drawn(self, OPEN)

    def __repr__(self) -> str:
        """The call that makes it again."""
        return f"undercroft.load({msgspec.json.encode(self.position()).decode()!r}).state"

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds the dump; the log is not part of it."""
        return unpickled, (msgspec.json.encode(self.position()),)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    # The end

    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        raise missing(self, "outcome(self)", "who won and why, None while the game goes on")

    def points(self) -> list[float]:
        """What each seat has won, once the game is over: the cheap part of `outcome`, for search and learning."""
        raise missing(self, "points(self)", "what each seat has won at the end")

    def reason(self) -> Message:
        """Why it ended so, once the game is over: the cheap part of `outcome`, for simulation."""
        outcome = self.outcome()
        assert outcome is not None
        return outcome.why

    def write_scores(self, out: vec[i32], points: vec[float], at: i64, step: i64) -> i64:
        """At the end: each seat's place, score sheet and points, in a row of its own from `at` on.

        Column n of `Game.score_columns` begins at `(n + 1) * step`, places at 0; zeros stand everywhere. The answer is
        a number that stands for the reason of the end and all that it says.
        """
        raise missing(self, "write_scores(self, out, points, at, step)", "the columns of its score sheets")

    # Copies

    def copy(self) -> State:
        """A position that changes independently of this one, without a log."""
        raise missing(self, "copy(self)", "a position that changes apart from this one")

    def position(self) -> Position:
        """The whole position as a Struct, in the spec's words; the game's `load` reads it back."""
        raise missing(self, "position(self)", "the whole position as its Struct")

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


def missing(owner: object, call: str, does: str) -> NotImplementedError:
    """What a game has forgotten, in words."""
    return NotImplementedError(f"{type(owner).__name__} needs a method {call}: {does}")


def printed(state: State, seat: i64) -> str:
    """The picture of a seat; when the game is over, with who won and why."""
    end = ending(state.outcome()) if state.actors() == 0 else ""
    return f"{state.picture(seat)}\n{end}" if end else state.picture(seat)


def drawn(state: State, seat: i64) -> str:
    """The drawing of a seat; when the game is over, with who won and why."""
    end = ending(state.outcome()) if state.actors() == 0 else ""
    return f"{state.drawing(seat)}{in_html(end)}" if end else state.drawing(seat)


LOADERS: Final[list[Callable[[bytes], State]]] = []  # one: `game.py` knows the games and brings it


def unpickled(dump: bytes) -> State:
    """The position that a pickle holds."""
    return LOADERS[0](dump)

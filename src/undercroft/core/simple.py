"""The chores of a small game done by the kernel, for prototypes and games that need no compiler.

A game whose `Position` has the same fields as its state gets copies, dumps and loading for nothing; `tests/toy` is
one. Games that must be fast write these by hand.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
from mypy_extensions import i64, mypyc_attr

from undercroft.core.action import Action
from undercroft.core.deck import Deck, load_deck
from undercroft.core.game import Game
from undercroft.core.position import BadPosition, Position
from undercroft.core.state import State
from undercroft.core.view import Message, NoFigures


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleState(State):
    """A position whose attributes have the names of its dump's fields."""

    shape: ClassVar[type[Position]] = Position  # the Struct of the game's dumps
    cards: ClassVar[list[str]] = []  # the ids of the cards in piles, by their numbers

    def __init__(self, seats: i64, options: msgspec.Struct) -> None:
        super().__init__(seats)
        self.options: msgspec.Struct = options

    def fields(self) -> list[str]:
        return [field.name for field in msgspec.structs.fields(self.shape)][2:]  # after options and seats

    def copy(self) -> State:
        twin = type(self)(self.seats, self.options)
        twin.reveals = self.reveals
        for name in self.fields():
            setattr(twin, name, copied(getattr(self, name)))
        return twin

    def decks(self) -> list[Deck]:
        values = [getattr(self, name) for name in self.fields()]
        return [value for value in values if isinstance(value, Deck)]

    def position(self) -> Position:
        shown: dict[str, Any] = {"options": msgspec.to_builtins(self.options), "seats": self.seats}
        for name in self.fields():
            value = getattr(self, name)
            shown[name] = value.dump(self.cards) if isinstance(value, Deck) else copied(value)
        return self.shape(**shown)

    def why_not(self, seat: i64, action: Action) -> Message | None:
        return None if action in self.legal(seat) else Message("action-not-offered")

    def figures(self, seat: i64) -> object:
        return NoFigures()


def copied(value: Any) -> Any:
    """A copy of lists and piles; everything else never changes."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value.copy() if isinstance(value, Deck) else value


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleGame(Game):
    """A game whose states are simple. `state(seats, options)` makes one with its attributes in place."""

    def state(self, seats: i64, options: msgspec.Struct) -> SimpleState:
        raise NotImplementedError

    def place(self, position: Position, options: msgspec.Struct) -> State:
        state = self.state(position.seats, options)
        for name in state.fields():
            value = getattr(position, name)
            usual = getattr(state, name)
            if isinstance(usual, list) and len(usual) == state.seats and len(value) != state.seats:
                raise BadPosition(name, f"must have {state.seats} entries, one for each seat")
            pile = isinstance(usual, Deck)
            setattr(state, name, load_deck(value, state.cards, name) if pile else copied(value))
        return state

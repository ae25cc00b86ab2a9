"""Notes on a game of which nothing is known: every component that an event names was met."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from undercroft.core.game import Game
from undercroft.core.view import Event

TABLE = -1  # in place of a seat: it concerns all


class Notes:
    """Who did what how often in one game, and what it brought: by seat, kind of use and name.

    A game's own notes have a method for each event they want to hear of, called as the event: `RoomResolved`.
    An event is read by its field names alone, so that the notes know no class of the game.
    """

    def __init__(self, game: Game) -> None:
        self.names = game.names
        self.lines: dict[tuple[int, str, str], list[int]] = {}
        self.ears: dict[type, Callable[[Event], None]] = {
            kind: getattr(self, kind.__name__, self.anything) for kind in game.events
        }

    def note(self, seat: int, what: str, name: str, amount: int = 0) -> None:
        line = self.lines.setdefault((seat, what, name), [0, 0])
        line[0] += 1
        line[1] += amount

    def begin(self, view: object) -> None:
        """The game is set up, of which no event tells; the view is the open one."""

    def hear(self, event: Event) -> None:
        self.ears[type(event)](event)

    def anything(self, event: Event) -> None:
        """An event without a method of its own; where a game has methods, the rest is not noted."""
        if type(self) is Notes:
            seat = getattr(event, "seat", TABLE)
            for name in named(event, self.names):
                self.note(seat if isinstance(seat, int) else TABLE, "met", name)


def named(value: object, names: dict[str, dict[str, str]]) -> list[str]:
    """The components that are named anywhere in a value."""
    if isinstance(value, str):
        return [value] if value in names else []
    if isinstance(value, list | tuple):
        return [name for one in value for name in named(one, names)]
    if isinstance(value, msgspec.Struct):
        return [name for field in value.__struct_fields__ for name in named(getattr(value, field), names)]
    return []

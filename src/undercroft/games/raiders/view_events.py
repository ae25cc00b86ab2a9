"""What seats are told, in the order in which it happens. Never compiled: only Structs."""

from __future__ import annotations

import msgspec

from undercroft.core.view import Event, events_in
from undercroft.games.raiders.view import Card, Result, RoomCard


class FloorLaid(Event, frozen=True):
    """A floor card is turned up and five rooms are laid out."""

    floor: int
    plan: str
    layout: str
    rooms: list[RoomCard | None]  # None where a room lies face down


class RoomEntered(Event, frozen=True):
    """The next room is opened."""

    floor: int
    room: int
    card: RoomCard
    turned: bool  # it lay face down until now


class TorchUsed(Event, frozen=True):
    """A seat looks at the dark rooms of the floor."""

    seat: int


class RoomsLit(Event, frozen=True):
    """Told only to the seat that used a torch: what lies face down on the floor."""

    seat: int
    floor: int
    rooms: list[RoomCard | None]  # by place; None where the room is not face down


class Chosen(Event, frozen=True):
    """Standard: a seat has chosen its card, or its second card."""

    seat: int


class CardLaid(Event, frozen=True):
    """Tactical: a seat lays its card, or its second card, face up."""

    seat: int
    card: Card
    second: bool


class CardsRevealed(Event, frozen=True):
    """Standard: all cards are turned up together."""

    cards: list[Card]  # per seat


class BallUsed(Event, frozen=True):
    """A crystal ball goes back to the supply; its owner will choose again."""

    seat: int


class SecondCard(msgspec.Struct, frozen=True):
    seat: int
    card: Card


class SecondRevealed(Event, frozen=True):
    """Standard: the real cards of all who used a ball are turned up together."""

    cards: list[SecondCard]


class RoomResolved(Event, frozen=True):
    """The room takes effect on all at once."""

    floor: int
    room: int
    card: RoomCard
    result: Result


class ScrollPassed(Event, frozen=True):
    """Tactical: the highest card of the room begins the next one."""

    from_seat: int
    seat: int
    value: int | None
    tied: list[int]  # all seats with that value; the first one clockwise after the old holder takes it


class FloorEnded(Event, frozen=True):
    """All take their power cards back."""

    floor: int


class GameOver(Event, frozen=True):
    """The score sheet with every step is the game's outcome."""

    winners: list[int]
    petrified: list[int]
    fainted: list[int]


EVENTS = events_in(globals())

# Events that show something hidden to whoever is told.
REVEALS: list[str] = ["FloorLaid", "RoomEntered", "RoomsLit", "CardsRevealed", "SecondRevealed"]

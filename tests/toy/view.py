"""What the toy game shows."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.core.position import Packet, Position, says, seat_set, span
from undercroft.core.view import Event

Card = Annotated[int, span(0, 11)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    variant: Literal["high", "low"] = "high"


class ToyPosition(Position, tag="toy", kw_only=True):
    """A position of the toy."""

    hands: Annotated[list[list[Card]], says("by seat")]
    sealed: Annotated[list[Annotated[int, span(-1, 11)]], says("by seat; -1 for none")]
    stakes: Annotated[list[Annotated[int, span(0, 3)]], says("by seat; 0 for none")]
    peeked: Annotated[int, seat_set(4, "the set of seats that have looked at the top card")]
    won: Annotated[list[Annotated[int, span(0, 99)]], says("points by seat")]
    deck: list[Packet]
    discard: list[Card]


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat."""

    cards: int
    sealed: bool
    stake: int
    points: int
    peeked: bool
    hand: list[int] | None  # to open eyes; the seat's own stands in View
    card: int | None  # the sealed one, to open eyes


class View(msgspec.Struct, frozen=True):
    seats: list[SeatView]
    deck: int
    discard: list[int]
    hand: list[int]  # the seat's own
    sealed: int | None  # the seat's own
    top: int | None  # of the deck, if the seat has looked at it (to open eyes: anybody)


class Figures(msgspec.Struct, frozen=True):
    unseen: int  # how many cards this seat has not seen


class Staked(Event, frozen=True):
    seat: int
    stake: int


class Sealed(Event, frozen=True):
    seat: int


class Peeked(Event, frozen=True):
    seat: int


class TopShown(Event, frozen=True):
    card: int


class Revealed(Event, frozen=True):
    cards: list[int]


class RoundWon(Event, frozen=True):
    seat: int
    points: int


class Drew(Event, frozen=True):
    seat: int


class CardDrawn(Event, frozen=True):
    card: int


class SealedCard(Event, frozen=True):
    """Told by a faulty variant only: which card was sealed."""

    seat: int
    card: int


EVENTS: list[type[msgspec.Struct]] = [
    Staked,
    Sealed,
    Peeked,
    TopShown,
    Revealed,
    RoundWon,
    Drew,
    CardDrawn,
    SealedCard,
]

"""What is told, in the order in which it happens. Never compiled: only Structs."""

from __future__ import annotations

from typing import Literal

from undercroft.core.view import Event, events_in
from undercroft.games.jackal.view import Position, Trial

How = Literal["walk", "step", "swim", "bats"]
End = Literal["home", "quiet", "long"]


class TileDrawn(Event, frozen=True):
    seat: int
    tile: str
    set_aside: list[str]  # did not fit anywhere and went back
    left: int


class MapDone(Event, frozen=True):
    """The start map is finished; the pirates stand on the entrance."""

    left_over: int  # tiles of the start pile that fitted nowhere


class TilePlaced(Event, frozen=True):
    seat: int
    tile: str
    x: int
    y: int
    turn: int
    coin: bool


class TurnBegan(Event, frozen=True):
    seat: int
    round: int


class OwnTileTaken(Event, frozen=True):
    seat: int
    slot: int
    tile: str


class Rolled(Event, frozen=True):
    seat: int
    dice: list[int]
    dive: bool
    swim: bool


class Moved(Event, frozen=True):
    """A pirate walked, stepped, swam or was driven; the path has every position, both ends included."""

    seat: int
    how: How
    path: list[Position]


class Stayed(Event, frozen=True):
    seat: int


class CoinTaken(Event, frozen=True):
    seat: int
    x: int
    y: int
    coins: int


class TrialHeld(Event, frozen=True):
    trial: Trial


class CoinDropped(Event, frozen=True):
    seat: int  # the winner, who chose
    from_seat: int
    x: int
    y: int


class CoinLeft(Event, frozen=True):
    seat: int
    from_seat: int


class HeadStartRolled(Event, frozen=True):
    seat: int
    die: int


class BatsRolled(Event, frozen=True):
    seat: int
    die: int


class Given(Event, frozen=True):
    seat: int
    to_seat: int
    coins: int


class GameOver(Event, frozen=True):
    winners: list[int]
    why: End


EVENTS = events_in(globals())

# Events that show something hidden, or follow from it (when the map is done depends on what the start pile holds).
REVEALS: list[str] = ["TileDrawn", "MapDone", "TurnBegan"]

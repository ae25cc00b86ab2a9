"""What a seat sees, and the numbers that help it. Never compiled: only Structs.

Seats are numbered from 0. Tiles are named by their kind, as in components.toml; a turn is a number of quarter turns
clockwise; y grows to the south. A position is a cell and the number of a tunnel on its tile. Everybody sees the same.
"""

from __future__ import annotations

from typing import Literal

import msgspec

# In the order of the rules; table.py numbers them.
Phase = Literal[
    "map", "move", "place", "step", "walk", "action", "coin", "head_start", "head_start_take", "bat_move", "over"
]  # fmt: skip
Kind = Literal["entrance", "cavern", "cave", "hall"]
TrialKind = Literal["wager", "prank"]


class TileKind(msgspec.Struct, frozen=True):
    """A kind of tile, unturned."""

    id: str
    kind: Kind
    tunnels: list[list[int]]  # by tunnel, the sides on which it opens: 0 north, 1 east, 2 south, 3 west
    hall: int | None  # the tunnel that runs through the gold hall
    passage: int | None  # the tunnel with the entrance to the secret passage
    mud: list[int]  # muddy tunnels
    count: int
    left: int  # not yet on the board nor in a display


class Placed(msgspec.Struct, frozen=True):
    """A tile on the board."""

    tile: str
    x: int
    y: int
    turn: int
    coin: bool


class Position(msgspec.Struct, frozen=True):
    x: int
    y: int
    tunnel: int


class SeatView(msgspec.Struct, frozen=True):
    coins: int
    wagers: int
    bats: int
    pirate: Position | None  # None while the map is laid
    home: int | None  # steps to the entrance, walking; None if it cannot be walked to
    display: list[str | None]  # open tiles by slot; None where it was used
    ally: int | None


class Throw(msgspec.Struct, frozen=True):
    """One throw of a trial."""

    initiator: int
    defender: int


class Trial(msgspec.Struct, frozen=True):
    """A wager or a prank: three throws; the defender must be strictly higher twice."""

    kind: TrialKind
    initiator: int
    defender: int
    throws: list[Throw]
    winner: int


class View(msgspec.Struct, frozen=True):
    """The table, the same for everybody."""

    mud: bool
    five_tiles: bool
    alliances: bool
    phase: Phase
    actor: int | None  # who decides now
    active: int  # whose turn it is
    first: int
    round: int
    quiet: int  # rounds without progress
    quiet_limit: int
    round_limit: int
    goal: int  # coins to win (of a team with alliances)
    tiles: list[Placed]
    seats: list[SeatView]
    current: str | None  # the tile to be placed
    dice: list[int]  # of the walk or dive under way
    swim: bool  # swimming is allowed
    trial: Trial | None  # of this turn
    start_pile: int
    stock: int
    returned: list[str]  # set aside while the map is laid: known to lie in the start pile
    kinds: list[TileKind]


# Figures


class Reach(msgspec.Struct, frozen=True):
    """A position and how far it is."""

    x: int
    y: int
    tunnel: int
    steps: int
    coin: bool  # a coin lies in this tunnel
    mud: bool  # the walk ends here


class CoinDistance(msgspec.Struct, frozen=True):
    """A hall, and every seat's walking distance to it."""

    x: int
    y: int
    coin: bool
    steps: list[int | None]
    cut_off: bool  # as the cave stands, nobody can get there, not even by swimming


class Figures(msgspec.Struct, frozen=True):
    reach: list[Reach]  # what the pirate who would walk can reach with a die of 6, or with the die thrown
    at_frontier: bool  # the active pirate stands at an opening that faces an empty cell
    exits: list[Position]  # where the active pirate may come out of a dive; none where it cannot dive
    hall_chance: float  # that the next tile is a gold hall
    halls_left: int
    passages_left: int
    openings: int  # of the entrance's region
    halls: list[CoinDistance]
    turns_home: list[int | None]  # distance home / 3.5, rounded up
    wagers_after: int | None  # what the active seat has left once it has spent one; None if it has none
    bats_after: int | None


class Foresight(msgspec.Struct, frozen=True):
    """What a placement would make certain."""

    joints: int
    can_step: bool  # the pirate could step on
    hall_steps: int | None  # from the pirate to the new hall
    hall_cut_off: bool  # nobody will be able to get to the new hall, not even by swimming
    openings: int  # left to the entrance's region

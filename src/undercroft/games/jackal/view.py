"""What a seat sees, and the numbers that help it. Never compiled: only Structs.

Seats are numbered from 0. Tiles are named by their kind, as in components.toml; a turn is a number of quarter turns
clockwise; y grows to the south. A position is a cell and the number of a tunnel on its tile. Everybody sees the same.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.core.view_bounds import BAG, PER_SEAT, SeatNumber, at_most, exactly, ids, tally, within

# In the order of the rules; table.py numbers them.
Phase = Literal[
    "map", "move", "place", "step", "walk", "action", "coin", "head_start", "head_start_take", "bat_move", "over"
]  # fmt: skip
Kind = Literal["entrance", "cavern", "cave", "hall"]
TrialKind = Literal["wager", "prank"]

TileId = Annotated[str, ids("tiles")]
X = Annotated[int, within(-99, 99)]  # or y: a hundred tiles in a row reach no farther
Die = Annotated[int, within(1, 20)]
Count = Annotated[int, within(0, 999)]


class TileKind(msgspec.Struct, frozen=True):
    """A kind of tile, unturned."""

    id: str
    kind: Kind
    tunnels: list[list[int]]  # by tunnel, the sides on which it opens: 0 north, 1 east, 2 south, 3 west
    hall: int | None  # the tunnel that runs through the gold hall
    passage: int | None  # the tunnel with the entrance to the secret passage
    mud: list[int]  # muddy tunnels
    count: int


class Constants(msgspec.Struct, frozen=True):
    """What never changes in a game."""

    kinds: list[TileKind]
    quiet_limit: int  # rounds without progress that end the game
    round_limit: int
    goal: int  # coins to win (of a team with alliances)
    allies: list[int | None]  # of each seat


class Unseen(msgspec.Struct, frozen=True):
    """A kind of tile, and how many of it are neither on the board nor in a display."""

    tile: TileId
    left: Count


class Placed(msgspec.Struct, frozen=True):
    """A tile on the board."""

    tile: TileId
    x: X
    y: X
    turn: Annotated[int, within(0, 3)]
    coin: bool


class Position(msgspec.Struct, frozen=True):
    x: X
    y: X
    tunnel: Annotated[int, within(0, 3)]


class SeatView(msgspec.Struct, frozen=True):
    coins: Count
    wagers: Count
    bats: Count
    pirate: Position | None  # None while the map is laid
    home: Count | None  # steps to the entrance, walking; None if it cannot be walked to
    display: Annotated[list[TileId | None], at_most(9)]  # open tiles by slot; None where it was used


class Throw(msgspec.Struct, frozen=True):
    """One throw of a trial."""

    initiator: Die
    defender: Die


class Trial(msgspec.Struct, frozen=True):
    """A wager or a prank: three throws; the defender must be strictly higher twice."""

    kind: TrialKind
    initiator: SeatNumber
    defender: SeatNumber
    throws: Annotated[list[Throw], exactly(3)]
    winner: SeatNumber


class View(msgspec.Struct, frozen=True):
    """The table, the same for everybody."""

    mud: bool
    five_tiles: bool
    alliances: bool
    phase: Phase
    actor: SeatNumber | None  # who decides now
    active: SeatNumber  # whose turn it is
    first: SeatNumber
    round: Count
    quiet: Count  # rounds without progress
    tiles: Annotated[list[Placed], at_most(100)]
    seats: Annotated[list[SeatView], PER_SEAT]
    current: TileId | None  # the tile to be placed
    dice: Annotated[list[Die], at_most(2)]  # of the walk or dive under way
    swim: bool  # swimming is allowed
    trial: Trial | None  # of this turn
    start_pile: Count
    stock: Count
    returned: Annotated[list[TileId], at_most(100), BAG]  # set aside: known to lie in the start pile
    unseen: Annotated[list[Unseen], tally("tiles", "tile", "left")]  # none of which nothing is left


# Figures


class Reach(msgspec.Struct, frozen=True):
    """A position and how far it is."""

    x: int
    y: int
    tunnel: int
    steps: int
    coin: bool  # a coin lies in this tunnel
    mud: bool  # the walk ends here
    wins: bool  # whoever comes here now wins


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

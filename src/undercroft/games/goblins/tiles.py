"""Places and tiles as numbers: where a card lies and what lies there.

A place is one number on a board with a margin all round, so that a neighbour is an addition and never a test for the
edge. What lies there is one number too: 0 for nothing, otherwise a tile: 4 * face + turn + 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import ALL_SIDES, turned
from undercroft.games.goblins import cards

ROW: Final[i64] = cards.Y_MAX - cards.Y_MIN + 3  # places of one column, margin included: y runs fastest
SIZE: Final[i64] = (cards.X_MAX - cards.X_MIN + 3) * ROW
STEPS: Final[vec[i64]] = vec[i64]([-1, ROW, 1, -ROW])  # to the neighbour in the north, east, south, west


def place_at(x: i64, y: i64) -> i64:
    return (x - cards.X_MIN + 1) * ROW + y - cards.Y_MIN + 1


def x_of(place: i64) -> i64:
    return place // ROW + cards.X_MIN - 1


def y_of(place: i64) -> i64:
    return place % ROW + cards.Y_MIN - 1


def read_place(field: str) -> i64:
    table = cards.COMPONENTS.table("table")
    at = (table if field == "start" else table.part("goal_places")).numbers(field, -20, 40)
    return place_at(at[0], at[1])


START: Final[i64] = read_place("start")
GOAL_AT: Final[vec[i64]] = vec[i64]([read_place(name) for name in cards.GOAL_PLACES])

# What stands on a place besides tiles.
EMPTY: Final = 0
EDGE: Final = -1
THE_START: Final = -2
A_GOAL: Final = -3  # face down, or face up and no part of the tunnel
THE_DYNAMITE: Final = -4  # face up


def tile_of(face: i64, turn: i64) -> i64:
    return 4 * face + turn + 1


def face_of(tile: i64) -> i64:
    return (tile - 1) >> 2


def turn_of(tile: i64) -> i64:
    return (tile - 1) & 3


# The openings of what stands on a place, counted from the lowest mark. Start and Dynamite are open all round; other
# goals, the edge and empty places nowhere.
LOWEST: Final = 4
OPENINGS: Final[vec[i64]] = vec[i64](
    [ALL_SIDES, 0, ALL_SIDES, 0, 0]
    + [turned(face.openings, turn) for face in cards.FACES for turn in range(4)]
)
TILES_OF: Final[list[vec[i64]]] = [  # by face, a tile for every turn that looks different
    vec[i64]([tile_of(number, turn) for turn in face.turns]) for number, face in enumerate(cards.FACES)
]
KIND_OF: Final[vec[i64]] = vec[i64]([cards.NO_KIND] + [face.kind for face in cards.FACES for _ in range(4)])
COLOUR_OF: Final[vec[i64]] = vec[i64](
    [cards.NO_COLOUR] + [face.colour for face in cards.FACES for _ in range(4)]
)

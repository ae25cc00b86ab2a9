"""A square board, flat: a cell is one number, so that boards are vectors and neighbours are additions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HALF: Final = 32
SIDE: Final = 64
CELLS: Final = SIDE * SIDE
CENTRE: Final = HALF * SIDE + HALF

# Directions go clockwise from the north; y grows to the south, as on a screen.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEP: Final[list[i64]] = [-1, SIDE, 1, -SIDE]


def cell_at(x: i64, y: i64) -> i64:
    """The cell with these coordinates; (0, 0) is the middle of the board."""
    return (x + HALF) * SIDE + y + HALF


def x_of(cell: i64) -> i64:
    return cell // SIDE - HALF


def y_of(cell: i64) -> i64:
    return cell % SIDE - HALF


def beside(cell: i64, direction: i64) -> i64:
    """The next cell in a direction."""
    if direction == NORTH:
        return cell - 1
    if direction == EAST:
        return cell + SIDE
    if direction == SOUTH:
        return cell + 1
    return cell - SIDE


def opposite(direction: i64) -> i64:
    return direction ^ 2

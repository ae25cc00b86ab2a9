"""Marks for the types of views, from which observations of a fixed layout are derived. Never compiled.

A whole number needs its range and a list its largest length: `Annotated[int, Meta(ge=0, le=20)]`,
`Annotated[list[Place], Meta(max_length=5)]`. Everything else is said with the marks below; `undercroft check`
tests all of them on random games.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MOST_SEATS = 8  # of any game

# Follows from other fields of the view: left out of observations.
IMPLIED = Meta(extra={"implied": True})

# A list with one entry for each seat.
PER_SEAT = Meta(max_length=MOST_SEATS, extra={"per_seat": True})

# The number of a seat.
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]

# A list without an order: observed as how often each value stands in it. Its values are ids, words or small numbers.
BAG = Meta(extra={"bag": True})


def ids(name: str) -> Meta:
    """An id of one of the game's components; `Game.ids()` lists them under this name."""
    return Meta(extra={"ids": name})


def tally(name: str, key: str, count: str = "") -> Meta:
    """A list of parts, one for each of some ids: observed as the `count` of each id, or as how often it stands there.

    `key` is the field that holds the id, with dots where it lies deeper.
    """
    return Meta(extra={"tally": name, "key": key, "count": count})


def within(low: int, high: int) -> Meta:
    """A whole number from low to high."""
    return Meta(ge=low, le=high)


def at_most(length: int) -> Meta:
    """A list that is never longer."""
    return Meta(max_length=length)


def exactly(length: int) -> Meta:
    """A list that always has this length."""
    return Meta(min_length=length, max_length=length)

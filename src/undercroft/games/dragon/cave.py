"""The cave: which hexes there are, what lies on them, and what the supplies still hold.

A place is a number, 0 the Entrance and 1 to 24 the cave hexes; a set of places is a number too, bit n for place n.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.games.dragon.cards import CUBES, HEXES, TORCHES, Layout

ENTRANCE: Final = 0
HOME: Final = 1  # the set of the Entrance alone
PLACES: Final = HEXES + 1
EVERYWHERE: Final = (1 << PLACES) - 1
STRIDE: Final = 7  # the neighbours of a place, and -1 after the last

NOTHING: Final = vec[i64]([0] * PLACES)


def places_in(places: i64) -> list[i64]:
    """The places of a set, in ascending order."""
    found: list[i64] = []
    place: i64 = 0
    while places >> place:
        if places >> place & 1:
            found.append(place)
        place += 1
    return found


def count_of(places: i64) -> i64:
    """How many places are in a set: pairs, fours, eights and so on are added up side by side."""
    places -= places >> 1 & 0x55555555
    places = (places & 0x33333333) + (places >> 2 & 0x33333333)
    places = places + (places >> 4) & 0x0F0F0F0F
    return (places * 0x01010101 & 0xFFFFFFFF) >> 24


def only_place(places: i64) -> i64:
    """The first place of a set."""
    place: i64 = 0
    while not places >> place & 1:
        place += 1
    return place


class Map:
    """Which hex lies where. It never changes during a game, so copies share it."""

    __slots__ = ("layout", "cells", "near", "beyond", "ways")

    def __init__(self, layout: Layout, cells: vec[i64]) -> None:
        self.layout: Layout = layout
        self.cells: vec[i64] = cells  # by place, its cell of the layout
        self.near: vec[i64] = NOTHING[:]  # by place, the set of adjacent places
        self.beyond: vec[i64] = NOTHING[:]  # by place, the set of diagonal places
        self.ways: vec[i64] = vec[i64]()  # by place, STRIDE numbers: its neighbours clockwise, then -1
        place_at = NOTHING[:]
        for place in range(PLACES):
            place_at[cells[place]] = place
        for place in range(PLACES):
            cell = cells[place]
            near: i64 = 0
            steps: i64 = 0
            for there in layout.near[cell]:
                near |= 1 << place_at[there]
                self.ways = append(self.ways, place_at[there])
                steps += 1
            while steps < STRIDE:
                self.ways = append(self.ways, -1)
                steps += 1
            self.near[place] = near
            beyond: i64 = 0
            for there in layout.beyond[cell]:
                beyond |= 1 << place_at[there]
            self.beyond[place] = beyond

    def around(self, places: i64) -> i64:
        """The places adjacent to any of these."""
        near = self.near
        found: i64 = 0
        place: i64 = 0
        while places:
            if places & 1:
                found |= near[place]
            places >>= 1
            place += 1
        return found


class Cave:
    """The hexes and the pieces on them."""

    __slots__ = (
        "map",
        "open",
        "rubble",
        "lost",
        "emptied",
        "lit",
        "torches",
        "cubes",
        "gems",
        "torch_supply",
        "cube_supply",
        "lying",
    )

    def __init__(self, map: Map, torches: vec[i64], cubes: vec[i64], gems: vec[i64]) -> None:
        self.map: Map = map
        self.open: i64 = EVERYWHERE  # the Entrance is always open
        self.rubble: i64 = 0
        self.lost: i64 = 0  # in the game, but with no way to the Entrance
        self.emptied: i64 = 0
        self.lit: i64 = HOME  # the Entrance always, and every hex with a torch
        self.torches: vec[i64] = torches
        self.cubes: vec[i64] = cubes
        self.gems: vec[i64] = gems
        self.torch_supply: i64 = TORCHES
        self.cube_supply: i64 = CUBES
        self.lying: i64 = 0  # gems on all hexes together

    def copy(self) -> Cave:
        twin = Cave(self.map, self.torches[:], self.cubes[:], self.gems[:])
        twin.open = self.open
        twin.rubble = self.rubble
        twin.lost = self.lost
        twin.emptied = self.emptied
        twin.lit = self.lit
        twin.torch_supply = self.torch_supply
        twin.cube_supply = self.cube_supply
        twin.lying = self.lying
        return twin

    # Ways

    def in_game(self) -> i64:
        """The Entrance and every hex that is open or rubble."""
        return self.open | self.rubble

    def dark(self, place: i64) -> bool:
        return not self.lit >> place & 1

    def reach(self, there: i64) -> i64:
        """The places from which a way leads to the Entrance over these places; rubble counts as a way."""
        found: i64 = HOME
        ring: i64 = HOME
        while ring:
            ring = self.map.around(ring) & there & ~found
            found |= ring
        return found

    def nearest_lit(self, place: i64) -> i64:
        """The lit places with the least distance from here."""
        there = self.in_game()
        seen: i64 = 1 << place
        ring: i64 = seen
        while ring:
            ring = self.map.around(ring) & there & ~seen
            if ring & self.lit:
                return ring & self.lit
            seen |= ring
        return 0

    def distances(self, place: i64) -> vec[i64]:
        """The distance of every place from this one; -1 where no way leads."""
        there = self.in_game()
        found = NOTHING[:]
        for other in range(PLACES):
            found[other] = -1
        seen: i64 = 0
        ring: i64 = 1 << place
        steps: i64 = 0
        while ring:
            for other in range(PLACES):
                if ring >> other & 1:
                    found[other] = steps
            seen |= ring
            ring = self.map.around(ring) & there & ~seen
            steps += 1
        return found

    def unsearched(self) -> i64:
        """The hexes in the game that are neither lost nor emptied."""
        return self.in_game() & ~(self.lost | self.emptied | HOME)

    # Pieces

    def put_torch(self, place: i64) -> None:
        """From the supply."""
        self.torch_supply -= 1
        self.torches[place] += 1
        self.lit |= 1 << place

    def take_torch(self, place: i64) -> None:
        """Back to the supply."""
        self.torch_supply += 1
        self.torches[place] -= 1
        if self.torches[place] == 0:
            self.lit &= ~(1 << place) | HOME

    def move_torch(self, start: i64, to: i64) -> None:
        self.take_torch(start)
        self.put_torch(to)

    def put_out(self, place: i64) -> i64:
        """All torches of a place back to the supply; how many."""
        torches = self.torches[place]
        self.torch_supply += torches
        self.torches[place] = 0
        self.lit &= ~(1 << place) | HOME
        return torches

    def put_cube(self, hex: i64) -> None:
        self.cube_supply -= 1
        self.cubes[hex] += 1

    def take_cubes(self, hex: i64) -> i64:
        """All cubes of a hex back to the supply; how many."""
        cubes = self.cubes[hex]
        self.cube_supply += cubes
        self.cubes[hex] = 0
        return cubes

    def take_gems(self, hex: i64) -> i64:
        """All gems of a hex back to the supply; how many."""
        gems = self.gems[hex]
        self.lying -= gems
        self.gems[hex] = 0
        return gems

    def find_gem(self, hex: i64) -> i64:
        """A gem and a token on the hex; its cubes, so many, return."""
        self.gems[hex] += 1
        self.lying += 1
        self.emptied |= 1 << hex
        return self.take_cubes(hex)

    def clear(self, hex: i64) -> None:
        """Rubble becomes open. A token stays."""
        self.rubble &= ~(1 << hex)
        self.open |= 1 << hex

    def bury(self, hex: i64) -> None:
        """An open hex becomes rubble; its pieces return to the supplies, its token stays."""
        self.open &= ~(1 << hex)
        self.rubble |= 1 << hex
        self.put_out(hex)
        self.take_cubes(hex)
        self.take_gems(hex)

    def remove(self, hex: i64) -> i64:
        """Rubble leaves the game with its token; pieces of the hexes that are lost by it, this set, return."""
        self.rubble &= ~(1 << hex)
        self.emptied &= ~(1 << hex)
        there = self.in_game()
        lost = there & ~self.reach(there)
        new = lost & ~self.lost
        self.lost = lost
        for place in places_in(new):
            self.put_out(place)
            self.take_cubes(place)
            self.take_gems(place)
        return new


def new_cave(map: Map) -> Cave:
    """All hexes open and bare, all pieces in the supplies."""
    return Cave(map, NOTHING[:], NOTHING[:], NOTHING[:])

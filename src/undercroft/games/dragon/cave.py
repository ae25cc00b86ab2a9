"""The cave: which hexes there are, what lies on them, and what the supplies still hold.

A place is a number, 0 the Entrance and 1 to 24 the cave hexes; a set of places is a number too, bit n for place n.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has, members
from undercroft.games.dragon.cards import CUBES, NO_PLACE, PLACES, TORCHES, Layout
from undercroft.games.dragon.view import Status

ENTRANCE: Final = 0
HOME: Final = 1  # the set of the Entrance alone
STRIDE: Final = 7  # at most six neighbours of a place, and NO_PLACE after the last
EVERYWHERE: Final[i64] = bit(PLACES) - 1

ZEROS: Final = vec[i64]([0] * PLACES)  # by place; to be copied
NO_WAYS: Final = vec[i64]([NO_PLACE] * (PLACES * STRIDE))


class Map:
    """Which hex lies where. It never changes during a game, so copies share it."""

    def __init__(self, layout: Layout, cells: vec[i64]) -> None:
        self.layout: Layout = layout
        self.cells: vec[i64] = cells  # by place, its cell of the layout
        self.near: vec[i64] = ZEROS[:]  # by place, the set of adjacent places
        self.beyond: vec[i64] = ZEROS[:]  # by place, the set of diagonal places
        self.ways: vec[i64] = NO_WAYS[:]  # by place, STRIDE numbers: its neighbours clockwise, then NO_PLACE
        place_at = ZEROS[:]
        for place in range(PLACES):
            place_at[cells[place]] = place
        for place in range(PLACES):
            near: i64 = 0
            beyond: i64 = 0
            index: i64 = place * STRIDE
            for cell in layout.near[cells[place]]:
                self.ways[index] = place_at[cell]
                near |= bit(place_at[cell])
                index += 1
            for cell in layout.beyond[cells[place]]:
                beyond |= bit(place_at[cell])
            self.near[place] = near
            self.beyond[place] = beyond

    def neighbours(self, place: i64) -> list[i64]:
        """The adjacent places, clockwise."""
        start = place * STRIDE
        return [there for there in self.ways[start : start + STRIDE] if there != NO_PLACE]

    def struck(self, hex: i64, level: i64) -> i64:
        """R34: where a card of this level puts torches out: II on the adjacent hexes, III on the diagonal ones too."""
        if level < 2:
            return 0
        return (self.near[hex] | (self.beyond[hex] if level >= 3 else 0)) & ~HOME

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
        return not has(self.lit, place)

    def cut_off(self) -> i64:
        """The places in the game with no way to the Entrance; rubble counts as a way."""
        there = self.in_game()
        found: i64 = HOME
        ring: i64 = HOME
        while ring:
            ring = self.map.around(ring) & there & ~found
            found |= ring
        return there & ~found

    def nearest_lit(self, place: i64) -> i64:
        """The lit places with the least distance from here."""
        there = self.in_game()
        seen = bit(place)
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
        found = vec[i64]([-1] * PLACES)
        seen: i64 = 0
        ring = bit(place)
        steps: i64 = 0
        while ring:
            for other in members(ring):
                found[other] = steps
            seen |= ring
            ring = self.map.around(ring) & there & ~seen
            steps += 1
        return found

    def unsearched(self) -> i64:
        """The hexes in the game that are neither lost nor emptied."""
        return self.in_game() & ~(self.lost | self.emptied | HOME)

    def status(self, hex: i64) -> Status:
        if has(self.open, hex):
            return "open"
        return "rubble" if has(self.rubble, hex) else "removed"

    # Pieces

    def spare_torch(self, place: i64) -> bool:
        """R17: the last torch of a cave hex cannot be carried away, from the Entrance any may go."""
        return self.torches[place] >= (1 if place == ENTRANCE else 2)

    def put_torch(self, place: i64) -> None:
        """From the supply."""
        self.torch_supply -= 1
        self.torches[place] += 1
        self.lit |= bit(place)

    def take_torch(self, place: i64) -> None:
        """Back to the supply."""
        self.torch_supply += 1
        self.torches[place] -= 1
        if self.torches[place] == 0:
            self.lit &= ~bit(place) | HOME

    def move_torch(self, start: i64, to: i64) -> None:
        self.take_torch(start)
        self.put_torch(to)

    def put_out(self, place: i64) -> i64:
        """All torches of a place back to the supply; how many."""
        torches = self.torches[place]
        self.torch_supply += torches
        self.torches[place] = 0
        self.lit &= ~bit(place) | HOME
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
        """A gem and a token on the hex; its cubes return; how many."""
        self.gems[hex] += 1
        self.lying += 1
        self.emptied |= bit(hex)
        return self.take_cubes(hex)

    def clear(self, hex: i64) -> None:
        """Rubble becomes open. A token stays."""
        self.rubble &= ~bit(hex)
        self.open |= bit(hex)

    def bury(self, hex: i64) -> None:
        """An open hex becomes rubble; its pieces return to the supplies, its token stays."""
        self.open &= ~bit(hex)
        self.rubble |= bit(hex)
        self.strip(hex)

    def remove(self, hex: i64) -> i64:
        """Rubble leaves the game with its token; the pieces of the hexes lost by it, this set, return."""
        self.rubble &= ~bit(hex)
        self.emptied &= ~bit(hex)
        lost = self.cut_off()
        new = lost & ~self.lost
        self.lost = lost
        if new:
            for place in members(new):
                self.strip(place)
        return new

    def strip(self, hex: i64) -> None:
        """All pieces of a hex back to the supplies."""
        self.put_out(hex)
        self.take_cubes(hex)
        self.take_gems(hex)


def new_cave(map: Map) -> Cave:
    """All hexes open and bare, all pieces in the supplies."""
    return Cave(map, ZEROS[:], ZEROS[:], ZEROS[:])

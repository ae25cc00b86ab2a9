"""The cave: where tiles lie, how their tunnels join, and where another tile fits.

Placed tiles are numbered in the order in which they were laid; the entrance is 0. Every tile knows what is ahead on
each side, so walking never looks a cell up and the cave has no border. A position, a tile and one of its tunnels, is
one number: 4 * tile + tunnel. An empty cell beside a placed tile is a gap.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has
from undercroft.games.jackal.tiles import (
    IS_WILD,
    MOST_TUNNELS,
    NO_GAP,
    NO_PLACE,
    NO_SIDE,
    NO_TILE,
    NO_TUNNEL,
    SIDES_OF,
    TILES,
    TUNNEL_AT,
    Tile,
)

FRONTIER: Final = -2  # an opening that faces an empty cell
ALONE: Final[vec[i64]] = vec[i64]([NO_TILE] * 4)
ENTRANCE: Final = 0  # the tile, and the position in its only tunnel
X_STEP: Final[vec[i64]] = vec[i64]([0, 1, 0, -1])  # north, east, south, west
Y_STEP: Final[vec[i64]] = vec[i64]([-1, 0, 1, 0])
MOST_POSITIONS: Final = 101 * MOST_TUNNELS
UNREACHED: Final[vec[i64]] = vec[i64]([-1] * MOST_POSITIONS)
FAR: Final = 1000  # more steps than any walk has

# Why a tile may not be laid somewhere, by the paragraph of the rules.
FITS: Final = 0
NO_MATCH: Final = 1
NO_JOINT: Final = 2
DEAD_END: Final = 3
SEALED: Final = 4


def where(xs: vec[i64], ys: vec[i64], x: i64, y: i64) -> i64:
    """The index of this cell in two lists of coordinates, or -1, which is NO_TILE and NO_GAP."""
    for index in range(len(xs)):
        if xs[index] == x and ys[index] == y:
            return index
    return -1


class Cave:
    """All placed tiles, and what follows from them for the next one."""

    def __init__(self) -> None:
        self.tile: vec[i64] = vec[i64]()  # kind and rotation: 4 * kind + turn
        self.x: vec[i64] = vec[i64]()
        self.y: vec[i64] = vec[i64]()
        self.coin: vec[i64] = vec[i64]()  # 1 where a coin lies in the hall
        self.ahead: vec[i64] = vec[
            i64
        ]()  # by 4 * tile + side, the position behind a joint, or FRONTIER or NO_PLACE
        self.gap_x: vec[i64] = vec[i64]()
        self.gap_y: vec[i64] = vec[i64]()
        self.gap_beside: vec[i64] = vec[i64]()  # by 4 * gap + side, the neighbour or NO_TILE
        # The entrance's region and the number of its frontier openings: asked for at every placement.
        self.home: vec[i64] = UNREACHED  # steps from the entrance by position, -1 outside its region
        self.openings: i64 = 0

    def copy(self) -> Cave:
        twin = Cave()
        twin.tile = self.tile[:]
        twin.x = self.x[:]
        twin.y = self.y[:]
        twin.coin = self.coin[:]
        twin.ahead = self.ahead[:]
        twin.gap_x = self.gap_x[:]
        twin.gap_y = self.gap_y[:]
        twin.gap_beside = self.gap_beside[:]
        twin.home = self.home  # never changed in place
        twin.openings = self.openings
        return twin

    def tile_at(self, x: i64, y: i64) -> i64:
        """The placed tile at this cell, or NO_TILE."""
        return where(self.x, self.y, x, y)

    def gap_at(self, x: i64, y: i64) -> i64:
        """The gap at this cell, or NO_GAP."""
        return where(self.gap_x, self.gap_y, x, y)

    def place_at(self, x: i64, y: i64, tunnel: i64) -> i64:
        """The position at this cell, where a tile lies."""
        return 4 * self.tile_at(x, y) + tunnel

    def kind_of(self, tile: i64) -> Tile:
        return TILES[self.tile[tile] >> 2]

    # Laying a tile

    def lay(self, x: i64, y: i64, tile: i64) -> i64:
        """Put a tile down; its number. A gold hall gets its coin."""
        number: i64 = len(self.tile)
        gap = self.gap_at(x, y)
        self.tile = append(self.tile, tile)
        self.x = append(self.x, x)
        self.y = append(self.y, y)
        self.coin = append(self.coin, 1 if TILES[tile >> 2].hall != NO_TUNNEL else 0)
        beside = ALONE
        if gap != NO_GAP:
            beside = self.gap_beside[4 * gap : 4 * gap + 4]
            self.close_gap(gap)
        for side in range(4):
            self.ahead = append(self.ahead, NO_PLACE)
            if beside[side] != NO_TILE:
                self.join(number, side, beside[side])
                continue
            self.open_gap(x + X_STEP[side], y + Y_STEP[side], side ^ 2, number)
            if TUNNEL_AT[4 * tile + side] != NO_TUNNEL:
                self.ahead[4 * number + side] = FRONTIER
        self.find_home()
        return number

    def join(self, tile: i64, side: i64, other: i64) -> None:
        """Two tiles lie together: where both have an opening, one can walk from tunnel to tunnel."""
        back = side ^ 2
        mine = TUNNEL_AT[4 * self.tile[tile] + side]
        theirs = TUNNEL_AT[4 * self.tile[other] + back]
        self.ahead[4 * other + back] = NO_PLACE
        if mine != NO_TUNNEL and theirs != NO_TUNNEL:
            self.ahead[4 * tile + side] = 4 * other + theirs
            self.ahead[4 * other + back] = 4 * tile + mine

    def close_gap(self, gap: i64) -> None:
        """The last gap takes the place of the one that was filled."""
        last = len(self.gap_x) - 1
        self.gap_x[gap] = self.gap_x[last]
        self.gap_y[gap] = self.gap_y[last]
        for side in range(4):
            self.gap_beside[4 * gap + side] = self.gap_beside[4 * last + side]
        self.gap_x = self.gap_x[:last]
        self.gap_y = self.gap_y[:last]
        self.gap_beside = self.gap_beside[: 4 * last]

    def open_gap(self, x: i64, y: i64, side: i64, tile: i64) -> None:
        """The cell beside a new tile becomes a gap, unless it already is one."""
        gap = self.gap_at(x, y)
        if gap == NO_GAP:
            gap = len(self.gap_x)
            self.gap_x = append(self.gap_x, x)
            self.gap_y = append(self.gap_y, y)
            for _ in range(4):
                self.gap_beside = append(self.gap_beside, NO_TILE)
        self.gap_beside[4 * gap + side] = tile

    def find_home(self) -> None:
        """The entrance's region, with the steps to every position of it, and how many openings face empty cells."""
        home = self.walk(ENTRANCE, FAR, False)
        ahead = self.ahead
        openings: i64 = 0
        for index in range(len(ahead)):
            if ahead[index] == FRONTIER:
                tile = index >> 2
                if home[4 * tile + TUNNEL_AT[4 * self.tile[tile] + (index & 3)]] >= 0:
                    openings += 1
        self.home = home
        self.openings = openings

    # Walking

    def step(self, here: i64, side: i64) -> i64:
        """What is beyond this side of a position: a position, FRONTIER, or NO_PLACE."""
        if has(SIDES_OF[4 * self.tile[here >> 2] + (here & 3)], side):
            return self.ahead[4 * (here >> 2) + side]
        return NO_PLACE

    def can_step(self, here: i64) -> bool:
        for side in range(4):
            if self.step(here, side) >= 0:
                return True
        return False

    def joined(self, here: i64, tile: i64) -> i64:
        """The position on this tile that is one step from here, or NO_PLACE."""
        for side in range(4):
            beyond = self.step(here, side)
            if beyond >= 0 and beyond >> 2 == tile:
                return beyond
        return NO_PLACE

    def is_frontier(self, here: i64) -> bool:
        """Has this position an opening that faces an empty cell?"""
        for side in range(4):
            if self.step(here, side) == FRONTIER:
                return True
        return False

    def walk(self, start: i64, limit: i64, mud: bool) -> vec[i64]:
        """Steps to every position within the limit, -1 elsewhere; a walk that enters mud ends there."""
        return self.spread(append(vec[i64](), start), limit, mud, False)

    def spread(self, starts: vec[i64], limit: i64, mud: bool, shut: bool) -> vec[i64]:
        """As `walk`, from the nearest of several positions; if the entrance is shut, nobody walks on from it."""
        steps = UNREACHED[:]
        for start in starts:
            steps[start] = 0
        queue = starts[:]
        tiles = self.tile
        ahead = self.ahead
        index: i64 = 0
        while index < len(queue):
            here = queue[index]
            index += 1
            far = steps[here]
            if far == limit or (mud and far > 0 and self.is_muddy(here)) or (shut and here == ENTRANCE):
                continue
            sides = SIDES_OF[4 * tiles[here >> 2] + (here & 3)]
            for side in range(4):
                if has(sides, side):
                    beyond = ahead[4 * (here >> 2) + side]
                    if beyond >= 0 and steps[beyond] < 0:
                        steps[beyond] = far + 1
                        queue = append(queue, beyond)
        return steps

    def reachable(self, starts: vec[i64]) -> vec[i64]:
        """Steps to every position that somebody at one of these can get to, walking or swimming; -1 elsewhere."""
        steps = self.spread(starts, FAR, False, False)
        exits = self.passages()
        for exit in exits:
            if steps[exit] >= 0:
                for start in starts:
                    exits = append(exits, start)
                return self.spread(exits, FAR, False, False)
        return steps

    # What lies in a tunnel

    def is_muddy(self, here: i64) -> bool:
        return has(self.kind_of(here >> 2).mud, here & 3)

    def has_passage(self, here: i64) -> bool:
        return self.kind_of(here >> 2).passage == here & 3

    def has_coin(self, here: i64) -> bool:
        """A coin lies only in the tunnel of the hall (R18)."""
        return self.coin[here >> 2] != 0 and self.kind_of(here >> 2).hall == here & 3

    def passages(self) -> vec[i64]:
        """All positions with an entrance to the secret passage."""
        found = vec[i64]()
        for tile in range(len(self.tile)):
            passage = self.kind_of(tile).passage
            if passage != NO_TUNNEL:
                found = append(found, 4 * tile + passage)
        return found

    def halls(self) -> vec[i64]:
        """All positions in gold halls, with a coin or without."""
        found = vec[i64]()
        for tile in range(len(self.tile)):
            hall = self.kind_of(tile).hall
            if hall != NO_TUNNEL:
                found = append(found, 4 * tile + hall)
        return found

    # Where a tile fits

    def fit(self, gap: i64, tile: i64, last: bool) -> i64:
        """FITS, or the first rule that forbids laying this tile in this gap. The last tile of all may seal the cave."""
        joints: i64 = 0
        at_entrance: i64 = NO_SIDE  # the side towards the entrance, if it is joined
        lost: i64 = 0  # openings of the entrance's region that this tile covers
        joined_home: i64 = 0  # tunnels of the new tile that join the entrance's region
        for side in range(4):
            neighbour = self.gap_beside[4 * gap + side]
            if neighbour == NO_TILE:
                continue
            mine = TUNNEL_AT[4 * tile + side]
            theirs = TUNNEL_AT[4 * self.tile[neighbour] + (side ^ 2)]
            if theirs != NO_TUNNEL and self.home[4 * neighbour + theirs] >= 0:
                lost += 1
                if mine != NO_TUNNEL:
                    joined_home |= bit(mine)
            if mine != NO_TUNNEL and theirs != NO_TUNNEL:
                joints += 1
                if neighbour == ENTRANCE:
                    at_entrance = side
            elif mine != theirs and not IS_WILD[tile >> 2] and not IS_WILD[self.tile[neighbour] >> 2]:
                return NO_MATCH
        if joints == 0:
            return NO_JOINT
        if at_entrance != NO_SIDE and not self.leads_on(gap, tile, at_entrance):
            return DEAD_END
        if last or self.openings > lost or self.adds_opening(gap, tile, joined_home):
            return FITS
        return FITS if self.stays_open(gap, tile) else SEALED

    def adds_opening(self, gap: i64, tile: i64, tunnels: i64) -> bool:
        """Has one of these tunnels of the new tile an opening that faces an empty cell?"""
        for side in range(4):
            tunnel = TUNNEL_AT[4 * tile + side]
            if self.gap_beside[4 * gap + side] == NO_TILE and tunnel != NO_TUNNEL and has(tunnels, tunnel):
                return True
        return False

    def leads_on(self, gap: i64, tile: i64, side: i64) -> bool:
        """P4: from a tile joined to the entrance a way must lead to a frontier opening without entering it."""
        tunnel = TUNNEL_AT[4 * tile + side]
        if self.adds_opening(gap, tile, bit(tunnel)):
            return True
        trial = self.copy()
        number = trial.lay(self.gap_x[gap], self.gap_y[gap], tile)
        steps = trial.spread(append(vec[i64](), 4 * number + tunnel), FAR, False, True)
        for here in range(4, 4 * len(trial.tile)):  # every position but the entrance
            if steps[here] >= 0 and trial.is_frontier(here):
                return True
        return False

    def stays_open(self, gap: i64, tile: i64) -> bool:
        """P5: after this tile the entrance's region must still have a frontier opening."""
        trial = self.copy()
        trial.lay(self.gap_x[gap], self.gap_y[gap], tile)
        return trial.openings > 0

    def is_placeable(self, kind: i64, last: bool) -> bool:
        for turn in TILES[kind].turns:
            for gap in range(len(self.gap_x)):
                if self.fit(gap, 4 * kind + turn, last) == FITS:
                    return True
        return False

"""The dungeon: laid cards, and the empty cells around them.

Every cell of interest has a number, its node: node 0 is the start room, the others are numbered in the order in
which they came to be touched by a card. A node is a room (a card lies there, or a hole is left of one) or a gap
(empty). A room knows the nodes on its four sides; a gap knows those of its neighbours that are rooms.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has
from undercroft.games.doggies.actions import SIDE, cell_at
from undercroft.games.doggies.cards import (
    KIND,
    NO_CARD,
    NO_LID,
    NO_NODE,
    PORTAL,
    SIDES,
    START_ROOM,
    START_SIDES,
    TURNS,
)

# What keeps a walker out of a room; a room without any mark is free to enter.
VISITED: Final = 1  # on the present walk; the start room always
CLAIMED: Final = 2  # a paw lies on it
DISARMED: Final = 4  # a trap with something on it
HOLE: Final = 8  # the card was laid on a trap; its paw stays
# What does not keep anybody out
TURNED: Final = 16  # by the present walk
BLOCKED: Final = VISITED | CLAIMED | DISARMED | HOLE
CLOSED: Final = DISARMED | HOLE  # nothing can be built on it

# Directions: N, E, S, W. The opposite of d is d ^ 2.
STEP: Final[vec[i64]] = vec[i64]([-1, SIDE, 1, -SIDE])

# What is on a side of a room
WALL: Final = 0
OPEN: Final = 1
DOOR: Final = 2
BREACH: Final = 3

# Something that lies on a disarmed trap: a card, or a potion of a symbol.
POTION_LID: Final = 1000


class Dungeon:
    """Rooms and gaps, paws and breaches."""

    def __init__(self) -> None:
        self.cell: vec[i64] = vec[i64]()
        self.near: vec[i64] = vec[
            i64
        ]()  # four nodes for each node, NO_NODE where a gap has no room beside it
        self.card: vec[i64] = vec[i64]()  # NO_CARD for a gap and a hole
        self.turn: vec[i64] = vec[i64]()
        self.sides: vec[i64] = vec[i64]()  # exits and doors as the card lies; 0 for a gap
        self.marks: vec[i64] = vec[i64]()
        self.paws: vec[i64] = vec[i64]()  # paws on the card, times 8, plus their owner
        self.breach: vec[i64] = vec[i64]()  # the set of broken sides, kept on both sides of the boundary
        self.lid: vec[i64] = vec[i64]()  # what lies on a disarmed trap
        self.laid: vec[i64] = vec[i64]()  # nodes of all rooms in the order in which they were laid
        self.portals: vec[i64] = vec[i64]()  # nodes of all portals

    def copy(self) -> Dungeon:
        twin = self.copy_for_walk()
        twin.cell = self.cell[:]
        twin.near = self.near[:]
        twin.laid = self.laid[:]
        twin.portals = self.portals[:]
        return twin

    def copy_for_walk(self) -> Dungeon:
        """A copy that shares the cells, because a walk does not change them."""
        twin = Dungeon()
        twin.cell = self.cell
        twin.near = self.near
        twin.card = self.card[:]
        twin.turn = self.turn[:]
        twin.sides = self.sides[:]
        twin.marks = self.marks[:]
        twin.paws = self.paws[:]
        twin.breach = self.breach[:]
        twin.lid = self.lid[:]
        twin.laid = self.laid
        twin.portals = self.portals
        return twin

    def size(self) -> i64:
        """How many nodes there are."""
        return len(self.cell)

    def is_room(self, node: i64) -> bool:
        """A card lies there, or a hole is left of one."""
        return self.card[node] >= 0 or self.marks[node] & HOLE != 0

    def is_gap(self, node: i64) -> bool:
        return self.card[node] < 0 and not self.marks[node] & HOLE

    def is_hole(self, node: i64) -> bool:
        return self.marks[node] & HOLE != 0

    def can_turn(self, node: i64) -> bool:
        """A card with no paw on it, not disarmed, not yet turned on this walk."""
        return self.card[node] >= 0 and not self.marks[node] & (CLAIMED | DISARMED | TURNED)

    def owner(self, node: i64) -> i64:
        """The seat whose paws lie there; only where some do."""
        return self.paws[node] & 7

    def node_at(self, cell: i64) -> i64:
        """The node of a cell, NO_NODE if nothing touches it."""
        for node in range(len(self.cell)):
            if self.cell[node] == cell:
                return node
        return NO_NODE

    # Laying cards

    def add_node(self, cell: i64) -> i64:
        """A new gap that no room touches yet."""
        node: i64 = len(self.cell)
        self.cell = append(self.cell, cell)
        for _ in range(4):
            self.near = append(self.near, NO_NODE)
        self.card = append(self.card, NO_CARD)
        self.turn = append(self.turn, 0)
        self.sides = append(self.sides, 0)
        self.marks = append(self.marks, 0)
        self.paws = append(self.paws, 0)
        self.breach = append(self.breach, 0)
        self.lid = append(self.lid, NO_LID)
        return node

    def lay(self, node: i64, card: i64, turn: i64) -> None:
        """Lay a card on a gap: its neighbours become nodes and know it."""
        self.card[node] = card
        self.turn[node] = turn
        self.sides[node] = SIDES[card * 4 + turn]
        self.laid = append(self.laid, node)
        if KIND[card] == PORTAL:
            self.portals = append(self.portals, node)
        self.surround(node)

    def surround(self, node: i64) -> None:
        """Give a room its four neighbours."""
        cell = self.cell[node]
        for direction in range(4):
            other = self.near[node * 4 + direction]
            if other == NO_NODE:
                other = self.node_at(cell + STEP[direction])
                if other == NO_NODE:
                    other = self.add_node(cell + STEP[direction])
                self.near[node * 4 + direction] = other
            self.near[other * 4 + (direction ^ 2)] = node

    # Boundaries

    def is_exit(self, node: i64, direction: i64) -> bool:
        """A door is an exit too (R7)."""
        return has(self.sides[node], direction)

    def is_breached(self, node: i64, direction: i64) -> bool:
        return has(self.breach[node], direction)

    def passable(self, node: i64, direction: i64, other: i64, keys: i64) -> bool:
        """Between two rooms: breached, or exits on both sides, and a key if one of them is a door."""
        if has(self.breach[node], direction):
            return True
        ours = self.sides[node] >> direction
        theirs = self.sides[other] >> (direction ^ 2)
        if not ours & theirs & 1:
            return False
        return keys > 0 or not (ours | theirs) & 16

    def way_out(self, node: i64, direction: i64, keys: i64) -> bool:
        """From a room to an empty cell: breached, or an open exit, or a door and a key."""
        if has(self.breach[node], direction):
            return True
        ours = self.sides[node] >> direction
        return ours & 1 != 0 and (keys > 0 or not ours & 16)

    def passage(self, node: i64, direction: i64) -> i64:
        """What is on this side of a room: WALL, OPEN, DOOR or BREACH."""
        if self.is_breached(node, direction):
            return BREACH
        other = self.near[node * 4 + direction]
        for keys in range(2):
            if self.passable(node, direction, other, keys) or (
                self.is_gap(other) and self.way_out(node, direction, keys)
            ):
                return DOOR if keys else OPEN
        return WALL

    def break_open(self, node: i64, direction: i64) -> None:
        """A breach belongs to the boundary: both sides have it, even when one of them is empty (R37)."""
        self.breach[node] |= bit(direction)
        self.breach[self.near[node * 4 + direction]] |= bit(direction ^ 2)

    def breaches(self) -> list[tuple[i64, i64]]:
        """Each broken boundary once, as a room and a direction."""
        found: list[tuple[i64, i64]] = []
        for node in self.laid:
            for direction in range(4):
                other = self.near[node * 4 + direction]
                if self.is_breached(node, direction) and (self.is_gap(other) or node < other):
                    found.append((node, direction))
        return found

    # Spots

    def connections(self, gap: i64) -> i64:
        """The sides of a gap on which something can be built.

        Bit d: the room there has an exit towards it. Bit 4 + d: the boundary is breached, and any side fits.
        """
        found: i64 = 0
        for direction in range(4):
            other = self.near[gap * 4 + direction]
            if other == NO_NODE or self.marks[other] & CLOSED:
                continue
            if has(self.breach[gap], direction):
                found |= bit(4 + direction)
            elif has(self.sides[other], direction ^ 2):
                found |= bit(direction)
        return found

    def turns_that_fit(self, gap: i64, card: i64) -> i64:
        """The turns in which a card fits; of turns that give the same sides, only the smallest counts (R50)."""
        connections = self.connections(gap)
        found: i64 = 0
        if connections:
            for turn in range(4):
                if has(TURNS[card], turn) and fits(connections, SIDES[card * 4 + turn]):
                    found |= bit(turn)
        return found

    def has_spot(self) -> bool:
        """Is there an empty cell where a card could be laid?"""
        for node in range(1, len(self.cell)):
            if self.card[node] < 0 and not self.marks[node] & HOLE and self.connections(node):
                return True
        return False


def fits(connections: i64, sides: i64) -> bool:
    """One connection is enough; other sides need not match."""
    return connections >= 16 or connections & sides & 15 != 0


def new_dungeon(face: i64) -> Dungeon:
    """The start room alone, with its face for two (0) or for many (1) seats."""
    dungeon = Dungeon()
    node = dungeon.add_node(cell_at(0, 0))
    dungeon.card[node] = START_ROOM
    dungeon.sides[node] = START_SIDES[face]
    dungeon.marks[node] = VISITED
    dungeon.laid = append(dungeon.laid, node)
    dungeon.surround(node)
    return dungeon

"""Quick answers to whether a walk can be finished: a search for a way out with Pareto-best costs.

With what the walker has it says yes or does not know; with the best that could be hoped for it says no or does not
know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.games.doggies import cards as box
from undercroft.games.doggies.dungeon import BLOCKED, HOLE, Dungeon
from undercroft.games.doggies.fights import wins
from undercroft.games.doggies.player import Player
from undercroft.games.doggies.table import Table

# The front of a room: for each number of paws spent, 0 to 7, seven bits with the least damage so far.
UNREACHED: Final = 0xFFFFFFFFFFFFFF
LEAST: Final = 127
ONE_OF_EACH: Final = 0x010101
ANY_SIDES: Final = 15


class Seeker:
    """Looks for a way out, with Pareto-best costs (damage, paws) for every room, the holdings unchanged.

    One object serves all searches: its lists are kept, and what an earlier search left in them is known by its number.
    """

    def __init__(self) -> None:
        self.search: i64 = 0
        self.searched: vec[i64] = vec[i64]()  # per node: the search its front belongs to
        self.front: vec[i64] = vec[i64]()
        self.queue: vec[i64] = vec[i64]()  # node, damage, paws in one number
        # The walker
        self.marks: i64 = 0
        self.aid: i64 = 0
        self.paws: i64 = 0
        self.breaks: bool = False
        self.jumps: bool = False
        self.smites: bool = False
        # Traps cost nothing, and the search goes on after a way out is found, to see what is within reach.
        self.hopeful: bool = False

    def prepare(self, walker: Player, hopeful: bool) -> None:
        """Search for this walker, with what it has or with the best that could be hoped for."""
        self.marks = walker.marks
        self.aid = walker.aid
        self.paws = walker.available
        self.breaks = walker.ability == box.BREAKER
        self.jumps = walker.ability == box.JUMPER
        self.smites = hopeful and walker.ability == box.SMITER
        self.hopeful = hopeful

    def begin(self, size: i64) -> None:
        self.search += 1
        while len(self.front) < size:
            self.front = append(self.front, UNREACHED)
            self.searched = append(self.searched, 0)
        self.queue = vec[i64]()

    def reached(self, node: i64) -> bool:
        """Was this room within reach in the last search?"""
        return self.searched[node] == self.search

    def add(self, node: i64, damage: i64, paws: i64) -> None:
        """A way to be in this room at this cost, unless one is known that costs no more."""
        if damage >= LEAST:
            return
        if self.searched[node] != self.search:
            self.searched[node] = self.search
            self.front[node] = UNREACHED
        front = self.front[node]
        if front >> 7 * paws & LEAST <= damage:
            return
        spent = paws
        while spent <= box.MOST_PAWS:
            least = front >> 7 * spent & LEAST
            if least <= damage:
                break
            front ^= (least ^ damage) << 7 * spent
            spent += 1
        self.front[node] = front
        self.queue = append(self.queue, node << 16 | damage << 8 | paws)

    def enter(self, node: i64, card: i64, damage: i64, paws: i64) -> None:
        """Every way to deal with a room, by its cost."""
        kind = box.KIND[card]
        if kind == box.MONSTER:
            if damage + box.DAMAGE[card] < box.shields_of(self.marks):
                self.add(node, damage + box.DAMAGE[card], paws)
            if paws < self.paws and wins(self.marks, self.aid, box.NEED[card]):
                self.add(node, damage, paws + 1)
            elif self.smites and paws + 2 <= self.paws and not box.ROOMS[card].is_dragon:
                self.add(node, damage, paws + 2)
        elif kind == box.TRAP and not self.jumps and not self.hopeful:
            if paws < self.paws:
                self.add(node, damage, paws + 1)
        else:
            self.add(node, damage, paws)

    def finds_exit(self, dungeon: Dungeon, here: i64, pending: i64, damage: i64) -> bool:
        """Does a way lead out from here? `pending` is the card of this room if it asks for a decision, or NO_CARD."""
        self.begin(dungeon.size())
        if pending == box.NO_CARD:
            self.add(here, damage, 0)
        else:
            self.enter(here, pending, damage, 0)
        keys = box.keys_of(self.marks)
        found = False
        head: i64 = 0
        while head < len(self.queue):
            label = self.queue[head]
            head += 1
            node = label >> 16
            spent = label & 0xFF
            suffered = label >> 8 & 0xFF
            for direction in range(4):
                other = dungeon.near[node * 4 + direction]
                card = dungeon.card[other]
                if card < 0:
                    if dungeon.marks[other] & HOLE:
                        continue
                    if dungeon.way_out(node, direction, keys) or (self.breaks and spent < self.paws):
                        if not self.hopeful:
                            return True
                        found = True
                elif not dungeon.marks[other] & BLOCKED:
                    if dungeon.passable(node, direction, other, keys):
                        self.enter(other, card, suffered, spent)
                    elif self.breaks and spent < self.paws:
                        self.enter(other, card, suffered, spent + 1)
            if box.KIND[dungeon.card[node]] == box.PORTAL:
                for other in dungeon.portals:
                    if not dungeon.marks[other] & BLOCKED:
                        self.enter(other, dungeon.card[other], suffered, spent)
        return found


SEEKER: Final = Seeker()


class Prospect:
    """What a walker has, or would have after a step: as much as the quick tests ask."""

    def __init__(self, table: Table) -> None:
        self.dungeon: Dungeon = table.dungeon
        self.walker: Player = table.walker()
        self.here: i64 = table.here
        self.pending: i64 = table.card_here() if table.pending else box.NO_CARD
        self.damage: i64 = table.damage
        self.brew: i64 = self.walker.potions + table.supply  # potions that fights on this walk could use

    def can_finish(self) -> bool:
        """The accept test: a way out with the present holdings, potions left aside."""
        SEEKER.prepare(self.walker, False)
        return SEEKER.finds_exit(self.dungeon, self.here, self.pending, self.damage)

    def is_hopeless(self) -> bool:
        """The reject test: no way out whatever is won on the way.

        Cards around the start room that may still be turned are taken to be open on all sides.
        """
        if self.here != 0 or self.walker.ability != box.TURNER:
            return self.has_no_hope()
        dungeon = self.dungeon
        sides = [dungeon.sides[dungeon.near[direction]] for direction in range(4)]
        for direction in range(4):
            if dungeon.can_turn(dungeon.near[direction]):
                dungeon.sides[dungeon.near[direction]] = ANY_SIDES
        hopeless = self.has_no_hope()
        for direction in range(4):
            dungeon.sides[dungeon.near[direction]] = sides[direction]
        return hopeless

    def has_no_hope(self) -> bool:
        """Every fight may use all potions there are, every tramp met gives one symbol of each kind and a paw.

        Traps cost nothing, and a dog that smites beats anything but dragons. What can be won is what lies within
        reach; more within reach may bring more, until nothing is added.
        """
        dungeon = self.dungeon
        seeker = SEEKER
        seeker.prepare(self.walker, True)
        seeker.marks += self.brew
        while True:
            if seeker.finds_exit(dungeon, self.here, self.pending, self.damage):
                return False
            won = self.walker.marks + self.brew
            bonus: i64 = 0
            if self.pending != box.NO_CARD:
                won += hoped_for(seeker, self.pending)
                bonus = 1 if box.KIND[self.pending] == box.TRAMP else 0
            for node in dungeon.laid:
                if node != self.here and seeker.reached(node) and not dungeon.marks[node] & BLOCKED:
                    card = dungeon.card[node]
                    won += hoped_for(seeker, card)
                    if box.KIND[card] == box.TRAMP:
                        bonus += 1
            paws = min(self.walker.available + bonus, box.MOST_PAWS)
            if won == seeker.marks and paws == seeker.paws:
                return True
            seeker.marks = won
            seeker.paws = paws


def hoped_for(seeker: Seeker, card: i64) -> i64:
    """The symbols that a room within reach could bring at best."""
    kind = box.KIND[card]
    if kind == box.MONSTER:
        if wins(seeker.marks, seeker.aid, box.NEED[card]) or (
            seeker.smites and not box.ROOMS[card].is_dragon
        ):
            return box.TROPHY[card]
        return 0
    if kind == box.ARTIFACT:
        return box.TROPHY[card]
    return ONE_OF_EACH if kind == box.TRAMP else 0

"""Quick answers to whether a walk can be finished: a search for a way out with Pareto-best costs.

With what the walker has it says yes or does not know; with the best that could be hoped for it says no or does not
know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.games.doggies import walking
from undercroft.games.doggies.cards import (
    ARTIFACT,
    BREACH,
    DAMAGE,
    KIND,
    MONSTER,
    MOST_PAWS,
    NEED,
    PORTAL,
    ROOMS,
    ROTATE,
    SMITE,
    TRAMP,
    TRAP,
    TRAPJUMP,
    TROPHY,
    keys_of,
    shields_of,
)
from undercroft.games.doggies.dungeon import BLOCKED, HOLE, NONE, Dungeon
from undercroft.games.doggies.fights import wins

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState

# The front of a room: for each number of paws spent, 0 to 7, seven bits with the least damage so far.
UNREACHED: Final = (1 << 56) - 1
LEAST: Final = 127
ONE_OF_EACH: Final = 0x010101
ANY_SIDES: Final = 15


class Seeker:
    """Looks for a way out, with Pareto-best costs (damage, paws) for every room, the holdings unchanged.

    One object serves all searches: its lists are kept, and what an earlier search left in them is told by its number.
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
        # Hopes, all false in the search with what the walker really has
        self.smites: bool = False
        self.free_traps: bool = False
        self.everywhere: bool = False  # goes on after a way out is found, to see which rooms are within reach

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
        while spent <= MOST_PAWS:
            least = front >> 7 * spent & LEAST
            if least <= damage:
                break
            front ^= (least ^ damage) << 7 * spent
            spent += 1
        self.front[node] = front
        self.queue = append(self.queue, node << 16 | damage << 8 | paws)

    def enter(self, node: i64, card: i64, damage: i64, paws: i64) -> None:
        """Every way to deal with a room, by its cost."""
        kind = KIND[card]
        if kind == MONSTER:
            if damage + DAMAGE[card] < shields_of(self.marks):
                self.add(node, damage + DAMAGE[card], paws)
            if paws < self.paws and wins(self.marks, self.aid, NEED[card]):
                self.add(node, damage, paws + 1)
            elif self.smites and paws + 2 <= self.paws and not ROOMS[card].is_dragon:
                self.add(node, damage, paws + 2)
        elif kind == TRAP and not self.jumps and not self.free_traps:
            if paws < self.paws:
                self.add(node, damage, paws + 1)
        else:
            self.add(node, damage, paws)

    def finds_exit(self, dungeon: Dungeon, here: i64, pending: i64, damage: i64) -> bool:
        """Does a way lead out from here? `pending` is the card of this room if it asks for a decision, else NONE."""
        self.begin(dungeon.size())
        if pending == NONE:
            self.add(here, damage, 0)
        else:
            self.enter(here, pending, damage, 0)
        keys = keys_of(self.marks)
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
                        if not self.everywhere:
                            return True
                        found = True
                elif not dungeon.marks[other] & BLOCKED:
                    if dungeon.passable(node, direction, other, keys):
                        self.enter(other, card, suffered, spent)
                    elif self.breaks and spent < self.paws:
                        self.enter(other, card, suffered, spent + 1)
            if KIND[dungeon.card[node]] == PORTAL:
                for other in dungeon.portals:
                    if not dungeon.marks[other] & BLOCKED:
                        self.enter(other, dungeon.card[other], suffered, spent)
        return found


SEEKER: Final = Seeker()


class Prospect:
    """What a walker would have after a step: as much as the quick tests ask."""

    def __init__(self, state: DoggiesState) -> None:
        player = state.players[state.active]
        self.here: i64 = state.position
        self.pending: i64 = state.dungeon.card[state.position] if state.pending else NONE
        self.damage: i64 = state.damage
        self.paws: i64 = player.available
        self.marks: i64 = player.marks
        self.aid: i64 = player.aid
        self.brew: i64 = player.potions + state.supply  # potions that fights on this walk could use

    def can_finish(self, dungeon: Dungeon, ability: i64) -> bool:
        """The accept test: a way out with the present holdings, potions left aside."""
        seeker = SEEKER
        seeker.marks = self.marks
        seeker.aid = self.aid
        seeker.paws = self.paws
        seeker.breaks = ability == BREACH
        seeker.jumps = ability == TRAPJUMP
        seeker.smites = False
        seeker.free_traps = False
        seeker.everywhere = False
        return seeker.finds_exit(dungeon, self.here, self.pending, self.damage)

    def is_hopeless(self, dungeon: Dungeon, ability: i64) -> bool:
        """The reject test: no way out whatever is won on the way.

        Every fight may use all potions there are, every tramp met gives one symbol of each kind and a paw, traps
        cost nothing, and who smites beats anything but dragons. What can be won is what lies within reach; more
        within reach may bring more, until nothing is added.
        """
        seeker = SEEKER
        seeker.aid = self.aid
        seeker.breaks = ability == BREACH
        seeker.jumps = ability == TRAPJUMP
        seeker.smites = ability == SMITE
        seeker.free_traps = True
        seeker.everywhere = True
        marks = self.marks + self.brew
        paws = self.paws
        while True:
            seeker.marks = marks
            seeker.paws = paws
            if seeker.finds_exit(dungeon, self.here, self.pending, self.damage):
                return False
            won = self.marks + self.brew
            if self.pending != NONE:
                won += hoped_for(seeker, self.pending)
            bonus: i64 = 1 if self.pending != NONE and KIND[self.pending] == TRAMP else 0
            for node in dungeon.laid:
                if node != self.here and seeker.reached(node) and not dungeon.marks[node] & BLOCKED:
                    card = dungeon.card[node]
                    won += hoped_for(seeker, card)
                    if KIND[card] == TRAMP:
                        bonus += 1
            more = min(self.paws + bonus, MOST_PAWS)
            if won == marks and more == paws:
                return True
            marks = won
            paws = more


def hoped_for(seeker: Seeker, card: i64) -> i64:
    """The symbols that a room within reach could bring at best."""
    kind = KIND[card]
    if kind == MONSTER:
        if wins(seeker.marks, seeker.aid, NEED[card]) or (seeker.smites and not ROOMS[card].is_dragon):
            return TROPHY[card]
        return 0
    if kind == ARTIFACT:
        return TROPHY[card]
    return ONE_OF_EACH if kind == TRAMP else 0


def is_hopeless(state: DoggiesState, prospect: Prospect, ability: i64) -> bool:
    """The reject test where cards around the start room may still be turned: to any sides."""
    if state.position != 0 or ability != ROTATE:
        return prospect.is_hopeless(state.dungeon, ability)
    dungeon = state.dungeon
    sides = [dungeon.sides[dungeon.near[direction]] for direction in range(4)]
    for direction in range(4):
        if walking.can_turn(state, dungeon.near[direction]):
            dungeon.sides[dungeon.near[direction]] = ANY_SIDES
    hopeless = prospect.is_hopeless(dungeon, ability)
    for direction in range(4):
        dungeon.sides[dungeon.near[direction]] = sides[direction]
    return hopeless

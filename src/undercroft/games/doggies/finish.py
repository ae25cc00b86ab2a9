"""Which steps of a walk are offered: those after which it can still be finished.

A walk may only be started, and a step only taken, if from there some way leads out of the dungeon. That is
decided exactly, by the cheapest means that suffices:

1. a completion found before, of which the step is the beginning (the witness);
2. a way out with nothing but what the walker has now (it can only have more): then the answer is yes;
3. no way out even with everything that could be won on the way, and with traps that cost nothing: then it is no;
4. otherwise all continuations are tried, each judged by 2 and 3, and none twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.games.doggies import walking
from undercroft.games.doggies.actions import (
    SIDE_A,
    Break,
    Claim,
    Disarm,
    DisarmPotion,
    Fight,
    Hire,
    Move,
    Portal,
    Rotate,
    Skip,
    Smite,
    Sneak,
    TakePotion,
)
from undercroft.games.doggies.cards import (
    ARTIFACT,
    BREACH,
    DAMAGE,
    DISARMERS,
    KIND,
    MONSTER,
    MOST_PAWS,
    NEED,
    PORTAL,
    ROOMS,
    ROTATE,
    SIDES,
    SMITE,
    TRAMP,
    TRAP,
    TRAPJUMP,
    TROPHY,
    keys_of,
    one_of,
    shields_of,
)
from undercroft.games.doggies.dungeon import BLOCKED, HOLE, NONE, VISITED, Dungeon
from undercroft.games.doggies.fights import HELPERS, wins
from undercroft.games.doggies.player import LIES_A, LIES_B_PAW

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


# The whole question


def can_leave(state: DoggiesState) -> bool:
    """May the active seat start a walk? Where nobody walks, the dog stands in the start room."""
    return can_finish_here(state)


def can_finish_here(state: DoggiesState) -> bool:
    """Can the walk be finished from where it is?"""
    ability = state.players[state.active].ability
    prospect = Prospect(state)
    if prospect.can_finish(state.dungeon, ability):
        return True
    if is_hopeless(state, prospect, ability):
        return False
    return Completer().find(state) is not None


def legal_steps(state: DoggiesState) -> list[Action]:
    """The steps from which the walk can still be finished. Completions that were hard to find are kept."""
    found: list[Action] = []
    completions: list[list[Action]] = []
    kept = False
    for step in walking.steps(state):
        completion = completion_after(state, step)
        if completion is not None:
            found.append(step)
            completions.append(completion)
            if completion:
                kept = True
    state.completions = completions if kept else NO_COMPLETIONS
    return found


NO_COMPLETIONS: Final[list[list[Action]]] = []
EASY: Final[list[Action]] = []  # a completion exists and is found again as easily


def completion_after(state: DoggiesState, step: Action) -> list[Action] | None:
    """A completion after this step, last step first; EASY where none need be kept; None if there is none."""
    witness = state.witness
    if witness and witness[-1].code == step.code:
        return witness[:-1]
    if walking.ends_walk(state, step):
        return EASY
    ability = state.players[state.active].ability
    if isinstance(step, Rotate):
        node = state.dungeon.near[step.direction]
        sides = state.dungeon.sides[node]
        state.dungeon.sides[node] = SIDES[state.dungeon.card[node] * 4 + step.turn]
        easy = Prospect(state).can_finish(state.dungeon, ability)
        state.dungeon.sides[node] = sides
        if easy:
            return EASY
    else:
        prospect = after(state, step)
        state.dungeon.marks[prospect.here] |= VISITED
        easy = prospect.can_finish(state.dungeon, ability)
        hopeless = not easy and prospect.is_hopeless(state.dungeon, ability)
        if prospect.here != state.position:
            state.dungeon.marks[prospect.here] &= ~VISITED
        if easy:
            return EASY
        if hopeless:
            return None
    twin = state.copy()
    walking.step(twin, step)
    if isinstance(step, Rotate) and is_hopeless(twin, Prospect(twin), ability):
        return None
    return Completer().find(twin)


def after(state: DoggiesState, step: Action) -> Prospect:
    """What the walker would have after a step that neither ends the walk nor turns a card."""
    prospect = Prospect(state)
    if isinstance(step, Move | Portal | Break):
        if isinstance(step, Portal):
            prospect.here = state.dungeon.node_at(step.cell)
        else:
            prospect.here = state.dungeon.near[state.position * 4 + step.direction]
        if isinstance(step, Break):
            prospect.paws -= 1
        card = state.dungeon.card[prospect.here]
        prospect.pending = card if walking.has_decision(state.players[state.active], card) else NONE
        return prospect
    card = prospect.pending
    prospect.pending = NONE
    if isinstance(step, Skip):
        return prospect
    if isinstance(step, Sneak):
        prospect.damage += DAMAGE[card]
    elif isinstance(step, Disarm):
        lose(state, prospect, step.card)
    elif isinstance(step, DisarmPotion):
        prospect.brew -= one_of(ROOMS[card].disarm)
    elif isinstance(step, Hire):
        prospect.paws -= 1
        if step.side == SIDE_A:
            prospect.aid += HELPERS[ROOMS[card].either]
        else:
            prospect.marks += ROOMS[card].hired
            if state.players[state.active].spare() > 0:
                prospect.paws += 1
    else:
        assert isinstance(step, Claim | Fight | TakePotion | Smite) or KIND[card] == TRAP
        prospect.marks += TROPHY[card]
        prospect.paws -= 2 if isinstance(step, Smite) else 1
    return prospect


def lose(state: DoggiesState, prospect: Prospect, tool: i64) -> None:
    """The card goes on a trap, and what it gave with it."""
    side = state.side[tool]
    if side == LIES_A:
        prospect.aid -= HELPERS[ROOMS[tool].either]
    elif side == 0:
        prospect.marks -= TROPHY[tool]
    else:
        prospect.marks -= ROOMS[tool].hired
        if side == LIES_B_PAW and prospect.paws > 0:
            prospect.paws -= 1


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


class Completer:
    """Tries all continuations of a walk; remembers where there is none."""

    def __init__(self) -> None:
        self.failed: set[str] = set()

    def find(self, state: DoggiesState) -> list[Action] | None:
        """Steps that finish the walk from here, last step first; None if there are none."""
        key = key_of(state)
        if key in self.failed:
            return None
        ability = state.players[state.active].ability
        for step in walking.steps(state):
            if walking.ends_walk(state, step):
                return [step]
            if is_idle(state, step):
                continue
            twin = state.copy()
            walking.step(twin, step)
            prospect = Prospect(twin)
            rest: list[Action] | None = None
            if prospect.can_finish(twin.dungeon, ability):
                rest = easy_way(twin)
            elif not is_hopeless(twin, prospect, ability):
                rest = self.find(twin)
            if rest is not None:
                rest.append(step)
                return rest
        self.failed.add(key)
        return None


def is_idle(state: DoggiesState, step: Action) -> bool:
    """Coins and chests cost a paw and help nobody out: what can be finished with them can be finished without."""
    return isinstance(step, Claim) and KIND[state.dungeon.card[state.position]] != ARTIFACT


def easy_way(state: DoggiesState) -> list[Action]:
    """The steps of a walk that the accept test has found possible, last step first."""
    ability = state.players[state.active].ability
    for step in walking.steps(state):
        if walking.ends_walk(state, step):
            return [step]
    for step in walking.steps(state):
        twin = state.copy()
        walking.step(twin, step)
        if Prospect(twin).can_finish(twin.dungeon, ability):
            rest = easy_way(twin)
            rest.append(step)
            return rest
    raise AssertionError("a way out was found and is lost")


def key_of(state: DoggiesState) -> str:
    """All that the rest of the walk depends on, whatever way led here."""
    player = state.players[state.active]
    visited = 0
    for node in state.path:
        visited |= 1 << int(node)
    tools = 0
    for symbol in range(3):
        for card in DISARMERS[symbol]:
            if state.owner[card] == state.active:
                tools |= 1 + int(state.side[card]) << 3 * int(card)
    turned = [state.dungeon.turn[state.dungeon.near[direction]] for direction in range(4)]
    return (
        f"{state.position} {state.pending} {state.damage} {player.available} {player.owned} {player.debt} "
        f"{player.marks} {player.aid} {player.potions} {state.supply} {visited} {tools} {turned}"
    )

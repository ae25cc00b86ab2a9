"""What the table tells about roles and goals: clues by seat, and how likely they make each world.

A world here is who is a goblin and which goal lies where. Every seat leaves clues: the cards it laid, where they lie,
what it said, and the cards it put under the deck. All count for the team that its first role card of this round is of:
nothing tells what was done before a Potion and what after, but Potions come late. How much a clue speaks for a world is
learned from self-play (`undercroft train goblins`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.bots.judge import Judge, shares
from undercroft.core.bits import bit, has, members
from undercroft.games.goblins import cards, tiles
from undercroft.games.goblins.state import GoblinsState
from undercroft.games.goblins.table import UNSETTLED

# The six orders in which the goals can lie: kinds at north, middle, south.
ORDERS: Final[list[list[i64]]] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

CLUES: Final = [
    "a goblin laid rubble",
    "a goblin laid a door that is open",
    "a goblin laid a door that is shut",
    "a goblin laid a live card",
    "a goblin laid a card that is cut off",
    "how far a goblin's live cards lie to the east",
    "a goblin laid a lantern",
    "a goblin laid a key",
    "a goblin laid ale",
    "a gnome dug toward the gold",
    "a gnome dug toward the dragon",
    "a gnome dug toward gold it has seen",
    "a gnome dug toward a dragon it has seen",
    "a goblin dug toward the gold",
    "a goblin dug toward the dragon",
    "a goblin dug toward gold it has seen",
    "a goblin dug toward a dragon it has seen",
    "a gnome blocked near the gold",
    "a gnome blocked near the dragon",
    "a goblin blocked near the gold",
    "a goblin blocked near the dragon",
    "a gnome lied",
    "a goblin told the truth of gold or dragon",
    "a goblin called gold a dragon or a dragon gold",
    "a goblin called gold or dragon dynamite",
    "a goblin told the truth of dynamite",
    "a goblin lied of dynamite",
    "a goblin put a card under the deck",
]
DUG: Final = 9  # the places of clues in the list
BLOCKED: Final = 17
SAID: Final = 21
BURIED: Final = 27


def pulls() -> vec[float]:
    """By goal and place: how much nearer this goal is than the others are on average."""
    found: list[float] = []
    near = [[0.0 for _ in range(tiles.SIZE)] for _ in range(3)]
    for goal in range(3):
        at = tiles.GOAL_AT[goal]
        for place in range(tiles.SIZE):
            across = tiles.x_of(place) - tiles.x_of(at)
            down = tiles.y_of(place) - tiles.y_of(at)
            near[goal][place] = 3.0 / (1.0 + float(max(across, -across) + max(down, -down)))
    for goal in range(3):
        for place in range(tiles.SIZE):
            found.append(near[goal][place] - (near[0][place] + near[1][place] + near[2][place]) / 3.0)
    return vec[float](found)


PULLS: Final[vec[float]] = pulls()


class Clues:
    """The clues of every seat, gathered in one walk over the table."""

    def __init__(self, state: GoblinsState) -> None:
        self.state: GoblinsState = state
        self.laid: list[list[float]] = [[0.0 for _ in range(DUG)] for _ in range(state.seats)]
        self.dug: list[list[float]] = [[0.0, 0.0, 0.0] for _ in range(state.seats)]  # by goal
        self.blocked: list[list[float]] = [[0.0, 0.0, 0.0] for _ in range(state.seats)]
        self.said: list[list[i64]] = []  # speaker, goal, kind
        self.buried: list[float] = [0.0 for _ in range(state.seats)]  # cards that still lie under the deck
        board = state.board
        for place in board.tiles():
            self.note(board.by[place], place, tiles.KIND_OF[board.at[place]], board.live[place] == 1)
        for speaker, where, kind in state.claims:
            self.said.append([speaker, cards.GOAL_PLACES.index(where), cards.GOALS.index(kind)])
        for packet in state.deck.packets:
            for knowers in packet.known:
                # Everybody saw who put it there (R25).
                for seat in members(knowers):
                    self.buried[seat] += 1.0

    def note(self, seat: i64, place: i64, kind: i64, live: bool) -> None:
        laid = self.laid[seat]
        blocks = kind == cards.RUBBLE or (kind == cards.DOOR and not live)
        if kind == cards.RUBBLE:
            laid[0] += 1.0
        elif kind == cards.DOOR:
            laid[1 if live else 2] += 1.0
        elif live:
            laid[3] += 1.0
            laid[5] += float(tiles.x_of(place)) / 9.0
        else:
            laid[4] += 1.0
        if kind == cards.LANTERN:
            laid[6] += 1.0
        elif kind == cards.KEY:
            laid[7] += 1.0
        elif kind == cards.ALE:
            laid[8] += 1.0
        for goal in range(3):
            pull = PULLS[goal * tiles.SIZE + place]
            if blocks:
                self.blocked[seat][goal] += pull
            else:
                self.dug[seat][goal] += pull

    def of_seat(self, seat: i64, team: i64, order: list[i64]) -> list[float]:
        """What a seat has done, if it is of this team and the goals lie in this order: one number for each clue."""
        found = [0.0 for _ in range(len(CLUES))]
        if team == cards.GOBLIN:
            for index in range(DUG):
                found[index] = self.laid[seat][index]
            found[BURIED] = self.buried[seat]
        for goal in range(3):
            if order[goal] == cards.DYNAMITE:
                continue
            dragon: i64 = 1 if order[goal] == cards.DRAGON else 0
            seen: i64 = 2 if has(self.state.goal_seen[goal], seat) else 0
            found[DUG + 4 * team + seen + dragon] += self.dug[seat][goal]
            found[BLOCKED + 2 * team + dragon] += self.blocked[seat][goal]
        for speaker, goal, said in self.said:
            if speaker == seat:
                self.hear(found, team, order[goal], said)
        return found

    def hear(self, found: list[float], team: i64, truth: i64, said: i64) -> None:
        if team == cards.GNOME:
            if said != truth:
                found[SAID] += 1.0
        elif truth == cards.DYNAMITE:
            found[SAID + (4 if said == truth else 5)] += 1.0
        elif said == truth:
            found[SAID + 1] += 1.0
        else:
            found[SAID + (3 if said == cards.DYNAMITE else 2)] += 1.0


class Worlds:
    """Every world that a seat holds possible: the set of goblins, and the order of the goals by its number."""

    def __init__(self, state: GoblinsState, seat: i64) -> None:
        self.state: GoblinsState = state
        self.seat: i64 = seat
        self.goblins: list[i64] = []
        self.orders: list[i64] = []
        self.places: list[i64] = role_places(state)
        sets = goblin_sets(state, seat)
        for number in range(len(ORDERS)):
            if is_possible(state, seat, ORDERS[number]):
                for goblins in sets:
                    self.goblins.append(goblins)
                    self.orders.append(number)

    def clues(self) -> list[list[float]]:
        """The clues of all others together, in each world."""
        clues = Clues(self.state)
        found = [[0.0 for _ in CLUES] for _ in self.orders]
        for other in range(self.state.seats):
            if other == self.seat:
                continue
            for index in range(len(found)):
                left = clues.of_seat(other, self.first_team(index, other), ORDERS[self.orders[index]])
                for clue in range(len(left)):
                    found[index][clue] += left[clue]
        return found

    def first_team(self, index: i64, seat: i64) -> i64:
        """The team that a seat began the round with, if this world is the true one."""
        return cards.GOBLIN if has(self.goblins[index], self.places[seat]) else cards.GNOME

    def truths(self) -> list[float]:
        """Where nobody has looked yet, several are equally true."""
        count = 0
        for index in range(len(self.orders)):
            if self.holds(index, self.state):
                count += 1
        return [
            1.0 / float(count) if self.holds(index, self.state) else 0.0 for index in range(len(self.orders))
        ]

    def holds(self, index: i64, state: GoblinsState) -> bool:
        """Is it so in this state, as far as that is settled?"""
        return is_true(state, self.goblins[index], ORDERS[self.orders[index]])


def role_places(state: GoblinsState) -> list[i64]:
    """For every seat, where the role card lies now that it was dealt this round: Potions move them."""
    # By seat, who was dealt the card that lies here now
    dealt: list[i64] = [seat for seat in range(state.seats)]
    for one, other in state.potions:
        dealt[one], dealt[other] = dealt[other], dealt[one]
    found: list[i64] = [0 for _ in range(state.seats)]
    for seat in range(state.seats):
        found[dealt[seat]] = seat
    return found


def goblin_sets(state: GoblinsState, seat: i64) -> list[i64]:
    """The sets of seats that may be the goblins, as far as a seat knows."""
    sure: i64 = 0
    unknown: list[i64] = []
    for other in range(state.seats):
        if not state.knows_role(seat, other):
            unknown.append(other)
        elif state.team(other) == cards.GOBLIN:
            sure |= bit(other)
    left = state.unknown_goblins(seat)
    found: list[i64] = []
    for chosen in range(bit(len(unknown))):
        goblins = sure
        count: i64 = 0
        for index in range(len(unknown)):
            if has(chosen, index):
                goblins |= bit(unknown[index])
                count += 1
        if count == left:
            found.append(goblins)
    return found


def is_possible(state: GoblinsState, seat: i64, order: list[i64]) -> bool:
    for goal in range(3):
        known = state.goal_known(seat, goal)
        if known != UNSETTLED and known != order[goal]:
            return False
    return True


def is_true(state: GoblinsState, goblins: i64, order: list[i64]) -> bool:
    """Is this world the true one, as far as it is settled?"""
    for other in range(state.seats):
        if has(goblins, other) != (state.team(other) == cards.GOBLIN):
            return False
    for goal in range(3):
        if state.goal_kinds[goal] != UNSETTLED and state.goal_kinds[goal] != order[goal]:
            return False
    return True


class Belief:
    """What a seat believes: for every seat the chance of a gnome, for every goal the chance of each kind."""

    def __init__(self, state: GoblinsState, seat: i64, judge: Judge) -> None:
        self.worlds: Worlds = Worlds(state, seat)
        self.chances: list[float] = shares(world_scores(self.worlds, judge))
        self.gnome: list[float] = [0.0 for _ in range(state.seats)]
        self.goals: list[float] = [0.0 for _ in range(9)]  # 3 * goal + kind
        for index in range(len(self.chances)):
            chance = self.chances[index]
            for other in range(state.seats):
                if not has(self.worlds.goblins[index], other):
                    self.gnome[other] += chance
            order = ORDERS[self.worlds.orders[index]]
            for goal in range(3):
                self.goals[3 * goal + order[goal]] += chance

    def weight(self, world: GoblinsState) -> float:
        """How likely a dealt world is, against the likeliest."""
        most = max(self.chances)
        found = 0.0
        for index in range(len(self.chances)):
            if self.worlds.holds(index, world):
                found = max(found, self.chances[index])
        return found / most


def world_scores(worlds: Worlds, judge: Judge) -> list[float]:
    """How much the clues of all others speak for each world. A seat's clues are weighed once by team and order."""
    state = worlds.state
    clues = Clues(state)
    scores = [0.0 for _ in worlds.orders]
    for other in range(state.seats):
        if other == worlds.seat:
            continue
        weighed: list[list[float]] = []
        for team in range(2):
            weighed.append([judge.score(clues.of_seat(other, team, order)) for order in ORDERS])
        for index in range(len(scores)):
            scores[index] += weighed[worlds.first_team(index, other)][worlds.orders[index]]
    return scores

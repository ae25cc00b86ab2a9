"""Everything on the table, and the few questions that every chapter of the rules asks of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has
from undercroft.core.deck import Deck
from undercroft.core.log import NO_SEAT, OPEN
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.goblins.board import Board
from undercroft.games.goblins.cards import FACES, GOBLIN, GOBLIN_COUNTS, ROLES, in_order
from undercroft.games.goblins.position import Claim, Point, ReportPosition
from undercroft.games.goblins.tiles import face_of
from undercroft.games.goblins.view import PassedBy, Phase

# The decisions of a round; from STEAL on it is over.
PHASES: Final[list[Phase]] = ["turn", "open_goal", "drinker", "claim", "steal", "over"]
TURN: Final = 0
OPEN_GOAL: Final = 1
DRINKER: Final = 2
CLAIM: Final = 3
STEAL: Final = 4
OVER: Final = 5

NO_GOAL: Final = -1
UNSETTLED: Final = -1  # the kind of a goal at which nobody has looked yet

# How a seat has passed since the last card was played.
WAYS_OF_PASSING: Final[list[PassedBy]] = ["swap", "pass", "empty"]
NOT_PASSED: Final = -1
BY_SWAP: Final = 0  # it put a card under the deck
BY_PASS: Final = 1  # nothing in its hand could be played
BY_EMPTY_HAND: Final = 2  # it has no cards


class Player:
    """What lies before one seat."""

    def __init__(self, gold: i64) -> None:
        self.gold: i64 = gold
        self.hand: vec[i64] = vec[i64]()  # faces, in ascending order
        self.role: i64 = 0
        self.knowers: i64 = 0  # the seats that have held, this round, the role card that lies here now
        self.ale: bool = False  # misses its next turn
        self.passed: i64 = NOT_PASSED  # how it passed last; everybody saw it
        # The hand was shown to all; the deck is empty, so it only shrinks from then on.
        self.shown: bool = False
        # Faces that everybody knows not to be in this hand: it passed when each of them could have been played (R24).
        self.lacks: i64 = 0

    def copy(self) -> Player:
        twin = Player(self.gold)
        twin.hand = self.hand[:]
        twin.role = self.role
        twin.knowers = self.knowers
        twin.ale = self.ale
        twin.passed = self.passed
        twin.shown = self.shown
        twin.lacks = self.lacks
        return twin

    def has(self, face: i64) -> bool:
        for card in self.hand:
            if card == face:
                return True
        return False

    def take(self, face: i64) -> None:
        self.hand = in_order(self.hand, face)

    def give(self, face: i64) -> None:
        """Let go of one card of this face."""
        for index in range(len(self.hand)):
            if self.hand[index] == face:
                self.hand, _ = pop(self.hand, index)
                return


class Table(State):
    """A position. Seats, goals and faces form sets: bit n stands for number n."""

    def __init__(self, players: vec[Player], advanced: bool, board: Board, deck: Deck) -> None:
        super().__init__(len(players))
        self.players: vec[Player] = players
        self.advanced: bool = advanced
        self.board: Board = board
        self.deck: Deck = deck
        self.discard: vec[i64] = vec[i64]()
        self.phase: i64 = TURN
        self.round: i64 = 0
        self.first: i64 = 0  # the seat that began the round
        self.active: i64 = 0
        self.goal_kinds: vec[i64] = vec[i64]([UNSETTLED] * 3)
        self.goal_seen: vec[i64] = vec[i64]([0] * 3)  # the seats that looked at each goal with a Map
        self.goals_up: i64 = 0  # the goals that were opened
        self.passed: vec[i64] = vec[i64]()  # the seats that passed since the last play, in order
        self.first_emptied: i64 = NO_SEAT
        self.claims: list[Claim] = []
        self.potions: list[tuple[int, int]] = []  # who swapped roles with whom this round
        self.laid: i64 = 0  # the face laid this turn: its ale is given after the goals
        self.looking: i64 = NO_GOAL  # the goal just seen (CLAIM)
        self.scored: i64 = 0  # how many seats are scored (STEAL)
        self.report: ReportPosition | None = None  # of the last round, without its points
        self.points_made: list[Point] = []  # in the report's round

    def copy_to(self, twin: Table) -> None:
        """Copy what the constructor does not take. Lists and reports are shared: they are never changed in place."""
        twin.reveals = self.reveals
        twin.discard = self.discard[:]
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.goal_kinds = self.goal_kinds[:]
        twin.goal_seen = self.goal_seen[:]
        twin.goals_up = self.goals_up
        twin.passed = self.passed[:]
        twin.first_emptied = self.first_emptied
        twin.claims = self.claims
        twin.potions = self.potions
        twin.laid = self.laid
        twin.looking = self.looking
        twin.scored = self.scored
        twin.report = self.report
        twin.points_made = self.points_made

    def is_round_over(self) -> bool:
        """Do roles and goals lie face up, while the scoring runs?"""
        return self.phase >= STEAL

    # Seats

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def team(self, seat: i64) -> i64:
        return ROLES[self.players[seat].role].team

    def has_swapped(self, seat: i64) -> bool:
        """Did this seat take part in a Potion swap this round?"""
        for one, other in self.potions:
            if one == seat or other == seat:
                return True
        return False

    def has_passed(self, seat: i64) -> bool:
        return self.players[seat].passed != NOT_PASSED

    def drinkers(self, seat: i64) -> i64:
        """The seats to which this one may give an ale: others that have none yet (R28)."""
        found: i64 = 0
        for other in range(self.seats):
            if other != seat and not self.players[other].ale:
                found |= bit(other)
        return found

    def robbable(self, seat: i64) -> i64:
        """The seats that this one may rob: others with gold (R41)."""
        found: i64 = 0
        for other in range(self.seats):
            if other != seat and self.players[other].gold > 0:
                found |= bit(other)
        return found

    def copies_left(self) -> list[i64]:
        """By face, the copies that lie neither on the table nor in the discard pile."""
        left: list[i64] = [face.count for face in FACES]
        for place in self.board.tiles():
            left[face_of(self.board.at[place])] -= 1
        for card in self.discard:
            left[card] -= 1
        return left

    # Goals

    def is_kind_up(self, kind: i64) -> bool:
        for goal in range(3):
            if has(self.goals_up, goal) and self.goal_kinds[goal] == kind:
                return True
        return False

    def settle_goal(self, goal: i64, rng: Rng) -> None:
        """Which goal lies here is drawn when somebody first looks."""
        kinds = self.goal_kinds
        if kinds[goal] != UNSETTLED:
            return
        left: list[i64] = []
        for kind in range(3):
            if kind != kinds[0] and kind != kinds[1] and kind != kinds[2]:
                left.append(kind)
        kinds[goal] = left[rng.below(len(left))]

    # What a seat knows

    def knows_role(self, seat: i64, other: i64) -> bool:
        """Has this seat held the role card that lies at the other now, or is the round over?"""
        return self.is_round_over() or seat == OPEN or has(self.players[other].knowers, seat)

    def unknown_goblins(self, seat: i64) -> i64:
        """How many of the seats whose role this seat does not know are goblins, which follows from the team sizes."""
        goblins = GOBLIN_COUNTS[self.seats]
        for other in range(self.seats):
            if self.knows_role(seat, other) and self.team(other) == GOBLIN:
                goblins -= 1
        return goblins

    def knows_goal(self, seat: i64, goal: i64) -> bool:
        """Has this seat seen it, is it face up, or does it follow from the other two?"""
        known = self.goals_up | self.goals_seen_by(seat)
        return self.is_round_over() or has(known, goal) or known == 7 ^ bit(goal)

    def goals_seen_by(self, seat: i64) -> i64:
        """The set of goals this seat looked at; for open eyes, those that anybody looked at."""
        found: i64 = 0
        for goal in range(3):
            if has(self.goal_seen[goal], seat) or (seat == OPEN and self.goal_kinds[goal] != UNSETTLED):
                found |= bit(goal)
        return found

    def goal_known(self, seat: i64, goal: i64) -> i64:
        """The kind of a goal as this seat knows it, or UNSETTLED."""
        if not self.knows_goal(seat, goal):
            return UNSETTLED
        if self.goal_kinds[goal] != UNSETTLED:
            return self.goal_kinds[goal]
        # The third follows though nobody has looked at it.
        return 3 - self.goal_kinds[(goal + 1) % 3] - self.goal_kinds[(goal + 2) % 3]

"""A position of Goblins vs Gnomes: what lies on the table, and which chapter of the rules answers to what."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.deck import Deck
from undercroft.core.log import OPEN
from undercroft.core.rng import Rng
from undercroft.core.state import Secret, State
from undercroft.core.view import Message, Outcome
from undercroft.games.goblins import (
    choices,
    dump,
    figures,
    goals,
    invariants,
    plays,
    redeal,
    rounds,
    scoring,
    show,
    words,
)
from undercroft.games.goblins.actions import (
    Claim,
    GiveAle,
    OpenGoal,
    PlaceCard,
    PlayExplosion,
    PlayMap,
    PlayPotion,
    Steal,
    SwapCard,
)
from undercroft.games.goblins.board import Board
from undercroft.games.goblins.phases import NOBODY, OVER, TURN, UNSETTLED
from undercroft.games.goblins.player import NOT_PASSED, ClaimMade, Player, PotionSwap
from undercroft.games.goblins.scoring import Report
from undercroft.games.goblins.tiles import place_at


class GoblinsState(State):
    """Everything on the table. Seats, goals and faces form sets: bit n stands for number n."""

    __slots__ = (
        "active",
        "advanced",
        "board",
        "claims",
        "deck",
        "discard",
        "dynamite",
        "first",
        "first_emptied",
        "goal_kinds",
        "goal_seen",
        "goals_up",
        "laid",
        "looking",
        "opener",
        "passed",
        "phase",
        "players",
        "potions",
        "reached",
        "report",
        "round",
        "round_over",
        "scored",
    )

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
        self.dynamite: bool = False  # it was opened this round
        self.passed: vec[i64] = vec[i64]()  # the seats that passed since the last play, in order
        self.first_emptied: i64 = NOBODY
        self.claims: list[ClaimMade] = []
        self.potions: list[PotionSwap] = []  # who swapped roles with whom this round
        self.laid: i64 = 0  # the face laid this turn: its ale is given after the goals
        self.reached: i64 = 0  # goals to choose from (OPEN_GOAL)
        self.looking: i64 = NOBODY  # the goal just seen (CLAIM)
        self.opener: i64 = NOBODY  # who opened the goal that ended the round
        self.round_over: bool = False  # roles and goals lie face up, the scoring runs
        self.scored: i64 = 0  # how many seats are scored (STEAL)
        self.report: Report | None = None  # of the last round

    # What may be done

    def actors(self) -> i64:
        return 0 if self.phase == OVER else 1 << self.active

    def legal(self, seat: i64) -> list[Action]:
        return choices.legal(self, seat)

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        if isinstance(action, PlaceCard):
            plays.place_card(self, seat, action, rng)
        elif isinstance(action, SwapCard):
            plays.swap_card(self, seat, action.face, rng)
        elif isinstance(action, PlayExplosion):
            plays.play_explosion(self, seat, place_at(action.x, action.y), rng)
        elif isinstance(action, PlayMap):
            plays.play_map(self, seat, action.goal, rng)
        elif isinstance(action, Claim):
            plays.claim(self, seat, action.kind, rng)
        elif isinstance(action, PlayPotion):
            plays.play_potion(self, seat, action.seat, rng)
        elif isinstance(action, GiveAle):
            goals.give_ale(self, seat, action.seat, rng)
        elif isinstance(action, OpenGoal):
            if not goals.open_goal(self, action.goal, rng):
                goals.resolve_goals(self, rng)
        elif isinstance(action, Steal):
            scoring.steal(self, seat, action.seat, rng)
        else:
            plays.pass_turn(self, seat, rng)

    def can_take_back(self, seat: i64, action: Action) -> bool:
        """What was announced was heard: a claim cannot be unsaid (R30)."""
        return not isinstance(action, Claim)

    # The course of a round, for the chapters that lead to one another

    def begin_round(self, rng: Rng) -> None:
        rounds.begin_round(self, rng)

    def end_play(self, seat: i64, rng: Rng) -> None:
        rounds.end_play(self, seat, rng)

    def end_round(self, result: i64, goal: i64, rng: Rng) -> None:
        rounds.end_round(self, result, goal, rng)

    # What stands on the table

    def has_passed(self, seat: i64) -> bool:
        return self.players[seat].passed != NOT_PASSED

    def is_kind_up(self, kind: i64) -> bool:
        for goal in range(3):
            if self.goals_up >> goal & 1 and self.goal_kinds[goal] == kind:
                return True
        return False

    # What a seat knows

    def knows_role(self, seat: i64, other: i64) -> bool:
        """Has this seat held the role card that lies at the other now, or is the round over?"""
        return self.round_over or seat == OPEN or bool(self.players[other].knowers >> seat & 1)

    def knows_goal(self, seat: i64, goal: i64) -> bool:
        """Has this seat seen it, is it face up, or does it follow from the other two?"""
        if self.round_over or (self.goals_up | self.goals_seen_by(seat)) >> goal & 1:
            return True
        known = self.goals_up | self.goals_seen_by(seat)
        return known == 7 ^ (1 << goal)

    def goals_seen_by(self, seat: i64) -> i64:
        """The set of goals this seat looked at; of open eyes, those that anybody did."""
        found: i64 = 0
        for goal in range(3):
            if self.goal_seen[goal] >> seat & 1 or (seat == OPEN and self.goal_kinds[goal] != UNSETTLED):
                found |= 1 << goal
        return found

    def goal_known(self, seat: i64, goal: i64) -> i64:
        """The kind of a goal as this seat knows it, or UNSETTLED."""
        if not self.knows_goal(seat, goal):
            return UNSETTLED
        if self.goal_kinds[goal] != UNSETTLED:
            return self.goal_kinds[goal]
        # The third follows though nobody has looked at it.
        return 3 - self.goal_kinds[(goal + 1) % 3] - self.goal_kinds[(goal + 2) % 3]

    def view(self, seat: i64) -> object:
        return show.view(self, seat)

    def prompt(self, seat: i64) -> Message:
        return words.prompt(self, seat)

    def why_not(self, seat: i64, action: Action) -> Message | None:
        return words.why_not(self, seat, action)

    def figures(self, seat: i64) -> object:
        return figures.figures(self, seat)

    def foresee(self, seat: i64, action: Action) -> object:
        return figures.foresee(self, seat, action)

    def redeal(self, seat: i64, rng: Rng) -> State:
        return redeal.redeal(self, seat, rng)

    def secrets(self) -> list[Secret]:
        return redeal.secrets(self)

    # The end

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.phase == OVER else None

    def points(self) -> list[float]:
        return scoring.points(self)

    # Copies

    def copy(self) -> GoblinsState:
        twin = GoblinsState(
            vec[Player]([player.copy() for player in self.players]),
            self.advanced,
            self.board.copy(),
            self.deck.copy(),
        )
        twin.reveals = self.reveals
        twin.discard = self.discard[:]
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.goal_kinds = self.goal_kinds[:]
        twin.goal_seen = self.goal_seen[:]
        twin.goals_up = self.goals_up
        twin.dynamite = self.dynamite
        twin.passed = self.passed[:]
        twin.first_emptied = self.first_emptied
        twin.claims = self.claims  # never changed in place, nor is the next
        twin.potions = self.potions
        twin.laid = self.laid
        twin.reached = self.reached
        twin.looking = self.looking
        twin.opener = self.opener
        twin.round_over = self.round_over
        twin.scored = self.scored
        twin.report = self.report if self.report is None else self.report.copy()
        return twin

    def dump(self) -> dict[str, object]:
        return dump.dump(self)

    def broken(self) -> str:
        return invariants.broken(self)

"""The end of a round and of the game: who gets which gold, seat by seat and step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from undercroft.core.rng import Rng
from undercroft.core.view import Message, Outcome, ScoreLine
from undercroft.games.goblins import events
from undercroft.games.goblins.cards import (
    ALE,
    DEMOLITIONIST,
    DOOR,
    DRAGON,
    GNOME,
    GOBLIN,
    GOLD,
    GOLD_TARGET,
    JEWELLER,
    KEYKEEPER,
    KING,
    LANTERN,
    MASTER_OF_DISGUISE,
    PEDANT,
    RACER,
    ROLES,
    SKINFLINT,
)
from undercroft.games.goblins.phases import NOBODY, NOTHING, OVER, STEAL
from undercroft.games.goblins.tiles import KIND_OF

if TYPE_CHECKING:
    from undercroft.games.goblins.player import ClaimMade
    from undercroft.games.goblins.state import GoblinsState

REASONS: Final = ["team", "opener", "role", "robbed"]
TEAM_STEP: Final = 0
OPENER_STEP: Final = 1
ROLE_STEP: Final = 2
ROBBED_STEP: Final = 3


class Point:
    """One step of the scoring."""

    def __init__(self, seat: i64, reason: i64, amount: i64, gold: i64) -> None:
        self.seat: Final[i64] = seat
        self.reason: Final[i64] = reason
        self.amount: Final[i64] = amount
        self.gold: Final[i64] = gold  # of the seat, after it


class Report:
    """How a round ended; public until the next report replaces it."""

    def __init__(self, round: i64, result: i64, opener: i64, goal: i64) -> None:
        self.round: i64 = round
        self.result: i64 = result
        self.opener: i64 = opener
        self.goal: i64 = goal  # the goal that ended the round, or NOBODY
        self.route: list[i64] = []
        self.route_doors: i64 = 0
        self.route_ales: i64 = 0
        self.route_lanterns: i64 = 0
        self.roles: list[i64] = []
        self.goals: list[i64] = []
        self.claims: list[ClaimMade] = []
        self.points: list[Point] = []

    def copy(self) -> Report:
        twin = Report(self.round, self.result, self.opener, self.goal)
        twin.route = self.route
        twin.route_doors = self.route_doors
        twin.route_ales = self.route_ales
        twin.route_lanterns = self.route_lanterns
        twin.roles = self.roles
        twin.goals = self.goals
        twin.claims = self.claims
        twin.points = self.points[:]
        return twin


def new_report(state: GoblinsState, result: i64, goal: i64, route: list[i64]) -> Report:
    report = Report(state.round, result, state.opener, goal)
    report.route = route
    for place in route:
        kind = KIND_OF[state.board.at[place]] if state.board.at[place] > 0 else -1
        if kind == DOOR:
            report.route_doors += 1
        elif kind == ALE:
            report.route_ales += 1
        elif kind == LANTERN:
            report.route_lanterns += 1
    report.roles = [player.role for player in state.players]
    report.goals = [kind for kind in state.goal_kinds]
    report.claims = state.claims
    return report


def first_scored(state: GoblinsState) -> i64:
    """The opener; without one the first to get rid of his cards, else the first who passed (R42)."""
    if state.opener != NOBODY:
        return state.opener
    if state.first_emptied != NOBODY:
        return state.first_emptied
    return state.passed[0]


def score_round(state: GoblinsState, rng: Rng) -> None:
    """Score the seats clockwise from where it stands; stops at a theft to be chosen and at the ninth gold (R40)."""
    first = first_scored(state)
    while state.scored < state.seats:
        seat = (first + state.scored) % state.seats
        if score_team(state, seat):
            return
        if state.advanced:
            if can_steal(state, seat):
                state.phase = STEAL
                state.active = seat
                return
            if role_bonus(state, seat) and gain(state, seat, ROLE_STEP, 1):
                return
        state.scored += 1
    state.first = (state.first + 1) % state.seats
    state.begin_round(rng)


def score_team(state: GoblinsState, seat: i64) -> bool:
    """Steps 1 and 2: the team's gold and the opener's. True if the game is over."""
    report = state.report
    assert report is not None
    team = ROLES[state.players[seat].role].team
    amount: i64 = 0
    if report.result == GOLD:
        if team == GNOME:
            amount = 1
        elif ROLES[state.players[state.opener].role].team == GOBLIN:
            amount = -1  # R37
    elif report.result == DRAGON:
        amount = 2 if team == GOBLIN else 0
    elif team == GOBLIN:
        amount = 1
    if amount and gain(state, seat, TEAM_STEP, amount):
        return True
    if report.result == GOLD and seat == state.opener and team == GNOME:
        return gain(state, seat, OPENER_STEP, 1)
    return False


def gain(state: GoblinsState, seat: i64, reason: i64, amount: i64) -> bool:
    """Gold never falls below 0; who reaches the target wins at once. True if somebody has."""
    player = state.players[seat]
    before = player.gold
    player.gold = min(max(before + amount, 0), GOLD_TARGET)
    report = state.report
    assert report is not None
    if player.gold != before:
        report.points.append(Point(seat, reason, player.gold - before, player.gold))
        if state.log is not None:
            state.tell(events.scored(state, seat, REASONS[reason], player.gold - before))
    if player.gold < GOLD_TARGET:
        return False
    state.phase = OVER
    if state.log is not None:
        state.tell(events.game_over(seat))
    return True


def role_bonus(state: GoblinsState, seat: i64) -> bool:
    """Has this seat earned the bonus of the role it holds (advanced)?"""
    report = state.report
    assert report is not None
    role = state.players[seat].role
    found = report.result != NOTHING
    if role == MASTER_OF_DISGUISE:
        return state.players[seat].swapped
    if role == DEMOLITIONIST:
        return state.dynamite
    if role == RACER:
        return found and report.route_doors == 0
    if role == PEDANT:
        return len(state.deck.packets) == 0
    if role == KING:
        return found and report.route_ales >= 3
    if role == KEYKEEPER:
        return found and report.route_doors >= 1
    if role == JEWELLER:
        return found and report.route_lanterns >= 2
    return False


def can_steal(state: GoblinsState, seat: i64) -> bool:
    """Skinflint robs somebody when the Dragon was opened, if anybody else has gold (R41)."""
    report = state.report
    assert report is not None
    if state.players[seat].role != SKINFLINT or report.result != DRAGON:
        return False
    for other in range(state.seats):
        if other != seat and state.players[other].gold > 0:
            return True
    return False


def steal(state: GoblinsState, seat: i64, other: i64, rng: Rng) -> None:
    if state.log is not None:
        state.tell(events.stolen(seat, other))
    gain(state, other, ROBBED_STEP, -1)
    if gain(state, seat, ROLE_STEP, 1):
        return
    state.scored += 1
    score_round(state, rng)


# The end of the game


def winner(state: GoblinsState) -> i64:
    for seat in range(state.seats):
        if state.players[seat].gold >= GOLD_TARGET:
            return seat
    return NOBODY


def points(state: GoblinsState) -> list[float]:
    found = [0.0 for _ in range(state.seats)]
    found[winner(state)] = 1.0
    return found


def outcome(state: GoblinsState) -> Outcome:
    """One winner; the others are ranked by their gold, equal gold sharing a place."""
    won = winner(state)
    gold = [int(player.gold) for player in state.players]
    places = [1 + len([other for other in gold if other > mine]) for mine in gold]
    report = state.report
    assert report is not None
    scores: list[list[ScoreLine]] = []
    for seat in range(int(state.seats)):
        role = ROLES[state.players[seat].role].id
        lines = [ScoreLine(Message("goblins-score-role", {"role": role}))]
        for point in report.points:
            if point.seat == seat:
                label = Message(f"goblins-score-{REASONS[point.reason]}", {"role": role})
                lines.append(ScoreLine(label, int(point.amount)))
        lines.append(ScoreLine(Message("goblins-score-total"), gold[seat]))
        scores.append(lines)
    why = Message(
        "goblins-outcome-gold", {"seat": int(won), "gold": int(GOLD_TARGET), "round": int(state.round)}
    )
    return Outcome([int(won)], why, places, scores, points(state))

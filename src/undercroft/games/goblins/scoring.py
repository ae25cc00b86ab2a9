"""The end of a round and of the game: who gets which gold, seat by seat and step by step."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.log import NO_SEAT
from undercroft.core.view import Message, Outcome, ScoreLine, ranked
from undercroft.games.goblins import cards
from undercroft.games.goblins.board import Board
from undercroft.games.goblins.position import ReportPosition
from undercroft.games.goblins.table import NO_GOAL, OVER, Table
from undercroft.games.goblins.tiles import KIND_OF, x_of, y_of
from undercroft.games.goblins.view import Reason, Result
from undercroft.games.goblins.view_events import GameOver, Scored, Stolen


def new_report(table: Table, result: Result, goal: i64) -> ReportPosition:
    """How the round ended; its points are kept separately while they grow."""
    board = table.board
    route: list[i64] = [] if goal == NO_GOAL else board.route_to(goal)
    return ReportPosition(
        round=table.round,
        result=result,
        opener=None if goal == NO_GOAL else table.active,
        goal=None if goal == NO_GOAL else cards.GOAL_PLACES[goal],
        route=[(x_of(place), y_of(place)) for place in route],
        route_doors=count_kind(board, route, cards.DOOR),
        route_ales=count_kind(board, route, cards.ALE),
        route_lanterns=count_kind(board, route, cards.LANTERN),
        roles=[cards.ROLES[player.role].id for player in table.players],
        goals=[cards.GOALS[kind] for kind in table.goal_kinds],
        claims=table.claims,
        points=[],
    )


def count_kind(board: Board, places: list[i64], kind: i64) -> i64:
    """The cards of a kind that lie on these places; the Dynamite is a card of no kind."""
    count: i64 = 0
    for place in places:
        if board.at[place] > 0 and KIND_OF[board.at[place]] == kind:
            count += 1
    return count


# Seat by seat


def first_scored(table: Table) -> i64:
    """The opener; without one, the first to get rid of their cards, otherwise the first who passed (R42)."""
    report = table.report
    if report is not None and report.opener is not None:
        return report.opener
    if table.first_emptied != NO_SEAT:
        return table.first_emptied
    return table.passed[0]


def score_round(table: Table) -> bool:
    """Score the seats clockwise from where it stands; True if all are scored.

    It stops at a theft to be chosen and at the ninth gold (R40).
    """
    first = first_scored(table)
    while table.scored < table.seats:
        seat = (first + table.scored) % table.seats
        if score_team(table, seat):
            return False
        if table.advanced:
            if can_steal(table, seat):
                table.active = seat
                return False
            if has_bonus(table, seat) and gain(table, seat, "role", 1):
                return False
        table.scored += 1
    return True


def score_team(table: Table, seat: i64) -> bool:
    """Steps 1 and 2: the team's gold and the opener's. True if the game is over."""
    report = table.report
    assert report is not None
    team = table.team(seat)
    amount: i64 = 0
    if report.result == "gold":
        if team == cards.GNOME:
            amount = 1
        elif report.opener is not None and table.team(report.opener) == cards.GOBLIN:
            amount = -1  # R37
    elif team == cards.GOBLIN:
        amount = 2 if report.result == "dragon" else 1
    if amount and gain(table, seat, "team", amount):
        return True
    if report.result == "gold" and seat == report.opener and team == cards.GNOME:
        return gain(table, seat, "opener", 1)
    return False


def gain(table: Table, seat: i64, reason: Reason, amount: i64) -> bool:
    """Gold never falls below 0; the first to reach the target wins at once. True if somebody has."""
    player = table.players[seat]
    before = player.gold
    player.gold = min(max(before + amount, 0), cards.GOLD_TARGET)
    if player.gold != before:
        change = player.gold - before
        table.points_made = [*table.points_made, (seat, reason, change, player.gold)]
        if table.log is not None:
            table.tell(Scored(seat, reason, cards.ROLES[player.role].id, change, player.gold))
    if player.gold < cards.GOLD_TARGET:
        return False
    table.phase = OVER
    if table.log is not None:
        table.tell(GameOver(seat))
    return True


# Roles (advanced)


def counted_kind(role: i64) -> i64:
    """The kind of card on the winning route that this role's bonus counts, or NO_KIND."""
    if role == cards.RACER or role == cards.KEYKEEPER:
        return cards.DOOR
    if role == cards.KING:
        return cards.ALE
    return cards.LANTERN if role == cards.JEWELLER else cards.NO_KIND


def is_enough(role: i64, count: i64) -> bool:
    """Does a route with this many of the counted cards earn the bonus (R35)?"""
    if role == cards.RACER:
        return count == 0
    if role == cards.KING:
        return count >= 3
    return count >= (2 if role == cards.JEWELLER else 1)


def is_bonus_due(table: Table, seat: i64) -> bool:
    """Has this seat earned a bonus that asks for no route?"""
    role = table.players[seat].role
    if role == cards.MASTER_OF_DISGUISE:
        return table.has_swapped(seat)
    if role == cards.DEMOLITIONIST:
        return table.is_kind_up(cards.DYNAMITE)
    return role == cards.PEDANT and len(table.deck.packets) == 0


def has_bonus(table: Table, seat: i64) -> bool:
    """Has this seat earned the bonus of the role it holds?"""
    role = table.players[seat].role
    kind = counted_kind(role)
    if kind == cards.NO_KIND:
        return is_bonus_due(table, seat)
    report = table.report
    assert report is not None
    if report.result == "nothing":
        return False
    if kind == cards.DOOR:
        return is_enough(role, report.route_doors)
    return is_enough(role, report.route_ales if kind == cards.ALE else report.route_lanterns)


def can_steal(table: Table, seat: i64) -> bool:
    """Skinflint robs somebody when the Dragon was opened, if anybody else has gold (R41)."""
    report = table.report
    assert report is not None
    if table.players[seat].role != cards.SKINFLINT or report.result != "dragon":
        return False
    return table.robbable(seat) != 0


def steal(table: Table, seat: i64, other: i64) -> bool:
    """True if the game is over."""
    if table.log is not None:
        table.tell(Stolen(seat, other))
    gain(table, other, "robbed", -1)
    return gain(table, seat, "role", 1)


# The end of the game


def winner(table: Table) -> i64:
    for seat in range(table.seats):
        if table.players[seat].gold >= cards.GOLD_TARGET:
            return seat
    return NO_SEAT


def points(table: Table) -> list[float]:
    found = [0.0 for _ in range(table.seats)]
    found[winner(table)] = 1.0
    return found


def outcome(table: Table) -> Outcome:
    """One winner; the others are ranked by their gold, equal gold sharing a place."""
    why = Message(
        "goblins-outcome-gold", {"seat": winner(table), "gold": cards.GOLD_TARGET, "round": table.round}
    )
    gold = [float(player.gold) for player in table.players]
    return ranked(gold, why, [score_sheet(table, seat) for seat in range(table.seats)])


def score_sheet(table: Table, seat: i64) -> list[ScoreLine]:
    """The role of the last round, its points, and all the gold."""
    role = cards.ROLES[table.players[seat].role].id
    lines = [ScoreLine(Message("goblins-score-role", {"role": role}))]
    for scorer, reason, change, _ in table.points_made:
        if scorer == seat:
            lines.append(ScoreLine(Message(label_of(reason), {"role": role}), change))
    lines.append(ScoreLine(Message("goblins-score-total"), table.players[seat].gold))
    return lines


def label_of(reason: str) -> str:
    """The line of the score sheet for points with this reason."""
    return "goblins-score-bonus" if reason == "role" else f"goblins-score-{reason}"

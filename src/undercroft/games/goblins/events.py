"""Events that need some working out, built only if somebody listens."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.goblins.cards import FACE_IDS, GOAL_PLACES, GOALS, ROLES
from undercroft.games.goblins.show import (
    colour_names,
    face_names,
    place_pair,
    seat_or_none,
    team_name,
    team_sizes,
)
from undercroft.games.goblins.table import REASONS, RESULTS, Point, Report, Table
from undercroft.games.goblins.view_events import (
    ColoursChanged,
    Dealt,
    ExplosionPlayed,
    GoalOpened,
    RoleReceived,
    RoundBegan,
    RoundEnded,
    Scored,
)


def round_began(table: Table) -> RoundBegan:
    gnomes, goblins = team_sizes(table)
    return RoundBegan(table.round, table.first, gnomes, goblins)


def dealt(table: Table, seat: i64) -> Dealt:
    player = table.players[seat]
    return Dealt(seat, ROLES[player.role].id, team_name(player.role), face_names(player.hand))


def colours_changed(table: Table) -> ColoursChanged:
    return ColoursChanged(colour_names(table.board.colours))


def role_received(table: Table, seat: i64) -> RoleReceived:
    role = table.players[seat].role
    return RoleReceived(seat, ROLES[role].id, team_name(role))


def explosion_played(seat: i64, removed: i64, place: i64) -> ExplosionPlayed:
    x, y = place_pair(place)
    return ExplosionPlayed(seat, FACE_IDS[removed], x, y)


def goal_opened(table: Table, goal: i64) -> GoalOpened:
    return GoalOpened(table.active, GOAL_PLACES[goal], GOALS[table.goal_kinds[goal]])


def round_ended(report: Report) -> RoundEnded:
    return RoundEnded(
        report.round,
        RESULTS[report.result],
        seat_or_none(report.opener),
        [place_pair(place) for place in report.route],
        [ROLES[role].id for role in report.roles],
        [GOALS[kind] for kind in report.goals],
    )


def scored(table: Table, point: Point) -> Scored:
    role = ROLES[table.players[point.seat].role].id
    return Scored(point.seat, REASONS[point.reason], role, point.amount, point.gold)

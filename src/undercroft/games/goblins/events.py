"""Events that need some working out, built only if somebody listens."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.goblins import view_events
from undercroft.games.goblins.cards import ROLES
from undercroft.games.goblins.position import ReportPosition
from undercroft.games.goblins.show import (
    face_names,
    team_name,
    team_sizes,
)
from undercroft.games.goblins.table import Table


def round_began(table: Table) -> view_events.RoundBegan:
    gnomes, goblins = team_sizes(table)
    return view_events.RoundBegan(table.round, table.first, gnomes, goblins)


def dealt(table: Table, seat: i64) -> view_events.Dealt:
    player = table.players[seat]
    return view_events.Dealt(seat, ROLES[player.role].id, team_name(player.role), face_names(player.hand))


def role_received(table: Table, seat: i64) -> view_events.RoleReceived:
    role = table.players[seat].role
    return view_events.RoleReceived(seat, ROLES[role].id, team_name(role))


def round_ended(report: ReportPosition) -> view_events.RoundEnded:
    route = [[x, y] for x, y in report.route]
    return view_events.RoundEnded(
        report.round, report.result, report.opener, route, report.roles, report.goals
    )

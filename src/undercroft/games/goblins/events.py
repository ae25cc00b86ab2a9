"""Events that need some working out, built only if somebody listens."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.goblins import view_events
from undercroft.games.goblins.cards import GOALS, ROLES
from undercroft.games.goblins.show import (
    face_names,
    place_pair,
    seat_or_none,
    team_name,
    team_sizes,
)
from undercroft.games.goblins.table import RESULTS, Report, Table


def round_began(table: Table) -> view_events.RoundBegan:
    gnomes, goblins = team_sizes(table)
    return view_events.RoundBegan(table.round, table.first, gnomes, goblins)


def dealt(table: Table, seat: i64) -> view_events.Dealt:
    player = table.players[seat]
    return view_events.Dealt(seat, ROLES[player.role].id, team_name(player.role), face_names(player.hand))


def role_received(table: Table, seat: i64) -> view_events.RoleReceived:
    role = table.players[seat].role
    return view_events.RoleReceived(seat, ROLES[role].id, team_name(role))


def round_ended(report: Report) -> view_events.RoundEnded:
    return view_events.RoundEnded(
        report.round,
        RESULTS[report.result],
        seat_or_none(report.opener),
        [place_pair(place) for place in report.route],
        [ROLES[role].id for role in report.roles],
        [GOALS[kind] for kind in report.goals],
    )

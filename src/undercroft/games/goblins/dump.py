"""The position as a Struct; load.py reads it back. Live cards and open colours follow from the table."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from undercroft.core.bits import has, members
from undercroft.games.goblins.cards import FACE_IDS, ROLES
from undercroft.games.goblins.position import GoalPosition, GoalPositions, GoblinsPosition, PlayerPosition
from undercroft.games.goblins.show import face_names, goal_or_none, kind_or_none, seat_or_none
from undercroft.games.goblins.table import PHASES, WAYS_OF_PASSING, Table
from undercroft.games.goblins.tiles import face_of, turn_of, x_of, y_of


def position(table: Table) -> GoblinsPosition:
    at, by = table.board.at, table.board.by
    report = table.report
    goals = [goal_position(table, goal) for goal in range(3)]
    return GoblinsPosition(
        options={"roles": "advanced" if table.advanced else "base"},
        seats=table.seats,
        round=table.round,
        first=table.first,
        phase=PHASES[table.phase],
        active=table.active,
        players=[player_position(table, seat) for seat in range(table.seats)],
        table=[
            (FACE_IDS[face_of(at[place])], x_of(place), y_of(place), turn_of(at[place]), by[place])
            for place in table.board.tiles()
        ],
        goals=GoalPositions(north=goals[0], middle=goals[1], south=goals[2]),
        deck=table.deck.dump(FACE_IDS),
        discard=face_names(table.discard),
        passed=[(seat, WAYS_OF_PASSING[table.players[seat].passed]) for seat in table.passed],
        first_emptied=seat_or_none(table.first_emptied),
        claims=table.claims,
        potions=table.potions,
        laid=FACE_IDS[table.laid],
        looking_at=goal_or_none(table.looking),
        opener=report.opener if report is not None and table.is_round_over() else None,
        scored=table.scored,
        report=None if report is None else msgspec.structs.replace(report, points=table.points_made),
    )


def player_position(table: Table, seat: i64) -> PlayerPosition:
    player = table.players[seat]
    return PlayerPosition(
        gold=player.gold,
        hand=face_names(player.hand),
        role=ROLES[player.role].id,
        role_known_by=members(player.knowers),
        ale=player.ale,
        swapped=table.has_swapped(seat),
        shown=player.shown,
        lacks=[FACE_IDS[face] for face in members(player.lacks)],
    )


def goal_position(table: Table, goal: i64) -> GoalPosition:
    return GoalPosition(
        kind=kind_or_none(table.goal_kinds[goal]),
        seen_by=members(table.goal_seen[goal]),
        open=has(table.goals_up, goal),
    )

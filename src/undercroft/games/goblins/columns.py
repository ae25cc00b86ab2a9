"""The score sheets of Goblins vs Gnomes as columns, and the ways in which a game ends as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from undercroft.core.score_columns import ABSENT, WORD, ScoreColumn
from undercroft.games.goblins import cards, scoring
from undercroft.games.goblins.table import Table

REASONS: Final = ["team", "opener", "role", "robbed"]
COLUMNS: Final = [
    ScoreColumn("goblins-score-role", WORD, "role", words=[role.id for role in cards.ROLES]),
    ScoreColumn("goblins-score-total"),
    *[ScoreColumn(scoring.label_of(reason)) for reason in REASONS],
]
ROLE: Final = 1
TOTAL: Final = 2
POINTS: Final = 3


def write(table: Table, out: vec[i32], points: vec[float], at: i64, step: i64) -> i64:
    """Several points for the same reason are added up."""
    winner = scoring.winner(table)
    for seat in range(table.seats):
        player = table.players[seat]
        row = at + seat
        place: i64 = 1
        for other in table.players:
            if other.gold > player.gold:
                place += 1
        out[row] = i32(place)
        points[row] = 1.0 if seat == winner else 0.0
        out[ROLE * step + row] = i32(player.role)
        out[TOTAL * step + row] = i32(player.gold)
        for column in range(POINTS, POINTS + len(REASONS)):
            out[column * step + row] = ABSENT
    for scorer, reason, change, _ in table.points_made:
        cell = (POINTS + REASONS.index(reason)) * step + at + scorer
        out[cell] = i32(change) if out[cell] == ABSENT else out[cell] + i32(change)
    return winner | table.round << 8

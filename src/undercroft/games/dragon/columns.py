"""The score sheet of In the Dragon's Cave as columns, and the ways in which a game ends as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from undercroft.core.bits import has
from undercroft.core.score_columns import ScoreColumn
from undercroft.games.dragon.table import VICTORY, Table

COLUMNS: Final = [
    ScoreColumn("dragon-score-gems"),
    ScoreColumn("dragon-score-gems", arg="target"),
    ScoreColumn("dragon-score-rounds"),
    ScoreColumn("dragon-score-slack"),
]


def write(table: Table, out: vec[i32], points: vec[float], at: i64, step: i64) -> i64:
    """All seats have the same sheet."""
    won = table.result == VICTORY
    slack = table.slack()
    for row in range(at, at + table.seats):
        out[row] = 1 if won else 2
        points[row] = 1.0 / float(table.seats) if won else 0.0
        out[step + row] = i32(table.delivered)
        out[2 * step + row] = i32(table.difficulty.target)
        out[3 * step + row] = i32(table.round)
        out[4 * step + row] = i32(slack)
    lost: i64 = 0  # the gnomes who are cut off, in the order of the draft
    for gnome in table.picks:
        if has(table.cave.lost, table.at[gnome]):
            lost = lost << 4 | gnome + 1
    return table.result | table.delivered << 8 | table.round << 16 | lost << 32

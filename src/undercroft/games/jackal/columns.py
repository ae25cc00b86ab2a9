"""The score sheets of Jackal: the Dungeon as columns, and the ways in which a game ends as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from undercroft.core.bits import bit
from undercroft.core.score_columns import ABSENT, REMARK, ScoreColumn, write_ranks
from undercroft.games.jackal import scoring
from undercroft.games.jackal.cave import FAR
from undercroft.games.jackal.table import Table

COLUMNS: Final = [
    ScoreColumn("jackal-score-coins"),
    ScoreColumn("jackal-score-team"),
    ScoreColumn("jackal-score-team", arg="seat"),
    ScoreColumn("jackal-score-steps"),
    ScoreColumn("jackal-score-cut-off", REMARK),
]


def write(table: Table, out: vec[i32], points: vec[float], at: i64, step: i64) -> i64:
    won = scoring.winners(table)
    ranks = vec[i64]([0] * table.seats)
    code: i64 = 0
    for seat in range(table.seats):
        row = at + seat
        if seat in won:
            code |= bit(seat)
        ranks[seat] = scoring.BEST if seat in won else scoring.standing(table, seat)
        out[step + row] = i32(table.players[seat].coins)
        out[2 * step + row] = i32(table.wealth(seat)) if table.alliances else ABSENT
        out[3 * step + row] = i32(table.ally_of(seat)) if table.alliances else ABSENT
        far = scoring.steps_home(table, seat)
        if far == FAR:
            out[4 * step + row] = ABSENT
            out[5 * step + row] = 1
        else:
            out[4 * step + row] = i32(far)
    write_ranks(ranks, out, points, at)
    return code | table.end << 8 | table.goal() << 16

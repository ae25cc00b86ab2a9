"""The score sheets of Dungeon Raiders as columns, and the ways in which a game ends as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from undercroft.core.bits import first, has
from undercroft.core.score_columns import ABSENT, REMARK, ScoreColumn, write_ranks
from undercroft.games.raiders import scoring
from undercroft.games.raiders.player import Player

COLUMNS: Final = [
    ScoreColumn("raiders-score-petrified", REMARK),
    ScoreColumn("raiders-score-wounds"),
    ScoreColumn("raiders-score-coins"),
    *[ScoreColumn(label, REMARK) for label in scoring.FAINT_CHECKS],
    *[ScoreColumn(label, REMARK) for label in scoring.STANDINGS],
]
PETRIFIED: Final = 1
WOUNDS: Final = 2
COINS: Final = 3
FAINT_CHECKS: Final = 4
STANDINGS: Final = 8


def write(players: vec[Player], out: vec[i32], points: vec[float], at: i64, step: i64) -> i64:
    end = scoring.End(players)
    ranks = vec[i64]([0] * len(players))
    for seat in range(len(players)):
        ranks[seat] = scoring.rank_of(end, seat)
    write_ranks(ranks, out, points, at)
    for seat in range(len(players)):
        player = players[seat]
        row = at + seat
        if not end.won:
            points[row] = 0.0
        if player.petrified:
            out[PETRIFIED * step + row] = 1
            out[WOUNDS * step + row] = ABSENT
            out[COINS * step + row] = ABSENT
            continue
        out[WOUNDS * step + row] = i32(player.wounds)
        out[COINS * step + row] = i32(player.coins)
        out[(FAINT_CHECKS + end.faint_check(seat)) * step + row] = 1
        if not has(end.fainted, seat):
            out[(STANDINGS + end.standing_of(seat)) * step + row] = 1
    if not end.won:
        return 0
    best = players[first(end.won)]
    return end.won | (end.reason() + 1) << 8 | best.coins << 16 | best.wounds << 32

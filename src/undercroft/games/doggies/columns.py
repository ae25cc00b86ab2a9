"""The score sheets of Dungeons & Doggies as columns, and the ways in which a game ends as numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from undercroft.core.bits import bit
from undercroft.core.score_columns import ABSENT, WORD, ScoreColumn, write_ranks
from undercroft.games.doggies import cards as box
from undercroft.games.doggies import scoring
from undercroft.games.doggies.table import Table


def columns(seats: i64) -> list[ScoreColumn]:
    """There are as many common quests as seats."""
    found = [
        ScoreColumn("doggies-score-rooms"),
        ScoreColumn("doggies-score-monsters"),
        ScoreColumn("doggies-score-chests"),
        ScoreColumn("doggies-score-chests", arg="chests"),
        ScoreColumn("doggies-score-chests", arg="keys"),
        ScoreColumn("doggies-score-losses"),
        ScoreColumn("doggies-score-losses", arg="traps"),
        ScoreColumn("doggies-score-losses", arg="tramps"),
        ScoreColumn("doggies-score-total"),
        ScoreColumn("doggies-score-tie", arg="quests"),
    ]
    words = [quest.id for quest in box.QUESTS]
    for line in range(seats + 1):
        label = "doggies-score-common" if line else "doggies-score-personal"
        found.append(ScoreColumn(label, line=line))
        found.append(ScoreColumn(label, WORD, "quest", line, words))
        found.append(ScoreColumn(label, arg="count", line=line))
    return found


def write(table: Table, out: vec[i32], points: vec[float], at: i64, step: i64) -> i64:
    seats = table.seats
    ranks: list[i64] = []
    totals: list[i64] = []
    purses = scoring.purses(table)
    for seat in range(seats):
        row = at + seat
        own = purses[seat]
        out[step + row] = i32(own.rooms)
        out[2 * step + row] = i32(own.monsters)
        out[3 * step + row] = i32(box.CHEST_COINS * own.opened())
        out[4 * step + row] = i32(own.chests)
        out[5 * step + row] = i32(own.keys)
        out[6 * step + row] = i32(own.lost)
        out[7 * step + row] = i32(own.traps)
        out[8 * step + row] = i32(own.tramps)
        total = own.total()
        fulfilled: i64 = 0
        column: i64 = 11
        for line in range(seats + 1):
            quest = table.common[line - 1] if line else table.players[seat].quest
            times = scoring.fulfilments(table, quest, seat)
            coins = times * box.QUESTS[quest].coins
            fulfilled += times
            total += coins
            out[column * step + row] = i32(coins)
            out[(column + 1) * step + row] = i32(quest)
            out[(column + 2) * step + row] = i32(scoring.count_for(table, quest, seat))
            column += 3
        out[9 * step + row] = i32(total)
        out[10 * step + row] = i32(fulfilled)
        totals.append(total)
        ranks.append(scoring.rank_of(total, fulfilled))
    write_ranks(ranks, out, points, at)
    most, best = max(totals), max(ranks)
    leaders: i64 = totals.count(most)
    won: i64 = 0
    for seat in range(seats):
        if ranks[seat] == best:
            won |= bit(seat)
        if leaders == 1 or totals[seat] != most:
            out[10 * step + at + seat] = ABSENT
    return best << 12 | won << 4 | leaders

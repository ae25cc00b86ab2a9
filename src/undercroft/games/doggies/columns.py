"""The score sheets of Dungeons & Doggies as columns, and the ways in which a game ends as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from undercroft.core.bits import bit
from undercroft.core.log import NO_SEAT
from undercroft.core.score_columns import ABSENT, WORD, ScoreColumn, count, highest, write_ranks
from undercroft.games.doggies import cards as box
from undercroft.games.doggies import scoring
from undercroft.games.doggies.table import Table

ROOMS: Final = 1
MONSTERS: Final = 2
CHESTS: Final = 3
LOSSES: Final = 6
TOTAL: Final = 9
TIE: Final = 10
QUESTS: Final = 11


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
    totals = vec[i64]([0] * seats)
    purses = scoring.purses(table)
    for seat in range(seats):
        row = at + seat
        own = purses[seat]
        out[ROOMS * step + row] = i32(own.rooms)
        out[MONSTERS * step + row] = i32(own.monsters)
        out[CHESTS * step + row] = i32(box.CHEST_COINS * own.opened())
        out[(CHESTS + 1) * step + row] = i32(own.chests)
        out[(CHESTS + 2) * step + row] = i32(own.keys)
        out[LOSSES * step + row] = i32(own.lost)
        out[(LOSSES + 1) * step + row] = i32(own.traps)
        out[(LOSSES + 2) * step + row] = i32(own.tramps)
        totals[seat] = own.total()
    fulfilled = vec[i64]([0] * seats)
    counts = vec[i64]([0] * seats)
    best: i64 = NO_SEAT
    number: i64 = 0
    quest = box.QUESTS[number]
    for line in range(seats + 1):
        column = QUESTS + 3 * line
        for seat in range(seats):
            if line == 0 or seat == 0:
                number = table.common[line - 1] if line else table.players[seat].quest
                quest = box.QUESTS[number]
                scoring.write_counts(table, number, counts)
                best = scoring.leader_with(table, number, counts) if quest.symbol >= 0 else NO_SEAT
            times = counts[seat]
            if quest.symbol >= 0:
                times = 1 if best == seat else 0
            coins = times * quest.coins
            fulfilled[seat] += times
            totals[seat] += coins
            row = at + seat
            out[column * step + row] = i32(coins)
            out[(column + 1) * step + row] = i32(number)
            out[(column + 2) * step + row] = i32(counts[seat])
    return write_totals(totals, fulfilled, out, points, at, step)


def write_totals(
    totals: vec[i64], fulfilled: vec[i64], out: vec[i32], points: vec[float], at: i64, step: i64
) -> i64:
    """The totals, and the quests of those who tie; the number of the ending."""
    seats: i64 = len(totals)
    ranks = vec[i64]([0] * seats)
    for seat in range(seats):
        ranks[seat] = scoring.rank_of(totals[seat], fulfilled[seat])
    write_ranks(ranks, out, points, at)
    most, best = highest(totals), highest(ranks)
    leaders = count(totals, most)
    won: i64 = 0
    for seat in range(seats):
        if ranks[seat] == best:
            won |= bit(seat)
        out[TOTAL * step + at + seat] = i32(totals[seat])
        ties = leaders > 1 and totals[seat] == most
        out[TIE * step + at + seat] = i32(fulfilled[seat]) if ties else ABSENT
    return best << 12 | won << 4 | leaders

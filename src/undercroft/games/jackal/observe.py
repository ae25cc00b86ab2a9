"""What everybody observes, written straight from the table: the numbers that core.encoding derives from the view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from undercroft.core.encoding import word_places
from undercroft.games.jackal import phases
from undercroft.games.jackal.table import Player, Table
from undercroft.games.jackal.tiles import DISPLAY, TILE_COUNT, TILES

TILE_ROWS: Final = 100
TILE_COLUMNS: Final = 6
DISPLAY_ROWS: Final = 9
SEAT_COLUMNS: Final = 8
TRIAL_COLUMNS: Final = 11
PHASE_PLACE: Final = word_places(phases.PHASES)
PRANK: Final = 1
WAGER: Final = 2


# With more tiles than there are rows the derived encoder answers, and names what does not fit.
FITS: Final[bool] = TILE_COUNT <= TILE_ROWS and len(DISPLAY) <= DISPLAY_ROWS


def observe(table: Table, out: vec[i16], at: i64) -> None:
    """Piece after piece, in the order of the view's fields."""
    out[at] = 1 if table.mud else 0
    out[at + 1] = 1 if table.five_tiles else 0
    out[at + 2] = 1 if table.alliances else 0
    out[at + 3] = i16(PHASE_PLACE[table.phase])
    out[at + 4] = -1 if table.phase == phases.OVER else i16(table.actor)
    out[at + 5] = i16(table.active)
    out[at + 6] = i16(table.first)
    out[at + 7] = i16(table.round)
    out[at + 8] = i16(table.quiet)
    observe_tiles(table, out, at + 9)
    at += 9 + TILE_ROWS * TILE_COLUMNS
    for player in table.players:
        observe_seat(table, player, out, at)
        at += SEAT_COLUMNS + DISPLAY_ROWS
    out[at] = i16(table.current + 1)
    if table.is_walking():
        if table.die > 0:
            out[at + 1] = i16(table.die)
            out[at + 2] = i16(table.second_die)
        else:
            out[at + 1] = i16(table.second_die)
    out[at + 3] = 1 if table.swim else 0
    observe_trial(table, out, at + 4)
    at += 4 + TRIAL_COLUMNS
    out[at] = i16(len(table.start))
    out[at + 1] = i16(len(table.stock))
    at += 2
    for kind in table.returned:
        out[at + kind] += 1
    at += len(TILES)
    left = table.unseen()
    for kind in range(len(TILES)):
        out[at + kind] = i16(left[kind])


def observe_tiles(table: Table, out: vec[i16], at: i64) -> None:
    cave = table.cave
    for number in range(len(cave.tile)):
        tile = cave.tile[number]
        out[at] = 1
        out[at + 1] = i16((tile >> 2) + 1)
        out[at + 2] = i16(cave.x[number])
        out[at + 3] = i16(cave.y[number])
        out[at + 4] = i16(tile & 3)
        out[at + 5] = i16(cave.coin[number])
        at += TILE_COLUMNS


def observe_seat(table: Table, player: Player, out: vec[i16], at: i64) -> None:
    cave = table.cave
    out[at] = i16(player.coins)
    out[at + 1] = i16(player.wagers)
    out[at + 2] = i16(player.bats)
    if table.phase != phases.MAP:
        out[at + 3] = 1
        out[at + 4] = i16(cave.x[player.place >> 2])
        out[at + 5] = i16(cave.y[player.place >> 2])
        out[at + 6] = i16(player.place & 3)
    out[at + 7] = i16(cave.home[player.place])
    for slot in range(len(player.display)):
        out[at + SEAT_COLUMNS + slot] = i16(player.display[slot] + 1)


def observe_trial(table: Table, out: vec[i16], at: i64) -> None:
    trial = table.trial
    if trial is None:
        return
    out[at] = 1
    out[at + 1] = WAGER if trial.wager else PRANK
    out[at + 2] = i16(trial.initiator)
    out[at + 3] = i16(trial.defender)
    for throw in range(len(trial.throws)):
        out[at + 4 + throw] = i16(trial.throws[throw])
    out[at + TRIAL_COLUMNS - 1] = i16(trial.winner())

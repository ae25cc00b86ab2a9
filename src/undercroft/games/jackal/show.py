"""The table as everybody sees it, built from nothing: nobody has private information."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import members
from undercroft.core.log import NO_SEAT
from undercroft.games.jackal import phases
from undercroft.games.jackal import view as views
from undercroft.games.jackal.events import position_at, trial_view
from undercroft.games.jackal.table import Table, ally_of, goal
from undercroft.games.jackal.tiles import KINDS, MAX_ROUNDS, NO_TILE, QUIET_ROUNDS, TILE_IDS, TILES, Tile


def view(table: Table) -> views.View:
    return views.View(
        mud=table.mud,
        five_tiles=table.five_tiles,
        alliances=table.alliances,
        phase=phases.PHASES[table.phase],
        actor=None if table.phase == phases.OVER else table.actor,
        active=table.active,
        first=table.first,
        round=table.round,
        quiet=table.quiet,
        tiles=placed(table),
        seats=[seat_view(table, seat) for seat in range(table.seats)],
        current=tile_name(table.current),
        dice=table.dice() if table.is_walking() else [],
        swim=table.swim,
        trial=None if table.trial is None else trial_view(table.trial),
        start_pile=len(table.start),
        stock=len(table.stock),
        returned=sorted([TILE_IDS[kind] for kind in table.returned]),
        unseen=[views.Unseen(TILE_IDS[kind], left) for kind, left in enumerate(table.unseen()) if left > 0],
    )


def constants(seats: i64, alliances: bool) -> views.Constants:
    allies = [ally_of(seat, seats, alliances) for seat in range(seats)]
    return views.Constants(
        kinds=[tile_kind(tile) for tile in TILES],
        quiet_limit=QUIET_ROUNDS,
        round_limit=MAX_ROUNDS,
        goal=goal(seats, alliances),
        allies=[None if ally == NO_SEAT else ally for ally in allies],
    )


def tile_name(kind: i64) -> str | None:
    return None if kind == NO_TILE else TILE_IDS[kind]


def known(number: i64) -> int | None:
    """None for a negative number: steps to where nobody can walk, a hall that is not there."""
    return number if number >= 0 else None


def placed(table: Table) -> list[views.Placed]:
    cave = table.cave
    found: list[views.Placed] = []
    for number in range(len(cave.tile)):
        tile = cave.tile[number]
        coin = cave.coin[number] != 0
        found.append(views.Placed(TILE_IDS[tile >> 2], cave.x[number], cave.y[number], tile & 3, coin))
    return found


def seat_view(table: Table, seat: i64) -> views.SeatView:
    player = table.players[seat]
    return views.SeatView(
        coins=player.coins,
        wagers=player.wagers,
        bats=player.bats,
        pirate=None if table.phase == phases.MAP else position_at(table.cave, player.place),
        home=known(table.cave.home[player.place]),
        display=[tile_name(kind) for kind in player.display],
    )


def tile_kind(tile: Tile) -> views.TileKind:
    return views.TileKind(
        id=tile.id,
        kind=KINDS[tile.kind],
        tunnels=[members(sides) for sides in tile.tunnels],
        hall=known(tile.hall),
        passage=known(tile.passage),
        mud=members(tile.mud),
        count=tile.count,
    )

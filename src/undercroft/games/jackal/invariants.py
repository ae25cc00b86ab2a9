"""What must be true of every position."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.jackal import phases
from undercroft.games.jackal.cave import X_STEP, Y_STEP
from undercroft.games.jackal.scoring import is_home, is_too_quiet
from undercroft.games.jackal.table import Table
from undercroft.games.jackal.tiles import BATS, COINS, MAX_ROUNDS, NO_TUNNEL, TILES, TUNNEL_AT, WAGERS


def broken(table: Table) -> str:
    """The first invariant that does not hold, with a field and its number in the rules; empty if all do."""
    return tiles(table) or coins(table) or cave(table) or pirates(table) or rounds(table)


def tiles(table: Table) -> str:
    left = table.unseen()
    for kind in table.start.cards() + table.stock.cards():
        left[kind] -= 1
    for kind in range(len(TILES)):
        if left[kind] != 0:
            return f"stock: with all other places, must hold {TILES[kind].count} of {TILES[kind].id} (invariant 1)"
    return ""


def coins(table: Table) -> str:
    cave = table.cave
    for tile in range(len(cave.tile)):
        if cave.coin[tile] and cave.kind_of(tile).hall == NO_TUNNEL:
            return f"tiles[{tile}]: a coin lies outside a hall (invariant 3)"
    owned: i64 = 0
    for seat in range(table.seats):
        player = table.players[seat]
        owned += player.coins
        if player.coins < 0:
            return f"players[{seat}].coins: are less than nothing (invariant 15)"
        if not 0 <= player.wagers <= WAGERS:
            return f"players[{seat}].wagers: must be from 0 to {WAGERS} (invariant 4)"
        if not 0 <= player.bats <= BATS:
            return f"players[{seat}].bats: must be from 0 to {BATS} (invariant 4)"
    halls = cave.halls()
    taken = len(halls) - sum(cave.coin)
    if owned != taken or len(halls) > COINS:
        return f"players: own {owned} coins, but {taken} were taken from halls (invariant 2)"
    return ""


def cave(table: Table) -> str:
    here = table.cave
    cells = {(here.x[number], here.y[number]): number for number in range(len(here.tile))}
    for number in range(1, len(here.tile)):
        joints = 0
        for side in range(4):
            other = cells.get((here.x[number] + X_STEP[side], here.y[number] + Y_STEP[side]))
            if other is not None:
                mine = TUNNEL_AT[4 * here.tile[number] + side]
                theirs = TUNNEL_AT[4 * here.tile[other] + (side ^ 2)]
                wild = here.kind_of(number).wild or here.kind_of(other).wild
                if (mine == NO_TUNNEL) != (theirs == NO_TUNNEL) and not wild:
                    return f"tiles[{number}]: does not fit its neighbour (invariant 6)"
                if here.ahead[4 * number + side] >= 0:
                    joints += 1
        if joints == 0:
            return f"tiles[{number}]: has no joint (invariant 7)"
    if table.off_board() > 0 and here.openings == 0:
        return "tiles: seal the cave while others remain (invariant 8)"
    return ""


def can_swim_home(table: Table, place: i64) -> bool:
    """Can one walk from here to a secret passage, and from another one home (R39)?"""
    steps = table.cave.walk(place, len(table.cave.home), False)
    here = False
    there = False
    for exit in table.cave.passages():
        here = here or steps[exit] >= 0
        there = there or table.cave.home[exit] >= 0
    return here and there


def pirates(table: Table) -> str:
    cave = table.cave
    for seat in range(table.seats):
        place = table.players[seat].place
        tile = place >> 2
        field = f"players[{seat}].pirate"
        if tile >= len(cave.tile) or place & 3 >= len(cave.kind_of(tile).tunnels):
            return f"{field}: stands nowhere (invariant 5)"
        if table.phase == phases.MAP and place != 0:
            return f"{field}: walks before the map is done (invariant 5)"
        if table.phase != phases.OVER and is_home(table, seat):
            return f"{field}: is home with enough gold, so the game must be over"
        if cave.home[place] < 0 and not can_swim_home(table, place):
            return f"{field}: is cut off, and no secret passage leads him home (invariant 9)"
    return ""


def rounds(table: Table) -> str:
    if table.phase == phases.OVER:
        return ""
    if table.round > MAX_ROUNDS:
        return f"round: must be from 1 to {MAX_ROUNDS} (invariant 14)"
    if is_too_quiet(table) and not table.progress:
        return "quiet: is so long that the game must be over (invariant 14)"
    return ""

"""What no game of Jackal: the Dungeon exceeds, and small numbers for what is done on its growing board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.facts import ONE_POINT, Facts
from undercroft.core.numbering import Numbering, nowhere
from undercroft.games.jackal import actions as do
from undercroft.games.jackal.cave import X_STEP, Y_STEP, Cave
from undercroft.games.jackal.tiles import (
    DIE,
    MAX_ROUNDS,
    MOST_TUNNELS,
    NO_GAP,
    NO_TILE,
    START_TILES,
    TILE_COUNT,
)

NO_CELL: Final = -1
SIDES: Final = 4
TURNS: Final = 4
ACTIONS_A_TURN: Final = 7  # explore, place, step on, wager, drop the coin, walk on, take a coin


def facts(seats: i64) -> Facts:
    """A board of n tiles has at most 2n + 2 empty cells around it, and 4n tunnels to walk to."""
    gaps = 2 * TILE_COUNT + 2
    return Facts(
        longest=START_TILES + MAX_ROUNDS * seats * ACTIONS_A_TURN,
        largest_draw=max(TILE_COUNT - 1, DIE),
        most_legal=max(TURNS * gaps, 2 * MOST_TUNNELS * TILE_COUNT + 1),
        payoff=ONE_POINT,
    )


# Tiles are counted in the order in which they were laid. A free cell is the side of the first tile that touches it; a
# tunnel is a tile and its number there.
NUMBERING: Final = Numbering(
    do.VERBS,
    {
        "PlaceTile": TILE_COUNT * SIDES * TURNS,
        "MoveTo": TILE_COUNT * MOST_TUNNELS,
        "SwimTo": TILE_COUNT * MOST_TUNNELS,
        "MovePirate": TILE_COUNT * MOST_TUNNELS,
        "DropCoin": TILE_COUNT,
    },
)
PLACE_FIRST: Final[i64] = NUMBERING.first_of(do.PLACE_TILE)
MOVE_FIRST: Final[i64] = NUMBERING.first_of(do.MOVE_TO)
SWIM_FIRST: Final[i64] = NUMBERING.first_of(do.SWIM_TO)
DRIVE_FIRST: Final[i64] = NUMBERING.first_of(do.MOVE_PIRATE)
DROP_FIRST: Final[i64] = NUMBERING.first_of(do.DROP_COIN)


def number(cave: Cave, action: Action) -> i64:
    if isinstance(action, do.PlaceTile):
        return PLACE_FIRST + TURNS * side_of(cave, action.x, action.y) + action.turn
    if isinstance(action, do.Go):
        place = cave.place_at(action.x, action.y, action.tunnel)
        if isinstance(action, do.MoveTo):
            return MOVE_FIRST + place
        return (SWIM_FIRST if isinstance(action, do.SwimTo) else DRIVE_FIRST) + place
    if isinstance(action, do.DropCoin):
        return DROP_FIRST + cave.tile_at(action.x, action.y)
    return NUMBERING.plain(action)


def action(cave: Cave, number: i64) -> Action:
    verb = NUMBERING.verb_at(number)
    rest = number - NUMBERING.first_of(verb)
    if verb is do.PLACE_TILE:
        tile = tile_numbered(cave, rest // (SIDES * TURNS), number)
        side = rest // TURNS % SIDES
        x, y = cave.x[tile] + X_STEP[side], cave.y[tile] + Y_STEP[side]
        if side_of(cave, x, y) != SIDES * tile + side:
            raise nowhere(number)
        return do.PlaceTile(x, y, rest % TURNS)
    if verb is do.DROP_COIN:
        tile = tile_numbered(cave, rest, number)
        return do.DropCoin(cave.x[tile], cave.y[tile])
    if verb is do.MOVE_TO or verb is do.SWIM_TO or verb is do.MOVE_PIRATE:
        tile = tile_numbered(cave, rest // MOST_TUNNELS, number)
        return verb.action([cave.x[tile], cave.y[tile], rest % MOST_TUNNELS])
    return do.VERBS.action(verb.first + rest)


def side_of(cave: Cave, x: i64, y: i64) -> i64:
    """The first tile that touches this free cell, times 4, plus the side on which the cell lies; or NO_CELL."""
    gap = cave.gap_at(x, y)
    if gap == NO_GAP:
        return NO_CELL
    best: i64 = NO_CELL
    for side in range(SIDES):
        tile = cave.gap_beside[SIDES * gap + side]
        if tile != NO_TILE and (best == NO_CELL or tile < best // SIDES):
            best = SIDES * tile + (side ^ 2)
    return best


def tile_numbered(cave: Cave, tile: i64, number: i64) -> i64:
    if tile >= len(cave.tile):
        raise nowhere(number)
    return tile

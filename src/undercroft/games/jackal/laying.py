"""Laying tiles: which may be drawn and where they fit, the start map, and the new tile of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import bit, has
from undercroft.core.deck import Deck
from undercroft.core.rng import Rng
from undercroft.games.jackal import phases
from undercroft.games.jackal.actions import PlaceTile
from undercroft.games.jackal.cave import FITS
from undercroft.games.jackal.table import Table
from undercroft.games.jackal.tiles import NO_PLACE, NO_TILE, TILE_IDS, TILES
from undercroft.games.jackal.turn import begin_action, begin_turn
from undercroft.games.jackal.view_events import MapDone, OwnTileTaken, TileDrawn, TilePlaced


def can_draw(table: Table, pile: Deck) -> bool:
    """Does the pile hold a tile that fits somewhere?"""
    tried: i64 = 0
    last = is_last_tile(table)
    for packet in pile.packets:
        for kind in packet.loose:
            if not has(tried, kind):
                tried |= bit(kind)
                if table.cave.is_placeable(kind, last):
                    return True
    return False


def is_last_tile(table: Table) -> bool:
    """Is the tile to be laid next the last of all?"""
    return len(table.stock) <= 1 and table.off_board() <= 1


def placements(table: Table) -> list[Action]:
    found: list[Action] = []
    cave = table.cave
    last = is_last_tile(table)
    for turn in TILES[table.current].turns:
        tile = 4 * table.current + turn
        for gap in range(len(cave.gap_x)):
            if cave.fit(gap, tile, last) == FITS:
                found.append(PlaceTile(cave.gap_x[gap], cave.gap_y[gap], turn))
    return found


def explore(table: Table, seat: i64, rng: Rng) -> None:
    draw_tile(table, seat, table.stock, rng)
    table.phase = phases.PLACE


def draw_tile(table: Table, seat: i64, pile: Deck, rng: Rng) -> None:
    """The first tile that fits; those that do not are shown and go back, shuffled in (R9)."""
    aside: list[i64] = []
    last = is_last_tile(table)
    while True:
        kind = pile.draw(rng)
        if kind in table.returned:
            table.returned.remove(kind)
        table.reveals += 1
        if table.cave.is_placeable(kind, last):
            break
        aside.append(kind)
    for other in aside:
        pile.mix_in(other)
        if table.phase == phases.MAP:
            table.returned.append(other)
    table.current = kind
    if table.log is not None:
        table.tell(TileDrawn(seat, TILE_IDS[kind], [TILE_IDS[other] for other in aside], len(pile)))


def begin_map_turn(table: Table, seat: i64, rng: Rng) -> None:
    """Lay the next tile of the start pile; when none is left that fits, play begins."""
    if can_draw(table, table.start):
        table.actor = seat
        table.active = seat
        draw_tile(table, seat, table.start, rng)
        return
    left = len(table.start)
    if left:
        table.reveals += 1  # nobody knew that none of them fits
    for packet in table.start.packets:
        for kind in packet.loose:
            table.stock.mix_in(kind)
    table.start = Deck([])
    table.returned = []
    for packet in table.stock.packets:
        packet.public = True
    if table.log is not None:
        table.tell(MapDone(left))
    begin_turn(table, table.first)


def place_tile(table: Table, seat: i64, action: PlaceTile, rng: Rng) -> None:
    cave = table.cave
    kind = table.current
    number = cave.lay(action.x, action.y, 4 * kind + action.turn)
    table.current = NO_TILE
    if table.log is not None:
        coin = cave.coin[number] != 0
        table.tell(TilePlaced(seat, TILE_IDS[kind], action.x, action.y, action.turn, coin))
    if table.phase == phases.MAP:
        begin_map_turn(table, (seat + 1) % table.seats, rng)
        return
    table.progress = True
    # A pirate may step onto the new tile if it is joined to his own tunnel (R13).
    if cave.joined(table.players[seat].place, number) != NO_PLACE:
        table.new_tile = number
        table.phase = phases.STEP
    else:
        begin_action(table, rng)


def take_own_tile(table: Table, seat: i64, slot: i64) -> None:
    player = table.players[seat]
    table.current = player.display[slot]
    player.display[slot] = NO_TILE
    table.phase = phases.PLACE
    if table.log is not None:
        table.tell(OwnTileTaken(seat, slot, TILE_IDS[table.current]))

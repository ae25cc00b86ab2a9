"""Laying tiles: which may be drawn and where they fit, the start map, and the new tile of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import bit
from undercroft.core.deck import Deck
from undercroft.core.rng import Rng
from undercroft.games.jackal import events
from undercroft.games.jackal.actions import PlaceTile
from undercroft.games.jackal.cave import FITS, NOTHING
from undercroft.games.jackal.phases import MAP, PLACE, STEP
from undercroft.games.jackal.player import USED
from undercroft.games.jackal.tiles import TILES

if TYPE_CHECKING:
    from undercroft.games.jackal.state import JackalState


def can_draw(state: JackalState, pile: Deck) -> bool:
    """Does the pile hold a tile that fits somewhere?"""
    tried: i64 = 0
    last = is_last_tile(state)
    for packet in pile.packets:
        for kind in packet.loose:
            if not tried >> kind & 1:
                tried |= bit(kind)
                if state.cave.is_placeable(kind, last):
                    return True
    return False


def is_last_tile(state: JackalState) -> bool:
    """Would no tile be off the board once the next one is laid?"""
    left: i64 = len(state.start) + len(state.stock) - (0 if state.current != NOTHING else 1)
    if left > 0:
        return False
    for player in state.players:
        for kind in player.display:
            if kind != USED:
                left += 1
    return left <= 0


def placements(state: JackalState) -> list[Action]:
    found: list[Action] = []
    cave = state.cave
    last = is_last_tile(state)
    for turn in TILES[state.current].turns:
        tile = 4 * state.current + turn
        for gap in range(len(cave.gap_x)):
            if cave.fit(gap, tile, last) == FITS:
                found.append(PlaceTile(cave.gap_x[gap], cave.gap_y[gap], turn))
    return found


def draw_tile(state: JackalState, seat: i64, pile: Deck, rng: Rng) -> None:
    """The first tile that fits; those that do not are shown and go back, shuffled in (R9)."""
    aside: list[i64] = []
    last = is_last_tile(state)
    while True:
        kind = pile.draw(rng)
        forget_returned(state, kind)
        state.reveals += 1
        if state.cave.is_placeable(kind, last):
            break
        aside.append(kind)
    for other in aside:
        pile.mix_in(other)
        if state.phase == MAP:
            state.returned = append(state.returned, other)
    state.current = kind
    if state.log is not None:
        state.tell(events.tile_drawn(seat, kind, aside, len(pile)))


def forget_returned(state: JackalState, kind: i64) -> None:
    """A tile that is drawn no longer lies in the pile."""
    kept = vec[i64]()
    found = False
    for other in state.returned:
        if other == kind and not found:
            found = True
        else:
            kept = append(kept, other)
    state.returned = kept


def begin_map_turn(state: JackalState, seat: i64, rng: Rng) -> None:
    """Lay the next tile of the start pile; when none is left that fits, play begins."""
    if can_draw(state, state.start):
        state.actor = seat
        state.active = seat
        draw_tile(state, seat, state.start, rng)
        return
    left = len(state.start)
    if left:
        state.reveals += 1  # that none of them fits was nobody's knowledge
    for packet in state.start.packets:
        for kind in packet.loose:
            state.stock.mix_in(kind)
    state.start = Deck([])
    state.returned = vec[i64]()
    for packet in state.stock.packets:
        packet.public = True
    if state.log is not None:
        state.tell(events.map_done(left))
    state.begin_turn(state.first)


def place_tile(state: JackalState, seat: i64, action: PlaceTile, rng: Rng) -> None:
    tile = 4 * state.current + action.turn
    number = state.cave.lay(action.x, action.y, tile)
    state.current = NOTHING
    if state.log is not None:
        state.tell(events.tile_placed(state, seat, number))
    if state.phase == MAP:
        begin_map_turn(state, (seat + 1) % state.seats, rng)
        return
    state.progress = True
    state.new_tile = number
    if joined_to(state, seat, number) != NOTHING:
        state.phase = STEP
    else:
        state.begin_action(rng)


def joined_to(state: JackalState, seat: i64, tile: i64) -> i64:
    """The position on this tile that is joined to the tunnel the pirate stands in, or NOTHING (R13)."""
    place = state.players[seat].place
    for side in range(4):
        beyond = state.cave.step(place, side)
        if beyond != NOTHING and beyond >> 2 == tile:
            return beyond
    return NOTHING


def take_own_tile(state: JackalState, seat: i64, slot: i64) -> None:
    player = state.players[seat]
    state.current = player.display[slot]
    player.display[slot] = USED
    state.phase = PLACE
    if state.log is not None:
        state.tell(events.own_tile_taken(seat, slot, state.current))

"""What must be true of every position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.games.jackal import ending
from undercroft.games.jackal.cave import NOTHING
from undercroft.games.jackal.phases import MAP, OVER
from undercroft.games.jackal.player import USED
from undercroft.games.jackal.tiles import (
    BATS,
    COINS,
    MAX_ROUNDS,
    QUIET_ROUNDS,
    TILES,
    TUNNEL_AT,
    WAGERS,
    WALL,
)

if TYPE_CHECKING:
    from undercroft.games.jackal.state import JackalState


def broken(state: JackalState) -> str:
    """The first invariant that does not hold, by its number in the rules; empty if all do."""
    return tiles(state) or coins(state) or cave(state) or pirates(state)


def tiles(state: JackalState) -> str:
    left: list[i64] = [tile.count for tile in TILES]
    for tile in state.cave.tile:
        left[tile >> 2] -= 1
    for kind in state.start.cards():
        left[kind] -= 1
    for kind in state.stock.cards():
        left[kind] -= 1
    for player in state.players:
        for kind in player.display:
            if kind != USED:
                left[kind] -= 1
    if state.current != NOTHING:
        left[state.current] -= 1
    for kind in range(len(TILES)):
        if left[kind] != 0:
            return f"1: {TILES[kind].id} is not there as often as it should be"
    return ""


def coins(state: JackalState) -> str:
    halls: i64 = 0
    lying: i64 = 0
    for number in range(len(state.cave.tile)):
        is_hall = TILES[state.cave.kind_of(number)].hall >= 0
        if is_hall:
            halls += 1
        if state.cave.coin[number]:
            lying += 1
            if not is_hall:
                return "3: a coin lies outside a hall"
    owned: i64 = 0
    for player in state.players:
        owned += player.coins
        if player.coins < 0:
            return "15: a purse is below nothing"
        if not 0 <= player.wagers <= WAGERS or not 0 <= player.bats <= BATS:
            return "4: tokens out of range"
    if owned + lying != halls or halls > COINS:
        return "2: coins were made or lost"
    return ""


def cave(state: JackalState) -> str:
    here = state.cave
    for number in range(len(here.tile)):
        joints = 0
        for side in range(4):
            other = here.beside[4 * number + side]
            if other == NOTHING:
                continue
            mine = TUNNEL_AT[4 * here.tile[number] + side]
            theirs = TUNNEL_AT[4 * here.tile[other] + (side ^ 2)]
            if mine != WALL and theirs != WALL:
                joints += 1
            wild = TILES[here.kind_of(number)].wild or TILES[here.kind_of(other)].wild
            if (mine == WALL) != (theirs == WALL) and not wild:
                return "6: two neighbouring tiles do not fit"
        if number > 0 and joints == 0:
            return "7: a tile has no joint"
    off_board = len(state.start) + len(state.stock)
    if state.current != NOTHING:
        off_board += 1
    for player in state.players:
        for kind in player.display:
            if kind != USED:
                off_board += 1
    if off_board > 0 and here.openings == 0:
        return "8: the cave is sealed while tiles remain"
    return ""


def can_swim_home(state: JackalState, place: i64) -> bool:
    """Can one walk from here to a secret passage, and from another one home (R39)?"""
    steps = state.cave.walk(place, len(state.cave.home), False)
    here = False
    there = False
    for exit in state.cave.passages():
        if steps[exit] >= 0:
            here = True
        if state.cave.home[exit] >= 0:
            there = True
    return here and there


def pirates(state: JackalState) -> str:
    for player in state.players:
        tile = player.place >> 2
        if tile >= len(state.cave.tile) or player.place & 3 >= len(TILES[state.cave.kind_of(tile)].tunnels):
            return "5: a pirate stands nowhere"
        if state.phase == MAP and player.place != 0:
            return "5: a pirate walks before the map is done"
        if state.cave.home[player.place] < 0 and not can_swim_home(state, player.place):
            return "9: a pirate is cut off, and no secret passage leads him home"
    if state.round > MAX_ROUNDS and state.phase != OVER:
        return "14: too many rounds"
    if state.quiet >= QUIET_ROUNDS and not state.progress and state.phase != OVER:
        for seat in range(state.seats):
            if ending.has_goal(state, seat):
                return ""
        return "14: too many quiet rounds"
    return ""

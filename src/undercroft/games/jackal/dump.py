"""The position as plain JSON, in the words of the rules; load.py reads it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.jackal.phases import ENDS, NOBODY, PHASES
from undercroft.games.jackal.player import USED
from undercroft.games.jackal.tiles import TILE_IDS

if TYPE_CHECKING:
    from undercroft.games.jackal.player import Player
    from undercroft.games.jackal.state import JackalState
    from undercroft.games.jackal.trials import Trial


def dump(state: JackalState) -> dict[str, object]:
    cave = state.cave
    tiles: list[object] = []
    for number in range(len(cave.tile)):
        tile = cave.tile[number]
        place = [int(cave.x[number]), int(cave.y[number])]
        tiles.append([TILE_IDS[tile >> 2], *place, int(tile & 3), bool(cave.coin[number])])
    return {
        "options": {"mud": state.mud, "five_tiles": state.five_tiles, "alliances": state.alliances},
        "seats": int(state.seats),
        "phase": PHASES[state.phase],
        "actor": int(state.actor),
        "active": int(state.active),
        "first": int(state.first),
        "round": int(state.round),
        "quiet": int(state.quiet),
        "progress": state.progress,
        "tiles": tiles,
        "players": [dump_player(state, player) for player in state.players],
        "start": sorted([TILE_IDS[kind] for kind in state.start.cards()]),
        "returned": sorted([TILE_IDS[kind] for kind in state.returned]),
        "stock": sorted([TILE_IDS[kind] for kind in state.stock.cards()]),
        "current": TILE_IDS[state.current] if state.current >= 0 else None,
        "new_tile": int(state.new_tile) if state.new_tile >= 0 else None,
        "die": int(state.die),
        "second_die": int(state.second_die),
        "swim": state.swim,
        "fell_in_mud": state.fell_in_mud,
        "trial": None if state.trial is None else dump_trial(state.trial),
        "end": None if state.end == NOBODY else ENDS[state.end],
    }


def dump_player(state: JackalState, player: Player) -> dict[str, object]:
    cave = state.cave
    tile = player.place >> 2
    return {
        "pirate": [int(cave.x[tile]), int(cave.y[tile]), int(player.place & 3)],
        "coins": int(player.coins),
        "wagers": int(player.wagers),
        "bats": int(player.bats),
        "display": [None if kind == USED else TILE_IDS[kind] for kind in player.display],
    }


def dump_trial(trial: Trial) -> dict[str, object]:
    return {
        "kind": "wager" if trial.wager else "prank",
        "initiator": int(trial.initiator),
        "defender": int(trial.defender),
        "throws": [int(throw) for throw in trial.throws],
    }

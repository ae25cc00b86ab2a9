"""The table as everybody sees it, built from nothing: nobody has private information."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.games.jackal import view as views
from undercroft.games.jackal.ending import goal_of
from undercroft.games.jackal.events import dice, position, trial_view
from undercroft.games.jackal.phases import BAT_MOVE, HEAD_START, MAP, NOBODY, OVER, PHASES, WALK
from undercroft.games.jackal.player import USED
from undercroft.games.jackal.tiles import KINDS, MAX_ROUNDS, QUIET_ROUNDS, TILE_IDS, TILES

if TYPE_CHECKING:
    from undercroft.games.jackal.state import JackalState


def view(state: JackalState) -> views.View:
    rolling = state.phase == WALK or state.phase == HEAD_START or state.phase == BAT_MOVE
    return views.View(
        mud=state.mud,
        five_tiles=state.five_tiles,
        alliances=state.alliances,
        phase=PHASES[state.phase],
        actor=None if state.phase == OVER else int(state.actor),
        active=int(state.active),
        first=int(state.first),
        round=int(state.round),
        quiet=int(state.quiet),
        quiet_limit=int(QUIET_ROUNDS),
        round_limit=int(MAX_ROUNDS),
        goal=int(goal_of(state)),
        tiles=placed(state),
        seats=[seat_view(state, seat) for seat in range(state.seats)],
        current=TILE_IDS[state.current] if state.current >= 0 else None,
        dice=dice(state) if rolling else [],
        swim=state.swim,
        trial=None if state.trial is None else trial_view(state.trial),
        start_pile=len(state.start),
        stock=len(state.stock),
        returned=sorted([TILE_IDS[kind] for kind in state.returned]),
        kinds=kinds(state),
    )


def placed(state: JackalState) -> list[views.Placed]:
    cave = state.cave
    found: list[views.Placed] = []
    for number in range(len(cave.tile)):
        tile = cave.tile[number]
        x, y = int(cave.x[number]), int(cave.y[number])
        found.append(views.Placed(TILE_IDS[tile >> 2], x, y, int(tile & 3), bool(cave.coin[number])))
    return found


def seat_view(state: JackalState, seat: i64) -> views.SeatView:
    player = state.players[seat]
    ally = state.ally_of(seat)
    steps = state.cave.home[player.place]
    return views.SeatView(
        coins=int(player.coins),
        wagers=int(player.wagers),
        bats=int(player.bats),
        pirate=None if state.phase == MAP else position(state.cave, player.place),
        home=int(steps) if steps >= 0 else None,
        display=[None if kind == USED else TILE_IDS[kind] for kind in player.display],
        ally=None if ally == NOBODY else int(ally),
    )


def left_over(state: JackalState) -> list[i64]:
    """By kind, the tiles in start pile and stock together."""
    left: list[i64] = [tile.count for tile in TILES]
    for tile in state.cave.tile:
        left[tile >> 2] -= 1
    for player in state.players:
        for kind in player.display:
            if kind != USED:
                left[kind] -= 1
    if state.current >= 0:
        left[state.current] -= 1
    return left


def sides(tunnel: i64) -> list[int]:
    return [side for side in range(4) if tunnel >> side & 1]


def kinds(state: JackalState) -> list[views.TileKind]:
    left = left_over(state)
    return [
        views.TileKind(
            id=tile.id,
            kind=KINDS[tile.kind],
            tunnels=[sides(tunnel) for tunnel in tile.tunnels],
            hall=int(tile.hall) if tile.hall >= 0 else None,
            passage=int(tile.passage) if tile.passage >= 0 else None,
            mud=[tunnel for tunnel in range(len(tile.tunnels)) if tile.mud >> tunnel & 1],
            count=int(tile.count),
            left=int(left[number]),
        )
        for number, tile in enumerate(TILES)
    ]

"""The numbers that save arithmetic, and what a placement would make certain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.games.jackal import view as views
from undercroft.games.jackal.actions import PlaceTile
from undercroft.games.jackal.cave import NOTHING
from undercroft.games.jackal.events import position
from undercroft.games.jackal.phases import BAT_MOVE, HEAD_START, MAP, WALK
from undercroft.games.jackal.show import left_over
from undercroft.games.jackal.tiles import DIE, SIDES_OF, TILES

if TYPE_CHECKING:
    from undercroft.games.jackal.state import JackalState


def figures(state: JackalState) -> views.Figures:
    left = left_over(state)
    total = sum([int(count) for count in left])
    halls = sum([int(left[kind]) for kind in range(len(TILES)) if TILES[kind].hall >= 0])
    passages = sum([int(left[kind]) for kind in range(len(TILES)) if TILES[kind].passage >= 0])
    walker = state.active
    if state.phase == BAT_MOVE and state.trial is not None:
        walker = state.trial.loser()
    laying = state.phase == MAP
    place = state.players[walker].place
    return views.Figures(
        reach=[] if laying else reach(state, place),
        at_frontier=not laying and is_at_frontier(state, state.players[state.active].place),
        exits=[position(state.cave, exit) for exit in state.cave.passages() if exit != place],
        hall_chance=float(halls) / float(total) if total else 0.0,
        halls_left=halls,
        passages_left=passages,
        openings=int(state.cave.openings),
        halls=[] if laying else hall_distances(state),
        turns_home=[turns_home(state, seat) for seat in range(state.seats)],
    )


def reach(state: JackalState, place: i64) -> list[views.Reach]:
    """Within the die that was thrown, or within the highest that may come."""
    cave = state.cave
    thrown = state.phase == WALK or state.phase == HEAD_START or state.phase == BAT_MOVE
    steps = cave.walk(place, state.die if thrown else DIE, state.mud)
    found: list[views.Reach] = []
    for there in range(4 * len(cave.tile)):
        if steps[there] > 0:
            tile = there >> 2
            coin = bool(cave.coin[tile]) and TILES[cave.tile[tile] >> 2].hall == there & 3
            muddy = state.mud and cave.is_muddy(there)
            x, y = int(cave.x[tile]), int(cave.y[tile])
            found.append(views.Reach(x, y, int(there & 3), int(steps[there]), coin, muddy))
    return found


def is_at_frontier(state: JackalState, place: i64) -> bool:
    cave = state.cave
    sides = SIDES_OF[4 * cave.tile[place >> 2] + (place & 3)]
    for side in range(4):
        if sides >> side & 1 and cave.beside[4 * (place >> 2) + side] == NOTHING:
            return True
    return False


def hall_distances(state: JackalState) -> list[views.CoinDistance]:
    cave = state.cave
    walks = [cave.walk(player.place, 1000, False) for player in state.players]
    found: list[views.CoinDistance] = []
    for tile in range(len(cave.tile)):
        hall = TILES[cave.tile[tile] >> 2].hall
        if hall >= 0:
            steps: list[int | None] = []
            for walk in walks:
                far = walk[4 * tile + hall]
                steps.append(int(far) if far >= 0 else None)
            found.append(
                views.CoinDistance(int(cave.x[tile]), int(cave.y[tile]), bool(cave.coin[tile]), steps)
            )
    return found


def turns_home(state: JackalState, seat: i64) -> int | None:
    """An average die carries 3.5 steps."""
    steps = state.cave.home[state.players[seat].place]
    if steps < 0:
        return None
    return int((2 * steps + 6) // 7)


def foresee(state: JackalState, action: Action) -> views.Foresight | None:
    """What laying the current tile there would bring."""
    if not isinstance(action, PlaceTile) or state.current == NOTHING:
        return None
    cave = state.cave.copy()
    number = cave.lay(action.x, action.y, 4 * state.current + action.turn)
    joints = 0
    tile = cave.tile[number]
    for tunnel in range(len(TILES[tile >> 2].tunnels)):
        for side in range(4):
            if cave.step(4 * number + tunnel, side) != NOTHING:
                joints += 1
    place = state.players[state.active].place
    can_step = False
    hall_steps: int | None = None
    if state.phase != MAP:
        for side in range(4):
            beyond = cave.step(place, side)
            if beyond != NOTHING and beyond >> 2 == number:
                can_step = True
        hall = TILES[tile >> 2].hall
        if hall >= 0:
            far = cave.walk(place, 1000, False)[4 * number + hall]
            hall_steps = int(far) if far >= 0 else None
    return views.Foresight(joints, can_step, hall_steps, int(cave.openings))

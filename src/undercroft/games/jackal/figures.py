"""The numbers that save arithmetic, and what a placement would make certain."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.games.jackal import phases
from undercroft.games.jackal import view as views
from undercroft.games.jackal.actions import PlaceTile
from undercroft.games.jackal.cave import FAR
from undercroft.games.jackal.events import position_at
from undercroft.games.jackal.moving import dive_exits
from undercroft.games.jackal.scoring import wins_at
from undercroft.games.jackal.show import known
from undercroft.games.jackal.table import Table
from undercroft.games.jackal.tiles import DIE, NO_PLACE, NO_TILE, NO_TUNNEL, TILES


def figures(table: Table) -> views.Figures:
    cave = table.cave
    left = table.unseen()
    total = sum(left)
    halls = sum([left[kind] for kind in range(len(TILES)) if TILES[kind].hall != NO_TUNNEL])
    passages = sum([left[kind] for kind in range(len(TILES)) if TILES[kind].passage != NO_TUNNEL])
    laying = table.phase == phases.MAP
    active = table.players[table.active]
    walker = table.walker()
    return views.Figures(
        reach=[] if laying else reach(table, walker),
        at_frontier=not laying and cave.is_frontier(active.place),
        exits=[position_at(cave, exit) for exit in dive_exits(table)],
        hall_chance=float(halls) / float(total) if total else 0.0,
        halls_left=halls,
        passages_left=passages,
        openings=cave.openings,
        halls=[] if laying else hall_distances(table),
        turns_home=[turns_home(table, seat) for seat in range(table.seats)],
        wagers_after=known(active.wagers - 1),
        bats_after=known(active.bats - 1),
    )


def reach(table: Table, walker: i64) -> list[views.Reach]:
    """Within the die that was thrown, or within the highest that may come."""
    cave = table.cave
    steps = cave.walk(table.players[walker].place, table.die if table.is_walking() else DIE, table.mud)
    found: list[views.Reach] = []
    for there in range(4 * len(cave.tile)):
        if steps[there] > 0:
            x, y, tunnel = cave.x[there >> 2], cave.y[there >> 2], there & 3
            muddy = table.mud and cave.is_muddy(there)
            coin, wins = cave.has_coin(there), wins_at(table, walker, there)
            found.append(views.Reach(x, y, tunnel, steps[there], coin, muddy, wins))
    return found


def hall_distances(table: Table) -> list[views.CoinDistance]:
    cave = table.cave
    walks = [cave.walk(player.place, FAR, False) for player in table.players]
    reachable = cave.reachable(table.pirates())
    found: list[views.CoinDistance] = []
    for hall in cave.halls():
        tile = hall >> 2
        steps = [known(walk[hall]) for walk in walks]
        cut_off = reachable[hall] < 0
        found.append(views.CoinDistance(cave.x[tile], cave.y[tile], cave.coin[tile] != 0, steps, cut_off))
    return found


def turns_home(table: Table, seat: i64) -> int | None:
    """An average die carries 3.5 steps."""
    steps = table.cave.home[table.players[seat].place]
    return (2 * steps + 6) // 7 if steps >= 0 else None


def foresee(table: Table, action: Action) -> views.Foresight | None:
    """What laying the current tile there would bring."""
    if not isinstance(action, PlaceTile) or table.current == NO_TILE:
        return None
    cave = table.cave.copy()
    number = cave.lay(action.x, action.y, 4 * table.current + action.turn)
    tile = TILES[table.current]
    joints = 0
    for tunnel in range(len(tile.tunnels)):
        for side in range(4):
            if cave.step(4 * number + tunnel, side) >= 0:
                joints += 1
    place = table.players[table.active].place
    laying = table.phase == phases.MAP
    can_step = not laying and cave.joined(place, number) != NO_PLACE
    hall_steps: int | None = None
    cut_off = False
    if tile.hall != NO_TUNNEL:
        hall = 4 * number + tile.hall
        hall_steps = None if laying else known(cave.walk(place, FAR, False)[hall])
        cut_off = cave.reachable(table.pirates())[hall] < 0
    return views.Foresight(joints, can_step, hall_steps, cut_off, cave.openings)

"""Hidden information: how the unseen tiles are split between start pile and stock, while the map is laid."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.log import WATCHER
from undercroft.core.rng import Rng, shuffle
from undercroft.core.state import Secret
from undercroft.games.jackal.table import Table
from undercroft.games.jackal.tiles import TILE_IDS


def redeal(table: Table, rng: Rng) -> None:
    """Mix start pile and stock, but for the tiles that were set aside and so are known to lie in the start pile."""
    if len(table.start) == 0:
        table.stock.redeal(WATCHER, rng)
        return
    pool = unknown_start(table)
    count = len(pool)
    table.stock.release(WATCHER, pool)
    shuffle(pool, rng)
    table.stock.refill(WATCHER, pool, rng)
    table.start.packets[0].loose = vec[i64](pool[:count] + table.returned)


def unknown_start(table: Table) -> list[i64]:
    """The tiles of the start pile that nobody has seen."""
    found: list[i64] = []
    for packet in table.start.packets:
        for kind in packet.loose:
            found.append(kind)
    for kind in table.returned:
        found.remove(kind)
    return found


def secrets(table: Table) -> list[Secret]:
    unknown = unknown_start(table)
    if not unknown:
        return []
    pool = unknown[:]
    table.stock.release(WATCHER, pool)
    settled = len(pool) == len(unknown) or pool.count(pool[0]) == len(pool)
    return [Secret("start pile", " ".join(sorted([TILE_IDS[kind] for kind in unknown])), 0, settled)]

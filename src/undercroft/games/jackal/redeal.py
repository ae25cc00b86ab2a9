"""Hidden information: how the unseen tiles are split between start pile and stock, while the map is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.log import WATCHER
from undercroft.core.rng import Rng, shuffle
from undercroft.core.state import Secret
from undercroft.games.jackal.tiles import TILE_IDS

if TYPE_CHECKING:
    from undercroft.games.jackal.state import JackalState


def redeal(state: JackalState, rng: Rng) -> JackalState:
    """Mix start pile and stock, but for the tiles that were set aside and so are known to lie in the start pile."""
    twin = state.copy()
    if len(twin.start.packets) == 0:
        twin.stock.redeal(WATCHER, rng)
        return twin
    pool = unknown_start(twin)
    count = len(pool)
    twin.stock.release(WATCHER, pool)
    shuffle(pool, rng)
    twin.stock.refill(WATCHER, pool, rng)
    packet = twin.start.packets[0]
    packet.loose = vec[i64]()
    for kind in pool[:count]:
        packet.loose = append(packet.loose, kind)
    for kind in twin.returned:
        packet.loose = append(packet.loose, kind)
    return twin


def unknown_start(state: JackalState) -> list[i64]:
    """The tiles of the start pile that nobody has seen."""
    found: list[i64] = []
    for packet in state.start.packets:
        for kind in packet.loose:
            found.append(kind)
    for kind in state.returned:
        found.remove(kind)
    return found


def secrets(state: JackalState) -> list[Secret]:
    unknown = unknown_start(state)
    if len(unknown) == 0:
        return []
    pool = unknown[:]
    state.stock.release(WATCHER, pool)
    first = pool[0]
    settled = len(pool) == len(unknown)
    if not settled:
        settled = len([kind for kind in pool if kind != first]) == 0
    return [Secret("start pile", " ".join(sorted([TILE_IDS[kind] for kind in unknown])), 0, settled)]

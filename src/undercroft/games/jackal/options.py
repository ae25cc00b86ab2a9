"""What may be chosen before the game. Never compiled: only Structs."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mud stops walkers; five tiles each lie open before their owners; allies win together."""

    mud: bool = False
    five_tiles: bool = False
    alliances: bool = False

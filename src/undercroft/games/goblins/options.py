"""What may be chosen before the game. Never compiled: only Structs."""

from __future__ import annotations

from typing import Literal

import msgspec

Roles = Literal["base", "advanced"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base: only the team matters. Advanced: every role has a bonus of its own."""

    roles: Roles = "base"

"""What may be chosen before the game. Never compiled: only Structs."""

from __future__ import annotations

from typing import Literal

import msgspec

Variant = Literal["standard", "tactical"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Standard: all choose in secret and turn their cards up together. Tactical: open cards, one after another."""

    variant: Variant = "standard"

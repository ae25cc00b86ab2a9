"""What may be chosen before the game. Never compiled: only Structs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Difficulty = Literal["easy", "medium", "high", "heroic"]
Layout = Literal["snowflake", "three_gates", "great_hall"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How hard, how many gnomes, which cave. A seat may lead several gnomes; never fewer gnomes than seats."""

    difficulty: Difficulty = "easy"
    gnomes: Annotated[int, Meta(ge=1, le=6)] = 3
    layout: Layout = "snowflake"
    max_rounds: Annotated[int, Meta(ge=1, le=150)] = 150

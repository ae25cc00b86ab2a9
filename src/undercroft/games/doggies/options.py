"""What may be chosen before the game. Never compiled: only Structs."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two ways to make it harder, and dogs dealt by chance."""

    hard_start: bool = False  # three and four seats: the start room's face with fewer exits
    no_potions: bool = False  # no potion in the whole game
    random_dogs: bool = False  # dogs are dealt, not chosen

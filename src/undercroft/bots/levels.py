"""The levels that every game offers, the best first. What each of them is made of stands in the game's levels.py."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ["master", "expert", "seasoned", "casual", "novice"]

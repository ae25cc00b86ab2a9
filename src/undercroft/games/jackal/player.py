"""One seat: its pirate, coins and tokens."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.games.jackal.tiles import BATS, WAGERS

USED: i64 = -1  # an empty slot of a display


class Player:
    """What lies before one seat."""

    __slots__ = ("bats", "coins", "display", "place", "wagers")

    def __init__(self) -> None:
        self.place: i64 = 0  # where the pirate stands
        self.coins: i64 = 0
        self.wagers: i64 = WAGERS
        self.bats: i64 = BATS
        self.display: vec[i64] = vec[i64]()  # open tiles by slot (five_tiles)

    def copy(self) -> Player:
        twin = Player()
        twin.place = self.place
        twin.coins = self.coins
        twin.wagers = self.wagers
        twin.bats = self.bats
        twin.display = self.display[:]
        return twin

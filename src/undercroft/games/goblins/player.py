"""One seat: its gold over all rounds, and what it holds and has done in this one."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64


class Player:
    """What lies before one seat."""

    __slots__ = ("ale", "gold", "hand", "knowers", "role", "shown", "swapped")

    def __init__(self, gold: i64) -> None:
        self.gold: i64 = gold
        self.hand: vec[i64] = vec[i64]()  # faces
        self.role: i64 = 0
        self.knowers: i64 = 0  # the seats that have held, this round, the role card that lies here now
        self.ale: bool = False  # misses its next turn
        self.swapped: bool = False  # took part in a Potion swap this round
        self.shown: bool = (
            False  # the hand was shown to all; with the deck empty it only shrinks from then on
        )

    def copy(self) -> Player:
        twin = Player(self.gold)
        twin.hand = self.hand[:]
        twin.role = self.role
        twin.knowers = self.knowers
        twin.ale = self.ale
        twin.swapped = self.swapped
        twin.shown = self.shown
        return twin

    def has(self, face: i64) -> bool:
        for card in self.hand:
            if card == face:
                return True
        return False

    def take(self, face: i64) -> None:
        self.hand = append(self.hand, face)

    def give(self, face: i64) -> None:
        """Let go of one card of this face."""
        for index in range(len(self.hand)):
            if self.hand[index] == face:
                self.hand, _ = pop(self.hand, index)
                return

    def holds(self) -> i64:
        """The set of faces in hand."""
        faces: i64 = 0
        for card in self.hand:
            faces |= 1 << card
        return faces

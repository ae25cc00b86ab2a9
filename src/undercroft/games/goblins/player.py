"""One seat: its gold over all rounds, what it holds and has done in this one, and what it said or swapped."""

from __future__ import annotations

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from undercroft.games.goblins.cards import in_order
from undercroft.games.goblins.view import PassedBy

# How a seat has passed since the last card was played.
WAYS_OF_PASSING: Final[list[PassedBy]] = ["swap", "pass", "empty"]
NOT_PASSED: Final = -1
BY_SWAP: Final = 0  # it put a card under the deck
BY_PASS: Final = 1  # nothing in its hand could be played
BY_EMPTY_HAND: Final = 2  # it has no cards


class Player:
    """What lies before one seat."""

    def __init__(self, gold: i64) -> None:
        self.gold: i64 = gold
        self.hand: vec[i64] = vec[i64]()  # faces, in ascending order
        self.role: i64 = 0
        self.knowers: i64 = 0  # the seats that have held, this round, the role card that lies here now
        self.ale: bool = False  # misses its next turn
        self.passed: i64 = NOT_PASSED  # how it passed last; everybody saw it
        self.shown: bool = (
            False  # the hand was shown to all; the deck is empty, so it only shrinks from then on
        )
        # Faces that everybody knows not to be in this hand: it passed when each of them could have been played (R24).
        self.lacks: i64 = 0

    def copy(self) -> Player:
        twin = Player(self.gold)
        twin.hand = self.hand[:]
        twin.role = self.role
        twin.knowers = self.knowers
        twin.ale = self.ale
        twin.passed = self.passed
        twin.shown = self.shown
        twin.lacks = self.lacks
        return twin

    def has(self, face: i64) -> bool:
        for card in self.hand:
            if card == face:
                return True
        return False

    def take(self, face: i64) -> None:
        self.hand = in_order(self.hand, face)

    def give(self, face: i64) -> None:
        """Let go of one card of this face."""
        for index in range(len(self.hand)):
            if self.hand[index] == face:
                self.hand, _ = pop(self.hand, index)
                return


class ClaimMade:
    """What a seat said of a goal."""

    def __init__(self, seat: i64, goal: i64, kind: i64) -> None:
        self.seat: Final[i64] = seat
        self.goal: Final[i64] = goal
        self.kind: Final[i64] = kind

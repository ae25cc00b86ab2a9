"""The two verbs: Play a card into the room, UseTorch to look at the dark rooms.

A card is a number: 1 to 5 a power card of that value, then the four items. A set of cards is a number too:
bit n stands for card n.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action, Plain, Verb, Verbs, Word
from undercroft.core.bits import bit, members

VALUES: Final = 5  # power cards go from 1 to 5
KEY: Final = 6
SWORD: Final = 7
BALL: Final = 8
TORCH: Final = 9

CARD_NAMES: Final = ["1", "2", "3", "4", "5", "key", "sword", "ball", "torch"]
POWER_CARDS: Final = 0b111110  # the set of the power cards


def card_name(card: i64) -> str:
    return CARD_NAMES[card - 1]


class Play(Action):
    """Play a card from hand into the current room."""

    __slots__ = ("card",)

    def __init__(self, card: i64) -> None:
        super().__init__(PLAY.code(card))
        self.card: Final[i64] = card


PLAY: Final = Verb(Play, [Word("card", CARD_NAMES, low=1)])
USE_TORCH: Final = Plain("UseTorch")  # spend a torch to look at the face-down rooms of this floor
VERBS: Final = Verbs([PLAY, USE_TORCH])

# Every card's action, made once; a blank at 0, so that a card is its own index.
PLAYS: Final[list[Play]] = [Play(max(card, 1)) for card in range(TORCH + 1)]


def choices(cards: i64) -> list[Action]:
    """The actions of playing each card of a set."""
    return [PLAYS[card] for card in members(cards & ~1)]


# What may be done with each set of legal cards: looked up, never built.
CHOICES: Final[list[list[Action]]] = [choices(cards) for cards in range(bit(TORCH + 1))]
CHOICES_OR_TORCH: Final[list[list[Action]]] = [[*found, USE_TORCH] for found in CHOICES]

"""The two verbs: Play a card into the room, UseTorch to look at the dark rooms.

A card is a number: 1 to 5 a power card of that value, then the four items. A set of cards is a number too:
bit n stands for card n.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action, Verb, Verbs, Word

KEY: Final = 6
SWORD: Final = 7
BALL: Final = 8
TORCH: Final = 9

CARD_NAMES: Final = ["1", "2", "3", "4", "5", "key", "sword", "ball", "torch"]

POWER_CARDS: Final = 0b111110  # the set of the power cards 1 to 5
ITEM_CARDS: Final = 1 << KEY | 1 << SWORD | 1 << BALL | 1 << TORCH


def card_name(card: i64) -> str:
    return CARD_NAMES[card - 1]


class Play(Action):
    """Play a card from hand into the current room."""

    __slots__ = ("card",)

    def __init__(self, card: i64) -> None:
        super().__init__((card - 1) * 2)
        self.card: Final[i64] = card


class UseTorch(Action):
    """Spend a torch to look at the face-down rooms of this floor."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1)


# Every action there is, made once. PLAY has a blank at 0 so that a card is its own index.
PLAY: Final[list[Play]] = [Play(max(card, 1)) for card in range(TORCH + 1)]
USE_TORCH: Final = UseTorch()


def make_play(values: list[int]) -> Action:
    return PLAY[values[0] + 1]


def make_use_torch(values: list[int]) -> Action:
    return USE_TORCH


VERBS: Final = Verbs(
    [Verb("Play", [Word("card", CARD_NAMES)], make_play), Verb("UseTorch", [], make_use_torch)]
)


def choices(cards: i64, torch: bool) -> list[Action]:
    """The actions of playing each card of a set, with or without using a torch first."""
    found: list[Action] = [PLAY[card] for card in range(1, TORCH + 1) if cards >> card & 1]
    if torch:
        found.append(USE_TORCH)
    return found


# What may be done with each set of legal cards: looked up, never built.
CHOICES: Final[list[list[Action]]] = [choices(cards, False) for cards in range(1 << (TORCH + 1))]
CHOICES_OR_TORCH: Final[list[list[Action]]] = [choices(cards, True) for cards in range(1 << (TORCH + 1))]

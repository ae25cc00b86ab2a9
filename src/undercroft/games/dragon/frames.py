"""What is half done: a stack of frames, the last one first to go on.

A Rage event, a rockfall from which gnomes still have to run, and the choices that are owed. Frames are data, so that
a position in the middle of the Dragon's wrath can be copied, dumped and loaded like any other.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Rage events, and what called for them.
ALL_LEVELS: Final = 0
ATTRACT_RAGE: Final = 1
SINGLE: Final = 2
DRAGON_PHASE: Final = 3

DELIVERY: Final = 0
FOUND_DRAGON: Final = 1
FOUR_GEMS: Final = 2
ROAR: Final = 3
STIR: Final = 4
ATTRACTED: Final = 5
PHASE: Final = 6


class Frame:
    """Something half done."""

    __slots__ = ()

    def copy(self) -> Frame:
        """A frame that changes apart from this one; frames that never change are shared."""
        return self


class Rage(Frame):
    """A Rage event, played line by line."""

    __slots__ = ("event", "cause", "extra", "line", "heads", "cards", "level")

    def __init__(self, event: i64, cause: i64, extra: i64) -> None:
        self.event: i64 = event
        self.cause: i64 = cause
        self.extra: i64 = extra  # cards of level I before the dice
        self.line: i64 = 0  # lines played so far
        self.heads: i64 = -1  # -1: not rolled, or not yet
        self.cards: i64 = 0  # cards drawn so far
        self.level: i64 = 0  # of the line played last

    def copy(self) -> Frame:
        twin = Rage(self.event, self.cause, self.extra)
        twin.line = self.line
        twin.heads = self.heads
        twin.cards = self.cards
        twin.level = self.level
        return twin


class Rockfall(Frame):
    """A hex was buried; the gnomes that stood on it flee one after another, then the level takes its effect."""

    __slots__ = ("hex", "level", "gnomes")

    def __init__(self, hex: i64, level: i64, gnomes: i64) -> None:
        self.hex: i64 = hex
        self.level: i64 = level
        self.gnomes: i64 = gnomes  # the set of gnomes still to flee

    def copy(self) -> Frame:
        return Rockfall(self.hex, self.level, self.gnomes)


class TurnLost(Frame):
    """A search found the Dragon: after its Rage the action points are gone."""

    __slots__ = ()


class TorchChoice(Frame):
    """The Torchbearer stands on a hex that was dark, and the supply is empty: `TakeTorch`, then the arrival."""

    __slots__ = ()


class OpenChoice(Frame):
    """Loose Stones: `Open`."""

    __slots__ = ()


class CrackChoice(Frame):
    """Cracking Roof: `Crack`."""

    __slots__ = ()


class SlipChoice(Frame):
    """Secret Passage: `Slip` or `Stay`."""

    __slots__ = ()


class HintChoice(Frame):
    """The Seer has looked: `Hint`."""

    __slots__ = ("deck",)

    def __init__(self, deck: i64) -> None:
        self.deck: i64 = deck


TURN_LOST: Final = TurnLost()
TORCH_CHOICE: Final = TorchChoice()
OPEN_CHOICE: Final = OpenChoice()
CRACK_CHOICE: Final = CrackChoice()
SLIP_CHOICE: Final = SlipChoice()

"""What is half done: a stack of frames; the last one goes on first.

A Rage event, a rockfall from which gnomes still have to run, and the choices that are owed. Frames are data, so that
a position in the middle of the Dragon's wrath can be copied, dumped and loaded like any other.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.dragon.view import RageCause, RageEvent

NOT_ROLLED: Final = -1


class Frame:
    """Something half done."""

    def copy(self) -> Frame:
        """A copy that changes independently; frames that never change are shared."""
        return self


class Rage(Frame):
    """A Rage event, played line by line."""

    def __init__(self, event: RageEvent, cause: RageCause, extra: i64) -> None:
        self.event: Final[RageEvent] = event
        self.cause: Final[RageCause] = cause
        self.extra: i64 = extra  # cards of level I before the dice
        self.line: i64 = 0  # lines played so far
        self.heads: i64 = NOT_ROLLED
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

    def __init__(self, hex: i64, level: i64, gnomes: i64) -> None:
        self.hex: i64 = hex
        self.level: i64 = level
        self.gnomes: i64 = gnomes  # the set of gnomes still to flee

    def copy(self) -> Frame:
        return Rockfall(self.hex, self.level, self.gnomes)


class NamedFrame(Frame):
    """A frame that never changes, known by its name."""

    def __init__(self, name: str) -> None:
        self.name: Final[str] = name


class HintChoice(NamedFrame):
    """The Seer has looked: `Hint`."""

    def __init__(self, deck: i64) -> None:
        super().__init__("hint")
        self.deck: Final[i64] = deck


TURN_LOST: Final = NamedFrame("turn_lost")  # after the Rage of a Dragon that was found the points are gone
TORCH_CHOICE: Final = NamedFrame("take_torch")  # the Torchbearer, with an empty supply; then the arrival
OPEN_CHOICE: Final = NamedFrame("open")  # Loose Stones
CRACK_CHOICE: Final = NamedFrame("crack")  # Cracking Roof
SLIP_CHOICE: Final = NamedFrame("slip")  # Secret Passage: `Slip` or `Stay`
PLAIN_FRAMES: Final[list[Frame]] = [TURN_LOST, TORCH_CHOICE, OPEN_CHOICE, CRACK_CHOICE, SLIP_CHOICE]

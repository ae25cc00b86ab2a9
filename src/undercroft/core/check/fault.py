"""What a check found, and how it is told."""

from __future__ import annotations

import traceback
from typing import Final

import msgspec

from undercroft.core.match import Match

# The names of the checks, by the points of the proof.
DEAD_END: Final = "dead end"
LENGTH: Final = "length"
LISTED: Final = "listed action"
UNLISTED: Final = "unlisted action"
FORMS: Final = "forms of actions"
OUTCOME: Final = "outcome"
CRASH: Final = "crash"
COPY: Final = "copy"
DUMP: Final = "dump and load"
REPLAY: Final = "replay"
TAKE_BACK: Final = "take-back"
SAME_VIEW: Final = "same view"
OPEN_VIEW: Final = "open view"
REDEAL: Final = "redeal"
LOCK_STEP: Final = "lock-step"
INVARIANTS: Final = "invariants"
BOX: Final = "box"
FACTS: Final = "facts"
NUMBERS: Final = "numbers of actions"
OBSERVATION: Final = "observation"
RECALL: Final = "recall"
BATCH: Final = "batch"
TREE: Final = "tree"
ADAPTER: Final = "adapter"

# No single position shows them, so no shorter record is looked for.
WHOLE_GAMES: Final = (LENGTH, BOX, BATCH, TREE, ADAPTER)

LONGEST_SHOWN: Final = 160


class Fault(Exception):
    """A check that failed: its name, what was wrong, and the match that shows it."""

    def __init__(self, check: str, detail: str, match: Match) -> None:
        super().__init__(f"{check}: {detail}")
        self.check: str = check
        self.detail: str = detail
        self.match: Match = match

    def steps(self) -> int:
        return len(self.match.entries)


class Failure:
    """A fault with all that is needed to see it again."""

    def __init__(self, fault: Fault, seed: int) -> None:
        match = fault.match
        self.check: str = fault.check
        self.detail: str = fault.detail
        self.seed: int = seed
        self.seats: int = match.seats
        self.options: msgspec.Struct = match.options
        self.record: dict[str, object] = match.record()
        self.slug: str = match.game.slug

    def steps(self) -> list[str]:
        """The record in words, a line for each step."""
        lines: list[str] = []
        setup = self.record["setup"]
        entries = self.record["entries"]
        assert isinstance(setup, list)
        assert isinstance(entries, list)
        lines.append(f"set-up{draws_in_words(setup)}")
        for index, entry in enumerate(entries):
            seat, text, draws = entry
            done = "take back" if text is None else text
            lines.append(f"{index + 1:>4}  seat {seat}: {done}{draws_in_words(draws)}")
        return lines

    def text(self) -> str:
        """All of it: what failed, where, the shortest record found, and the command that finds it again."""
        options = msgspec.json.encode(self.options).decode()
        record = msgspec.json.encode(self.record).decode()
        steps = self.steps()
        command = f"undercroft check {self.slug} --games 1 --seed {self.seed} --seats {self.seats}"
        return "\n".join(
            [
                f"{self.slug}: check failed: {self.check}",
                f"  {self.detail}",
                f"  seed {self.seed}, {self.seats} seats, options {options}",
                f"  to see it again: {command} --options '{options}'",
                f"  the shortest record found that shows it, {len(steps) - 1} steps:",
                *["    " + step for step in steps],
                "  the same as a file for `undercroft replay`:",
                f"  {record}",
            ]
        )


def in_words(error: Exception) -> str:
    """An error of the rules themselves, with the line it comes from."""
    places = traceback.extract_tb(error.__traceback__)
    where = ""
    if places:
        file = places[-1].filename.replace("\\", "/").rpartition("/")[2]
        where = f" ({file}, line {places[-1].lineno})"
    return f"{type(error).__name__}: {error}{where}"


def draws_in_words(draws: list[int]) -> str:
    return f"  (draws {' '.join([str(draw) for draw in draws])})" if draws else ""


def first_difference(here: bytes, there: bytes) -> str:
    """Where two JSON texts part, in words; empty if they are equal."""
    if here == there:
        return ""
    return difference(msgspec.json.decode(here), msgspec.json.decode(there), "") or "the order of the fields"


def difference(here: object, there: object, place: str) -> str:
    if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
        for name in here:
            found = difference(here[name], there[name], f"{place}.{name}" if place else str(name))
            if found:
                return found
        return ""
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for index in range(len(here)):
            found = difference(here[index], there[index], f"{place}[{index}]")
            if found:
                return found
        return ""
    # Python takes True for 1 and 1.0 for 1; the browser does not.
    if type(here) is type(there) and here == there:
        return ""
    return f"{place + ': ' if place else ''}{short(here)} against {short(there)}"


def short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"

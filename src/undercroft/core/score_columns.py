"""A score sheet as columns of a table: one for each line, and one for each number or word that a line names."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

PLACE: Final = 0  # the column before those of the sheet
ABSENT: Final[i32] = -2147483647  # a seat has no such line

AMOUNT: Final = "amount"
REMARK: Final = "remark"  # a line without an amount: 1 where a seat has it
WORD: Final = "word"  # the place of a word in a list


class ScoreColumn:
    """One column. A line that a sheet has several times is numbered from 1 on."""

    def __init__(
        self, label: str, kind: str = AMOUNT, arg: str = "", line: int = 0, words: list[str] | None = None
    ) -> None:
        self.label: str = label
        self.kind: str = kind
        self.arg: str = arg  # what the line names; empty for its amount
        self.line: int = line
        self.words: list[str] = words or []

    def name(self) -> str:
        """As the table calls it: `doggies-score-common.2.quest`."""
        parts = [self.label]
        if self.line:
            parts.append(str(self.line))
        if self.arg:
            parts.append(self.arg)
        return ".".join(parts)


def write_ranks(ranks: vec[i64], out: vec[i32], points: vec[float], at: i64) -> None:
    """Places and points where the highest rank wins; equals share both."""
    best = highest(ranks)
    share = 1.0 / float(count(ranks, best))
    for seat in range(len(ranks)):
        place: i64 = 1
        for other in ranks:
            if other > ranks[seat]:
                place += 1
        out[at + seat] = i32(place)
        points[at + seat] = share if ranks[seat] == best else 0.0


def highest(numbers: vec[i64]) -> i64:
    """The highest of at least one."""
    found = numbers[0]
    for number in numbers:
        found = max(found, number)
    return found


def count(numbers: vec[i64], wanted: i64) -> i64:
    found: i64 = 0
    for number in numbers:
        if number == wanted:
            found += 1
    return found

"""Small numbers for the actions of a game whose board grows without a border.

A verb's code counts cells by their coordinates, and nearly all of them are never reached. Here a cell is counted by a
tile that lies on it or beside it, in the order in which the tiles were laid: a tile never changes its place in that
order, so a cell keeps its number for as long as it can be named.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action, Verb, Verbs


class Numbering:
    """Numbers verb after verb, without gaps. A verb on the board has a size of its own here, the others keep theirs."""

    def __init__(self, verbs: Verbs, on_board: dict[str, int]) -> None:
        self.verbs: Verbs = verbs
        self.first: vec[i64] = vec[i64]()  # by the place of the verb in the table
        self.size: i64 = 0
        for verb in verbs.verbs:
            self.first = append(self.first, self.size)
            self.size += on_board.get(verb.name, int(verb.size))

    def place_of(self, verb: Verb) -> i64:
        """Where the verb stands in the table."""
        for place in range(len(self.verbs.verbs)):
            if self.verbs.verbs[place] is verb:
                return place
        raise ValueError(f"{verb.name} is no verb of this game")

    def first_of(self, verb: Verb) -> i64:
        """The number of the verb's first action."""
        return self.first[self.place_of(verb)]

    def plain(self, action: Action) -> i64:
        """The number of an action that names no cell."""
        verb = self.verbs.verb_of(action.code)
        return self.first_of(verb) + action.code - verb.first

    def verb_at(self, number: i64) -> Verb:
        """The verb whose action has this number; raises IndexError."""
        if not 0 <= number < self.size:
            raise IndexError(f"actions are numbered from 0 to {self.size - 1}, and there is no {number}")
        place: i64 = len(self.first) - 1
        while self.first[place] > number:
            place -= 1
        return self.verbs.verbs[place]


def nowhere(number: i64) -> IndexError:
    """A number that names no place of this position."""
    return IndexError(f"no action has the number {number} here: it names a place that is not on the table")

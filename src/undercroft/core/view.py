"""What the kernel tells the outside, as Structs: messages and outcomes. Never compiled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class Message(msgspec.Struct, frozen=True):
    """Something to be said in the reader's language: the words live in the Fluent files."""

    id: str
    args: Mapping[str, int | str | bool | Sequence[int | str]] = {}


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none."""


class NoFigures(msgspec.Struct, frozen=True):
    """The figures of a game that has none."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a seat's score sheet; a line without an amount is a remark."""

    label: Message
    amount: int | None = None


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won, why, and every seat's score sheet."""

    winners: list[int]
    why: Message
    places: list[int]  # per seat, 1 is the best; equals share a place
    scores: list[list[ScoreLine]]  # per seat, line by line
    points: list[float]  # per seat, for learning and ratings; they sum to 1 where somebody won


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=True):
    """Something that happened, as told to the seats that may know it. Each game derives its own."""


def events_in(module: dict[str, object]) -> list[type[msgspec.Struct]]:
    """Every event that a module defines, in that order; base classes are left out."""
    kinds = [kind for kind in module.values() if isinstance(kind, type) and issubclass(kind, Event)]
    return [kind for kind in kinds if not kind.__subclasses__()]


def ranked(totals: Sequence[float], why: Message, scores: list[list[ScoreLine]]) -> Outcome:
    """The outcome of a game that the highest total wins; equals share places and the win.

    >>> ranked([3, 5, 5], None, [[], [], []]).places
    [3, 1, 1]
    """
    best = max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    return Outcome(
        winners=winners,
        why=why,
        places=[1 + sum(other > total for other in totals) for total in totals],
        scores=scores,
        points=[1 / len(winners) if total == best else 0.0 for total in totals],
    )

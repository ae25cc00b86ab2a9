"""Dungeons & Doggies: dogs, rooms and monsters, rounds, quests."""

from __future__ import annotations

from typing import Any

from undercroft.lab.notes.any_game import TABLE, Notes


def kind_of(card: str) -> str:
    """Copies of a card are numbered: coin1-3 is a coin1."""
    kind, dash, number = card.rpartition("-")
    return kind if dash and number.isdigit() else card


class DoggiesNotes(Notes):
    def begin(self, view: Any) -> None:
        for seat, shown in enumerate(view.seats):
            if shown.dog is not None:
                self.note(seat, "role", shown.dog.id)

    def DogChosen(self, event: Any) -> None:  # noqa: N802  the event's own name, here and below
        self.note(event.seat, "role", event.dog)

    def Explored(self, event: Any) -> None:  # noqa: N802
        self.note(event.seat, "drawn", kind_of(event.card.id))

    def taken(self, event: Any) -> None:
        self.note(event.seat, "taken", kind_of(event.card), getattr(event, "coins", 0))

    RoomClaimed = PotionTaken = TrampHired = TrapTaken = taken

    def MonsterBeaten(self, event: Any) -> None:  # noqa: N802
        self.taken(event)
        self.note(TABLE, "beaten", kind_of(event.card))

    def MonsterPassed(self, event: Any) -> None:  # noqa: N802
        self.note(TABLE, "unbeaten", kind_of(event.card))

    def TrapDisarmed(self, event: Any) -> None:  # noqa: N802
        self.note(event.seat, "disarmed", kind_of(event.card))

    def RoundEnded(self, event: Any) -> None:  # noqa: N802
        self.note(TABLE, "round", str(event.round), sum(len(take) for take in event.takes))

    def GameEnded(self, event: Any) -> None:  # noqa: N802
        for seat, quest in enumerate(event.quests):
            self.note(seat, "quest", quest)

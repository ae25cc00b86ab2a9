"""Dungeon Raiders: rooms met and what they brought, cards played, characters."""

from __future__ import annotations

from typing import Any

from undercroft.lab.notes.any_game import TABLE, Notes


class RaidersNotes(Notes):
    def begin(self, view: Any) -> None:
        self.note(TABLE, "floor", view.plan)
        for seat, shown in enumerate(view.seats):
            self.note(seat, "role", shown.character)

    def FloorLaid(self, event: Any) -> None:  # noqa: N802  the event's own name, here and below
        self.note(TABLE, "floor", event.plan)

    def RoomResolved(self, event: Any) -> None:  # noqa: N802
        room = event.card.id
        self.note(TABLE, "met", room)
        if event.result.beaten is not None:
            self.note(TABLE, "beaten" if event.result.beaten else "unbeaten", room)
        for seat, result in enumerate(event.result.seats):
            self.note(seat, "coins", room, result.coins)
            self.note(seat, "wounds", room, result.wounds)
            if result.hit:
                self.note(seat, "hit", room)
            if result.item is not None:
                self.note(seat, "drawn", result.item)

    def CardsRevealed(self, event: Any) -> None:  # noqa: N802
        for seat, card in enumerate(event.cards):
            self.note(seat, "played", card)

    def SecondRevealed(self, event: Any) -> None:  # noqa: N802
        for second in event.cards:
            self.note(second.seat, "played", second.card)

    def CardLaid(self, event: Any) -> None:  # noqa: N802
        self.note(event.seat, "played", event.card)

    def TorchUsed(self, event: Any) -> None:  # noqa: N802
        self.note(event.seat, "played", "torch")

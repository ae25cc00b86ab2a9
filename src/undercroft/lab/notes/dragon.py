"""The Dragon: gnomes, cards drawn, what roused the Dragon, and the card after which all was lost."""

from __future__ import annotations

from typing import Any

from undercroft.core.game import Game
from undercroft.lab.notes.any_game import TABLE, Notes


class DragonNotes(Notes):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.last = ""  # the card drawn last

    def GnomePicked(self, event: Any) -> None:  # noqa: N802  the event's own name, here and below
        self.note(TABLE, "role", event.gnome)

    def CaveCardDrawn(self, event: Any) -> None:  # noqa: N802
        self.card(event.card)

    def DragonCardDrawn(self, event: Any) -> None:  # noqa: N802
        self.card("rockfall" if event.hex is not None else event.card)

    def card(self, name: str) -> None:
        self.last = name
        self.note(TABLE, "drawn", name)

    def RageBegan(self, event: Any) -> None:  # noqa: N802
        self.note(TABLE, "rage", event.cause)

    def Delivered(self, event: Any) -> None:  # noqa: N802
        self.note(event.seat, "delivered", event.gnome, event.gems)

    def GameOver(self, event: Any) -> None:  # noqa: N802
        if not event.won and event.reason != "rounds" and self.last:
            self.note(TABLE, "killed", self.last)

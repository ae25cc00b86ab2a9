"""Goblins vs Gnomes: roles, cards, how rounds end, and whether claims about the goals are true."""

from __future__ import annotations

from typing import Any

from undercroft.core.game import Game
from undercroft.lab.notes.any_game import TABLE, Notes

GOALS = ("north", "middle", "south")


class GoblinsNotes(Notes):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.teams: dict[int, str] = {}
        self.claims: list[tuple[int, str, str, str]] = []  # seat, its team, goal, kind claimed

    def begin(self, view: Any) -> None:
        for seat, shown in enumerate(view.seats):
            self.deal(seat, shown.role, shown.team, shown.shown)

    def deal(self, seat: int, role: str, team: str, hand: list[str]) -> None:
        self.teams[seat] = team
        self.note(seat, "role", role)
        for card in hand:
            self.note(seat, "drawn", card)

    def RoundBegan(self, event: Any) -> None:  # noqa: N802  the event's own name, here and below
        self.claims = []

    def Dealt(self, event: Any) -> None:  # noqa: N802
        self.deal(event.seat, event.role, event.team, event.hand)

    def RoleReceived(self, event: Any) -> None:  # noqa: N802
        self.teams[event.seat] = event.team

    def CardDrawn(self, event: Any) -> None:  # noqa: N802
        self.note(event.seat, "drawn", event.card)

    def CardPlaced(self, event: Any) -> None:  # noqa: N802
        self.note(event.seat, "played", event.card)

    def PotionPlayed(self, event: Any) -> None:  # noqa: N802
        self.note(event.seat, "played", "potion")

    def ExplosionPlayed(self, event: Any) -> None:  # noqa: N802
        self.note(event.seat, "played", "explosion")

    def MapPlayed(self, event: Any) -> None:  # noqa: N802
        self.note(event.seat, "played", "map")

    def Claimed(self, event: Any) -> None:  # noqa: N802
        self.claims.append((event.seat, self.teams[event.seat], event.goal, event.kind))

    def RoundEnded(self, event: Any) -> None:  # noqa: N802
        self.note(TABLE, "round", event.result)
        for seat, team, goal, kind in self.claims:
            true = event.goals[GOALS.index(goal)] == kind
            self.note(seat, "claim_true" if true else "claim_false", team)

    def Scored(self, event: Any) -> None:  # noqa: N802
        if event.reason == "role":
            self.note(event.seat, "bonus", event.role, event.amount)

"""Jackal's cave: tiles, wagers and pranks, bats."""

from __future__ import annotations

from typing import Any

from undercroft.lab.notes.any_game import Notes


class JackalNotes(Notes):
    def TilePlaced(self, event: Any) -> None:  # noqa: N802  the event's own name, here and below
        self.note(event.seat, "played", event.tile)

    def OwnTileTaken(self, event: Any) -> None:  # noqa: N802
        self.note(event.seat, "drawn", event.tile)

    def TrialHeld(self, event: Any) -> None:  # noqa: N802
        trial = event.trial
        won = trial.winner == trial.initiator
        self.note(trial.initiator, "trial_won" if won else "trial_lost", trial.kind)

    def Moved(self, event: Any) -> None:  # noqa: N802
        self.note(event.seat, "moved", event.how, len(event.path) - 1)

    def CoinTaken(self, event: Any) -> None:  # noqa: N802
        self.note(event.seat, "coin", "taken")

    def CoinDropped(self, event: Any) -> None:  # noqa: N802
        self.note(event.from_seat, "coin", "lost")

    def Given(self, event: Any) -> None:  # noqa: N802
        self.note(event.seat, "coin", "given", event.coins)

"""Won or lost, together: the outcome and its score sheet."""

from __future__ import annotations

from undercroft.core.view import Message, Outcome, ScoreLine
from undercroft.games.dragon.table import PLAYING, REASONS, VICTORY, Table


def points(table: Table) -> list[float]:
    """All seats share a victory; a loss is nobody's gain."""
    share = 1.0 / float(table.seats) if table.result == VICTORY else 0.0
    return [share for _ in range(table.seats)]


def outcome(table: Table) -> Outcome | None:
    if table.result == PLAYING:
        return None
    won = table.result == VICTORY
    reason = REASONS[table.result].replace("_", "-")
    why = Message(
        f"dragon-outcome-{reason}",
        {
            "delivered": table.delivered,
            "target": table.difficulty.target,
            "rounds": table.round,
            "gnomes": table.gnomes_on(table.cave.lost),
        },
    )
    sheet = [
        ScoreLine(Message("dragon-score-gems", {"target": table.difficulty.target}), table.delivered),
        ScoreLine(Message("dragon-score-rounds"), table.round),
        ScoreLine(Message("dragon-score-slack"), table.slack()),
    ]
    return Outcome(
        winners=[seat for seat in range(table.seats)] if won else [],
        why=why,
        places=[1 if won else 2 for _ in range(table.seats)],
        scores=[sheet for _ in range(table.seats)],
        points=points(table),
    )

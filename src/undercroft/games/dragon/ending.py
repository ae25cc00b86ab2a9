"""The check of the end: victory, a gnome cut off, too few gems, too many rounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.view import Message, Outcome, ScoreLine
from undercroft.games.dragon.cards import GNOMES
from undercroft.games.dragon.table import CUT_OFF, OVER, PLAYING, TOO_FEW, VICTORY, Table
from undercroft.games.dragon.view import Reason
from undercroft.games.dragon.view_events import GameOver

REASONS: Final[list[Reason]] = ["victory", "cut_off", "too_few", "rounds"]
SENTENCES: Final = [
    "dragon-outcome-victory",
    "dragon-outcome-cut-off",
    "dragon-outcome-too-few",
    "dragon-outcome-rounds",
]


def check_end(table: Table) -> None:
    """The first that applies ends the game on the spot; what is left of a Rage or turn is not played.

    Made after every step, every delivery (before its Rage), every dragon card and every cave card.
    """
    if table.delivered == table.difficulty.target and table.all_home():
        finish(table, VICTORY)
    elif table.cave.lost & table.guarded():
        finish(table, CUT_OFF)  # R44: a way is a way to the Entrance, and rubble is a way
    elif table.slack() < 0:
        finish(table, TOO_FEW)  # R45: equality is not a loss


def check_victory(table: Table) -> None:
    """All that a step can bring about: it cuts nobody off and loses no gem."""
    if table.delivered == table.difficulty.target and table.all_home():
        finish(table, VICTORY)


def finish(table: Table, result: i64) -> None:
    table.result = result
    table.phase = OVER
    table.asked = -1
    table.active = -1
    table.frames = []
    if table.log is not None:
        table.tell(
            GameOver(
                won=result == VICTORY,
                reason=REASONS[result - 1],
                delivered=table.delivered,
                target=table.difficulty.target,
                rounds=table.round,
                slack=table.slack(),
                gnomes=cut_off_gnomes(table),
            )
        )


def cut_off_gnomes(table: Table) -> list[str]:
    """The gnomes that stand where no way leads to the Entrance."""
    found: list[str] = []
    for gnome in table.picks:
        if table.cave.lost >> table.at[gnome] & 1:
            found.append(GNOMES[gnome].id)
    return found


def points(table: Table) -> list[float]:
    """All seats share a victory; a loss is nobody's gain."""
    share = 1.0 / float(table.seats) if table.result == VICTORY else 0.0
    return [share for _ in range(table.seats)]


def outcome(table: Table) -> Outcome | None:
    if table.result == PLAYING:
        return None
    won = table.result == VICTORY
    why = Message(
        SENTENCES[table.result - 1],
        {
            "delivered": int(table.delivered),
            "target": int(table.difficulty.target),
            "rounds": int(table.round),
            "gnomes": cut_off_gnomes(table),
        },
    )
    sheet = [
        ScoreLine(Message("dragon-score-gems", {"target": int(table.difficulty.target)}), table.delivered),
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

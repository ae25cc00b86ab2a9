"""What a seat is asked. The words are in goblins.ftl."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.view import Message
from undercroft.games.goblins.cards import GOAL_PLACES
from undercroft.games.goblins.table import CLAIM, OVER, PHASES, TURN, Table


def prompt(table: Table, seat: i64) -> Message:
    """What is asked of this seat, or for whom it waits."""
    if table.phase == OVER:
        return Message("goblins-prompt-over")
    if seat != table.active:
        return Message("goblins-prompt-wait", {"seat": table.active})
    if table.phase == CLAIM:
        return Message("goblins-prompt-claim", {"goal": GOAL_PLACES[table.looking]})
    if table.phase == TURN and not table.deck.packets:
        return Message("goblins-prompt-turn-no-deck")
    return Message(f"goblins-prompt-{dashed(PHASES[table.phase])}")


def dashed(word: str) -> str:
    """As message ids are written."""
    return word.replace("_", "-")

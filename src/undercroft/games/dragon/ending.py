"""The check of the end: victory, a gnome cut off, too few gems, too many rounds."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.log import NO_SEAT
from undercroft.games.dragon.cards import NO_GNOME
from undercroft.games.dragon.events import game_over
from undercroft.games.dragon.table import CUT_OFF, OVER, PLAYING, TOO_FEW, VICTORY, Table


def is_won(table: Table) -> bool:
    """All gems and all gnomes are home."""
    return table.delivered == table.difficulty.target and table.all_home()


def end_reached(table: Table) -> i64:
    """The first reason to end the game that applies now, or PLAYING."""
    if is_won(table):
        return VICTORY
    if table.cave.lost & table.guarded():
        return CUT_OFF  # R44: a way is a way to the Entrance, and rubble is a way
    return TOO_FEW if table.slack() < 0 else PLAYING  # R45: equality is not a loss


def check_end(table: Table) -> None:
    """Made after every dragon card and every cave card. What is left of a Rage or turn is not played."""
    result = end_reached(table)
    if result != PLAYING:
        finish(table, result)


def check_victory(table: Table) -> None:
    """All that a step or a delivery can bring about: it cuts nobody off and loses no gem."""
    if is_won(table):
        finish(table, VICTORY)


def finish(table: Table, result: i64) -> None:
    table.result = result
    table.phase = OVER
    table.asked = NO_SEAT
    table.active = NO_GNOME
    table.frames = []
    if table.log is not None:
        table.tell(game_over(table))

"""A walk thought through before leaving: drawn step by step, priced by the rules themselves."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import bit
from undercroft.games.doggies import view as seen
from undercroft.games.doggies import walking
from undercroft.games.doggies.cards import NO_CARD
from undercroft.games.doggies.figures import figures, step_figures
from undercroft.games.doggies.player import IN
from undercroft.games.doggies.show import view
from undercroft.games.doggies.table import EASY, NO_COMPLETIONS, PLACING, TURN, Table


def plan(table: Table, seat: i64, steps: list[Action]) -> seen.Plan | None:
    """These steps in the dungeon as it lies; None if this seat will not walk any more, or somebody walks just now."""
    if table.phase not in (TURN, PLACING) or seat >= table.seats or table.players[seat].status != IN:
        return None
    twin = table.copy()
    twin.active = seat
    twin.acting = bit(seat)
    twin.drawn = NO_CARD
    walking.begin_walk(twin)
    forget(twin)
    drawn: list[seen.Step] = []
    ends = False
    for step in steps:
        shown = step_figures(twin, seat, step)
        drawn.append(shown)
        ends = shown.legal and walking.ends_walk(twin, step)
        if ends or not shown.legal:
            break
        walking.step(twin, step)
        forget(twin)
    ahead = figures(twin, seat)
    if ends:
        ahead = msgspec.structs.replace(ahead, steps=[])
    return seen.Plan(steps=drawn, ends=ends, view=view(twin, seat), figures=ahead)


def forget(table: Table) -> None:
    """What was known of the position before a step does not hold after it."""
    table.offered = None
    table.completions = NO_COMPLETIONS
    table.witness = EASY

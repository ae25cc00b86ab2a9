"""What may be done outside a turn: draft, order, and the choices that cards and flights ask for."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import has, members
from undercroft.core.log import NO_SEAT
from undercroft.games.dragon import actions
from undercroft.games.dragon.arrival import crackable, openable, slippable
from undercroft.games.dragon.cards import GNOME_IDS
from undercroft.games.dragon.frames import (
    CRACK_CHOICE,
    OPEN_CHOICE,
    SLIP_CHOICE,
    TORCH_CHOICE,
    Frame,
    HintChoice,
    Rockfall,
)
from undercroft.games.dragon.table import DRAFT, ORDER, Table
from undercroft.games.dragon.turn import turn_actions


def legal_actions(table: Table) -> list[Action]:
    """The complete list of what the seat that is asked may do."""
    if table.frames:
        return answers(table, table.frames[-1])
    if table.phase == DRAFT:
        return [actions.PICKS[gnome] for gnome in range(len(GNOME_IDS)) if table.owner[gnome] == NO_SEAT]
    if table.phase == ORDER:
        left = table.unordered()
        return [actions.NEXT_UPS[gnome] for gnome in table.picks if has(left, gnome)]
    return turn_actions(table)


def answers(table: Table, frame: Frame) -> list[Action]:
    """Everything that a pending choice offers."""
    if isinstance(frame, HintChoice):
        return actions.HINTS
    offered: Sequence[Action] = actions.TORCHES_TAKEN
    if isinstance(frame, Rockfall):
        offered = actions.FLIGHTS
    elif frame is OPEN_CHOICE:
        offered = actions.OPENINGS
    elif frame is CRACK_CHOICE:
        offered = actions.CRACKS
    elif frame is SLIP_CHOICE:
        offered = actions.SLIPS
    found: list[Action] = [offered[place] for place in members(places_to_choose(table, frame))]
    if frame is SLIP_CHOICE:
        found.append(actions.STAY)
    return found


def places_to_choose(table: Table, frame: Frame) -> i64:
    """The places among which a pending choice is made."""
    if isinstance(frame, Rockfall):
        return table.cave.nearest_lit(frame.hex)
    if frame is TORCH_CHOICE:
        return table.torch_sources(table.at[table.active])
    if frame is OPEN_CHOICE:
        return openable(table)
    if frame is CRACK_CHOICE:
        return crackable(table)
    return slippable(table) if frame is SLIP_CHOICE else 0


def chooser(table: Table, frame: Frame) -> i64:
    """The gnome for which a pending choice is made."""
    return table.next_to_flee(frame) if isinstance(frame, Rockfall) else table.active

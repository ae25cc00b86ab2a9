"""What may be done outside a turn: draft, order, and the choices that cards and flights ask for."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.games.dragon.actions import (
    ALL_HINTS,
    CRACKS,
    FLIGHTS,
    NEXT_UPS,
    OPENINGS,
    PICKS,
    SLIPS,
    THE_STAY,
    TORCHES_TAKEN,
)
from undercroft.games.dragon.arrival import crackable, openable, slippable
from undercroft.games.dragon.cards import GNOMES
from undercroft.games.dragon.cave import places_in
from undercroft.games.dragon.frames import (
    CrackChoice,
    Frame,
    HintChoice,
    OpenChoice,
    Rockfall,
    SlipChoice,
    TorchChoice,
)
from undercroft.games.dragon.rounds import unordered
from undercroft.games.dragon.table import DRAFT, ORDER, Table
from undercroft.games.dragon.turn import turn_actions


def legal_actions(table: Table) -> list[Action]:
    """The complete list of what the seat that is asked may do."""
    found: list[Action] = []
    if table.frames:
        frame = table.frames[-1]
        if isinstance(frame, HintChoice):
            return ALL_HINTS
        for place in places_in(places_to_choose(table, frame)):
            if isinstance(frame, Rockfall):
                found.append(FLIGHTS[place])
            elif isinstance(frame, TorchChoice):
                found.append(TORCHES_TAKEN[place])
            elif isinstance(frame, OpenChoice):
                found.append(OPENINGS[place])
            elif isinstance(frame, CrackChoice):
                found.append(CRACKS[place])
            else:
                found.append(SLIPS[place])
        if isinstance(frame, SlipChoice):
            found.append(THE_STAY)
        return found
    if table.phase == DRAFT:
        for gnome in range(len(GNOMES)):
            if table.owner[gnome] < 0:
                found.append(PICKS[gnome])
        return found
    if table.phase == ORDER:
        left = unordered(table)
        for gnome in table.picks:
            if left >> gnome & 1:
                found.append(NEXT_UPS[gnome])
        return found
    return turn_actions(table)


def places_to_choose(table: Table, frame: Frame) -> i64:
    """The places among which a pending choice is made."""
    if isinstance(frame, Rockfall):
        return table.cave.nearest_lit(frame.hex)
    if isinstance(frame, TorchChoice):
        return table.torch_sources(table.at[table.active])
    if isinstance(frame, OpenChoice):
        return openable(table)
    if isinstance(frame, CrackChoice):
        return crackable(table)
    if isinstance(frame, SlipChoice):
        return slippable(table)
    return 0

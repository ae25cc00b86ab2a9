"""Exploring: a card is drawn and laid where at least one of its exits meets another."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import has
from undercroft.core.rng import Rng
from undercroft.games.doggies import events
from undercroft.games.doggies import view_events as told
from undercroft.games.doggies.actions import place
from undercroft.games.doggies.cards import NO_CARD
from undercroft.games.doggies.show import SHOWN
from undercroft.games.doggies.table import PLACING, Table


def can_explore(table: Table) -> bool:
    """There is a card to draw and a place for it: every card fits at every spot (R11)."""
    return table.left_to_draw() > 0 and table.dungeon.has_spot()


def explore(table: Table, rng: Rng) -> None:
    """The card is public at once."""
    table.phase = PLACING
    table.drawn = table.deck.draw(rng)
    table.reveals += 1
    if table.countdown >= 0:
        table.countdown -= 1
    if table.log is not None:
        table.tell(told.Explored(table.active, SHOWN[table.drawn], table.left_to_draw()))


def placements(table: Table) -> list[Action]:
    """Every spot with every turn that connects."""
    found: list[Action] = []
    dungeon = table.dungeon
    for node in range(1, dungeon.size()):
        if dungeon.is_gap(node):
            turns = dungeon.turns_that_fit(node, table.drawn)
            for turn in range(4):
                if has(turns, turn):
                    found.append(place(dungeon.cell[node], turn))
    return found


def lay_card(table: Table, cell: i64, turn: i64) -> None:
    node = table.dungeon.node_at(cell)
    table.dungeon.lay(node, table.drawn, turn)
    table.drawn = NO_CARD
    if table.log is not None:
        table.tell(events.placed(table, node))

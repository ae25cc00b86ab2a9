"""Exploring: a card is drawn and laid where at least one of its exits meets another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.rng import Rng
from undercroft.games.doggies import events
from undercroft.games.doggies.actions import place
from undercroft.games.doggies.cards import SIDES, TURNS
from undercroft.games.doggies.dungeon import NONE, fits

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState


def can_explore(state: DoggiesState) -> bool:
    """There is a card to draw and a place for it: every card fits at every spot (R11)."""
    return state.left_to_draw() > 0 and state.dungeon.has_spot()


def explore(state: DoggiesState, rng: Rng) -> None:
    """The card is public at once."""
    state.drawn = state.deck.draw(rng)
    state.reveals += 1
    if state.countdown >= 0:
        state.countdown -= 1
    if state.log is not None:
        state.tell(events.explored(state))


def placements(state: DoggiesState) -> list[Action]:
    """Every spot with every turn that connects; turns that give the same sides are offered once (R50)."""
    found: list[Action] = []
    dungeon = state.dungeon
    card = state.drawn
    turns = TURNS[card]
    for node in range(1, dungeon.size()):
        if not dungeon.is_gap(node):
            continue
        connections = dungeon.connections(node)
        if not connections:
            continue
        cell = dungeon.cell[node]
        for turn in range(4):
            if turns >> turn & 1 and fits(connections, SIDES[card * 4 + turn]):
                found.append(place(cell, turn))
    return found


def lay_card(state: DoggiesState, cell: i64, turn: i64) -> None:
    card = state.drawn
    node = state.dungeon.node_at(cell)
    state.dungeon.lay(node, card, turn)
    state.drawn = NONE
    if state.log is not None:
        state.tell(events.placed(state, node))

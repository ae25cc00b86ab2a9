"""What no game of Doggies exceeds, and small numbers for what is done in its growing dungeon."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.facts import ONE_POINT, Facts
from undercroft.core.numbering import Numbering, nowhere
from undercroft.games.doggies import actions as do
from undercroft.games.doggies.cards import DECK_SIZE, DOGS, MOST_POTIONS, NO_NODE, POTIONS, QUESTS, ROUNDS
from undercroft.games.doggies.dungeon import Dungeon

NO_ROOM: Final = -1
SIDES: Final = 4
TURNS: Final = 4
ROOMS: Final[i64] = DECK_SIZE + 1


def facts(seats: i64) -> Facts:
    """In a round every card is drawn and laid once; each seat sleeps, or walks through no room twice.

    In a room it moves on and decides; around the start room four cards are turned. A dungeon of n rooms has at most
    2n + 2 free cells around it.
    """
    walk = 2 + 2 * ROOMS + SIDES
    potions = POTIONS[0] + POTIONS[1] + POTIONS[2]
    fights = (MOST_POTIONS + 1) * (MOST_POTIONS + 1) * (MOST_POTIONS + 1)
    return Facts(
        longest=2 * seats + ROUNDS * (2 * DECK_SIZE + seats * walk),
        largest_draw=max(DECK_SIZE, potions, len(QUESTS), len(DOGS)),
        most_legal=max(TURNS * (2 * ROOMS + 2), fights + 2),
        payoff=ONE_POINT,
    )


# Rooms are counted in the order in which they were laid in this round, the start room first. A free cell is the side
# of the first room that touches it.
NUMBERING: Final = Numbering(do.VERBS, {"Place": ROOMS * SIDES * TURNS, "Portal": ROOMS})
PLACE_FIRST: Final[i64] = NUMBERING.first_of(do.PLACE)
PORTAL_FIRST: Final[i64] = NUMBERING.first_of(do.PORTAL)


def number(dungeon: Dungeon, action: Action) -> i64:
    if isinstance(action, do.Place):
        return PLACE_FIRST + TURNS * side_of(dungeon, dungeon.node_at(action.cell)) + action.turn
    if isinstance(action, do.Portal):
        return PORTAL_FIRST + order_of(dungeon, dungeon.node_at(action.cell))
    return NUMBERING.plain(action)


def action(dungeon: Dungeon, number: i64) -> Action:
    verb = NUMBERING.verb_at(number)
    rest = number - NUMBERING.first_of(verb)
    if verb is do.PLACE:
        side = rest // TURNS
        node = dungeon.near[SIDES * room_numbered(dungeon, side // SIDES, number) + side % SIDES]
        if dungeon.is_room(node) or side_of(dungeon, node) != side:
            raise nowhere(number)
        return do.place(dungeon.cell[node], rest % TURNS)
    if verb is do.PORTAL:
        return do.Portal(dungeon.cell[room_numbered(dungeon, rest, number)])
    return do.VERBS.action(verb.first + rest)


def order_of(dungeon: Dungeon, node: i64) -> i64:
    """When this room was laid, counted from 0; NO_ROOM for a free cell."""
    for order in range(len(dungeon.laid)):
        if dungeon.laid[order] == node:
            return order
    return NO_ROOM


def side_of(dungeon: Dungeon, node: i64) -> i64:
    """The first room that touches this free cell, times 4, plus the side on which the cell lies."""
    best: i64 = NO_ROOM
    for side in range(SIDES):
        room = dungeon.near[SIDES * node + side]
        if room == NO_NODE:
            continue
        order = order_of(dungeon, room)
        if order != NO_ROOM and (best == NO_ROOM or order < best // SIDES):
            best = SIDES * order + (side ^ 2)
    return best


def room_numbered(dungeon: Dungeon, order: i64, number: i64) -> i64:
    """The node of the room that was laid this many rooms after the start."""
    if order >= len(dungeon.laid):
        raise nowhere(number)
    return dungeon.laid[order]

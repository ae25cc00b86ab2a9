"""Hidden information: what a seat does not know, and another world that it cannot tell from this one."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import any_of, bit, has, members, size
from undercroft.core.log import WATCHER
from undercroft.core.rng import Rng
from undercroft.core.state import Secret
from undercroft.games.raiders.actions import card_name
from undercroft.games.raiders.bosses import BOSSES, DUNGEON
from undercroft.games.raiders.cards import ROOMS_ON_FLOOR
from undercroft.games.raiders.rooms import ROOMS, UNSETTLED
from undercroft.games.raiders.show import unseen_rooms
from undercroft.games.raiders.table import Table


def redeal(world: Table, seat: i64, rng: Rng) -> None:
    """Deal again, in a copy, the rooms that others have lit and the cards others chose in secret."""
    if world.lit and not has(world.lit, seat):
        exchange_dark_rooms(world, rng)
    for other in range(world.seats):
        if other != seat and world.hides_card(other):
            # Nothing has changed since the choice was made: what was legal then is what the hand offers now.
            world.players[other].card = any_of(world.playable(other), rng)


def reopen(world: Table, seat: i64) -> None:
    """What others may have chosen in secret is theirs to choose again."""
    for other in range(world.seats):
        if other != seat and world.hides_card(other):
            world.players[other].card = 0
            world.acting |= bit(other)


def exchange_dark_rooms(world: Table, rng: Rng) -> None:
    """Mix the rooms that others have lit with the unseen cards, and draw them again."""
    for place in range(ROOMS_ON_FLOOR):
        if has(world.dark, place) and not world.is_last_place(place):
            world.deck |= bit(world.rooms[place])
    for place in range(ROOMS_ON_FLOOR):
        if has(world.dark, place):
            world.rooms[place] = UNSETTLED
            world.settle(place, rng)


def secrets(table: Table) -> list[Secret]:
    """Cards chosen in secret, and face-down rooms that somebody has lit. Rooms nobody has seen are not settled yet."""
    found: list[Secret] = []
    for seat in range(table.seats):
        if table.hides_card(seat):
            settled = size(table.playable(seat)) == 1
            card = card_name(table.players[seat].card)
            found.append(Secret(f"card of seat {seat}", card, bit(seat), settled))
    if table.lit:
        for place in range(ROOMS_ON_FLOOR):
            if has(table.dark, place):
                room = DUNGEON[table.rooms[place]].id
                settled = only_one_room(table) if not table.is_last_place(place) else len(BOSSES) == 1
                found.append(Secret(f"room {place + 1}", room, table.lit, settled))
    return found


def only_one_room(table: Table) -> bool:
    """Are all the room cards that a seat without a torch has not seen copies of one and the same?"""
    found = [ROOMS[card].id for card in members(unseen_rooms(table, WATCHER))]
    return len(set(found)) == 1

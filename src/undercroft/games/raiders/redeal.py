"""Hidden information: what a seat does not know, and another world that it cannot tell from this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.core.log import WATCHER, seat_bit
from undercroft.core.rng import Rng
from undercroft.core.state import Secret
from undercroft.games.raiders.actions import CHOICES, Play, card_name
from undercroft.games.raiders.bosses import BOSSES, DUNGEON
from undercroft.games.raiders.cards import ROOMS_ON_FLOOR, cards_in
from undercroft.games.raiders.rooms import ROOMS, UNSETTLED
from undercroft.games.raiders.show import unseen_rooms

if TYPE_CHECKING:
    from undercroft.games.raiders.state import RaidersState


def redeal(state: RaidersState, seat: i64, rng: Rng) -> RaidersState:
    """Deal anew the rooms that others have lit and the cards others chose in secret."""
    twin = state.copy()
    if twin.lit and not twin.lit >> seat & 1:
        exchange_dark_rooms(twin, rng)
    for other in range(twin.seats):
        if other != seat and twin.hides_card(other):
            # Nothing has changed since the choice was made: what was legal then is what the hand offers now.
            choices = CHOICES[twin.playable(other)]
            choice = choices[rng.below(len(choices))]
            assert isinstance(choice, Play)
            twin.players[other].card = choice.card
    return twin


def exchange_dark_rooms(twin: RaidersState, rng: Rng) -> None:
    """Mix the rooms that others have lit with the unseen cards, and draw them again."""
    for place in range(ROOMS_ON_FLOOR):
        if twin.dark >> place & 1 and not twin.is_last_place(place):
            twin.deck |= bit(twin.rooms[place])
    for place in range(ROOMS_ON_FLOOR):
        if twin.dark >> place & 1:
            twin.rooms[place] = UNSETTLED
            twin.settle(place, rng)


def secrets(state: RaidersState) -> list[Secret]:
    """Cards chosen in secret, and face-down rooms that somebody has lit. Rooms nobody has seen are not settled yet."""
    found: list[Secret] = []
    for seat in range(state.seats):
        if state.hides_card(seat):
            settled = len(CHOICES[state.playable(seat)]) == 1
            card = card_name(state.players[seat].card)
            found.append(Secret(f"card of seat {seat}", card, seat_bit(seat), settled))
    if state.lit:
        for place in range(ROOMS_ON_FLOOR):
            if state.dark >> place & 1:
                room = DUNGEON[state.rooms[place]].id
                settled = only_one_room(state) if not state.is_last_place(place) else len(BOSSES) == 1
                found.append(Secret(f"room {place + 1}", room, state.lit, settled))
    return found


def only_one_room(state: RaidersState) -> bool:
    """Are all the room cards that a seat without a torch has not seen copies of one and the same?"""
    found = [ROOMS[card].id for card in cards_in(unseen_rooms(state, WATCHER))]
    return len(set(found)) == 1

"""The position as plain JSON, in the words of the rules; load.py reads it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.core.state import seats_in
from undercroft.games.raiders.actions import KEY, TORCH, card_name
from undercroft.games.raiders.bosses import DUNGEON
from undercroft.games.raiders.cards import CHARACTERS, PLANS, ROOMS_ON_FLOOR, VALUES, cards_in, count_of
from undercroft.games.raiders.rooms import ROOMS

if TYPE_CHECKING:
    from undercroft.games.raiders.state import RaidersState


def dump(state: RaidersState) -> dict[str, object]:
    """The supply and whose turn it is follow from the rest and are not written."""
    over = state.acting == 0
    rooms: list[object] = []
    for place in range(ROOMS_ON_FLOOR):
        number = state.rooms[place]
        rooms.append(DUNGEON[number].id if number >= 0 else None)
    return {
        "options": {"variant": "tactical" if state.tactical else "standard"},
        "seats": int(state.seats),
        "floor": int(state.floor),
        "room": int(state.place) + 1,
        "phase": "over" if over else "second" if state.second else "choose",
        "plan": PLANS[state.plan].id,
        "rooms": rooms,
        "lit_by": [int(seat) for seat in seats_in(state.lit)],
        "scroll": int(state.scroll) if state.tactical else None,
        "players": [dump_player(state, seat) for seat in range(int(state.seats))],
        "deck": [ROOMS[card].id for card in cards_in(state.deck)],
        "plans": [PLANS[card].id for card in cards_in(state.plans)],
    }


def dump_player(state: RaidersState, seat: int) -> dict[str, object]:
    player = state.players[seat]
    items: list[str] = []
    for card in range(KEY, TORCH + 1):
        for _ in range(count_of(player.items, card)):
            items.append(card_name(card))
    return {
        "character": CHARACTERS[player.character].id,
        "coins": int(player.coins),
        "wounds": int(player.wounds),
        "power": [value for value in range(1, VALUES + 1) if player.hand >> value & 1],
        "items": items,
        "card": card_name(player.card) if player.card else None,
        "used_ball": bool(state.gazers >> seat & 1),
        "petrified": player.petrified,
    }

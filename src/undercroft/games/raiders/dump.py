"""The position as Structs; load.py reads it back."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import has, members
from undercroft.games.raiders.actions import KEY, POWER_CARDS, TORCH
from undercroft.games.raiders.bosses import DUNGEON
from undercroft.games.raiders.cards import CHARACTERS, PLANS, count_of
from undercroft.games.raiders.position import PlayerPosition, RaidersPosition
from undercroft.games.raiders.rooms import ROOMS
from undercroft.games.raiders.show import phase_of, show_card, show_item
from undercroft.games.raiders.table import Table
from undercroft.games.raiders.view import Item


def position(table: Table) -> RaidersPosition:
    return RaidersPosition(
        options={"variant": "tactical" if table.tactical else "standard"},
        seats=table.seats,
        floor=table.floor,
        room=table.place + 1,
        phase=phase_of(table),
        plan=PLANS[table.plan].id,
        rooms=[DUNGEON[number].id if number >= 0 else None for number in table.rooms],
        lit_by=members(table.lit),
        scroll=table.scroll if table.tactical else None,
        players=[player_position(table, seat) for seat in range(table.seats)],
        deck=[ROOMS[card].id for card in members(table.deck)],
        plans=[PLANS[card].id for card in members(table.plans)],
    )


def player_position(table: Table, seat: i64) -> PlayerPosition:
    player = table.players[seat]
    items: list[Item] = []
    for card in range(KEY, TORCH + 1):
        for _ in range(count_of(player.items, card)):
            items.append(show_item(card))
    return PlayerPosition(
        character=CHARACTERS[player.character].id,
        coins=player.coins,
        wounds=player.wounds,
        power=members(player.hand & POWER_CARDS),
        items=items,
        card=show_card(player.card) if player.card else None,
        used_ball=has(table.gazers, seat),
        petrified=player.petrified,
    )

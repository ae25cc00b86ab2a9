"""The position as plain JSON, in the words of the rules; load.py reads it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from undercroft.games.doggies.actions import DIRECTIONS
from undercroft.games.doggies.cards import ATTACK_NAMES, DECK_SIZE, DOGS, QUESTS, ROOMS, count_of
from undercroft.games.doggies.dungeon import CLAIMED, DISARMED, HOLE, TURNED
from undercroft.games.doggies.player import BOX, STATUS_NAMES
from undercroft.games.doggies.redeal import quests_in
from undercroft.games.doggies.show import PHASES, cell_shown, lid_name, show_breaches

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState

TRAMP_SIDES: Final = ["", "A", "B", "B and paw"]


def dump(state: DoggiesState) -> dict[str, object]:
    """What follows from the rest is not written: paws on the boards, the potion supply, the cards in the piles."""
    countdown: dict[str, int] | None = None
    if state.counted >= 0:
        countdown = {"cards": int(state.counted), "left": int(state.countdown)}
    return {
        "options": {
            "hard_start": state.hard_start,
            "no_potions": state.no_potions,
            "random_dogs": state.random_dogs,
        },
        "seats": int(state.seats),
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "first": int(state.first),
        "active": int(state.active),
        "players": [dump_player(state, seat) for seat in range(int(state.seats))],
        "common": [QUESTS[quest].id for quest in state.common],
        "countdown": countdown,
        "drawn": ROOMS[state.drawn].id if state.drawn >= 0 else None,
        "rooms": [dump_room(state, state.dungeon.laid[index]) for index in range(1, len(state.dungeon.laid))],
        "breaches": [[breach.cell, breach.direction] for breach in show_breaches(state)],
        "walk": dump_walk(state) if len(state.path) else None,
        "box": [ROOMS[card].id for card in range(DECK_SIZE) if state.owner[card] == BOX],
    }


def dump_player(state: DoggiesState, seat: int) -> dict[str, object]:
    """Cards are those held from earlier rounds; what is claimed in this round lies in the dungeon."""
    player = state.players[seat]
    claimed: list[i64] = [state.dungeon.card[node] for node in state.dungeon.laid]
    cards: list[str] = []
    tramps: dict[str, str] = {}
    for card in range(DECK_SIZE):
        if state.owner[card] == seat:
            if card not in claimed:
                cards.append(ROOMS[card].id)
            if state.side[card]:
                tramps[ROOMS[card].id] = TRAMP_SIDES[state.side[card]]
    potions: list[str] = []
    for symbol in range(3):
        for _ in range(count_of(player.potions, symbol)):
            potions.append(ATTACK_NAMES[symbol])
    return {
        "dog": DOGS[player.dog].id if player.dog >= 0 else None,
        "status": STATUS_NAMES[player.status],
        "owned": int(player.owned),
        "debt": int(player.debt),
        "potions": potions,
        "cards": cards,
        "tramps": tramps,
        "quest": QUESTS[player.quest].id if player.quest >= 0 else None,
        "offer": [QUESTS[quest].id for quest in quests_in(player.offer)],
    }


def dump_room(state: DoggiesState, node: i64) -> dict[str, object]:
    dungeon = state.dungeon
    marks = dungeon.marks[node]
    shown: dict[str, object] = {"cell": cell_shown(dungeon.cell[node])}
    if marks & HOLE:
        shown["hole"] = True
    else:
        shown["card"] = ROOMS[dungeon.card[node]].id
        shown["turn"] = int(dungeon.turn[node])
    if marks & CLAIMED:
        shown["seat"] = int(dungeon.owner(node))
        shown["paws"] = int(dungeon.paws[node] >> 3)
    if marks & DISARMED:
        shown["lid"] = lid_name(dungeon.lid[node])
    return shown


def dump_walk(state: DoggiesState) -> dict[str, object]:
    dungeon = state.dungeon
    turned: list[str] = []
    for direction in range(4):
        if dungeon.marks[dungeon.near[direction]] & TURNED:
            turned.append(DIRECTIONS[direction])
    return {
        "path": [cell_shown(dungeon.cell[node]) for node in state.path],
        "pending": state.pending,
        "damage": int(state.damage),
        "turned": turned,
    }

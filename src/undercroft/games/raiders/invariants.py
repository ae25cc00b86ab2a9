"""The spec's invariants, as far as one position can show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.games.raiders import scoring
from undercroft.games.raiders.actions import CARD_NAMES, KEY, POWER_CARDS, TORCH
from undercroft.games.raiders.bosses import DUNGEON, Boss
from undercroft.games.raiders.cards import (
    CHARACTERS,
    COIN_CAP,
    FLOORS,
    ITEMS,
    LATE_ITEMS,
    META,
    ROOMS_ON_FLOOR,
    VALUES,
    count_of,
    size,
)
from undercroft.games.raiders.player import supply
from undercroft.games.raiders.rooms import UNSETTLED

if TYPE_CHECKING:
    from undercroft.games.raiders.state import RaidersState


def broken(state: RaidersState) -> str:
    """The first invariant that does not hold, in words; empty if all do."""
    return broken_cards(state) or broken_hands(state) or broken_turn(state) or broken_end(state)


def broken_cards(state: RaidersState) -> str:
    """Invariants 5 and 6: no room or floor card is lost, and the boss is the last room, always and only."""
    settled: i64 = 0
    for place in range(ROOMS_ON_FLOOR):
        number = state.rooms[place]
        if number == UNSETTLED:
            if not state.dark >> place & 1 or state.lit:
                return f"room {place + 1} was seen and is not settled"
            continue
        if state.dark >> place & 1 and not state.lit:
            return f"room {place + 1} is settled though nobody has seen it"
        if isinstance(DUNGEON[number], Boss) != state.is_last_place(place):
            return f"room {place + 1} of floor {state.floor} holds {DUNGEON[number].id}"
        if not state.is_last_place(place):
            settled += 1
            if state.deck >> number & 1:
                return f"{DUNGEON[number].id} lies on the floor and in the deck"
    if size(state.deck) != META.rooms_removed + FLOORS * ROOMS_ON_FLOOR - 1 - seen_rooms(
        state.floor, settled
    ):
        return "the deck has lost or gained a room card"
    if size(state.plans) != META.plans_removed + FLOORS - state.floor:
        return "the floor cards are not complete"
    return ""


def seen_rooms(floor: i64, settled: i64) -> i64:
    """How many room cards have left the deck."""
    return (floor - 1) * ROOMS_ON_FLOOR + settled


def broken_hands(state: RaidersState) -> str:
    """Invariants 1 to 4 and 9: items, power cards, coins and wounds."""
    stock = supply(state.players)
    for card in range(KEY, TORCH + 1):
        total = count_of(stock, card)
        for seat in range(state.seats):
            player = state.players[seat]
            total += count_of(player.items, card)
            if player.value >= 0 and player.card == card and LATE_ITEMS >> card & 1:
                total += 1
            if (count_of(player.items, card) > 0) != bool(player.hand >> card & 1):
                return f"the hand of seat {seat} and its count of {CARD_NAMES[card - 1]} differ"
        if total != ITEMS[card - KEY].count:
            return f"there are {total} of the item {CARD_NAMES[card - 1]}"
    for seat in range(state.seats):
        player = state.players[seat]
        if not 0 <= player.coins <= COIN_CAP:
            return f"seat {seat} has {player.coins} coins"
        if player.wounds < 0:
            return f"seat {seat} has {player.wounds} wounds"
        if not 0 <= player.character < len(CHARACTERS):
            return f"seat {seat} has no character"
        power = player.hand & POWER_CARDS
        spent: i64 = state.place
        if state.acting == 0:
            spent = 0
        elif 0 < player.card <= VALUES and player.value >= 0:
            spent += 1
            if player.hand >> player.card & 1:
                return f"seat {seat} laid a card and has it in hand"
        if size(power) < VALUES - spent:
            return f"seat {seat} has spent more than one power card in a room"
    return ""


def broken_turn(state: RaidersState) -> str:
    """Invariants 7, 10, 11 and 15: who acts, with what, and who holds the scroll."""
    if state.tactical != (0 <= state.scroll < state.seats):
        return "the scroll is not held by exactly one seat of a tactical game"
    if state.tactical and state.acting & (state.acting - 1):
        return "more than one seat acts in a tactical game"
    if state.acting >> state.seats:
        return "a seat acts that is not there"
    for seat in range(state.seats):
        player = state.players[seat]
        if state.acting and player.petrified:
            return f"seat {seat} is petrified before the end"
        if not state.acting >> seat & 1:
            continue
        if player.card:
            return f"seat {seat} acts and has chosen already"
        if not state.playable(seat):
            return f"seat {seat} acts and has no card to play"
    return ""


def broken_end(state: RaidersState) -> str:
    """Invariant 14: somebody wins unless all are petrified; winners are on their feet and equal."""
    if state.acting:
        return ""
    won = scoring.winners(state.players)
    out = scoring.fainted(state.players) | scoring.petrified(state.players)
    if won & out:
        return "a winner has fainted or is petrified"
    if not won and scoring.petrified(state.players) != scoring.everybody(state.players):
        return "nobody wins though somebody is left"
    first: i64 = -1
    for seat in range(state.seats):
        if won >> seat & 1:
            worth = scoring.standing_of(state.players[seat])
            if first >= 0 and worth != first:
                return "the winners are not equal"
            first = worth
    return ""

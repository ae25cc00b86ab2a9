"""The spec's invariants, as far as one position can show them."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import has, size
from undercroft.games.raiders import scoring
from undercroft.games.raiders.actions import CARD_NAMES, KEY, POWER_CARDS, TORCH, VALUES
from undercroft.games.raiders.bosses import DUNGEON, Boss
from undercroft.games.raiders.cards import (
    CHARACTERS,
    COIN_CAP,
    FLOORS,
    ITEMS,
    LATE_ITEMS,
    META,
    ROOMS_ON_FLOOR,
    count_of,
)
from undercroft.games.raiders.player import supply
from undercroft.games.raiders.rooms import UNSETTLED
from undercroft.games.raiders.table import Table


def broken(table: Table) -> str:
    """The first invariant that does not hold, in words; empty if all do."""
    return broken_cards(table) or broken_hands(table) or broken_turn(table) or broken_end(table)


def broken_cards(table: Table) -> str:
    """Invariants 5 and 6: no room or floor card is lost, and the boss is the last room, always and only."""
    settled: i64 = 0
    for place in range(ROOMS_ON_FLOOR):
        number = table.rooms[place]
        if number == UNSETTLED:
            if not has(table.dark, place) or table.lit:
                return f"room {place + 1} was seen and is not settled"
            continue
        if has(table.dark, place) and not table.lit:
            return f"room {place + 1} is settled though nobody has seen it"
        if isinstance(DUNGEON[number], Boss) != table.is_last_place(place):
            return f"room {place + 1} of floor {table.floor} holds {DUNGEON[number].id}"
        if not table.is_last_place(place):
            settled += 1
            if has(table.deck, number):
                return f"{DUNGEON[number].id} lies on the floor and in the deck"
    if size(table.deck) != rooms_in_deck(table.floor, settled):
        return "the deck has lost or gained a room card"
    if size(table.plans) != META.plans_removed + FLOORS - table.floor:
        return "the floor cards are not complete"
    return ""


def rooms_in_deck(floor: i64, settled: i64) -> i64:
    """How many room cards nobody has seen, with that many settled on this floor."""
    return META.rooms_removed + (FLOORS - floor + 1) * ROOMS_ON_FLOOR - 1 - settled


def broken_hands(table: Table) -> str:
    """Invariants 1 to 4 and 9: items, power cards, coins and wounds."""
    stock = supply(table.players)
    for card in range(KEY, TORCH + 1):
        total = count_of(stock, card)
        for seat in range(table.seats):
            player = table.players[seat]
            total += count_of(player.items, card)
            if player.value >= 0 and player.card == card and has(LATE_ITEMS, card):
                total += 1
            if (count_of(player.items, card) > 0) != has(player.hand, card):
                return f"the hand of seat {seat} and its count of {CARD_NAMES[card - 1]} differ"
        if total != ITEMS[card - KEY].count:
            return f"there are {total} of the item {CARD_NAMES[card - 1]}"
    for seat in range(table.seats):
        player = table.players[seat]
        if not 0 <= player.coins <= COIN_CAP:
            return f"seat {seat} has {player.coins} coins"
        if player.wounds < 0:
            return f"seat {seat} has {player.wounds} wounds"
        if not 0 <= player.character < len(CHARACTERS):
            return f"seat {seat} has no character"
        power = player.hand & POWER_CARDS
        spent: i64 = table.place
        if table.acting == 0:
            spent = 0
        elif 0 < player.card <= VALUES and player.value >= 0:
            spent += 1
            if has(player.hand, player.card):
                return f"seat {seat} laid a card and has it in hand"
        if size(power) < VALUES - spent:
            return f"seat {seat} has spent more than one power card in a room"
    return ""


def broken_turn(table: Table) -> str:
    """Invariants 7, 10, 11 and 15: who acts, with what, and who holds the scroll."""
    if table.tactical != (0 <= table.scroll < table.seats):
        return "the scroll is not held by exactly one seat of a tactical game"
    if table.tactical and table.acting & (table.acting - 1):
        return "more than one seat acts in a tactical game"
    if table.acting >> table.seats:
        return "a seat acts that is not there"
    for seat in range(table.seats):
        player = table.players[seat]
        if table.acting and player.petrified:
            return f"seat {seat} is petrified before the end"
        if not has(table.acting, seat):
            continue
        if player.card:
            return f"seat {seat} acts and has chosen already"
        if not table.playable(seat):
            return f"seat {seat} acts and has no card to play"
    return ""


def broken_end(table: Table) -> str:
    """Invariant 14: somebody wins unless all are petrified; winners are on their feet and equal."""
    if table.acting:
        return ""
    won = scoring.winners(table.players)
    out = scoring.fainted(table.players) | scoring.petrified(table.players)
    if won & out:
        return "a winner has fainted or is petrified"
    if not won and scoring.petrified(table.players) != scoring.everybody(table.players):
        return "nobody wins though somebody is left"
    first: i64 = -1
    for seat in range(table.seats):
        if has(won, seat):
            worth = scoring.standing_of(table.players[seat])
            if first >= 0 and worth != first:
                return "the winners are not equal"
            first = worth
    return ""

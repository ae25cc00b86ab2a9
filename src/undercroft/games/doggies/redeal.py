"""Hidden information: the quests of others, and the order of the piles, which nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.core.log import seat_bit
from undercroft.core.rng import Rng, shuffle
from undercroft.core.state import Secret
from undercroft.games.doggies.cards import QUESTS, QUESTS_DEALT
from undercroft.games.doggies.player import NONE

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState


def quests_in(offer: i64) -> list[i64]:
    found: list[i64] = []
    for quest in range(len(QUESTS)):
        if offer >> quest & 1:
            found.append(quest)
    return found


def redeal(state: DoggiesState, seat: i64, rng: Rng) -> DoggiesState:
    """Deal anew the quests that others hold and those that left the game; mix the piles."""
    twin = state.copy()
    twin.deck.redeal(seat, rng)
    pool: list[i64] = []
    twin.quests.release(seat, pool)
    if twin.is_over():
        shuffle(pool, rng)
        twin.quests.refill(seat, pool, rng)
        return twin
    for other in range(twin.seats):
        player = twin.players[other]
        if other == seat:
            continue
        if player.offer:
            pool += quests_in(player.offer)
        elif player.quest >= 0:
            pool.append(player.quest)
    shuffle(pool, rng)
    for other in range(twin.seats):
        player = twin.players[other]
        if other == seat:
            continue
        if player.offer:
            deal_pair(twin, other, pool, rng)
        elif player.quest >= 0:
            player.quest = pool.pop()
    twin.quests.refill(seat, pool, rng)
    return twin


def deal_pair(twin: DoggiesState, seat: i64, pool: list[i64], rng: Rng) -> None:
    """Two quests to choose from, and, if the seat has chosen, either of them."""
    player = twin.players[seat]
    pair: list[i64] = []
    for _ in range(QUESTS_DEALT):
        pair.append(pool.pop())
    player.offer = 0
    for quest in pair:
        player.offer |= bit(quest)
    if player.quest != NONE:
        player.quest = pair[rng.below(len(pair))]


def secrets(state: DoggiesState) -> list[Secret]:
    """What each seat was dealt and keeps, and what left the game unseen."""
    found: list[Secret] = []
    over = state.is_over()
    everybody: i64 = -1
    for seat in range(state.seats):
        player = state.players[seat]
        knowers = everybody if over else seat_bit(seat)
        if player.offer:
            dealt = " ".join([QUESTS[quest].id for quest in quests_in(player.offer)])
            found.append(Secret(f"quests dealt to seat {seat}", dealt, knowers, False))
        if player.quest >= 0:
            found.append(Secret(f"quest kept by seat {seat}", QUESTS[player.quest].id, knowers, False))
    if not state.is_choosing_dogs():
        rest = " ".join([QUESTS[quest].id for quest in state.quests.cards()])
        # At the end all others lie open, so these can be told.
        found.append(Secret("quests out of the game", rest, 0, over))
    return found

"""Hidden information: the quests of others, and the order of the piles, which nobody knows."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import bit, members
from undercroft.core.rng import Rng, shuffle
from undercroft.core.state import Secret
from undercroft.games.doggies.cards import NO_QUEST, QUESTS, QUESTS_DEALT
from undercroft.games.doggies.player import Player
from undercroft.games.doggies.table import CHOOSING_DOGS, OVER, Table


def redeal(twin: Table, seat: i64, rng: Rng) -> None:
    """Deal again the quests that others hold and those that left the game; mix the piles."""
    twin.deck.redeal(seat, rng)
    pool: list[i64] = []
    twin.quests.release(seat, pool)
    hidden: list[i64] = [other for other in range(twin.seats) if other != seat and twin.phase != OVER]
    for other in hidden:
        player = twin.players[other]
        if player.offer:
            pool += members(player.offer)
        elif player.quest >= 0:
            pool.append(player.quest)
    shuffle(pool, rng)
    for other in hidden:
        player = twin.players[other]
        if player.offer:
            deal_pair(player, pool, rng)
        elif player.quest >= 0:
            player.quest = pool.pop()
    twin.quests.refill(seat, pool, rng)


def deal_pair(player: Player, pool: list[i64], rng: Rng) -> None:
    """Two quests to choose from, and, if the seat has chosen, either of them."""
    pair: list[i64] = [pool.pop() for _ in range(QUESTS_DEALT)]
    player.offer = 0
    for quest in pair:
        player.offer |= bit(quest)
    if player.quest != NO_QUEST:
        player.quest = pair[rng.below(len(pair))]


def secrets(table: Table) -> list[Secret]:
    """What each seat was dealt and keeps, and what left the game unseen."""
    found: list[Secret] = []
    over = table.phase == OVER
    everybody: i64 = -1
    for seat in range(table.seats):
        player = table.players[seat]
        knowers = everybody if over else bit(seat)
        if player.offer:
            dealt = " ".join([QUESTS[quest].id for quest in members(player.offer)])
            found.append(Secret(f"quests dealt to seat {seat}", dealt, knowers, False))
        if player.quest >= 0:
            found.append(Secret(f"quest kept by seat {seat}", QUESTS[player.quest].id, knowers, False))
    if table.phase != CHOOSING_DOGS:
        rest = " ".join([QUESTS[quest].id for quest in table.quests.cards()])
        # At the end all others lie open, so these can be worked out.
        found.append(Secret("quests out of the game", rest, 0, over))
    return found

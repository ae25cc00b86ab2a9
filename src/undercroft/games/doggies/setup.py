"""Before the first turn: dogs, quests, potions."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from undercroft.core.bits import bit, members
from undercroft.core.rng import Rng
from undercroft.games.doggies import events, rounds
from undercroft.games.doggies import view_events as told
from undercroft.games.doggies.cards import DOGS, POTIONS, QUESTS, QUESTS_DEALT, one_of
from undercroft.games.doggies.table import CHOOSING_QUESTS, Table


def begin(table: Table, rng: Rng) -> None:
    """The first player is chosen by chance (R1); the pile has no order until somebody draws."""
    table.first = rng.below(table.seats)
    table.active = table.first
    table.acting = bit(table.first)
    if table.options.random_dogs:
        dogs: list[i64] = list(range(len(DOGS)))
        for player in table.players:
            player.take_dog(dogs.pop(rng.below(len(dogs))))
        deal_quests(table, rng)


def choose_dog(table: Table, seat: i64, dog: i64, rng: Rng) -> None:
    """Clockwise from the first player (R2)."""
    table.players[seat].take_dog(dog)
    if table.log is not None:
        table.tell(told.DogChosen(seat, DOGS[dog].id))
    table.active = (seat + 1) % table.seats
    table.acting = bit(table.active)
    table.offered = None
    if table.active == table.first:
        deal_quests(table, rng)


def deal_quests(table: Table, rng: Rng) -> None:
    """Two to each; the others leave the game unseen."""
    for player in table.players:
        for _ in range(QUESTS_DEALT):
            player.offer |= bit(table.quests.draw(rng))
    table.reveals += 1
    if table.log is not None:
        for seat in range(table.seats):
            dealt = [QUESTS[quest].id for quest in members(table.players[seat].offer)]
            table.tell_only(bit(seat), told.QuestsDealt(seat, dealt))
    table.phase = CHOOSING_QUESTS
    table.acting = bit(table.seats) - 1
    table.offered = None


def keep_quest(table: Table, seat: i64, quest: i64, rng: Rng) -> None:
    """In secret; when all have chosen, the others' become common quests (R3) and the game begins."""
    table.players[seat].quest = quest
    table.acting ^= bit(seat)
    if table.log is not None:
        table.tell(told.QuestChosen(seat))
    if table.acting:
        return
    for player in table.players:
        for other in members(player.offer & ~bit(player.quest)):
            table.common = append(table.common, other)
        player.offer = 0
    table.reveals += 1
    if table.log is not None:
        table.tell(told.QuestsRevealed([QUESTS[common].id for common in table.common]))
    deal_potions(table, rng)
    rounds.begin_round(table)


def deal_potions(table: Table, rng: Rng) -> None:
    """One potion to each, face up; the others are the supply."""
    if table.options.no_potions:
        return
    bag: list[i64] = []
    for symbol in range(3):
        for _ in range(POTIONS[symbol]):
            bag.append(one_of(symbol))
    for player in table.players:
        if bag:
            player.potions = bag.pop(rng.below(len(bag)))
    for potion in bag:
        table.supply += potion
    table.reveals += 1
    if table.log is not None:
        table.tell(events.potions_dealt(table))

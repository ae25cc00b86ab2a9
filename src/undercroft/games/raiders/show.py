"""What a seat sees, built from nothing but what it may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.bits import bit, has, members
from undercroft.core.log import OPEN
from undercroft.games.raiders import view as seen
from undercroft.games.raiders.actions import BALL, KEY, POWER_CARDS, SWORD, TORCH, VALUES
from undercroft.games.raiders.bosses import BOSSES, DUNGEON, Boss
from undercroft.games.raiders.cards import (
    CHARACTERS,
    COIN_CAP,
    FEWEST_SEATS,
    FLOORS,
    META,
    MOST_SEATS,
    PLANS,
    ROOMS_ON_FLOOR,
    count_of,
)
from undercroft.games.raiders.player import supply
from undercroft.games.raiders.rooms import ROOMS, Monster, Room, Trap, Treasure, Vault
from undercroft.games.raiders.table import Table

CARDS: Final[list[seen.Card]] = ["1", "2", "3", "4", "5", "key", "sword", "ball", "torch"]
ITEMS: Final[list[seen.Item]] = ["key", "sword", "ball", "torch"]


def show_card(card: i64) -> seen.Card:
    return CARDS[card - 1]


def show_item(card: i64) -> seen.Item:
    return ITEMS[card - KEY]


def show_any_item(card: i64) -> seen.Item | None:
    """An item, if there is one."""
    return ITEMS[card - KEY] if card else None


def phase_of(table: Table) -> seen.Phase:
    if table.acting == 0:
        return "over"
    return "second" if table.second else "choose"


def show_room(room: Room, seats: i64) -> seen.RoomCard:
    """A room card as it lies face up in a game of that many seats."""
    if isinstance(room, Treasure):
        chests = [room.first, room.second] if room.second else [room.first]
        return seen.Treasure(room.id, chests)
    if isinstance(room, Monster):
        return seen.Monster(room.id, room.strength[seats], room.wounds)
    if isinstance(room, Vault):
        bonuses: list[seen.Bonus] = []
        for index, bonus in enumerate(room.bonuses):
            item = show_any_item(bonus.item)
            bonuses.append(seen.Bonus(index + 1, item, bonus.coins, bonus.heal))
        return seen.Vault(room.id, bonuses)
    if isinstance(room, Trap):
        penalties = [room.penalties[value] for value in range(1, VALUES + 1)]
        return seen.Trap(
            id=room.id,
            victims="most_coins" if room.seeks_rich else "fewest_wounds",
            penalty="take_wounds" if room.wounds else "lose_coins",
            penalties=penalties,
        )
    assert isinstance(room, Boss)
    return show_boss(room, seats)


def show_boss(boss: Boss, seats: i64) -> seen.Boss:
    return seen.Boss(
        id=boss.id,
        strength=boss.strength[seats] if boss.beatable else None,
        attacks="highest" if boss.attacks_highest else "lowest",
        wounds=boss.wounds,
        coins_lost=boss.coins_lost,
        petrifies=boss.petrifies,
        top_reward=boss.top_reward,
        escape_with=show_any_item(boss.escape),
        fives_count_as=boss.fives_count_as if boss.fives_count_as < VALUES else None,
    )


# Every card as it is shown, by seats and number: they never change, so they are made once.
SHOWN: Final[list[list[seen.RoomCard]]] = [
    [show_room(room, seats) for room in DUNGEON] if seats >= FEWEST_SEATS else []
    for seats in range(MOST_SEATS + 1)
]


def shown_card(table: Table, place: i64) -> seen.RoomCard:
    return SHOWN[table.seats][table.rooms[place]]


def view(table: Table, seat: i64) -> seen.View:
    unseen = unseen_rooms(table, seat)
    return seen.View(
        variant="tactical" if table.tactical else "standard",
        phase=phase_of(table),
        floor=table.floor,
        room=table.place + 1,
        rooms_left=table.rooms_left(),
        plan=PLANS[table.plan].id,
        places=[show_place(table, seat, place) for place in range(ROOMS_ON_FLOOR)],
        seats=[show_seat(table, seat, other) for other in range(table.seats)],
        supply=show_items(supply(table.players)),
        unseen=show_unseen(unseen),
        unseen_kinds=show_kinds(unseen),
        bosses=show_bosses(table, seat),
    )


def constants(seats: i64) -> seen.Constants:
    cards = {card.id: card for card in SHOWN[seats]}
    return seen.Constants(
        floors=FLOORS,
        layouts={plan.id: plan.layout for plan in PLANS},
        cards=list(cards.values()),
        removed=META.rooms_removed,
        coin_cap=COIN_CAP,
    )


def knows(table: Table, seat: i64, place: i64) -> bool:
    """Does this seat know what lies at this place of the floor? Open eyes do as soon as anybody does."""
    if not has(table.dark, place) or has(table.lit, seat):
        return True
    return seat == OPEN and table.lit != 0


def show_place(table: Table, seat: i64, place: i64) -> seen.Place:
    known = knows(table, seat, place)
    return seen.Place(
        stage="resolved"
        if place < table.place or table.acting == 0
        else "current"
        if place == table.place
        else "ahead",
        face="up" if not has(table.dark, place) else "lit" if known else "down",
        boss=table.is_last_place(place),
        room=shown_card(table, place) if known else None,
    )


def show_seat(table: Table, viewer: i64, seat: i64) -> seen.Seat:
    player = table.players[seat]
    laid: list[seen.Card] = []
    gazer = has(table.gazers, seat)
    knows_choice = viewer == seat or viewer == OPEN
    if gazer:
        laid.append(show_card(BALL))
    if player.value >= 0:
        laid.append(show_card(player.card))
    return seen.Seat(
        character=CHARACTERS[player.character].id,
        coins=player.coins,
        wounds=player.wounds,
        power=members(player.hand & POWER_CARDS),
        spent=members(~player.hand & POWER_CARDS),
        items=show_items(player.items),
        chosen=player.card != 0,
        choice=show_card(player.card) if knows_choice and table.hides_card(seat) else None,
        gazing=gazer and player.card == 0,
        laid=laid,
        torch_used=has(table.lit, seat),
        scroll=seat == table.scroll,
        petrified=player.petrified,
    )


def show_items(items: i64) -> seen.Items:
    return seen.Items(
        torch=count_of(items, TORCH),
        ball=count_of(items, BALL),
        key=count_of(items, KEY),
        sword=count_of(items, SWORD),
    )


def unseen_rooms(table: Table, seat: i64) -> i64:
    """The set of room cards that this seat has not seen yet: in the deck, or face down on the floor."""
    unseen = table.deck
    for place in range(ROOMS_ON_FLOOR):
        card = table.rooms[place]
        if card >= 0 and not knows(table, seat, place) and not table.is_last_place(place):
            unseen |= bit(card)
    return unseen


def show_unseen(unseen: i64) -> list[seen.Unseen]:
    """By card, copies counted together, in the order of the box."""
    found: list[seen.Unseen] = []
    number: i64 = 0
    while number < len(ROOMS):
        room = ROOMS[number]
        left: i64 = 0
        while number < len(ROOMS) and ROOMS[number].id == room.id:
            if has(unseen, number):
                left += 1
            number += 1
        if left:
            found.append(seen.Unseen(room.id, left))
    return found


def show_kinds(unseen: i64) -> seen.Kinds:
    monsters = 0
    treasures = 0
    vaults = 0
    traps = 0
    for room in ROOMS:
        if has(unseen, room.number):
            if isinstance(room, Monster):
                monsters += 1
            elif isinstance(room, Treasure):
                treasures += 1
            elif isinstance(room, Vault):
                vaults += 1
            else:
                traps += 1
    return seen.Kinds(monster=monsters, treasure=treasures, vault=vaults, trap=traps)


def show_bosses(table: Table, seat: i64) -> list[str]:
    """Who may wait in the last room."""
    last = ROOMS_ON_FLOOR - 1
    if table.is_last_place(last) and knows(table, seat, last):
        return [DUNGEON[table.rooms[last]].id]
    return [boss.id for boss in BOSSES]

"""What a seat sees, built from nothing but what it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.core.log import OPEN
from undercroft.games.raiders import view as seen
from undercroft.games.raiders.actions import BALL, KEY, SWORD, TORCH
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
    VALUES,
    count_of,
)
from undercroft.games.raiders.player import supply
from undercroft.games.raiders.rooms import ROOMS, Monster, Room, Trap, Treasure, Vault

if TYPE_CHECKING:
    from undercroft.games.raiders.state import RaidersState


CARDS: Final[list[seen.Card]] = ["1", "2", "3", "4", "5", "key", "sword", "ball", "torch"]
ITEMS: Final[list[seen.Item]] = ["key", "sword", "ball", "torch"]


def show_card(card: i64) -> seen.Card:
    return CARDS[card - 1]


def show_item(card: i64) -> seen.Item | None:
    """An item, if there is one."""
    return ITEMS[card - KEY] if card else None


def show_room(room: Room, seats: i64) -> seen.RoomCard:
    """A room card as it lies face up in a game of so many seats."""
    if isinstance(room, Treasure):
        chests = [int(room.first), int(room.second)] if room.second else [int(room.first)]
        return seen.Treasure(room.id, chests)
    if isinstance(room, Monster):
        return seen.Monster(room.id, int(room.strength[seats]), int(room.wounds))
    if isinstance(room, Vault):
        bonuses: list[seen.Bonus] = []
        for index, bonus in enumerate(room.bonuses):
            item = show_item(bonus.item)
            bonuses.append(seen.Bonus(index + 1, item, int(bonus.coins), int(bonus.heal)))
        return seen.Vault(room.id, bonuses)
    if isinstance(room, Trap):
        penalties = [int(room.penalties[value]) for value in range(1, VALUES + 1)]
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
        strength=int(boss.strength[seats]) if boss.beatable else None,
        attacks="highest" if boss.attacks_highest else "lowest",
        wounds=int(boss.wounds),
        coins_lost=int(boss.coins_lost),
        petrifies=boss.petrifies,
        top_reward=int(boss.top_reward),
        escape_with=show_item(boss.escape),
        fives_count_as=int(boss.fives_count_as) if boss.fives_count_as < VALUES else None,
    )


# Every card as it is shown, by seats and number: they never change, so they are made once.
SHOWN: Final[list[list[seen.RoomCard]]] = [
    [show_room(room, seats) for room in DUNGEON] if seats >= FEWEST_SEATS else []
    for seats in range(MOST_SEATS + 1)
]
SHOWN_BOSSES: Final[list[list[seen.Boss]]] = [
    [show_boss(boss, seats) for boss in BOSSES] if seats >= FEWEST_SEATS else []
    for seats in range(MOST_SEATS + 1)
]


def shown_card(state: RaidersState, place: i64) -> seen.RoomCard:
    return SHOWN[state.seats][state.rooms[place]]


def view(state: RaidersState, seat: i64) -> seen.View:
    over = state.acting == 0
    unseen = unseen_rooms(state, seat)
    resolved = state.place + 1 if over else state.place
    return seen.View(
        variant="tactical" if state.tactical else "standard",
        phase="over" if over else "second" if state.second else "choose",
        floor=int(state.floor),
        floors=int(FLOORS),
        room=int(state.place) + 1,
        rooms_left=int((FLOORS - state.floor + 1) * ROOMS_ON_FLOOR - resolved),
        plan=PLANS[state.plan].id,
        layout=PLANS[state.plan].layout,
        places=[show_place(state, seat, place, resolved) for place in range(ROOMS_ON_FLOOR)],
        seats=[show_seat(state, seat, other) for other in range(state.seats)],
        supply=show_items(supply(state.players)),
        coin_cap=int(COIN_CAP),
        unseen=show_unseen(unseen, state.seats),
        unseen_kinds=show_kinds(unseen),
        removed=int(META.rooms_removed),
        bosses=show_bosses(state, seat),
    )


def knows(state: RaidersState, seat: i64, place: i64) -> bool:
    """Does this seat know what lies at this place of the floor? Open eyes do as soon as anybody does."""
    if not state.dark >> place & 1 or state.lit >> seat & 1:
        return True
    return seat == OPEN and state.lit != 0


def show_place(state: RaidersState, seat: i64, place: i64, resolved: i64) -> seen.Place:
    known = knows(state, seat, place)
    return seen.Place(
        stage="resolved" if place < resolved else "current" if place == state.place else "ahead",
        face="up" if not state.dark >> place & 1 else "lit" if known else "down",
        boss=state.is_last_place(place),
        room=shown_card(state, place) if known else None,
    )


def show_seat(state: RaidersState, viewer: i64, seat: i64) -> seen.Seat:
    player = state.players[seat]
    laid: list[seen.Card] = []
    gazer = bool(state.gazers >> seat & 1)
    knows_choice = viewer == seat or viewer == OPEN
    if gazer:
        laid.append(show_card(BALL))
    if player.value >= 0:
        laid.append(show_card(player.card))
    return seen.Seat(
        character=CHARACTERS[player.character].id,
        coins=int(player.coins),
        wounds=int(player.wounds),
        power=[value for value in range(1, VALUES + 1) if player.hand >> value & 1],
        spent=[value for value in range(1, VALUES + 1) if not player.hand >> value & 1],
        items=show_items(player.items),
        chosen=player.card != 0,
        choice=show_card(player.card) if knows_choice and state.hides_card(seat) else None,
        gazing=gazer and player.card == 0,
        laid=laid,
        torch_used=bool(state.lit >> seat & 1),
        scroll=seat == state.scroll,
        petrified=player.petrified,
    )


def show_items(items: i64) -> seen.Items:
    return seen.Items(
        torch=int(count_of(items, TORCH)),
        ball=int(count_of(items, BALL)),
        key=int(count_of(items, KEY)),
        sword=int(count_of(items, SWORD)),
    )


def unseen_rooms(state: RaidersState, seat: i64) -> i64:
    """The set of room cards that this seat has not seen yet: in the deck, or face down on the floor."""
    unseen = state.deck
    for place in range(ROOMS_ON_FLOOR):
        card = state.rooms[place]
        if card >= 0 and not knows(state, seat, place) and not state.is_last_place(place):
            unseen |= bit(card)
    return unseen


def show_unseen(unseen: i64, seats: i64) -> list[seen.Unseen]:
    """By card, copies counted together, in the order of the box."""
    found: list[seen.Unseen] = []
    number: i64 = 0
    while number < len(ROOMS):
        room = ROOMS[number]
        left: i64 = 0
        first = number
        while number < len(ROOMS) and ROOMS[number].id == room.id:
            left += unseen >> number & 1
            number += 1
        if left:
            found.append(seen.Unseen(SHOWN[seats][first], int(left)))
    return found


def show_kinds(unseen: i64) -> seen.Kinds:
    monsters = 0
    treasures = 0
    vaults = 0
    traps = 0
    for room in ROOMS:
        if unseen >> room.number & 1:
            if isinstance(room, Monster):
                monsters += 1
            elif isinstance(room, Treasure):
                treasures += 1
            elif isinstance(room, Vault):
                vaults += 1
            else:
                traps += 1
    return seen.Kinds(monster=monsters, treasure=treasures, vault=vaults, trap=traps)


def show_bosses(state: RaidersState, seat: i64) -> list[seen.Boss]:
    """Who may wait in the last room."""
    last = ROOMS_ON_FLOOR - 1
    bosses = SHOWN_BOSSES[state.seats]
    if state.is_last_place(last) and knows(state, seat, last):
        return [bosses[state.rooms[last] - len(ROOMS)]]
    return bosses

"""What a seat observes, written straight from the table: the numbers that core.encoding derives from the view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from undercroft.core.bits import has
from undercroft.core.game import without_copies
from undercroft.games.raiders.actions import BALL, CARD_NAMES, KEY, SWORD, TORCH, VALUES
from undercroft.games.raiders.bosses import BOSSES, DUNGEON, Boss
from undercroft.games.raiders.cards import CHARACTERS, PLANS, ROOMS_ON_FLOOR, count_of
from undercroft.games.raiders.player import Player, supply
from undercroft.games.raiders.rooms import ROOMS, Monster, Room, Trap, Treasure
from undercroft.games.raiders.show import knows, unseen_rooms
from undercroft.games.raiders.table import Table

# Places of words in the types of the view, from 1 on and in alphabetical order.
STANDARD: Final = 1
TACTICAL: Final = 2
CHOOSE: Final = 1
OVER: Final = 2
SECOND: Final = 3
AHEAD: Final = 1
CURRENT: Final = 2
RESOLVED: Final = 3
DOWN: Final = 1
LIT: Final = 2
UP: Final = 3
TREASURE: Final = 1
MONSTER: Final = 2
VAULT: Final = 3
TRAP: Final = 4
BOSS: Final = 5


def places_of(ids: list[str]) -> vec[i64]:
    """The place of each id among all, from 1 on; copies are counted once."""
    order = without_copies(ids)
    return vec[i64]([order.index(one) + 1 for one in ids])


def kind_of(room: Room) -> i64:
    if isinstance(room, Treasure):
        return TREASURE
    if isinstance(room, Monster):
        return MONSTER
    if isinstance(room, Trap):
        return TRAP
    return BOSS if isinstance(room, Boss) else VAULT


CARD_PLACE: Final[vec[i64]] = vec[i64]([0] + [sorted(CARD_NAMES).index(card) + 1 for card in CARD_NAMES])
# By the number of a card
ROOM_PLACE: Final[vec[i64]] = places_of([room.id for room in DUNGEON])
ROOM_KIND: Final[vec[i64]] = vec[i64]([kind_of(room) for room in DUNGEON])
CHARACTER_PLACE: Final[vec[i64]] = places_of([character.id for character in CHARACTERS])
PLAN_PLACE: Final[vec[i64]] = places_of([plan.id for plan in PLANS])
BOSS_PLACE: Final[vec[i64]] = places_of([boss.id for boss in BOSSES])
ROOM_IDS: Final[i64] = len(without_copies([room.id for room in ROOMS]))
# Where the count of each kind stands: monster, treasure, vault, trap
KIND_COLUMN: Final[vec[i64]] = vec[i64]([0, 1, 0, 2, 3])


# With another number of rooms on a floor the derived encoder answers, and names what does not fit.
FITS: Final[bool] = ROOMS_ON_FLOOR == 5


def observe(table: Table, seat: i64, out: vec[i16], at: i64) -> None:
    """Piece after piece, in the order of the view's fields."""
    over = table.acting == 0
    out[at] = TACTICAL if table.tactical else STANDARD
    out[at + 1] = OVER if over else SECOND if table.second else CHOOSE
    out[at + 2] = i16(table.floor)
    out[at + 3] = i16(table.place + 1)
    out[at + 4] = i16(table.rooms_left())
    out[at + 5] = i16(PLAN_PLACE[table.plan])
    at += 6
    for place in range(ROOMS_ON_FLOOR):
        known = knows(table, seat, place)
        out[at] = RESOLVED if over or place < table.place else CURRENT if place == table.place else AHEAD
        out[at + 1] = UP if not has(table.dark, place) else LIT if known else DOWN
        if table.is_last_place(place):
            out[at + 2] = 1
        if known:
            card = table.rooms[place]
            out[at + 3] = i16(ROOM_KIND[card])
            out[at + 4] = i16(ROOM_PLACE[card])
        at += 5
    for other in range(table.seats):
        at = observe_seat(table, seat, other, out, at)
    at = write_items(supply(table.players), out, at)
    observe_unseen(table, seat, out, at)


def observe_seat(table: Table, viewer: i64, seat: i64, out: vec[i16], at: i64) -> i64:
    player: Player = table.players[seat]
    gazer = has(table.gazers, seat)
    out[at] = i16(CHARACTER_PLACE[player.character])
    out[at + 1] = i16(player.coins)
    out[at + 2] = i16(player.wounds)
    at += 3
    for value in range(1, VALUES + 1):
        if has(player.hand, value):
            out[at + value - 1] = 1
    at = write_items(player.items, out, at + VALUES)
    if player.card:
        out[at] = 1
    if viewer == seat and table.hides_card(seat):
        out[at + 1] = i16(CARD_PLACE[player.card])
    if gazer and player.card == 0:
        out[at + 2] = 1
    laid = at + 3
    if gazer:
        out[laid] = i16(CARD_PLACE[BALL])
        laid += 1
    if player.value >= 0:
        out[laid] = i16(CARD_PLACE[player.card])
    if has(table.lit, seat):
        out[at + 5] = 1
    if seat == table.scroll:
        out[at + 6] = 1
    if player.petrified:
        out[at + 7] = 1
    return at + 8


def write_items(items: i64, out: vec[i16], at: i64) -> i64:
    out[at] = i16(count_of(items, TORCH))
    out[at + 1] = i16(count_of(items, BALL))
    out[at + 2] = i16(count_of(items, KEY))
    out[at + 3] = i16(count_of(items, SWORD))
    return at + 4


def observe_unseen(table: Table, seat: i64, out: vec[i16], at: i64) -> None:
    """Unseen rooms by id and by kind, and who may wait in the last room."""
    unseen = unseen_rooms(table, seat)
    kinds = at + ROOM_IDS
    for card in range(len(ROOMS)):
        if has(unseen, card):
            out[at + ROOM_PLACE[card] - 1] += 1
            out[kinds + KIND_COLUMN[ROOM_KIND[card]]] += 1
    bosses = kinds + 4
    last = ROOMS_ON_FLOOR - 1
    if table.is_last_place(last) and knows(table, seat, last):
        out[bosses + BOSS_PLACE[table.rooms[last] - len(ROOMS)] - 1] = 1
        return
    for boss in range(len(BOSSES)):
        out[bosses + BOSS_PLACE[boss] - 1] += 1

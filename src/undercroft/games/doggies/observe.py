"""What a seat observes, written straight from the table: the numbers that core.encoding derives from the view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from undercroft.core.bits import members
from undercroft.core.encoding import word_places
from undercroft.core.game import without_copies
from undercroft.core.log import NO_SEAT
from undercroft.games.doggies import cards as box
from undercroft.games.doggies import scoring
from undercroft.games.doggies.actions import DIRECTIONS, x_of, y_of
from undercroft.games.doggies.dungeon import CLAIMED, DISARMED, HOLE, POTION_LID, TURNED
from undercroft.games.doggies.player import ASLEEP, IN
from undercroft.games.doggies.show import PHASES, places_in_dungeon, totals
from undercroft.games.doggies.table import CHOOSING_DOGS, CHOOSING_QUESTS, OVER, Table

CARDS: Final[i64] = len(box.ROOMS)
HELD_ROWS: Final = 50
HELD_COLUMNS: Final = 8
OFFER_ROWS: Final = 2
COMMON_ROWS: Final = 4
ROOM_ROWS: Final = 90
ROOM_COLUMNS: Final = 10
BREACH_ROWS: Final = 30
BREACH_COLUMNS: Final = 5
PATH_ROWS: Final = 90
TURNED_ROWS: Final = 4
CELL_COLUMNS: Final = 3  # with the flag in front
PHASE_PLACE: Final = word_places(PHASES)
DIRECTION_PLACE: Final = word_places(DIRECTIONS)
# Words of the view in alphabetical order
STATUS_ASLEEP: Final = 1
STATUS_IN: Final = 2
STATUS_LEFT: Final = 3
SIDE_A: Final = 1
SIDE_B: Final = 2
ROOM_CLAIMED: Final = 1
ROOM_DISARMED: Final = 2
ROOM_FREE: Final = 3
ROOM_HOLE: Final = 4
# By card, where its kind stands among the kinds of cards, and in the piece of what is unseen.
ENTRIES: Final[list[str]] = without_copies([room.entry for room in box.ROOMS])
ENTRY: Final[vec[i64]] = vec[i64]([ENTRIES.index(room.entry) for room in box.ROOMS])
KIND: Final[vec[i64]] = vec[i64]([room.kind + 1 for room in box.ROOMS])


# With more cards than there are rows the derived encoder answers, and names what does not fit. In a round a seat lays
# each of its paws once, and once more those that tramps bring.
FITS: Final[bool] = CARDS <= ROOM_ROWS and 2 * box.MOST_PAWS * box.ROUNDS <= HELD_ROWS


def observe(table: Table, seat: i64, out: vec[i16], at: i64) -> None:
    """Piece after piece, in the order of the view's fields."""
    turns = table.phase != OVER and table.phase != CHOOSING_QUESTS
    out[at] = i16(PHASE_PLACE[table.phase])
    out[at + 1] = i16(table.round)
    out[at + 2] = i16(table.first)
    out[at + 3] = i16(table.active) if turns else -1
    out[at + 4] = 1 if table.options.hard_start else 0
    out[at + 5] = 1 if table.options.no_potions else 0
    at += 6
    if table.phase == CHOOSING_DOGS:
        for dog in range(len(box.DOGS)):
            if table.has_dog(dog) == NO_SEAT:
                out[at + dog] = 1
    at += len(box.DOGS)
    places = places_in_dungeon(table)
    for other in range(table.seats):
        at = observe_seat(table, seat, other, places, out, at)
    quest_width = 3 + 3 * table.seats
    for place in range(len(table.common)):
        write_quest(table, table.common[place], NO_SEAT, out, at + place * quest_width)
    at += COMMON_ROWS * quest_width
    at = write_attack(table.supply, out, at)
    draw = table.left_to_draw()
    out[at] = i16(draw)
    out[at + 1] = i16(len(table.deck) - draw)
    out[at + 2] = i16(table.counted) if table.counted >= 0 else -1
    at += 3
    for packet in table.deck.packets:
        for card in packet.loose:
            out[at + ENTRY[card]] += 1
        for card in packet.front:
            out[at + ENTRY[card]] += 1
    at += len(ENTRIES)
    observe_rooms(table, out, at)
    at += ROOM_ROWS * ROOM_COLUMNS
    observe_breaches(table, out, at)
    at += BREACH_ROWS * BREACH_COLUMNS
    if table.drawn >= 0:
        out[at] = 1
        out[at + 1] = i16(table.active)
        write_card(table.drawn, out, at + 2)
    at = observe_walk(table, out, at + 4)
    for card in range(box.DECK_SIZE):
        if table.owner[card] == box.GONE:
            out[at + card] = 1


# Parts that come again


def write_attack(marks: i64, out: vec[i16], at: i64) -> i64:
    for symbol in range(3):
        out[at + symbol] = i16(box.count_of(marks, symbol))
    return at + 3


def write_card(card: i64, out: vec[i16], at: i64) -> None:
    """Its kind, and the single card."""
    out[at] = i16(KIND[card])
    out[at + 1] = i16(card + 1)


def write_cell(cell: i64, out: vec[i16], at: i64) -> None:
    out[at] = i16(x_of(cell))
    out[at + 1] = i16(y_of(cell))


def write_quest(table: Table, quest: i64, owner: i64, out: vec[i16], at: i64) -> None:
    """A quest and how everybody stands in it."""
    card = box.QUESTS[quest]
    seats = table.seats
    out[at] = 1
    out[at + 1] = i16(quest + 1)
    at += 2
    for seat in range(seats):
        out[at + seat] = i16(scoring.count_for(table, quest, seat))
        if card.symbol >= 0:
            out[at + seats + seat] = i16(box.count_of(table.players[seat].base(), card.symbol))
        if owner == NO_SEAT or owner == seat:
            out[at + 2 * seats + 1 + seat] = i16(scoring.fulfilments(table, quest, seat) * card.coins)
    leader = scoring.leader(table, quest) if card.symbol >= 0 else NO_SEAT
    out[at + 2 * seats] = i16(leader) if leader >= 0 else -1


# Pieces


def observe_seat(table: Table, viewer: i64, seat: i64, places: list[i64], out: vec[i16], at: i64) -> i64:
    """A seat's board; where the next one begins."""
    player = table.players[seat]
    if player.dog >= 0:
        out[at] = 1
        out[at + 1] = i16(player.dog + 1)
    if player.status == IN:
        out[at + 2] = STATUS_IN
    else:
        out[at + 2] = STATUS_ASLEEP if player.status == ASLEEP else STATUS_LEFT
    out[at + 3] = i16(player.owned)
    out[at + 4] = i16(player.available)
    out[at + 5] = i16(player.spare())
    out[at + 6] = i16(player.debt)
    at += 7
    trophies = player.marks - player.base()
    for symbol in range(len(box.SYMBOL_NAMES)):
        out[at + symbol] = i16(box.count_of(trophies, symbol))
    at = write_attack(player.marks, out, at + len(box.SYMBOL_NAMES))
    out[at] = i16(box.shields_of(player.marks))
    out[at + 1] = i16(box.keys_of(player.marks))
    at = write_attack(player.potions, out, at + 2)
    observe_held(table, seat, places, out, at)
    at += HELD_ROWS * HELD_COLUMNS
    out[at] = i16(scoring.purse(table, seat).total())
    at += 1
    quest_width = 3 + 3 * table.seats
    own = seat == viewer
    if player.quest >= 0 and player.offer == 0 and (own or table.phase == OVER):
        write_quest(table, player.quest, seat, out, at)
    at += quest_width
    out[at] = 1 if player.quest >= 0 else 0
    at += 1
    if own and player.offer:
        row = at
        for quest in members(player.offer):
            write_quest(table, quest, seat, out, row)
            row += quest_width
        if player.quest >= 0:
            out[at + OFFER_ROWS * quest_width] = i16(player.quest + 1)
    return at + OFFER_ROWS * quest_width + 1


def observe_held(table: Table, seat: i64, places: list[i64], out: vec[i16], at: i64) -> None:
    for card in range(box.DECK_SIZE):
        if table.owner[card] != seat:
            continue
        side = table.side[card]
        out[at] = 1
        write_card(card, out, at + 1)
        if side != box.NO_SIDE:
            out[at + 3] = SIDE_A if side == box.LIES_A else SIDE_B
        out[at + 4] = 1 if side == box.LIES_B_PAW else 0
        if places[card] >= 0:
            out[at + 5] = 1
            write_cell(table.dungeon.cell[places[card]], out, at + 6)
        at += HELD_COLUMNS


def observe_rooms(table: Table, out: vec[i16], at: i64) -> None:
    dungeon = table.dungeon
    for node in dungeon.laid:
        marks = dungeon.marks[node]
        out[at] = 1
        write_cell(dungeon.cell[node], out, at + 1)
        if dungeon.card[node] >= 0:
            write_card(dungeon.card[node], out, at + 3)
        out[at + 5] = i16(dungeon.turn[node])
        claimed = marks & CLAIMED != 0
        out[at + 6] = ROOM_CLAIMED if claimed else ROOM_FREE
        if marks & (HOLE | DISARMED):
            out[at + 6] = ROOM_HOLE if marks & HOLE else ROOM_DISARMED
        out[at + 7] = i16(dungeon.owner(node)) if claimed else -1
        out[at + 8] = i16(dungeon.paws[node] >> 3)
        if marks & DISARMED:
            lid = dungeon.lid[node]
            out[at + 9] = i16(CARDS + lid - POTION_LID + 1 if lid >= POTION_LID else lid + 1)
        at += ROOM_COLUMNS


def observe_breaches(table: Table, out: vec[i16], at: i64) -> None:
    breaker = table.breaker()
    if breaker == NO_SEAT:
        return
    for node, direction in table.dungeon.breaches():
        out[at] = 1
        write_cell(table.dungeon.cell[node], out, at + 1)
        out[at + 3] = i16(DIRECTION_PLACE[direction])
        out[at + 4] = i16(breaker)
        at += BREACH_COLUMNS


def observe_walk(table: Table, out: vec[i16], at: i64) -> i64:
    """The walk that is going on; where the next piece begins."""
    end = at + 3 + (PATH_ROWS + TURNED_ROWS) * CELL_COLUMNS + CARDS + 13
    if len(table.path) == 0:
        return end
    dungeon = table.dungeon
    out[at] = 1
    out[at + 1] = i16(table.active)
    at += 2
    row = at
    for node in table.path:
        out[row] = 1
        write_cell(dungeon.cell[node], out, row + 1)
        row += CELL_COLUMNS
    at += PATH_ROWS * CELL_COLUMNS
    out[at] = 1 if table.pending else 0
    at += 1
    for node in table.path:
        card = dungeon.card[node]
        if card >= 0 and dungeon.marks[node] & CLAIMED:
            out[at + card] += 1
    at += CARDS
    row = at
    for direction in range(4):
        node = dungeon.near[direction]
        if dungeon.marks[node] & TURNED:
            out[row] = 1
            write_cell(dungeon.cell[node], out, row + 1)
            row += CELL_COLUMNS
    at += TURNED_ROWS * CELL_COLUMNS
    player = table.walker()
    shields = box.shields_of(player.marks)
    found = totals(table)
    coins: i64 = found.coins
    quest_coins: i64 = found.quest_coins
    out[at] = i16(table.damage)
    out[at + 1] = i16(shields)
    out[at + 2] = i16(shields - table.damage)
    out[at + 3] = i16(player.available)
    at = write_attack(player.marks, out, at + 4)
    at = write_attack(player.potions, out, at)
    out[at] = i16(box.keys_of(player.marks))
    out[at + 1] = i16(coins)
    out[at + 2] = i16(quest_coins)
    return end

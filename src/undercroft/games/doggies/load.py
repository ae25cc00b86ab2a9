"""Laying out a position that was read; what only the rules can refuse is refused here, and the field named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from undercroft.core.bits import bit, has, size
from undercroft.core.log import NO_SEAT
from undercroft.core.position import BadPosition, index_of
from undercroft.games.doggies import cards as box
from undercroft.games.doggies import position as written
from undercroft.games.doggies.actions import DIRECTIONS, cell_at
from undercroft.games.doggies.dump import LIES
from undercroft.games.doggies.dungeon import CLAIMED, DISARMED, HOLE, POTION_LID, TURNED, VISITED
from undercroft.games.doggies.invariants import paws_in_dungeon
from undercroft.games.doggies.legal_steps import can_finish
from undercroft.games.doggies.options import Options
from undercroft.games.doggies.player import Player
from undercroft.games.doggies.show import PHASES, STATUSES, potion_name
from undercroft.games.doggies.state import DoggiesState, new_state
from undercroft.games.doggies.table import CHOOSING_DOGS, CHOOSING_QUESTS, OVER, WALKING, Table

DECK_NAMES: Final = box.ROOM_NAMES[: box.DECK_SIZE]
POTION_NAMES: Final = [potion_name(symbol) for symbol in range(3)]


class Counter:
    """Cards or quests as they are found in a position; each may be in one place only."""

    def __init__(self, names: list[str]) -> None:
        self.names: list[str] = names
        self.left: list[i64] = list(range(len(names)))

    def take(self, name: str, field: str) -> i64:
        number: i64 = index_of(self.names, name, field)
        if number not in self.left:
            raise BadPosition(field, f"has {name!r}, which is elsewhere already")
        self.left.remove(number)
        return number


def place(position: written.DoggiesPosition, options: Options) -> DoggiesState:
    seats = position.seats
    if len(position.players) != seats:
        raise BadPosition("players", f"must be {seats}, one for each seat")
    for name, seat in (("first", position.first), ("active", position.active)):
        check_seat(seat, seats, name)
    table = new_state(seats, options)
    table.phase = PHASES.index(position.phase)
    table.round = position.round
    table.first = position.first
    table.active = position.active
    cards = Counter(DECK_NAMES)
    for seat in range(seats):
        place_player(table, seat, position.players[seat], cards)
    for index, room in enumerate(position.rooms):
        place_room(table, room, f"rooms[{index}]", cards)
    for name in position.box:
        table.owner[cards.take(name, "box")] = box.GONE
    if position.drawn is not None:
        table.drawn = cards.take(position.drawn, "drawn")
    for seat in range(seats):
        place_tramps(table, seat, position.players[seat].tramps)
    for index, (cell, side) in enumerate(position.breaches):
        place_breach(table, cell, DIRECTIONS.index(side), f"breaches[{index}]")
    place_quests(table, position)
    place_deck(table, position, cards)
    count_paws(table)
    count_potions(table, position)
    if position.walk is not None:
        place_walk(table, position.walk)
    table.acting = seats_asked(table)
    if table.phase == WALKING and not table.broken() and not can_finish(table):
        raise BadPosition("walk", "cannot be finished from here")
    return table


def check_seat(seat: i64, seats: i64, field: str) -> None:
    if seat >= seats:
        raise BadPosition(field, f"must be below {seats}, the number of seats")


# Players


def place_player(table: Table, seat: i64, shown: written.Player, cards: Counter) -> None:
    field = f"players[{seat}]"
    player = table.players[seat]
    if shown.dog is not None:
        dog = index_of(box.DOG_NAMES, shown.dog, f"{field}.dog")
        if table.has_dog(dog) != NO_SEAT:
            raise BadPosition(f"{field}.dog", f"is {shown.dog!r}, which another seat has")
        player.take_dog(dog)
    player.status = STATUSES.index(shown.status)
    player.owned = shown.owned
    player.debt = shown.debt
    for name in shown.cards:
        table.owner[cards.take(name, f"{field}.cards")] = seat
    player.potions = marks_of_potions(shown.potions, f"{field}.potions")


def place_tramps(table: Table, seat: i64, tramps: dict[str, written.Lies]) -> None:
    """How each tramp of this seat lies; then what all its cards give is counted."""
    for name, lies in tramps.items():
        field = f"players[{seat}].tramps.{name}"
        card = DECK_NAMES.index(name) if name in DECK_NAMES else box.NO_CARD
        if card == box.NO_CARD or box.KIND[card] != box.TRAMP:
            raise BadPosition(field, "is no tramp")
        if table.owner[card] != seat:
            raise BadPosition(field, "is not held or claimed by this seat")
        table.side[card] = LIES.index(lies, 1)
    for card in range(box.DECK_SIZE):
        if table.owner[card] == seat:
            if box.KIND[card] == box.TRAMP and table.side[card] == box.NO_SIDE:
                raise BadPosition(f"players[{seat}].tramps", f"does not say how {DECK_NAMES[card]} lies")
            table.players[seat].hold(card, table.side[card])


# The dungeon


def node_of(table: Table, cell: tuple[int, int]) -> i64:
    return table.dungeon.node_at(cell_at(cell[0], cell[1]))


def place_room(table: Table, shown: written.Room, field: str, cards: Counter) -> None:
    """A card, or the hole of one, beside a room that was laid before it."""
    dungeon = table.dungeon
    node = node_of(table, shown.cell)
    if node == box.NO_NODE:
        raise BadPosition(f"{field}.cell", "touches no room before it")
    if not dungeon.is_gap(node):
        raise BadPosition(f"{field}.cell", "has a room already")
    if shown.hole:
        if shown.card is not None or shown.turn is not None or shown.lid is not None:
            raise BadPosition(f"{field}.hole", "has no card, no turn and no lid")
        dungeon.marks[node] |= HOLE
        dungeon.laid = append(dungeon.laid, node)
        dungeon.surround(node)
    elif shown.card is None or shown.turn is None:
        raise BadPosition(f"{field}.{'turn' if shown.card else 'card'}", "is missing")
    else:
        dungeon.lay(node, cards.take(shown.card, f"{field}.card"), shown.turn)
    if (shown.seat is None) != (shown.paws is None):
        raise BadPosition(f"{field}.{'seat' if shown.paws else 'paws'}", "is missing")
    if shown.seat is not None and shown.paws is not None:
        check_seat(shown.seat, table.seats, f"{field}.seat")
        dungeon.marks[node] |= CLAIMED
        dungeon.paws[node] = shown.paws * 8 + shown.seat
        if not shown.hole:
            table.owner[dungeon.card[node]] = shown.seat
    if shown.lid is not None:
        place_lid(table, node, shown.lid, f"{field}.lid", cards)


def place_lid(table: Table, node: i64, lid: str, field: str, cards: Counter) -> None:
    """A card with the trap's symbol, or a potion of it."""
    dungeon = table.dungeon
    card = dungeon.card[node]
    if box.KIND[card] != box.TRAP or dungeon.marks[node] & CLAIMED:
        raise BadPosition(field, "can only lie on a trap without a paw")
    symbol = box.ROOMS[card].disarm
    dungeon.marks[node] |= DISARMED
    if lid in POTION_NAMES:
        if lid != POTION_NAMES[symbol]:
            raise BadPosition(field, f"must be of the symbol {box.ATTACK_NAMES[symbol]}")
        dungeon.lid[node] = POTION_LID + symbol
        return
    tool = cards.take(lid, field)
    if not any(box.shows(tool, side, symbol) for side in range(4)):
        raise BadPosition(field, f"must show the symbol {box.ATTACK_NAMES[symbol]}")
    dungeon.lid[node] = tool


def place_breach(table: Table, cell: tuple[int, int], direction: i64, field: str) -> None:
    node = node_of(table, cell)
    if node == box.NO_NODE or not table.dungeon.is_room(node):
        raise BadPosition(field, "must be a side of a room")
    if table.dungeon.is_breached(node, direction):
        raise BadPosition(field, "is there already")
    table.dungeon.break_open(node, direction)


# What follows


def count_paws(table: Table) -> None:
    """Paws that do not lie in the dungeon are on the board."""
    for seat in range(table.seats):
        player = table.players[seat]
        player.available = player.owned + player.debt - paws_in_dungeon(table, seat)
        if player.available < 0:
            raise BadPosition(f"players[{seat}].owned", "is less than the paws that lie in the dungeon")


def count_potions(table: Table, position: written.DoggiesPosition) -> None:
    """Potions that nobody holds and that lie on no trap are the supply."""
    before = table.phase == CHOOSING_DOGS or table.phase == CHOOSING_QUESTS
    for symbol in range(3):
        left: i64 = 0 if table.options.no_potions or before else box.POTIONS[symbol]
        for seat in range(table.seats):
            left -= box.count_of(table.players[seat].potions, symbol)
            check_potions(left, symbol, f"players[{seat}].potions")
        for index, room in enumerate(position.rooms):
            left -= 1 if room.lid == POTION_NAMES[symbol] else 0
            check_potions(left, symbol, f"rooms[{index}].lid")
        table.supply += left * box.one_of(symbol)


def check_potions(left: i64, symbol: i64, field: str) -> None:
    if left < 0:
        raise BadPosition(field, f"makes more potions of the {box.ATTACK_NAMES[symbol]} than there are")


def place_quests(table: Table, position: written.DoggiesPosition) -> None:
    """Each quest is in one place; those that nobody has are out of the game."""
    quests = Counter(box.QUEST_NAMES)
    for name in position.common:
        table.common = append(table.common, quests.take(name, "common"))
    for seat in range(table.seats):
        place_own_quests(table.players[seat], position.players[seat], f"players[{seat}]", quests)
    table.quests.packets = []
    table.quests.lay_on_top(quests.left, table.phase == CHOOSING_DOGS)


def place_own_quests(player: Player, shown: written.Player, field: str, quests: Counter) -> None:
    """The quest that a seat keeps is one of those it was offered, while it is offered any."""
    for name in shown.offer:
        player.offer |= bit(quests.take(name, f"{field}.offer"))
    if shown.offer and size(player.offer) != box.QUESTS_DEALT:
        raise BadPosition(f"{field}.offer", f"must be {box.QUESTS_DEALT} quests")
    if shown.quest is None:
        return
    if not player.offer:
        player.quest = quests.take(shown.quest, f"{field}.quest")
        return
    player.quest = index_of(box.QUEST_NAMES, shown.quest, f"{field}.quest")
    if not has(player.offer, player.quest):
        raise BadPosition(f"{field}.quest", "is not one of the two offered")


def place_deck(table: Table, position: written.DoggiesPosition, cards: Counter) -> None:
    """The cards that are nowhere else are in the piles."""
    rest = cards.left[:]
    if position.deck:
        rest = [cards.take(name, "deck") for name in position.deck]
        if cards.left:
            raise BadPosition("deck", f"lacks {DECK_NAMES[cards.left[0]]!r}, which is nowhere else")
    table.deck.packets = []
    table.deck.lay_on_top(rest, True)
    if position.countdown is not None:
        table.counted = position.countdown.cards
        table.countdown = position.countdown.left


def place_walk(table: Table, walk: written.Walk) -> None:
    dungeon = table.dungeon
    for index, cell in enumerate(walk.path):
        node = node_of(table, cell)
        if node == box.NO_NODE or dungeon.is_gap(node):
            raise BadPosition("walk.path", f"has no room at step {index}")
        if (node == 0) != (index == 0):
            raise BadPosition("walk.path", "must begin in the start room and not come back to it")
        if index and dungeon.marks[node] & VISITED:
            raise BadPosition("walk.path", f"comes twice to the room of step {index}")
        dungeon.marks[node] |= VISITED
        table.path = append(table.path, node)
        table.here = node
    if len(table.path) == 0:
        raise BadPosition("walk.path", "must begin in the start room")
    table.pending = walk.pending
    table.damage = walk.damage
    table.potions_before = table.walker().potions
    if walk.potions_before is not None:
        table.potions_before = marks_of_potions(walk.potions_before, "walk.potions_before")
    for name, lies in walk.paid.items():
        place_paid(table, name, box.NO_SIDE if lies is None else LIES.index(lies, 1), f"walk.paid.{name}")
    for side in walk.turned:
        node = dungeon.near[DIRECTIONS.index(side)]
        if dungeon.card[node] < 0:
            raise BadPosition("walk.turned", f"there is no card to the {side} of the start room")
        dungeon.marks[node] |= TURNED


def place_paid(table: Table, name: str, lies: i64, field: str) -> None:
    """A card of an earlier round that lies on a trap of this walk, and how it lay before."""
    card: i64 = index_of(DECK_NAMES, name, field)
    for node in table.path:
        if table.dungeon.marks[node] & DISARMED and table.dungeon.lid[node] == card:
            trap = box.ROOMS[table.dungeon.card[node]]
            if (box.KIND[card] == box.TRAMP) != (lies != box.NO_SIDE) or not box.shows(
                card, lies, trap.disarm
            ):
                raise BadPosition(field, "did not show the symbol of the trap so")
            table.paid = append(table.paid[:], card * 4 + lies)
            return
    raise BadPosition(field, "lies on no trap of this walk")


def marks_of_potions(symbols: Sequence[str], field: str) -> i64:
    marks: i64 = 0
    for name in symbols:
        marks += box.one_of(box.ATTACK_NAMES.index(name))
    for symbol in range(3):
        check_potions(box.POTIONS[symbol] - box.count_of(marks, symbol), symbol, field)
    return marks


def seats_asked(table: Table) -> i64:
    """Whom the table waits for, by the phase."""
    if table.phase == OVER:
        return 0
    if table.phase != CHOOSING_QUESTS:
        return bit(table.active)
    asked: i64 = 0
    for seat in range(table.seats):
        if table.players[seat].quest == box.NO_QUEST:
            asked |= bit(seat)
    return asked

"""The components as typed data, read once from components.toml.

A room card of the deck is a number: 0, 1, 2 … in the order of the file; every copy of a card has its own.
The number after the last is the start room.

Symbols are counted in one number, a byte for each kind: swords in the lowest, then bows, fireballs, shields
and keys. Such a count is called marks; counts are added and taken away like numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has
from undercroft.core.components import Components, Row, read_components

NO_ABILITY: Final = -1
NO_CARD: Final = -1
NO_COUNTDOWN: Final = -1
NO_DIRECTION: Final = -1
NO_DOG: Final = -1
NO_LID: Final = -1
NO_NODE: Final = -1
NO_QUEST: Final = -1
NO_SYMBOL: Final = -1
GONE: Final = -2  # in place of the seat that has a card: it is out of the game

# Symbols, and their places in a count
SHIELD: Final = 3
KEY: Final = 4
ATTACK_NAMES: Final[list[str]] = ["sword", "bow", "fireball"]
SYMBOL_NAMES: Final[list[str]] = ["sword", "bow", "fireball", "shield", "key"]
ATTACK_BYTES: Final = 0xFFFFFF

# Kinds of rooms
MONSTER: Final = 0
COIN: Final = 1
ARTIFACT: Final = 2
TRAP: Final = 3
TRAMP: Final = 4
CHEST: Final = 5
POTION: Final = 6
PORTAL: Final = 7
START: Final = 8
KIND_NAMES: Final[list[str]] = [
    "monster",
    "coin",
    "artifact",
    "trap",
    "tramp",
    "chest",
    "potion",
    "portal",
    "start",
]

# Abilities of the dogs
BREAKER: Final = 0  # goes through walls
SMITER: Final = 1  # defeats what cannot be defeated
JUMPER: Final = 3  # traps do nothing to it
TURNER: Final = 5  # turns the cards around the start room
ABILITY_NAMES: Final[list[str]] = ["breach", "smite", "key", "trapjump", "tough", "rotate"]

# How a tramp lies once somebody has it; any other card lies on no side.
NO_SIDE: Final = 0
LIES_A: Final = 1
LIES_B: Final = 2
LIES_B_PAW: Final = 3  # side B, and it brought a paw

# The board has room for a dungeon of all cards in one line.
HALF: Final = 96
MOST_CARDS: Final = HALF - 2
MOST_POTIONS: Final = 6  # of one symbol


def marks_of(swords: i64, bows: i64, fireballs: i64) -> i64:
    """A count of attack symbols."""
    return swords | bows << 8 | fireballs << 16


def count_of(marks: i64, symbol: i64) -> i64:
    """How many of one symbol."""
    return marks >> 8 * symbol & 0xFF


def one_of(symbol: i64) -> i64:
    """The count of a single symbol."""
    return bit(8 * symbol)


def shields_of(marks: i64) -> i64:
    return marks >> 8 * SHIELD & 0xFF


def keys_of(marks: i64) -> i64:
    return marks >> 8 * KEY & 0xFF


def helpers(symbols: i64) -> i64:
    """A side-A tramp with this set of symbols, as it is counted among the helpers.

    For every set of symbols a byte counts the tramps that can give at least one of them; set s has byte s - 1.
    """
    found: i64 = 0
    for wanted in range(1, 8):
        if wanted & symbols:
            found |= bit(8 * (wanted - 1))
    return found


class Dog:
    """A dog's board."""

    def __init__(self, row: Row) -> None:
        row.only([*DOG_FIELDS, *PROVENANCE])
        self.id: str = row.word("id")
        self.ability: i64 = ABILITY_NAMES.index(row.word("ability", ABILITY_NAMES))
        self.base: i64 = read_marks(row.part("attack"), ATTACK_NAMES)  # printed symbols of all five kinds
        self.base += row.number("defence", 1, 20) * one_of(SHIELD)
        self.base += row.number("keys", 0, 5) * one_of(KEY)


class Room:
    """A room card of the deck, or the start room."""

    def __init__(self, row: Row, entry: str, id: str, kind: i64, edges: str) -> None:
        self.entry: str = entry  # the id of its kind of card: all copies share it
        self.id: str = id
        self.names: dict[str, str] = row.names()
        self.kind: i64 = kind
        self.edges: str = edges  # sides N, E, S, W as printed: o open, d door, w wall, t trophy side
        self.species: str = ""
        self.need: i64 = 0  # marks that beat the monster
        self.damage: i64 = 0
        self.trophy: i64 = 0  # marks while it is held; a tramp has them on its sides
        self.coins: i64 = 0
        self.disarm: i64 = NO_SYMBOL  # the symbol that disarms a trap
        self.either: i64 = 0  # a tramp's side A: the set of symbols, bit n for symbol n
        self.hired: i64 = 0  # a tramp's side B: its marks
        self.is_dragon: bool = False


class Quest:
    """A quest: most symbols of a kind, or every monster of a species."""

    def __init__(self, row: Row) -> None:
        self.id: str = row.word("id")
        self.symbol: i64 = NO_SYMBOL
        self.species: str = ""
        if row.word("kind", ["symbol", "monster"]) == "symbol":
            row.only(["id", "name", "kind", "symbol", "coins", *PROVENANCE])
            self.symbol = SYMBOL_NAMES.index(row.word("symbol", ATTACK_NAMES))
        else:
            row.only(["id", "name", "kind", "species", "coins", *PROVENANCE])
            self.species = row.word("species")
        self.coins: i64 = row.number("coins", 0, 100)


DOG_FIELDS: Final = ["id", "name", "class", "attack", "defence", "keys", "colour", "ability", "ability_text"]
PROVENANCE: Final = ["provenance", "prov_detail"]
ROOM_FIELDS: Final[dict[str, list[str]]] = {
    "monster": ["species", "need", "damage", "trophy", "coins"],
    "coin": ["coins"],
    "artifact": ["trophy", "coins"],
    "trap": ["disarm", "coins"],
    "tramp": ["sides", "coins"],
    "chest": ["coins"],
    "potion": ["coins"],
    "portal": ["coins"],
}


def read_marks(row: Row, allowed: list[str]) -> i64:
    """A table of symbols and how many."""
    row.only(allowed)
    marks: i64 = 0
    for symbol in range(len(allowed)):
        if row.has(allowed[symbol]):
            marks += row.number(allowed[symbol], 0, 9) << 8 * symbol
    return marks


def read_edges(row: Row, field: str) -> str:
    """Four sides; at least one is an exit, or nothing could be built on it."""
    edges = row.word(field)
    if len(edges) != 4 or any(side not in "odwt" for side in edges):
        raise row.wrong(field, f"is {edges!r}; it must be four of o, d, w, t: the sides N, E, S, W")
    if "o" not in edges and "d" not in edges:
        raise row.wrong(field, f"is {edges!r}; at least one side must be an exit (o or d)")
    return edges


def read_room(row: Row, id: str, numbers: Row) -> Room:
    """One copy of a room card."""
    word = row.word("kind", KIND_NAMES[:START])
    row.only(["id", "kind", "name", "count", "edges", *ROOM_FIELDS[word], *PROVENANCE])
    room = Room(row, row.word("id"), id, KIND_NAMES.index(word), read_edges(row, "edges"))
    room.coins = row.number("coins", -20, 20)
    if room.kind == MONSTER:
        room.species = row.word("species")
        room.is_dragon = room.species == "dragon"
        room.need = read_marks(row.part("need"), ATTACK_NAMES)
        room.damage = row.number("damage", 0, 20)
    if room.kind == MONSTER or room.kind == ARTIFACT:
        room.trophy = read_marks(row.part("trophy"), SYMBOL_NAMES)
    if room.kind == TRAP:
        room.disarm = ATTACK_NAMES.index(row.word("disarm", ATTACK_NAMES))
    if room.kind == TRAMP:
        read_tramp(row.part("sides"), room)
    if room.kind in (TRAP, CHEST, TRAMP):
        said = numbers.number(f"{word}_coins", -20, 20)
        if room.coins != said:
            raise row.wrong("coins", f"is {room.coins}, but the table of numbers says {said}")
    return room


def read_tramp(sides: Row, room: Room) -> None:
    """Side A: different symbols, one of which helps in each fight. Side B: symbols, and a paw."""
    sides.only(["A", "B"])
    either = read_marks(sides.part("A"), ATTACK_NAMES)
    for symbol in range(3):
        if count_of(either, symbol) > 1:
            raise sides.wrong("A", f"has {ATTACK_NAMES[symbol]} more than once")
        if count_of(either, symbol):
            room.either |= bit(symbol)
    if not room.either:
        raise sides.wrong("A", "has no symbol")
    hired = sides.part("B")
    hired.only([*ATTACK_NAMES, "paw"])
    if hired.number("paw", 1, 1) != 1:
        raise hired.wrong("paw", "must be 1")
    for symbol in range(3):
        if hired.has(ATTACK_NAMES[symbol]):
            room.hired += hired.number(ATTACK_NAMES[symbol], 0, 9) << 8 * symbol


def read_rooms(components: Components) -> list[Room]:
    """Every card of the deck, then the start room."""
    numbers = components.table("numbers")
    rooms: list[Room] = []
    for row in components.rows("room"):
        copies = row.number("count", 1, MOST_CARDS)
        for copy in range(1, copies + 1):
            id = row.word("id") if copies == 1 else f"{row.word('id')}-{copy}"
            rooms.append(read_room(row, id, numbers))
    totals = components.table("totals")
    if totals.number("deck_cards", 1, MOST_CARDS) != len(rooms):
        raise totals.wrong(
            "deck_cards", f"is {totals.number('deck_cards')}, but the rooms add up to {len(rooms)}"
        )
    start = components.table("start")
    rooms.append(Room(start, "start", "start", START, read_edges(start, "face_many")))
    return rooms


def read_potions(components: Components) -> vec[i64]:
    """How many potions there are of each attack symbol."""
    counts = vec[i64]([0, 0, 0])
    for row in components.rows("potion"):
        row.only(["id", "name", "symbol", "count", *PROVENANCE])
        symbol = ATTACK_NAMES.index(row.word("symbol", ATTACK_NAMES))
        counts[symbol] += row.number("count", 0, MOST_POTIONS)
        if counts[symbol] > MOST_POTIONS:
            raise row.wrong("count", f"makes more than {MOST_POTIONS} potions of the {ATTACK_NAMES[symbol]}")
    return counts


class Box:
    """Everything a file of components says, checked."""

    def __init__(self, components: Components) -> None:
        numbers = components.table("numbers")
        self.rounds: i64 = components.table("game").number("rounds", 1, 9)
        self.most_paws: i64 = numbers.number("max_paws", 1, 7)
        self.base_paws: i64 = numbers.number("base_paws", 1, self.most_paws)
        self.countdown: i64 = numbers.number("countdown_per_player", 0, 50)
        self.chest_coins: i64 = numbers.number("chest_coins", -20, 20)
        self.dogs: list[Dog] = [Dog(row) for row in components.rows("dog")]
        self.rooms: list[Room] = read_rooms(components)
        self.quests: list[Quest] = [Quest(row) for row in components.rows("quest")]
        self.potions: vec[i64] = read_potions(components)
        start = components.table("start")
        self.faces: list[str] = [read_edges(start, "face_two"), read_edges(start, "face_many")]
        self.check(components)

    def check(self, components: Components) -> None:
        """The totals are right, there is enough for a full table, and quests ask for what exists."""
        totals = components.table("totals")
        potions: i64 = 0
        for count in self.potions:
            potions += count
        check_total(totals, "dogs", len(self.dogs), 4)
        check_total(totals, "quests", len(self.quests), 4 * QUESTS_DEALT)
        check_total(totals, "potions", potions, 0)
        species = [room.species for room in self.rooms]
        for row in components.rows("quest"):
            if row.has("species") and row.word("species") not in species:
                raise row.wrong("species", f"is {row.word('species')!r}, but no room has it")


def check_total(totals: Row, name: str, count: i64, fewest: i64) -> None:
    if totals.number(name) != count:
        raise totals.wrong(name, f"is {totals.number(name)}, but there are {count}")
    if count < fewest:
        raise totals.wrong(name, f"is {count}; four seats need {fewest}")


QUESTS_DEALT: Final = 2
COMPONENTS: Final = read_components("doggies")
BOX: Final = Box(COMPONENTS)
ROUNDS: Final[i64] = BOX.rounds
BASE_PAWS: Final[i64] = BOX.base_paws
MOST_PAWS: Final[i64] = BOX.most_paws
COUNTDOWN: Final[i64] = BOX.countdown
CHEST_COINS: Final[i64] = BOX.chest_coins
DOGS: Final[list[Dog]] = BOX.dogs
ROOMS: Final[list[Room]] = BOX.rooms
QUESTS: Final[list[Quest]] = BOX.quests
POTIONS: Final[vec[i64]] = BOX.potions

DOG_NAMES: Final[list[str]] = [dog.id for dog in DOGS]
ROOM_NAMES: Final[list[str]] = [room.id for room in ROOMS]
QUEST_NAMES: Final[list[str]] = [quest.id for quest in QUESTS]
DECK_SIZE: Final[i64] = len(ROOMS) - 1
START_ROOM: Final[i64] = DECK_SIZE
START_FACES: Final[list[str]] = BOX.faces


def turned_sides(edges: str, turn: i64) -> i64:
    """The sides of a card turned clockwise: bit d for an exit in direction d, bit 4 + d if that exit is a door."""
    sides: i64 = 0
    for direction in range(4):
        side = edges[(direction - turn) % 4]
        if side == "o" or side == "d":
            sides |= bit(direction)
        if side == "d":
            sides |= bit(4 + direction)
    return sides


def turns_of(edges: str) -> i64:
    """The set of turns that give different sides, each the smallest that does (R50)."""
    turns: i64 = 0
    for turn in range(4):
        if all(turned_sides(edges, smaller) != turned_sides(edges, turn) for smaller in range(turn)):
            turns |= bit(turn)
    return turns


# What the inner loops ask of a card, by its number.
KIND: Final[vec[i64]] = vec[i64]([room.kind for room in ROOMS])
COINS: Final[vec[i64]] = vec[i64]([room.coins for room in ROOMS])
NEED: Final[vec[i64]] = vec[i64]([room.need for room in ROOMS])
DAMAGE: Final[vec[i64]] = vec[i64]([room.damage for room in ROOMS])
TROPHY: Final[vec[i64]] = vec[i64]([room.trophy for room in ROOMS])
SIDES: Final[vec[i64]] = vec[i64]([turned_sides(room.edges, turn) for room in ROOMS for turn in range(4)])
TURNS: Final[vec[i64]] = vec[i64]([turns_of(room.edges) for room in ROOMS])
START_SIDES: Final[vec[i64]] = vec[i64]([turned_sides(edges, 0) for edges in START_FACES])


def marks_on(room: Room, side: i64) -> i64:
    """The symbols that count for the owner of this card: its trophy, or side B of a tramp."""
    return room.trophy if side == NO_SIDE else 0 if side == LIES_A else room.hired


# What a card gives its owner, by card and side: symbols, and help in each fight (four entries for a card).
GIVES: Final[vec[i64]] = vec[i64]([marks_on(room, side) for room in ROOMS for side in range(4)])
HELPS: Final[vec[i64]] = vec[i64](
    [helpers(room.either) if side == LIES_A else 0 for room in ROOMS for side in range(4)]
)


def shows(card: i64, side: i64, symbol: i64) -> bool:
    """Does a card show this attack symbol? A tramp must show it on the side on which it lies (R28)."""
    either = ROOMS[card].either if side == LIES_A else 0
    return count_of(GIVES[card * 4 + side], symbol) > 0 or has(either, symbol)


def cards_that_disarm(symbol: i64) -> vec[i64]:
    """The cards that may be laid on a trap of this symbol; a tramp only on the side that shows it."""
    found = vec[i64]()
    for card in range(DECK_SIZE):
        if any(shows(card, side, symbol) for side in range(4)):
            found = append(found, card)
    return found


DISARMERS: Final[list[vec[i64]]] = [cards_that_disarm(symbol) for symbol in range(3)]


def all_names() -> dict[str, dict[str, str]]:
    """The name of every component in every language, by its id."""
    names = COMPONENTS.names(["dog", "potion", "quest"])
    symbols = COMPONENTS.table("symbols")
    for symbol in [*SYMBOL_NAMES, "paw", "coin"]:
        names[symbol] = symbols.part(symbol).names()
    for row in COMPONENTS.rows("dog"):
        for text in ("class", "ability_text"):
            names[f"{row.word('id')}-{text.removesuffix('_text')}"] = row.part(text).titles()
    for room in ROOMS:
        names[room.entry] = room.names
        names[room.id] = room.names
        if room.species:
            names[room.species] = room.names
    return names

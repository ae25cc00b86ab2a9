"""The box: the numbers of the whole game, items, characters and floor plans. Rooms and bosses have files of their own.

Everything is read once from components.toml, and every wrong field is named by file, card and field.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.core.components import BadComponents, Components, Row, read_components
from undercroft.games.raiders.actions import CARD_NAMES, KEY, POWER_CARDS, TORCH, VALUES

ITEM_NAMES: Final = CARD_NAMES[KEY - 1 :]
ROOM_KINDS: Final = ["treasure", "monster", "vault", "trap", "boss"]
TABLES: Final = ["items", "characters", "floors", "rooms", "bosses"]  # of the data file, with cards
CARD_FIELDS: Final = ["id", "name", "count", "provenance", "provenance_of"]  # what every card has
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 5


class Meta:
    """The numbers of the whole game."""

    def __init__(self, components: Components) -> None:
        row = components.table("meta")
        self.titles: dict[str, str] = row.names()
        self.floors: i64 = row.number("floors_per_game", 1, 6)
        # A floor of more rooms would leave a seat without a power card.
        self.rooms: i64 = row.number("rooms_per_floor", 1, VALUES)
        self.rooms_removed: i64 = row.number("rooms_removed_at_setup", 0, 30)
        self.plans_removed: i64 = row.number("floor_cards_removed_at_setup", 0, 30)
        self.coin_cap: i64 = row.number("coin_cap", 1)
        row.number("players_min", FEWEST_SEATS, FEWEST_SEATS)
        row.number("players_max", MOST_SEATS, MOST_SEATS)
        row.number("bosses_in_deck", 1, 1)
        power = components.table("power")
        if power.numbers("values") != list(range(1, VALUES + 1)):
            raise power.wrong("values", f"must be the numbers 1 to {VALUES}")
        power.number("sets", MOST_SEATS)


class Item:
    """A kind of item card."""

    def __init__(self, row: Row) -> None:
        row.only([*CARD_FIELDS, "value", "legal_in", "returns"])
        self.id: str = row.word("id", ITEM_NAMES)
        self.count: i64 = row.number("count", 1, 15)
        self.value: i64 = row.number("value", 1, VALUES) if row.has("value") else 0
        self.legal_in: list[str] = row.words("legal_in")
        self.after_room: bool = row.word("returns", ["at_once", "after_room"]) == "after_room"
        for place in self.legal_in:
            if place not in ROOM_KINDS and not place.startswith("boss:"):
                raise row.wrong("legal_in", f"has {place!r}; it must be a kind of room or boss:<id>")
            if place in ROOM_KINDS and self.id != "ball" and self.value == 0:
                raise row.wrong("value", f"is missing, and the item may be played in a {place}")


class Character:
    """What a seat begins with."""

    def __init__(self, row: Row, coin_cap: i64) -> None:
        row.only([*CARD_FIELDS, "coins", "wounds", "items"])
        self.id: str = row.word("id")
        self.coins: i64 = row.number("coins", 0, coin_cap)
        self.wounds: i64 = row.number("wounds")
        self.items: i64 = 0
        self.hand: i64 = POWER_CARDS
        for name in row.words("items", ITEM_NAMES):
            card = ITEM_NAMES.index(name) + KEY
            self.items += one(card)
            self.hand |= bit(card)


class Plan:
    """A floor card: which rooms of the floor are laid face down."""

    def __init__(self, row: Row, rooms: i64) -> None:
        row.only([*CARD_FIELDS, "layout"])
        self.id: str = row.word("id")
        self.layout: str = row.word("layout")
        self.dark: i64 = 0  # the set of places laid face down
        if len(self.layout) != rooms or self.layout.strip("UD"):
            raise row.wrong("layout", f"is {self.layout!r}; it must be {rooms} letters U or D")
        for place, face in enumerate(self.layout):
            if face == "D":
                self.dark |= bit(place)


# How many of each item somebody holds is one number, four bits for each kind.


def one(card: i64) -> i64:
    """One copy of this item."""
    return bit(4 * (card - KEY))


def count_of(items: i64, card: i64) -> i64:
    """How many copies of this item are among these."""
    return items >> 4 * (card - KEY) & 15


def refuse_twins(components: Components) -> None:
    """An id names one card and its copies, whatever kind it is: positions, names and records go by it."""
    known: dict[str, str] = {}
    for kind in TABLES:
        for row in components.rows(kind):
            name = row.word("id")
            if name in known:
                raise row.wrong("id", f"is also the id of one of the {known[name]}")
            known[name] = kind


def read_names(components: Components) -> dict[str, dict[str, str]]:
    """The name of every component, by its id."""
    return {**components.names(TABLES), "scroll": components.table("scroll").names()}


def read_items(components: Components) -> list[Item]:
    """The four kinds of items, in the order of their card numbers."""
    return [Item(row) for row in components.rows_of("items", ITEM_NAMES)]


def read_characters(components: Components) -> list[Character]:
    cap = Meta(components).coin_cap
    found: list[Character] = []
    for row in components.rows("characters"):
        for _ in range(row.number("count", 1)):
            found.append(Character(row, cap))
    if len(found) < MOST_SEATS:
        raise BadComponents(f"{components.file}: characters: there must be at least {MOST_SEATS}")
    counts = read_items(components)
    for card in range(KEY, TORCH + 1):
        total: i64 = 0
        for character in found:
            total += count_of(character.items, card)
        if total > counts[card - KEY].count:
            raise BadComponents(
                f"{components.file}: characters: they begin with more {CARD_NAMES[card - 1]}s than there are"
            )
    return found


def read_plans(components: Components) -> list[Plan]:
    meta = Meta(components)
    found: list[Plan] = []
    for row in components.rows("floors"):
        for _ in range(row.number("count", 1)):
            found.append(Plan(row, meta.rooms))
    needed: i64 = meta.floors + meta.plans_removed
    if len(found) != needed:
        raise BadComponents(
            f"{components.file}: floors: there are {len(found)} cards; floors_per_game and "
            f"floor_cards_removed_at_setup need {needed}"
        )
    return found


COMPONENTS: Final = read_components("raiders")
refuse_twins(COMPONENTS)
META: Final = Meta(COMPONENTS)
NAMES: Final = read_names(COMPONENTS)
ITEMS: Final[list[Item]] = read_items(COMPONENTS)
CHARACTERS: Final[list[Character]] = read_characters(COMPONENTS)
PLANS: Final[list[Plan]] = read_plans(COMPONENTS)

FLOORS: Final[i64] = META.floors
ROOMS_ON_FLOOR: Final[i64] = META.rooms
COIN_CAP: Final[i64] = META.coin_cap


def whole_supply(items: list[Item]) -> i64:
    supply: i64 = 0
    for index, item in enumerate(items):
        supply += item.count * one(index + KEY)
    return supply


def held_until_cleared(items: list[Item]) -> i64:
    cards: i64 = 0
    for index, item in enumerate(items):
        if item.after_room:
            cards |= bit(index + KEY)
    return cards


ALL_ITEMS: Final[i64] = whole_supply(ITEMS)
# Items that go back to the supply after the room; the others go back at once (R12).
LATE_ITEMS: Final[i64] = held_until_cleared(ITEMS)

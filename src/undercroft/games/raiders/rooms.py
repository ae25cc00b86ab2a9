"""The rooms: what each kind does to the seats once their cards lie open. Bosses are in bosses.py.

`value` of a player is what its final card counts here. All comparisons use the totals before the room (R23).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has
from undercroft.core.components import BadComponents, Components, Row
from undercroft.games.raiders.actions import KEY, POWER_CARDS, VALUES
from undercroft.games.raiders.cards import (
    CARD_FIELDS,
    COMPONENTS,
    FEWEST_SEATS,
    ITEM_NAMES,
    MOST_SEATS,
    Item,
    Meta,
    count_of,
    read_items,
)
from undercroft.games.raiders.player import (
    Player,
    count,
    fewest_wounds,
    highest,
    lowest,
    most_coins,
    sum_of,
    supply,
)

UNSETTLED: Final = -1  # the number of a room that nobody has seen
NO_LIMIT: Final = VALUES + 1  # above every value


class Room:
    """A room card."""

    def __init__(self, number: i64, kind: str, row: Row, fields: list[str], items: list[Item]) -> None:
        row.only([*CARD_FIELDS, *fields])
        self.number: i64 = number
        self.kind: str = kind
        self.id: str = row.word("id")
        self.escape: i64 = 0  # the item that takes its player out of the room; bosses only
        self.admits: i64 = POWER_CARDS  # the set of cards that may be played here
        self.worth: vec[i64] = vec[i64](range(VALUES + 1))  # what each card counts here; 0 for none
        for index, item in enumerate(items):
            self.worth = append(self.worth, item.value)
            if kind in item.legal_in or f"{kind}:{self.id}" in item.legal_in:
                self.admits |= bit(index + KEY)

    def strength_for(self, seats: i64) -> i64:
        """What all values together must reach in a game of that many seats; 0 where nothing can be beaten."""
        return 0

    def resolve(self, players: vec[Player]) -> None:
        """Apply the room to all players at once."""
        raise NotImplementedError


class Treasure(Room):
    """The highest value takes the first chest; the second goes to the next lower value, if anybody has one (R16)."""

    def __init__(self, number: i64, row: Row, items: list[Item]) -> None:
        super().__init__(number, "treasure", row, ["kind", "chests"], items)
        chests = row.numbers("chests", 1)
        if not 1 <= len(chests) <= 2:
            raise row.wrong("chests", "must be one or two numbers")
        self.first: i64 = chests[0]
        self.second: i64 = chests[1] if len(chests) == 2 else 0

    def resolve(self, players: vec[Player]) -> None:
        top = highest(players, NO_LIMIT)
        share_chest(players, top, 1, self.first)
        if self.second:
            runner_up = highest(players, top)
            if runner_up:
                share_chest(players, runner_up, 2, self.second)


def share_chest(players: vec[Player], value: i64, chest: i64, coins: i64) -> None:
    """Equals share a chest; what does not divide is lost and not passed on (R17)."""
    each = coins // count(players, value)
    for player in players:
        if player.value == value:
            player.gain(each)
            if player.account is not None:
                player.account.chest = chest


class Monster(Room):
    """All values together reach its strength, or the lowest ones take its wounds (R46)."""

    def __init__(self, number: i64, row: Row, items: list[Item]) -> None:
        super().__init__(number, "monster", row, ["kind", "strength", "wounds"], items)
        self.strength: vec[i64] = read_strength(row)  # by the number of seats (R13)
        self.wounds: i64 = row.number("wounds", 1)

    def strength_for(self, seats: i64) -> i64:
        return self.strength[seats]

    def resolve(self, players: vec[Player]) -> None:
        if sum_of(players) >= self.strength[len(players)]:
            return
        low = lowest(players)
        for player in players:
            if player.value == low:
                player.suffer(self.wounds)


def read_strength(row: Row) -> vec[i64]:
    """The strength by number of seats."""
    part = row.part("strength")
    part.only([f"p{seats}" for seats in range(FEWEST_SEATS, MOST_SEATS + 1)])
    strength: vec[i64] = vec[i64]()
    for seats in range(MOST_SEATS + 1):
        strength = append(strength, part.number(f"p{seats}", 1) if seats >= FEWEST_SEATS else 0)
    return strength


class Bonus:
    """What a vault gives for one value: an item, coins or healing."""

    def __init__(self, row: Row) -> None:
        row.only(["item", "coins", "heal"])
        if len(row.fields) != 1:
            raise row.wrong("bonus", "must be one of item, coins and heal")
        self.item: i64 = ITEM_NAMES.index(row.word("item", ITEM_NAMES)) + KEY if row.has("item") else 0
        self.coins: i64 = row.number("coins", 1) if row.has("coins") else 0
        self.heal: i64 = row.number("heal", 1) if row.has("heal") else 0


class Vault(Room):
    """Each seat gets the bonus printed for its value, whether it likes it or not (R45)."""

    def __init__(self, number: i64, row: Row, items: list[Item]) -> None:
        super().__init__(number, "vault", row, ["kind", "by_value"], items)
        table = row.part("by_value")
        table.only([str(value) for value in range(1, VALUES + 1)])
        self.bonuses: list[Bonus] = [Bonus(table.part(str(value))) for value in range(1, VALUES + 1)]

    def resolve(self, players: vec[Player]) -> None:
        # Balls spent in this room are back in the supply already (R22).
        stock = supply(players)
        for player in players:
            bonus = self.bonuses[player.value - 1]
            if bonus.item:
                # If there are not enough copies of an item for all who are due it, none of them gets it (R21).
                if count_due(self.bonuses, players, bonus.item) <= count_of(stock, bonus.item):
                    player.take_item(bonus.item)
                elif player.account is not None:
                    player.account.item_short = bonus.item
            elif bonus.coins:
                player.gain(bonus.coins)
            else:
                player.heal(bonus.heal)


def count_due(bonuses: list[Bonus], players: vec[Player], item: i64) -> i64:
    """How many are due this item."""
    found: i64 = 0
    for player in players:
        if bonuses[player.value - 1].item == item:
            found += 1
    return found


class Trap(Room):
    """The highest value sets the penalty, whoever played it; every tied victim pays it in full (R24)."""

    def __init__(self, number: i64, row: Row, items: list[Item]) -> None:
        super().__init__(number, "trap", row, ["kind", "victims", "penalty", "by_highest"], items)
        self.seeks_rich: bool = row.word("victims", ["most_coins", "fewest_wounds"]) == "most_coins"
        self.wounds: bool = row.word("penalty", ["lose_coins", "take_wounds"]) == "take_wounds"
        table = row.part("by_highest")
        table.only([str(value) for value in range(1, VALUES + 1)])
        self.penalties: vec[i64] = vec[i64]()  # by the highest value
        for value in range(VALUES + 1):
            self.penalties = append(self.penalties, table.number(str(value)) if table.has(str(value)) else 0)

    def resolve(self, players: vec[Player]) -> None:
        penalty = self.penalties[highest(players, NO_LIMIT)]
        if penalty == 0:
            return
        victims = self.victims(players)
        for seat in range(len(players)):
            if not has(victims, seat):
                continue
            if self.wounds:
                players[seat].suffer(penalty)
            else:
                players[seat].lose(penalty)

    def victims(self, players: vec[Player]) -> i64:
        """The set of seats that would pay: the richest, or the least wounded."""
        mark = most_coins(players) if self.seeks_rich else fewest_wounds(players)
        found: i64 = 0
        for seat in range(len(players)):
            if (players[seat].coins if self.seeks_rich else players[seat].wounds) == mark:
                found |= bit(seat)
        return found


def read_rooms(components: Components) -> list[Room]:
    """The room cards, every copy one; a room's number is its place here."""
    items = read_items(components)
    meta = Meta(components)
    rooms: list[Room] = []
    for row in components.rows("rooms"):
        kind = row.word("kind", ["monster", "treasure", "vault", "trap"])
        for _ in range(row.number("count", 1)):
            number: i64 = len(rooms)
            if kind == "monster":
                rooms.append(Monster(number, row, items))
            elif kind == "treasure":
                rooms.append(Treasure(number, row, items))
            elif kind == "vault":
                rooms.append(Vault(number, row, items))
            else:
                rooms.append(Trap(number, row, items))
    needed: i64 = meta.floors * meta.rooms - 1 + meta.rooms_removed
    if len(rooms) != needed:
        raise BadComponents(
            f"{components.file}: rooms: there are {len(rooms)} cards; floors_per_game, rooms_per_floor and "
            f"rooms_removed_at_setup need {needed}"
        )
    return rooms


ROOMS: Final[list[Room]] = read_rooms(COMPONENTS)

"""What people are likely to play: cards described in words, and how likely each of them is.

The weights are learned from play (`undercroft train raiders --learn habits`). Only what everybody sees is described.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.judge import Judge, shipped_judge
from undercroft.core.action import Action
from undercroft.core.bits import has, size
from undercroft.games.raiders.actions import BALL, KEY, SWORD, VALUES, Play
from undercroft.games.raiders.bosses import Boss
from undercroft.games.raiders.cards import FLOORS, ROOMS_ON_FLOOR
from undercroft.games.raiders.rooms import Monster, Room, Trap, Treasure, Vault
from undercroft.games.raiders.state import RaidersState

# What a room is to the seat that plays a card into it
CHEST: Final = 0
MONSTER: Final = 1
GEAR: Final = 2
COINS: Final = 3
VICTIM: Final = 4
BYSTANDER: Final = 5
LOW_BOSS: Final = 6
HIGH_BOSS: Final = 7
KINDS: Final = [
    "for a chest",
    "against a monster",
    "for gear",
    "for a vault's coins",
    "in a trap that the seat would pay for",
    "in a trap that others pay for",
    "against a boss that attacks the lowest",
    "against a boss that attacks the highest",
]
SITUATED: Final = [
    "height, for each coin of the first chest",
    "height, where there is a second chest",
    "height for a chest, while the seat is richest",
    "height for a chest, on the last floor",
    "higher than any other can lay, for a chest",
    "lower than what lies open, for a chest",
    "as high as what lies open, for a chest",
    "height, for each wound that is dealt",
    "height against wounds, while the seat is the most wounded",
    "height against wounds, while the most wounded on the last floor",
    "height, where nothing can be beaten",
    "as much as everybody must lay to win",
    "more than everybody must lay to win",
    "lower than what lies open, where the lowest are attacked",
    "as low as what lies open, where the lowest are attacked",
    "higher than what lies open, where the highest are attacked",
    "higher than what lies open, in a trap that the seat would pay for",
    "higher than what lies open, in a trap that others pay for",
    "healing, while the seat is the most wounded",
    "healing, while it is the least wounded",
    "height for a chest, for each room to come on the floor",
    "height against a monster, for each room to come on the floor",
    "height in a vault, for each room to come on the floor",
    "height in a trap, for each room to come on the floor",
]
ITEMS: Final = [
    "a key",
    "a key, for each coin of the first chest",
    "a sword",
    "a sword, for each wound that is dealt",
    "a ball",
    "a ball, for each room to come on the floor",
    "an item that saves from the boss",
    "a torch to look ahead",
    "a torch to look ahead, for each dark room",
]
HABITS: Final = [f"a {value} {kind}" for kind in KINDS for value in range(1, VALUES + 1)] + SITUATED + ITEMS
FIRST_SITUATED: Final = len(KINDS) * VALUES
FIRST_ITEM: Final = FIRST_SITUATED + len(SITUATED)

UNBEATABLE: Final = VALUES + 1  # what each must lay where that is never enough


class Situation:
    """All that is asked about a choice of a card."""

    def __init__(self, world: RaidersState, seat: i64) -> None:
        room = world.now
        own = world.players[seat]
        coins: i64 = 0
        wounds: i64 = 0
        fewest = own.wounds
        low: i64 = 0  # of the values that lie open; 0 for none
        high: i64 = 0
        total: i64 = 0
        waiting: i64 = 0  # for how many seats
        cards: i64 = 0  # that others may still lay
        for player in world.players:
            coins = max(coins, player.coins)
            wounds = max(wounds, player.wounds)
            fewest = min(fewest, player.wounds)
            value = player.value
            if value > 0:
                total += value
                high = max(high, value)
                low = value if low == 0 else min(low, value)
            elif value < 0:
                waiting += 1
                if player is not own:
                    cards |= player.hand
        self.room: Room = room
        self.kind: i64 = kind_of(room)
        self.richest: bool = own.coins == coins
        self.most_wounded: bool = own.wounds == wounds
        self.least_wounded: bool = own.wounds == fewest
        self.last_floor: bool = world.floor == FLOORS
        self.dark: i64 = size(world.dark)
        self.left: float = float(ROOMS_ON_FLOOR - 1 - world.place)
        self.laid: i64 = low if self.kind == MONSTER or self.kind == LOW_BOSS else high
        self.reach: i64 = max(high, most_of(cards & room.admits))  # the most that others can lay
        self.needed: i64 = UNBEATABLE  # of each who has not laid yet
        if isinstance(room, Trap) and (self.richest if room.seeks_rich else self.least_wounded):
            self.kind = VICTIM
        strength = room.strength_for(world.seats)
        if strength:
            missing = max(strength - total, 0)
            self.needed = min((missing + waiting - 1) // waiting, UNBEATABLE)

    def describe(self, action: Action) -> list[float]:
        """An action in the order of HABITS."""
        row = [0.0 for _ in HABITS]
        if not isinstance(action, Play):
            row[FIRST_ITEM + 7] = 1.0
            row[FIRST_ITEM + 8] = float(self.dark)
            return row
        self.describe_item(action.card, row)
        value = self.room.worth[action.card]
        if value:
            row[self.kind * VALUES + value - 1] = 1.0
            self.describe_value(value, row)
        return row

    def describe_item(self, card: i64, row: list[float]) -> None:
        room = self.room
        at = FIRST_ITEM
        if card == KEY:
            row[at] = 1.0
            row[at + 1] = float(room.first) if isinstance(room, Treasure) else 0.0
        elif card == SWORD:
            row[at + 2] = 1.0
            row[at + 3] = wounds_of(room)
        if card > VALUES and card == room.escape:
            row[at + 6] = 1.0
        elif card == BALL:
            row[at + 4] = 1.0
            row[at + 5] = self.left

    def describe_value(self, value: i64, row: list[float]) -> None:
        """How it fits what has been laid, what others can do, and how the seat stands."""
        room = self.room
        kind = self.kind
        at = FIRST_SITUATED
        height = 0.5 * float(value - 3)
        if isinstance(room, Treasure):
            row[at] = height * float(room.first)
            row[at + 1] = height if room.second else 0.0
            row[at + 2] = height if self.richest else 0.0
            row[at + 3] = height if self.last_floor else 0.0
            row[at + 4] = 1.0 if value > self.reach else 0.0
            row[at + 5] = 1.0 if value < self.laid else 0.0
            row[at + 6] = 1.0 if value == self.laid else 0.0
            row[at + 20] = height * self.left
        elif kind == MONSTER or kind == LOW_BOSS:
            row[at + 7] = height * wounds_of(room)
            row[at + 8] = height if self.most_wounded else 0.0
            row[at + 9] = height if self.most_wounded and self.last_floor else 0.0
            row[at + 10] = height if self.needed > VALUES else 0.0
            row[at + 11] = 1.0 if value == self.needed else 0.0
            row[at + 12] = 1.0 if value > self.needed else 0.0
            row[at + 13] = 1.0 if value < self.laid else 0.0
            row[at + 14] = 1.0 if value == self.laid else 0.0
            row[at + 21] = height * self.left
        elif kind == HIGH_BOSS:
            row[at + 15] = 1.0 if self.laid and value > self.laid else 0.0
        elif kind == VICTIM or kind == BYSTANDER:
            if self.laid and value > self.laid:
                row[at + (16 if kind == VICTIM else 17)] = 1.0
            row[at + 23] = height * self.left
        elif isinstance(room, Vault):
            heals = float(room.bonuses[value - 1].heal)
            row[at + 18] = heals if self.most_wounded else 0.0
            row[at + 19] = heals if self.least_wounded else 0.0
            row[at + 22] = height * self.left


def kind_of(room: Room) -> i64:
    """What the room is to a seat that has nothing to pay in it."""
    if isinstance(room, Treasure):
        return CHEST
    if isinstance(room, Monster):
        return MONSTER
    if isinstance(room, Vault):
        for bonus in room.bonuses:
            if bonus.item:
                return GEAR
        return COINS
    if isinstance(room, Boss):
        return HIGH_BOSS if room.attacks_highest else LOW_BOSS
    return BYSTANDER


def wounds_of(room: Room) -> float:
    """What an enemy deals."""
    return float(room.wounds) if isinstance(room, (Monster, Boss)) else 0.0


def most_of(cards: i64) -> i64:
    """The highest value among these cards: a key or a sword counts as much as the highest card."""
    if has(cards, KEY) or has(cards, SWORD):
        return VALUES
    value: i64 = VALUES
    while value and not has(cards, value):
        value -= 1
    return value


JUDGE: Final[Judge | None] = shipped_judge("raiders", HABITS, "habits.json")

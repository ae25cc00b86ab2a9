"""What players are likely to do: cards described in words, and how likely each of them is.

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
# How a value fits the situation: places in a row from where this part begins, and what stands there
COIN: Final = 0
SECOND_CHEST: Final = 1
RICHEST: Final = 2
LAST_FLOOR: Final = 3
OUT_OF_REACH: Final = 4
BELOW_FOR_CHEST: Final = 5
LEVEL_FOR_CHEST: Final = 6
WOUND: Final = 7
MOST_WOUNDED: Final = 8
MOST_WOUNDED_AT_LAST: Final = 9
HOPELESS: Final = 10
AS_NEEDED: Final = 11
MORE_THAN_NEEDED: Final = 12
BELOW_LOWEST: Final = 13
LEVEL_WITH_LOWEST: Final = 14
ABOVE_HIGHEST: Final = 15
ABOVE_AS_VICTIM: Final = 16
ABOVE_AS_BYSTANDER: Final = 17
HEALING_MOST: Final = 18
HEALING_LEAST: Final = 19
ROOMS_FOR_CHEST: Final = 20
ROOMS_FOR_MONSTER: Final = 21
ROOMS_FOR_VAULT: Final = 22
ROOMS_FOR_TRAP: Final = 23
SITUATED: Final[dict[i64, str]] = {
    COIN: "height, for each coin of the first chest",
    SECOND_CHEST: "height, where there is a second chest",
    RICHEST: "height for a chest, while the seat is richest",
    LAST_FLOOR: "height for a chest, on the last floor",
    OUT_OF_REACH: "higher than any other can lay, for a chest",
    BELOW_FOR_CHEST: "lower than what lies open, for a chest",
    LEVEL_FOR_CHEST: "as high as what lies open, for a chest",
    WOUND: "height, for each wound that is dealt",
    MOST_WOUNDED: "height against wounds, while the seat is the most wounded",
    MOST_WOUNDED_AT_LAST: "height against wounds, while the most wounded on the last floor",
    HOPELESS: "height, where nothing can be beaten",
    AS_NEEDED: "as much as everybody must lay to win",
    MORE_THAN_NEEDED: "more than everybody must lay to win",
    BELOW_LOWEST: "lower than what lies open, where the lowest are attacked",
    LEVEL_WITH_LOWEST: "as low as what lies open, where the lowest are attacked",
    ABOVE_HIGHEST: "higher than what lies open, where the highest are attacked",
    ABOVE_AS_VICTIM: "higher than what lies open, in a trap that the seat would pay for",
    ABOVE_AS_BYSTANDER: "higher than what lies open, in a trap that others pay for",
    HEALING_MOST: "healing, while the seat is the most wounded",
    HEALING_LEAST: "healing, while it is the least wounded",
    ROOMS_FOR_CHEST: "height for a chest, for each room to come on the floor",
    ROOMS_FOR_MONSTER: "height against a monster, for each room to come on the floor",
    ROOMS_FOR_VAULT: "height in a vault, for each room to come on the floor",
    ROOMS_FOR_TRAP: "height in a trap, for each room to come on the floor",
}
# Items: places in a row from where this part begins, and what stands there
A_KEY: Final = 0
KEY_COIN: Final = 1
A_SWORD: Final = 2
SWORD_WOUND: Final = 3
A_BALL: Final = 4
BALL_ROOM: Final = 5
AN_ESCAPE: Final = 6
A_TORCH: Final = 7
TORCH_DARK: Final = 8
ITEMS: Final[dict[i64, str]] = {
    A_KEY: "a key",
    KEY_COIN: "a key, for each coin of the first chest",
    A_SWORD: "a sword",
    SWORD_WOUND: "a sword, for each wound that is dealt",
    A_BALL: "a ball",
    BALL_ROOM: "a ball, for each room to come on the floor",
    AN_ESCAPE: "an item that saves from the boss",
    A_TORCH: "a torch to look ahead",
    TORCH_DARK: "a torch to look ahead, for each dark room",
}
HABITS: Final = [
    *[f"a {value} {kind}" for kind in KINDS for value in range(1, VALUES + 1)],
    *SITUATED.values(),
    *ITEMS.values(),
]
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
            row[FIRST_ITEM + A_TORCH] = 1.0
            row[FIRST_ITEM + TORCH_DARK] = float(self.dark)
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
            row[at + A_KEY] = 1.0
            row[at + KEY_COIN] = float(room.first) if isinstance(room, Treasure) else 0.0
        elif card == SWORD:
            row[at + A_SWORD] = 1.0
            row[at + SWORD_WOUND] = wounds_of(room)
        if card > VALUES and card == room.escape:
            row[at + AN_ESCAPE] = 1.0
        elif card == BALL:
            row[at + A_BALL] = 1.0
            row[at + BALL_ROOM] = self.left

    def describe_value(self, value: i64, row: list[float]) -> None:
        """How it fits what has been laid, what others can do, and how the seat stands."""
        room = self.room
        kind = self.kind
        at = FIRST_SITUATED
        height = 0.5 * float(value - 3)
        if isinstance(room, Treasure):
            row[at + COIN] = height * float(room.first)
            row[at + SECOND_CHEST] = height if room.second else 0.0
            row[at + RICHEST] = height if self.richest else 0.0
            row[at + LAST_FLOOR] = height if self.last_floor else 0.0
            row[at + OUT_OF_REACH] = 1.0 if value > self.reach else 0.0
            row[at + BELOW_FOR_CHEST] = 1.0 if value < self.laid else 0.0
            row[at + LEVEL_FOR_CHEST] = 1.0 if value == self.laid else 0.0
            row[at + ROOMS_FOR_CHEST] = height * self.left
        elif kind == MONSTER or kind == LOW_BOSS:
            row[at + WOUND] = height * wounds_of(room)
            row[at + MOST_WOUNDED] = height if self.most_wounded else 0.0
            row[at + MOST_WOUNDED_AT_LAST] = height if self.most_wounded and self.last_floor else 0.0
            row[at + HOPELESS] = height if self.needed > VALUES else 0.0
            row[at + AS_NEEDED] = 1.0 if value == self.needed else 0.0
            row[at + MORE_THAN_NEEDED] = 1.0 if value > self.needed else 0.0
            row[at + BELOW_LOWEST] = 1.0 if value < self.laid else 0.0
            row[at + LEVEL_WITH_LOWEST] = 1.0 if value == self.laid else 0.0
            row[at + ROOMS_FOR_MONSTER] = height * self.left
        elif kind == HIGH_BOSS:
            row[at + ABOVE_HIGHEST] = 1.0 if self.laid and value > self.laid else 0.0
        elif kind == VICTIM or kind == BYSTANDER:
            if self.laid and value > self.laid:
                row[at + (ABOVE_AS_VICTIM if kind == VICTIM else ABOVE_AS_BYSTANDER)] = 1.0
            row[at + ROOMS_FOR_TRAP] = height * self.left
        elif isinstance(room, Vault):
            heals = float(room.bonuses[value - 1].heal)
            row[at + HEALING_MOST] = heals if self.most_wounded else 0.0
            row[at + HEALING_LEAST] = heals if self.least_wounded else 0.0
            row[at + ROOMS_FOR_VAULT] = height * self.left


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

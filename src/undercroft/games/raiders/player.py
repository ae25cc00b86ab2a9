"""What one seat has before it and in its hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has
from undercroft.games.raiders.actions import POWER_CARDS, VALUES
from undercroft.games.raiders.cards import ALL_ITEMS, COIN_CAP, LATE_ITEMS, count_of, one

NOT_LAID: Final = -1


class Account:
    """What a room does to a player, written down while it is resolved; only kept where somebody is told."""

    def __init__(self, coins: i64, wounds: i64) -> None:
        self.coins_before: i64 = coins
        self.wounds_before: i64 = wounds
        self.coins_due: i64 = 0
        self.chest: i64 = 0  # 1 or 2
        self.item: i64 = 0
        self.item_short: i64 = 0
        self.hit: bool = False
        self.rewarded: bool = False


class Player:
    """Coins, wounds, hand, and the card played in this room."""

    __slots__ = ("account", "card", "character", "coins", "hand", "items", "petrified", "value", "wounds")

    def __init__(self, character: i64, coins: i64, wounds: i64, hand: i64, items: i64) -> None:
        self.character: i64 = character
        self.coins: i64 = coins
        self.wounds: i64 = wounds
        self.hand: i64 = hand  # the set of cards in hand, one bit for any number of copies
        self.items: i64 = items  # how many of each item
        self.card: i64 = 0  # chosen or laid in this room; 0 for none yet
        self.value: i64 = NOT_LAID  # what the final card counts once it lies open; 0 for an escape
        self.petrified: bool = False
        self.account: Account | None = None

    def copy(self) -> Player:
        twin = Player(self.character, self.coins, self.wounds, self.hand, self.items)
        twin.card = self.card
        twin.value = self.value
        twin.petrified = self.petrified
        return twin

    # Cards

    def spend(self, card: i64) -> None:
        """A card leaves the hand."""
        if card > VALUES:
            self.items -= one(card)
            if count_of(self.items, card):
                return
        self.hand ^= bit(card)

    def lay(self, card: i64, worth: vec[i64]) -> None:
        """The final card of this room lies open."""
        self.spend(card)
        self.card = card
        self.value = worth[card]

    def take_item(self, card: i64) -> None:
        """An item card comes into the hand; there is no limit."""
        self.items += one(card)
        self.hand |= bit(card)
        if self.account is not None:
            self.account.item = card

    def take_power_back(self) -> None:
        self.hand |= POWER_CARDS

    def clear_room(self) -> None:
        """The card of this room has done its work."""
        self.card = 0
        self.value = NOT_LAID

    # Coins and wounds

    def gain(self, coins: i64) -> None:
        """Nobody holds more than 20 coins; what is over is lost, not given to others (R18)."""
        self.coins = min(self.coins + coins, COIN_CAP)
        if self.account is not None:
            self.account.coins_due += coins

    def lose(self, coins: i64) -> None:
        """A victim pays what it has (R19)."""
        self.coins = max(self.coins - coins, 0)
        if self.account is not None:
            self.account.coins_due -= coins
            self.account.hit = True

    def suffer(self, wounds: i64) -> None:
        """Wounds have no upper limit."""
        self.wounds += wounds
        if self.account is not None:
            self.account.hit = True

    def heal(self, wounds: i64) -> None:
        """Wounds never go below 0 (R19)."""
        self.wounds = max(self.wounds - wounds, 0)


def sum_of(players: vec[Player]) -> i64:
    """What all final cards that lie open are worth together."""
    total: i64 = 0
    for player in players:
        if player.value > 0:
            total += player.value
    return total


def highest(players: vec[Player], limit: i64) -> i64:
    """The highest value below the limit; 0 if there is none."""
    top: i64 = 0
    for player in players:
        if top < player.value < limit:
            top = player.value
    return top


def lowest(players: vec[Player]) -> i64:
    """The lowest value of those who did not escape."""
    low: i64 = VALUES + 1
    for player in players:
        if 0 < player.value < low:
            low = player.value
    return low


def count(players: vec[Player], value: i64) -> i64:
    """How many played this value."""
    found: i64 = 0
    for player in players:
        if player.value == value:
            found += 1
    return found


def most_coins(players: vec[Player]) -> i64:
    most: i64 = 0
    for player in players:
        most = max(most, player.coins)
    return most


def fewest_wounds(players: vec[Player]) -> i64:
    fewest = players[0].wounds
    for player in players:
        fewest = min(fewest, player.wounds)
    return fewest


def most_wounds(players: vec[Player]) -> i64:
    most: i64 = 0
    for player in players:
        most = max(most, player.wounds)
    return most


def supply(players: vec[Player]) -> i64:
    """The items in the supply: all that are neither in a hand nor lie in the room until it is cleared.

    It is computed, so no item can get lost. A card chosen in secret is still in the hand.
    """
    left = ALL_ITEMS
    for player in players:
        left -= player.items
        if player.value != NOT_LAID and has(LATE_ITEMS, player.card):
            left -= one(player.card)
    return left


def supply_is_whole(players: vec[Player], card: i64, used: i64) -> bool:
    """Are there enough copies of an item for all hands, for what lies in the room, and for those used in it?"""
    total = used
    for player in players:
        total += count_of(player.items, card)
        if player.value != NOT_LAID and player.card == card and has(LATE_ITEMS, card):
            total += 1
    return total <= count_of(ALL_ITEMS, card)

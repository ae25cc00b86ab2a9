"""The ten bosses of the last room: each is a monster with a way of its own."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import has
from undercroft.core.components import BadComponents, Components, Row
from undercroft.games.raiders.actions import KEY, SWORD, VALUES
from undercroft.games.raiders.cards import COMPONENTS, ITEM_NAMES, Item, read_items
from undercroft.games.raiders.player import Player, highest, lowest, sum_of
from undercroft.games.raiders.rooms import NO_LIMIT, ROOMS, Room, read_strength

FIELDS: Final = [
    "beatable",
    "strength",
    "attacks",
    "wounds",
    "coins_lost",
    "petrifies",
    "top_reward",
    "escape_with",
    "fives_count_as",
]


class Boss(Room):
    """Beaten like a monster, if it can be beaten at all; what it does to those it attacks is its own."""

    def __init__(self, number: i64, row: Row, items: list[Item]) -> None:
        super().__init__(number, "boss", row, FIELDS, items)
        self.beatable: bool = row.flag("beatable")
        if self.beatable != row.has("strength"):
            raise row.wrong("strength", "must be there for a beatable boss and for no other")
        # By the number of seats, those who escape included (R13).
        self.strength: vec[i64] = read_strength(row) if self.beatable else vec[i64]()
        self.attacks_highest: bool = row.word("attacks", ["lowest", "highest"]) == "highest"
        self.wounds: i64 = row.number("wounds")
        self.coins_lost: i64 = row.number("coins_lost") if row.has("coins_lost") else 0
        self.petrifies: bool = row.has("petrifies") and row.flag("petrifies")
        self.top_reward: i64 = row.number("top_reward") if row.has("top_reward") else 0
        self.fives_count_as: i64 = VALUES
        if row.has("fives_count_as"):
            # A power 5 and a sword are both fives (R11).
            self.fives_count_as = row.number("fives_count_as", 1, VALUES)
            self.worth[VALUES] = self.fives_count_as
            self.worth[SWORD] = self.fives_count_as
        if row.has("escape_with"):
            self.escape = ITEM_NAMES.index(row.word("escape_with", ITEM_NAMES)) + KEY
            self.worth[self.escape] = 0
            if not has(self.admits, self.escape):
                raise row.wrong("escape_with", "is an item that its legal_in does not allow here")
        for index, item in enumerate(items):
            card = index + KEY
            if f"boss:{self.id}" in item.legal_in and item.value == 0 and card != self.escape:
                raise row.wrong("escape_with", f"must be {item.id!r}, whose legal_in names this boss")

    def strength_for(self, seats: i64) -> i64:
        return self.strength[seats] if self.beatable else 0

    def resolve(self, players: vec[Player]) -> None:
        # A seat that escaped has no value, is not in the sum and is neither lowest nor highest (R14).
        low = lowest(players)
        top = highest(players, NO_LIMIT)
        if top == 0:
            return
        beaten = self.is_beaten(players)
        if not beaten:
            attacked = top if self.attacks_highest else low
            for player in players:
                if player.value == attacked:
                    self.attack(player)
        # The reward is paid after a victory too, but not if all are equal and lose (R28, R29).
        if self.top_reward and (beaten or low < top):
            for player in players:
                if player.value == top:
                    player.gain(self.top_reward)
                    if player.account is not None:
                        player.account.rewarded = True

    def is_beaten(self, players: vec[Player]) -> bool:
        return self.beatable and sum_of(players) >= self.strength[len(players)]

    def attack(self, player: Player) -> None:
        """Every attacked seat suffers the whole effect."""
        if self.wounds:
            player.suffer(self.wounds)
        if self.coins_lost:
            player.lose(self.coins_lost)
        if self.petrifies:
            player.petrified = True
        if player.account is not None:
            player.account.hit = True


def read_bosses(components: Components, first: i64) -> list[Boss]:
    """The boss cards, numbered from the first number on."""
    items = read_items(components)
    bosses: list[Boss] = []
    for row in components.rows("bosses"):
        for _ in range(row.number("count", 1)):
            bosses.append(Boss(first + len(bosses), row, items))
    if not bosses:
        raise BadComponents(f"{components.file}: bosses: there must be at least one")
    return bosses


# Bosses are numbered on from the rooms.
BOSSES: Final[list[Boss]] = read_bosses(COMPONENTS, len(ROOMS))
# Every card that can lie in a room, by its number.
DUNGEON: Final[list[Room]] = [*ROOMS, *BOSSES]

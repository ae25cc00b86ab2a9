"""The box of Dungeon Raiders as plain numbers for four seats, for engines that are not ours."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

from undercroft.games.raiders.bosses import BOSSES, Boss
from undercroft.games.raiders.cards import CHARACTERS, PLANS, count_of
from undercroft.games.raiders.rooms import ROOMS, Monster, Room, Trap, Treasure, Vault

SEATS = 4
MONSTER, TREASURE, VAULT, TRAP, BOSS = range(5)
COINS, HEALING = 10, 11  # what a vault gives, beside the items 6 to 9


@dataclass
class Card:
    """A room or a boss; what a kind does not have is 0."""

    kind: int
    admits: int
    escape: int
    worth: list[int]
    strength: int = 0  # 0: cannot be beaten
    wounds: int = 0
    coins: int = 0  # lost by those whom a boss attacks
    stone: int = 0
    prize: int = 0  # for the highest value against a boss
    highest: int = 0  # whom a boss attacks
    chests: list[int] = field(default_factory=lambda: [0, 0])
    gives: list[int] = field(default_factory=lambda: [0] * 6)  # a vault, by value: what
    amount: list[int] = field(
        default_factory=lambda: [0] * 6
    )  # and how many; a trap's penalty by highest value
    rich: int = 0  # a trap seeks the richest


def card_of(room: Room) -> Card:
    card = Card(BOSS, int(room.admits), int(room.escape), [int(one) for one in room.worth])
    if isinstance(room, Monster):
        card.kind, card.strength, card.wounds = MONSTER, int(room.strength[SEATS]), int(room.wounds)
    elif isinstance(room, Treasure):
        card.kind, card.chests = TREASURE, [int(room.first), int(room.second)]
    elif isinstance(room, Vault):
        card.kind = VAULT
        for value, bonus in enumerate(room.bonuses, 1):
            card.gives[value] = int(bonus.item) or (COINS if bonus.coins else HEALING)
            card.amount[value] = int(bonus.coins or bonus.heal or 1)
    elif isinstance(room, Trap):
        card.kind, card.rich = TRAP, int(room.seeks_rich)
        assert room.wounds != room.seeks_rich
        card.amount = [int(penalty) for penalty in room.penalties]
    else:
        assert isinstance(room, Boss)
        card.strength = int(room.strength[SEATS]) if room.beatable else 0
        card.wounds, card.coins, card.stone = int(room.wounds), int(room.coins_lost), int(room.petrifies)
        card.prize, card.highest = int(room.top_reward), int(room.attacks_highest)
    return card


CARDS = [card_of(room) for room in [*ROOMS, *BOSSES]]
# Coins, wounds and the number of each item, of every character.
PEOPLE = [
    [int(one.coins), int(one.wounds), *(int(count_of(one.items, item)) for item in range(6, 10))]
    for one in CHARACTERS
]
DARK = [int(plan.dark) for plan in PLANS]  # the places that lie face down


def write_json(file: Path) -> None:
    cards = [asdict(card) for card in CARDS]
    file.write_text(
        json.dumps({"cards": cards, "rooms": len(ROOMS), "people": PEOPLE, "dark": DARK}), encoding="utf-8"
    )


def write_header(file: Path) -> None:
    """The same as a C header."""
    fields = "kind admits escape worth[10] strength wounds coins stone prize highest chests[2] gives[6] amount[6] rich"
    lines = ["typedef struct { int " + ", ".join(fields.split()) + "; } Card;"]
    lines += [f"enum {{ ROOMS = {len(ROOMS)}, BOSSES = {len(BOSSES)} }};"]
    cards = [list(asdict(card).values()) for card in CARDS]
    for declared, rows in (("Card CARDS[]", cards), ("int PEOPLE[][6]", PEOPLE), ("int DARK[]", DARK)):
        lines.append(f"static const {declared} = {braces(rows)};")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def braces(value: object) -> str:
    if isinstance(value, list):
        return "{" + ", ".join(braces(one) for one in value) + "}"
    return str(value)

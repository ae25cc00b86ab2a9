"""What a seat sees, and the numbers that help it. Never compiled: only Structs.

Seats are numbered from 0, floors and rooms from 1. A card in play is named as in the actions: "1" to "5" for
power cards, "key", "sword", "ball", "torch". Ids of rooms, bosses, characters and floor plans are those of
components.toml; their names in every language come with the game.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.core.view import Message
from undercroft.core.view_bounds import BAG, IMPLIED, PER_SEAT, at_most, exactly, ids, tally, within

Card = Literal["1", "2", "3", "4", "5", "key", "sword", "ball", "torch"]
Item = Literal["torch", "ball", "key", "sword"]
Phase = Literal["choose", "second", "over"]

RoomId = Annotated[str, ids("rooms")]  # of a room card or a boss
Value = Annotated[int, within(1, 5)]  # of a power card
Copies = Annotated[int, within(0, 60)]  # of a card or an item


class Items(msgspec.Struct, frozen=True):
    """How many of each item: in a hand, or left in the supply."""

    torch: Copies
    ball: Copies
    key: Copies
    sword: Copies


# Room cards, as they lie face up. `kind` tells them apart; strengths are those for this number of seats.


class Treasure(msgspec.Struct, frozen=True, tag_field="kind", tag="treasure"):
    """The highest card takes the first chest, the next lower one the second; equals share."""

    id: RoomId
    chests: Annotated[list[int], IMPLIED]  # coins, one or two chests, the richer first


class Monster(msgspec.Struct, frozen=True, tag_field="kind", tag="monster"):
    """If all cards together are weaker than it, the lowest cards take the wounds."""

    id: RoomId
    strength: Annotated[int, IMPLIED]
    wounds: Annotated[int, IMPLIED]


class Bonus(msgspec.Struct, frozen=True):
    """What a vault gives for one card value: exactly one of an item, coins or healing."""

    value: int
    item: Item | None = None
    coins: int = 0
    heal: int = 0


class Vault(msgspec.Struct, frozen=True, tag_field="kind", tag="vault"):
    """Every seat gets the bonus of its own card value."""

    id: RoomId
    bonuses: Annotated[list[Bonus], IMPLIED]  # for the values 1 to 5, in this order


class Trap(msgspec.Struct, frozen=True, tag_field="kind", tag="trap"):
    """The highest card played sets a penalty, paid by the richest or by the least wounded."""

    id: RoomId
    victims: Annotated[Literal["most_coins", "fewest_wounds"], IMPLIED]
    penalty: Annotated[Literal["lose_coins", "take_wounds"], IMPLIED]
    penalties: Annotated[list[int], IMPLIED]  # for a highest card of 1 to 5, in this order


class Boss(msgspec.Struct, frozen=True, tag_field="kind", tag="boss"):
    """The last room: like a monster, with a way of its own."""

    id: RoomId
    strength: Annotated[int | None, IMPLIED]  # None: cannot be beaten
    attacks: Annotated[Literal["lowest", "highest"], IMPLIED]
    wounds: Annotated[int, IMPLIED]
    coins_lost: Annotated[int, IMPLIED]
    petrifies: Annotated[bool, IMPLIED]
    top_reward: Annotated[int, IMPLIED]  # coins for each highest card
    escape_with: Annotated[Item | None, IMPLIED]
    fives_count_as: Annotated[int | None, IMPLIED]  # what a power 5 and a sword are worth here, if not 5


RoomCard = Treasure | Monster | Vault | Trap | Boss


class Place(msgspec.Struct, frozen=True):
    """One of the five places of the floor."""

    stage: Literal["resolved", "current", "ahead"]
    face: Literal["up", "down", "lit"]  # lit: it lies face down, and this seat alone knows it from its torch
    boss: bool  # this is the last room of the game, whatever lies there
    room: RoomCard | None  # None while this seat does not know it


class Seat(msgspec.Struct, frozen=True):
    """What is known of a seat. A card chosen but not yet revealed still counts as being in the hand."""

    character: Annotated[str, ids("characters")]
    coins: Annotated[int, within(0, 99)]
    wounds: Annotated[int, within(0, 999)]
    power: Annotated[list[Value], at_most(5), BAG]  # power cards in hand
    # Power cards that lie face up before it, back in hand with the next floor.
    spent: Annotated[list[int], IMPLIED]
    items: Items
    chosen: bool  # its card for this room is chosen or laid, and it owes no second one
    choice: Card | None  # its card, chosen and not yet revealed, if this seat knows it: its own
    gazing: bool  # its crystal ball was revealed: it owes its real card
    # Its cards revealed in this room: none, one, or a ball and the real one.
    laid: Annotated[list[Card], at_most(2)]
    torch_used: bool  # on this floor
    scroll: bool  # plays first (tactical)
    petrified: bool


class Constants(msgspec.Struct, frozen=True):
    """What never changes in a game."""

    floors: int
    layouts: dict[str, str]  # of each floor card: U face up, D face down
    cards: list[RoomCard]  # every room card and boss once, with the strengths for this number of seats
    removed: int  # that many of the unseen cards never come into play
    coin_cap: int


class Unseen(msgspec.Struct, frozen=True):
    """A room card that this seat has not seen yet, and how many copies of it."""

    room: Annotated[str, ids("room cards")]
    left: Copies


class Kinds(msgspec.Struct, frozen=True):
    """How many room cards of each kind this seat has not seen yet, the removed ones included."""

    monster: Copies
    treasure: Copies
    vault: Copies
    trap: Copies


class View(msgspec.Struct, frozen=True):
    """The table as one seat (or a watcher) sees it."""

    variant: Literal["standard", "tactical"]
    phase: Phase  # second: crystal balls are out, their owners choose again
    floor: Annotated[int, within(1, 9)]
    room: Annotated[int, within(1, 5)]  # the current room of the floor; 5 when the game is over
    rooms_left: Annotated[int, within(0, 99)]  # of the whole game, the current one included
    plan: Annotated[str, ids("plans")]  # id of the floor card
    places: Annotated[list[Place], exactly(5)]
    seats: Annotated[list[Seat], PER_SEAT]
    supply: Items
    # What dark rooms and later floors may bring; after the game, what was removed.
    unseen: Annotated[list[Unseen], tally("room cards", "room", "left")]
    unseen_kinds: Kinds
    # Who may wait in the last room: one once this seat has seen it.
    bosses: Annotated[list[Annotated[str, ids("bosses")]], at_most(60), BAG]


# Results of a room: foreseen in the figures, told in RoomResolved.


class SeatResult(msgspec.Struct, frozen=True):
    """What a room brings to one seat."""

    card: Card  # the final card; a ball only as an escape
    value: int | None  # what it counts here; None: escaped
    coins: int  # the change, after the cap of 20 and the bottom of 0
    coins_due: int  # the change as the room has it, before both
    wounds: int  # the change; healing is negative
    chest: int | None  # 1 or 2: takes a share of that chest
    item: Item | None  # taken from the supply
    item_short: Item | None  # due, but the supply does not suffice for all who are due it
    hit: bool  # wounded, robbed or petrified by a monster, trap or boss
    rewarded: bool  # the boss's reward for the highest card
    escaped: bool
    petrified: bool


class Result(msgspec.Struct, frozen=True):
    """What a room brings to all."""

    sum: int | None  # of the fighting cards; None where no strength matters
    strength: int | None  # None: no monster, or a boss that cannot be beaten
    beaten: bool | None  # None where there is nobody to beat
    highest: int | None  # the highest value; None if all escaped
    lowest: int | None
    penalty: int | None  # what a trap takes from each victim
    seats: list[SeatResult]


# Figures: the numbers that save arithmetic.


class Marks(msgspec.Struct, frozen=True):
    """How a seat stands among all."""

    richest: bool
    least_wounded: bool
    most_wounded: bool
    would_faint: bool  # if the game ended now
    would_win: bool  # if the game ended now


class HandCard(msgspec.Struct, frozen=True):
    """A card in this seat's hand, and what playing it into this room means."""

    card: Card
    copies: int
    value: int | None  # what it counts here; None for a ball, an escape, or a card that may not be played
    legal: bool
    why_not: Message | None  # the reason while it is not legal
    escapes: bool  # takes its player out of the boss's room
    needed: int | None  # what the others must still bring to beat monster or boss after this card
    result: Result | None  # the exact outcome, where nobody else's card is open


class TorchUse(msgspec.Struct, frozen=True):
    """May this seat look at the dark rooms of the floor now?"""

    legal: bool
    why_not: Message | None
    dark: int  # rooms of this floor that it does not know


class Fight(msgspec.Struct, frozen=True):
    """Monsters and bosses: the sum against the strength."""

    strength: int | None  # None: cannot be beaten
    laid: int  # sum of the final cards revealed so far
    least: int  # smallest sum still possible from all hands
    largest: int  # largest sum still possible from all hands, swords included
    wounds: int  # at stake for each attacked seat
    coins_lost: int
    petrifies: bool


class Shares(msgspec.Struct, frozen=True):
    """A chest and what each gets if 1, 2, 3 … seats share it."""

    coins: int
    each: list[int]


class TreasureFigures(msgspec.Struct, frozen=True, tag_field="kind", tag="treasure"):
    chests: list[Shares]
    hold_five: list[int]  # seats that still hold a power 5
    hold_four: list[int]
    hold_key: list[int]


class MonsterFigures(msgspec.Struct, frozen=True, tag_field="kind", tag="monster"):
    fight: Fight


class BonusFigures(msgspec.Struct, frozen=True):
    bonus: Bonus
    supply: int | None  # copies of the item left; None for coins and healing
    empty: bool  # none is left
    returns: bool  # one comes back if somebody uses it in this room


class VaultFigures(msgspec.Struct, frozen=True, tag_field="kind", tag="vault"):
    bonuses: list[BonusFigures]


class TrapFigures(msgspec.Struct, frozen=True, tag_field="kind", tag="trap"):
    penalties: list[int]  # for a highest card of 1 to 5
    victims: list[int]  # as coins and wounds stand now
    you_are_hit: bool
    highest_laid: int  # among the final cards revealed so far; 0 for none
    least: int  # the penalty is at least this, whatever comes
    largest: int  # and at most this


class BossFigures(msgspec.Struct, frozen=True, tag_field="kind", tag="boss"):
    fight: Fight
    special: Message  # its rule in one line
    escape_with: Item | None
    hold_escape: list[int]  # seats that hold the escape item
    five_value: int  # what a power 5 is worth here
    sword_value: int


RoomFigures = TreasureFigures | MonsterFigures | VaultFigures | TrapFigures | BossFigures


class Figures(msgspec.Struct, frozen=True):
    """Helpful numbers for one seat. A watcher has no hand."""

    marks: list[Marks]  # per seat
    room: RoomFigures | None  # None when the game is over
    hand: list[HandCard]
    torch: TorchUse
    depends_on: list[int]  # other seats whose final card is still open: none left means exact results above

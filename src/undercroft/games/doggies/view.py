"""What a seat sees, and the numbers that help it; what it is told is in view_events.py. Never compiled: only Structs.

Seats and steps of a walk are counted from 0, rounds from 1. A cell is [x, y] with the start room at [0, 0] and
y growing to the south. Directions are N, E, S, W. A turn is a number of quarter turns clockwise. Sides are four
letters for N, E, S, W as the card lies: o open, d door, w wall, t trophy side (a wall). Ids of cards, dogs,
quests and potions are those of components.toml; their names in every language come with the game.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.core.view import Message
from undercroft.core.view_bounds import (
    BAG,
    IMPLIED,
    PER_SEAT,
    SeatNumber,
    at_most,
    exactly,
    ids,
    tally,
    within,
)

Symbol = Literal["sword", "bow", "fireball"]
Direction = Literal["N", "E", "S", "W"]
Status = Literal["in", "left", "asleep"]
Ability = Literal["breach", "smite", "key", "trapjump", "tough", "rotate"]
Phase = Literal["dogs", "quests", "turn", "place", "walk", "over"]
Way = Literal["open", "door", "breach"]
Leads = Literal["room", "out", "nowhere"]  # nowhere: a hole lies behind
RoomState = Literal["free", "claimed", "disarmed", "hole"]
Passage = Literal["open", "breach", "unlocked", "locked", "wall"]  # unlocked: a door, and this seat has a key

CardId = Annotated[str, ids("cards")]  # of a single card
QuestId = Annotated[str, ids("quests")]
Coordinate = Annotated[int, within(-96, 96)]
Cell = Annotated[list[Coordinate], exactly(2)]
Count = Annotated[int, within(0, 999)]
Change = Annotated[int, within(-999, 999)]


class Attack(msgspec.Struct, frozen=True):
    """How many of each attack symbol, or of each potion."""

    sword: Count
    bow: Count
    fireball: Count


class Marks(msgspec.Struct, frozen=True):
    """How many of each symbol."""

    sword: Count
    bow: Count
    fireball: Count
    shield: Count
    key: Count


# Room cards. `kind` tells them apart; `id` is the single card, `room` the kind of card it is a copy of.


class Card(msgspec.Struct, frozen=True, tag_field="kind"):
    id: CardId
    room: Annotated[str, IMPLIED]


class MonsterCard(Card, frozen=True, tag="monster"):
    """Beaten with the symbols it needs, or passed for its damage."""

    species: Annotated[str, IMPLIED]
    need: Annotated[Attack, IMPLIED]
    damage: Annotated[int, IMPLIED]
    trophy: Annotated[Marks, IMPLIED]
    coins: Annotated[int, IMPLIED]
    dragon: Annotated[bool, IMPLIED]  # no smiting it


class CoinCard(Card, frozen=True, tag="coin"):
    coins: Annotated[int, IMPLIED]


class ArtifactCard(Card, frozen=True, tag="artifact"):
    trophy: Annotated[Marks, IMPLIED]


class TrapCard(Card, frozen=True, tag="trap"):
    """Disarmed with a trophy or potion of its symbol, or taken along for its coins, which are a loss."""

    disarm: Annotated[Symbol, IMPLIED]
    coins: Annotated[int, IMPLIED]


class TrampCard(Card, frozen=True, tag="tramp"):
    """Side A: one of its symbols in each fight. Side B: its symbols, and a paw."""

    a: Annotated[list[Symbol], IMPLIED]
    b: Annotated[Attack, IMPLIED]
    coins: Annotated[int, IMPLIED]


class ChestCard(Card, frozen=True, tag="chest"):
    """Coins at the end of the game, if a key opens it."""

    coins: Annotated[int, IMPLIED]


class PotionCard(Card, frozen=True, tag="potion"):
    pass


class PortalCard(Card, frozen=True, tag="portal"):
    pass


class StartCard(Card, frozen=True, tag="start"):
    pass


RoomCard = (
    MonsterCard
    | CoinCard
    | ArtifactCard
    | TrapCard
    | TrampCard
    | ChestCard
    | PotionCard
    | PortalCard
    | StartCard
)


# The dungeon


class WayOut(msgspec.Struct, frozen=True):
    """A side of a laid card that leads to the table."""

    direction: Direction
    how: Way


class Room(msgspec.Struct, frozen=True):
    """A cell of the dungeon: a laid card, or the hole a card left behind."""

    cell: Cell
    card: RoomCard | None  # None: a hole
    turn: Annotated[int, within(0, 3)]
    sides: Annotated[str, IMPLIED]
    state: RoomState
    seat: SeatNumber | None  # whose paws lie here
    paws: Count
    lid: Annotated[str, ids("lids")] | None  # id of the card or potion that lies on a disarmed trap
    ways_out: Annotated[list[WayOut], IMPLIED]


class Breach(msgspec.Struct, frozen=True):
    """A broken boundary: everybody may pass until the end of the round."""

    cell: Cell
    direction: Direction
    seat: SeatNumber  # whose paw marks it


class Spot(msgspec.Struct, frozen=True):
    """An empty cell where the drawn card fits, with every turn that gives other sides."""

    cell: list[int]
    turns: list[int]


class Placing(msgspec.Struct, frozen=True):
    """A drawn card that has to be laid."""

    seat: SeatNumber
    card: RoomCard
    faces: Annotated[list[str], IMPLIED]  # its sides after 0, 1, 2, 3 turns
    spots: Annotated[list[Spot], IMPLIED]


# Quests and seats


class Quest(msgspec.Struct, frozen=True):
    """A quest and how everybody stands in it; what lies claimed in the dungeon counts already."""

    id: QuestId
    symbol: Annotated[Symbol | None, IMPLIED]  # most trophies of this kind, or
    species: Annotated[str | None, IMPLIED]  # every monster of this species
    coins: Annotated[int, IMPLIED]
    counts: Annotated[list[Count], PER_SEAT]
    base: Annotated[list[Count], PER_SEAT]  # base symbols, which break a tie; zeros for a monster quest
    leader: SeatNumber | None  # who would get a symbol quest now
    pays: Annotated[list[Change], PER_SEAT]  # as it stands; a personal quest pays its owner only


class Dog(msgspec.Struct, frozen=True):
    id: Annotated[str, ids("dogs")]
    ability: Annotated[Ability, IMPLIED]
    base: Annotated[Marks, IMPLIED]


class HeldCard(msgspec.Struct, frozen=True):
    """A card that belongs to a seat."""

    card: RoomCard
    side: Literal["A", "B"] | None  # of a tramp
    gave_paw: bool
    cell: Cell | None  # where it still lies in the dungeon with this seat's paw, this round


class Seat(msgspec.Struct, frozen=True):
    """A seat's board and everything beside it. Symbols won on the present walk are counted."""

    dog: Dog | None
    status: Status
    owned: Count  # paws that belong on the board
    available: Count  # paws on the board now
    spare: Count  # paws that can still be won
    debt: Count  # paws to give back at the end of the round
    trophies: Marks  # without side A of tramps
    either: Annotated[list[list[Symbol]], IMPLIED]  # side A of each tramp: one of these in each fight
    attack: Attack  # base and trophies, without side A
    shields: Count
    keys: Count
    potions: Attack
    cards: Annotated[list[HeldCard], at_most(50)]
    coins: Change  # on cards and in chests that keys open, less what traps and tramps cost
    quest: Quest | None  # the personal quest, where this view may show it
    quest_kept: bool  # has chosen which quest to keep
    offer: Annotated[list[Quest], at_most(2)]  # the quests it chooses from, where this view may show them
    kept: QuestId | None  # its choice among them, until all have chosen


# The walk


class Totals(msgspec.Struct, frozen=True):
    """What a walker has left and has won so far on this walk."""

    damage: Count
    shields: Count
    shields_left: Change  # must stay above 0
    paws: Count
    attack: Attack
    potions: Attack
    keys: Count
    coins: (
        Change  # the change by this walk: cards taken or laid on traps, and chests as far as there are keys
    )
    quest_coins: Change  # the change of what common quests pay, by cards and potions


class Walk(msgspec.Struct, frozen=True):
    """The walk that is going on."""

    seat: SeatNumber
    path: Annotated[list[Cell], at_most(90)]  # in order, the start room first
    pending: bool  # the room it stands in asks for a decision
    taken: Annotated[list[CardId], at_most(90), BAG]
    turned: Annotated[list[Cell], at_most(4)]  # cells of cards already turned at the start of this walk
    totals: Totals


# The whole


class Constants(msgspec.Struct, frozen=True):
    """What never changes in a game."""

    rounds: int
    kinds: list[RoomCard]  # every kind of room card once, with its own id


class Unseen(msgspec.Struct, frozen=True):
    """A kind of room card, and how many copies are still in the piles."""

    room: Annotated[str, ids("rooms")]
    left: Count


class View(msgspec.Struct, frozen=True):
    """The table as one seat (or a watcher) sees it."""

    phase: Phase
    round: Annotated[int, within(1, 9)]
    first: SeatNumber  # holds the first-player token
    active: SeatNumber | None  # whose turn it is
    hard_start: bool
    no_potions: bool
    free_dogs: Annotated[list[Dog], at_most(20), tally("dogs", "id")]  # to choose from, while dogs are chosen
    seats: Annotated[list[Seat], PER_SEAT]
    common: Annotated[list[Quest], at_most(4)]
    supply: Attack  # potions
    draw_pile: Count  # cards that may still be drawn in this round
    set_aside: Count  # cards that come back with the next round
    countdown: Count | None  # cards counted off when the first seat left, in this round
    unseen: Annotated[list[Unseen], tally("rooms", "room", "left")]
    rooms: Annotated[list[Room], at_most(90)]
    breaches: Annotated[list[Breach], at_most(30)]
    placing: Placing | None
    walk: Walk | None
    box: Annotated[list[CardId], at_most(90), BAG]  # cards out of the game


# Figures: the numbers that save arithmetic.


class Coins(msgspec.Struct, frozen=True):
    """A seat's coins if the game ended now, as far as this seat knows."""

    cards: int
    chests: int
    losses: int
    quests: int
    total: int


class Choice(msgspec.Struct, frozen=True):
    """One of the three things a turn offers."""

    legal: bool
    why: Message | None


class TurnFigures(msgspec.Struct, frozen=True):
    """A seat's own turn."""

    explore: Choice
    leave: Choice
    sleep: Choice
    sleep_paw: bool  # sleeping brings a paw


class Door(msgspec.Struct, frozen=True):
    """One side of a room, for this seat."""

    direction: Direction
    leads: Leads
    passage: Passage


class RoomFigures(msgspec.Struct, frozen=True):
    """What a room would ask of this seat, with what it has now: for planning a walk."""

    cell: list[int]
    why: Message | None  # why it cannot be entered at all
    doors: list[Door]
    fights: list[Attack]  # the potions each way of winning takes; empty: nothing beats it, or no paw is left
    missing: Attack  # symbols that base, trophies and tramps lack
    smite: bool  # two paws would beat it, and there are two
    damage: int  # for sneaking past
    asks_paw: bool  # cannot be passed without a paw, a trophy or a potion (a trap)
    coins: int  # what taking it adds to the score, quests included


class Step(msgspec.Struct, frozen=True):
    """A step of the walk: what it costs and brings, or why it is not possible."""

    action: dict[str, str | int | list[int]]
    legal: bool
    why: Message | None
    cell: list[int] | None  # the room it leads to, or turns; None: out of the dungeon, or no move
    paws: int  # the change
    damage: int
    potions: Attack  # drunk or laid on the trap
    wins_potion: Symbol | None
    trophy: Marks  # won
    either: list[Symbol]  # won with side A of a tramp
    lost: Marks  # with the card laid on the trap
    lost_either: list[Symbol]  # with side A of a tramp laid on the trap
    loses: str | None  # the card laid on the trap
    coins: int  # the change of the score: cards, chests and losses
    quest_coins: int  # the change of the score by quests this seat knows
    after: Totals | None  # where the walker would stand then; None for the last step and what is impossible


class Figures(msgspec.Struct, frozen=True):
    """Helpful numbers for one seat. A watcher has neither rooms nor steps."""

    coins: list[Coins]  # per seat
    turn: TurnFigures | None  # at this seat's turn
    rooms: list[RoomFigures]  # while this seat is in the dungeon
    steps: list[Step]  # on this seat's walk
    result: Totals | None  # on this seat's walk: where it stands


class Plan(msgspec.Struct, frozen=True):
    """A walk that a seat thinks of before it leaves: the steps drawn, and where they would lead."""

    steps: list[Step]  # up to the first that is not possible, which says why
    ends: bool  # the walk is possible and leads out of the dungeon
    view: View  # the table after the possible ones; the last step, out of the dungeon, is not taken
    figures: Figures  # of that table: what could follow, and where the walker would stand

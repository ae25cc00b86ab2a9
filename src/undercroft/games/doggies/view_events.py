"""What happened, in the order in which it can, as the seats are told it. Never compiled: only Structs."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.core.view import Event
from undercroft.games.doggies.view import Attack, Direction, Marks, RoomCard, Symbol, Totals, Way


class DogChosen(Event, frozen=True):
    seat: int
    dog: str


class QuestsDealt(Event, frozen=True):
    """Told to each seat for itself."""

    seat: int
    quests: list[str]


class QuestChosen(Event, frozen=True):
    """A seat has made its choice; which, nobody else hears."""

    seat: int


class QuestsRevealed(Event, frozen=True):
    """The quests not kept are common from now on."""

    common: list[str]  # per seat that gave it up


class PotionsDealt(Event, frozen=True):
    potions: list[str]  # symbol of each seat's potion
    supply: Attack


class RoundBegan(Event, frozen=True):
    round: int
    first: int
    cards: int  # in the draw pile


class Explored(Event, frozen=True):
    seat: int
    card: RoomCard
    left: int  # cards that may still be drawn


class Placed(Event, frozen=True):
    seat: int
    card: RoomCard
    cell: list[int]
    turn: int
    sides: str
    joins: list[Direction]  # the sides that are connected now
    ways_out: list[Direction]


class Slept(Event, frozen=True):
    seat: int
    paw: bool  # won a paw by it
    owned: int


class WalkBegan(Event, frozen=True):
    seat: int
    totals: Totals


class CardTurned(Event, frozen=True):
    """Turned at the start of a walk, for everybody."""

    seat: int
    cell: list[int]
    card: str
    turn: int
    sides: str
    totals: Totals


class WallBroken(Event, frozen=True):
    """A paw lies on the boundary now; RoomEntered or WalkedOut follows."""

    seat: int
    cell: list[int]
    direction: Direction
    totals: Totals


class RoomEntered(Event, frozen=True):
    seat: int
    step: int  # the place of this room in the path
    origin: list[int]
    cell: list[int]
    way: Way | Literal["portal"]
    card: RoomCard
    totals: Totals


class RoomSkipped(Event, frozen=True):
    seat: int
    cell: list[int]
    card: str
    totals: Totals


class RoomClaimed(Event, frozen=True):
    """Coins, an artifact or a chest."""

    seat: int
    cell: list[int]
    card: str
    trophy: Marks
    coins: int
    totals: Totals


class PotionTaken(Event, frozen=True):
    seat: int
    cell: list[int]
    card: str
    symbol: Symbol
    totals: Totals


class TrampHired(Event, frozen=True):
    seat: int
    cell: list[int]
    card: str
    side: Literal["A", "B"]
    either: list[Symbol]
    trophy: Marks
    paw: bool  # side B brought a paw
    totals: Totals


class MonsterBeaten(Event, frozen=True):
    seat: int
    cell: list[int]
    card: str
    potions: Attack
    smitten: bool
    paws: int
    trophy: Marks
    coins: int
    totals: Totals


class MonsterPassed(Event, frozen=True):
    seat: int
    cell: list[int]
    card: str
    damage: int
    totals: Totals


class TrapDisarmed(Event, frozen=True):
    seat: int
    cell: list[int]
    card: str
    lid: str  # id of the card or potion
    trophy: Marks  # lost
    either: list[Symbol]  # lost with side A of a tramp
    hole: list[int] | None  # where the card lay
    paw_lost: bool  # a tramp took its paw along
    totals: Totals


class TrapTaken(Event, frozen=True):
    seat: int
    cell: list[int]
    card: str
    coins: int
    totals: Totals


class WalkedOut(Event, frozen=True):
    seat: int
    cell: list[int]  # the last room
    direction: Direction
    way: Way
    taken: list[str]
    totals: Totals


class CountdownBegan(Event, frozen=True):
    """The first seat has left: only so many cards are left to the others in this round."""

    seat: int
    cards: int
    set_aside: int
    seats: list[int]  # still in the dungeon


class RoundEnded(Event, frozen=True):
    round: int
    first: int  # gets the first-player token
    takes: list[list[str]]  # per seat: the cards its paws lay on
    boxed: list[str]  # disarmed traps and the cards on them
    potions: Attack  # from traps back to the supply
    reshuffled: int  # cards of the dungeon that go back to the pile


class GameEnded(Event, frozen=True):
    quests: list[str]  # per seat: its personal quest
    coins: list[int]
    fulfilled: list[int]  # quest fulfilments, which break a tie
    winners: list[int]


EVENTS: list[type[msgspec.Struct]] = [
    DogChosen,
    QuestsDealt,
    QuestChosen,
    QuestsRevealed,
    PotionsDealt,
    RoundBegan,
    Explored,
    Placed,
    Slept,
    WalkBegan,
    CardTurned,
    WallBroken,
    RoomEntered,
    RoomSkipped,
    RoomClaimed,
    PotionTaken,
    TrampHired,
    MonsterBeaten,
    MonsterPassed,
    TrapDisarmed,
    TrapTaken,
    WalkedOut,
    CountdownBegan,
    RoundEnded,
    GameEnded,
]

# Events that show something hidden to whoever is told.
REVEALS: list[str] = ["QuestsDealt", "QuestsRevealed", "PotionsDealt", "Explored", "GameEnded"]

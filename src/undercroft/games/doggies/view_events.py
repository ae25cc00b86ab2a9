"""What happened, in the order in which it can, as the seats are told it. Never compiled: only Structs."""

from __future__ import annotations

from typing import Literal

from undercroft.core.view import Event, events_in
from undercroft.games.doggies.view import Attack, Direction, Marks, RoomCard, Symbol, Totals, Way


class OfSeat(Event, frozen=True):
    """Something that a seat did."""

    seat: int


class InRoom(OfSeat, frozen=True):
    """Something that a walker did in a room."""

    cell: list[int]
    card: str


class DogChosen(OfSeat, frozen=True):
    dog: str


class QuestsDealt(OfSeat, frozen=True):
    """Told to each seat for itself."""

    quests: list[str]


class QuestChosen(OfSeat, frozen=True):
    """A seat has made its choice; which, nobody else hears."""


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


class Explored(OfSeat, frozen=True):
    card: RoomCard
    left: int  # cards that may still be drawn


class Placed(OfSeat, frozen=True):
    card: RoomCard
    cell: list[int]
    turn: int
    sides: str
    joins: list[Direction]  # the sides that are connected now
    ways_out: list[Direction]


class Slept(OfSeat, frozen=True):
    paw: bool  # won a paw by it
    owned: int


class WalkBegan(OfSeat, frozen=True):
    totals: Totals


class CardTurned(InRoom, frozen=True):
    """Turned at the start of a walk, for everybody."""

    turn: int
    sides: str
    totals: Totals


class WallBroken(OfSeat, frozen=True):
    """A paw lies on the boundary now; RoomEntered or WalkedOut follows."""

    cell: list[int]
    direction: Direction
    totals: Totals


class RoomEntered(OfSeat, frozen=True):
    step: int  # the place of this room in the path
    origin: list[int]
    cell: list[int]
    way: Way | Literal["portal"]
    card: RoomCard
    totals: Totals


class RoomSkipped(InRoom, frozen=True):
    totals: Totals


class RoomClaimed(InRoom, frozen=True):
    """Coins, an artifact or a chest."""

    trophy: Marks
    coins: int
    totals: Totals


class PotionTaken(InRoom, frozen=True):
    symbol: Symbol
    totals: Totals


class TrampHired(InRoom, frozen=True):
    side: Literal["A", "B"]
    either: list[Symbol]
    trophy: Marks
    paw: bool  # side B brought a paw
    totals: Totals


class MonsterBeaten(InRoom, frozen=True):
    potions: Attack
    smitten: bool
    paws: int
    trophy: Marks
    coins: int
    totals: Totals


class MonsterPassed(InRoom, frozen=True):
    damage: int
    totals: Totals


class TrapDisarmed(InRoom, frozen=True):
    lid: str  # id of the card or potion
    trophy: Marks  # lost
    either: list[Symbol]  # lost with side A of a tramp
    hole: list[int] | None  # where the card lay
    paw_lost: bool  # a tramp took its paw along
    totals: Totals


class TrapTaken(InRoom, frozen=True):
    coins: int
    totals: Totals


class WalkedOut(OfSeat, frozen=True):
    cell: list[int]  # the last room
    direction: Direction
    way: Way
    taken: list[str]
    totals: Totals


class CountdownBegan(OfSeat, frozen=True):
    """The first seat has left: only these cards are left to the others in this round."""

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


EVENTS = events_in(globals())

# Events that show something hidden to whoever is told.
REVEALS: list[str] = ["QuestsDealt", "QuestsRevealed", "PotionsDealt", "Explored", "GameEnded"]

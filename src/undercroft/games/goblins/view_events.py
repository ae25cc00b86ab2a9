"""What happens, in the order in which it occurs. Never compiled: only Structs."""

from __future__ import annotations

from undercroft.core.view import Event, events_in
from undercroft.games.goblins.view import Goal, GoalKind, Result, Team


class RoundBegan(Event, frozen=True):
    """Roles and cards are dealt, goals laid face down."""

    round: int
    first: int
    gnomes: int
    goblins: int


class Dealt(Event, frozen=True):
    """Told only to its seat: the role and the hand it begins the round with."""

    seat: int
    role: str
    team: Team
    hand: list[str]


class TurnBegan(Event, frozen=True):
    seat: int


class TurnMissed(Event, frozen=True):
    """The ale is slept off."""

    seat: int


class EmptyHanded(Event, frozen=True):
    """A seat without cards passes by itself."""

    seat: int


class CardPlaced(Event, frozen=True):
    seat: int
    card: str
    x: int
    y: int
    turn: int


class ColoursChanged(Event, frozen=True):
    """Doors of these colours are open now, all others shut."""

    colours: list[str]


class PotionPlayed(Event, frozen=True):
    """Two seats exchange role cards."""

    seat: int
    other_seat: int


class RoleReceived(Event, frozen=True):
    """Told only to the seat that looks at its new role."""

    seat: int
    role: str
    team: Team


class ExplosionPlayed(Event, frozen=True):
    seat: int
    card: str
    x: int
    y: int


class MapPlayed(Event, frozen=True):
    seat: int
    goal: Goal


class GoalSeen(Event, frozen=True):
    """Told only to the seat that looked."""

    seat: int
    goal: Goal
    kind: GoalKind


class Claimed(Event, frozen=True):
    seat: int
    goal: Goal
    kind: GoalKind


class Swapped(Event, frozen=True):
    """A seat put a card under the deck and took the top one."""

    seat: int


class SwappedCards(Event, frozen=True):
    """Told only to the seat that swapped."""

    seat: int
    gave: str
    took: str


class Passed(Event, frozen=True):
    seat: int


class HandShown(Event, frozen=True):
    seat: int
    cards: list[str]


class GoalOpened(Event, frozen=True):
    seat: int
    goal: Goal
    kind: GoalKind


class BombsRemoved(Event, frozen=True):
    places: list[list[int]]


class AleGiven(Event, frozen=True):
    seat: int
    to_seat: int


class CardTaken(Event, frozen=True):
    """A seat refills its hand."""

    seat: int
    left: int  # in the deck


class CardDrawn(Event, frozen=True):
    """Told only to the seat that drew."""

    seat: int
    card: str


class RoundEnded(Event, frozen=True):
    """All roles and goals are turned up; the scoring follows."""

    round: int
    result: Result
    opener: int | None
    route: list[list[int]]
    roles: list[str]
    goals: list[GoalKind]


class Scored(Event, frozen=True):
    seat: int
    reason: str
    role: str
    amount: int
    gold: int


class Stolen(Event, frozen=True):
    seat: int
    from_seat: int


class GameOver(Event, frozen=True):
    seat: int


EVENTS = events_in(globals())

# Events that show something hidden to whoever is told.
REVEALS: list[str] = [
    "Dealt", "RoleReceived", "GoalSeen", "SwappedCards", "HandShown", "GoalOpened", "CardDrawn", "RoundEnded",
]  # fmt: skip

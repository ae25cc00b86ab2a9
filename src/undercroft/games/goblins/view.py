"""What a seat sees, and the numbers that help it. Never compiled: only Structs.

Seats are numbered from 0. Cards are named by their face, goals by their place ("north", "middle", "south") and
kind ("gold", "dynamite", "dragon"); ids are those of components.toml, their names come with the game.
A turn is a number of quarter turns clockwise; y grows to the south.
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

Goal = Literal["north", "middle", "south"]
GoalKind = Literal["gold", "dynamite", "dragon"]
Team = Literal["gnome", "goblin"]
Phase = Literal["turn", "open_goal", "drinker", "claim", "steal", "over"]
PassedBy = Literal["swap", "pass", "empty"]  # a card under the deck; nothing to play; no cards
Result = Literal["gold", "dynamite", "dragon", "nothing"]  # never dynamite: it ends no round
Reason = Literal["team", "opener", "role", "robbed"]

FaceId = Annotated[str, ids("faces")]
RoleId = Annotated[str, ids("roles")]
X = Annotated[int, within(-20, 40)]
Y = Annotated[int, within(-20, 20)]
Gold = Annotated[int, within(0, 99)]
Hand = Annotated[list[FaceId], at_most(50), BAG]  # or any pile whose order tells nothing


class Face(msgspec.Struct, frozen=True):
    """A kind of path card with its tunnel, and how many copies there are."""

    id: str
    kind: str
    openings: list[bool]  # north, east, south, west, unturned
    turns: list[int]  # the rotations that differ
    colour: str | None
    count: int


class Constants(msgspec.Struct, frozen=True):
    """What never changes in a game."""

    faces: list[Face]
    gnomes: int
    goblins: int
    bounds: list[int]  # x from, x to, y from, y to
    target: int  # gold that wins


class Unseen(msgspec.Struct, frozen=True):
    """A face, and how many copies of it this seat has not seen: in the deck or in other hands."""

    card: FaceId
    left: Annotated[int, within(0, 99)]


class Laid(msgspec.Struct, frozen=True):
    """A card on the table."""

    card: FaceId
    x: X
    y: Y
    turn: Annotated[int, within(0, 3)]
    seat: SeatNumber  # who laid it
    live: bool  # joined to the start by passable cards
    passable: bool  # Rubble never is; a Door while its colour is open


class ClaimMade(msgspec.Struct, frozen=True):
    """What somebody said after looking at a goal. It may be a lie."""

    seat: SeatNumber
    goal: Goal
    kind: GoalKind


Claims = Annotated[list[ClaimMade], at_most(10)]


class GoalView(msgspec.Struct, frozen=True):
    """One of the three goals."""

    goal: Goal
    x: Annotated[int, IMPLIED]
    y: Annotated[int, IMPLIED]
    open: bool  # face up
    kind: GoalKind | None  # if this seat knows it; a goal nobody has seen is not settled yet
    seen: bool  # this seat looked at it with a Map
    looked: Annotated[list[SeatNumber], at_most(8), BAG]  # seats that looked at it with a Map
    claims: Claims


class Buried(msgspec.Struct, frozen=True):
    """A card this seat put under the deck (to open eyes: anybody), and how many cards lie above it."""

    card: FaceId
    above: Annotated[int, within(0, 99)]


class SeatView(msgspec.Struct, frozen=True):
    """What this seat knows of a seat."""

    gold: Gold
    hand: Annotated[int, within(0, 9)]  # how many cards
    shown: Hand | None  # the hand, if it was shown to all, or to open eyes
    ale: bool  # misses its next turn
    passed: PassedBy | None  # how it passed last, since the last card was played
    swapped_role: bool  # took part in a Potion swap this round
    role: RoleId | None  # if this seat knows it
    team: Team | None


class Point(msgspec.Struct, frozen=True):
    """One step of a round's scoring."""

    seat: SeatNumber
    reason: Annotated[str, ids("reasons")]  # a Reason
    amount: Annotated[int, within(-99, 99)]
    gold: Gold  # the seat's gold after it


class Report(msgspec.Struct, frozen=True):
    """How a round ended."""

    round: Annotated[int, within(1, 9999)]
    result: Result
    opener: SeatNumber | None
    opened: Goal | None
    route: Annotated[list[Annotated[list[X], exactly(2)]], at_most(50)]  # the winning route, as [x, y]
    roles: Annotated[list[RoleId], PER_SEAT]
    goals: Annotated[list[GoalKind], exactly(3)]  # north, middle, south
    claims: Claims
    points: Annotated[list[Point], at_most(30)]


class View(msgspec.Struct, frozen=True):
    """The table as one seat (or a watcher) sees it."""

    roles: Literal["base", "advanced"]
    phase: Phase
    round: Annotated[int, within(1, 9999)]
    first: SeatNumber  # the seat that began the round
    active: SeatNumber  # whose turn it is
    deck: Annotated[int, within(0, 99)]  # cards left
    table: Annotated[list[Laid], at_most(50)]
    discard: Hand
    colours: Annotated[list[Annotated[str, ids("colours")]], at_most(9), BAG]  # open colours
    goals: Annotated[list[GoalView], exactly(3)]
    dynamite_opened: bool
    seats: Annotated[list[SeatView], PER_SEAT]
    passed: Annotated[list[SeatNumber], at_most(8)]  # seats that have passed since the last play, in order
    # who swapped role cards with whom this round, in order
    potions: Annotated[list[Annotated[list[SeatNumber], exactly(2)]], at_most(10)]
    first_emptied: SeatNumber | None
    hand: Hand  # this seat's own cards
    role: RoleId | None
    team: Team | None
    buried: Annotated[list[Buried], at_most(50)]
    reached: Annotated[list[Goal], at_most(3), BAG]  # goals to choose from, when several were reached at once
    looking_at: Goal | None  # the goal the active seat has just looked at
    unseen: Annotated[list[Unseen], tally("faces", "card", "left")]  # none of which nothing is left
    report: Report | None  # of the last round


# Figures


class Way(msgspec.Struct, frozen=True):
    """How far a goal is."""

    goal: Goal
    needed: int | None  # fewest further cards; None: no way


class HandCard(msgspec.Struct, frozen=True):
    """A face in this seat's hand."""

    card: str
    copies: int
    playable: bool
    why_not: Message | None


class Bonus(msgspec.Struct, frozen=True):
    """How near the role's bonus is (advanced)."""

    say: Message
    earned: bool  # as the table stands; by the Racer only at the end of the round


class Figures(msgspec.Struct, frozen=True):
    """Helpful numbers for one seat."""

    ways: list[Way]
    hand: list[HandCard]
    bonus: Bonus | None
    last_pass: bool  # everybody else has passed or has no cards to play: a swap or pass now ends the round


class Foresight(msgspec.Struct, frozen=True):
    """What is certain about an action before it is done; the same whatever the unseen goals are.

    Of OpenGoal: what would follow if the goal were the Dynamite; none if this seat knows that it is not.
    """

    ways: list[Way]
    opens_doors: list[str]  # colours of Doors that lie on the table
    shuts_doors: list[str]
    reaches: list[Goal]  # goals that would be turned up; of OpenGoal, the others that would stay connected
    cut_off: list[list[int]]  # cards that would no longer be live, as [x, y]
    bombs: int  # Bombs that would go if the goal is the Dynamite, as far as this seat knows it may be
    # Of PlaceCard: cards cut off if the goal it reaches is the Dynamite, as [x, y].
    dynamite_cuts: list[list[int]]
    ends_round: bool  # for certain

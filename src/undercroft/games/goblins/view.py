"""What a seat sees, and the numbers that help it. Never compiled: only Structs.

Seats are numbered from 0. Cards are named by their face, goals by their place ("north", "middle", "south") and
kind ("gold", "dynamite", "dragon"); ids are those of components.toml, their names come with the game.
A turn is a number of quarter turns clockwise; y grows to the south.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.core.view import Message

Goal = Literal["north", "middle", "south"]
GoalKind = Literal["gold", "dynamite", "dragon"]
Team = Literal["gnome", "goblin"]
Phase = Literal["turn", "open_goal", "drinker", "claim", "steal", "over"]
PassedBy = Literal["swap", "pass", "empty"]  # a card under the deck; nothing to play; no cards
Result = Literal["gold", "dynamite", "dragon", "nothing"]  # never dynamite: it ends no round
Reason = Literal["team", "opener", "role", "robbed"]


class Face(msgspec.Struct, frozen=True):
    """A kind of path card with its tunnel, and how many copies there are."""

    id: str
    kind: str
    openings: list[bool]  # north, east, south, west, unturned
    turns: list[int]  # the rotations that differ
    colour: str | None
    count: int
    unseen: int  # copies this seat has not seen: in the deck or in other hands


class Laid(msgspec.Struct, frozen=True):
    """A card on the table."""

    card: str
    x: int
    y: int
    turn: int
    seat: int  # who laid it
    live: bool  # joined to the start by passable cards
    passable: bool  # Rubble never is; a Door while its colour is open


class ClaimMade(msgspec.Struct, frozen=True):
    """What somebody said after looking at a goal. It may be a lie."""

    seat: int
    goal: Goal
    kind: GoalKind


class GoalView(msgspec.Struct, frozen=True):
    """One of the three goals."""

    goal: Goal
    x: int
    y: int
    open: bool  # face up
    kind: GoalKind | None  # if this seat knows it; a goal nobody has seen is not settled yet
    seen: bool  # this seat looked at it with a Map
    looked: list[int]  # seats that looked at it with a Map
    claims: list[ClaimMade]


class Buried(msgspec.Struct, frozen=True):
    """A card this seat put under the deck (to open eyes: anybody), and how many cards lie above it."""

    card: str
    above: int


class SeatView(msgspec.Struct, frozen=True):
    """What this seat knows of a seat."""

    gold: int
    hand: int  # how many cards
    shown: list[str] | None  # the hand, if it was shown to all, or to open eyes
    ale: bool  # misses its next turn
    passed: PassedBy | None  # how it passed last, since the last card was played
    swapped_role: bool  # took part in a Potion swap this round
    role: str | None  # if this seat knows it
    team: Team | None


class Point(msgspec.Struct, frozen=True):
    """One step of a round's scoring."""

    seat: int
    reason: str  # a Reason
    amount: int
    gold: int  # the seat's gold after it


class Report(msgspec.Struct, frozen=True):
    """How a round ended."""

    round: int
    result: Result
    opener: int | None
    opened: Goal | None
    route: list[list[int]]  # the winning route, as [x, y]
    roles: list[str]  # per seat
    goals: list[GoalKind]  # north, middle, south
    claims: list[ClaimMade]
    points: list[Point]


class View(msgspec.Struct, frozen=True):
    """The table as one seat (or a watcher) sees it."""

    roles: Literal["base", "advanced"]
    phase: Phase
    round: int
    first: int  # the seat that began the round
    active: int  # whose turn it is
    deck: int  # cards left
    table: list[Laid]
    discard: list[str]
    colours: list[str]  # open colours
    goals: list[GoalView]
    dynamite_opened: bool
    gnomes: int
    goblins: int
    seats: list[SeatView]
    passed: list[int]  # seats that have passed since the last play, in order
    potions: list[list[int]]  # who swapped role cards with whom this round, in order
    first_emptied: int | None
    hand: list[str]  # this seat's own cards
    role: str | None
    team: Team | None
    buried: list[Buried]
    reached: list[Goal]  # goals to choose from, when several were reached at once
    looking_at: Goal | None  # the goal the active seat has just looked at
    faces: list[Face]
    bounds: list[int]  # x from, x to, y from, y to
    report: Report | None  # of the last round
    target: int  # gold that wins


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
    dynamite_cuts: list[
        list[int]
    ]  # of PlaceCard: cards cut off if the goal it reaches is the Dynamite, as [x, y]
    ends_round: bool  # for certain

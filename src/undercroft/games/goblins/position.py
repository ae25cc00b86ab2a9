"""A position as plain JSON, in the words of the rules. Never compiled: only Structs."""

from __future__ import annotations

from typing import Annotated

from undercroft.core.position import Packet, Part, Position, says, span
from undercroft.games.goblins.cards import GOLD_TARGET, MOST_SEATS, X_MAX, X_MIN, Y_MAX, Y_MIN
from undercroft.games.goblins.view import Goal, GoalKind, PassedBy, Phase, Reason, Result

Seat = Annotated[int, span(0, MOST_SEATS - 1)]
X = Annotated[int, span(X_MIN, X_MAX)]
Y = Annotated[int, span(Y_MIN, Y_MAX)]
Turn = Annotated[int, span(0, 3)]
Round = Annotated[int, span(1, 100_000, "the rounds are counted from 1")]
Gold = Annotated[int, span(0, GOLD_TARGET)]
Count = Annotated[int, span(0, 50)]
Change = Annotated[int, span(-GOLD_TARGET, GOLD_TARGET)]
Claim = tuple[Seat, Goal, GoalKind]
Claims = Annotated[list[Claim], says("who said what of which goal, in order")]
Point = tuple[Seat, Reason, Change, Gold]


class PlayerPosition(Part, kw_only=True, omit_defaults=True):
    """What lies before a seat."""

    gold: Annotated[Gold, says("won over all rounds")]
    hand: Annotated[list[str], says("ids of cards")]
    role: Annotated[str, says("id of the role card that lies here now")]
    role_known_by: Annotated[list[Seat], says("the seats that have held this role card in this round")]
    ale: Annotated[bool, says("misses its next turn")]
    swapped: Annotated[bool, says("took part in a Potion swap this round")]
    shown: Annotated[bool, says("the hand was shown to all")]
    lacks: Annotated[
        list[str],
        says("cards that everybody knows not to be in this hand: it passed when each could have been played"),
    ] = []


class GoalPosition(Part, kw_only=True):
    """One of the three goals."""

    kind: Annotated[GoalKind | None, says("null until somebody has looked")]
    seen_by: Annotated[list[Seat], says("the seats that looked at it with a Map")]
    open: Annotated[bool, says("it was opened in this round")]


class GoalPositions(Part, kw_only=True):
    """The three goals by their place."""

    north: Annotated[GoalPosition, says("at 9, -2")]
    middle: Annotated[GoalPosition, says("at 9, 0")]
    south: Annotated[GoalPosition, says("at 9, 2")]


class ReportPosition(Part, kw_only=True):
    """How a round ended."""

    round: Round
    result: Annotated[Result, says("never `dynamite`, which ends no round")]
    opener: Annotated[Seat | None, says("who opened the Gold or the Dragon")]
    goal: Annotated[Goal | None, says("the goal that ended the round")]
    route: Annotated[list[tuple[X, Y]], says("the winning route")]
    route_doors: Annotated[Count, says("Doors on the route")]
    route_ales: Annotated[Count, says("Ale Mugs on the route")]
    route_lanterns: Annotated[Count, says("Lanterns on the route")]
    roles: Annotated[list[str], says("by seat")]
    goals: Annotated[list[GoalKind], says("north, middle, south")]
    claims: Claims
    points: Annotated[
        list[Point], says("the steps of the scoring: seat, reason, change, the seat's gold then")
    ]


class GoblinsPosition(Position, tag="goblins", kw_only=True):
    """A position of Goblins vs Gnomes."""

    round: Round
    first: Annotated[Seat, says("the seat that began the round")]
    phase: Annotated[Phase, says("what is to be decided")]
    active: Annotated[Seat, says("the seat that decides")]
    players: Annotated[list[PlayerPosition], says("by seat")]
    table: Annotated[
        list[tuple[str, X, Y, Turn, Seat]],
        says("card, x, y, quarter turns, and the seat that laid it (everybody saw it)"),
    ]
    goals: Annotated[GoalPositions, says("by their place")]
    deck: Annotated[
        list[Packet],
        says("from the bottom to the top; a buried card is a packet of its own, with the seats that know it"),
    ]
    discard: Annotated[list[str], says("ids of cards")]
    passed: Annotated[
        list[tuple[Seat, PassedBy]],
        says("the seats that passed since the last play, in order, and how (`empty`: it has no cards)"),
    ]
    first_emptied: Annotated[Seat | None, says("the first seat of this round to have no cards left")]
    claims: Claims
    potions: Annotated[list[tuple[Seat, Seat]], says("who swapped role cards with whom this round, in order")]
    laid: Annotated[str, says("the card laid last: its ale is given after the goals")]
    looking_at: Annotated[Goal | None, says("in the phase `claim`: the goal that was looked at")]
    opener: Annotated[Seat | None, says("who opened the goal that ended the round, while it is scored")]
    scored: Annotated[Seat, says("how many seats are scored already, while the round is scored")]
    report: Annotated[ReportPosition | None, says("of the last round")]

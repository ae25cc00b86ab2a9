"""A position as plain JSON, field by field. Never compiled: only Structs.

What follows from the rest is not written: paws on the boards, the supply of potions, quests that nobody has.
"""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.core.position import Part, Position, says, span
from undercroft.games.doggies.cards import BASE_PAWS, DECK_SIZE, HALF, MOST_PAWS, ROUNDS
from undercroft.games.doggies.view import Direction, Phase, Status, Symbol

FARTHEST = HALF - 2
Cell = tuple[Annotated[int, span(-FARTHEST, FARTHEST)], Annotated[int, span(-FARTHEST, FARTHEST)]]
Seat = Annotated[int, span(0, 3)]
Lies = Literal["A", "B", "B and paw"]


class Player(Part, kw_only=True):
    """What a seat has."""

    dog: Annotated[str | None, says("its id, null until it is chosen")]
    status: Annotated[Status, says("where the dog is in this round")]
    owned: Annotated[int, span(BASE_PAWS, MOST_PAWS, "paws that belong on the board")]
    debt: Annotated[int, span(0, MOST_PAWS, "paws to give back at the end of the round")]
    potions: list[Symbol]
    cards: Annotated[list[str], says("held from earlier rounds")]
    tramps: Annotated[
        dict[str, Lies], says("how each tramp lies, held or claimed, and whether it brought a paw")
    ]
    quest: Annotated[str | None, says("the quest it keeps")]
    offer: Annotated[list[str], says("the two quests to choose from, only in the phase `quests`")]


class Countdown(Part, kw_only=True):
    """The cards that were counted off when the first seat left."""

    cards: Annotated[int, span(0, DECK_SIZE, "how many there were")]
    left: Annotated[int, span(0, DECK_SIZE, "how many may still be drawn")]


class Room(Part, kw_only=True, omit_defaults=True):
    """A cell of the dungeon: a card, or the hole that one left."""

    cell: Annotated[Cell, says("x and y; the start room is [0, 0], y grows to the south")]
    hole: Annotated[bool, says("the card that lay here was laid on a trap")] = False
    card: Annotated[str | None, says("its id; left out for a hole")] = None
    turn: Annotated[
        Annotated[int, span(0, 3)] | None, says("quarter turns clockwise; left out for a hole")
    ] = None
    seat: Annotated[Seat | None, says("whose paws lie here; left out where none do")] = None
    paws: Annotated[Annotated[int, span(1, 2)] | None, says("how many; left out where none lie")] = None
    lid: Annotated[str | None, says("the card or potion (`potion_bow`) on a disarmed trap")] = None


class Walk(Part, kw_only=True, omit_defaults=True):
    """The walk that is going on."""

    path: Annotated[list[Cell], says("from the start room on")]
    pending: Annotated[bool, says("the room asks for a decision")]
    damage: Annotated[int, span(0, 126, "taken so far")]
    turned: Annotated[list[Direction], says("sides of the start room whose card was turned on this walk")]
    potions_before: Annotated[
        list[Symbol] | None, says("what the walker had when the walk began; left out: what it has now")
    ] = None
    paid: Annotated[
        dict[str, Lies | None],
        says("cards of earlier rounds laid on traps on this walk, and how a tramp among them lay"),
    ] = {}


class DoggiesPosition(Position, tag="doggies", kw_only=True, omit_defaults=True):
    """The whole table."""

    phase: Annotated[Phase, says("in `place` a card is drawn, in `walk` somebody walks")]
    round: Annotated[int, span(1, ROUNDS)]
    first: Annotated[Seat, says("holds the first-player token")]
    active: Annotated[Seat, says("whose turn it is")]
    players: Annotated[list[Player], says("by seat")]
    common: Annotated[list[str], says("quests that pay everybody")]
    countdown: Annotated[Countdown | None, says("null until the first seat has left")]
    drawn: Annotated[str | None, says("the card that has to be laid")]
    rooms: Annotated[list[Room], says("in the order in which they were laid, without the start room")]
    breaches: Annotated[list[tuple[Cell, Direction]], says("a room and a side")]
    walk: Annotated[Walk | None, says("null while nobody walks")]
    box: Annotated[list[str], says("cards out of the game")]
    deck: Annotated[
        list[str],
        says("the cards in the piles, as draws number them; left out where that is the order of the box"),
    ] = []

"""A position as plain JSON. Never compiled: only Structs."""

from __future__ import annotations

from typing import Annotated

from undercroft.core.position import Part, Position, says, span
from undercroft.games.jackal.view import Phase, TrialKind
from undercroft.games.jackal.view_events import End

Coordinate = Annotated[int, span(-99, 99)]
Tunnel = Annotated[int, span(0, 3)]
QuarterTurns = Annotated[int, span(0, 3)]
Die = Annotated[int, span(1, 20)]

# What a position and the table hold in the same form, under the same names.
OPTIONS = ("mud", "five_tiles", "alliances")
SAME = (
    "seats", "actor", "active", "first", "round", "quiet", "progress", "die", "second_die", "swim", "fell_in_mud",
)  # fmt: skip


class PlayerPart(Part, kw_only=True):
    """A seat and its pirate."""

    pirate: Annotated[tuple[Coordinate, Coordinate, Tunnel], says("x, y and the number of the tunnel")]
    coins: Annotated[int, span(0, 1000, "coins owned")]
    wagers: Annotated[int, span(0, 9, "tokens left")]
    bats: Annotated[int, span(0, 9, "tokens left")]
    display: Annotated[list[str | None], says("open tiles by slot (`five_tiles`); null where one was used")]


class TrialPart(Part, kw_only=True):
    """The trial of this turn."""

    kind: Annotated[TrialKind, says("what it is about: a coin or bats")]
    initiator: Annotated[int, span(0, 5, "the seat that began it")]
    defender: Annotated[int, span(0, 5, "the other seat")]
    throws: Annotated[list[Die], says("six: initiator, defender, initiator, …")]


class JackalPosition(Position, tag="jackal", kw_only=True):
    """A position of Jackal: the Dungeon."""

    phase: Annotated[Phase, says("what is decided next")]
    actor: Annotated[int, span(0, 5, "the seat that decides")]
    active: Annotated[int, span(0, 5, "the seat whose turn it is")]
    first: Annotated[int, span(0, 5, "the seat that began")]
    round: Annotated[int, span(1, 1000, "rounds are counted from 1")]
    quiet: Annotated[int, span(0, 1000, "rounds in a row without progress")]
    progress: Annotated[bool, says("there was progress in this round")]
    tiles: Annotated[
        list[tuple[str, Coordinate, Coordinate, QuarterTurns, bool]],
        says(
            "as they were laid, the entrance first: kind, x, y, quarter turns clockwise, whether a coin lies there"
        ),
    ]
    players: Annotated[list[PlayerPart], says("by seat")]
    start: Annotated[list[str], says("the start pile, in the order in which draws number its tiles")]
    returned: Annotated[
        list[str], says("tiles set aside while the map is laid: known to be in the start pile")
    ]
    stock: Annotated[list[str], says("the stock, in the order in which draws number its tiles")]
    current: Annotated[str | None, says("the tile to be placed, in the phases `map` and `place`")]
    new_tile: Annotated[
        Annotated[int, span(0, 1000)] | None, says("in the phase `step`: the number of the tile just laid")
    ]
    die: Annotated[int, span(0, 20, "how far may be walked; the lower die of a dive; 0 if none was thrown")]
    second_die: Annotated[int, span(0, 20, "the higher die of a dive, else 0")]
    swim: Annotated[bool, says("the dice of the dive opened the secret passage")]
    fell_in_mud: Annotated[bool, says("the active pirate walked into mud in this turn")]
    trial: Annotated[TrialPart | None, says("of this turn")]
    end: Annotated[End | None, says("why the game is over")]

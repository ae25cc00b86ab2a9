"""A position as plain JSON, in the words of the rules. Never compiled: only Structs."""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.core.position import Part, Position, says, span
from undercroft.games.raiders.view import Card, Item


class PlayerPosition(Part, kw_only=True):
    """What one seat has."""

    character: Annotated[str, says("id of the character card")]
    coins: Annotated[int, span(0, 1000)]
    wounds: Annotated[int, span(0, 1000)]
    power: Annotated[
        list[Annotated[int, span(1, 5)]],
        says("power cards in hand; a card chosen in secret is still in it, one that lies open is not"),
    ]
    items: Annotated[list[Item], says("items in hand")]
    card: Annotated[
        Card | None,
        says(
            "chosen or laid in this room; secret in the standard game while first cards are chosen, "
            "and for the owners of balls in `second`"
        ),
    ]
    used_ball: Annotated[bool, says("its ball was revealed in this room")]
    petrified: Annotated[bool, says("only after the boss")]


class RaidersPosition(Position, tag="raiders", kw_only=True):
    """The whole table. The supply and whose turn it is follow from the rest."""

    floor: Annotated[int, span(1, 6)]
    room: Annotated[int, span(1, 5)]
    phase: Annotated[
        Literal["choose", "second", "over"],
        says("`second`: balls were revealed and their owners choose again"),
    ]
    plan: Annotated[str, says("the floor card in use")]
    rooms: Annotated[
        list[str | None], says("what lies on the floor, from left; null where nobody has looked")
    ]
    lit_by: Annotated[
        list[Annotated[int, span(0, 4)]],
        says("seats that used a torch on this floor: they know the rooms that lie face down"),
    ]
    scroll: Annotated[Annotated[int, span(0, 4)] | None, says("its holder; null in the standard game")]
    players: list[PlayerPosition]
    deck: Annotated[list[str], says("room cards nobody has seen, those that were removed included")]
    plans: Annotated[list[str], says("floor cards nobody has seen, those that were removed included")]

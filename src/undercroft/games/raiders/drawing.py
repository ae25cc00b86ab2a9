"""The table as a drawing, from what a seat sees."""

from __future__ import annotations

from typing import Final

from undercroft.core.picture import BLOOD, CAVE, FAINT, GOLD, INK, LIGHT, SEATS, STONE, Svg, name_of
from undercroft.games.raiders.cards import FLOORS, NAMES
from undercroft.games.raiders.picture import facts, items_of
from undercroft.games.raiders.view import Place, Seat, View

DOOR: Final = 124  # width of a room
ROW: Final = 38  # height of a seat's row
EDGES: Final = {"treasure": GOLD, "monster": BLOOD, "vault": "#6fa8c9", "trap": "#c77fb0", "boss": "#e0764f"}


def drawing(view: View) -> str:
    width = 5 * DOOR + 32
    svg = Svg(width, 176 + ROW * len(view.seats))
    stage = {"choose": "", "second": " · second cards", "over": " · over"}[view.phase]
    svg.text(16, 26, f"Floor {view.floor} of {FLOORS}{stage}", INK, 15, False)
    svg.text(width - 290, 26, f"supply: {items_of(view.supply) or 'empty'}", FAINT, 11, False)
    for number, place in enumerate(view.places):
        draw_room(svg, place, 16 + number * DOOR)
    for number, seat in enumerate(view.seats):
        draw_seat(svg, seat, number, 164 + number * ROW, width)
    return str(svg)


def draw_room(svg: Svg, place: Place, x: float) -> None:
    """A door: its kind by the colour of the edge, dark where this seat does not know it."""
    room = place.room
    kind = "" if room is None else room.__struct_config__.tag
    edge = EDGES.get(str(kind), LIGHT)
    resolved = place.stage == "resolved"
    svg.rect(x + 3, 40, DOOR - 6, 108, INK if place.stage == "current" else edge, 10)
    svg.rect(x + 6, 43, DOOR - 12, 102, CAVE if room is None else STONE, 8)
    middle = x + DOOR / 2
    if room is None:
        svg.text(middle, 104, "boss ?" if place.boss else "?", FAINT, 24)
        return
    svg.text(middle, 70, name_of(NAMES, room.id), FAINT if resolved else INK, 13)
    for line, words in enumerate(facts(room)):
        svg.text(middle, 94 + 18 * line, words, FAINT if resolved else edge, 11)
    if place.face == "lit":
        svg.text(middle, 138, "only you know", GOLD, 10)
    elif resolved:
        svg.text(middle, 138, "done", FAINT, 10)


def draw_seat(svg: Svg, seat: Seat, number: int, y: float, width: float) -> None:
    colour = SEATS[number]
    svg.rect(16, y, width - 32, ROW - 6, STONE, 8)
    svg.circle(34, y + 16, 10, colour)
    svg.text(34, y + 20, str(number), CAVE, 12)
    svg.text(52, y + 20, name_of(NAMES, seat.character), INK, 13, False)
    svg.circle(168, y + 16, 9, GOLD)
    svg.text(168, y + 20, str(seat.coins), CAVE, 11)
    svg.circle(194, y + 16, 9, BLOOD)
    svg.text(194, y + 20, str(seat.wounds), CAVE, 11)
    x = 216.0
    for value in range(1, 6):
        inside = value in seat.power
        svg.rect(x, y + 5, 16, 22, INK if inside else LIGHT, 3)
        svg.text(x + 8, y + 20, str(value), CAVE, 11)
        x += 20
    svg.text(x + 8, y + 20, items_of(seat.items), FAINT, 11, False)
    laid = " ".join(seat.laid) or seat.choice or ("?" if seat.chosen else "")
    if laid:
        svg.rect(width - 96, y + 4, 64, 24, colour, 5)
        svg.text(width - 64, y + 20, laid, CAVE, 12)

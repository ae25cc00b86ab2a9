"""The table as a drawing: the cave's hexes, the Rage path, the gnomes and the decks."""

from __future__ import annotations

from typing import Final

from undercroft.core.picture import BLOOD, FAINT, GOLD, INK, LIGHT, SEATS, STONE, Svg, name_of
from undercroft.games.dragon.cards import NAMES
from undercroft.games.dragon.picture import pile_lines, short_name
from undercroft.games.dragon.view import Constants, Hex, View

RADIUS: Final = 36.0
ACROSS: Final = 62.0  # from a hex to its neighbour: the root of three times the radius
MARGIN: Final = 20.0
DARK: Final = "#26211c"
LIT: Final = "#7a5a2c"
GEM: Final = "#6fd3e8"
CUBE: Final = "#b7c27a"


def drawing(view: View, constants: Constants) -> str:
    cells = [(0, 0), *[(hex.q, hex.r) for hex in view.hexes]]
    left = min([q + r / 2 for q, r in cells])
    top = min([r for _, r in cells])
    map_width = (max([q + r / 2 for q, r in cells]) - left + 1) * ACROSS + 2 * MARGIN
    height = (max([r for _, r in cells]) - top) * RADIUS * 1.5 + 2 * RADIUS + 2 * MARGIN
    svg = Svg(round(map_width + 330), round(max(height, 420)))
    if view.hexes:
        across = MARGIN + ACROSS / 2 - left * ACROSS
        down = MARGIN + RADIUS - top * RADIUS * 1.5
        draw_entrance(svg, view, across, down)
        for hex in view.hexes:
            draw_hex(svg, view, hex, across + (hex.q + hex.r / 2) * ACROSS, down + hex.r * RADIUS * 1.5)
    draw_panel(svg, view, constants, map_width + 10)
    return str(svg)


def corners(x: float, y: float) -> list[tuple[float, float]]:
    """The corners of a hex with a pointed top, a little smaller than its place."""
    wide = ACROSS / 2 - 2
    high = RADIUS - 2
    half = high / 2
    return [
        (x, y - high),
        (x + wide, y - half),
        (x + wide, y + half),
        (x, y + high),
        (x - wide, y + half),
        (x - wide, y - half),
    ]


def draw_entrance(svg: Svg, view: View, x: float, y: float) -> None:
    svg.polygon(corners(x, y), LIT, GOLD)
    svg.text(x, y - 12, "Entrance", size=11)
    draw_torches(svg, x - 4, y - 26, view.entrance_torches)
    draw_gnomes(svg, view, view.entrance_gnomes, x, y + 6)


def draw_hex(svg: Svg, view: View, hex: Hex, x: float, y: float) -> None:
    """The number is faint while its card is discarded, and red on rubble that the next card may remove."""
    if hex.status == "removed":
        svg.text(x, y + 4, "·", fill=FAINT, size=18)
        return
    rubble = hex.status == "rubble"
    danger = hex.card == "deck"
    fill = STONE if rubble else LIT if hex.lit else DARK
    svg.polygon(corners(x, y), fill, BLOOD if rubble and danger else FAINT if hex.lost else LIGHT)
    svg.text(
        x, y - 13, str(hex.number), fill=BLOOD if rubble and danger else INK if danger else FAINT, size=13
    )
    if rubble:
        for dx, dy, size in ((-14, 6, 8), (0, 0, 9), (13, 7, 7), (-2, 14, 8)):
            svg.circle(x + dx, y + dy, size, LIGHT, DARK)
        return
    draw_torches(svg, x - 22, y - 17, hex.torches)
    for index in range(hex.gems):
        at = x + (index - (hex.gems - 1) / 2) * 13
        svg.polygon([(at, y - 9), (at + 6, y - 3), (at, y + 4), (at - 6, y - 3)], GEM, INK)
    for index in range(hex.cubes):
        svg.rect(x + (index - (hex.cubes - 1) / 2) * 11 - 4, y + 17, 8, 8, CUBE, 1)
    if hex.emptied:
        svg.text(x + 18, y - 13, "×", fill=FAINT, size=13)
    draw_gnomes(svg, view, hex.gnomes, x, y + 8)


def draw_torches(svg: Svg, x: float, y: float, count: int) -> None:
    """One piece, and how many where there are more: a row of them would cover the number of the hex."""
    if count:
        svg.circle(x, y, 3.4, GOLD)
    if count > 1:
        svg.text(x + 8, y + 3.5, str(count), GOLD, 9)


def draw_gnomes(svg: Svg, view: View, gnomes: list[str], x: float, y: float) -> None:
    """Pawns in the colours of their seats."""
    for index, name in enumerate(gnomes):
        seat = next(gnome.seat for gnome in view.gnomes if gnome.gnome == name)
        step = min(20.0, 46.0 / max(len(gnomes), 1))
        at = x + (index - (len(gnomes) - 1) / 2) * step
        svg.circle(at, y, 9, SEATS[seat], INK)
        svg.text(at, y + 3.5, short_name(name), fill="#1d1a17", size=9)


def draw_panel(svg: Svg, view: View, constants: Constants, x: float) -> None:
    """The path, the supplies, the decks and the gnomes, one below the other."""
    result = (
        view.phase if view.result is None else f"{'won' if view.result.won else 'lost'}: {view.result.reason}"
    )
    svg.text(x, 36, f"Round {view.round}, {result}", size=17, middle=False)
    number = 0
    for rage_hex in constants.path:
        for cell in rage_hex.cells:
            at = x + 8 + number % 9 * 32
            line = 62 + number // 9 * 30
            svg.circle(at, line, 11, STONE, GOLD if cell.head else LIGHT)
            if cell.number <= view.delivered:
                svg.polygon([(at, line - 7), (at + 6, line), (at, line + 7), (at - 6, line)], GEM, INK)
            elif cell.head:
                svg.rect(at - 6, line - 6, 12, 12, BLOOD, 2)
            number += 1
    lines = [
        f"{view.delivered} of {constants.target} gems home, {view.lying} lying, {view.dice} dice awake",
        f"supply: {view.torches} torches, {view.cubes} cubes, {view.gems} gems",
        *pile_lines("dragon", view.dragon_deck),
        *pile_lines("cave", view.cave_deck),
        *[f"acts {card.acts}: {name_of(NAMES, card.card)}" for card in view.aside],
    ]
    down = 134.0
    for words in lines:
        svg.text(x, down, words, fill=FAINT, size=12, middle=False)
        down += 19
    for gnome in view.gnomes:
        down += 24
        svg.circle(x + 8, down - 4, 9, SEATS[gnome.seat], INK)
        svg.text(x + 8, down - 0.5, short_name(gnome.gnome), fill="#1d1a17", size=9)
        active = view.turn is not None and view.turn.gnome == gnome.gnome
        points = f", {view.turn.ap} AP" if active and view.turn is not None else ""
        words = f"{name_of(NAMES, gnome.gnome)}, seat {gnome.seat}, {gnome.turn}{points}"
        svg.text(x + 24, down, words, fill=INK if active else FAINT, size=13, middle=False)

"""The table as SVG: the cave with its tunnels, gold and pirates, and beside it what everybody owns. From the view."""

from __future__ import annotations

from typing import Final

from undercroft.core.picture import CAVE, FAINT, GOLD, INK, LIGHT, SEATS, STONE, Svg, name_of
from undercroft.games.jackal import tiles
from undercroft.games.jackal.view import Constants, Placed, TileKind, View

SIZE: Final = 48.0
HALF: Final = SIZE / 2
MARGIN: Final = 14.0
PANEL: Final = 210
WATER: Final = "#6fa8c9"
MUD: Final = "#7a5230"
GROUND: Final = "#b9a98a"
WIDTH: Final = 11.0  # of a tunnel
ENDS: Final = [(HALF, 0.0), (SIZE, HALF), (HALF, SIZE), (0.0, HALF)]  # the middle of each side


def drawing(view: View, constants: Constants) -> str:
    left = min([tile.x for tile in view.tiles])
    top = min([tile.y for tile in view.tiles])
    columns = max([tile.x for tile in view.tiles]) - left + 1
    rows = max([tile.y for tile in view.tiles]) - top + 1
    height = max(rows * SIZE, 110.0 + 44.0 * len(view.seats)) + 2 * MARGIN
    svg = Svg(int(columns * SIZE + 3 * MARGIN + PANEL), int(height))
    kinds = {kind.id: kind for kind in constants.kinds}
    placed: dict[tuple[int, int], Placed] = {}
    for tile in view.tiles:
        placed[tile.x, tile.y] = tile
        x, y = MARGIN + (tile.x - left) * SIZE, MARGIN + (tile.y - top) * SIZE
        draw_rock(svg, x, y, tile, kinds[tile.tile])
    for tile in view.tiles:
        x, y = MARGIN + (tile.x - left) * SIZE, MARGIN + (tile.y - top) * SIZE
        draw_tunnels(svg, x, y, tile, kinds[tile.tile], view.mud)
    for number, seat in enumerate(view.seats):
        if seat.pirate is not None:
            tile = placed[seat.pirate.x, seat.pirate.y]
            dx, dy = anchor(kinds[tile.tile], seat.pirate.tunnel, tile.turn)
            x = MARGIN + (tile.x - left) * SIZE + dx + 7.0 * (number % 3 - 1)
            y = MARGIN + (tile.y - top) * SIZE + dy + 8.0 * (number // 3) - 4.0
            svg.circle(x, y, 6.5, SEATS[number], CAVE)
            svg.text(x, y + 3.2, str(number), CAVE, 9)
    draw_panel(svg, columns * SIZE + 2 * MARGIN, view, constants)
    return str(svg)


def sides_of(kind: TileKind, tunnel: int, turn: int) -> list[int]:
    return [(side + turn) % 4 for side in kind.tunnels[tunnel]]


def anchor(kind: TileKind, tunnel: int, turn: int) -> tuple[float, float]:
    """The point of a tile in which the arms of a tunnel meet; tunnels that share a tile do not meet each other."""
    sides = sides_of(kind, tunnel, turn)
    straight = len(sides) == 2 and abs(sides[0] - sides[1]) == 2
    if len(kind.tunnels) == 1 or len(sides) > 2 or straight:
        return HALF, HALF
    # Bends keep to their corner, dead ends to their side.
    x = sum([ENDS[side][0] for side in sides]) / len(sides)
    y = sum([ENDS[side][1] for side in sides]) / len(sides)
    return HALF + (x - HALF) * 0.6, HALF + (y - HALF) * 0.6


def ways(kind: TileKind, tunnel: int, turn: int, x: float, y: float) -> list[list[tuple[float, float]]]:
    """The lines of a tunnel on the tile at x, y: from side to side, or from each side to where they meet."""
    dx, dy = anchor(kind, tunnel, turn)
    found = [
        [(x + ENDS[side][0], y + ENDS[side][1]), (x + dx, y + dy)] for side in sides_of(kind, tunnel, turn)
    ]
    return [[*found[0], found[1][0]]] if len(found) == 2 else found


def draw_rock(svg: Svg, x: float, y: float, tile: Placed, kind: TileKind) -> None:
    svg.rect(x + 0.5, y + 0.5, SIZE - 1, SIZE - 1, STONE, 4)
    for tunnel in range(len(kind.tunnels)):
        for way in ways(kind, tunnel, tile.turn, x, y):
            svg.path(way, CAVE, WIDTH + 4)


def draw_tunnels(svg: Svg, x: float, y: float, tile: Placed, kind: TileKind, mud: bool) -> None:
    for tunnel in range(len(kind.tunnels)):
        dx, dy = anchor(kind, tunnel, tile.turn)
        at = (x + dx, y + dy)
        for way in ways(kind, tunnel, tile.turn, x, y):
            if tunnel > 0 and at == (x + HALF, y + HALF):  # the upper tunnel of a bridge has rims of its own
                (x1, y1), (x2, y2) = way[0], way[-1]
                svg.path(
                    [(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part) for part in (0.3, 0.7)], CAVE, WIDTH + 4
                )
            svg.path(way, GROUND, WIDTH)
        if kind.kind in ("cavern", "entrance") or tunnel == kind.hall:
            svg.circle(*at, 13, GROUND)
        if mud and tunnel in kind.mud:
            svg.circle(*at, 6, MUD)
        if tunnel == kind.passage:
            svg.circle(*at, 9 if tunnel == kind.hall else 6, WATER, CAVE)
        if tunnel == kind.hall:
            svg.circle(*at, 6, GOLD if tile.coin else GROUND, CAVE)
    if kind.kind == "entrance":
        for rung in range(4):
            svg.path([(x + HALF - 5, y + 15 + 6 * rung), (x + HALF + 5, y + 15 + 6 * rung)], CAVE, 2)
        for rail in (-5, 5):
            svg.path([(x + HALF + rail, y + 11), (x + HALF + rail, y + 37)], CAVE, 2)


def draw_panel(svg: Svg, x: float, view: View, constants: Constants) -> None:
    """Where the game stands, and every seat."""
    lines = [f"Round {view.round}, {view.phase.replace('_', ' ')}", f"Home with {constants.goal} coins wins"]
    lines.append(f"Stock {view.stock}" + (f", start pile {view.start_pile}" if view.start_pile else ""))
    if view.current:
        lines.append(f"To be laid: {name_of(tiles.NAMES, view.current)}")
    if view.dice:
        lines.append("Dice: " + " ".join([str(die) for die in view.dice]))
    for row, line in enumerate(lines):
        svg.text(x, MARGIN + 14 + 17 * row, line, INK if row == 0 else FAINT, 12, False)
    for number, seat in enumerate(view.seats):
        y = MARGIN + 100 + 44 * number
        if number == view.active:
            svg.rect(x - 6, y - 18, PANEL, 40, LIGHT)
        svg.circle(x + 8, y, 9, SEATS[number], CAVE)
        svg.text(x + 8, y + 4, str(number), CAVE, 11)
        for coin in range(seat.coins):
            svg.circle(x + 28 + 11 * (coin % 15), y - 8 + 9 * (coin // 15), 4.5, GOLD, CAVE)
        home = "cut off" if seat.home is None else f"{seat.home} from home"
        tokens = f"wagers {seat.wagers}, bats {seat.bats}, {home}"
        svg.text(x + 24, y + 14, tokens, INK if number == view.active else FAINT, 11, False)

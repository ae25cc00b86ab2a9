"""The table as text: the cave as a map of rock and tunnels, and beside it what everybody owns. Drawn from the view.

    0    1
  ▒▒│▒▒▒▒▒▒▒
0 ──⌂─────$▒
  ▒▒│▒1▒▒▒▒▒
"""

from __future__ import annotations

from typing import Final

from undercroft.core.picture import beside, name_of
from undercroft.games.jackal import tiles
from undercroft.games.jackal.view import Constants, Placed, SeatView, TileKind, View

WIDE: Final = 5  # characters of a tile
HIGH: Final = 3
WIDEST: Final = 100
ROCK: Final = "▒"
# By set of sides, bit 0 for the north and on clockwise: where the arms of one tunnel meet.
CROSSING: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
ARMS: Final = [(2, 0, "│"), (3, 1, "──"), (2, 2, "│"), (0, 1, "──")]  # column, row and line of each side
CORNERS: Final = [(4, 2), (3, 2), (0, 2), (1, 2), (4, 0), (3, 0)]  # where pirates are written, by seat
LEGEND: Final = (
    "0–5 pirates by seat  ⌂ entrance  $ coin  o empty hall  ≈ passage  ~ mud  ╫ bridge  ╱╲ two bends"
)


def picture(view: View, constants: Constants) -> str:
    cave = draw_cave(view, constants)
    panel = ["", *about(view, constants), ""]
    for number, ally in enumerate(constants.allies):
        panel += seat_lines(view, number, ally)
    width = max([len(line) for line in cave])
    if width + max([len(line) for line in panel]) + 3 > WIDEST:
        table = "\n".join([*[line.rstrip() for line in cave], *panel])
    else:
        table = beside([cave, panel], 3)
    return f"{table}\n\n{LEGEND}"


def draw_cave(view: View, constants: Constants) -> list[str]:
    """All tiles, with the pirates on them."""
    left = min([tile.x for tile in view.tiles])
    top = min([tile.y for tile in view.tiles])
    columns = max([tile.x for tile in view.tiles]) - left + 1
    rows = max([tile.y for tile in view.tiles]) - top + 1
    canvas = [[" "] * (columns * WIDE) for _ in range(rows * HIGH)]
    kinds = {kind.id: kind for kind in constants.kinds}
    for tile in view.tiles:
        for row, line in enumerate(draw_tile(tile, kinds[tile.tile], view)):
            for column, letter in enumerate(line):
                canvas[(tile.y - top) * HIGH + row][(tile.x - left) * WIDE + column] = letter
    for number, seat in enumerate(view.seats):
        if seat.pirate is not None:
            column, row = CORNERS[number]
            line_of = canvas[(seat.pirate.y - top) * HIGH + row]
            line_of[(seat.pirate.x - left) * WIDE + column] = str(number)
    # Around the map stand the numbers that actions name: x above, y beside the middle of a tile.
    across = "".join([f"{left + column:^{WIDE}}" for column in range(columns)])
    beside_rows = [f"{top + row // HIGH:>3} " if row % HIGH == 1 else "    " for row in range(rows * HIGH)]
    lines = [mark + "".join(line) for mark, line in zip(beside_rows, canvas, strict=True)]
    return [f"    {across}", *lines]


def draw_tile(tile: Placed, kind: TileKind, view: View) -> list[str]:
    """Rock with the arms of its tunnels, and in the middle what lies there."""
    lines = [[ROCK] * WIDE for _ in range(HIGH)]
    for tunnel in kind.tunnels:
        for side in tunnel:
            column, row, arm = ARMS[(side + tile.turn) % 4]
            lines[row][column : column + len(arm)] = list(arm)
    lines[1][2] = middle(tile, kind, view)
    return ["".join(line) for line in lines]


def middle(tile: Placed, kind: TileKind, view: View) -> str:
    if kind.kind == "entrance":
        return "⌂"
    if kind.hall is not None:
        return "$" if tile.coin else "o"
    if kind.passage is not None:
        return "≈"
    if kind.mud and view.mud:
        return "~"
    through = [tunnel for tunnel in kind.tunnels if len(tunnel) > 1]
    if not through:
        return ROCK if len(kind.tunnels) > 1 else "╳"
    sides = [sorted([(side + tile.turn) % 4 for side in tunnel]) for tunnel in through]
    if len(sides) == 1:
        return CROSSING[sum([2**side for side in sides[0]])]
    if all(two - one == 2 for one, two in sides):
        return "╫"
    # Bends in the north-east and south-west corners, or in the other two.
    return "╲" if [0, 1] in sides else "╱"


def about(view: View, constants: Constants) -> list[str]:
    """Where the game stands."""
    lines = [f"round {view.round} of {constants.round_limit}, {view.phase.replace('_', ' ')}"]
    if view.actor is not None:
        lines[0] += f": seat {view.actor} decides"
    lines.append(f"home with {constants.goal} coins wins" + (" (teams)" if view.alliances else ""))
    piles = f"stock {view.stock}" + (f", start pile {view.start_pile}" if view.start_pile else "")
    lines.append(piles + (f", to be laid: {name_of(tiles.NAMES, view.current)}" if view.current else ""))
    if view.dice:
        dice = " and ".join([str(die) for die in view.dice])
        lines.append(f"dice {dice}" + (", the passage is open" if view.swim else ""))
    if view.trial is not None:
        throws = " ".join([f"{throw.initiator}:{throw.defender}" for throw in view.trial.throws])
        pair = f"seat {view.trial.initiator} against seat {view.trial.defender}"
        lines.append(f"{view.trial.kind}, {pair}: {throws}, seat {view.trial.winner} wins")
    return lines


def seat_lines(view: View, number: int, ally: int | None) -> list[str]:
    """A seat in a line or two; an arrow marks the one whose turn it is."""
    seat: SeatView = view.seats[number]
    mark = ">" if number == view.active else " "
    home = "cut off" if seat.home is None else f"home {seat.home}"
    team = f", ally {ally}" if ally is not None else ""
    lines = [f"{mark} {number}  coins {seat.coins}  wagers {seat.wagers}  bats {seat.bats}  {home}{team}"]
    if seat.display:
        shown = [f"{slot} {name_of(tiles.NAMES, tile)}" for slot, tile in enumerate(seat.display) if tile]
        lines += [f"       {one}" for one in shown]
    return lines

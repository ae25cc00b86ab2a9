"""What a seat sees as text: the tunnels as a map of three characters by three a card, the seats beside it."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from undercroft.core.bits import bit
from undercroft.core.picture import beside, boxed
from undercroft.games.goblins.view import Constants, Face, GoalView, Laid, SeatView, View

# The middle of a plain tunnel, by its openings: north 1, east 2, south 4, west 8.
LIVE: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
CUT_OFF: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
MARKS: Final = {"lantern": "L", "bomb": "B", "ale": "A", "rubble": "#", "door": "D", "key": "K"}
KINDS: Final = {"gold": "$", "dynamite": "*", "dragon": "&"}
WIDTH: Final = 47  # of the lines beside the map
LEGEND: Final = [
    "━ live  ─ cut off  S start  # rubble  L lantern  B bomb  A ale",
    "K key  D shut door  O open door (r, y: its colour)  $ gold  * dynamite  & dragon",
]


def picture(view: View, constants: Constants) -> str:
    table = beside([tunnels(view, constants), seat_lines(view)])
    return "\n".join([headline(view, constants), "", table, *LEGEND, *own_lines(view)])


def headline(view: View, constants: Constants) -> str:
    words = [f"round {view.round}", spoken(view.phase)]
    words.append(f"waiting for seat {view.active}" if view.phase != "over" else "the game is over")
    words += [f"deck {view.deck}", f"gnomes {constants.gnomes}", f"goblins {constants.goblins}"]
    return ", ".join([*words, f"doors open: {' '.join(view.colours) or 'none'}"])


def spoken(name: str) -> str:
    return name.replace("_", " ")


# The map


def tunnels(view: View, constants: Constants) -> list[str]:
    """All that lies on the table, and one free place around it."""
    faces = {face.id: face for face in constants.faces}
    cells = {(0, 0): tunnel([True] * 4, True, "S")}
    for laid in view.table:
        cells[laid.x, laid.y] = card_cell(laid, faces[laid.card])
    for goal in view.goals:
        cells[goal.x, goal.y] = goal_cell(goal)
    left, right, top, bottom = constants.bounds
    columns = range(max(left, min(x for x, _ in cells) - 1), min(right, max(x for x, _ in cells) + 1) + 1)
    rows = range(max(top, min(y for _, y in cells) - 1), min(bottom, max(y for _, y in cells) + 1) + 1)
    empty = ["   ", " · ", "   "]
    lines = ["".join([cells.get((x, y), empty)[line] for x in columns]) for y in rows for line in range(3)]
    # Around the map stand the numbers that actions name: x above, y beside the middle of a card.
    marks = [f"{y:>2} " if line == 1 else "   " for y in rows for line in range(3)]
    across = "".join([f"{x:^3}" for x in columns])
    return [f"   {across}", *[mark + line for mark, line in zip(marks, lines, strict=True)]]


def turned(face: Face, turn: int) -> list[bool]:
    """Its openings to the north, east, south and west after this many quarter turns."""
    return [face.openings[(side - turn) % 4] for side in range(4)]


def tunnel(sides: list[bool], live: bool, middle: str, colour: str = " ") -> list[str]:
    across, down = ("━", "┃") if live else ("─", "│")
    lines = [down, across, down, across]
    north, east, south, west = [lines[side] if sides[side] else " " for side in range(4)]
    return [f" {north}{colour}", f"{west}{middle}{east}", f" {south} "]


def card_cell(laid: Laid, face: Face) -> list[str]:
    sides = turned(face, laid.turn)
    shape = sum(bit(side) for side in range(4) if sides[side])
    middle = MARKS.get(face.kind, (LIVE if laid.live else CUT_OFF)[shape])
    if face.kind == "door" and laid.passable:
        middle = "O"
    return tunnel(sides, laid.live, middle, (face.colour or " ")[0])


def goal_cell(goal: GoalView) -> list[str]:
    """Double lines once it is open; what lies there, if it is known."""
    kind = KINDS[goal.kind] if goal.kind else "?"
    return ["╔═╗", f"║{kind}║", "╚═╝"] if goal.open else ["┌─┐", f"│{kind}│", "└─┘"]


# Seats


def seat_lines(view: View) -> list[str]:
    lines: list[str] = []
    for number, seat in enumerate(view.seats):
        lines += wrap(seat_line(view, number, seat), WIDTH, subsequent_indent="    ")
    for goal in view.goals:
        for claim in goal.claims:
            lines.append(f"  seat {claim.seat} says: {goal.goal} is {claim.kind}")
    for one, other in view.potions:
        lines.append(f"  seats {one} and {other} swapped roles")
    if view.report is not None:
        opened = "" if view.report.opener is None else f", opened by seat {view.report.opener}"
        lines.append(f"  round {view.report.round} ended with {view.report.result}{opened}")
    return lines


def seat_line(view: View, number: int, seat: SeatView) -> str:
    mark = "▶" if number == view.active and view.phase != "over" else " "
    words = [f"{mark} seat {number}: {seat.gold} gold, {seat.hand} cards"]
    if seat.role is not None:
        words.append(f"{spoken(seat.role)} ({seat.team})")
    if seat.ale:
        words.append("drinks")
    if seat.passed is not None:
        words.append(f"passed ({seat.passed})")
    if seat.shown is not None:
        words.append("holds " + " ".join(seat.shown))
    return ", ".join(words)


def own_lines(view: View) -> list[str]:
    """Its own role and cards; a watcher has none."""
    if view.role is None:
        return []
    buried = [f"under the deck: {one.card}, {one.above} above it" for one in view.buried]
    return boxed(
        f"{spoken(view.role)} ({view.team})", [" ".join(view.hand) or "no cards", *buried]
    ).splitlines()

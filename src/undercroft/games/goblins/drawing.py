"""What a seat sees as a drawing: the tunnels card by card, the seats with their gold and cards, its own hand below."""

from __future__ import annotations

from typing import Final

from undercroft.core.picture import BLOOD, FAINT, GOLD, INK, LIGHT, SEATS, STONE, Svg
from undercroft.games.goblins.picture import KINDS, headline, spoken, turned
from undercroft.games.goblins.view import Constants, Face, GoalView, SeatView, View

CARD: Final = 46
PANEL: Final = 330
SAID: Final = 70  # room for what was said of the goals
LABEL: Final = 7  # the size in which the longest name of a goal fits its card
ROW: Final = 58  # of a seat
TOP: Final = 34
COLOURS: Final = {"red": BLOOD, "yellow": GOLD}
MARKS: Final = {"lantern": "☀", "bomb": "●", "ale": "♨", "rubble": "✖", "door": "▮", "key": "⚷"}
DEEDS: Final = {"potion": "⚗", "explosion": "✹", "map": "✉"}
STEPS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]


def drawing(view: View, constants: Constants) -> str:
    left, right, top, bottom = frame(view, constants)
    wide = (right - left + 1) * CARD
    high = max((bottom - top + 1) * CARD, len(view.seats) * ROW)
    below = CARD + 44 if view.role is not None else 0
    svg = Svg(wide + SAID + PANEL + 12, TOP + high + below + 10)
    svg.text(12, 22, headline(view, constants), FAINT, 13, middle=False)
    faces = {face.id: face for face in constants.faces}
    for x in range(left, right + 1):
        for y in range(top, bottom + 1):
            svg.circle(10 + (x - left + 0.5) * CARD, TOP + (y - top + 0.5) * CARD, 1.5, STONE)
    start(svg, 10 - left * CARD, TOP - top * CARD)
    for laid in view.table:
        x, y = 10 + (laid.x - left) * CARD, TOP + (laid.y - top) * CARD
        card(svg, x, y, faces[laid.card], laid.turn, laid.live, laid.passable)
        svg.circle(x + 7, y + 7, 3, SEATS[laid.seat])
    for goal in view.goals:
        gate(svg, 10 + (goal.x - left) * CARD, TOP + (goal.y - top) * CARD, goal)
    for number, seat in enumerate(view.seats):
        plate(
            svg,
            wide + SAID + 12,
            TOP + number * ROW,
            number,
            seat,
            number == view.active and view.phase != "over",
        )
    if view.role is not None:
        hand(svg, 12, TOP + high + 12, view, faces)
    return str(svg)


def frame(view: View, constants: Constants) -> tuple[int, int, int, int]:
    """The places to draw: all that is laid, with one free place around it."""
    xs = [0, *[goal.x for goal in view.goals], *[laid.x for laid in view.table]]
    ys = [0, *[goal.y for goal in view.goals], *[laid.y for laid in view.table]]
    left, right, top, bottom = constants.bounds
    return max(left, min(xs) - 1), min(right, max(xs) + 1), max(top, min(ys) - 1), min(bottom, max(ys) + 1)


def tunnel(svg: Svg, x: float, y: float, sides: list[bool], live: bool) -> None:
    """The ground of a card, and a way from its middle to each opening."""
    svg.rect(x + 1, y + 1, CARD - 2, CARD - 2, STONE, 5)
    half = CARD / 2
    for side, (dx, dy) in enumerate(STEPS):
        if sides[side]:
            end = (x + half + dx * (half - 6), y + half + dy * (half - 6))
            svg.path([(x + half, y + half), end], INK if live else LIGHT, 11)


def start(svg: Svg, x: float, y: float) -> None:
    tunnel(svg, x, y, [True] * 4, True)
    svg.circle(x + CARD / 2, y + CARD / 2, 12, GOLD)
    svg.text(x + CARD / 2, y + CARD / 2 + 5, "S", STONE, 14)


def card(svg: Svg, x: float, y: float, face: Face, turn: int, live: bool, passable: bool) -> None:
    half = CARD / 2
    tunnel(svg, x, y, turned(face, turn), live)
    colour = COLOURS.get(face.colour or "", STONE)
    if face.kind in DEEDS:
        svg.text(x + half, y + half + 8, DEEDS[face.kind], INK, 24)
    elif face.kind == "rubble" or (face.kind == "door" and not passable):
        svg.rect(x + half - 10, y + half - 10, 20, 20, colour if face.colour else LIGHT, 3)
        svg.text(x + half, y + half + 6, MARKS[face.kind], INK, 15)
    elif face.kind in MARKS:
        svg.circle(x + half, y + half, 10, colour if face.colour else LIGHT)
        svg.text(x + half, y + half + 5, MARKS[face.kind], INK, 14)


def gate(svg: Svg, x: float, y: float, goal: GoalView) -> None:
    """Framed in gold once it is open; what lies behind it, if it is known; below, what was said of it."""
    svg.rect(x + 2, y + 2, CARD - 4, CARD - 4, GOLD if goal.open else LIGHT, 8)
    svg.rect(x + 5, y + 5, CARD - 10, CARD - 10, STONE, 6)
    kind = goal.kind or "?"
    svg.text(x + CARD / 2, y + CARD / 2 + 2, KINDS.get(kind, "?"), GOLD if kind == "gold" else INK, 18)
    if goal.kind is not None:
        svg.text(x + CARD / 2, y + CARD - 9, kind, FAINT, LABEL)
    for index, claim in enumerate(goal.claims):
        svg.circle(x + CARD + 8, y + 10 + index * 13, 4, SEATS[claim.seat])
        svg.text(x + CARD + 15, y + 14 + index * 13, claim.kind, INK, 11, middle=False)


def plate(svg: Svg, x: float, y: float, number: int, seat: SeatView, active: bool) -> None:
    """One seat: its colour, gold, cards, and what is known of it."""
    svg.rect(x, y, PANEL - 10, ROW - 6, LIGHT if active else STONE)
    svg.circle(x + 20, y + 26, 13, SEATS[number])
    svg.text(x + 20, y + 31, str(number), STONE, 14)
    for coin in range(seat.gold):
        svg.circle(x + 46 + coin * 15, y + 16, 6, GOLD, STONE)
    for index in range(seat.hand):
        svg.rect(x + PANEL - 30 - index * 15, y + 7, 12, 17, FAINT, 2)
    words = [f"{spoken(seat.role)} ({seat.team})"] if seat.role is not None else []
    words += ["drinks"] if seat.ale else []
    words += [f"passed ({seat.passed})"] if seat.passed is not None else []
    svg.text(x + 42, y + 35, ", ".join(words), INK, 11, middle=False)
    svg.text(x + 42, y + 48, " ".join(seat.shown or []), FAINT, 10, middle=False)


def hand(svg: Svg, x: float, y: float, view: View, faces: dict[str, Face]) -> None:
    """The seat's own role and cards."""
    svg.text(x, y + 10, f"{spoken(view.role or '')} ({view.team})", GOLD, 13, middle=False)
    for index, name in enumerate(view.hand):
        card(svg, x + index * (CARD + 70), y + 18, faces[name], 0, True, True)
        svg.text(x + index * (CARD + 70) + CARD / 2, y + CARD + 29, spoken(name), FAINT, 10)

"""Pictures of what a seat sees: as text for a terminal, as SVG or HTML for a notebook.

A game draws its own in `picture.py` and `drawing.py`, from the Struct of its view and nothing else. A game without
these is shown by the plain forms below.

>>> print(beside([["a", "bb"], ["c"]]))
a   c
bb
>>> print(boxed("deck", ["12 cards"]))
┌─ deck ───┐
│ 12 cards │
└──────────┘
"""

from __future__ import annotations

from html import escape
from textwrap import wrap
from typing import Final

import msgspec

from undercroft.core.spoken import in_english
from undercroft.core.view import Outcome

# Colours of the cellar, for every game's drawing.
CAVE: Final = "#1d1a17"
STONE: Final = "#3a342d"
LIGHT: Final = "#5a5045"
INK: Final = "#f0e6d2"
FAINT: Final = "#a89f8d"
GOLD: Final = "#d9a441"
BLOOD: Final = "#c0523f"
SEATS: Final = ["#d9a441", "#6fa8c9", "#8fbf6a", "#c77fb0", "#e0764f", "#9d8fe0", "#5fc2b0", "#c9c06f"]


def print_view(view: object) -> str:
    """Any view as indented text: fields by name, short lists on one line, what is empty left out."""
    return "\n".join(outline(msgspec.to_builtins(view), 0))


def outline(shown: object, depth: int) -> list[str]:
    """The lines of a table or a list."""
    pairs: list[tuple[str, object]] = []
    if isinstance(shown, dict):
        pairs = [(str(name), value) for name, value in shown.items()]
    elif isinstance(shown, list):
        pairs = [(str(number), value) for number, value in enumerate(shown)]
    lines: list[str] = []
    for name, value in pairs:
        if value is None or value == [] or value == {}:
            continue
        if is_short(value):
            lines.append(f"{'  ' * depth}{name}: {in_a_line(value)}")
        else:
            lines.append(f"{'  ' * depth}{name}:")
            lines += outline(value, depth + 1)
    return lines


def is_short(value: object) -> bool:
    """Does it fit on the line of its name?"""
    if isinstance(value, dict):
        return False
    if isinstance(value, list):
        return not any(isinstance(item, dict | list) for item in value)
    return True


def in_a_line(value: object) -> str:
    if isinstance(value, list):
        return " ".join([in_a_line(item) for item in value])
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "·" if value is None else str(value)


def draw_view(view: object) -> str:
    """Any view as HTML."""
    return in_html(print_view(view))


def in_html(picture: str) -> str:
    """A text picture for a notebook."""
    return f'<pre style="line-height:1.2">{escape(picture)}</pre>'


def ending(outcome: Outcome | None) -> str:
    """Who won and why, and every seat's score sheet; empty while the game goes on."""
    if outcome is None:
        return ""
    lines = ["", f"The end: {in_english(outcome.why)}"]
    for seat, sheet in enumerate(outcome.scores):
        wins = ", wins" if seat in outcome.winners else ""
        said = [
            in_english(line.label) if line.amount is None else f"{in_english(line.label)}: {line.amount}"
            for line in sheet
            if line.amount != 0 or line is sheet[-1]
        ]
        place = f"  seat {seat}, place {outcome.places[seat]}{wins}: "
        lines += wrap(place + "; ".join(said), 100, subsequent_indent="    ")
    return "\n".join(lines)


# For the pictures of games


def name_of(names: dict[str, dict[str, str]], id: str) -> str:
    """The English name of a component; one that has none is shown by its id."""
    return names.get(id, {}).get("en", id.replace("_", " "))


def beside(blocks: list[list[str]], gap: int = 2) -> str:
    """Blocks of lines side by side."""
    height = max([len(block) for block in blocks], default=0)
    widths = [max([len(line) for line in block], default=0) for block in blocks]
    lines: list[str] = []
    for row in range(height):
        cells: list[str] = []
        for block, width in zip(blocks, widths, strict=True):
            cells.append((block[row] if row < len(block) else "").ljust(width))
        lines.append((" " * gap).join(cells).rstrip())
    return "\n".join(lines)


def boxed(title: str, lines: list[str]) -> str:
    """Lines in a frame with a title."""
    width = max([len(title) + 2, *[len(line) for line in lines]])
    top = f"┌─ {title} {'─' * (width - len(title) - 1)}┐"
    rows = [f"│ {line.ljust(width)} │" for line in lines]
    return "\n".join([top, *rows, f"└{'─' * (width + 2)}┘"])


class Svg:
    """A drawing made of a few simple shapes; it looks the same on a light and a dark page."""

    def __init__(self, width: int, height: int) -> None:
        self.width: int = width
        self.height: int = height
        self.parts: list[str] = []

    def rect(self, x: float, y: float, width: float, height: float, fill: str, corner: float = 6) -> None:
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" fill="{fill}"/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = "none") -> None:
        self.parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{stroke}"/>')

    def polygon(self, points: list[tuple[float, float]], fill: str, stroke: str = "none") -> None:
        corners = " ".join([f"{x:g},{y:g}" for x, y in points])
        self.parts.append(f'<polygon points="{corners}" fill="{fill}" stroke="{stroke}"/>')

    def path(self, points: list[tuple[float, float]], stroke: str, width: float) -> None:
        """A line through these points."""
        corners = " ".join([f"{x:g},{y:g}" for x, y in points])
        self.parts.append(
            f'<polyline points="{corners}" fill="none" stroke="{stroke}" stroke-width="{width:g}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def text(
        self, x: float, y: float, words: str, fill: str = INK, size: float = 12, middle: bool = True
    ) -> None:
        anchor = "middle" if middle else "start"
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" fill="{fill}" font-size="{size:g}" text-anchor="{anchor}">'
            f"{escape(words)}</text>"
        )

    def __str__(self) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'width="{self.width}" height="{self.height}" font-family="sans-serif">'
            f'<rect width="100%" height="100%" rx="10" fill="{CAVE}"/>{"".join(self.parts)}</svg>'
        )

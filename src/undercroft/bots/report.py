"""A ladder in words and as a picture: a table for the terminal or a page, and an SVG without any library."""

from __future__ import annotations

from math import floor

from undercroft.bots.ladder import Ladder
from undercroft.bots.strength import Rating
from undercroft.bots.train import ACTIONS, BELIEFS, CHANCES, HABITS, Verdict
from undercroft.core.arena import Share


def headings(ladder: Ladder) -> list[str]:
    if ladder.tests:
        return ["player", *ladder.tests]
    above = ["above the next level"] if ladder.neighbours() else []
    return ["player", "Elo by wins", "95 % interval", *above, "Elo by places", "95 % interval", "games"]


def rows(ladder: Ladder) -> list[list[str]]:
    """The best first."""
    if ladder.tests:
        return [[bot, *[success(ladder.success(bot, test)) for test in ladder.tests]] for bot in ladder.bots]
    wins = ladder.ratings(False)
    places = ladder.ratings(True)
    above = steps(ladder, wins)
    order = sorted(range(len(wins)), key=lambda index: -wins[index].elo)
    found: list[list[str]] = []
    for index in order:
        name = wins[index].name
        step = [above.get(name, "")] if above else []
        found.append([name, *in_elo(wins[index]), *step, *in_elo(places[index]), str(wins[index].games)])
    return found


def steps(ladder: Ladder, wins: list[Rating]) -> dict[str, str]:
    """How far each level is above the next one, by its name."""
    by_name = {rating.name: rating for rating in wins}
    found: dict[str, str] = {}
    for level, below in ladder.neighbours():
        step = by_name[level].above(by_name[below])
        found[level] = f"{step.apart:+.0f} ({step.low:+.0f} to {step.high:+.0f})"
    return found


def step_headings(ladder: Ladder) -> list[str]:
    return ["levels", *ladder.tests]


def step_rows(ladder: Ladder) -> list[list[str]]:
    """Where all win together: how much more than the next level each one has won, test by test; otherwise none."""
    found: list[list[str]] = []
    for level, below in ladder.neighbours() if ladder.tests else []:
        row = [f"{level} – {below}"]
        for test in ladder.tests:
            step = ladder.difference(level, below, test)
            row.append(f"{step.apart:+.2f} ({step.low:+.2f} to {step.high:+.2f})")
        found.append(row)
    return found


def in_elo(rating: Rating) -> list[str]:
    return [f"{rating.elo:.0f}", f"{rating.low:.0f} to {rating.high:.0f}"]


def success(share: Share) -> str:
    low, high = share.interval()
    return f"{share.share():.2f} ({low:.2f} to {high:.2f})"


def markdown(ladder: Ladder) -> str:
    """The tables for a page."""
    found = table(headings(ladder), rows(ladder))
    apart = step_rows(ladder)
    return found + "\n" + table(step_headings(ladder), apart) if apart else found


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines) + "\n"


WIDTH = 640
LEFT = 130
RIGHT = 30
ROW = 28


def svg(ladder: Ladder) -> str:
    """Every player's strength as a dot with its interval."""
    bars: list[tuple[str, float, float, float]] = []
    if ladder.tests:
        for bot in ladder.bots:
            for test in ladder.tests:
                share = ladder.success(bot, test)
                low, high = share.interval()
                bars.append((f"{bot}, {test}", share.share(), low, high))
        return draw(bars, 0.0, 1.0, [0.0, 0.25, 0.5, 0.75, 1.0], "share of games won")
    for rating in sorted(ladder.ratings(False), key=lambda rating: -rating.elo):
        bars.append((rating.name, rating.elo, rating.low, rating.high))
    bottom, top = hundreds_around(min([bar[2] for bar in bars]), max([bar[3] for bar in bars]))
    step = 100.0 if top - bottom <= 1000.0 else 200.0
    marks = [bottom + step * index for index in range(int((top - bottom) / step) + 1)]
    return draw(bars, bottom, top, marks, "Elo by wins, good = 1000")


def hundreds_around(low: float, high: float) -> tuple[float, float]:
    """The hundreds between which both lie."""
    return 100.0 * floor(low / 100.0), 100.0 * (floor(high / 100.0) + 1)


def draw(
    bars: list[tuple[str, float, float, float]], bottom: float, top: float, marks: list[float], scale: str
) -> str:
    height = ROW * len(bars) + 44
    unit = (WIDTH - LEFT - RIGHT) / (top - bottom)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for mark in marks:
        x = LEFT + (mark - bottom) * unit
        lines.append(f'<path d="M{x:.1f} 8V{height - 36}" stroke="#ddd"/>')
        lines.append(f'<text x="{x:.1f}" y="{height - 20}" text-anchor="middle" fill="#555">{mark:g}</text>')
    for index, (name, value, low, high) in enumerate(bars):
        y = 8 + ROW * index + ROW // 2
        left = LEFT + (low - bottom) * unit
        right = LEFT + (high - bottom) * unit
        x = LEFT + (value - bottom) * unit
        lines.append(f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end" fill="#222">{name}</text>')
        lines.append(f'<path d="M{left:.1f} {y}H{right:.1f}" stroke="#467" stroke-width="3"/>')
        lines.append(f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="#134"/>')
    lines.append(f'<text x="{WIDTH - RIGHT}" y="{height - 4}" text-anchor="end" fill="#555">{scale}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


# What a chance of each lesson is compared with
HAPPENED: dict[str, str] = {
    CHANCES: "share won",
    BELIEFS: "share true",
    ACTIONS: "chance afterwards",
    HABITS: "share taken",
}


def calibration(verdict: Verdict, lesson: str = CHANCES) -> str:
    """What was predicted against what happened, by tenths; a perfect judge's dots lie on the line."""
    side = 320
    edge = 36
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side + 2 * edge} {side + 2 * edge}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{side + 2 * edge}" height="{side + 2 * edge}" fill="#fff"/>',
        f'<path d="M{edge} {edge + side}L{edge + side} {edge}" stroke="#bbb"/>',
        f'<path d="M{edge} {edge}V{edge + side}H{edge + side}" stroke="#555" fill="none"/>',
    ]
    for cell in verdict.cells:
        if cell.count:
            x = edge + side * cell.said / float(cell.count)
            y = edge + side * (1.0 - cell.was / float(cell.count))
            radius = 2.0 + 10.0 * (float(cell.count) / float(max(verdict.count, 1))) ** 0.5
            lines.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="#134" fill-opacity="0.7"/>'
            )
    lines.append(f'<text x="{edge + side}" y="{side + 2 * edge - 12}" text-anchor="end">chance said</text>')
    lines.append(f'<text x="{edge}" y="{edge - 10}">{HAPPENED[lesson]}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def put_into(page: str, slug: str, block: str) -> str:
    """The page with this block between the marks of the game; a page without the marks gets them at its end."""
    begin = f"<!-- ladder {slug} -->"
    end = f"<!-- end of ladder {slug} -->"
    new = f"{begin}\n{block}{end}"
    before, found, rest = page.partition(begin)
    if not found:
        return f"{page.rstrip()}\n\n{new}\n"
    _, closed, after = rest.partition(end)
    return before + new + (after if closed else "\n")

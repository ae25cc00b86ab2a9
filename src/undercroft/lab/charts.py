"""Plots. They are drawn as SVG without a browser; their colours follow the page's, light or dark."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

import altair as alt
import vl_convert

# A plot is drawn in these colours; on a page each becomes a variable of the style sheet.
INK = "#1d1b19"
FAINT = "#6b655e"
LINE = "#d9d3ca"
BAR = "#2f6f9f"
OTHER = "#c2571a"
SOFT = "#a9c4d8"
VARIABLES = {
    INK: "var(--ink)",
    FAINT: "var(--faint)",
    LINE: "var(--line)",
    BAR: "var(--bar)",
    OTHER: "var(--other)",
    SOFT: "var(--soft)",
}
WIDTH = 310
NAME = 27  # characters of a line of a name
CARD = 380  # of a whole plot on a page, names included: so the type of all plots has one size
FONT = "system-ui, -apple-system, Segoe UI, Roboto, DejaVu Sans, sans-serif"

Chart = Any  # Altair's charts have no common type that its operators keep
# Names from top to bottom. The first of two lines stands half a line higher.
TWO_LINES = {"condition": {"test": "indexof(datum.label, '\\n') > 0", "value": -6.5}, "value": 0}
NAMES = alt.Y(
    "name:N",
    sort=None,
    title=None,
    axis=alt.Axis(labelExpr="split(datum.label, '\\n')", labelOffset=TWO_LINES),
)


def broken(name: str) -> str:
    """A long name in two lines or more."""
    return "\n".join(textwrap.wrap(name, NAME, break_on_hyphens=False))


def row_height(rows: Sequence[tuple[str, *tuple[Any, ...]]]) -> int:
    lines = max((broken(row[0]).count("\n") + 1 for row in rows), default=1)
    return max(60, (8 + 14 * lines) * len(rows))


def shares(rows: Sequence[tuple[str, float, float, float]], even: float | None, axis: str) -> Chart:
    """Bars of shares with their intervals, and a line where all would be equal."""
    values = [
        {"name": broken(name), "share": share, "low": low, "high": high} for name, share, low, high in rows
    ]
    base = alt.Chart({"values": values}, width=WIDTH, height=row_height(rows))
    bars = base.mark_bar(color=SOFT, height={"band": 0.7}).encode(
        x=alt.X("share:Q", title=axis, axis=alt.Axis(format="%")), y=NAMES
    )
    spans = base.mark_rule(color=BAR, strokeWidth=3).encode(
        x=alt.X("low:Q", title=axis), x2="high:Q", y=NAMES
    )
    layers = [bars, spans]
    if even is not None:
        mark = alt.Chart({"values": [{"even": even}]})
        layers.append(mark.mark_rule(color=OTHER, strokeDash=[4, 3]).encode(x="even:Q"))
    return alt.layer(*layers)


def dots(rows: Sequence[tuple[str, float, float, float, bool]], axis: str, percent: bool = True) -> Chart:
    """Differences from zero with their intervals; what is beyond chance is drawn stronger."""
    values = [
        {"name": broken(name), "value": value, "low": low, "high": high, "clear": clear}
        for name, value, low, high, clear in rows
    ]
    base = alt.Chart({"values": values}, width=WIDTH, height=row_height(rows))
    form = alt.Axis(labelExpr=f"datum.value ? format(datum.value, '{'+.1~%' if percent else '+.2~f'}') : '0'")
    colour = alt.condition("datum.clear", alt.value(BAR), alt.value(SOFT))
    zero = alt.Chart({"values": [{"zero": 0}]}).mark_rule(color=FAINT).encode(x="zero:Q")
    spans = base.mark_rule(strokeWidth=3).encode(
        x=alt.X("low:Q", title=axis, axis=form), x2="high:Q", y=NAMES, color=colour
    )
    points = base.mark_point(filled=True, size=60, opacity=1).encode(x="value:Q", y=NAMES, color=colour)
    return alt.layer(zero, spans, points)


def histogram(groups: Sequence[Sequence[tuple[float, float, float]]], axis: str, share: str) -> Chart:
    """Shares of values in bins (from, to, share), for one group or two that lie over each other."""
    colours = [BAR, OTHER]
    layers = []
    for index, bins in enumerate(groups):
        values = [{"from": low, "to": high, "share": part, "none": 0} for low, high, part in bins]
        boxes = alt.Chart({"values": values}, width=WIDTH, height=190).mark_rect(
            color=colours[index], opacity=0.75 if len(groups) == 1 else 0.5
        )
        layers.append(
            boxes.encode(
                x=alt.X("from:Q", title=axis, scale=alt.Scale(zero=False, nice=False)),
                x2="to:Q",
                y=alt.Y("share:Q", title=share, axis=alt.Axis(format="%")),
                y2="none:Q",
            )
        )
    return alt.layer(*layers)


def bars(rows: Sequence[tuple[str, float]], axis: str, percent: bool = True) -> Chart:
    values = [{"name": broken(name), "value": value} for name, value in rows]
    base = alt.Chart({"values": values}, width=WIDTH, height=row_height(rows))
    form = alt.Axis(format="%") if percent else alt.Axis(format=",.2~f")
    return base.mark_bar(color=BAR, height={"band": 0.7}).encode(
        x=alt.X("value:Q", title=axis, axis=form), y=NAMES
    )


def dressed(chart: Chart, background: str = "transparent", padding: int = 4) -> Chart:
    """With the fonts and colours of the page."""
    return (
        chart.configure(background=background, font=FONT, padding=padding)
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=INK,
            titleColor=FAINT,
            gridColor=LINE,
            domainColor=LINE,
            tickColor=LINE,
            labelFontSize=12,
            titleFontSize=12,
            titleFontWeight="normal",
            labelLimit=190,
            labelLineHeight=13,
            tickCount=5,
            labelSeparation=6,
            labelOverlap=True,
        )
        .configure_title(color=INK, fontSize=13, anchor="start")
    )


def svg(chart: Chart, label: str) -> str:
    """A plot as an element of a page."""
    whole = chart.properties(width=CARD, autosize=alt.AutoSizeParams(type="fit-x", contains="padding"))
    drawn = vl_convert.vegalite_to_svg(dressed(whole).to_dict(), vl_version=VL_VERSION)
    for colour, variable in VARIABLES.items():
        drawn = drawn.replace(colour, variable)
    said = label.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{said}" ', 1)


def png(charts: Sequence[tuple[str, Chart]], title: str) -> bytes:
    """Some plots below each other, as a picture."""
    titled = [chart.properties(title=name) for name, chart in charts]
    whole = alt.vconcat(*titled, title=title)
    spec = dressed(whole, "#ffffff", 12).to_dict()
    return bytes(vl_convert.vegalite_to_png(spec, vl_version=VL_VERSION, scale=1.5))


VL_VERSION = max(vl_convert.get_vegalite_versions(), key=lambda name: [int(part) for part in name.split(".")])

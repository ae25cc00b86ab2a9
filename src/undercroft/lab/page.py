"""A report as one HTML page that needs nothing else: no script, no font, no network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from undercroft.lab.charts import Chart, svg

STYLE = """
:root { color-scheme: light dark; --ink: #1d1b19; --faint: #6b655e; --line: #d9d3ca; --bar: #2f6f9f;
  --other: #c2571a; --soft: #a9c4d8; --page: #faf7f2; --card: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6dd; --faint: #a39b90; --line: #3c3833; --bar: #6fb3e0;
  --other: #ef8f52; --soft: #3d6580; --page: #171512; --card: #211e1a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.35rem; margin: 2.5rem 0 .5rem; padding-top: 1rem; border-top: 2px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .4rem; }
p { margin: .4rem 0 .8rem; max-width: 46rem; }
.faint { color: var(--faint); }
.cards { columns: 24rem 2; column-gap: 1rem; }
.cards.one { columns: 1; }
.card { margin: 0 0 1rem; break-inside: avoid; padding: .8rem 1rem; background: var(--card);
  border: 1px solid var(--line); border-radius: 10px;
  min-width: 0; }
.card > h3 { margin-top: 0; }
.card svg { display: block; width: 100%; height: auto; max-width: 34rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; font-variant-numeric: tabular-nums; }
th, td { padding: .28rem .5rem; text-align: right; border-bottom: 1px solid var(--line); vertical-align: top; }
th { font-weight: 600; color: var(--faint); }
th:first-child, td:first-child { text-align: left; }
td:first-child { min-width: 8.5rem; overflow-wrap: break-word; }
@media (max-width: 40rem) { th, td:not(:first-child) { white-space: nowrap; } }
tr.clear td:first-child { font-weight: 600; }
summary { cursor: pointer; color: var(--bar); padding: .3rem 0; }
nav { display: flex; flex-wrap: wrap; gap: .2rem 1rem; margin: 1rem 0; }
a { color: var(--bar); }
.key { display: inline-block; width: .8em; height: .8em; border-radius: 2px; margin: 0 .3em 0 .8em; }
"""


class Table:
    """A table: the head, the rows as text, and which of them stand out."""

    def __init__(
        self, head: Sequence[str], rows: Sequence[Sequence[str]], clear: Sequence[bool] = ()
    ) -> None:
        self.head = head
        self.rows = rows
        self.clear = clear

    def html(self) -> str:
        head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in self.head)
        lines = []
        for index, row in enumerate(self.rows):
            mark = ' class="clear"' if index < len(self.clear) and self.clear[index] else ""
            lines.append(f"<tr{mark}>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>")
        return (
            f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
            f"<tbody>{''.join(lines)}</tbody></table></div>"
        )


class Card:
    """A plot or a table with its title, and what it says in words."""

    def __init__(
        self,
        title: str,
        text: str = "",
        chart: Chart | None = None,
        table: Table | None = None,
        folded: str = "",
        keys: Sequence[tuple[str, str]] = (),
    ) -> None:
        self.title = title
        self.text = text
        self.chart = chart
        self.table = table
        self.folded = folded  # under these words the table is hidden until somebody asks
        self.keys = keys  # variable and meaning of each colour

    def html(self) -> str:
        parts = [f'<section class="card"><h3>{escape(self.title)}</h3>']
        if self.text:
            parts.append(f"<p>{escape(self.text)}</p>")
        if self.keys:
            swatches = "".join(
                f'<span class="key" style="background: var({variable})"></span>{escape(meaning)}'
                for variable, meaning in self.keys
            )
            parts.append(f'<p class="faint">{swatches}</p>')
        if self.chart is not None:
            parts.append(svg(self.chart, self.title))
        if self.table is not None:
            shown = self.table.html()
            if self.folded:
                shown = f"<details><summary>{escape(self.folded)}</summary>{shown}</details>"
            parts.append(shown)
        parts.append("</section>")
        return "".join(parts)


class Section:
    """A chapter of the page."""

    def __init__(self, title: str, text: str, cards: Sequence[Card]) -> None:
        self.title = title
        self.text = text
        self.cards = cards

    def html(self, number: int) -> str:
        text = f'<p class="faint">{escape(self.text)}</p>' if self.text else ""
        cards = "".join(card.html() for card in self.cards)
        kind = "cards one" if len(self.cards) == 1 else "cards"
        return f'<h2 id="s{number}">{escape(self.title)}</h2>{text}<div class="{kind}">{cards}</div>'


def page(language: str, title: str, text: str, sections: Sequence[Section], foot: str) -> str:
    links = "".join(
        f'<a href="#s{number}">{escape(section.title)}</a>' for number, section in enumerate(sections)
    )
    body = "".join(section.html(number) for number, section in enumerate(sections))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<link rel="icon" href="data:,">\n<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n'
        f'<body><main><h1>{escape(title)}</h1><p class="faint">{escape(text)}</p>'
        f'<nav>{links}</nav>{body}<p class="faint">{escape(foot)}</p></main></body>\n</html>\n'
    )

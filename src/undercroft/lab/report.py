"""The report: findings as plots, tables and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from pathlib import Path

import polars as pl

from undercroft.lab import charts, own
from undercroft.lab.findings import Counted, Findings, Worth
from undercroft.lab.page import Card, Section, Table, page
from undercroft.lab.speech import Speech
from undercroft.lab.statistics import LEVEL, Mean
from undercroft.refusal import Refused

BINS = 24
MOST_ROWS = 30  # of a plot; a table has them all

# The kinds of use that a seat has, in the order of the report; the rest belongs to the whole table.
BY_SEAT = ("role", "quest", "drawn", "played", "taken", "bonus", "met")
TOGETHER = ("role", "drawn", "met")  # in a game that is won together


def read_runs(files: Sequence[Path]) -> list[Findings]:
    """The runs of one game; raises Refused."""
    runs = [Findings(file) for file in files]
    if len({run.slug for run in runs}) > 1:
        raise Refused("lab-several-games", games=", ".join(sorted({run.slug for run in runs})))
    return runs


def make_report(runs: Sequence[Findings], speech: Speech) -> str:
    sections = [*overview(runs, speech)]
    for run in runs:
        name = set_up(run, runs, speech) if len(runs) > 1 else ""
        for section in sections_of(run, speech):
            if name:
                section.title = f"{section.title}: {name}"
            sections.append(section)
    first = runs[0]
    return page(
        speech.language,
        speech.tell("lab-title", game=speech.title()),
        speech.tell("lab-subtitle", games=speech.number(sum(run.count for run in runs), 0)),
        sections,
        speech.tell("lab-foot", version=first.version),
    )


def make_picture(runs: Sequence[Findings], speech: Speech) -> bytes:
    """The most telling plots of a report, as a picture: of all runs together, and of the first."""
    run = runs[0]
    names = [set_up(one, runs, speech) for one in runs]
    cards = own.across(runs, names, speech) or [who_wins(run, speech)]
    for card in (worth_card(run, "role", speech), length_card(run, speech)):
        if card is not None:
            cards.append(card)
            if len(runs) > 1:
                card.title = f"{card.title}: {names[0]}"
    shown = [(card.title, card.chart) for card in cards if card.chart is not None]
    return charts.png(shown, speech.tell("lab-title", game=speech.title()))


# What was played


def set_up(run: Findings, runs: Sequence[Findings], speech: Speech) -> str:
    """A run in a few words: what sets it apart from the others."""
    parts = [speech.tell("lab-seats", seats=run.seats)]
    for option, value in run.options.items():
        if any(other.options.get(option) != value for other in runs):
            parts.append(speech.option(option, value))
    if any(set(other.bots) != set(run.bots) for other in runs):
        parts.append("+".join(dict.fromkeys(run.bots)))
    if any(other.components != run.components for other in runs):
        parts.append(run.components)
    if sum(other.seed != run.seed for other in runs):
        parts.append(f"{speech.tell('lab-seed')} {run.seed}")
    return ", ".join(parts)


def overview(runs: Sequence[Findings], speech: Speech) -> list[Section]:
    say = speech.tell
    head = [say("lab-run"), say("lab-bots-head"), say("lab-games"), say("lab-seed"), say("lab-decisions")]
    head += [say("lab-success") if runs[0].together else say("lab-first-seat"), say("lab-shared")]
    rows = []
    for run in runs:
        mean = run.lengths().mean()
        best = run.success() if run.together else run.first_place()
        rows.append(
            [
                set_up(run, runs, speech),
                line_up_in_short(run.bots),
                speech.number(run.count, 0),
                str(run.seed),
                speech.number(mean if isinstance(mean, float) else 0.0, 1),
                speech.share(best.share(), best.interval()),
                "\u2013" if run.together else speech.percent(run.shared().share()),
            ]
        )
    options = "; ".join(speech.option(name, value) for name, value in runs[0].options.items())
    text = say("lab-options", options=options)
    sets = sorted({run.components for run in runs if not run.is_box()})
    if sets:
        text += " " + say("lab-not-box", sets=", ".join(sets))
    if any(run.uses is None for run in runs):
        text += " " + say("lab-no-uses")
    cards = [Card(say("lab-what-was-played"), text, table=Table(head, rows))]
    cards += own.across(runs, [set_up(run, runs, speech) for run in runs], speech)
    return [Section(say("lab-overview"), "", cards)]


def line_up_in_short(bots: Sequence[str]) -> str:
    """Each bot once, with the number of its seats."""
    return ", ".join(f"{bot} \u00d7 {bots.count(bot)}" for bot in dict.fromkeys(bots))


# One run


def sections_of(run: Findings, speech: Speech) -> list[Section]:
    say = speech.tell
    wins = [who_wins(run, speech)]
    if len(set(run.bots)) > 1:
        wins.append(bot_card(run, speech))
    wins += [end_card(run, speech), *luck_card(run, speech)]
    scores = [length_card(run, speech), *score_cards(run, speech)]
    found = [
        Section(say("lab-who-wins"), "", wins),
        Section(say("lab-lengths-and-scores"), "", scores),
    ]
    uses = [worth_card(run, what, speech) for what in (TOGETHER if run.together else BY_SEAT)]
    uses.append(met_by_all_card(run, speech))
    shown_uses = [card for card in uses if card is not None]
    if shown_uses:
        found.append(Section(say("lab-components"), say("lab-components-how"), shown_uses))
    special = own.sections(run, speech)
    if special:
        found.append(Section(say("lab-own", game=speech.title()), "", special))
    return found


def with_interval(one: Counted) -> tuple[str, float, float, float]:
    return (one.name, one.share(), *one.interval())


def share_rows(found: Sequence[Counted], speech: Speech) -> list[list[str]]:
    return [
        [
            one.name,
            speech.percent(one.share(), 2),
            speech.between(one.interval()),
            speech.number(one.games, 0),
        ]
        for one in found
    ]


def who_wins(run: Findings, speech: Speech) -> Card:
    say = speech.tell
    if run.together:
        success = run.success()
        success.name = say("lab-success")
        text = say(
            "lab-success-text",
            share=speech.percent(success.share()),
            interval=speech.between(success.interval()),
        )
        return Card(
            say("lab-success"), text, charts.shares([with_interval(success)], None, say("lab-win-share"))
        )
    seats = run.by_seat()
    for seat in seats:
        seat.name = say("lab-seat", number=seat.name)
    best, worst = max(seats, key=Counted.share), min(seats, key=Counted.share)
    id = "lab-seats-differ" if run.seats_differ() < LEVEL else "lab-seats-equal"
    text = say(
        id,
        best=best.name,
        best_share=speech.percent(best.share()),
        worst=worst.name,
        worst_share=speech.percent(worst.share()),
        chance=speech.percent(run.seats_differ()),
    )
    table = Table(
        [say("lab-seat-head"), say("lab-win-share"), say("lab-interval"), say("lab-games")],
        share_rows(seats, speech),
    )
    chart = charts.shares([with_interval(seat) for seat in seats], run.even_share(), say("lab-win-share"))
    return Card(say("lab-by-seat"), text, chart, table, say("lab-as-table"))


def bot_card(run: Findings, speech: Speech) -> Card:
    say = speech.tell
    bots = run.by_bot()
    head = [say("lab-bots-head"), say("lab-win-share"), say("lab-interval"), say("lab-games")]
    chart = charts.shares([with_interval(bot) for bot in bots], None, say("lab-win-share"))
    return Card(say("lab-by-bot"), say("lab-by-bot-text"), chart, Table(head, share_rows(bots, speech)))


def end_card(run: Findings, speech: Speech) -> Card:
    say = speech.tell
    ends = run.ends()
    for end in ends:
        end.name = speech.end(end.name)
    text = "" if run.together else say("lab-shared-text", share=speech.percent(run.shared().share()))
    head = [say("lab-end"), say("lab-share"), say("lab-interval"), say("lab-games")]
    chart = charts.bars([(end.name, end.share()) for end in ends], say("lab-share"))
    return Card(say("lab-ends"), text, chart, Table(head, share_rows(ends, speech)), say("lab-as-table"))


def luck_card(run: Findings, speech: Speech) -> list[Card]:
    luck = run.luck()
    if luck is None or run.together:
        return []
    title = speech.tell("lab-luck")
    return [Card(title, speech.tell("lab-luck-text", share=speech.percent(luck, 1)))]


def bins_of(values: pl.Series, low: float, high: float) -> list[tuple[float, float, float]]:
    """Equal bins of whole numbers, each with its share of the values."""
    width = max(1, -(-int(high - low + 1) // BINS))
    starts = ((values - low) // width).cast(pl.Int64)
    counts = dict(starts.value_counts().iter_rows())
    total = values.len() or 1
    found = []
    for index in range(int((high - low) // width) + 1):
        start = low + index * width
        found.append((start - 0.5, start + width - 0.5, counts.get(index, 0) / total))
    return found


def length_card(run: Findings, speech: Speech) -> Card:
    say = speech.tell
    lengths = run.lengths().cast(pl.Float64)
    low, high = number(lengths.min()), number(lengths.max())
    chart = charts.histogram([bins_of(lengths, low, high)], say("lab-decisions"), say("lab-share"))
    text = say(
        "lab-length-text",
        low=speech.number(number(lengths.quantile(0.05)), 0),
        middle=speech.number(number(lengths.median()), 0),
        high=speech.number(number(lengths.quantile(0.95)), 0),
    )
    return Card(say("lab-lengths"), text, chart)


def number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


def score_cards(run: Findings, speech: Speech) -> list[Card]:
    say = speech.tell
    found: list[Card] = []
    scores = run.scores()
    if scores.height and not run.together:
        low, high = number(scores["score"].min()), number(scores["score"].max())
        groups = [
            bins_of(scores.filter("won")["score"], low, high),
            bins_of(scores.filter(~pl.col("won"))["score"], low, high),
        ]
        keys = [("--bar", say("lab-winners")), ("--other", say("lab-others"))]
        chart = charts.histogram(groups, say("lab-score"), say("lab-share"))
        found.append(Card(say("lab-scores"), "", chart, keys=keys))
    lines = run.lines()
    if lines:
        rows = [
            [
                speech.line(line.label),
                speech.number(line.winners),
                speech.number(line.others),
                speech.signed(line.weight),
            ]
            for line in lines
        ]
        head = [say("lab-line"), say("lab-winners"), say("lab-others"), say("lab-weight")]
        if run.success().share() in (0.0, 1.0) and run.together:
            head, rows = [say("lab-line"), say("lab-mean")], [[row[0], row[2]] for row in rows]
        found.append(Card(say("lab-decided"), say("lab-decided-text"), table=Table(head, rows)))
    return found


def worth_card(run: Findings, what: str, speech: Speech) -> Card | None:
    """Win share and score with a component and without it."""
    worths = run.worths(what)
    # Where nobody ever wins there is nothing to compare.
    if not worths or run.success().won == 0:
        return None
    say = speech.tell
    rows = [
        [
            speech.name(worth.name),
            speech.number(worth.per_game),
            speech.percent(worth.points.having.mean),
            speech.percent(worth.points.lacking.mean),
            speech.signed(100 * worth.points.gain.mean, 1),
            speech.signed(worth.score.gain.mean),
        ]
        for worth in worths
    ]
    head = [say("lab-component"), say("lab-uses"), say("lab-having"), say("lab-lacking"), say("lab-gain")]
    head.append(say("lab-score-gain"))
    gains = [worth.points.gain for worth in worths]
    chart = gains_chart(worths, gains, say("lab-gain"), speech)
    return use_card(f"lab-kind-{what}", chart, worths, head, rows, speech)


def met_by_all_card(run: Findings, speech: Speech) -> Card | None:
    """The scores of games with a component that comes to the whole table, and of games without it."""
    worths = run.worths_to_all("met")
    if not worths:
        return None
    say = speech.tell
    rows = [
        [
            speech.name(worth.name),
            speech.number(worth.per_game),
            speech.number(worth.score.having.mean),
            speech.number(worth.score.lacking.mean),
            speech.signed(worth.score.gain.mean),
        ]
        for worth in worths
    ]
    head = [say("lab-component"), say("lab-uses"), say("lab-score-having"), say("lab-score-lacking")]
    head.append(say("lab-score-gain"))
    gains = [worth.score.gain for worth in worths]
    chart = gains_chart(worths, gains, say("lab-score-gain"), speech, percent=False)
    return use_card("lab-kind-met-by-all", chart, worths, head, rows, speech)


def gains_chart(
    worths: Sequence[Worth], gains: Sequence[Mean], axis: str, speech: Speech, percent: bool = True
) -> charts.Chart | None:
    """The best and the worst; None if there are too few deals for intervals."""
    shown = [
        (speech.name(worth.name), gain.mean, *gain.interval(), worth.is_clear())
        for worth, gain in zip(worths, gains, strict=True)
        if isfinite(gain.interval()[0])
    ]
    if len(shown) > MOST_ROWS:
        shown = shown[: MOST_ROWS // 2] + shown[-MOST_ROWS // 2 :]
    return charts.dots(shown, axis, percent) if shown else None


def use_card(
    id: str,
    chart: charts.Chart | None,
    worths: Sequence[Worth],
    head: Sequence[str],
    rows: Sequence[Sequence[str]],
    speech: Speech,
) -> Card:
    table = Table(head, rows, [worth.is_clear() for worth in worths])
    return Card(speech.tell(id), speech.tell(f"{id}-text"), chart, table, speech.tell("lab-as-table"))

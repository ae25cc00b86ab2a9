"""A few figures of each game's own; a game without any has none."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import polars as pl

from undercroft.lab import charts
from undercroft.lab.findings import Counted, Findings
from undercroft.lab.page import Card, Table
from undercroft.lab.speech import Speech


def sections(run: Findings, speech: Speech) -> list[Card]:
    maker = OWN.get(run.slug)
    return maker(run, speech) if maker is not None else []


def across(runs: Sequence[Findings], names: Sequence[str], speech: Speech) -> list[Card]:
    """What several runs say together."""
    if len(runs) < 2:
        return []
    found: list[Card] = []
    say = speech.tell
    if all(run.together for run in runs):
        rows = [interval_row(name, run.success()) for name, run in zip(names, runs, strict=True)]
        found.append(Card(say("lab-success"), "", charts.shares(rows, None, say("lab-win-share"))))
    teams = [team_wins(run) for run in runs]
    if runs[0].slug == "goblins" and all(team.games for team in teams):
        rows = [interval_row(name, team) for name, team in zip(names, teams, strict=True)]
        found.append(
            Card(say("lab-teams"), say("lab-teams-text"), charts.shares(rows, 0.5, say("lab-share")))
        )
    return found


def interval_row(name: str, one: Counted) -> tuple[str, float, float, float]:
    return (name, one.share(), *one.interval())


def counts(
    run: Findings, speech: Speech, what: str, title: str, text: str = "", per_game: bool = False
) -> list[Card]:
    """How often each name of a kind was noted: of all of the kind, or for each game."""
    totals = run.totals(what)
    if not totals:
        return []
    whole = run.count if per_game else sum(times for _, times, _ in totals.values())
    ranked = sorted(totals.items(), key=lambda pair: -pair[1][1])
    rows = [(speech.name(name), times / whole) for name, (_, times, _) in ranked]
    axis = speech.tell("lab-per-game" if per_game else "lab-share")
    return [Card(title, text, charts.bars(rows, axis, percent=not per_game))]


def versus(
    run: Findings, speech: Speech, yes: str, no: str, title: str, text: str, even: float | None = None
) -> list[Card]:
    """For each name, the share of one kind of note among two."""
    notes = pl.concat([run.noted(kind).with_columns(good=kind == yes) for kind in (yes, no)])
    found = [
        run.counted(speech.name(str(name)), rows, times_if(pl.col("good")), pl.col("times").sum())
        for (name,), rows in notes.group_by("name")
    ]
    if not found:
        return []
    found.sort(key=lambda one: (-one.share(), one.name))
    rows = [interval_row(one.name, one) for one in found]
    table = Table(
        [speech.tell("lab-component"), speech.tell("lab-share"), speech.tell("lab-times")],
        [[one.name, speech.percent(one.share()), speech.number(one.games, 0)] for one in found],
    )
    chart = charts.shares(rows, even, speech.tell("lab-share"))
    return [Card(title, text, chart, table, speech.tell("lab-as-table"))]


def times_if(condition: pl.Expr) -> pl.Expr:
    """How often something was noted where this holds."""
    return pl.when(condition).then("times").otherwise(0)


# Dungeon Raiders

FAINTED = "raiders-score-fainted"
PETRIFIED = "raiders-score-petrified"


def raiders(run: Findings, speech: Speech) -> list[Card]:
    say = speech.tell
    return [
        *fainting(run, speech),
        *fainting_by_character(run, speech),
        *rooms(run, speech),
        *versus(run, speech, "beaten", "unbeaten", say("lab-beaten"), say("lab-beaten-text")),
    ]


def fainting(run: Findings, speech: Speech) -> list[Card]:
    """Who faints, and whether a win was lost by it."""
    sheet = run.sheet
    say = speech.tell
    out = {FAINTED: say("lab-fainted"), PETRIFIED: say("lab-petrified")}
    rows = []
    for label, name in out.items():
        found = sheet.filter(pl.col("label") == label)
        people = found.join(run.table, on=["game", "seat"])
        richest = run.table.filter(pl.col("score") == pl.col("score").max().over("game"))
        lost = people.join(richest, on=["game", "seat"], how="semi")["game"].n_unique()
        rows.append(
            [
                name,
                speech.percent(found.height / run.table.height),
                speech.percent(found["game"].n_unique() / run.count),
                speech.percent(lost / run.count) if people["score"].count() else "\u2013",
            ]
        )
    head = ["", say("lab-of-seats"), say("lab-of-games"), say("lab-richest-out")]
    return [Card(say("lab-who-faints"), say("lab-who-faints-text"), table=Table(head, rows))]


def fainting_by_character(run: Findings, speech: Speech) -> list[Card]:
    """How often each character is out in the end."""
    say = speech.tell
    people = run.noted("role").select("game", "seat", "name")
    for label in (FAINTED, PETRIFIED):
        out = run.sheet.filter(pl.col("label") == label).select("game", "seat", pl.lit(True).alias(label))
        people = people.join(out.unique(), on=["game", "seat"], how="left")
    found = [
        [
            run.counted(speech.name(str(name)), rows, pl.col(label).fill_null(False))
            for label in (FAINTED, PETRIFIED)
        ]
        for (name,), rows in people.group_by("name")
    ]
    if not found:
        return []
    found.sort(key=lambda pair: -pair[0].share())
    rows = [[pair[0].name, *(speech.share(one.share(), one.interval()) for one in pair)] for pair in found]
    head = [say("lab-character"), say("lab-fainted"), say("lab-petrified")]
    chart = charts.shares([interval_row(pair[0].name, pair[0]) for pair in found], None, say("lab-fainted"))
    return [Card(say("lab-faints-by-character"), "", chart, Table(head, rows), say("lab-as-table"))]


def rooms(run: Findings, speech: Speech) -> list[Card]:
    """What each room brings to a seat that is in it."""
    met = run.totals("met")
    if not met:
        return []
    say = speech.tell
    coins, wounds, hit = run.totals("coins"), run.totals("wounds"), run.totals("hit")
    rows = []
    for name, (_, times, _) in sorted(met.items(), key=lambda pair: -coins[pair[0]][2] / coins[pair[0]][1]):
        entries = coins[name][1]
        rows.append(
            [
                speech.name(name),
                speech.number(times / run.count),
                speech.signed(coins[name][2] / entries),
                speech.signed(wounds[name][2] / wounds[name][1]),
                speech.percent(hit.get(name, (0, 0, 0))[1] / entries),
            ]
        )
    head = [
        say("lab-room"),
        say("lab-per-game"),
        say("lab-coins-each"),
        say("lab-wounds-each"),
        say("lab-hit"),
    ]
    return [Card(say("lab-rooms"), say("lab-rooms-text"), table=Table(head, rows))]


# The Dragon


def dragon(run: Findings, speech: Speech) -> list[Card]:
    say = speech.tell
    return [
        *counts(run, speech, "killed", say("lab-killed"), say("lab-killed-text")),
        *counts(run, speech, "rage", say("lab-rage"), say("lab-rage-text"), per_game=True),
    ]


# Goblins vs Gnomes


def team_wins(run: Findings) -> Counted:
    """Rounds that the gnomes win, of all rounds: the gold is theirs, whoever opens it (R37)."""
    return run.counted("", run.noted("round"), times_if(pl.col("name") == "gold"), pl.col("times").sum())


def goblins(run: Findings, speech: Speech) -> list[Card]:
    say = speech.tell
    won = team_wins(run)
    if not won.games:
        return []
    row = interval_row(speech.name("gnome"), won)
    text = say("lab-rounds-text", rounds=speech.number(won.games / run.count, 1))
    return [
        Card(say("lab-teams"), say("lab-teams-text"), charts.shares([row], 0.5, say("lab-share"))),
        *counts(run, speech, "round", say("lab-round-ends"), text),
        *versus(run, speech, "claim_true", "claim_false", say("lab-claims"), say("lab-claims-text")),
    ]


# Jackal's cave


def jackal(run: Findings, speech: Speech) -> list[Card]:
    say = speech.tell
    return [
        *versus(run, speech, "trial_won", "trial_lost", say("lab-trials"), say("lab-trials-text")),
        *counts(run, speech, "moved", say("lab-moves"), say("lab-moves-text"), per_game=True),
        *counts(run, speech, "coin", say("lab-coins"), per_game=True),
    ]


# Dungeons & Doggies


def doggies(run: Findings, speech: Speech) -> list[Card]:
    say = speech.tell
    rounds = run.totals("round")
    found: list[Card] = []
    if rounds:
        rows = [
            [number, speech.percent(times / run.count), speech.number(cards / max(times, 1), 1)]
            for number, (_, times, cards) in rounds.items()
        ]
        head = [say("lab-round"), say("lab-of-games"), say("lab-cards-taken")]
        found.append(Card(say("lab-rounds"), "", table=Table(head, rows)))
    found += quests(run, speech)
    found += versus(run, speech, "beaten", "unbeaten", say("lab-beaten"), say("lab-beaten-text"))
    return found


def quests(run: Findings, speech: Speech) -> list[Card]:
    """What the quests bring to those who have them."""
    sheet = run.sheet
    say = speech.tell
    rows = []
    for label, title in (
        ("doggies-score-personal", say("lab-personal")),
        ("doggies-score-common", say("lab-common")),
    ):
        lines = sheet.filter(pl.col("label") == label)
        means = lines.group_by("quest").agg(pl.col("amount").mean(), pl.len()).sort("amount", descending=True)
        rows += [
            [f"{speech.name(quest)} ({title})", speech.number(amount), speech.number(count, 0)]
            for quest, amount, count in means.iter_rows()
        ]
    head = [say("lab-quest"), say("lab-coins-each"), say("lab-times")]
    return [Card(say("lab-quests"), say("lab-quests-text"), table=Table(head, rows))]


OWN: dict[str, Callable[[Findings, Speech], list[Card]]] = {
    "doggies": doggies,
    "dragon": dragon,
    "goblins": goblins,
    "jackal": jackal,
    "raiders": raiders,
}

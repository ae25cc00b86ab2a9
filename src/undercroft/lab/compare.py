"""Two runs on the same seeds, game by game: what differs, and whether chance alone would do it."""

from __future__ import annotations

from collections.abc import Iterator

import polars as pl

from undercroft.lab.findings import Findings
from undercroft.lab.statistics import FEWEST_DEALS, LEVEL, Mean, holm, ratio
from undercroft.refusal import Refused


class Difference:
    """One figure in both runs, and the mean of its differences in paired games."""

    def __init__(self, what: str, name: str, first: float, second: float, paired: Mean, seats: int) -> None:
        self.what = what  # the kind of figure, e.g. win share of a seat
        self.name = name  # of which seat, end, line or component
        self.first = first
        self.second = second
        self.paired = paired
        self.seats = seats  # each deal is played once for every seat
        self.chance = 1.0  # corrected for all figures compared

    def is_clear(self) -> bool:
        return self.chance < LEVEL

    def more_games(self, level: float) -> int | None:
        """How many more games would settle it, if it is as large as it looks; None: nobody can say."""
        needed = self.paired.deals_to_settle(level)
        return None if needed is None else self.seats * max(1, needed - self.paired.deals)

    def has_too_few(self) -> bool:
        """It looks like a difference, but so few deals can show none."""
        return self.paired.mean != 0 and self.paired.deals < FEWEST_DEALS


class Comparison:
    """All figures of two runs, the clearest difference first."""

    def __init__(self, first: Findings, second: Findings) -> None:
        self.first = first
        self.second = second
        check_pairs(first, second)
        self.games = min(first.count, second.count)
        self.differences = [*all_differences(first, second)]
        corrected = holm([one.paired.chance() for one in self.differences])
        for one, chance in zip(self.differences, corrected, strict=True):
            one.chance = chance
        self.differences.sort(key=lambda one: (one.chance, one.paired.chance(), one.what, one.name))

    def clear(self) -> list[Difference]:
        return [one for one in self.differences if one.is_clear()]

    def level(self) -> float:
        """What a single figure must reach after the correction."""
        return LEVEL / max(1, len(self.differences) - len(self.clear()))


def check_pairs(first: Findings, second: Findings) -> None:
    """Paired games begin with the same seeds at a table of the same size."""
    for name in ("slug", "seats", "seed"):
        one, other = getattr(first, name), getattr(second, name)
        if one != other:
            raise Refused("lab-not-pairs", what=name, first=str(one), second=str(other))


def all_differences(first: Findings, second: Findings) -> Iterator[Difference]:
    yield paired(first, "decisions", "", decisions(first), decisions(second))
    if first.together and second.together:
        yield paired(first, "success", "", success(first), success(second))
    else:
        for seat in range(first.seats):
            yield paired(first, "seat", str(seat + 1), points(first, seat), points(second, seat))
        yield paired(first, "shared", "", shared(first), shared(second))
    if first.bots != second.bots:
        yield paired(first, "first_bot", "", of_bot(first), of_bot(second))
    for reason in names_of(first.run.games["reason"], second.run.games["reason"]):
        yield paired(first, "end", reason, ends(first, reason), ends(second, reason))
    yield from lines(first, second)
    yield from uses(first, second)


def paired(run: Findings, what: str, name: str, one: pl.DataFrame, other: pl.DataFrame) -> Difference:
    """Of frames with the columns game and value, for the games that both have; both runs have the deals of this one."""
    both = one.join(other, on="game", suffix="_other")
    apart = pl.col("value_other") - pl.col("value")
    before, after, change, games = run.by_deal(
        both, pl.col("value").sum(), pl.col("value_other").sum(), apart.sum(), pl.len()
    )
    means = ratio(before, games), ratio(after, games), ratio(change, games)
    return Difference(what, name, means[0].mean, means[1].mean, means[2], run.seats)


def names_of(one: pl.Series, other: pl.Series) -> list[str]:
    return sorted({*one.unique().to_list(), *other.unique().to_list()})


def value(expression: pl.Expr) -> pl.Expr:
    return expression.cast(pl.Float64).alias("value")


def decisions(run: Findings) -> pl.DataFrame:
    return run.run.games.select("game", value(pl.col("decisions")))


def points(run: Findings, seat: int) -> pl.DataFrame:
    return run.table.filter(pl.col("seat") == seat).select("game", value(pl.col("points")))


def success(run: Findings) -> pl.DataFrame:
    return run.table.group_by("game").agg(value(pl.col("points").sum() > 0.5))


def shared(run: Findings) -> pl.DataFrame:
    return run.table.group_by("game").agg(value((pl.col("points") > 0).sum() > 1))


def of_bot(run: Findings) -> pl.DataFrame:
    """What the first of the line-up won, whatever seat it had."""
    turn = (pl.col("seat") + pl.col("game")) % run.seats
    return run.table.filter(turn == 0).select("game", value(pl.col("points")))


def ends(run: Findings, reason: str) -> pl.DataFrame:
    return run.run.games.select("game", value(pl.col("reason") == reason))


def lines(first: Findings, second: Findings) -> Iterator[Difference]:
    """Lines of the score sheet: amounts are added over all seats, remarks are counted."""
    sheets = [run.sheet for run in (first, second)]
    for label in names_of(sheets[0]["label"], sheets[1]["label"]):
        frames = []
        for run, sheet in zip((first, second), sheets, strict=True):
            each = (
                sheet.filter(pl.col("label") == label)
                .group_by("game")
                .agg(value(pl.col("amount").fill_null(1).sum() / run.seats))
            )
            frames.append(filled(run, each))
        yield paired(first, "line", label, frames[0], frames[1])


def uses(first: Findings, second: Findings) -> Iterator[Difference]:
    """What was noted of components, where both runs have it: what was beaten, hit, claimed, brought."""
    if first.uses is None or second.uses is None:
        return
    both = [
        frame.with_columns(key=pl.col("what") + ":" + pl.col("name")) for frame in (first.uses, second.uses)
    ]
    for key in names_of(both[0]["key"], both[1]["key"]):
        what, _, name = key.partition(":")
        amounts = any((frame.filter(pl.col("key") == key)["amount"] != 0).any() for frame in both)
        column = "amount" if amounts else "times"
        frames = [
            filled(run, frame.filter(pl.col("key") == key).group_by("game").agg(value(pl.col(column).sum())))
            for run, frame in zip((first, second), both, strict=True)
        ]
        yield paired(first, f"use-{what}", name, frames[0], frames[1])


def filled(run: Findings, some: pl.DataFrame) -> pl.DataFrame:
    """With 0 for every game that is not among these."""
    return (
        run.run.games.select("game")
        .join(some, on="game", how="left")
        .with_columns(pl.col("value").fill_null(0.0))
    )

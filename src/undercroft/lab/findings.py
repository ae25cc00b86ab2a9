"""What a run tells: the figures behind every plot and table of a report."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import msgspec
import polars as pl

from undercroft.lab.files import Run
from undercroft.lab.notes.any_game import TABLE
from undercroft.lab.plan import BOX
from undercroft.lab.sheets import sheet_lines
from undercroft.lab.statistics import LEVEL, Mean, chi_square_tail, difference, false_discoveries
from undercroft.refusal import Refused

FEWEST = 20  # uses on either side, below which a comparison says nothing


class Counted:
    """A share of some games."""

    def __init__(self, name: str, won: float, games: int) -> None:
        self.name = name
        self.won = won
        self.games = games

    def share(self) -> float:
        return self.won / self.games if self.games else 0.0


class Line:
    """A line of the score sheet: what winners and the others have there, and how far it goes with winning."""

    def __init__(self, label: str, winners: Mean, others: Mean, weight: float) -> None:
        self.label = label
        self.winners = winners
        self.others = others
        self.weight = weight  # correlation with winning, from -1 to 1


class Worth:
    """A component in one kind of use: how often, and how seats with it fare against those without."""

    def __init__(
        self, name: str, uses: int, per_game: float, having: Mean, lacking: Mean, score: Mean
    ) -> None:
        self.name = name
        self.uses = uses  # seats, or games, that have used it
        self.per_game = per_game
        self.having = having  # of the points won
        self.lacking = lacking
        self.score = score  # the difference that having it makes
        self.gain = difference(having, lacking)
        self.chance = 1.0  # corrected for all components of the kind

    def is_clear(self) -> bool:
        return self.chance < LEVEL


class Findings:
    """One run and its figures."""

    def __init__(self, given: Path) -> None:
        self.run = Run(given)
        games = self.run.games
        try:
            first = games.row(0, named=True)
            self.slug = str(first["slug"])
            self.seats = int(first["seats"])
            self.options: dict[str, object] = msgspec.json.decode(first["options"])
            self.bots = str(first["bots"]).split(",")
            self.seed = int(first["seed"])
            self.version = str(first["version"])
            self.components = str(first["components"])
            self.digest = str(first["digest"])
            self.table = self.run.need("seats").with_columns(pl.col("points").cast(pl.Float64))
            self.table.select("game", "seat", "bot", "place", "score")
        except (KeyError, ValueError, TypeError, msgspec.DecodeError, pl.exceptions.PolarsError):
            raise Refused("lab-no-run", file=given) from None
        self.count = games.height
        self.uses = self.run.read("uses")
        # All win or nobody does: then a seat's share says nothing, and only success counts.
        self.together = self.seats > 1 and bool(
            (self.table.group_by("game").agg(pl.col("points").n_unique()))["points"].max() == 1
        )

    def is_box(self) -> bool:
        return self.components == BOX

    # Who wins

    def by_seat(self) -> list[Counted]:
        found = self.table.group_by("seat").agg(pl.col("points").sum(), pl.len()).sort("seat")
        return [Counted(str(seat + 1), won, games) for seat, won, games in found.iter_rows()]

    def by_bot(self) -> list[Counted]:
        found = self.table.group_by("bot").agg(pl.col("points").sum()).sort("bot")
        return [Counted(bot, won, self.count) for bot, won in found.iter_rows()]

    def success(self) -> Counted:
        """In how many games anybody has won."""
        won = self.table.group_by("game").agg(pl.col("points").sum())["points"]
        return Counted("", float((won > 0.5).sum()), self.count)

    def shared(self) -> Counted:
        """In how many games several seats share the win."""
        won = self.table.filter(pl.col("points") > 0).group_by("game").len()["len"]
        return Counted("", float((won > 1).sum()), self.count)

    def seats_differ(self) -> float:
        """How probable such a difference between the seats would be if they were equal (chi square)."""
        even = self.even_share() * self.count
        if even == 0:
            return 1.0
        spread = sum((seat.won - even) ** 2 / even for seat in self.by_seat())
        return chi_square_tail(spread, self.seats - 1)

    def even_share(self) -> float:
        """What each seat would win if all were equal; less than its part of the games if some have no winner."""
        return sum(seat.won for seat in self.by_seat()) / self.count / self.seats

    def first_place(self) -> Counted:
        return self.by_seat()[0]

    # Lengths and scores

    def lengths(self) -> pl.Series:
        return self.run.games["decisions"]

    def scores(self) -> pl.DataFrame:
        """The totals of winners and of the others."""
        found = self.table.drop_nulls("score")
        return found.select("score", won=pl.col("points") > 0)

    def ends(self) -> list[Counted]:
        found = self.run.games.group_by("reason").len().sort("len", descending=True)
        return [Counted(reason, count, self.count) for reason, count in found.iter_rows()]

    def lines(self) -> list[Line]:
        """Every line of the score sheet with an amount; what a seat lacks counts 0, what it has twice adds up."""
        sheet = self.sheet
        sheet = sheet.drop_nulls("amount").group_by("label", "game", "seat").agg(pl.col("amount").sum())
        found: list[Line] = []
        won = self.table.select("game", "seat", won=pl.col("points") > 0)
        for label in sorted(sheet["label"].unique().to_list()):
            one = won.join(sheet.filter(pl.col("label") == label), on=["game", "seat"], how="left")
            one = one.with_columns(pl.col("amount").fill_null(0).cast(pl.Float64))
            winners = mean_of(one.filter("won")["amount"])
            others = mean_of(one.filter(~pl.col("won"))["amount"])
            weight = one.select(pl.corr(pl.col("won").cast(pl.Float64), "amount")).item()
            found.append(
                Line(label, winners, others, weight if weight is not None and weight == weight else 0.0)
            )
        return sorted(found, key=lambda line: -abs(line.weight))

    @cached_property
    def sheet(self) -> pl.DataFrame:
        """The score sheets line by line: game, seat, label, amount, and the quest that a line is about."""
        return sheet_lines(self.table)

    def luck(self) -> float | None:
        """What part of the differences between results the deal explains (intraclass correlation); None if unknown.

        Each deal is played once for every seat by the moving line-up, so a deal that favours a seat shows.
        """
        deals = self.run.games.select("game", "deal_seed")
        table = self.table.join(deals, on="game")
        usual = pl.col("points").mean().over("bot", "seat")
        table = table.with_columns(rest=pl.col("points") - usual)
        groups = table.group_by("deal_seed", "seat").agg(
            pl.col("rest").mean().alias("mean"), pl.col("rest").var().alias("within"), pl.len().alias("size")
        )
        groups = groups.filter(pl.col("size") == self.seats)
        if groups.height < FEWEST or self.seats < 2:
            return None
        between = groups["mean"].var()
        within = groups["within"].mean()
        if not isinstance(between, float) or not isinstance(within, float):
            return None
        of_deal = between - within / self.seats
        whole = of_deal + within
        return max(0.0, of_deal / whole) if whole > 0 else None

    # Components

    def kinds(self) -> list[str]:
        """The kinds of use that were noted."""
        return [] if self.uses is None else sorted(self.uses["what"].unique().to_list())

    def noted(self, what: str) -> pl.DataFrame:
        """All notes of a kind; empty if there are none."""
        if self.uses is None:
            return pl.DataFrame(
                schema={
                    "game": pl.Int64,
                    "seat": pl.Int8,
                    "name": pl.String,
                    "times": pl.Int32,
                    "amount": pl.Int32,
                }
            )
        return self.uses.filter(pl.col("what") == what).drop("what")

    def totals(self, what: str) -> dict[str, tuple[int, int, int]]:
        """For each name: in how many rows, how many times, and the sum of the amounts."""
        found = (
            self.noted(what)
            .group_by("name")
            .agg(pl.len(), pl.col("times").sum().alias("all"), pl.col("amount").sum())
        )
        return {name: (rows, times, amount) for name, rows, times, amount in found.sort("name").iter_rows()}

    def worths(self, what: str) -> list[Worth]:
        """How seats with a component fare against those without; of the whole table, games with and without it."""
        notes = self.noted(what)
        if notes.is_empty():
            return []
        whole = notes.filter(pl.col("seat") == TABLE).height > 0
        if whole:
            keys = ["game"]
            people = self.table.group_by("game").agg(
                (pl.col("points").sum() > 0.5).cast(pl.Float64).alias("points"),
                pl.col("score").mean(),
            )
        else:
            keys = ["game", "seat"]
            people = self.table.select("game", "seat", "points", pl.col("score").cast(pl.Float64))
        found: list[Worth] = []
        for (name,), of_name in sorted(notes.group_by("name"), key=lambda group: str(group[0])):
            used = people.join(of_name, on=keys, how="semi")
            rest = people.join(of_name, on=keys, how="anti")
            if min(used.height, rest.height) < FEWEST:
                continue
            score = difference(mean_of(used["score"].drop_nulls()), mean_of(rest["score"].drop_nulls()))
            per_game = float(of_name["times"].sum()) / self.count
            found.append(
                Worth(
                    str(name), used.height, per_game, mean_of(used["points"]), mean_of(rest["points"]), score
                )
            )
        corrected = false_discoveries([worth.gain.chance() for worth in found])
        for worth, chance in zip(found, corrected, strict=True):
            worth.chance = chance
        return sorted(found, key=lambda worth: -worth.gain.mean)


def mean_of(values: pl.Series) -> Mean:
    if values.is_empty():
        return Mean(0.0, 0.0, 0)
    mean, deviation = values.mean(), values.std()
    return Mean(
        float(mean) if isinstance(mean, int | float) else 0.0,
        float(deviation) if isinstance(deviation, int | float) else 0.0,
        values.len(),
    )

"""What a run tells: the figures behind every plot and table of a report."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import msgspec
import polars as pl

from undercroft.lab.files import Run, first_line, table_file
from undercroft.lab.notes.any_game import TABLE
from undercroft.lab.plan import BOX
from undercroft.lab.sheets import sheet_lines
from undercroft.lab.statistics import (
    LEVEL,
    Mean,
    Values,
    all_alike,
    chi_square_tail,
    difference,
    false_discoveries,
    ratio,
    share_interval,
)
from undercroft.refusal import Refused

FEWEST = 20  # uses on either side, below which a comparison says nothing


class Counted:
    """A share of some games, or of what happened in them; what was won and what there was, for each deal."""

    def __init__(self, name: str, won: Values, games: Values) -> None:
        self.name = name
        self.won = float(won.sum())
        self.games = int(games.sum())
        self.mean = ratio(won, games)

    def share(self) -> float:
        return self.mean.mean

    def interval(self) -> tuple[float, float]:
        return share_interval(self.mean, self.games)


class Line:
    """A line of the score sheet: what winners and the others have there, and how far it goes with winning."""

    def __init__(self, label: str, winners: float, others: float, weight: float) -> None:
        self.label = label
        self.winners = winners
        self.others = others
        self.weight = weight  # correlation with winning, from -1 to 1


class Worth:
    """A component in one kind of use: how often, and how seats with it fare against those without."""

    def __init__(self, name: str, per_game: float, points: Contrast, score: Contrast) -> None:
        self.name = name
        self.per_game = per_game
        self.points = points
        self.score = score
        self.chance = 1.0  # corrected for all components of the kind

    def is_clear(self) -> bool:
        return self.chance < LEVEL


class Contrast:
    """The mean of seats, or of games, that have a component and of those that lack it."""

    def __init__(self, having: tuple[Values, Values], lacking: tuple[Values, Values]) -> None:
        self.uses = int(having[1].sum())
        self.fewest = min(self.uses, int(lacking[1].sum()))
        self.having = ratio(*having)
        self.lacking = ratio(*lacking)
        self.gain = difference(having, lacking) if self.fewest else Mean(0.0, 0.0, 0)


class Findings:
    """One run and its figures."""

    def __init__(self, given: Path) -> None:
        self.run = Run(given)
        games = self.run.games
        try:
            first = games.row(0, named=True)
            self.slug: str = first["slug"]
            self.seats: int = first["seats"]
            self.options = msgspec.json.decode(first["options"], type=dict[str, object])
            self.bots: list[str] = first["bots"].split(",")
            self.seed: int = first["seed"]
            self.version: str = first["version"]
            self.components: str = first["components"]
        except (ValueError, msgspec.DecodeError):
            raise Refused("lab-no-run", file=given) from None
        self.count = games.height
        self.table = self.run.need("seats")
        self.check_seats()
        self.uses = self.run.read("uses")
        # All win or nobody does: then a seat's share says nothing, and only success counts.
        self.together = self.seats > 1 and bool(
            (self.table.group_by("game").agg(pl.col("points").n_unique()))["points"].max() == 1
        )

    def check_seats(self) -> None:
        """Every seat of every game has a row, once; else a table is damaged, or of another run."""
        rows = self.table.select("game", "seat").unique()
        games = self.run.games.select("game").join(rows, on="game")
        seats = rows["seat"].is_between(0, self.seats - 1).all()
        if not seats or not self.count * self.seats == games.height == self.table.height:
            raise Refused("lab-unfit-seats", file=self.seats_file())

    def seats_file(self) -> Path:
        return table_file(self.run.prefix, "seats", self.run.form)

    def is_box(self) -> bool:
        return self.components == BOX

    # Who wins

    def by_deal(self, frame: pl.DataFrame, *sums: pl.Expr) -> list[Values]:
        """Each sum for each deal that the frame has: a deal is played once for every seat, game after game."""
        deal = (pl.col("game") // self.seats).alias("deal")
        named = [one.cast(pl.Float64).alias(str(index)) for index, one in enumerate(sums)]
        found = frame.group_by(deal).agg(named).sort("deal")
        return [found[str(index)].to_numpy() for index in range(len(sums))]

    def counted(self, name: str, frame: pl.DataFrame, won: pl.Expr, games: pl.Expr | None = None) -> Counted:
        """Of the rows of a frame, or of what there is instead."""
        return Counted(name, *self.by_deal(frame, won.sum(), pl.len() if games is None else games))

    def by_seat(self) -> list[Counted]:
        points = pl.col("points")
        seats = [self.table.filter(pl.col("seat") == seat) for seat in range(self.seats)]
        return [self.counted(str(seat + 1), rows, points) for seat, rows in enumerate(seats)]

    def by_bot(self) -> list[Counted]:
        games = pl.col("game").n_unique()
        return [
            self.counted(bot, self.table.filter(pl.col("bot") == bot), pl.col("points"), games)
            for bot in sorted(set(self.bots))
        ]

    def success(self) -> Counted:
        """In how many games anybody has won."""
        games = self.table.group_by("game").agg(pl.col("points").sum())
        return self.counted("", games, pl.col("points") > 0.5)

    def shared(self) -> Counted:
        """In how many games several seats share the win."""
        games = self.table.group_by("game").agg((pl.col("points") > 0).sum().alias("winners"))
        return self.counted("", games, pl.col("winners") > 1)

    def seats_differ(self) -> float:
        """How probable such a difference between the seats would be if they were equal.

        Chi square, scaled by how much the wins of a seat really vary from deal to deal (Rao and Scott).
        """
        seats = self.by_seat()
        even = self.even_share() * self.count
        apart = sum((seat.won - even) ** 2 for seat in seats)
        noise = sum((seat.games * seat.mean.error) ** 2 for seat in seats)
        if apart < 1e-9 * self.count:
            return 1.0
        freedom = self.seats - 1
        tail = chi_square_tail(freedom * apart / noise, freedom) if noise else 0.0
        return max(tail, all_alike(seats[0].mean.deals))

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
        games = self.run.games
        found = [
            self.counted(reason, games, pl.col("reason") == reason)
            for reason in sorted(games["reason"].unique().to_list())
        ]
        return sorted(found, key=lambda end: -end.won)

    def lines(self) -> list[Line]:
        """Every line of the score sheet with an amount; what a seat lacks counts 0, what it has twice adds up."""
        sheet = self.sheet
        sheet = sheet.drop_nulls("amount").group_by("label", "game", "seat").agg(pl.col("amount").sum())
        found: list[Line] = []
        won = self.table.select("game", "seat", won=pl.col("points") > 0)
        for label in sorted(sheet["label"].unique().to_list()):
            one = won.join(sheet.filter(pl.col("label") == label), on=["game", "seat"], how="left")
            one = one.with_columns(pl.col("amount").fill_null(0).cast(pl.Float64))
            winners, others = (mean_of(one.filter(pl.col("won") == won)["amount"]) for won in (True, False))
            weight = one.select(pl.corr(pl.col("won").cast(pl.Float64), "amount")).item()
            found.append(
                Line(label, winners, others, weight if weight is not None and weight == weight else 0.0)
            )
        return sorted(found, key=lambda line: -abs(line.weight))

    @cached_property
    def sheet(self) -> pl.DataFrame:
        """The score sheets line by line: game, seat, label, amount, and the quest that a line is about."""
        try:
            return sheet_lines(self.table)
        except pl.exceptions.PolarsError as error:
            raise Refused("lab-broken-table", file=self.seats_file(), what=first_line(error)) from None

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
        """How seats with a component fare against those without; where all win together, games with and without it."""
        notes = self.noted(what)
        if self.together:
            points = (pl.col("points").sum() > 0.5).cast(pl.Float64)
            people = self.table.group_by("game").agg(points, pl.col("score").mean())
            return ranked(self.contrasts(notes, people, ["game"]))
        return ranked(self.contrasts(notes.filter(pl.col("seat") != TABLE), self.table, ["game", "seat"]))

    def worths_to_all(self, what: str) -> list[Worth]:
        """What comes to the whole table favours no seat, but may make all of them richer or poorer."""
        notes = self.noted(what).filter(pl.col("seat") == TABLE)
        if self.together:
            return []
        return ranked(self.contrasts(notes, self.table, ["game"]), by_score=True)

    def contrasts(self, notes: pl.DataFrame, people: pl.DataFrame, keys: list[str]) -> list[Worth]:
        """For each component that was noted, seats or games with it against those without."""
        found: list[Worth] = []
        people = people.select(*keys, pl.col("points", "score").cast(pl.Float64))
        for (name,), of_name in sorted(notes.group_by("name"), key=lambda group: str(group[0])):
            having = of_name.select(keys).unique().with_columns(has=True)
            rows = people.join(having, on=keys, how="left").with_columns(pl.col("has").fill_null(False))
            points, score = (self.contrast(rows.drop_nulls(column), column) for column in ("points", "score"))
            if points.fewest >= FEWEST:
                found.append(Worth(str(name), float(of_name["times"].sum()) / self.count, points, score))
        return found

    def contrast(self, rows: pl.DataFrame, column: str) -> Contrast:
        has, value = pl.col("has"), pl.col(column)
        won, used, lost, rest = self.by_deal(
            rows, value.filter(has).sum(), has.sum(), value.filter(~has).sum(), (~has).sum()
        )
        return Contrast((won, used), (lost, rest))


def ranked(found: list[Worth], by_score: bool = False) -> list[Worth]:
    """The best first, each with its chance corrected for all of them."""
    gains = [worth.score.gain if by_score else worth.points.gain for worth in found]
    for worth, chance in zip(found, false_discoveries([gain.chance() for gain in gains]), strict=True):
        worth.chance = chance
    order = sorted(range(len(found)), key=lambda index: -gains[index].mean)
    return [found[index] for index in order]


def mean_of(values: pl.Series) -> float:
    mean = values.mean()
    return float(mean) if isinstance(mean, int | float) else 0.0

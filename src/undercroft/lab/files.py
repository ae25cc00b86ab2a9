"""The files of a run: tables joined from their shards, and read again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import polars as pl

from undercroft.lab.parquet import PACKING, concatenate
from undercroft.lab.plan import TABLES
from undercroft.lab.whole import whole
from undercroft.refusal import Refused

FORMATS = ("parquet", "csv", "jsonl")
ROW_GROUP = 100_000

# What a table must have to be read again; there may be more. In no row any of it is missing, but for scores.
WORDS, NUMBERS = pl.String, pl.Int64
NEEDED: dict[str, dict[str, type[pl.DataType]]] = {
    "games": {
        **dict.fromkeys(("game", "deal_seed", "decisions", "seats", "seed"), NUMBERS),
        **dict.fromkeys(("reason", "slug", "version", "components", "digest", "options", "bots"), WORDS),
    },
    "seats": {"game": NUMBERS, "seat": NUMBERS, "bot": WORDS, "points": pl.Float64, "score": NUMBERS},
    "uses": {
        **dict.fromkeys(("game", "seat", "times", "amount"), NUMBERS),
        **dict.fromkeys(("what", "name"), WORDS),
    },
}


def table_file(prefix: Path, table: str, form: str) -> Path:
    return prefix.with_name(f"{prefix.name}.{table}.{form}")


def join(shards: list[Path], path: Path, form: str, large: bool) -> None:
    """All shards in one file: large ones as its row groups, as they are; others are read and written piece by piece."""
    with whole(path) as draft:
        try:
            if form == "parquet" and large:
                concatenate(shards, draft)
            else:
                rewrite(pl.scan_parquet(shards, glob=False), draft, form)
        except (pl.exceptions.PolarsError, ValueError) as error:
            raise OSError(0, first_line(error)) from None


def rewrite(frame: pl.LazyFrame, path: Path, form: str) -> None:
    writers: dict[str, Callable[[Path], object]] = {
        "parquet": lambda to: frame.sink_parquet(to, row_group_size=ROW_GROUP, **PACKING),
        "csv": frame.sink_csv,
        "jsonl": frame.sink_ndjson,
    }
    writers[form](path)


def first_line(error: BaseException) -> str:
    return str(error).partition("\n")[0].strip()


# Reading


class Run:
    """The tables of one simulation, found by any of its files or by their common beginning."""

    def __init__(self, given: Path) -> None:
        self.prefix, self.form = prefix_of(given)
        games = self.read("games")
        if games is None or games.is_empty():
            raise Refused("lab-no-run", file=given)
        self.games: pl.DataFrame = games

    def read(self, table: str) -> pl.DataFrame | None:
        """A table, or None if the run has none."""
        path = table_file(self.prefix, table, self.form)
        if not path.exists():
            return None
        try:
            return checked(path, self.read_file(path), NEEDED.get(table, {}))
        # What is damaged in the middle may make the reader panic, which is no Exception.
        except (
            pl.exceptions.PolarsError,
            pl.exceptions.PanicException,
            OSError,
            UnicodeDecodeError,
        ) as error:
            raise Refused("lab-broken-table", file=path, what=first_line(error)) from None

    def read_file(self, path: Path) -> pl.DataFrame:
        if self.form == "parquet":
            # Not mapped into memory, so that a file that is replaced meanwhile does no harm.
            frame = pl.read_parquet(path, memory_map=False)
            return frame.with_columns(pl.col(pl.Categorical).cast(pl.String))
        if self.form == "csv":
            return pl.read_csv(path, infer_schema_length=None)
        return pl.read_ndjson(path, infer_schema_length=None)

    def need(self, table: str) -> pl.DataFrame:
        frame = self.read(table)
        if frame is None:
            raise Refused("lab-no-table", file=table_file(self.prefix, table, self.form))
        return frame


def checked(path: Path, frame: pl.DataFrame, needed: dict[str, type[pl.DataType]]) -> pl.DataFrame:
    """A table that has what it must have, each column of its type; raises Refused, and PolarsError."""
    missing = [
        name
        for name in needed
        if name not in frame.columns or (name != "score" and frame[name].null_count() > 0)
    ]
    if missing:
        raise Refused("lab-missing-columns", file=path, columns=", ".join(missing))
    return frame.with_columns(pl.col(name).cast(kind) for name, kind in needed.items())


def prefix_of(given: Path) -> tuple[Path, str]:
    """The common beginning of a run's files and their form."""
    for form in FORMATS:
        for table in TABLES:
            if given.name.endswith(f".{table}.{form}"):
                return given.with_name(given.name.removesuffix(f".{table}.{form}")), form
    for form in FORMATS:
        if table_file(given, "games", form).exists():
            return given, form
    raise Refused("lab-no-run", file=given)

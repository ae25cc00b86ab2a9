"""The score sheets of a table of seats, line by line.

Each line of a sheet has columns of its own, called by its label: `raiders-score-coins`, `doggies-score-common.2.quest`.
Games that do not know columns, and tables of earlier versions, have the sheet as JSON.
"""

from __future__ import annotations

import polars as pl

JSON = pl.List(
    pl.Struct(
        {
            "label": pl.Struct({"id": pl.String, "args": pl.Struct({"quest": pl.String})}),
            "amount": pl.Int64,
        }
    )
)


def sheet_lines(table: pl.DataFrame) -> pl.DataFrame:
    """Game, seat, label, amount, and the quest that a line is about; a remark has no amount."""
    return lines_of_json(table) if "sheet" in table.columns else lines_of_columns(table)


def lines_of_json(table: pl.DataFrame) -> pl.DataFrame:
    lines = table.select("game", "seat", pl.col("sheet").str.json_decode(JSON)).explode("sheet")
    label = pl.col("sheet").struct.field("label").struct
    return lines.select(
        "game",
        "seat",
        label=label.field("id"),
        amount=pl.col("sheet").struct.field("amount"),
        quest=label.field("args").struct.field("quest"),
    ).drop_nulls("label")


def lines_of_columns(table: pl.DataFrame) -> pl.DataFrame:
    found: dict[str, list[str]] = {}  # the columns of each line
    for name in table.columns:
        label, _, rest = name.partition(".")
        if "-score-" in label:
            number = rest.partition(".")[0]
            found.setdefault(f"{label}.{number}" if number.isdigit() else label, []).append(name)
    if not found:
        return lines_of_json(table.select("game", "seat", sheet=pl.lit("[]")))
    return pl.concat([one_line(table, line, columns) for line, columns in found.items()])


def one_line(table: pl.DataFrame, line: str, columns: list[str]) -> pl.DataFrame:
    """The seats that have a line; where it is a remark, the column is a flag, or names only what it is about."""
    none = pl.lit(None, pl.Int64)
    first = pl.col(columns[0])
    is_flag = table.schema[columns[0]] == pl.Boolean
    quest = f"{line}.quest"
    return table.filter(first if is_flag else first.is_not_null()).select(
        "game",
        "seat",
        label=pl.lit(line.partition(".")[0]),
        amount=first.cast(pl.Int64) if columns[0] == line and not is_flag else none,
        quest=pl.col(quest) if quest in columns else pl.lit(None, pl.String),
    )

"""Parquet files joined by their row groups."""

from pathlib import Path

import polars as pl
import pytest

from undercroft.lab.parquet import PACKING, concatenate

pytestmark = pytest.mark.once

FILES = 20  # more than the short form of a list holds


def frame(number: int, rows: int = 50) -> pl.DataFrame:
    """Numbers, words, flags and gaps, other ones in each file."""
    numbers = range(number * rows, (number + 1) * rows)
    return pl.DataFrame(
        {
            "game": numbers,
            "share": [one / 3 for one in numbers],
            "gaps": [None if one % 7 == number % 7 else one * 1_000_003 for one in numbers],
            "flag": [one % 3 == 0 for one in numbers],
            "word": pl.Series([f"word {one % (number + 2)}" for one in numbers], dtype=pl.Categorical),
            "text": [f"text {one}" for one in numbers],
        },
        schema_overrides={"gaps": pl.Int64},
    )


def written(folder: Path, frames: list[pl.DataFrame], statistics: bool = False) -> list[Path]:
    paths = [folder / f"{number}.parquet" for number in range(len(frames))]
    for path, one in zip(paths, frames, strict=True):
        one.write_parquet(path, **{**PACKING, "statistics": statistics})
    return paths


@pytest.mark.parametrize("statistics", [False, True])
def test_a_joined_file_holds_the_files_one_after_another(tmp_path: Path, statistics: bool) -> None:
    frames = [frame(number) for number in range(FILES)]
    joined = tmp_path / "joined.parquet"
    concatenate(written(tmp_path, frames, statistics), joined)
    found = pl.read_parquet(joined)
    assert found.schema == frames[0].schema
    assert found.equals(pl.concat(frames))
    some = pl.scan_parquet(joined).filter(pl.col("game") >= 975).select("game", "text").collect()
    assert some["text"].to_list() == [f"text {game}" for game in range(975, 1000)]


def test_one_file_stays_as_it_is(tmp_path: Path) -> None:
    [path] = written(tmp_path, [frame(3)])
    joined = tmp_path / "joined.parquet"
    concatenate([path], joined)
    assert joined.read_bytes() == path.read_bytes()


def test_files_with_other_columns_are_refused(tmp_path: Path) -> None:
    paths = written(tmp_path, [frame(0), frame(1).drop("text")])
    with pytest.raises(ValueError, match="different columns"):
        concatenate(paths, tmp_path / "joined.parquet")


@pytest.mark.parametrize("left", [0, 5, 300])
def test_half_a_file_is_refused(tmp_path: Path, left: int) -> None:
    [path] = written(tmp_path, [frame(0)])
    path.write_bytes(path.read_bytes()[:left])
    with pytest.raises(ValueError, match="is no whole Parquet file"):
        concatenate([path], tmp_path / "joined.parquet")

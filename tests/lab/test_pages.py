"""Tables written straight from arrays: a reader of Parquet finds what was written."""

from __future__ import annotations

import io

import numpy as np
import polars as pl
import pytest

from undercroft.lab import pages
from undercroft.lab.pages import IS_INT8, IS_INT32, IS_INT64, Column

ABSENT = -(2**31) + 1


def read(column: Column, rows: int) -> pl.Series:
    return pl.read_parquet(io.BytesIO(pages.parquet({"one": column}, rows)))["one"]


@pytest.mark.parametrize("rows", [1, 2, 7, 8, 33, 128, 129, 130, 161, 1000])
@pytest.mark.parametrize("span", [1, 2, 3, 16, 17, 256, 257, 70_000, 2**40])
def test_numbers_of_any_span_and_amount(rows: int, span: int) -> None:
    values = np.random.default_rng(rows).integers(-5, span - 5, rows)
    assert read(pages.numbers(values, IS_INT64), rows).to_list() == values.tolist()


def test_numbers_at_the_ends_of_their_type() -> None:
    for meaning, kind, low, high in (
        (IS_INT8, pl.Int8, -128, 127),
        (IS_INT32, pl.Int32, -(2**31), 2**31 - 1),
        (IS_INT64, pl.Int64, -(2**63), 2**63 - 1),
    ):
        values = np.array([low, high, high, 0, low, -1, high], np.int64)
        found = read(pages.numbers(values, meaning), len(values))
        assert found.dtype == kind
        assert found.to_list() == values.tolist()


@pytest.mark.parametrize("step", [0, 1, 2**20])
def test_counters_take_hardly_any_room(step: int) -> None:
    values = 7 + step * np.arange(20_000)
    column = pages.numbers(values, IS_INT64)
    assert read(column, len(values)).to_list() == values.tolist()
    assert len(column.data) < 2_000


@pytest.mark.parametrize("rows", [1, 9, 300])
def test_missing_numbers(rows: int) -> None:
    values = np.random.default_rng(1).integers(0, 20, rows).astype(np.int32)
    for there in (values >= 0, values > 10, values > 100):
        given = np.where(there, values, ABSENT).astype(np.int32)
        wanted = [value if one else None for value, one in zip(values.tolist(), there.tolist(), strict=True)]
        assert read(pages.numbers(given, IS_INT32, ABSENT), rows).to_list() == wanted


@pytest.mark.parametrize("rows", [1, 8, 13, 500])
def test_flags(rows: int) -> None:
    values = np.arange(rows) % 3
    found = read(pages.flags(values), rows)
    assert found.dtype == pl.Boolean
    assert found.to_list() == [value > 0 for value in values.tolist()]


@pytest.mark.parametrize("amount", [1, 2, 5, 300, 70_000])
def test_words(amount: int) -> None:
    few = [f"слово {number}" for number in range(amount)]
    places = np.arange(2 * amount + 3) % amount
    assert read(pages.words(few, places), len(places)).to_list() == [few[place] for place in places]


def test_a_word_that_comes_twice_is_written_once() -> None:
    column = pages.words(["a", "b", "a", "b"], np.array([3, 2, 1, 0, 0]))
    assert column.words == 2
    assert read(column, 5).to_list() == ["b", "a", "b", "a", "a"]


@pytest.mark.parametrize("value", ["", "raiders", 0, -7, 2**63 - 1])
def test_the_same_in_all_rows(value: str | int) -> None:
    column = pages.the_same(value, 1_000)
    assert read(column, 1_000).to_list() == [value] * 1_000
    assert len(column.data) < 20


def test_shares_are_exact() -> None:
    values = np.array([0.0, 1.0, 1 / 2, 1 / 3, 1 / 6, 1 / 7, 0.0])
    assert read(pages.shares(values, 7), len(values)).to_list() == values.tolist()


@pytest.mark.parametrize("odd", [0.3, -1.0, 2.0, 1 / 8])
def test_other_points_than_shares_are_kept_as_they_are(odd: float) -> None:
    values = np.array([0.0, odd, 1.0])
    assert read(pages.shares(values, 7), len(values)).to_list() == values.tolist()

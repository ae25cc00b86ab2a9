"""Sets of small numbers, interpreted and compiled alike."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.core.bits import any_of, bit, first, has, members, size
from undercroft.core.rng import Script


@pytest.mark.parametrize("number", [0, 1, 30, 31, 32, 33, 40, 62])
def test_a_bit_is_the_power_of_two_also_beyond_thirty(number: int) -> None:
    assert bit(number) == 2**number


@given(st.sets(st.integers(0, 62)))
def test_a_set_is_its_members(numbers: set[int]) -> None:
    bits = sum(bit(number) for number in numbers)
    assert members(bits) == sorted(numbers)
    assert size(bits) == len(numbers)
    assert [has(bits, number) for number in range(63)] == [number in numbers for number in range(63)]


@given(st.sets(st.integers(0, 62), min_size=2), st.data())
def test_a_draw_counts_through_the_members_in_order(numbers: set[int], data: st.DataObject) -> None:
    bits = sum(bit(number) for number in numbers)
    draw = data.draw(st.integers(0, len(numbers) - 1))
    assert any_of(bits, Script([draw])) == sorted(numbers)[draw]
    assert first(bits) == min(numbers)

"""Sets of small numbers, interpreted and compiled alike."""

from __future__ import annotations

import pytest

from undercroft.core.bits import bit


@pytest.mark.parametrize("number", [0, 1, 30, 31, 32, 33, 40, 62])
def test_a_bit_is_the_power_of_two_also_beyond_thirty(number: int) -> None:
    assert bit(number) == 2**number

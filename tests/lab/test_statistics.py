"""The statistics, against numbers from textbooks and tables."""

from __future__ import annotations

import pytest

from undercroft.core.arena import Share
from undercroft.lab.statistics import (
    Mean,
    chi_square_tail,
    difference,
    false_discoveries,
    holm,
    share_interval,
    t_quantile,
    t_tails,
)


def test_shares_have_the_interval_of_the_arena() -> None:
    assert share_interval(81, 263) == Share(81, 263).interval()
    assert share_interval(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_t(freedom: int, quantile: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(quantile, abs=5e-3)
    assert t_tails(quantile, freedom) == pytest.approx(0.05, abs=1e-3)


@pytest.mark.parametrize(("freedom", "value"), [(2, 5.991), (4, 9.488), (7, 14.067)])
def test_chi_square(freedom: int, value: float) -> None:
    assert chi_square_tail(value, freedom) == pytest.approx(0.05, abs=2e-3)


def test_a_mean_and_its_interval() -> None:
    mean = Mean(10.0, 2.0, 25)
    assert mean.interval() == pytest.approx((10 - 2.064 * 0.4, 10 + 2.064 * 0.4), abs=1e-3)
    assert Mean(0.0, 0.0, 25).chance() == 1.0
    assert Mean(1.0, 0.0, 25).chance() == 0.0


def test_more_games_settle_a_smaller_difference() -> None:
    assert Mean(0.5, 1.0, 10).games_to_settle(0.05) == 32, "textbooks: 31.4, rounded up"
    assert Mean(0.0, 1.0, 10).games_to_settle(0.05) is None


def test_the_error_of_a_difference_is_both_errors_together() -> None:
    assert difference(Mean(3, 3, 9), Mean(1, 4, 16)).error() == pytest.approx(2**0.5)


def test_corrections_for_many_comparisons() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert false_discoveries([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.02, 0.04, 0.04, 0.02])

"""The statistics, against numbers from textbooks and tables."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest

from undercroft.core.arena import Share
from undercroft.lab.statistics import (
    Mean,
    Values,
    chi_square_tail,
    difference,
    false_discoveries,
    holm,
    ratio,
    share_interval,
    t_quantile,
    t_tails,
)


def values(*numbers: float) -> Values:
    return np.array(numbers, float)


def test_shares_of_independent_games_have_the_interval_of_the_arena() -> None:
    won = values(*[1] * 81, *[0] * 182)
    share = ratio(won, np.ones(263))
    assert share_interval(share, 263) == pytest.approx(Share(81, 263).interval(), abs=1e-3)
    assert share_interval(share, 263) == pytest.approx((0.2553, 0.3662), abs=1e-3)


def test_games_that_always_end_as_their_deal_does_are_worth_one() -> None:
    won = values(*[1] * 30, *[0] * 70)
    alike = share_interval(ratio(4 * won, np.full(100, 4.0)), 400)
    assert alike == pytest.approx(share_interval(ratio(won, np.ones(100)), 100))
    # If each deal is won by one of its four orders, the wins say more than as many games; no credit is taken.
    even = ratio(np.ones(100), np.full(100, 4.0))
    assert even.error == 0
    assert share_interval(even, 400) == Share(25, 100).interval()


def test_what_never_happens_counts_one_game_for_each_deal() -> None:
    never = ratio(np.zeros(50), np.full(50, 4.0))
    assert share_interval(never, 200) == Share(0, 50).interval()
    assert share_interval(ratio(np.zeros(0), np.zeros(0)), 0) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_t(freedom: int, quantile: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(quantile, abs=5e-3)
    assert t_tails(quantile, freedom) == pytest.approx(0.05, abs=1e-3)


@pytest.mark.parametrize(("freedom", "value"), [(2, 5.991), (4, 9.488), (7, 14.067)])
def test_chi_square(freedom: int, value: float) -> None:
    assert chi_square_tail(value, freedom) == pytest.approx(0.05, abs=2e-3)


def test_a_mean_and_its_interval() -> None:
    mean = Mean(10.0, 0.4, 25)
    assert mean.interval() == pytest.approx((10 - 2.064 * 0.4, 10 + 2.064 * 0.4), abs=1e-3)
    assert Mean(0.0, 0.0, 25).chance() == 1.0


def test_a_mean_of_deals_is_that_of_a_textbook() -> None:
    mean = ratio(values(1, 2, 3, 4, 5, 6, 7, 8), np.ones(8))
    assert (mean.mean, mean.deals) == (4.5, 8)
    assert mean.error == pytest.approx(2.449 / 8**0.5, abs=1e-3), "the sample's deviation by the root of 8"


def test_unequal_deals_are_weighed_by_their_games() -> None:
    mean = ratio(values(3, 1), values(4, 1))
    assert mean.mean == pytest.approx(0.8)
    assert mean.error == pytest.approx((2 * 2 * (0.2 / 5) ** 2) ** 0.5)


@pytest.mark.parametrize("deals", [1, 2, 3, 5])
def test_few_deals_are_never_beyond_chance(deals: int) -> None:
    same = ratio(np.full(deals, 7.0), np.ones(deals))
    assert same.chance() == 0.5 ** (deals - 1) > 0.05
    assert same.interval() == (-inf, inf)
    assert same.deals_to_settle(0.05) is None


def test_many_deals_that_all_agree_are_beyond_chance() -> None:
    assert Mean(7.0, 0.0, 6).chance() == 1 / 32
    assert Mean(7.0, 0.0, 6).deals_to_settle(0.05 / 20) == 10, "1 in 512 is the first below 1 in 400"
    assert Mean(1.0, 0.0, 25).chance() == 0.5**24


def test_more_games_settle_a_smaller_difference() -> None:
    assert Mean(0.5, 1.0 / 10**0.5, 10).deals_to_settle(0.05) == 32, "textbooks: 31.4, rounded up"
    assert Mean(0.0, 1.0, 10).deals_to_settle(0.05) is None


def test_a_difference_within_the_same_deals_is_that_of_pairs() -> None:
    one, other = values(5, 7, 6, 9), values(4, 5, 6, 6)
    sizes = np.ones(4)
    apart, pairs = difference((one, sizes), (other, sizes)), ratio(one - other, sizes)
    assert (apart.mean, apart.error) == pytest.approx((pairs.mean, pairs.error))


def test_the_error_of_a_difference_of_separate_deals_is_both_errors_together() -> None:
    rng = np.random.default_rng(1)
    numbers, first = rng.normal(size=400), np.arange(400) < 200
    sizes = first.astype(np.float64)
    one, other = (numbers * sizes, sizes), (numbers * (1 - sizes), 1 - sizes)
    apart = difference(one, other)
    errors = [ratio(numbers[half], np.ones(200)).error for half in (first, ~first)]
    assert apart.error == pytest.approx((errors[0] ** 2 + errors[1] ** 2) ** 0.5, rel=0.01)


def test_corrections_for_many_comparisons() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert false_discoveries([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.02, 0.04, 0.04, 0.02])

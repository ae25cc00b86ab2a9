"""The little statistics that the lab needs: intervals, paired differences, many comparisons at once."""

from __future__ import annotations

from math import ceil, erfc, inf, log1p, log2, sqrt
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

from undercroft.core.arena import Share

LEVEL = 0.05
FEWEST_DEALS = 6  # fewer cannot differ beyond chance: five would all point the same way in one of 16 runs
NORMAL = NormalDist()

Values = npt.NDArray[np.float64]  # one for each deal


class Mean:
    """A mean over deals, and how far chance may have moved it.

    Games of one deal are not independent, because they begin with the same cards. So deals are counted, not games.
    """

    def __init__(self, mean: float, error: float, deals: int) -> None:
        self.mean = mean
        self.error = error  # the standard error of the mean; 0 if there is one deal, where nobody knows
        self.deals = deals

    def interval(self) -> tuple[float, float]:
        """95 % (Student's t); without ends if there are too few deals to say."""
        if self.deals < FEWEST_DEALS:
            return (-inf, inf)
        half = t_quantile(1 - LEVEL / 2, self.deals - 1) * self.error
        return (self.mean - half, self.mean + half)

    def chance(self) -> float:
        """How probable a mean this far from 0 would be if the true one were 0."""
        if self.mean == 0.0:
            return 1.0
        tails = t_tails(abs(self.mean) / self.error, self.deals - 1) if self.error else 0.0
        return max(tails, all_alike(self.deals))

    def deals_to_settle(self, level: float) -> int | None:
        """How many deals would tell a true mean of this size from 0, four times of five; None if nobody can say."""
        if self.mean == 0.0 or self.deals < FEWEST_DEALS:
            return None
        reach = NORMAL.inv_cdf(1 - level / 2) + NORMAL.inv_cdf(0.8)
        return max(ceil(self.deals * (reach * self.error / self.mean) ** 2), ceil(1 - log2(level)))


def all_alike(deals: int) -> float:
    """How probable it is that all deals point the same way by chance. However clear they look, no less is certain."""
    return 0.5 ** (deals - 1) if deals > 0 else 1.0


def ratio(amounts: Values, sizes: Values) -> Mean:
    """The sum of amounts by the sum of sizes, e.g. wins by games; each deal has an amount and a size."""
    whole = float(sizes.sum())
    if not whole:
        return Mean(0.0, 0.0, 0)
    mean = float(amounts.sum()) / whole
    return Mean(mean, error_of((amounts - mean * sizes) / whole), len(sizes))


def difference(one: tuple[Values, Values], other: tuple[Values, Values]) -> Mean:
    """The first ratio less the second, both with an amount and a size for each of the same deals."""
    first, second = ratio(*one), ratio(*other)
    apart = (one[0] - first.mean * one[1]) / one[1].sum() - (other[0] - second.mean * other[1]) / other[
        1
    ].sum()
    return Mean(first.mean - second.mean, error_of(apart), len(apart))


def error_of(parts: Values) -> float:
    """The standard error of a sum, of which each deal brings a part that is 0 on average (cluster-robust)."""
    count = len(parts)
    return sqrt(count / (count - 1) * float((parts * parts).sum())) if count > 1 else 0.0


def share_interval(share: Mean, games: int) -> tuple[float, float]:
    """Wilson's, as in the arena, of as many independent games as would be worth these.

    Games of a deal that end alike are worth fewer than they are, never more. What never varies does not tell how far
    they do, and counts as one game for each deal.
    """
    variance = share.mean * (1 - share.mean)
    worth = variance / share.error**2 if variance > 0 and share.error else float(share.deals)
    count = int(min(worth, games))
    return Share(share.mean * count, count).interval()


def t_quantile(share: float, freedom: int) -> float:
    """Student's t by Cornish and Fisher's expansion: three digits from five degrees of freedom on."""
    z = NORMAL.inv_cdf(share)
    if freedom < 1:
        return z
    n = float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def t_tails(t: float, freedom: int) -> float:
    """Both tails of Student's t beyond this value, by Wallace's normal approximation."""
    if freedom < 1:
        return 1.0
    n = float(freedom)
    z = (8 * n + 1) / (8 * n + 3) * sqrt(n * log1p(t * t / n))
    return erfc(z / sqrt(2))


def chi_square_tail(value: float, freedom: int) -> float:
    """Beyond this value of chi square, by Wilson and Hilferty's cube root."""
    if freedom < 1:
        return 1.0
    spread = 2 / (9 * freedom)
    z = ((value / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return 0.5 * erfc(z / sqrt(2))


def holm(chances: list[float]) -> list[float]:
    """Corrected for that many comparisons: the probability that any of them is called a difference by mistake."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    found = [1.0] * len(chances)
    least = 0.0
    for rank, index in enumerate(order):
        least = max(least, min(1.0, chances[index] * (len(chances) - rank)))
        found[index] = least
    return found


def false_discoveries(chances: list[float]) -> list[float]:
    """Corrected as Benjamini and Hochberg do: of what is called a difference, this share is one by mistake."""
    order = sorted(range(len(chances)), key=chances.__getitem__, reverse=True)
    found = [1.0] * len(chances)
    most = 1.0
    for rank, index in enumerate(order):
        most = min(most, chances[index] * len(chances) / (len(chances) - rank))
        found[index] = most
    return found

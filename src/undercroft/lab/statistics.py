"""The little statistics that the lab needs: intervals, paired differences, many comparisons at once."""

from __future__ import annotations

from math import erfc, log1p, sqrt
from statistics import NormalDist

from undercroft.core.arena import Share

LEVEL = 0.05
NORMAL = NormalDist()


class Mean:
    """A mean with its 95 % interval (Student's t)."""

    def __init__(self, mean: float, deviation: float, count: int) -> None:
        self.mean = mean
        self.deviation = deviation  # of single values
        self.count = count

    def error(self) -> float:
        return self.deviation / sqrt(self.count) if self.count > 1 else 0.0

    def interval(self) -> tuple[float, float]:
        half = t_quantile(1 - LEVEL / 2, self.count - 1) * self.error()
        return (self.mean - half, self.mean + half)

    def chance(self) -> float:
        """How probable a mean this far from 0 would be if the true one were 0."""
        if self.error() == 0.0:
            return 1.0 if self.mean == 0.0 else 0.0
        return t_tails(abs(self.mean) / self.error(), self.count - 1)

    def games_to_settle(self, level: float) -> int | None:
        """How many values would tell a true mean of this size from 0, four times of five; None if it is 0."""
        if self.mean == 0.0 or self.deviation == 0.0:
            return None
        reach = NORMAL.inv_cdf(1 - level / 2) + NORMAL.inv_cdf(0.8)
        return int((reach * self.deviation / self.mean) ** 2) + 1


def share_interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's, as in the arena."""
    return Share(won, games).interval()


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


def difference(one: Mean, other: Mean) -> Mean:
    """Of two independent means, as a mean whose error is theirs together."""
    count = one.count + other.count
    error = sqrt(one.error() ** 2 + other.error() ** 2)
    return Mean(one.mean - other.mean, error * sqrt(count), count)

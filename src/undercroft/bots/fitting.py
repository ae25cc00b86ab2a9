"""Fitting weights to examples: the likeliest ones of a conditional logit, by Newton's method, and least squares."""

from __future__ import annotations

from math import log
from typing import Final

from mypy_extensions import i64

from undercroft.bots.judge import Judge, shares

STEPS: Final = 40  # of Newton's method, at most
SMALL: Final = 1e-7
LEAST: Final = 1e-12  # no chance is taken for smaller


class Example:
    """A position: how each seat stands, and what it won in the end; or each world, and whether it was the true one.

    Or an action that was taken, and the chance of its seat afterwards and before, and how much it tells. Or all the
    actions of a choice, and which one was taken.
    """

    def __init__(self, seats: list[list[float]], won: list[float]) -> None:
        self.seats: list[list[float]] = seats
        self.won: list[float] = won


def fit(examples: list[Example], features: int, caution: float) -> list[float]:
    """The weights that make the results likeliest; `caution` keeps those small for which there are few positions."""
    weights = [0.0 for _ in range(features)]
    loss = loss_of(examples, weights, caution)
    for _ in range(STEPS):
        slope, bend = slope_and_bend(examples, weights, caution)
        step = solve(bend, slope)
        size = 1.0
        while True:
            tried = [weights[index] - size * step[index] for index in range(features)]
            found = loss_of(examples, tried, caution)
            if found <= loss or size < 1e-4:
                break
            size /= 2.0
        gained = loss - found
        if gained <= 0.0:
            break
        weights = tried
        loss = found
        if gained < SMALL * float(len(examples)):
            break
    return weights


def fit_changes(examples: list[Example], features: int, caution: float) -> list[float]:
    """The weights whose sums come nearest to how the chances changed (least squares)."""
    right = [0.0 for _ in range(features)]
    matrix = [[caution if row == column else 0.0 for column in range(features)] for row in range(features)]
    for example in examples:
        described = example.seats[0]
        change = example.won[0] - example.won[1]
        for row in range(features):
            value = example.won[2] * described[row]
            if value != 0.0:
                right[row] += value * change
                line = matrix[row]
                for column in range(features):
                    line[column] += value * described[column]
    return solve(matrix, right)


def loss_of(examples: list[Example], weights: list[float], caution: float) -> float:
    judge = Judge(weights)
    total = 0.0
    for example in examples:
        chances = shares([judge.score(seat) for seat in example.seats])
        for seat in range(len(chances)):
            if example.won[seat] > 0.0:
                total -= example.won[seat] * log(max(chances[seat], LEAST))
    for weight in weights:
        total += 0.5 * caution * weight * weight
    return total


def slope_and_bend(
    examples: list[Example], weights: list[float], caution: float
) -> tuple[list[float], list[list[float]]]:
    """First and second derivatives of the loss."""
    n = len(weights)
    judge = Judge(weights)
    slope = [caution * weight for weight in weights]
    bend = [[caution if row == column else 0.0 for column in range(n)] for row in range(n)]
    for example in examples:
        chances = shares([judge.score(seat) for seat in example.seats])
        middle = [0.0 for _ in range(n)]
        for seat in range(len(chances)):
            described = example.seats[seat]
            for index in range(n):
                middle[index] += chances[seat] * described[index]
        for seat in range(len(chances)):
            described = example.seats[seat]
            chance = chances[seat]
            missed = chance - example.won[seat]
            # Most features of an action say nothing about it.
            offs: list[float] = []
            telling: list[i64] = []
            for row in range(n):
                off = described[row] - middle[row]
                slope[row] += missed * described[row]
                if off == 0.0:
                    continue
                offs.append(off)
                telling.append(row)
                part = chance * off
                line = bend[row]
                for index in range(len(offs)):
                    line[telling[index]] += part * offs[index]
    for row in range(n):
        for column in range(row):
            bend[column][row] = bend[row][column]
    return slope, bend


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    n = len(right)
    rows = [[*matrix[index], right[index]] for index in range(n)]
    for column in range(n):
        pivot = column
        for row in range(column + 1, n):
            if abs(rows[row][column]) > abs(rows[pivot][column]):
                pivot = row
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, n):
            factor = rows[row][column] / rows[column][column]
            if factor != 0.0:
                for index in range(column, n + 1):
                    rows[row][index] -= factor * rows[column][index]
    found = [0.0 for _ in range(n)]
    for row in range(n - 1, -1, -1):
        total = rows[row][n]
        for column in range(row + 1, n):
            total -= rows[row][column] * found[column]
        found[row] = total / rows[row][row]
    return found

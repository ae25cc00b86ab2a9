"""Sets of small numbers as one number: bit n stands for number n, from 0 to 62.

>>> hand = bit(3) | bit(5)
>>> has(hand, 3), has(hand, 4)
(True, False)
>>> members(hand)
[3, 5]
>>> size(hand)
2

Compiled, `1 << n` is a shift of 32 bits even where n is an i64: from 31 on it is wrong, and nothing says so.
So the rules write `bit(n)` and `has(numbers, n)`, and a test finds every shift written by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.rng import Rng

ALL_SIDES: Final = 15  # north, east, south and west are 0 to 3


def bit(number: i64) -> i64:
    """The set of this one number."""
    # Compiled, a constant has 32 bits, even in a variable: the compiler puts the constant in its place.
    one = number - number + 1
    return one << number


def has(numbers: i64, number: i64) -> bool:
    """Is the number in the set?"""
    return numbers >> number & 1 != 0


def size(numbers: i64) -> i64:
    """How many numbers are in the set: pairs, fours, eights and so on are added up side by side."""
    low = numbers & 0x7FFFFFFF
    high = numbers >> 31 & 0xFFFFFFFF
    low -= low >> 1 & 0x55555555
    high -= high >> 1 & 0x55555555
    low = (low & 0x33333333) + (low >> 2 & 0x33333333)
    high = (high & 0x33333333) + (high >> 2 & 0x33333333)
    low = (low + (low >> 4) & 0x0F0F0F0F) + (high + (high >> 4) & 0x0F0F0F0F)
    return (low * 0x01010101 & 0xFFFFFFFF) >> 24


def first(numbers: i64) -> i64:
    """The smallest number of a set that is not empty."""
    number: i64 = 0
    while not numbers >> number & 1:
        number += 1
    return number


def members(numbers: i64) -> list[i64]:
    """The numbers of the set, in ascending order."""
    found: list[i64] = []
    number: i64 = 0
    while numbers >> number:
        if numbers >> number & 1:
            found.append(number)
        number += 1
    return found


def any_of(numbers: i64, rng: Rng) -> i64:
    """A random number of a set that is not empty."""
    skip = rng.below(size(numbers))
    while skip:
        numbers &= numbers - 1
        skip -= 1
    return first(numbers)


def turned(sides: i64, turn: i64) -> i64:
    """A set of the four sides after that many quarter turns clockwise."""
    return (sides << turn | sides >> (4 - turn)) & ALL_SIDES

"""Sets of small numbers as one number: bit n stands for number n.

Compiled, `1 << n` is a shift of 32 bits even where n is an i64: from 31 on it is wrong, and nothing says so. Where
a number can be that large, `bit(n)` is the set of it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final[vec[i64]] = vec[i64]([2**n for n in range(63)])


def bit(number: i64) -> i64:
    """The set of this one number, 0 to 62."""
    return BITS[number]

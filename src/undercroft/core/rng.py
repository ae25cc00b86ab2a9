"""Sources of chance. A source is an argument of whatever draws, never part of a position.

One method at heart: `below(n)`, a whole number from 0 to n - 1. Where only one number is possible
nothing is drawn, so that a record holds nothing but real chance.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
FAIR_RANGE: Final = 1 << 62


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of chance."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1; for n = 1 nothing is drawn."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, a source of chance>"


@mypyc_attr(allow_interpreted_subclasses=True)
class FastRng(Rng):
    """sfc32, for simulation: the same numbers interpreted, compiled, in C and in JavaScript."""

    __slots__ = ("a", "b", "c", "n")

    def __init__(self, seed: i64) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.n: i64 = 0
        self.begin(seed)

    def begin(self, seed: i64) -> None:
        """From now on the numbers of this seed."""
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = 0x9E3779B9
        self.n = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        t = (self.a + self.b + self.n) & MASK
        self.n = (self.n + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        c = self.c
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + t) & MASK
        return t

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        return (self.word() * n) >> 32

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles go on with the same numbers."""
        return resumed, (self.a, self.b, self.c, self.n)


def resumed(a: i64, b: i64, c: i64, n: i64) -> FastRng:
    """The source that stands at this point of its stream."""
    rng = FastRng(0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.n = n
    return rng


def commitment(secret: bytes) -> str:
    """What is shown of the secret before the seats send their nonces."""
    return blake2b(secret, digest_size=32, person=b"undercroft-seal").hexdigest()


def promise_of(nonce: str) -> str:
    """What a seat shows of its nonce before anybody's nonce is known: afterwards it cannot choose another one."""
    return blake2b(nonce.encode(), digest_size=32, person=b"undercroft-part").hexdigest()


class FairRng(Rng):
    """For real matches: neither host nor players can steer it, and everybody can check it afterwards.

    Draw i is taken from BLAKE2(secret, nonces, i). The hash of the secret is shown first, then the hash of
    each nonce, then the nonces; the secret itself is shown after the last move.
    """

    def __init__(self, secret: bytes, nonces: list[str], drawn: int = 0) -> None:
        self.secret: bytes = secret
        self.salt: bytes = blake2b("\n".join(nonces).encode(), digest_size=32).digest()
        self.drawn: int = drawn  # how many draws were taken so far: the stream restarts anywhere

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        size: int = n
        # What lies beyond the last whole multiple of n is drawn again; otherwise small numbers would come more often.
        limit = FAIR_RANGE - FAIR_RANGE % size
        throw = 0
        while True:
            place = self.drawn.to_bytes(8, "big") + throw.to_bytes(4, "big")
            digest = blake2b(self.salt + place, key=self.secret, digest_size=8).digest()
            number = int.from_bytes(digest, "big") % FAIR_RANGE
            throw += 1
            if number < limit:
                self.drawn += 1
                return number % size


class ScriptError(Exception):
    """The draws written down do not fit what the rules ask for."""


class Script(Rng):
    """Draws that are known beforehand: for tests and replays."""

    def __init__(self, draws: list[int]) -> None:
        self.draws: list[int] = draws
        self.used: int = 0

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.used >= len(self.draws):
            raise ScriptError(f"draw {self.used + 1} is missing: the rules ask for a number below {n}")
        draw = self.draws[self.used]
        if not 0 <= draw < n:
            raise ScriptError(f"draw {self.used + 1} is {draw}: the rules ask for a number below {n}")
        self.used += 1
        return draw


class Recorder(Rng):
    """Passes on what another source gives, and keeps it for the record."""

    def __init__(self, source: Rng) -> None:
        self.source: Rng = source
        self.draws: list[int] = []

    def below(self, n: i64) -> i64:
        draw = self.source.below(n)
        if n > 1:
            self.draws.append(draw)
        return draw


class Drawn(Exception):
    """Something wanted to draw where no chance is allowed."""


class NoRng(Rng):
    """Refuses to draw: what can be done with it is certain."""

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        raise Drawn()


def shuffle(cards: list[i64], rng: Rng) -> None:
    """Put the list in a random order, in place."""
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]

"""Where secrets and seeds come from: the operating system, or for tests a seed that repeats them."""

from __future__ import annotations

import secrets
from hashlib import blake2b

CODE_LETTERS = "BCDFGHJKMNPQRSTVWXZ"


class Chance:
    """Secrets of tables, seeds of bots."""

    def secret(self) -> bytes:
        """The host's part of a table's dice."""
        return secrets.token_bytes(32)

    def nonces(self, given: list[str]) -> list[str]:
        """The seats' part of a table's dice."""
        return given

    def bot_seed(self, secret: bytes, seat: int, prompt: int) -> int:
        """What a bot gets to think with; it says nothing about the position or the dice to come."""
        return secrets.randbits(62)


class SeededChance(Chance):
    """The same games every time, for tests: whoever knows the seed knows every card."""

    def __init__(self, seed: str) -> None:
        self.seed = seed.encode()
        self.tables = 0

    def secret(self) -> bytes:
        self.tables += 1
        return blake2b(self.seed + b"/" + str(self.tables).encode(), digest_size=32).digest()

    def nonces(self, given: list[str]) -> list[str]:
        return ["" for _ in given]

    def bot_seed(self, secret: bytes, seat: int, prompt: int) -> int:
        digest = blake2b(f"{seat}/{prompt}".encode(), key=secret, digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 2


def new_table_id() -> str:
    """128 random bits, which nobody guesses."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """Six letters that look and sound different from each other; without vowels they never spell a word."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))

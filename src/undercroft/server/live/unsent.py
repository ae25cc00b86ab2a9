"""How much waits to be sent. Unread messages cost memory, so their bytes are counted too."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from undercroft.server.limits import Limits


class Reader(Protocol):
    """A connection that messages wait for."""

    key: str  # whose it is

    def lose(self) -> None: ...


class Unsent:
    """The bytes that wait on each connection, on those of each person, and on all."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.in_all = 0
        self.of_reader: Counter[Reader] = Counter()
        self.of_person: Counter[str] = Counter()

    def add(self, reader: Reader, size: int) -> bool:
        """Returns False, and adds nothing, if that would be too much. A single message always finds room.

        If it is too much in all, the connections with the most unread bytes are lost: those who read lose nothing
        because of those who do not.
        """
        limits = self.limits
        own, of_person = self.of_reader[reader], self.of_person[reader.key]
        if own and own + size > limits.waiting_bytes:
            return False
        if of_person and of_person + size > limits.waiting_bytes_per_person:
            return False
        while self.of_reader and self.in_all + size > limits.waiting_bytes_in_all:
            [(largest, _)] = self.of_reader.most_common(1)
            if largest is reader:
                return False
            self.forget(largest)
            largest.lose()
        self.in_all += size
        self.of_reader[reader] += size
        self.of_person[reader.key] += size
        return True

    def remove(self, reader: Reader, size: int) -> None:
        """Some of it was sent, unless the connection is already forgotten."""
        if reader not in self.of_reader:
            return
        self.in_all -= size
        self.of_reader[reader] -= size
        self.of_person[reader.key] -= size
        if not self.of_reader[reader]:
            del self.of_reader[reader]
        if not self.of_person[reader.key]:
            del self.of_person[reader.key]

    def forget(self, reader: Reader) -> None:
        """A connection has ended, and nothing waits for it any more."""
        self.remove(reader, self.of_reader[reader])

"""How much waits to be sent. Unread messages cost memory, so their bytes are counted too."""

from __future__ import annotations

from typing import Protocol, TypeVar

from undercroft.server.limits import Limits

T = TypeVar("T")


class Reader(Protocol):
    """A connection that messages wait for."""

    key: str  # whose it is

    def lose(self) -> None: ...


class Unsent:
    """The bytes that wait on each connection, on those of each person, and on all."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.in_all = 0
        self.of_reader: dict[Reader, int] = {}
        self.of_person: dict[str, int] = {}

    def add(self, reader: Reader, size: int) -> bool:
        """Returns False, and adds nothing, if that would be too much. A single message always finds room.

        If it is too much in all, the connections with the most unread bytes are lost: those who read lose nothing
        because of those who do not.
        """
        limits = self.limits
        own, of_person = self.of_reader.get(reader, 0), self.of_person.get(reader.key, 0)
        if own and own + size > limits.waiting_bytes:
            return False
        if of_person and of_person + size > limits.waiting_bytes_per_person:
            return False
        while self.of_reader and self.in_all + size > limits.waiting_bytes_in_all:
            largest = max(self.of_reader, key=self.of_reader.__getitem__)
            if largest is reader:
                return False
            self.forget(largest)
            largest.lose()
        self.in_all += size
        # Looked up again: those who were lost may be the same person's.
        self.of_reader[reader] = own + size
        self.of_person[reader.key] = self.of_person.get(reader.key, 0) + size
        return True

    def remove(self, reader: Reader, size: int) -> None:
        """Some of it was sent, unless the connection is already forgotten."""
        own = self.of_reader.get(reader)
        if own is None:
            return
        self.in_all -= size
        leave(self.of_reader, reader, own - size)
        leave(self.of_person, reader.key, self.of_person[reader.key] - size)

    def forget(self, reader: Reader) -> None:
        """A connection has ended, and nothing waits for it any more."""
        self.remove(reader, self.of_reader.get(reader, 0))


def leave(counts: dict[T, int], of: T, left: int) -> None:
    """What is left of somebody's count; nothing is kept of those who have none."""
    if left:
        counts[of] = left
    else:
        del counts[of]

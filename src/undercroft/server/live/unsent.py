"""How much waits to be sent: unread messages cost memory, so they are weighed, not only counted."""

from __future__ import annotations

from collections import Counter

from undercroft.server.limits import Limits


class Unsent:
    """The bytes that wait on all connections, and on those of each person."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.in_all = 0
        self.of_person: Counter[str] = Counter()

    def add(self, key: str, size: int) -> bool:
        """Returns False, and adds nothing, if that would be too much. A single message always finds room."""
        waiting = self.of_person[key]
        if waiting and waiting + size > self.limits.waiting_bytes_per_person:
            return False
        if self.in_all and self.in_all + size > self.limits.waiting_bytes_in_all:
            return False
        self.in_all += size
        self.of_person[key] += size
        return True

    def remove(self, key: str, size: int) -> None:
        self.in_all -= size
        self.of_person[key] -= size
        if not self.of_person[key]:
            del self.of_person[key]

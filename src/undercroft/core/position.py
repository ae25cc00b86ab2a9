"""Reading dumps: a position as plain JSON, with every impossible field named."""

from __future__ import annotations

from undercroft.core.reading import Table


class BadPosition(Exception):
    """A dump that describes an impossible position; names the field."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}" if field else problem)
        self.field: str = field
        self.problem: str = problem


class Part(Table):
    """One table of a dump."""

    def wrong(self, field: str, problem: str) -> Exception:
        return BadPosition(f"{self.place}.{field}" if self.place else field, problem)

    def part(self, field: str) -> Part:
        """A table within this one."""
        return Part(f"{self.place}.{field}" if self.place else field, self.inner(field))

    def parts(self, field: str) -> list[Part]:
        """A list of tables within this one."""
        found: list[Part] = []
        for index, entry in enumerate(self.items(field)):
            found.append(
                as_part(entry, f"{self.place}.{field}[{index}]" if self.place else f"{field}[{index}]")
            )
        return found


def as_part(shown: object, place: str) -> Part:
    """A dump, or a piece of one, that must be a table."""
    if not isinstance(shown, dict):
        raise BadPosition(place, "must be a table of fields")
    return Part(place, shown)

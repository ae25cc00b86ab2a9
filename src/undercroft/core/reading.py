"""Reading plain data: typed fields, and every mistake named by its place."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A table of named fields; subclasses say how a mistake is reported."""

    def __init__(self, place: str, fields: dict[str, object]) -> None:
        self.place: str = place
        self.fields: dict[str, object] = fields

    def wrong(self, field: str, problem: str) -> Exception:
        """The error to raise for a field."""
        raise NotImplementedError

    def has(self, field: str) -> bool:
        return field in self.fields

    def only(self, allowed: list[str]) -> None:
        """Refuse fields that are not among these."""
        for field in sorted(self.fields):
            if field not in allowed:
                raise self.wrong(field, f"is not known; the fields here are {', '.join(allowed)}")

    def missing_or(self, field: str, problem: str) -> Exception:
        return self.wrong(field, problem if field in self.fields else "is missing")

    def number(self, field: str, low: i64 = 0, high: i64 = 1000) -> i64:
        value = self.fields.get(field)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.missing_or(field, "must be a whole number")
        if not is_within(value, low, high):
            raise self.wrong(field, f"is {value}; it must be from {low} to {high}")
        return value

    def word(self, field: str, allowed: Sequence[str] | None = None) -> str:
        value = self.fields.get(field)
        if not isinstance(value, str):
            raise self.missing_or(field, "must be text")
        if allowed is not None and value not in allowed:
            raise self.wrong(field, f"is {value!r}; it must be one of {', '.join(allowed)}")
        return value

    def choice(self, field: str, allowed: Sequence[str]) -> i64:
        """The number of a word in the list of what is allowed."""
        return allowed.index(self.word(field, allowed))

    def flag(self, field: str) -> bool:
        value = self.fields.get(field)
        if not isinstance(value, bool):
            raise self.missing_or(field, "must be true or false")
        return value

    def items(self, field: str) -> list[object]:
        value = self.fields.get(field)
        if not isinstance(value, list):
            raise self.missing_or(field, "must be a list")
        return value

    def words(self, field: str, allowed: Sequence[str] | None = None) -> list[str]:
        found: list[str] = []
        for value in self.items(field):
            if not isinstance(value, str):
                raise self.wrong(field, "must be a list of words")
            if allowed is not None and value not in allowed:
                raise self.wrong(field, f"has {value!r}; it must be one of {', '.join(allowed)}")
            found.append(value)
        return found

    def numbers(self, field: str, low: i64 = 0, high: i64 = 1000) -> list[i64]:
        found: list[i64] = []
        for value in self.items(field):
            if isinstance(value, bool) or not isinstance(value, int):
                raise self.wrong(field, "must be a list of whole numbers")
            if not is_within(value, low, high):
                raise self.wrong(field, f"has {value}; it must be from {low} to {high}")
            found.append(value)
        return found

    def inner(self, field: str) -> dict[str, object]:
        """The fields of a table within this one."""
        value = self.fields.get(field)
        if not isinstance(value, dict):
            raise self.missing_or(field, "must be a table")
        return value


def is_within(value: int, low: int, high: int) -> bool:
    """Compared as numbers of any size: a file may hold one that no machine word has room for."""
    return low <= value <= high

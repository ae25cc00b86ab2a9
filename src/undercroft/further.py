"""Checks that packages register under the entry points `undercroft.checks`, as the adapters do."""

from __future__ import annotations

from importlib.metadata import entry_points

from undercroft.core.check import Further
from undercroft.extras import MissingExtra


class Registered:
    """The checks that can be run, with their names, and the extras that the others need."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.checks: list[Further] = []
        self.missing: dict[str, str] = {}  # extras by the name of the check

    def left_out(self) -> str:
        """What is not checked, and what to install for it."""
        extras = ",".join(sorted(set(self.missing.values())))
        return f"Not played through {', '.join(self.missing)}: pip install 'undercroft[{extras}]'"


def registered_checks() -> Registered:
    """Every check whose extra is installed."""
    found = Registered()
    for point in sorted(entry_points(group="undercroft.checks"), key=lambda point: point.name):
        try:
            check: Further = point.load()
        except MissingExtra as error:
            found.missing[point.name] = error.extra
            continue
        found.names.append(point.name)
        found.checks.append(check)
    return found

"""Figures of this server in the text form that Prometheus reads: how many and how long, never who or which table.

What happens is counted where it happens, for the whole process; what simply is so (tables, connections) is asked
when somebody reads.
"""

from __future__ import annotations

import logging
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

TEXT_FORM = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
Labels = tuple[tuple[str, str], ...]


class Tally:
    """Something that is counted, in kinds."""

    def __init__(self, name: str, says: str) -> None:
        self.name = name
        self.says = says
        self.counts: Counter[Labels] = Counter()

    def add(self, **labels: str) -> None:
        self.counts[tuple(labels.items())] += 1

    def lines(self) -> Iterable[str]:
        return figure(self.name, "counter", self.says, self.counts or {(): 0})


class Times:
    """How long something took, in kinds: how often it took at most each of a row of times."""

    def __init__(self, name: str, says: str) -> None:
        self.name = name
        self.says = says
        self.sums: dict[Labels, float] = {}
        self.counts: dict[Labels, list[int]] = {}

    def add(self, seconds: float, **labels: str) -> None:
        kind = tuple(labels.items())
        # The last one is for all that took longer.
        self.counts.setdefault(kind, [0] * (len(SECONDS) + 1))[bisect_left(SECONDS, seconds)] += 1
        self.sums[kind] = self.sums.get(kind, 0.0) + seconds

    def lines(self) -> Iterable[str]:
        yield from head(self.name, "histogram", self.says)
        for kind, counts in self.counts.items():
            total = 0
            for most, count in zip([*map(str, SECONDS), "+Inf"], counts, strict=True):
                total += count
                yield sample(f"{self.name}_bucket", (*kind, ("le", most)), total)
            yield sample(f"{self.name}_sum", kind, round(self.sums[kind], 6))
            yield sample(f"{self.name}_count", kind, total)


class ErrorTally(logging.Handler):
    """Counts the lines of the log that say that something is wrong."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(logging.WARNING)
        self.tally = tally

    def emit(self, record: logging.LogRecord) -> None:
        self.tally.add(level="error" if record.levelno >= logging.ERROR else "warning")


MOVES = Tally("undercroft_moves_total", "Steps that were written, take-backs among them.")
TABLES = Tally("undercroft_table_events_total", "Tables that were opened, started and ended.")
DECISION_SECONDS = Times("undercroft_bot_thought_seconds", "How long bots thought, by game.")
FAILED_DECISIONS = Tally("undercroft_bot_failures_total", "Attempts of a bot to think that led to nothing.")
REFUSED_REQUESTS = Tally("undercroft_refused_requests_total", "Requests that were refused, by reason.")
REFUSED_MESSAGES = Tally("undercroft_refused_messages_total", "WebSocket messages that were refused.")
LOG_PROBLEMS = Tally("undercroft_log_lines_total", "Lines of the log that are warnings or errors.")
COUNTED = (
    MOVES,
    TABLES,
    DECISION_SECONDS,
    FAILED_DECISIONS,
    REFUSED_REQUESTS,
    REFUSED_MESSAGES,
    LOG_PROBLEMS,
)


def figure(name: str, kind: str, says: str, values: Mapping[Labels, float]) -> Iterable[str]:
    yield from head(name, kind, says)
    for labels, value in sorted(values.items()):
        yield sample(name, labels, value)


def head(name: str, kind: str, says: str) -> Iterable[str]:
    yield f"# HELP {name} {says}"
    yield f"# TYPE {name} {kind}"


def sample(name: str, labels: Labels, value: float) -> str:
    inside = ",".join(f'{label}="{escaped(text)}"' for label, text in labels)
    return f"{name}{{{inside}}} {value}" if inside else f"{name} {value}"


def escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


@dataclass(frozen=True)
class Now:
    """What is so at the moment of asking."""

    version: str
    compiled: bool
    started: float  # seconds since 1970
    tables: Mapping[str, int]  # by status
    in_memory: int
    connections: int


def page(now: Now) -> str:
    """Everything that is counted and everything that is so now."""
    about = (("version", now.version), ("compiled", str(now.compiled).lower()))
    by_status: dict[Labels, float] = {
        (("status", status),): now.tables.get(status, 0) for status in ("lobby", "playing", "over")
    }
    lines = [
        *figure("undercroft_info", "gauge", "Which Undercroft this is.", {about: 1}),
        *figure(
            "process_start_time_seconds", "gauge", "When the server started.", {(): round(now.started, 3)}
        ),
        *figure("process_cpu_seconds_total", "counter", "Time on a processor.", {(): time.process_time()}),
        *figure("undercroft_tables", "gauge", "Tables in the database, by status.", by_status),
        *figure("undercroft_tables_in_memory", "gauge", "Tables that are in memory.", {(): now.in_memory}),
        *figure("undercroft_connections", "gauge", "Open pages of tables.", {(): now.connections}),
    ]
    for counted in COUNTED:
        lines.extend(counted.lines())
    return "\n".join(lines) + "\n"

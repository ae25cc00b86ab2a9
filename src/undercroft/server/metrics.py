"""Figures of this server for Prometheus: how many and how long, never who or which table.

Events are counted where they happen, for the whole process; current values (tables, connections) are read when
somebody asks for the page.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as CONTENT_TYPE
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

__all__ = ["CONTENT_TYPE", "Now", "joined", "page"]

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

# The time at which each counter was created is of no use here, and would double the number of lines.
disable_created_metrics()  # type: ignore[no-untyped-call]  # not annotated there
COUNTED = CollectorRegistry()


def counter(name: str, documentation: str, *labels: str) -> Counter:
    return Counter(name, documentation, labels, registry=COUNTED)


MOVES = counter("undercroft_moves_total", "Steps that were written, take-backs among them.", "game")
TABLES = counter("undercroft_table_events_total", "Tables that were opened, started and ended.", "event")
DECISION_SECONDS = Histogram(
    "undercroft_bot_thought_seconds",
    "How long bots thought, by game.",
    ["game"],
    registry=COUNTED,
    buckets=SECONDS,
)
JOINS_WAITING = Gauge(
    "undercroft_joins_waiting", "Pages that are being let in or wait for it.", registry=COUNTED
)
COMMIT_SECONDS = Histogram(
    "undercroft_commit_seconds",
    "How long the database took for a group of changes, the wait for the disk included.",
    registry=COUNTED,
    buckets=(0.0005, 0.001, 0.0025, *SECONDS[:10]),
)
BATCH_STEPS = Histogram(
    "undercroft_commit_changes",
    "How many changes a group had.",
    registry=COUNTED,
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
)
MOVE_SECONDS = Histogram(
    "undercroft_move_seconds",
    "From a player's message to its answer, by game.",
    ["game"],
    registry=COUNTED,
    buckets=(0.001, 0.0025, *SECONDS[:10]),
)
FAILED_DECISIONS = counter(
    "undercroft_bot_failures_total", "Attempts of a bot to think that led to nothing.", "game"
)
REFUSED_REQUESTS = counter(
    "undercroft_refused_requests_total", "Requests that were refused, by reason.", "status", "reason"
)
REFUSED_MESSAGES = counter(
    "undercroft_refused_messages_total", "WebSocket messages that were refused.", "reason"
)
LEASES_LOST = counter("undercroft_leases_lost_total", "How often this process had to give up all its tables.")
HANDED_ON = counter(
    "undercroft_handed_on_total", "Requests and connections that were handed on to another process.", "kind"
)
LOG_PROBLEMS = counter("undercroft_log_lines_total", "Lines of the log that are warnings or errors.", "level")


class ProblemCounter(logging.Handler):
    """Counts the warnings and errors in the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)

    def emit(self, record: logging.LogRecord) -> None:
        LOG_PROBLEMS.labels(level="error" if record.levelno >= logging.ERROR else "warning").inc()


@dataclass(frozen=True)
class Now(Collector):
    """The current values, and everything that was counted."""

    version: str
    compiled: bool
    started: float  # seconds since 1970
    tables: Mapping[str, int]  # by status
    in_memory: int
    connections: int
    writes_waiting: int
    unsent_bytes: int
    owned: int = 0

    def collect(self) -> Iterator[Metric]:
        about = GaugeMetricFamily(
            "undercroft_info", "Which Undercroft this is.", labels=["version", "compiled"]
        )
        about.add_metric([self.version, str(self.compiled).lower()], 1)
        yield about
        yield GaugeMetricFamily("process_start_time_seconds", "When the server started.", self.started)
        yield CounterMetricFamily("process_cpu_seconds_total", "Time on a processor.", time.process_time())
        memory = resident_bytes()
        if memory is not None:
            yield GaugeMetricFamily("process_resident_memory_bytes", "Memory in use.", memory)
        tables = GaugeMetricFamily(
            "undercroft_tables", "Tables in the database, by status.", labels=["status"]
        )
        for status in ("lobby", "playing", "over"):
            tables.add_metric([status], self.tables.get(status, 0))
        yield tables
        yield GaugeMetricFamily("undercroft_tables_in_memory", "Tables that are in memory.", self.in_memory)
        yield GaugeMetricFamily(
            "undercroft_tables_owned", "Tables that belong to this process among several.", self.owned
        )
        yield GaugeMetricFamily("undercroft_connections", "Open pages of tables.", self.connections)
        yield GaugeMetricFamily(
            "undercroft_writes_waiting", "Moves and changes that wait to be written.", self.writes_waiting
        )
        yield GaugeMetricFamily(
            "undercroft_unsent_bytes", "Messages that browsers have not read yet.", self.unsent_bytes
        )
        yield from COUNTED.collect()


def resident_bytes() -> int | None:
    """The memory of this process, where the system tells it in a file."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def page(now: Now) -> str:
    """All figures in the text form that Prometheus reads."""
    return generate_latest(now).decode()


@dataclass(frozen=True)
class Joined(Collector):
    """The figures of several processes, each with the number of its process."""

    pages: Mapping[int, str]

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for number, text in sorted(self.pages.items()):
            for found in text_string_to_metric_families(text):
                family = families.setdefault(found.name, Metric(found.name, found.documentation, found.type))
                for sample in found.samples:
                    labels = {**sample.labels, "process": str(number)}
                    family.add_sample(sample.name, labels, sample.value)
        yield from families.values()


def joined(pages: Mapping[int, str]) -> str:
    """The pages of several processes as one; that of a single process as it is."""
    if len(pages) == 1:
        return next(iter(pages.values()))
    return generate_latest(Joined(pages)).decode()

"""The log of the server: one line per event, as text or JSON, on standard error.

It tells how the server is doing, not who plays what. A table's link is a secret, so tables are named by a short mark;
nicknames, keys, cookies and personal links are never logged.
"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Literal, TextIO

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]
Field = str | int | float | bool | None


def set_up_logs(form: LogFormat, level: LogLevel, stream: TextIO | None = None) -> None:
    """Log our own events from this level on, but only warnings of libraries: they would log addresses and links."""
    # Imported late: commands that start no server do not need it.
    from undercroft.server.metrics import ProblemCounter

    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler, ProblemCounter()]
    root.setLevel(logging.WARNING)
    logging.getLogger("undercroft").setLevel(level.upper())
    # uvicorn says this of every WebSocket that was refused with an answer, although nothing is wrong.
    logging.getLogger("uvicorn.error").addFilter(is_worth_a_line)


def is_worth_a_line(record: logging.LogRecord) -> bool:
    return "without completing handshake" not in str(record.msg)


def note(logger: logging.Logger, event: str, level: int = logging.INFO, **fields: Field) -> None:
    """Log an event with its fields."""
    logger.log(level, "%s", event, extra={"fields": fields})


def mark_of(table: str) -> str:
    """The name of a table in the log: always the same, and nobody can compute the link from it."""
    return blake2b(table.encode(), digest_size=4, person=b"undercroft-log").hexdigest()


def fields_of(record: logging.LogRecord) -> Mapping[str, Field]:
    found: Mapping[str, Field] = getattr(record, "fields", {})
    return found


def moment_of(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class TextLines(logging.Formatter):
    """`2026-05-01T18:00:00.000+00:00 INFO undercroft.tables: table started table=1a2b3c4d`; a traceback below it."""

    def format(self, record: logging.LogRecord) -> str:
        said = record.getMessage().replace("\r", "\\r").replace("\n", "\\n")
        fields = "".join(f" {name}={shown(value)}" for name, value in fields_of(record).items())
        line = f"{moment_of(record)} {record.levelname} {record.name}: {said}{fields}"
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return line


class JsonLines(logging.Formatter):
    """One object per line; a traceback is the text of its field `trace`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Field] = {
            "time": moment_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **fields_of(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def shown(value: Field) -> str:
    """A value in quotes where it could be mistaken for two values or for the next line."""
    if isinstance(value, str) and value and all(letter.isalnum() or letter in "-_.:/" for letter in value):
        return value
    return json.dumps(value, ensure_ascii=False)

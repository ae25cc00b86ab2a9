"""What the server writes down about itself: one line per event, as text or JSON, on the standard error output.

Whoever reads it learns how the server fares, not who plays what: a table's link is a secret, so tables are named by a
short mark; nicknames, keys, cookies and personal links are never logged.
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
    """Our own events from this level on; of the libraries only what is wrong: they would name addresses and links."""
    # Only now: commands that start no server need not load it.
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
    """Log an event with what belongs to it."""
    logger.log(level, "%s", event, extra={"fields": fields})


def mark_of(table: str) -> str:
    """How a table is called in the log: the same for the same table, and no way back to its link."""
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
    """A value that cannot be mistaken for two, or for the next line."""
    if isinstance(value, str) and value and all(letter.isalnum() or letter in "-_.:/" for letter in value):
        return value
    return json.dumps(value, ensure_ascii=False)

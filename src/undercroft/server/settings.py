"""The settings of a server: the options of `undercroft serve` and `undercroft play`, and their defaults."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from undercroft.server.logs import LogFormat, LogLevel

TablesFor = Literal["open", "invited"]
MetricsFor = Literal["local", "public", "off"]
Level = Annotated[LogLevel, Parameter(help="From which weight on events are logged.")]
PACE = 0.9  # seconds a bot takes: long enough to follow, short enough not to wait for


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ServeSettings:
    """A host's server."""

    host: Annotated[str, Parameter(help="The address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Parameter(help="The next free one is taken if this is in use.")] = 8000
    database: Annotated[
        str | None, Parameter(help="A file or a URL; the default is undercroft.sqlite3 in this folder.")
    ] = None
    public_address: Annotated[str | None, Parameter(help="The address that others reach this server at.")] = (
        None
    )
    workers: Annotated[int | None, Parameter(help="How many processes think for the bots.")] = None
    bot_pace: Annotated[float, Parameter(help="Seconds that a bot takes for a move.")] = PACE
    limits: Annotated[str | None, Parameter(help="A file of limits on sizes and rates.")] = None
    seed: Annotated[
        str | None, Parameter(help="Repeatable games, for tests: whoever knows it knows every card.")
    ] = None
    tables: Annotated[
        TablesFor,
        Parameter(
            help="Whether hosts may show their tables on the shelf, or nothing is found without a link."
        ),
    ] = "open"
    tls_cert: Annotated[
        str | None, Parameter(help="A certificate (PEM), for https without a proxy; needs --tls-key.")
    ] = None
    tls_key: Annotated[
        str | None, Parameter(help="The key of the certificate (PEM), without a password.")
    ] = None
    metrics: Annotated[
        MetricsFor, Parameter(help="Who may read /metrics: this machine, everybody, nobody.")
    ] = "local"
    log_format: Annotated[
        LogFormat, Parameter(help="How the log is written, line by line, to the error output.")
    ] = "text"
    log_level: Level = "info"


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class PlaySettings(ServeSettings):
    """A household's server: phones may join, and the way in is shown."""

    host: Annotated[
        str, Parameter(help="The address to listen on; 0.0.0.0 lets phones in the house join.")
    ] = "0.0.0.0"
    database: Annotated[
        str | None, Parameter(help="A file or a URL; the default is in your own data folder.")
    ] = None
    log_level: Level = "warning"
    position: Annotated[Path | None, Parameter(help="Start a table from a dumped position in this file.")] = (
        None
    )
    game: Annotated[
        str | None, Parameter(help="Of which game the position is, if the file does not say.")
    ] = None
    browser: Annotated[bool, Parameter(help="Open the browser.")] = True

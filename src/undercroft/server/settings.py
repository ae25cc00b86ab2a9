"""The settings of a server: the options of `undercroft serve` and `undercroft play`, and their defaults."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from undercroft.server.logs import LogFormat, LogLevel

TablesFor = Literal["open", "invited"]
MetricsFor = Literal["local", "public", "off"]
Level = Annotated[LogLevel, Parameter(help="The lowest level that is logged.")]
PACE = 0.9  # seconds a bot takes: long enough to follow, short enough not to wait for


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ServeSettings:
    """The settings of `undercroft serve`, for a host."""

    host: Annotated[str, Parameter(help="The address to listen on.")] = "127.0.0.1"
    port: Annotated[
        int, Parameter(help="The port to listen on; if it is in use, the next free one is taken.")
    ] = 8000
    database: Annotated[
        str | None, Parameter(help="A file or a URL; the default is undercroft.sqlite3 in this folder.")
    ] = None
    public_address: Annotated[
        str | None, Parameter(help="The address that people use, such as https://games.example.org.")
    ] = None
    processes: Annotated[
        int, Parameter(help="How many server processes share the work; more than one needs PostgreSQL.")
    ] = 1
    internal_address: Annotated[
        str,
        Parameter(
            help="The address under which server processes on other machines reach this one, on PostgreSQL."
        ),
    ] = "127.0.0.1"
    workers: Annotated[int | None, Parameter(help="How many processes think for bots.")] = None
    bot_pace: Annotated[float, Parameter(help="Seconds that a bot takes for a move.")] = PACE
    limits: Annotated[str | None, Parameter(help="A TOML file with other limits on sizes and rates.")] = None
    seed: Annotated[
        str | None, Parameter(help="Repeatable games, for tests: whoever knows it knows every card.")
    ] = None
    tables: Annotated[
        TablesFor,
        Parameter(help="Whether hosts may list their tables publicly, or people need a link."),
    ] = "open"
    tls_cert: Annotated[
        str | None, Parameter(help="A certificate (PEM), for https without a proxy; needs --tls-key.")
    ] = None
    tls_key: Annotated[
        str | None, Parameter(help="The key of the certificate (PEM), without a password.")
    ] = None
    compression: Annotated[
        bool, Parameter(help="Compress what pages of tables get: less traffic, more processor time.")
    ] = True
    metrics: Annotated[
        MetricsFor, Parameter(help="Who may read /metrics: this machine, everybody or nobody.")
    ] = "local"
    log_format: Annotated[LogFormat, Parameter(help="The form of the log on standard error.")] = "text"
    log_level: Level = "info"


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class PlaySettings(ServeSettings):
    """The settings of `undercroft play`, for a household: phones may join, and the address is shown."""

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
    game: Annotated[str | None, Parameter(help="The game of the position, if the file fits several.")] = None
    browser: Annotated[bool, Parameter(help="Open the browser.")] = True

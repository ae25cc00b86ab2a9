"""`undercroft load`: how much a server carries, measured."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from undercroft.refusal import Refused
from undercroft.server.http.addresses import origin_of
from undercroft.words import tell

if TYPE_CHECKING:
    from undercroft.load import Figures, Plan

ADDRESS = re.compile(r"https?://\S+")
# So that one machine may be hundreds of people.
RAISED = {
    "connections": 10**6,
    "connections_per_address": 10**6,
    "address_rate": 1e9,
    "address_burst": 1e9,
    "message_rate": 1e9,
    "message_burst": 1e9,
    "request_rate": 1e9,
    "request_burst": 1e9,
    "tables_in_memory": 10**6,
    "tables_unfinished": 10**6,
    "tables_per_address": 10**6,
}

Positive = Number(gt=0)


def load(
    *addresses: Annotated[
        str, Parameter(help="Servers to try; without any, one is started here with raised limits.")
    ],
    game: Annotated[str, Parameter(help="The game that is played.")] = "raiders",
    tables: Annotated[int, Parameter(help="How many tables.", validator=Positive)] = 20,
    seats: Annotated[int, Parameter(help="People at each table.", validator=Positive)] = 4,
    think: Annotated[
        float, Parameter(help="Seconds that people think on average.", validator=Number(gte=0))
    ] = 0.0,
    rate: Annotated[
        float | None,
        Parameter(help="Moves a second that are offered in all, instead of --think.", validator=Positive),
    ] = None,
    seconds: Annotated[float, Parameter(help="How long is measured.", validator=Positive)] = 20.0,
    one_game: Annotated[
        bool,
        Parameter(help="Stop when the first game is over, before a next one is set up.", negative=""),
    ] = False,
    compression: Annotated[bool, Parameter(help="Offer compression, as browsers do.")] = True,
    database: Annotated[
        str | None, Parameter(help="The database of the server that is started; the default is a new file.")
    ] = None,
    seed: Annotated[int, Parameter(help="The same seed chooses the same moves.")] = 0,
    json: Annotated[bool, Parameter(help="Print JSON and nothing else.", negative="")] = False,
) -> int:
    """Let people play at many tables and measure how the server copes.

    All sit down and join first; then they play, and that is measured: moves a second, the time to their
    acknowledgement, and the server's processor time and memory, if its /metrics may be read from here.
    """
    from undercroft.load import CannotLoad, Plan

    def plan(found: list[str]) -> Plan:
        return Plan(
            addresses=[origin_of(address) for address in found],
            game=game,
            tables=tables,
            seats=seats,
            think=think,
            rate=rate,
            seconds=seconds,
            one_game=one_game,
            compression=compression,
            seed=seed,
        )

    try:
        if addresses:
            figures = run(plan(list(addresses)))
        else:
            with started(database) as address:
                figures = run(plan([address]))
    except (CannotLoad, OSError) as error:
        raise Refused("console-load-failed", what=str(error)) from None
    if json:
        print(msgspec.json.format(msgspec.json.encode(figures), indent=1).decode())
    else:
        show(figures)
    return 1 if figures.refused or figures.connections_lost else 0


def run(plan: Plan) -> Figures:
    from undercroft.load import Load

    async def trial() -> Figures:
        return await Load(plan).run()

    try:
        import uvloop
    except ModuleNotFoundError:  # not on Windows
        return asyncio.run(trial())
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(trial())


@contextmanager
def started(database: str | None) -> Iterator[str]:
    """A server of our own with raised limits; its address."""
    with tempfile.TemporaryDirectory(prefix="undercroft-load-") as folder:
        limits = Path(folder) / "limits.toml"
        limits.write_text("\n".join(f"{name} = {value}" for name, value in RAISED.items()))
        command = [sys.executable, "-m", "undercroft", "serve", "--port", "8100", "--limits", str(limits)]
        command += ["--database", database or str(Path(folder) / "load.sqlite3"), "--log-level", "warning"]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert server.stdout is not None
        try:
            yield address_of(server.stdout)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
            server.stdout.close()


def address_of(said: Iterator[str]) -> str:
    for line in said:
        if line.startswith("Undercroft") and (found := ADDRESS.search(line)):
            return found[0].rstrip("/")
    raise Refused("console-load-failed", what=tell("console-load-no-server"))


def show(figures: Figures) -> None:
    from rich.console import Console
    from rich.table import Table

    shown = Table(box=None, pad_edge=False, show_header=False)
    shown.add_column(no_wrap=True)
    shown.add_column(justify="right", no_wrap=True)
    lines = {
        "tables": f"{figures.tables}",
        "people": f"{figures.people}",
        "joined": f"{figures.join_seconds:.1f} s",
        "rate": f"{figures.moves_per_second:.0f} /s",
        "latency": f"{figures.latency.p50:.1f} / {figures.latency.p99:.1f} / {figures.latency.p999:.1f} ms",
        "cpu": "–" if figures.moves_per_cpu_second is None else f"{figures.moves_per_cpu_second:.0f}",
        "memory": "–" if figures.megabytes is None else f"{figures.megabytes:.0f} MB",
        "bytes": f"{figures.kilobytes_per_move:.1f} kB",
        "refused": ", ".join(f"{why}: {count}" for why, count in figures.refused.items()) or "0",
        "lost": f"{figures.connections_lost}",
    }
    if figures.longest_return is not None:
        lines["back"] = f"{figures.longest_return:.1f} s"
    for name, value in lines.items():
        shown.add_row(tell(f"console-load-{name}"), value)
    Console().print(shown)

"""The server beside boardgame.io's: the same people at the same number of tables, nobody thinks."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from typing import Any

from benchmarks.contestants import BOARDGAME_IO, fetched_node

PORT = "8190"


def undercroft_server(tables: int, seconds: float) -> dict[str, float]:
    """SQLite, each move on disk before anybody hears of it. As with the other, no table is opened meanwhile."""
    people = ["--game", "raiders", "--seats", "4", "--tables", str(tables), "--no-compression", "--one-game"]
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", "load", *people, "--seconds", str(seconds), "--json"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return {
        "moves_per_second": told["moves_per_second"],
        "moves_per_processor_second": told["moves_per_cpu_second"],
        "p50": told["latency"]["p50"],
        "p99": told["latency"]["p99"],
        "kilobytes_per_move": told["kilobytes_per_move"],
    }


def boardgame_io_server(tables: int, seconds: float, keeps: bool) -> dict[str, float]:
    node = fetched_node()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [node, "server.js", PORT, *([folder] if keeps else [])],
            cwd=BOARDGAME_IO,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        try:
            while "ready" not in (line := server.stdout.readline()):
                if not line:
                    raise SystemExit("boardgame.io's server did not start")
            done = subprocess.run(
                [node, "load.js", f"http://127.0.0.1:{PORT}", str(server.pid), str(tables), str(seconds)],
                cwd=BOARDGAME_IO,
                stdout=subprocess.PIPE,
                text=True,
                check=True,
            )
        finally:
            server.terminate()
            server.communicate()
    found: dict[str, float] = json.loads(done.stdout)
    return found


SERVERS: dict[str, Callable[[int, float], dict[str, float]]] = {
    "Undercroft, on disk": undercroft_server,
    "boardgame.io, in memory": lambda tables, seconds: boardgame_io_server(tables, seconds, keeps=False),
    "boardgame.io, in files": lambda tables, seconds: boardgame_io_server(tables, seconds, keeps=True),
}

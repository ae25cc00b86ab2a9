"""A game that was installed from elsewhere: the toy of the tests, at a server that has it beside the five."""

from __future__ import annotations

import os
from pathlib import Path

from tests.server.support import Server

ROOT = Path(__file__).parents[2]


def install_toy(folder: Path) -> str:
    """What installing the toy would leave in an environment; the PYTHONPATH with which Python finds it."""
    package = folder / "installed" / "toy-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n", encoding="utf-8")
    (package / "entry_points.txt").write_text(
        "[undercroft.games]\ntoy = tests.toy.game:GAME\n", encoding="utf-8"
    )
    return os.pathsep.join([str(package.parent), str(ROOT)])


def with_toy(server: Server) -> Server:
    """The same server, which has the toy too. It is started as a process of its own."""
    server.forked = False
    server.environment["PYTHONPATH"] = install_toy(server.folder)
    return server

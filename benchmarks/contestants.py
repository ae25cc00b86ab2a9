"""The engines that are compared, and what each needs to take part."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from benchmarks import box

HERE = Path(__file__).parent
BUILD = HERE.parent / "build" / "benchmarks"
BOARDGAME_IO = BUILD / "boardgame_io"
CFLAGS = ["-O3", "-march=native", "-flto"]


class Missing(Exception):
    """Why somebody cannot take part."""


def compiled_rules() -> list[str]:
    from undercroft.core.build import COMPILED

    if not COMPILED:
        raise Missing("the rules are not compiled here; `make benchmarks` compiles them")
    return [sys.executable, "-m", "benchmarks.play", "undercroft"]


def plain_python() -> list[str]:
    return [sys.executable, "-m", "benchmarks.play", "plain"]


def plain_c() -> list[str]:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise Missing("there is no C compiler")
    box.write_header(BUILD / "box.h")
    program = BUILD / "raiders"
    subprocess.run([compiler, *CFLAGS, f"-I{BUILD}", "-o", program, HERE / "raiders.c"], check=True)
    return [str(program)]


def open_spiel() -> list[str]:
    if find_spec("pyspiel") is None:
        raise Missing("the package open_spiel is not installed")
    return [sys.executable, "-m", "benchmarks.play", "open_spiel"]


def boardgame_io() -> list[str]:
    return [fetched_node(), str(BOARDGAME_IO / "engine.js")]


def fetched_node() -> str:
    """Node, once boardgame.io and the game for it are in place."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Missing("there is no Node")
    shutil.copytree(HERE / "boardgame_io", BOARDGAME_IO, dirs_exist_ok=True)
    box.write_json(BOARDGAME_IO / "box.json")
    if not (BOARDGAME_IO / "node_modules").exists():
        done = subprocess.run(
            [npm, "install", "--no-audit", "--no-fund", "--loglevel=error"],
            cwd=BOARDGAME_IO,
            capture_output=True,
            text=True,
        )
        if done.returncode != 0:
            raise Missing(f"boardgame.io cannot be fetched: {done.stderr.strip().splitlines()[0]}")
    return node


ENGINES = {
    "Undercroft, compiled": compiled_rules,
    "plain C": plain_c,
    "plain Python": plain_python,
    "OpenSpiel, Python API": open_spiel,
    "boardgame.io, engine": boardgame_io,
}


class Engine:
    """A process that plays when it is told to, and waits otherwise."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command, cwd=HERE.parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def play(self, seconds: float) -> dict[str, float]:
        """Figures of games for that many seconds of the processor."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(seconds, file=self.process.stdin, flush=True)
        found: dict[str, float] = json.loads(self.process.stdout.readline())
        return found

    def end(self) -> None:
        self.process.communicate()

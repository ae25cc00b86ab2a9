"""Other operating systems, as far as they can be played here: what they lack, and what they do differently."""

from __future__ import annotations

import errno
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import undercroft
from undercroft.lab.players import cores
from undercroft.refusal import Refused
from undercroft.server.cluster import place
from undercroft.server.http.handover import handover_sockets
from undercroft.server.metrics import resident_bytes
from undercroft.server.processes import run_family
from undercroft.server.run import bind, can_open_browser
from undercroft.server.system import keep_port, port_is_taken, stopping_signals

TESTS = Path(__file__).parent
EXCLUSIVE = -5  # SO_EXCLUSIVEADDRUSE, which only Windows has


class Asked(socket.socket):
    """A socket that notes its options and sets none."""

    def setsockopt(self, *option: object) -> None:
        self.option = option


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", EXCLUSIVE, raising=False)


def test_ctrl_break_stops_a_server_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "SIGBREAK", raising=False)
    assert stopping_signals() == (signal.SIGINT, signal.SIGTERM)
    monkeypatch.setattr(signal, "SIGBREAK", signal.SIGABRT, raising=False)
    assert stopping_signals() == (signal.SIGINT, signal.SIGTERM, signal.SIGABRT)


def test_a_port_is_free_again_when_the_server_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    with Asked() as listener:
        keep_port(listener)
        assert listener.option == (socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


@pytest.mark.usefixtures("windows")
def test_on_windows_no_other_program_can_take_the_port() -> None:
    with Asked() as listener:
        keep_port(listener)
        assert listener.option == (socket.SOL_SOCKET, EXCLUSIVE, 1)


def test_without_permission_for_a_port_the_server_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert not port_is_taken(OSError(errno.EACCES, "Permission denied"))
    monkeypatch.setattr(socket.socket, "bind", refuse)
    with pytest.raises(Refused) as caught:
        bind("127.0.0.1", 80)
    assert caught.value.message.id == "console-listen"


@pytest.mark.usefixtures("windows")
def test_on_windows_a_port_without_permission_belongs_to_somebody_else() -> None:
    assert port_is_taken(OSError(errno.EACCES, "Permission denied"))
    assert port_is_taken(OSError(errno.EADDRINUSE, "In use"))


def refuse(self: socket.socket, address: object) -> None:
    raise PermissionError(errno.EACCES, "Permission denied")


def test_several_processes_are_refused_where_processes_cannot_fork(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    with pytest.raises(Refused) as caught:
        run_family(2, lambda *who: 0, renewable=False)
    assert caught.value.message.id == "console-processes-system"


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_connections_change_hands_on_linux_only(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert handover_sockets(2, tls=False) is None


def test_without_proc_nobody_is_taken_for_dead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = place.this_place()
    monkeypatch.setattr(place, "PROCESSES", tmp_path)
    assert place.this_place() == ""
    assert not place.has_died(here)
    assert not place.has_died("")
    assert place.is_near("")


def test_without_proc_there_is_no_figure_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr("builtins.open", missing)
    assert resident_bytes() is None


def test_without_affinity_every_core_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 6)
    assert cores() == 6


@pytest.mark.parametrize(("system", "opens"), [("linux", False), ("darwin", True), ("win32", True)])
def test_a_browser_opens_where_there_is_a_screen(
    system: str, opens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", system)
    assert can_open_browser() is opens


def test_a_terminal_without_our_letters_gets_question_marks(tmp_path: Path) -> None:
    """A pipe on Windows has 256 letters: no Cyrillic, no boxes."""
    match = undercroft.new("raiders", seats=3, seed=1)
    match.play(0, "Play 3")
    file = tmp_path / "record.json"
    file.write_bytes(msgspec.json.encode(match.record()))
    said = subprocess.run(
        [sys.executable, "-m", "undercroft", "replay", str(file), "--language", "ru"],
        env={**os.environ, "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"},
        capture_output=True,
    )
    assert (said.returncode, said.stderr) == (0, b"")
    assert b"????" in said.stdout


# Imports every module of the server's tests where nothing is that Windows lacks.
WITHOUT = """
import asyncio, contextlib, importlib, multiprocessing, os, signal, socket, subprocess, sys
import pytest, uvicorn

for name in ("fcntl", "grp", "pwd", "resource", "termios"):
    sys.modules[name] = None
for name in ("SIGCONT", "SIGHUP", "SIGKILL", "SIGSTOP", "SIGUSR1"):
    delattr(signal, name)
for name in ("fork", "geteuid", "mkfifo", "waitid"):
    delattr(os, name)
delattr(socket, "AF_UNIX")
for name in sys.argv[1:]:
    with contextlib.suppress(pytest.skip.Exception):
        importlib.import_module("tests.server." + name)
"""


def test_the_tests_can_be_read_where_there_is_nothing_of_posix() -> None:
    modules = sorted(file.stem for file in TESTS.glob("*.py"))
    assert {"conftest", "postgres", "support", "test_processes"} <= set(modules)
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, *modules], cwd=TESTS.parents[1], capture_output=True, encoding="utf-8"
    )
    assert (done.returncode, done.stderr) == (0, "")

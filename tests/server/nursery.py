"""Server processes that start at once: forked from one that has already imported everything.

Tests start and kill dozens of servers, and importing takes a second each time. What is forked is an ordinary process
that runs the ordinary command; only the interpreter's own start is saved. Where there is no fork, servers are started
as usual.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import IO

LONGEST = 64 * 1024
PATIENCE = 60.0


class Child:
    """A forked server, with what the tests use of a Popen."""

    def __init__(self, nursery: Nursery, pid: int, stdout: IO[str]) -> None:
        self.nursery = nursery
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.nursery.ask({"poll": self.pid})
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Its exit code, as soon as it has ended; minus the signal that ended it."""
        if self.returncode is None:
            try:
                self.returncode = self.nursery.ask({"wait": self.pid}, timeout)
            except TimeoutError:
                self.kill()
                raise
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The parent of all servers of one test run."""

    def __init__(self) -> None:
        self.socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, str(Path(__file__)), str(theirs.fileno())], pass_fds=[theirs.fileno()]
            )
        atexit.register(self.close)

    def close(self) -> None:
        self.socket.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:  # it waits for a server that does not end
            self.process.kill()
            self.process.wait()

    def ask(self, question: object, timeout: float = PATIENCE) -> int | None:
        self.socket.settimeout(timeout)
        self.socket.send(json.dumps(question).encode())
        return self.answer()

    def answer(self) -> int | None:
        try:
            answer: int | None = json.loads(self.socket.recv(LONGEST))
        except TimeoutError:
            # A late answer would be taken for that to the next question: later servers get another nursery.
            self.socket.close()
            if self in the_nursery:
                the_nursery.remove(self)
            raise
        return answer

    def start(self, arguments: list[str], folder: Path, complaints: IO[str]) -> Child:
        reading, writing = os.pipe()
        order = {"start": arguments, "folder": str(folder)}
        self.socket.settimeout(PATIENCE)
        socket.send_fds(self.socket, [json.dumps(order).encode()], [writing, complaints.fileno()])
        os.close(writing)
        pid = self.answer()
        assert pid is not None
        return Child(self, pid, os.fdopen(reading, encoding="utf-8"))


the_nursery: list[Nursery] = []


def nursery() -> Nursery | None:
    """The one of this test run; None where processes cannot be forked."""
    if not hasattr(os, "fork") or sys.platform != "linux":
        return None
    if not the_nursery:
        the_nursery.append(Nursery())
    return the_nursery[0]


# In the nursery's own process


def tend(door: socket.socket) -> None:
    """Start, and answer for, servers until the test run ends."""
    import sqlalchemy.dialects.sqlite  # noqa: F401  # an engine imports it only when it is made

    import undercroft.server.run  # noqa: F401  # with all that a server imports
    from undercroft.cli import main
    from undercroft.core.game import installed_games
    from undercroft.words import console_bundle, language_here

    installed_games()
    console_bundle(language_here())
    gc.collect()
    gc.freeze()  # no collection in a child looks at what is here, so its pages stay shared
    while True:
        said, fds, _, _ = socket.recv_fds(door, LONGEST, 2)
        if not said:
            return
        order = json.loads(said)
        if "start" in order:
            pid = os.fork()
            if pid == 0:
                door.close()
                become_server(order, fds)
                sys.argv = ["undercroft", *order["start"]]
                main()
            for fd in fds:
                os.close(fd)
            answer: int | None = pid
        elif "poll" in order:
            found, status = os.waitpid(order["poll"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if found else None
        else:
            _, status = os.waitpid(order["wait"], 0)
            answer = os.waitstatus_to_exitcode(status)
        door.send(json.dumps(answer).encode())


def become_server(order: dict[str, str], fds: list[int]) -> None:
    stdout, stderr = fds
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(stdout, 1)
    os.dup2(stderr, 2)
    os.close(stdout)
    os.close(stderr)
    os.chdir(order["folder"])


if __name__ == "__main__":
    tend(socket.socket(fileno=int(sys.argv[1])))

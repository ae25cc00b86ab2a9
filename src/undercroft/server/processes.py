"""Several server processes on one socket: started together, started again when one dies, and stopped together."""

from __future__ import annotations

import logging
import multiprocessing
import os
import secrets
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess

from undercroft.refusal import Refused
from undercroft.server.logs import note
from undercroft.server.system import stopping_signals

logger = logging.getLogger("undercroft.processes")
CANNOT_START = 2  # the exit code of a process that says why it cannot start
SHORT_LIFE = 5.0  # seconds; one that lived shorter is started again after a pause
PAUSE = 1.0

# The number of a process, the name of its family, and whether it is the very first; returns its exit code.
ServeAs = Callable[[int, str, bool], int]


def new_family() -> str:
    """The name of processes that are started together."""
    return secrets.token_hex(8)


def run_family(count: int, serve_as: ServeAs, renewable: bool) -> int:
    """Run several processes until a signal comes, and return the exit code. If `renewable`, SIGHUP is passed on."""
    if "fork" not in multiprocessing.get_all_start_methods():
        raise Refused("console-processes-system")
    return Family(
        count, serve_as, (*stopping_signals(), signal.SIGHUP) if renewable else stopping_signals()
    ).run()


class Family:
    """The processes, and the signals that are passed on to them."""

    def __init__(self, count: int, serve_as: ServeAs, signals: tuple[signal.Signals, ...]) -> None:
        self.serve_as = serve_as
        self.signals = signals
        self.name = new_family()
        self.processes: dict[int, ForkProcess] = {}
        self.born: dict[int, float] = {}
        self.again: set[int] = set()  # which were started more than once
        self.stopping = False
        self.code = 0
        self.signalled, self.signal = socket.socketpair()
        self.numbers = range(count)

    def run(self) -> int:
        for end in (self.signalled, self.signal):
            end.setblocking(False)
        signal.set_wakeup_fd(self.signal.fileno())
        for one in self.signals:
            signal.signal(one, self.pass_on)
        for number in self.numbers:
            self.start(number, first=number == 0)
        while self.processes:
            self.look_after(wait([self.signalled, *[one.sentinel for one in self.processes.values()]]))
        return self.code

    def start(self, number: int, first: bool) -> None:
        context = multiprocessing.get_context("fork")
        process = context.Process(target=self.be, args=[number, first], name=f"undercroft-{number}")
        process.start()
        self.processes[number] = process
        self.born[number] = time.monotonic()
        if self.stopping:  # a signal came in between
            process.terminate()

    def be(self, number: int, first: bool) -> None:
        """What a process does."""
        signal.set_wakeup_fd(-1)
        for one in self.signals:
            signal.signal(one, signal.SIG_DFL)
        self.signalled.close()
        self.signal.close()
        sys.exit(self.serve_as(number, self.name, first))

    def pass_on(self, number: int, frame: object) -> None:
        # Ctrl-C has reached every process of the terminal already, and a second one would end them at once.
        if number in stopping_signals():
            self.stopping = True
            number = signal.SIGTERM
        for process in self.processes.values():
            if process.pid is not None:
                with suppress(ProcessLookupError):
                    os.kill(process.pid, number)

    def look_after(self, ready: Sequence[object]) -> None:
        if self.signalled in ready:
            self.signalled.recv(4096)
        for number, process in list(self.processes.items()):
            if process.exitcode is None:
                continue
            process.join()
            del self.processes[number]
            if process.exitcode == CANNOT_START and number not in self.again:
                self.code = CANNOT_START
                self.pass_on(signal.SIGTERM, None)
            if self.stopping:
                continue
            note(logger, "a server process has ended", logging.WARNING, number=number, code=process.exitcode)
            if time.monotonic() - self.born[number] < SHORT_LIFE:
                wait([self.signalled], PAUSE)  # a signal ends the pause
            self.again.add(number)
            if not self.stopping:
                self.start(number, first=False)

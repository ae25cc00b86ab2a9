"""Where a process runs, so that others on the same machine see at once that it has died."""

from __future__ import annotations

import os
from pathlib import Path

PROCESSES = Path("/proc")
DEAD = ("Z", "X")


def this_place() -> str:
    """Machine and process in one line; empty where the system does not tell."""
    born = born_at(os.getpid())
    return "" if born is None else f"{machine()} {os.getpid()} {born}"


def is_near(place: str) -> bool:
    """Whether a process may run on this machine, as far as can be told."""
    return place.partition(" ")[0] in ("", machine())


def has_died(place: str) -> bool:
    """Whether a process is certainly gone. Of one on another machine nobody here knows."""
    where, _, process = place.partition(" ")
    if not where or where != machine():
        return False
    pid, _, born = process.partition(" ")
    return born_at(int(pid)) != born


def machine() -> str:
    """This machine since it was started, and in it the space of process numbers; empty where there is no telling."""
    try:
        booted = (PROCESSES / "sys/kernel/random/boot_id").read_text().strip()
        return f"{booted}/{os.stat(PROCESSES / 'self/ns/pid').st_ino}"
    except OSError:
        return ""


def born_at(pid: int) -> str | None:
    """When a process was started, in ticks of the machine; None if it does not run any more."""
    try:
        # The second field is a name in brackets, which may contain anything.
        fields = (PROCESSES / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if fields[0] in DEAD else fields[19]

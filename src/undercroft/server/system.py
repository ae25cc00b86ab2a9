"""What differs between operating systems: the signals that stop a server, and ports of its own."""

from __future__ import annotations

import errno
import signal
import socket
import sys


def stopping_signals() -> tuple[signal.Signals, ...]:
    """The signals that ask a server to stop. On Windows Ctrl-Break is one of them; another process can send it."""
    also = getattr(signal, "SIGBREAK", None)
    return (signal.SIGINT, signal.SIGTERM) if also is None else (signal.SIGINT, signal.SIGTERM, also)


def keep_port(listener: socket.socket) -> None:
    """Before it is bound: the port is this program's alone, and free again as soon as it ends."""
    if sys.platform == "win32":
        # There SO_REUSEADDR lets any other program take over a port in use.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def port_is_taken(error: OSError) -> bool:
    """Whether another port may be free. Windows refuses permission for ports that somebody claimed for themselves."""
    return error.errno == errno.EADDRINUSE or (sys.platform == "win32" and error.errno == errno.EACCES)

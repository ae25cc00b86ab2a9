"""Marks for tests of what only some operating systems can do."""

from __future__ import annotations

import sys

import pytest

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
linux = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux tells of other processes, and changes their limits"
)

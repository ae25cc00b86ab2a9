"""Interpreted and compiled, equal seeds give equal bytes: records, views, events, schemas.

Run against the wheel (`make test-compiled`), the compiled rules are those of this interpreter; run from the sources,
the variable UNDERCROFT_COMPILED_PYTHON may name the interpreter that has the wheel.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from undercroft.core.build import COMPILED

ROOT = Path(__file__).parents[1]


def compiled_python() -> str | None:
    return sys.executable if COMPILED else os.environ.get("UNDERCROFT_COMPILED_PYTHON")


def numbers(python: str, *path: Path) -> tuple[str, list[str]]:
    """How the rules ran, and the digest of everything that came out of them."""
    done = subprocess.run(
        [python, "-m", "tests.same_numbers"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path)), "PYTHONHASHSEED": "random"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stderr.split()[0], done.stdout.splitlines()


@pytest.mark.skipif(compiled_python() is None, reason="no compiled rules here: `make test-compiled` runs it")
def test_interpreted_and_compiled_give_the_same_bytes() -> None:
    python = compiled_python()
    assert python is not None
    with ThreadPoolExecutor() as pool:
        compiled = pool.submit(numbers, python, ROOT)
        interpreted = pool.submit(numbers, sys.executable, ROOT / "src", ROOT)
    assert interpreted.result()[0] == "interpreted"
    assert compiled.result()[0] == "compiled"
    assert len(compiled.result()[1]) > 30
    assert compiled.result()[1] == interpreted.result()[1]

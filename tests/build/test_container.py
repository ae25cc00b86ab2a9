"""The container, tried without an engine: what `make container-check` says."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.full
@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("debootstrap") is None,
    reason="Debian roots are made by root with debootstrap",
)
def test_the_steps_of_the_dockerfile_give_a_server_that_plays() -> None:
    done = subprocess.run(["make", "container-check"], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert done.returncode == 0, done.stdout
    assert "The container holds" in done.stdout


def context(folder: Path) -> set[str]:
    """The files that a build of this folder would get to see."""
    sys.path.insert(0, str(ROOT / "tools" / "container"))
    try:
        from dockerfile import context_of
    finally:
        sys.path.pop(0)
    return set(context_of(folder))


def test_a_build_sees_the_sources_and_nothing_that_was_built(tmp_path: Path) -> None:
    shutil.copy(ROOT / ".dockerignore", tmp_path)
    wanted = {"pyproject.toml", "src/undercroft/cli.py", "web/src/main.ts", ".gitignore"}
    unwanted = {
        "build/wheel/digest",
        ".git/config",
        "deploy/.env",
        "src/undercroft/__pycache__/cli.cpython-313.pyc",
        "src/undercroft/core/state.so",
        "src/undercroft/static/index.html",
        "web/node_modules/vite/package.json",
    }
    for name in wanted | unwanted:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert context(tmp_path) == wanted

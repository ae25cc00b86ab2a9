"""The wheel, built once, and machines with less on them than this one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UV = str(ROOT / "tools" / "uv")
# What npm's scripts and uv call, and no compiler and no Node among it.
BARE_TOOLS = (
    "sh",
    "env",
    "uname",
    "dirname",
    "basename",
    "readlink",
    "sed",
    "cat",
    "ls",
    "mkdir",
    "rm",
    "cp",
    "chmod",
)


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The wheel with compiled rules, built again only if its sources have changed."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "wheel")],
        env={**os.environ, "UNDERCROFT_COMPILE": "require"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return Path(done.stdout.strip())


@pytest.fixture(scope="session")
def bare_path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A PATH on which there is neither a compiler nor Node."""
    folder = tmp_path_factory.mktemp("bare-path")
    for name in BARE_TOOLS:
        found = shutil.which(name)
        assert found is not None, name
        (folder / name).symlink_to(found)
    for name in ("cc", "gcc", "clang", "node", "npm"):
        assert shutil.which(name, path=str(folder)) is None
    return str(folder)


@pytest.fixture(scope="session")
def source_tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a wheel is built from, with nothing built in it yet."""
    tree = tmp_path_factory.mktemp("source")
    made = shutil.ignore_patterns("node_modules", "dist", "static", "__pycache__", "*.so")
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, tree / name, ignore=made)
    for name in (
        "pyproject.toml",
        "hatch_build.py",
        "requirements.lock",
        "README.md",
        "LICENSE",
        ".gitignore",
    ):
        shutil.copy(ROOT / name, tree / name)
    return tree


@pytest.fixture(scope="session")
def bare_machine(wheel: Path, bare_path: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel, installed where there is neither compiler nor Node."""
    home = tmp_path_factory.mktemp("bare") / "env"
    environment = {**os.environ, "PATH": bare_path, "VIRTUAL_ENV": str(home)}
    subprocess.run(
        [UV, "venv", "--quiet", "--python", sys.executable, str(home)], env=environment, check=True
    )
    subprocess.run(
        [
            UV,
            "pip",
            "install",
            "--quiet",
            "--only-binary=:all:",
            "--constraints",
            "requirements.lock",
            str(wheel),
        ],
        cwd=ROOT,
        env=environment,
        check=True,
    )
    return home / "bin"

"""Without a compiler the wheel is pure Python and the build says so; without Node, Node comes from PyPI."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]


def build(tree: Path, path: str, compile_wish: str) -> subprocess.CompletedProcess[str]:
    command = [str(ROOT / "tools" / "uv"), "build", "--wheel", "--python", sys.executable]
    command += ["--build-constraints", "requirements.lock", "--out-dir", str(tree / "wheels")]
    environment = {**os.environ, "PATH": path, "UNDERCROFT_COMPILE": compile_wish}
    environment.pop("CC", None)
    return subprocess.run(
        command, cwd=tree, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def test_required_compiling_without_a_compiler_is_an_error_with_its_reason(
    source_tree: Path, bare_path: str
) -> None:
    done = build(source_tree, bare_path, "require")
    assert done.returncode != 0
    assert "UNDERCROFT_COMPILE=require, but C cannot be compiled here" in done.stdout


def test_an_unknown_wish_is_refused(source_tree: Path, bare_path: str) -> None:
    done = build(source_tree, bare_path, "perhaps")
    assert done.returncode != 0
    assert "it may be auto, require or skip" in done.stdout


@pytest.mark.full
def test_without_compiler_and_node_the_wheel_is_pure_python_with_the_client(
    source_tree: Path, bare_path: str, tmp_path: Path
) -> None:
    done = build(source_tree, bare_path, "auto")
    assert done.returncode == 0, done.stdout
    assert "The rules stay interpreted Python" in done.stdout
    (wheel,) = (source_tree / "wheels").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as archive:
        files = archive.namelist()
        archive.extractall(tmp_path)
    assert "undercroft/static/index.html" in files
    assert not [name for name in files if name.endswith((".so", ".pyd"))]

    # The rules of the pure wheel play a whole game.
    program = (
        "from undercroft.core.build import COMPILED\n"
        "from undercroft.core.playout import play_outs\n"
        "from undercroft.core.rng import FastRng\n"
        "from undercroft.games.raiders.game import GAME\n"
        "print(COMPILED, play_outs(GAME, 4, GAME.defaults(4), 1, FastRng(1)))\n"
    )
    said = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    compiled, actions = said.stdout.split()
    assert compiled == "False"
    assert int(actions) >= 4 * 25  # four seats, twenty-five rooms

"""The one file for people without Python: it serves a table, and its bots answer."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.build.served import Served, play_a_move

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def bundle() -> Path:
    subprocess.run([shutil.which("make") or "make", "bundle"], cwd=ROOT, check=True)
    return ROOT / "build" / "bundle" / "undercroft"


@pytest.mark.full
async def test_the_one_file_plays_a_table_with_bots(bundle: Path, tmp_path: Path) -> None:
    await play_a_move(Served(bundle, tmp_path, "play", "--no-browser"))

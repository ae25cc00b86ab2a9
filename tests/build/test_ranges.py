"""The oldest versions that the package says it can live with are enough."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UV = str(ROOT / "tools" / "uv")


@pytest.mark.full
def test_with_the_oldest_allowed_versions_every_game_holds(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "env"
    environment = {**os.environ, "VIRTUAL_ENV": str(home)}
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, str(home)], check=True)
    install = [UV, "pip", "install", "--quiet", "--only-binary=:all:", "--resolution", "lowest-direct"]
    subprocess.run([*install, str(wheel)], env=environment, check=True)
    installed = subprocess.run(
        [UV, "pip", "freeze"], env=environment, check=True, capture_output=True, text=True
    ).stdout
    assert "librt==0.11." in installed
    assert "mypy-extensions==1.0." in installed
    for game in ("doggies", "dragon", "goblins", "jackal", "raiders"):
        checked = subprocess.run(
            [home / "bin" / "undercroft", "check", game, "--games", "3"], capture_output=True, text=True
        )
        assert "all points hold" in checked.stdout, checked.stderr
        assert "compiled" in checked.stdout

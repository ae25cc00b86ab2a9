"""The oldest versions that the package says it can live with are enough."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.build.served import Served, play_a_move
from undercroft.core.game import installed_games

ROOT = Path(__file__).resolve().parents[2]
UV = str(ROOT / "tools" / "uv")

pytestmark = pytest.mark.full


@pytest.fixture(scope="module")
def oldest(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel and the oldest of everything that it names."""
    home = tmp_path_factory.mktemp("oldest") / "env"
    environment = {**os.environ, "VIRTUAL_ENV": str(home)}
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, str(home)], check=True)
    install = [UV, "pip", "install", "--quiet", "--only-binary=:all:", "--resolution", "lowest-direct"]
    # What only the wheel asks for would be the newest: pyproject.toml names the same.
    subprocess.run(
        [*install, str(wheel), "--requirements", "pyproject.toml"], cwd=ROOT, env=environment, check=True
    )
    installed = subprocess.run(
        [UV, "pip", "freeze"], env=environment, check=True, capture_output=True, text=True
    ).stdout
    for package in ("librt==0.11.", "mypy-extensions==1.0.", "alembic==1.14.0", "starlette==0.45.0"):
        assert package in installed
    return home / "bin"


@pytest.mark.parametrize("game", installed_games())
def test_with_the_oldest_allowed_versions_every_game_holds(oldest: Path, game: str) -> None:
    checked = subprocess.run(
        [oldest / "undercroft", "check", game, "--games", "3"], capture_output=True, text=True
    )
    assert "all points hold" in checked.stdout, checked.stderr
    assert "compiled" in checked.stdout


async def test_with_the_oldest_allowed_versions_people_play(oldest: Path, tmp_path: Path) -> None:
    await play_a_move(Served(oldest / "undercroft", tmp_path, "play", "--no-browser"))

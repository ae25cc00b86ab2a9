"""The wheels of a release: for which systems there are some, and on which Linux ours runs."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UV = str(ROOT / "tools" / "uv")
OLDEST_GLIBC = (2, 28)

pytestmark = pytest.mark.full


def tool(package: str, *command: str) -> str:
    """What a tool says that is fetched only for this."""
    done = subprocess.run(
        [UV, "tool", "run", "--quiet", "--from", package, *command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize(
    ("platform", "archs", "endings"),
    [
        ("linux", "x86_64,aarch64", ["manylinux_x86_64", "manylinux_aarch64"]),
        ("macos", "x86_64,arm64", ["macosx_x86_64", "macosx_arm64"]),
        ("windows", "AMD64", ["win_amd64"]),
    ],
)
def test_there_are_wheels_for_every_python_and_system(platform: str, archs: str, endings: list[str]) -> None:
    options = ["--platform", platform, "--archs", archs, "--print-build-identifiers"]
    said = tool("cibuildwheel==4.3.*", "cibuildwheel", *options)
    wanted = {f"cp{python}-{ending}" for python in (311, 312, 313, 314) for ending in endings}
    assert set(said.split()) == wanted


def test_the_wheel_runs_on_every_linux_that_is_not_very_old(wheel: Path) -> None:
    said = " ".join(tool("auditwheel>=6", "auditwheel", "show", str(wheel)).split())
    found = re.search(r'platform tag: "manylinux_(\d+)_(\d+)_', said)
    assert found is not None, said
    assert (int(found[1]), int(found[2])) <= OLDEST_GLIBC

"""The one file for people without Python: it serves a table, and its bots answer."""

import shutil
import subprocess
from pathlib import Path
from typing import IO

import pytest

from tests.server.support import Person, Server

ROOT = Path(__file__).resolve().parents[2]


class Bundle(Server):
    """A server from the one file, on a machine where no Python can be found."""

    def launch(self, arguments: list[str], complaints: IO[str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [ROOT / "build" / "bundle" / "undercroft", *arguments, "--port", "0"],
            cwd=self.folder,
            env={"HOME": str(self.folder)},
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        )


@pytest.fixture
def bundle(tmp_path: Path) -> Bundle:
    subprocess.run([shutil.which("make") or "make", "bundle"], cwd=ROOT, check=True)
    return Bundle(tmp_path, "play", "--no-browser")


@pytest.mark.full
async def test_the_one_file_plays_a_table_with_bots(bundle: Bundle) -> None:
    bundle.start()
    anna = Person(bundle)
    assert (await anna.get("/health"))["compiled"] is True
    table = await anna.open_table([None, "good", "good"], start=True)
    async with anna.at(table["id"]) as page:
        assert (await page.play(0))["t"] == "done"
        await page.state(0, lambda state: state["waiting"] == [0] and state["prompt"]["id"] > 1)
    assert bundle.stop() == 0
    assert bundle.complaints() == ""

"""A server from what people install, where nothing else of Python can be found."""

import subprocess
from contextlib import aclosing
from pathlib import Path
from typing import IO

from tests.server.support import Person, Server


class Served(Server):
    """A server that a program in another place starts."""

    def __init__(self, program: Path, folder: Path, *arguments: str) -> None:
        super().__init__(folder, *arguments)
        self.program = program

    def launch(self, arguments: list[str], complaints: IO[str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [self.program, *arguments, "--port", "0"],
            cwd=self.folder,
            env={"HOME": str(self.folder)},
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        )


async def play_a_move(server: Server) -> None:
    """Somebody plays with two bots, who answer; the server then stops without a complaint."""
    server.start()
    anna = Person(server)
    async with aclosing(anna.http):
        assert (await anna.get("/health"))["compiled"] is True
        table = await anna.open_table([None, "good", "good"], start=True)
        async with anna.at(table["id"]) as page:
            assert (await page.play(0))["t"] == "done"
            await page.state(0, lambda state: state["waiting"] == [0] and state["prompt"]["id"] > 1)
    assert server.stop() == 0
    assert server.complaints() == ""

"""A disk that refuses writes: everybody is told so, nothing is lost, and play goes on afterwards."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.support import Person, Server, open_database
from tests.server.systems import linux
from tests.server.test_crowd import figure
from tests.server.test_meeting import refusal
from tests.server.test_races import stored_steps
from tests.server.test_restart import three_seats

pytestmark = linux


@contextmanager
def full(server: Server) -> Iterator[None]:
    """No file of the server grows, as on a full disk."""
    import resource

    assert server.process is not None
    log = os.path.getsize(f"{server.database}-wal")
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (log, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)


async def test_a_full_disk_is_told_in_words_and_play_goes_on_when_there_is_room(
    new_server: Callable[..., Server], people: Callable[..., Person]
) -> None:
    server = new_server().start()
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page:
        await page.state(2)
        with full(server):
            for _ in range(3):
                answer = await page.play(0)
                assert (answer["t"], answer["error"]["id"]) == ("refused", "server-database")
                assert await refusal(anna.post("/me", {"nick": "Anna"})) == (503, "server-database")
                assert await refusal(anna.get("/health")) == (503, "server-database")
                assert await refusal(anna.open_table([None, None, None])) == (503, "server-database")
            assert stored_steps(server.database, id) == []
            assert page.states[0]["version"] == 1
        assert (await anna.get("/health"))["ok"] is True
        assert (await page.play(0))["t"] == "done"
        assert len(stored_steps(server.database, id)) == 1
    # One line for the cause and one for its end, not one for each try.
    lines = server.complaints().splitlines()
    assert len(lines) == 2, lines
    assert "the database does not work use=write" in lines[0]
    assert "the database works again use=write" in lines[1]


# A mount that only the process and its children see; any user may make one where namespaces are allowed.
SMALL_DISK = ["unshare", "--map-root-user", "--mount", "sh", "-c"]
MOUNT = 'mount -t tmpfs -o size=2m tmpfs "$0" && exec "$@"'


def may_mount(folder: Path) -> bool:
    try:
        return subprocess.run([*SMALL_DISK, MOUNT, folder, "true"], check=False).returncode == 0
    except FileNotFoundError:
        return False


def grow(file: Path) -> None:
    with file.open("wb", buffering=0) as stream:
        while True:
            stream.write(bytes(4096))


async def test_on_a_small_file_system_that_is_full_nothing_is_lost(
    new_server: Callable[..., Server], people: Callable[..., Person], tmp_path: Path
) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if not may_mount(disk):
        pytest.skip("this machine does not let a test mount a file system")
    server = new_server()
    server.forked = False
    server.wrapper = [*SMALL_DISK, MOUNT, str(disk)]
    server.database = disk / "undercroft.sqlite3"
    server.start()
    assert server.process is not None
    disk = Path(f"/proc/{server.process.pid}/root{disk}")
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page:
        assert (await page.play(0))["t"] == "done"
        filler = disk / "filler"
        with pytest.raises(OSError, match="No space left"):
            grow(filler)
        for _ in range(3):
            answer = await page.play(1)
            assert (answer["t"], answer["error"]["id"]) == ("refused", "server-database")
            assert await refusal(anna.get("/health")) == (503, "server-database")
        filler.unlink()
        assert (await anna.get("/health"))["ok"] is True
        assert (await page.play(1))["t"] == "done"
    # Whoever comes now is told by the server what the file has: the first move and this one.
    async with anna.at(id) as page:
        assert (await page.state(2))["version"] == 3
        assert (await page.state(2))["waiting"] == [2]
    assert server.stop() == 0
    assert "Traceback" not in server.complaints()


async def test_bots_play_on_by_themselves_when_there_is_room(
    new_server: Callable[..., Server], people: Callable[..., Person]
) -> None:
    server = new_server().start()
    anna = people(server)
    id = (await anna.open_table([None, "random", "random"]))["id"]
    await anna.post(f"/tables/{id}/start")
    async with anna.at(id) as page:
        await page.state(0, lambda state: state["waiting"] == [0])
        with full(server):
            assert (await page.play(0))["error"]["id"] == "server-database"
        assert (await page.play(0))["t"] == "done"
        await page.state(0, lambda state: state["waiting"] == [0] and state["prompt"]["id"] > 1)
    assert "Traceback" not in server.complaints()


async def test_what_everybody_agreed_to_is_tried_again_after_a_pause(
    new_server: Callable[..., Server], people: Callable[..., Person]
) -> None:
    server = new_server().start()
    anna = people(server)
    id = await three_seats(anna)
    assert server.stop() == 0
    agreed = '{"kind": "end", "seat": 0, "agreed": [1], "asked": [1]}'
    with open_database(server.database) as database:
        database.execute("UPDATE tables SET proposal = ?", (agreed,))
        # The table can be read, and every change of it fails.
        database.execute(
            "CREATE TRIGGER refuse BEFORE UPDATE ON tables BEGIN INSERT INTO missing VALUES (1); END"
        )
    server.start()
    async with anna.at(id) as page:
        await page.table_when(bool)
        for _ in range(30):
            await anna.get(f"/tables/{id}")
        assert figure(server, "undercroft_commit_seconds_count") < 10
        with open_database(server.database) as database:
            database.execute("DROP TRIGGER refuse")
        await page.table_when(lambda table: table["ending"] == "agreed")


async def test_a_damaged_file_is_unwell(
    new_server: Callable[..., Server], people: Callable[..., Person]
) -> None:
    server = new_server().start()
    anna = people(server)
    id = (await anna.open_table([None, None, None]))["id"]
    assert server.stop() == 0
    spoil(server, "tables")
    server.start()
    for _ in range(2):
        assert await refusal(anna.get(f"/tables/{id}")) == (503, "server-database")
        assert await refusal(anna.get("/health")) == (503, "server-database")
    # What is not damaged can still be written, but the file is not well for that.
    await anna.post("/me", {"nick": "Anna"})
    assert await refusal(anna.get("/health")) == (503, "server-database")
    lines = [line for line in server.complaints().splitlines() if "does not work" in line]
    assert len(lines) == 1
    assert "Traceback" not in server.complaints()


def spoil(server: Server, table: str) -> None:
    """Overwrite the first page of a table, as a bad disk might."""
    with open_database(server.database) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [size] = database.execute("PRAGMA page_size").fetchone()
        [page] = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    with server.database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)

"""A PostgreSQL of one's own for a test run, thrown away afterwards."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

if TYPE_CHECKING:
    import pwd

LISTENER = "tests, listening"
NEEDED = ("initdb", "pg_ctl", "postgres")


class Missing(Exception):
    """Why there can be none on this machine."""


class Failed(Exception):
    """What a program of PostgreSQL said when it failed."""


class Postgres:
    """A running PostgreSQL on a free loopback port."""

    def __init__(self, port: int) -> None:
        self.port = port

    def url(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def engine(self, name: str, **more: Any) -> AsyncEngine:
        url = self.url(name).replace("postgresql", "postgresql+asyncpg")
        return create_async_engine(url, **more)

    async def create(self, name: str) -> str:
        """A new database; its address."""
        engine = self.engine("postgres", isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()
        return self.url(name)

    async def ask(self, name: str, question: str, **values: Any) -> list[Any]:
        """The rows that a database answers with."""
        engine = self.engine(name)
        async with engine.begin() as connection:
            found = await connection.execute(text(question), values)
            rows = list(found) if found.returns_rows else []
        await engine.dispose()
        return rows

    @asynccontextmanager
    async def notices(
        self, name: str, channel: str = "undercroft"
    ) -> AsyncIterator[Callable[[str], Awaitable[dict[str, Any]]]]:
        """What processes tell each other, as it comes: a function that waits for the next of a kind."""
        import asyncpg  # type: ignore[import-untyped]

        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        connection = await asyncpg.connect(self.url(name), server_settings={"application_name": LISTENER})
        await connection.add_listener(channel, lambda *told: heard.put_nowait(json.loads(told[3])))

        async def following(kind: str) -> dict[str, Any]:
            async with asyncio.timeout(60):
                while (notice := await heard.get())["type"] != kind:
                    pass
            return notice

        try:
            yield following
        finally:
            await connection.close()

    async def steps(self, name: str, table: str) -> list[tuple[int, int, str]]:
        """Number, seat and action of every stored step of a table."""
        asked = 'SELECT number, seat, action FROM entries WHERE "table" = :table ORDER BY number'
        return [tuple(row) for row in await self.ask(name, asked, table=table)]


def programs() -> Path:
    """The folder of PostgreSQL's programs: what is first in PATH, what pg_config names, or where Debian has them."""
    places: list[Path] = []
    if found := shutil.which("initdb"):
        places.append(Path(found).resolve().parent)
    if config := shutil.which("pg_config"):
        told = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=False)
        places.append(Path(told.stdout.strip()))
    places.extend(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True))
    for place in places:
        if all((place / name).exists() for name in NEEDED):
            return place
    raise Missing("PostgreSQL is not installed here; Debian and Ubuntu: apt-get install postgresql")


def owner() -> tuple[dict[str, Any], pwd.struct_passwd | None]:
    """As whom it is started: PostgreSQL refuses root."""
    import pwd  # which Windows lacks

    if os.geteuid() != 0:
        return {}, None
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}, user
    raise Missing("PostgreSQL refuses to run as root, and there is no other user to run it as")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


@contextmanager
def running() -> Iterator[Postgres]:
    """PostgreSQL as long as it is needed; raises Missing where there is none, and Failed if it does not run."""
    if sys.platform == "win32":
        raise Missing("the test knows how to start PostgreSQL on Unix only")
    bin = programs()
    rights, user = owner()
    folder = Path(tempfile.mkdtemp(prefix="undercroft-"))
    data = folder / "data"
    log = folder / "log"

    def run(name: str, *words: str) -> None:
        done = subprocess.run(
            [bin / name, *words],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            **rights,
        )
        if done.returncode != 0:
            said = done.stdout + (log.read_text(encoding="utf-8") if log.exists() else "")
            raise Failed(f"{name} failed: {said.strip()}")

    def start(attempts: int = 3) -> int:
        """Start it on a free port, or on another one if somebody else was faster to take that."""
        port = free_port()
        # What a power cut of the whole machine would lose is not tested here, so nobody waits for the disk.
        options = f"-p {port} -c listen_addresses=127.0.0.1 -k {folder} -c fsync=off"
        try:
            run("pg_ctl", "-D", str(data), "-w", "-l", str(log), "-o", options, "start")
        except Failed:
            if attempts == 1:
                raise
            return start(attempts - 1)
        return port

    try:
        if user is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
        form = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        run("initdb", "-D", str(data), *form)
        port = start()
        try:
            yield Postgres(port)
        finally:
            run("pg_ctl", "-D", str(data), "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)

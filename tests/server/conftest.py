"""Servers for the tests: one that all share, and ones of their own for those that stop or starve theirs."""

from __future__ import annotations

import importlib.util
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from tests.server import postgres as throw_away
from tests.server.postgres import Postgres
from tests.server.support import RAISED, Person, Server


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), limits=RAISED).start()
    yield server
    code = server.stop()
    assert code == 0
    assert server.complaints() == ""


@pytest.fixture
def server(shared_server: Server) -> Server:
    """A server with raised limits that is not to be stopped."""
    assert shared_server.alive()
    return shared_server


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers of one's own."""
    made: list[Server] = []

    def make(*arguments: str, limits: dict[str, float] | None = None, name: str = "own") -> Server:
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        server = Server(folder, *arguments, limits=RAISED if limits is None else limits)
        made.append(server)
        return server

    yield make
    for server in made:
        if server.alive():
            server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """PostgreSQL, in which each test makes a database of its own."""
    if importlib.util.find_spec("asyncpg") is None:
        pytest.skip("asyncpg, the driver, is not installed")
    try:
        with throw_away.running() as found:
            yield found
    except throw_away.Missing as reason:
        pytest.skip(str(reason))


@pytest.fixture
async def people() -> AsyncIterator[Callable[..., Person]]:
    """Makes people, and sends them home in the end."""
    made: list[Person] = []

    def make(server: Server, origin: str | None = None) -> Person:
        made.append(Person(server, origin))
        return made[-1]

    yield make
    for person in made:
        await person.http.aclose()

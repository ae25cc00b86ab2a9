"""A database of an older Undercroft is brought up to date at the start: a copy is kept, and games go on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.command import upgrade
from alembic.config import Config
from sqlalchemy import create_engine

from tests.server.support import Person, Server
from tests.server.test_chat import company
from tests.server.test_restart import see_all, three_seats
from tests.server.test_watchers import watcher_at
from undercroft.server.run import run
from undercroft.server.settings import ServeSettings
from undercroft.server.store.database import MIGRATIONS, NEWEST

People = Callable[..., Person]
NewServer = Callable[..., Server]
FIRST_TABLES = ("people", "tables", "chairs", "entries")


def make_empty(file: Path, version: str = "0001") -> None:
    """An empty database as that version made it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        upgrade(config, version)
        connection.commit()
    engine.dispose()


def make_old(source: Path, file: Path) -> None:
    """The same people and games in a database of the first version."""
    make_empty(file)
    copy_rows(source, file, FIRST_TABLES)


def copy_rows(source: Path, file: Path, names: Sequence[str]) -> None:
    """Everything in these tables, as far as the older database knows their columns."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("ATTACH DATABASE ? AS new", [str(source)])
        for name in names:
            columns = ", ".join(
                f'"{row[1]}"' for row in connection.execute(f"PRAGMA main.table_info({name})")
            )
            connection.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM new.{name}")
        connection.commit()


def rows_of(file: Path, columns: dict[str, str] | None = None) -> dict[str, list[Any]]:
    """Everything in the tables of the first version, as far as it knew their columns."""
    with closing(sqlite3.connect(file)) as connection:
        return {
            name: sorted(
                connection.execute(f"SELECT {'*' if columns is None else columns[name]} FROM {name}"),
                key=repr,
            )
            for name in FIRST_TABLES
        }


def columns_of(file: Path) -> dict[str, str]:
    with closing(sqlite3.connect(file)) as connection:
        return {
            name: ", ".join(f'"{row[1]}"' for row in connection.execute(f"PRAGMA table_info({name})"))
            for name in FIRST_TABLES
        }


async def test_games_of_the_first_version_go_on_and_a_copy_is_kept(
    new_server: NewServer, people: People
) -> None:
    origin = new_server(name="origin").start()
    anna = people(origin)
    await anna.post("/me", {"nick": "Anna"})
    going_on = await three_seats(anna)
    async with anna.at(going_on) as page:
        await see_all(page)
        for seat in (0, 1, 2, 0):
            await page.state(seat, lambda state: state["prompt"])
            assert (await page.play(seat))["t"] == "done"
        before = await see_all(page)
    over = (await anna.open_table([None, "random", "random"], start=True))["id"]
    async with anna.at(over) as page:
        await page.play_to_the_end([0])
    record = await anna.get(f"/tables/{over}/record")
    waiting = (await anna.open_table([None, None, "random"]))["id"]
    assert origin.stop() == 0

    server = new_server(name="upgraded")
    make_old(origin.database, server.database)
    old_columns = columns_of(server.database)
    stored = rows_of(server.database)
    assert [len(stored[name]) for name in ("people", "tables", "chairs")] == [1, 3, 9]
    assert len(stored["entries"]) >= 4 + len(record["entries"])

    server.start()
    copy = Path(f"{server.database}.before-{NEWEST}")
    (line,) = server.complaints().splitlines()
    assert f"upgrading the database; a copy is kept was=0001 copy={copy}" in line
    assert rows_of(copy) == stored
    assert not list(copy.parent.glob(f"{copy.name}?*"))
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    assert rows_of(server.database, old_columns) == stored

    boris = people(server)
    boris.http.cookies.set("undercroft", anna.cookie())
    assert await boris.get("/me") == {"nick": "Anna", "opponents": {}}
    shelf = {table["id"]: table["status"] for table in await boris.get("/tables")}
    assert shelf == {going_on: "playing", over: "over", waiting: "lobby"}
    again = await boris.get(f"/tables/{over}/record")
    assert again["entries"] == record["entries"]
    # Games of that time began without promises.
    assert again["fair"] == {**record["fair"], "promises": None}
    async with boris.at(going_on) as page:
        assert await see_all(page) == before
        end = await page.play_to_the_end([0, 1, 2])
        assert end["outcome"] is not None
    await boris.post(f"/tables/{waiting}/sit", {"seat": 1})
    assert (await boris.post(f"/tables/{waiting}/start"))["status"] == "playing"

    # What is up to date is left alone, and so is the copy.
    assert server.stop() == 0
    server.start()
    assert rows_of(copy) == stored
    assert len(server.complaints().splitlines()) == 1


async def test_who_was_muted_stays_so_under_the_name_they_had(new_server: NewServer, people: People) -> None:
    server = new_server()
    origin = new_server(name="origin").start()
    id, anna, _, zoe = await company(origin, people)
    async with anna.at(id) as hers, zoe.at(id):
        await anna.post(f"/tables/{id}/mute", {"watcher": await watcher_at(hers), "muted": True})
    assert origin.stop() == 0
    make_empty(server.database, "0003")
    copy_rows(origin.database, server.database, (*FIRST_TABLES, "muted"))
    server.start()
    host, muted = people(server), people(server)
    host.http.cookies.set("undercroft", anna.cookie())
    muted.http.cookies.set("undercroft", zoe.cookie())
    await muted.post("/me", {"nick": "Play the key!"})
    async with host.at(id) as page, muted.at(id) as watching:
        await watcher_at(page)
        assert [(one["nick"], one["muted"]) for one in page.table["watchers"]] == [("Zoe", True)]
        assert (await watching.ask("say", seat=-1, text="Well?"))["error"]["id"] == "chat-muted"


def test_without_a_copy_nothing_is_upgraded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.sqlite3"
    make_empty(file)
    # A folder stands where the copy should go.
    (tmp_path / f"games.sqlite3.before-{NEWEST}").mkdir()
    assert run(ServeSettings(port=0, database=str(file))) == 2
    said = capsys.readouterr().err
    assert "is of an older version (0001) and was not upgraded" in said
    assert "Traceback" not in said
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
        names = {
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
    assert names == {*FIRST_TABLES, "alembic_version"}

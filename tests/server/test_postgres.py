"""The same server on PostgreSQL: a whole evening, a power cut, keeping house, and an upgrade."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.command import upgrade
from alembic.config import Config
from sqlalchemy import Connection, MetaData, insert, select, text

from tests.server.postgres import Postgres
from tests.server.support import Person, Server
from tests.server.test_cli_house import run
from tests.server.test_meeting import refusal
from tests.server.test_restart import see_all, three_seats
from tests.server.test_upgrade import FIRST_TABLES
from undercroft.core.rng import promise_of
from undercroft.server.store.database import MIGRATIONS, NEWEST
from undercroft.server.store.schema import metadata

People = Callable[..., Person]
NewServer = Callable[..., Server]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands that are run in this process find nothing but what they are told."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [])


async def count(postgres: Postgres, name: str, *tables: str) -> list[int]:
    engine = postgres.engine(name)
    async with engine.connect() as connection:
        found = [await connection.scalar(text(f"SELECT count(*) FROM {table}")) for table in tables]
    await engine.dispose()
    return [int(one or 0) for one in found]


async def test_an_evening_with_a_power_cut_is_played_proved_kept_and_deleted(
    postgres: Postgres, new_server: NewServer, people: People, tmp_path: Path
) -> None:
    server = new_server()
    server.address = await postgres.create("evening")
    server.start()
    anna, boris, guest = people(server), people(server), people(server)
    await anna.post("/me", {"nick": "Анна 🎲"})
    clock = {"seconds": 3600, "reserve": 60}
    table = await anna.open_table([None, None, "random"], manners={"listed": True, "clock": clock})
    id = table["id"]
    # Found on the shelf and by its code; talk, marks and watchers.
    assert [found["id"] for found in await boris.get("/open")] == [id]
    assert (await boris.get(f"/codes/{table['code']}"))["id"] == id
    await boris.post(f"/tables/{id}/sit", {"promise": promise_of("b0")})
    await guest.get("/me")
    async with anna.at(id, "a0") as hers, boris.at(id, "b0") as his, guest.at(id) as watching:
        await hers.table_when(lambda table: len(table["watchers"]) == 1)
        assert (await hers.ask("say", seat=0, text="Удачи!"))["t"] == "done"
        for _ in range(3):
            assert (await his.ask("react", line=1, mark="👍"))["t"] == "done"
        watcher = hers.table["watchers"][0]["id"]
        for muted in (True, False, True):
            await anna.post(f"/tables/{id}/mute", {"watcher": watcher, "muted": muted})
        assert (await watching.ask("say", seat=-1, text="!"))["error"]["id"] == "chat-muted"
        await anna.post(f"/tables/{id}/show_out", {"watcher": watcher})
        assert await refusal(guest.get(f"/tables/{id}")) == (403, "table-shut-out")
        await anna.post(f"/tables/{id}/start")
        # Both answer at the same moment.
        await asyncio.gather(hers.state(0), his.state(1))
        for answer in await asyncio.gather(hers.play(0), his.play(1)):
            assert answer["t"] == "done"
        await hers.state(0, lambda state: state["prompt"] and state["prompt"]["id"] > 1)
        await anna.post(f"/tables/{id}/propose", {"seat": 0, "kind": "take_back"})
        back = await boris.post(f"/tables/{id}/consent", {"seat": 1, "agree": True})
        assert back["proposal"] is None
        await hers.state(0, lambda state: state["undone"] is not None and state["prompt"])
        assert (await hers.play(0))["t"] == "done"
        # The process ends in the middle of his move: every step that was acknowledged is there.
        [steps] = await count(postgres, "evening", "entries")
        before = await hers.state(0)
        prompt = (await his.state(1, lambda state: state["prompt"]))["prompt"]
        wish = {"seat": 1, "prompt": prompt["id"], "action": prompt["actions"][0]}
        await his.say({"t": "play", "id": 99, **wish})
        server.kill()
    assert (await count(postgres, "evening", "entries"))[0] >= steps > 2
    server.start()
    phone = people(server)
    token = (await boris.post(f"/tables/{id}/pass"))["token"]
    assert (await phone.post("/passes", {"token": token}))["you"] == [1]
    async with anna.at(id) as hers, phone.at(id) as his:
        state = await hers.state(0)
        assert state["version"] >= before["version"]
        log = (await hers.ask("log", seat=0))["body"]["events"]
        assert log
        [line] = (await his.until(lambda message: message["t"] == "chat"))["lines"]
        assert (line["text"], line["nick"], line["marks"]) == ("Удачи!", "Анна 🎲", [["👍", [""]]])
        ends = await asyncio.gather(hers.play_to_the_end([0]), his.play_to_the_end([1]))
        assert ends[0]["outcome"] == ends[1]["outcome"]
    assert (await anna.get(f"/tables/{id}/verify"))["ok"] is True
    again = (await anna.post(f"/tables/{id}/again"))["id"]
    assert [found["id"] for found in await phone.get("/tables")] == [again, id]

    # Keeping house beside the server.
    here = ["--database", server.address]
    code, out, err = await run("tables", "list", "--json", *here)
    assert (code, err) == (0, "")
    assert {found["id"]: found["status"] for found in json.loads(out)} == {id: "over", again: "lobby"}
    assert (await run("tables", "export", id, "--output", "game.json", *here))[0] == 0
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert record == await anna.get(f"/tables/{id}/record")
    assert record["fair"]["nonces"] == ["a0", "b0", ""]
    code, out, _ = await run("verify", "game.json")
    assert (code, "in order" in out) == (0, True)
    assert await run("tables", "close", again, *here) == (0, "The table is over (closed).\n", "")
    deleted = await run("tables", "delete", "--older-than", "0", "--yes", *here)
    assert deleted == (0, "2 tables were deleted.\n", "")
    hanging = ("tables", "chairs", "entries", "kicked", "muted", "passes", "lines", "marks")
    assert await count(postgres, "evening", *hanging) == [0] * len(hanging)
    code, _, err = await run("backup", "copy.sqlite3", *here)
    assert (code, "pg_dump" in err) == (2, True)
    assert server.stop() == 0
    assert server.complaints() == ""


async def test_options_of_the_connection_stand_in_the_address(
    postgres: Postgres, new_server: NewServer, people: People
) -> None:
    server = new_server()
    server.address = f"{await postgres.create('options')}?ssl=disable"
    server.start()
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page:
        await see_all(page)
        assert (await page.play(0))["t"] == "done"
    assert server.complaints() == ""


async def test_a_locked_table_holds_up_nobody_else(
    postgres: Postgres, new_server: NewServer, people: People
) -> None:
    server = new_server()
    server.address = await postgres.create("locked")
    server.start()
    anna, boris = people(server), people(server)
    held, free = await three_seats(anna), await three_seats(boris)
    engine = postgres.engine("locked")
    async with anna.at(held) as hers, boris.at(free) as his:
        await asyncio.gather(see_all(hers), see_all(his))
        async with engine.begin() as connection:
            locked = text("SELECT id FROM tables WHERE id = :id FOR UPDATE")
            await connection.execute(locked, {"id": held})
            waiting = asyncio.create_task(hers.play(0))
            for seat in range(3):
                assert (await his.play(seat))["t"] == "done"
            assert not waiting.done()
        assert (await waiting)["t"] == "done"
    await engine.dispose()
    assert server.complaints() == ""


async def test_a_database_that_goes_away_in_mid_game_and_comes_back(
    postgres: Postgres, new_server: NewServer, people: People
) -> None:
    server = new_server()
    server.address = await postgres.create("away")
    server.start()
    anna = people(server)
    id = await three_seats(anna)
    engine = postgres.engine("postgres", isolation_level="AUTOCOMMIT")
    async with anna.at(id) as page, engine.connect() as operator:
        await see_all(page)
        assert (await page.play(0))["t"] == "done"
        await operator.execute(text("ALTER DATABASE away WITH ALLOW_CONNECTIONS false"))
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'away'"
        await operator.execute(text(cut))
        for _ in range(2):
            answer = await page.play(1)
            assert (answer["t"], answer["error"]["id"]) == ("refused", "server-database")
            assert await refusal(anna.get("/health")) == (503, "server-database")
        await operator.execute(text("ALTER DATABASE away WITH ALLOW_CONNECTIONS true"))
        assert (await page.play(1))["t"] == "done"
        assert (await anna.get("/health"))["ok"] is True
    await engine.dispose()
    assert await count(postgres, "away", "entries") == [2]
    assert "Traceback" not in server.complaints()
    assert server.complaints().count("does not work") == server.complaints().count("works again")


async def test_a_database_of_the_first_version_is_upgraded_and_its_games_go_on(
    postgres: Postgres, new_server: NewServer, people: People
) -> None:
    origin = new_server(name="origin")
    origin.address = await postgres.create("origin")
    origin.start()
    anna = people(origin)
    await anna.post("/me", {"nick": "Anna"})
    id = await three_seats(anna)
    async with anna.at(id) as page:
        await see_all(page)
        for seat in (0, 1, 2):
            await page.state(seat, lambda state: state["prompt"])
            assert (await page.play(seat))["t"] == "done"
        before = await see_all(page)
    assert origin.stop() == 0

    server = new_server(name="upgraded")
    server.address = await postgres.create("upgraded")
    await make_old(postgres, "origin", "upgraded")
    server.start()
    assert "upgrading the database; no copy is kept, pg_dump makes one was=0001" in server.complaints()
    engine = postgres.engine("upgraded")
    async with engine.connect() as connection:
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == NEWEST
        # The migrations lead to what the program expects.
        assert await connection.run_sync(missing) == set()
    await engine.dispose()
    boris, guest = people(server), people(server)
    boris.http.cookies.set("undercroft", anna.cookie())
    assert await boris.get("/me") == {"nick": "Anna", "opponents": {}}
    async with boris.at(id) as page:
        assert await see_all(page) == before
        assert (await page.play_to_the_end([0, 1, 2]))["outcome"] is not None
    assert (await guest.open_table([None, None, None]))["you"] == [0]


async def make_old(postgres: Postgres, source: str, target: str) -> None:
    """The same people and games in a database of the first version."""
    old, new = postgres.engine(target), postgres.engine(source)
    async with new.connect() as there, old.begin() as here:
        await here.run_sync(make_first)
        first = MetaData()
        await here.run_sync(first.reflect)
        for name in FIRST_TABLES:
            columns = [column.name for column in first.tables[name].columns]
            found = await there.execute(select(*[metadata.tables[name].c[column] for column in columns]))
            rows: list[dict[str, Any]] = [dict(row) for row in found.mappings()]
            if rows:
                await here.execute(insert(first.tables[name]), rows)
        await here.execute(text("SELECT setval('people_id_seq', (SELECT max(id) FROM people))"))
    await old.dispose()
    await new.dispose()


def make_first(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    upgrade(config, "0001")


def missing(connection: Connection) -> set[str]:
    """What the program expects and the database does not have, or the other way round."""
    found = MetaData()
    found.reflect(connection)

    def columns(one: MetaData) -> set[str]:
        return {
            f"{table.name}.{column.name} {column.nullable}"
            for table in one.tables.values()
            for column in table.columns
            if table.name != "alembic_version"
        }

    return columns(found) ^ columns(metadata)

"""Keeping house while people play: tables listed, exported, closed and deleted, and the database copied."""

from __future__ import annotations

import asyncio
import inspect
import io
import json
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support import RAISED, Person, Refused, Server, open_database
from tests.server.test_restart import see_all, three_seats
from undercroft.cli import main
from undercroft.cli_maintenance import backup, close_table, delete_tables, export_table, list_tables
from undercroft.server.logs import mark_of
from undercroft.server.settings import PlaySettings, ServeSettings

YEAR = 365 * 24 * 3600 * 1000


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [])
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    # Where it is differs from system to system.
    home = tmp_path / "home" / "undercroft"
    monkeypatch.setattr("undercroft.server.store.database.user_data_path", lambda *_, **__: home)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, limits=RAISED).start()
    yield server
    if server.alive():
        server.stop()


@pytest.fixture
async def people() -> AsyncIterator[Callable[..., Person]]:
    made: list[Person] = []

    def make(server: Server) -> Person:
        made.append(Person(server))
        return made[-1]

    yield make
    for person in made:
        await person.http.aclose()


People = Callable[..., Person]


async def run(*words: str) -> tuple[int, str, str]:
    """`undercroft …` beside the server: exit code, output, errors."""

    def command() -> tuple[int, str, str]:
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as caught:
            main()
        assert isinstance(caught.value.code, int)
        return caught.value.code, out.getvalue(), err.getvalue()

    sys.argv[:] = ["undercroft", *words]
    found = await asyncio.to_thread(command)
    assert "Traceback" not in found[2]
    return found


async def listed(*words: str) -> list[dict[str, Any]]:
    code, out, err = await run("tables", "list", "--json", *words)
    assert (code, err) == (0, "")
    found: list[dict[str, Any]] = json.loads(out)
    return found


def make_old(server: Server, id: str, milliseconds: int = YEAR) -> None:
    with open_database(server.database) as connection:
        connection.execute("UPDATE tables SET updated = updated - ? WHERE id = ?", [milliseconds, id])


async def test_tables_are_listed_by_status_and_age(server: Server, people: People) -> None:
    anna = people(server)
    await anna.post("/me", {"nick": "Annabella"})
    waiting = (await anna.open_table([None, None, None]))["id"]
    playing = await three_seats(anna)
    over = (await anna.open_table([None, "random", "random"], start=True))["id"]
    async with anna.at(over) as page:
        await page.play_to_the_end([0])
    make_old(server, waiting)

    found = {table["id"]: table for table in await listed()}
    assert {id: table["status"] for id, table in found.items()} == {
        waiting: "lobby",
        playing: "playing",
        over: "over",
    }
    assert list(found)[-1] == waiting
    shown = found[over]
    assert (shown["game"], shown["people"], shown["bots"], shown["seats"]) == ("raiders", 1, 2, 3)
    assert (found[playing]["people"], found[waiting]["people"]) == (1, 1)
    assert shown["moves"] > 0
    assert [table["id"] for table in await listed("--status", "over")] == [over]
    assert [table["id"] for table in await listed("--older-than", "364")] == [waiting]
    assert await listed("--older-than", "366") == []

    code, out, err = await run("tables", "list")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].split() == ["id", "log", "game", "status", "people", "bots", "seats", "moves", "changed"]
    assert lines[-1] == "3 tables"
    assert [line.split()[:2] for line in lines[1:-1]] == [[id, mark_of(id)] for id in found]
    assert "Annabella" not in out
    code, _, err = await run("tables", "list", "--status", "finished")
    assert code == 2
    assert "--status" in err


async def test_a_finished_game_is_exported_as_the_server_gives_it(server: Server, people: People) -> None:
    anna = people(server)
    id = (await anna.open_table([None, "random", "random"], start=True))["id"]
    code, out, err = await run("tables", "export", id)
    assert (code, out) == (2, "")
    assert err == "undercroft: The record is available after the last move: until then it contains secrets.\n"
    async with anna.at(id) as page:
        await page.play_to_the_end([0])
    code, out, _ = await run("tables", "export", id)
    assert code == 0
    assert json.loads(out) == await anna.get(f"/tables/{id}/record")
    code, _, _ = await run("tables", "export", id, "--output", "game.json")
    assert code == 0
    assert json.loads((server.folder / "game.json").read_text(encoding="utf-8")) == json.loads(out)
    code, out, _ = await run("verify", "game.json")
    assert code == 0
    assert "in order" in out
    code, _, err = await run("tables", "export", id, "--output", "game.json")
    assert (code, err) == (2, "undercroft: game.json already exists; --force overwrites it.\n")
    code, _, err = await run("tables", "export", "nonsense")
    assert (code, err) == (2, "undercroft: There is no such table on this server.\n")


async def test_a_closed_table_is_over_for_those_who_sit_at_it(server: Server, people: People) -> None:
    anna = people(server)
    id = await three_seats(anna)
    waiting = (await anna.open_table([None, None, None]))["id"]
    async with anna.at(id) as page:
        await see_all(page)
        assert (await page.play(0))["t"] == "done"
        assert await run("tables", "close", id) == (0, "The table is over (abandoned).\n", "")
        # The server has the game in memory, and learns of it with the next move.
        answer = await page.play(1)
        assert (answer["t"], answer["error"]["id"]) == ("refused", "table-ended")
    table = await anna.get(f"/tables/{id}")
    assert (table["status"], table["ending"], table["code"]) == ("over", "abandoned", None)
    record = await anna.get(f"/tables/{id}/record")
    assert len(record["entries"]) == 1
    assert await run("tables", "close", waiting) == (0, "The table is over (closed).\n", "")
    assert (await anna.get(f"/tables/{waiting}"))["ending"] == "closed"
    code, _, err = await run("tables", "close", waiting)
    assert code == 2
    assert err.startswith("undercroft: ")
    code, _, err = await run("tables", "close", "nonsense")
    assert (code, err) == (2, "undercroft: There is no such table on this server.\n")
    assert server.complaints() == ""


async def test_a_deleted_table_says_goodbye_with_the_next_move(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page, boris.at(id) as watching:
        await see_all(page)
        await watching.state(-1)
        assert (await page.play(0))["t"] == "done"
        assert await run("tables", "delete", id, "--yes") == (0, "1 table was deleted.\n", "")
        prompt = page.states[1]["prompt"]
        await page.say(
            {"t": "play", "id": 99, "seat": 1, "prompt": prompt["id"], "action": prompt["actions"][0]}
        )
        for one in (page, watching):
            bye = await one.until(lambda message: message["t"] in ("bye", "done"))
            assert (bye["t"], bye["error"]["id"]) == ("bye", "table-unknown")
            with pytest.raises(ConnectionClosed):
                await one.hear()
    for path in ("", "/record", "/qr.svg"):
        with pytest.raises(Refused) as refused:
            await anna.get(f"/tables/{id}{path}")
        assert (refused.value.status, refused.value.id) == (404, "table-unknown")
    assert await anna.get("/tables") == []
    with open_database(server.database) as connection:
        for name in ("tables", "chairs", "entries", "lines"):
            assert connection.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)
    assert server.complaints() == ""


async def test_old_tables_are_deleted_after_a_question(server: Server, people: People) -> None:
    anna = people(server)
    first = (await anna.open_table([None, "random", "random"], start=True))["id"]
    async with anna.at(first) as page:
        await page.play_to_the_end([0])
    again = (await anna.post(f"/tables/{first}/again"))["id"]
    old = await three_seats(anna)
    new = await three_seats(anna)
    make_old(server, again)
    make_old(server, old)
    where = ["tables", "delete", "--older-than", "30"]
    assert await run(*where, "--dry-run") == (
        0,
        "Would be deleted: 2 tables (lobby: 1, playing: 1).\n",
        "",
    )
    code, out, err = await run(*where)
    assert (code, out) == (2, "")
    assert err == "undercroft: Nobody is here to answer; --yes deletes without asking.\n"
    assert len(await listed()) == 4
    code, out, _ = await run(*where, "--status", "over", "--yes")
    assert (code, out) == (0, "There is nothing to delete.\n")
    # One of them follows a table that stays.
    assert await run(*where, "--yes") == (0, "2 tables were deleted.\n", "")
    assert {table["id"] for table in await listed()} == {first, new}
    assert (await anna.get(f"/tables/{first}"))["next"] is None

    for words in (["tables", "delete"], ["tables", "delete", new, "--older-than", "1"]):
        code, _, err = await run(*words)
        assert (code, err) == (2, "undercroft: Name one table, or say --older-than DAYS.\n")
    code, _, err = await run("tables", "delete", "nonsense", "--yes")
    assert (code, err) == (2, "undercroft: There is no such table nonsense in this database.\n")


async def test_the_house_is_kept_in_the_language_of_who_is_there(
    server: Server, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = people(server)
    ids = [await three_seats(anna) for _ in range(3)]
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    _, out, _ = await run("tables", "list")
    assert out.splitlines()[0].split()[2:5] == ["игра", "состояние", "людей"]
    assert out.splitlines()[-1] == "3 стола"
    assert await run("tables", "close", ids[0]) == (0, "Стол закрыт (партия оставлена).\n", "")
    code, _, err = await run("tables", "export", ids[1])
    assert (code, err.startswith("undercroft: Запись откроется после последнего хода")) == (2, True)
    assert (await run("backup", "copy.sqlite3"))[1].startswith(
        "undercroft.sqlite3 скопирована в copy.sqlite3"
    )
    assert (await run("tables", "delete", ids[0], "--yes"))[1] == "Удалён 1 стол.\n"
    _, out, _ = await run("tables", "delete", "--older-than", "0", "--dry-run")
    assert out == "Будет удалено: 2 стола (игра: 2).\n"


async def test_with_the_last_of_their_tables_people_of_long_ago_are_forgotten(
    server: Server, people: People
) -> None:
    anna, boris, clara, dora = (people(server) for _ in range(4))
    for nick, person in (("Anna", anna), ("Boris", boris), ("Clara", clara), ("Dora", dora)):
        await person.post("/me", {"nick": nick})
    first = (await anna.open_table([None, None, None]))["id"]
    second = (await boris.open_table([None, None, None]))["id"]
    for table in (first, second):
        await clara.post(f"/tables/{table}/sit", {})
    await anna.post(f"/tables/{first}/kick", {"seat": 1})
    with open_database(server.database) as connection:
        connection.execute("UPDATE people SET created = created - ? WHERE nick != 'Dora'", [YEAR])
    # Anna was only there; Clara still sits elsewhere; Dora came today and may sit down tomorrow.
    code, out, _ = await run("tables", "delete", first, "--yes")
    assert (code, out) == (0, "1 table was deleted.\n1 person who is at no table was forgotten.\n")
    assert [(await person.get("/me"))["nick"] for person in (anna, boris, clara, dora)] == [
        "",
        "Boris",
        "Clara",
        "Dora",
    ]
    # Her cookie is as good as a new one.
    assert (await anna.open_table([None, None, None]))["you"] == [0]
    code, out, _ = await run("tables", "delete", second, "--yes")
    assert out == "1 table was deleted.\n2 people who are at no table were forgotten.\n"
    assert server.complaints() == ""


async def test_an_id_may_begin_with_a_hyphen(server: Server, people: People) -> None:
    id = (await people(server).open_table([None, None, None]))["id"]
    odd = "-" + id[1:]
    with open_database(server.database) as connection:
        connection.execute("UPDATE tables SET id = ?", [odd])
        connection.execute('UPDATE chairs SET "table" = ?', [odd])
    code, _, err = await run("tables", "export", odd, "--output", "x")
    assert (code, err) == (2, "undercroft: The game has not begun yet.\n")
    assert (await run("tables", "close", odd))[0] == 0
    assert (await run("tables", "delete", odd, "--yes"))[1] == "1 table was deleted.\n"
    assert await listed() == []


async def test_a_backup_in_the_middle_of_a_game_is_whole(
    server: Server, people: People, tmp_path: Path
) -> None:
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page:
        await see_all(page)
        copying = asyncio.create_task(run("backup", "copy.sqlite3"))
        # Moves are written all the while.
        moves = 0
        while not copying.done() or not moves:
            for seat in range(3):
                if page.states[seat]["prompt"] is not None:
                    assert (await page.play(seat))["t"] == "done"
                    moves += 1
                    break
            else:
                break
        code, out, err = await copying
        assert (code, err) == (0, "")
        assert out.startswith("undercroft.sqlite3 is copied to copy.sqlite3 (")
    assert not list(server.folder.glob("copy.sqlite3?*"))

    code, _, err = await run("backup", "copy.sqlite3")
    assert (code, err) == (2, "undercroft: copy.sqlite3 already exists; --force overwrites it.\n")
    code, _, err = await run("backup", "undercroft.sqlite3", "--force")
    assert (code, err) == (2, "undercroft: undercroft.sqlite3 is the database itself.\n")
    code, _, err = await run("backup", "no/folder/copy")
    assert code == 2
    assert "cannot be copied to no/folder/copy" in err

    # A server that starts from the copy goes on from there.
    folder = tmp_path / "second"
    folder.mkdir()
    (server.folder / "copy.sqlite3").rename(folder / "undercroft.sqlite3")
    second = Server(folder, limits=RAISED).start()
    try:
        boris = people(second)
        boris.http.cookies.set("undercroft", anna.cookie())
        async with boris.at(id) as page:
            await see_all(page)
            end = await page.play_to_the_end([0, 1, 2])
            assert end["outcome"] is not None
    finally:
        assert second.stop() == 0
    assert (await run("backup", "copy.sqlite3"))[0] == 0
    assert (await run("backup", "copy.sqlite3", "--force"))[0] == 0
    assert server.complaints() == ""


async def test_a_database_that_cannot_be_kept_gets_a_sentence(tmp_path: Path) -> None:
    for words in (["tables", "list"], ["backup", "copy"]):
        code, _, err = await run(*words, "--database", "gone.sqlite3")
        assert (code, err) == (
            2,
            "undercroft: There is no database gone.sqlite3; name it with --database.\n",
        )
    code, _, err = await run("backup", "copy", "--database", "postgresql://keeper:word@127.0.0.1/x")
    assert code == 2
    assert err == "undercroft: Use pg_dump to copy a PostgreSQL database; the server may keep running.\n"
    with closing(sqlite3.connect(tmp_path / "old.sqlite3")) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)")
        connection.commit()
    code, _, err = await run("tables", "list", "--database", "old.sqlite3")
    assert code == 2
    assert "old.sqlite3 is not a database of Undercroft" in err
    with closing(sqlite3.connect(tmp_path / "old.sqlite3")) as connection:
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")
        connection.commit()
    code, _, err = await run("tables", "list", "--database", "old.sqlite3")
    assert code == 2
    assert "is of version 0001, this program of" in err
    (tmp_path / "text").write_text(
        "This is no database, though it is long enough to look like one. " * 20, encoding="utf-8"
    )
    code, _, err = await run("tables", "list", "--database", "text")
    assert code == 2
    assert "cannot be opened: file is not a database" in err


async def test_where_no_database_is_named_the_household_s_is_meant(server: Server, people: People) -> None:
    anna = people(server)
    id = await three_seats(anna)
    assert [table["id"] for table in await listed()] == [id]
    server.stop()
    home = server.folder / "home" / "undercroft"
    home.mkdir(parents=True)
    server.database.rename(home / "undercroft.sqlite3")
    assert [table["id"] for table in await listed()] == [id]


@pytest.mark.parametrize(
    "command", [ServeSettings, PlaySettings, list_tables, export_table, close_table, delete_tables, backup]
)
def test_the_page_for_hosts_names_every_option(command: Callable[..., object]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, parameter in inspect.signature(command).parameters.items():
        if parameter.kind is inspect.Parameter.KEYWORD_ONLY:
            assert f"--{name.replace('_', '-')}" in page

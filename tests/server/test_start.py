"""Starting and stopping: ports, databases, positions, addresses; every mistake gets a sentence and exit code 2."""

from __future__ import annotations

import json
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from tests.server import support
from tests.server.support import Person, Server
from tests.server.systems import posix
from undercroft.core.components import box_text
from undercroft.core.game import installed_game
from undercroft.core.rng import FastRng
from undercroft.refusal import Refused
from undercroft.server.http.addresses import Addresses, origin_of
from undercroft.server.run import bind, run
from undercroft.server.settings import PlaySettings, ServeSettings
from undercroft.server.store.database import MIGRATIONS, NEWEST, database_url
from undercroft.server.store.store import Store

People = Callable[..., Person]
NewServer = Callable[..., Server]


def refusal(capsys: pytest.CaptureFixture[str], **wish: Any) -> str:
    """What `undercroft serve` says when it does not start; it must end with code 2 and a sentence."""
    assert run(ServeSettings(**{"port": 0, **wish})) == 2
    said = capsys.readouterr().err
    assert said.startswith("undercroft: ")
    return said


def test_a_port_in_use_is_named_and_the_next_one_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with bind("127.0.0.1", port) as listener:
            assert listener.getsockname()[1] > port
        assert f"Port {port} is in use; trying {port + 1}." in capsys.readouterr().out


def test_a_database_of_a_newer_version_is_refused_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()
    before = file.read_bytes()
    assert "is of a newer version (9999)" in refusal(capsys, database=str(file))
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"database": "text.txt"}, "cannot be opened: file is not a database"),
        ({"database": "oracle://somewhere/x"}, "“oracle” are not supported"),
        ({"database": "."}, "cannot be opened"),
        ({"public_address": "ftp://x"}, "is not the address of a web server"),
        ({"limits": "no.toml"}, "no.toml cannot be read"),
        ({"host": "203.0.113.7"}, "Cannot listen on 203.0.113.7"),
        ({"port": 99999}, "99999 is not a port"),
        ({"workers": -3}, "--workers takes 1 or more"),
        ({"bot_pace": -1.0}, "-1 is not a pace"),
        ({"bot_pace": float("nan")}, "nan is not a pace"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    wish: dict[str, Any],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("text.txt").write_text(
        "This is not a database, but it is long enough to look like one. " * 20, encoding="utf-8"
    )
    assert words in refusal(capsys, **wish)


def test_a_wrong_field_in_a_data_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = Path(sys.modules["undercroft"].__file__ or "").parent / "games" / "raiders" / "components.toml"
    text = source.read_text(encoding="utf-8")
    assert text.count('id = "thief"') == 1
    (tmp_path / "raiders.toml").write_text(
        re.sub(r'(id = "thief"(?s:.*?)coins = )\d+', r'\1"many"', text, count=1), encoding="utf-8"
    )
    monkeypatch.setenv("UNDERCROFT_COMPONENTS", str(tmp_path))
    done = subprocess.run(
        [Path(sys.executable).with_name("undercroft"), "serve", "--port", "0", "--database", tmp_path / "x"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert "raiders.toml" in done.stderr
    assert "'thief'" in done.stderr
    assert "coins must be a whole number" in done.stderr
    assert "Traceback" not in done.stderr


async def test_a_set_of_components_is_named_to_all_and_in_the_record(
    new_server: NewServer, people: People, tmp_path: Path
) -> None:
    folder = tmp_path / "weak bosses"
    folder.mkdir()
    (folder / "raiders.toml").write_text(box_text("raiders") + "\n", encoding="utf-8")
    server = new_server()
    server.forked = False  # its cards are those of its own environment
    server.environment = {"UNDERCROFT_COMPONENTS": str(folder)}
    host = people(server.start())
    games = {game["slug"]: game["components"] for game in await host.get("/games")}
    assert games["raiders"] == "weak bosses"
    assert games["doggies"] == ""
    table = await host.open_table([None, "random", "random"], start=True)
    assert table["components"] == "weak bosses"
    await host.post(f"/tables/{table['id']}/propose", {"seat": 0, "kind": "end"})
    record = await host.get(f"/tables/{table['id']}/record")
    assert record["set"] == "weak bosses"


async def test_a_table_is_opened_with_one_of_several_sets(
    new_server: NewServer, people: People, tmp_path: Path
) -> None:
    for name, coins in (("poor", 0), ("rich", 20)):
        (tmp_path / "sets" / name).mkdir(parents=True)
        text = re.sub(r"(?m)^coins = \d+$", f"coins = {coins}", box_text("raiders"))
        (tmp_path / "sets" / name / "raiders.toml").write_text(text, encoding="utf-8")
    server = new_server()
    server.forked = False  # its cards are those of its own environment
    server.environment = {"UNDERCROFT_SETS": str(tmp_path / "sets")}
    host = people(server.start())
    games = {game["slug"]: [one["name"] for one in game["sets"]] for game in await host.get("/games")}
    assert games["raiders"] == ["poor", "rich"]
    assert games["doggies"] == []
    order = {"game": "raiders", "seats": 3, "bots": [None, "random", "random"], "start": True}
    wealth: dict[str, int] = {}
    for name in ("", "poor", "rich"):
        table = await host.post("/tables", {**order, "set": name or None})
        assert table["components"] == name
        async with host.at(table["id"]) as page:
            view = (await page.state(0))["view"]
        wealth[name] = sum(seat["coins"] for seat in view["seats"])
    assert wealth["poor"] == 0 < wealth[""] < wealth["rich"] == 60
    with pytest.raises(support.Refused) as refused:
        await host.post("/tables", {**order, "set": "gold"})
    assert (refused.value.status, refused.value.id) == (422, "setup-set")
    await host.post(f"/tables/{table['id']}/propose", {"seat": 0, "kind": "end"})
    assert (await host.get(f"/tables/{table['id']}/record"))["set"] == "rich"
    following = await host.post(f"/tables/{table['id']}/again", {})
    assert following["components"] == "rich"


def test_the_newest_migration_is_the_one_the_program_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


async def test_the_migrations_lead_to_the_tables_the_program_uses(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext
    from sqlalchemy import Connection

    from undercroft.server.store.schema import metadata

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    def pragmas(connection: Connection) -> list[object]:
        return [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]

    store = Store(str(tmp_path / "x.sqlite3"))
    await store.open()
    assert await store.read(differences) == []
    for use in (store.read, store.write):
        assert await use(pragmas) == ["wal", 2, 1, 10_000]
    await store.close()


# A table from a position


def some_position() -> dict[str, object]:
    game = installed_game("raiders")
    rng = FastRng(5)
    state = game.new(3, game.defaults(3), rng)
    for _ in range(10):
        seat = next(seat for seat in range(3) if state.actors() >> seat & 1)
        state.play(seat, state.legal(seat)[0], rng)
    return state.dump()


async def test_play_from_a_position_marks_the_table(
    new_server: NewServer, people: People, tmp_path: Path
) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(some_position()), encoding="utf-8")
    server = new_server("play", "--position", str(file), "--no-browser").start()
    assert server.path.startswith("/t/")
    id = server.path.removeprefix("/t/")
    anna = people(server)
    table = await anna.get(f"/tables/{id}")
    assert (table["position"], table["status"], table["host"]) == (True, "lobby", False)
    for seat in range(3):
        table = await anna.post(f"/tables/{id}/sit", {"seat": seat})
    assert table["host"] is True
    await anna.post(f"/tables/{id}/start")
    async with anna.at(id) as page:
        state = await page.state(0)
        assert state["view"]["floor"] == some_position()["floor"]
        assert state["view"]["room"] == some_position()["room"]
        await page.state(2)
        end = await page.play_to_the_end([0, 1, 2])
    assert end["outcome"] is not None
    record = await anna.get(f"/tables/{id}/record")
    assert record["position"] == some_position()
    assert record["setup"] == []


def test_an_impossible_position_is_refused_and_the_field_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    wish: dict[str, Any] = {
        "port": 0,
        "database": str(tmp_path / "x.sqlite3"),
        "position": file,
        "browser": False,
    }

    def said(**more: Any) -> str:
        assert run(PlaySettings(**wish, **more)) == 2
        return capsys.readouterr().err

    position = some_position()
    players = position["players"]
    assert isinstance(players, list)
    players[1]["coins"] = -3
    file.write_text(json.dumps(position), encoding="utf-8")
    for more in ({}, {"game": "raiders"}):
        words = said(**more)
        assert "position.json is not a possible position." in words
        assert "raiders: players[1].coins: must be a whole number of at least 0" in words
    assert "No game “chess” is installed" in said(game="chess")
    file.write_text("{", encoding="utf-8")
    assert "is not a JSON file" in said()
    file.unlink()
    assert "cannot be read: No such file" in said()


# Stopping, addresses, the client's files


@posix
def test_ctrl_c_stops_it_without_a_complaint(new_server: NewServer) -> None:
    server = new_server()
    server.forked = False
    server.start()
    assert server.process is not None
    server.process.send_signal(signal.SIGINT)
    assert server.reap() == 0
    assert server.complaints() == ""


def test_it_says_where_it_is_in_the_language_of_its_host(
    new_server: NewServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    server = new_server("--log-level", "info")
    server.forked = False
    server.start()
    assert server.said == f"Undercroft відкрито за адресою {server.base}/\n"
    assert server.stop() == 0
    assert "server starts version=" in server.complaints()
    server.database.write_text("no database" * 100, encoding="utf-8")
    assert run(ServeSettings(port=0, database=str(server.database))) == 2
    assert "Не вдається відкрити базу даних" in capsys.readouterr().err


def test_links_work_for_others() -> None:
    plain = Addresses("127.0.0.1", 8000)
    assert plain.base("localhost:8000", "http") == "http://localhost:8000"
    public = Addresses("127.0.0.1", 8000, "games.example.org")
    assert public.base("localhost:8000", "http") == "https://games.example.org"
    open_to_all = Addresses("0.0.0.0", 8000)
    assert open_to_all.local() == "http://127.0.0.1:8000"
    assert open_to_all.base("192.168.1.20:8000", "http") == "http://192.168.1.20:8000"
    shared = open_to_all.network()
    if shared is not None:
        assert open_to_all.base("localhost:8000", "http") == shared
        assert not shared.startswith("http://127.")


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("games.example.org", "https://games.example.org"),
        ("http://Games.Example.org:80/", "http://games.example.org"),
        ("https://x.org:8443", "https://x.org:8443"),
        ("http://[2001:db8::1]:9", "http://[2001:db8::1]:9"),
    ],
)
def test_public_addresses_are_read(address: str, origin: str) -> None:
    assert origin_of(address) == origin


@pytest.mark.parametrize(
    "address", ["ftp://x", "https://", "https://x.org/path", "https://x.org:port", "https://u@x"]
)
def test_public_addresses_that_are_none(address: str) -> None:
    with pytest.raises(Refused):
        origin_of(address)


def test_databases_are_named_by_file_or_address() -> None:
    assert str(database_url("games.db")) == "sqlite:///games.db"
    assert database_url("postgresql://u:p@db/x").drivername == "postgresql+asyncpg"
    with pytest.raises(Refused):
        database_url("mysql://x/y")


def test_a_free_port_is_found_by_the_system() -> None:
    with bind("127.0.0.1", 0) as listener:
        assert listener.getsockname()[1] > 0


async def test_the_public_address_may_be_the_host_and_the_origin(
    new_server: NewServer, people: People
) -> None:
    server = new_server("--public-address", "https://games.example.org").start()
    assert server.process is not None
    assert server.process.stdout is not None
    assert server.process.stdout.readline() == "For other devices: https://games.example.org/\n"
    guest = people(server, origin="https://games.example.org")
    guest.http.headers["Host"] = "games.example.org"
    table = await guest.open_table([None, None, None])
    assert table["link"] == f"https://games.example.org/t/{table['id']}"
    # A proxy may also pass its own idea of the host on.
    guest.http.headers["Host"] = server.base.removeprefix("http://")
    assert (await guest.open_table([None, None, None]))["link"].startswith("https://games.example.org/t/")


async def test_the_same_seed_gives_the_same_games(new_server: NewServer, people: People) -> None:
    views = []
    for name in ("one", "two"):
        server = new_server("--seed", "e2e", name=name).start()
        assert "Warning: --seed is for tests" in server.complaints()
        anna = people(server)
        table = await anna.open_table([None, "random", "random"], start=True)
        async with anna.at(table["id"], name.encode().hex()) as page:
            end = await page.play_to_the_end([0])
        record = await anna.get(f"/tables/{table['id']}/record")
        # Who chooses first of those who choose at once is not fixed by a seed, and does not matter.
        moves = sorted((entry[:2] for entry in record["entries"]), key=lambda entry: entry[0])
        views.append((end["view"], record["setup"], moves))
        server.stop()
    assert views[0] == views[1]


async def test_the_client_is_served_with_index_html_for_every_page(
    tmp_path: Path, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The package is installed beside a client that was built for this test."""
    package = tmp_path / "site" / "undercroft"
    source = Path(sys.modules["undercroft"].__file__ or "").parent
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    static = package / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Undercroft</title>", encoding="utf-8")
    (static / "assets" / "index-1a2b.js").write_text("export {};", encoding="utf-8")
    (static / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (static / "sw.js").write_text("", encoding="utf-8")
    (static / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (package.parent / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(package.parent))
    folder = tmp_path / "run"
    folder.mkdir()
    server = Server(folder)
    server.forked = False
    server.start()
    try:
        http = people(server).http
        for path in ("/", "/t/abc", "/rules/raiders"):
            page = await http.get(path)
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert "<title>Undercroft" in page.text
            # The first page brings a cookie, which no cache on the way may hand to others.
            kept = "private, no-cache" if path == "/" else "no-cache"
            assert ("set-cookie" in page.headers, page.headers["cache-control"]) == (path == "/", kept)
            assert "default-src 'self'" in page.headers["content-security-policy"]
        gone = await http.get("/assets/gone-3c4d.js")
        assert (gone.status_code, gone.headers["cache-control"]) == (404, "no-cache")
        for name, kind in (
            ("sw.js", "text/javascript"),
            ("manifest.webmanifest", "application/manifest+json"),
        ):
            found = await http.get(f"/{name}")
            assert found.headers["content-type"].split(";")[0] == kind
            assert found.headers["cache-control"] == "no-cache"
        script = await http.get("/assets/index-1a2b.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "set-cookie" not in script.headers
        icon = await http.get("/favicon.svg")
        assert (icon.headers["content-type"], icon.headers["cache-control"]) == ("image/svg+xml", "no-cache")
        for path in (
            "/..%2f..%2fsecret.txt",
            "/%2e%2e/%2e%2e/secret.txt",
            "//etc/passwd",
            "/assets/..%5c..%5cx",
        ):
            answer = await http.get(path)
            assert "secret" not in answer.text
            assert "root:" not in answer.text
        assert (await http.get("/" + "a" * 300)).text == page.text
        assert (await http.get("/assets/" + "a" * 300)).status_code == 404
        assert (await http.post("/")).status_code == 405
    finally:
        assert server.stop() == 0


async def test_where_only_the_invited_play_no_table_is_shown(new_server: NewServer, people: People) -> None:
    found = {}
    for tables in ("open", "invited"):
        server = new_server("--tables", tables, name=tables).start()
        anna, boris = people(server), people(server)
        table = await anna.open_table([None, None, None], manners={"listed": True})
        found[tables] = [table["id"] for table in await boris.get("/open")] == [table["id"]]
        # Whoever has the link or the code comes in as ever.
        assert (await boris.get(f"/codes/{table['code']}"))["id"] == table["id"]
        assert (await boris.post(f"/tables/{table['id']}/sit", {}))["you"] == [1]
    assert found == {"open": True, "invited": False}

"""The log: a line for every event, and nothing in it that would let its reader play, peek or know who plays."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.support import Person, Refused, Server, open_database
from tests.server.test_restart import three_seats
from undercroft import refusal
from undercroft.core.rng import promise_of
from undercroft.server.limits import Buckets
from undercroft.server.logs import mark_of, note, set_up_logs

People = Callable[..., Person]
NewServer = Callable[..., Server]
NONCE = "facade0123456789"


def lines_of(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.complaints().splitlines()]


async def test_the_log_of_a_whole_game_tells_no_secret(new_server: NewServer, people: People) -> None:
    server = new_server("--log-level", "debug", "--log-format", "json").start()
    anna, boris, eve = people(server), people(server), people(server)
    await anna.post("/me", {"nick": "Аннушка"})
    await boris.post("/me", {"nick": "Borislav"})
    table = await anna.open_table([None, None, "random"])
    id = table["id"]
    await boris.post(f"/tables/{id}/sit", {"promise": promise_of(NONCE)})
    async with anna.at(id, NONCE[::-1]) as hers, boris.at(id, NONCE) as his, eve.at(id) as watching:
        await watching.table_when(lambda table: True)
        await anna.post(f"/tables/{id}/start")
        await asyncio.gather(hers.state(0), his.state(1), watching.state(-1))
        # What goes wrong is the likeliest to be told too much of.
        assert (await watching.ask("play", seat=0, prompt=1, action={"verb": "x"}))["t"] == "refused"
        await watching.say("nonsense")
        with pytest.raises(Refused):
            await eve.post(f"/tables/{id}/start")
        assert (await hers.ask("say", seat=0, text="Abrakadabra!"))["t"] == "done"
        token = (await boris.post(f"/tables/{id}/pass"))["token"]
        guessed = token[::-1]
        with pytest.raises(Refused):
            await eve.post("/passes", {"token": guessed})
        await asyncio.gather(hers.play_to_the_end([0]), his.play_to_the_end([1]))
    record = await anna.get(f"/tables/{id}/record")
    assert server.stop() == 0
    with open_database(server.database) as connection:
        keys = [key for (key,) in connection.execute("SELECT key FROM people")]

    log = server.complaints()
    secrets = [id, NONCE, NONCE[::-1], record["fair"]["secret"], "Аннушка", "Borislav", *keys]
    secrets += [table["code"], token, guessed, "Abrakadabra"]
    secrets += [person.cookie() for person in (anna, boris, eve)]
    assert len(keys) >= 2
    for secret in secrets:
        assert secret
        assert secret not in log
        assert json.dumps(secret)[1:-1] not in log
    assert "X-Forwarded" not in log
    events = [line["event"] for line in lines_of(server)]
    assert events == ["server starts", "table opened", "table started", "table ended", "server stopped"]
    opened, started, ended = lines_of(server)[1:4]
    assert opened["table"] == started["table"] == ended["table"] == mark_of(id)
    assert (started["game"], started["people"], started["bots"]) == ("raiders", 2, 1)
    assert ended["how"] == "played"
    assert ended["moves"] > 0


async def test_a_database_that_fails_is_logged_without_what_was_written(
    new_server: NewServer, people: People
) -> None:
    server = new_server("--log-format", "json").start()
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page:
        await page.state(2)
        with open_database(server.database) as connection:
            connection.execute("DROP TABLE entries")
        answer = await page.play(0)
        assert answer["error"]["id"] == "server-database"
    (line,) = lines_of(server)
    assert line["level"] == "error"
    assert line["event"] == "the database does not work"
    assert "no such table: entries" in line["problem"]
    assert id not in server.complaints()


async def test_an_error_of_our_own_is_logged_with_its_traceback(
    new_server: NewServer, people: People
) -> None:
    server = new_server("--log-format", "json").start()
    anna = people(server)
    id = await three_seats(anna)
    server.stop()
    with open_database(server.database) as connection:
        connection.execute("UPDATE tables SET options = 'no JSON'")
    server.start()
    answer = await anna.http.get(f"/api/tables/{id}")
    assert (answer.status_code, answer.json()["error"]["id"]) == (500, "server-trouble")
    line = lines_of(server)[-1]
    assert line["level"] == "error"
    assert "Traceback" in line["trace"]
    assert id not in line["trace"]


async def test_a_flood_is_logged_once_and_names_the_address_only(
    new_server: NewServer, people: People
) -> None:
    server = new_server(
        "--log-format", "json", limits={"request_rate": 0.001, "request_burst": 2, "strikes": 3}
    ).start()
    anna = people(server)
    statuses = [(await anna.http.post("/api/me", json={"nick": "A"})).status_code for _ in range(6)]
    assert statuses == [200, 200, 429, 429, 429, 429]
    (line,) = lines_of(server)
    assert line["event"] == "too many requests of one person"
    assert "address" not in line

    crowd = new_server(
        "--log-format", "json", limits={"address_rate": 0.001, "address_burst": 2}, name="crowd"
    ).start()
    statuses = [(await people(crowd).http.get("/api/me")).status_code for _ in range(5)]
    assert statuses == [200, 200, 429, 429, 429]
    (line,) = lines_of(crowd)
    assert (line["event"], line["address"]) == ("too many requests of one address", "127.0.0.1")


@pytest.fixture
def logs() -> Iterator[io.StringIO]:
    """The log of this very process, as it was afterwards."""
    root = logging.getLogger()
    ours = logging.getLogger("undercroft")
    before = root.handlers[:], root.level, ours.level
    stream = io.StringIO()
    yield stream
    root.handlers[:], level, own = before
    root.setLevel(level)
    ours.setLevel(own)


def test_a_line_of_text_stays_one_line(logs: io.StringIO) -> None:
    set_up_logs("text", "info", logs)
    logger = logging.getLogger("undercroft.test")
    note(logger, "hat found", colour="light red", size=7, where="a\nb", mark="1a2b")
    logger.warning("two\nlines")
    note(logger, "not told", logging.DEBUG)
    logging.getLogger("elsewhere").info("not told either")
    first, second = logs.getvalue().splitlines()
    assert first.split(" ", 1)[1] == (
        'INFO undercroft.test: hat found colour="light red" size=7 where="a\\nb" mark=1a2b'
    )
    assert second.endswith("WARNING undercroft.test: two\\nlines")


def test_a_flood_is_told_again_after_it_was_over(monkeypatch: pytest.MonkeyPatch, logs: io.StringIO) -> None:
    set_up_logs("text", "info", logs)
    now = 100.0
    monkeypatch.setattr("undercroft.server.limits.time.monotonic", lambda: now)
    buckets = Buckets(1, 2, "address")

    def ask(times: int) -> int:
        refused = 0
        for _ in range(times):
            try:
                buckets.take("192.0.2.7")
            except refusal.Refused:
                refused += 1
        return refused

    assert ask(5) == 3
    now = 101.0
    assert ask(5) == 4
    assert len(logs.getvalue().splitlines()) == 1
    now = 200.0
    assert ask(5) == 3
    assert len(logs.getvalue().splitlines()) == 2
    assert "address=192.0.2.7" in logs.getvalue()

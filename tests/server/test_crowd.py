"""Nobody starves: games of bots alone rest, people go before bots, and nobody opens tables without end."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.support import PATIENCE, RAISED, Person, Server, open_app, open_database
from tests.server.test_meeting import refusal
from tests.server.test_races import stored_steps
from undercroft.server.limits import Limits
from undercroft.server.protocol.requests import NewTable
from undercroft.server.tables.people_first import PeopleFirst
from undercroft.server.tables.seating import force_close

People = Callable[..., Person]
NewServer = Callable[..., Server]
CROWD = 1500
BOTS: list[str | None] = ["random", "random", "random"]


def figure(server: Server, name: str) -> float:
    page = httpx.get(f"{server.base}/metrics", timeout=PATIENCE).text
    found = re.search(rf"^{name} (\S+)$", page, re.MULTILINE)
    assert found is not None
    return float(found[1])


def multiply(server: Server, table: str, count: int) -> None:
    """The same running game at this many tables."""
    with open_database(server.database) as database:
        for kept in ("tables", "chairs"):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({kept})")]
            named = ", ".join(f'"{column}"' for column in columns)
            key = "id" if kept == "tables" else "table"
            copied = ", ".join(
                "NULL" if column == "code" else "'copy' || n" if column == key else f'"{column}"'
                for column in columns
            )
            database.execute(
                f"WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ?)"
                f' INSERT INTO {kept} ({named}) SELECT {copied} FROM {kept}, more WHERE "{key}" = ?',
                (count, table),
            )


async def test_hundreds_of_games_of_bots_alone_rest_after_a_start_and_people_play(
    new_server: NewServer, people: People
) -> None:
    server = new_server().start()
    anna = people(server)
    id = (await anna.open_table(BOTS, start=True))["id"]
    server.stop()
    multiply(server, id, CROWD)
    server.start()
    table = (await anna.open_table([None, None, None]))["id"]
    for seat in (1, 2):
        await anna.post(f"/tables/{table}/sit", {"seat": seat})
    await anna.post(f"/tables/{table}/start")
    async with anna.at(table) as page:
        assert (await page.play(0))["t"] == "done"
        assert (await page.ask("say", seat=0, text="all quiet"))["t"] == "done"
    # None of the others was even read, and nothing was played there.
    assert figure(server, "undercroft_tables_in_memory") == 1
    with open_database(server.database) as database:
        assert database.execute('SELECT count(DISTINCT "table") FROM entries').fetchone() == (1,)


async def test_a_game_of_bots_alone_goes_on_while_somebody_watches(
    new_server: NewServer, people: People
) -> None:
    server = new_server().start()
    anna = people(server)
    id = (await anna.open_table(BOTS, start=True))["id"]
    # By the time that the bots of a later table have answered twice, these would have played too.
    other = (await anna.open_table([None, "random", "random"], start=True))["id"]
    async with anna.at(other) as page:
        await page.state(0, lambda state: state["waiting"] == [0])
        await page.play(0)
        await page.state(0, lambda state: state["waiting"] == [0] and state["prompt"]["id"] > 1)
    assert stored_steps(server.database, id) == []
    async with anna.at(id) as page:
        state = await page.state(-1, lambda state: state["outcome"] is not None)
    assert state["outcome"] is not None


async def test_a_game_with_people_goes_on_without_them(new_server: NewServer, people: People) -> None:
    server = new_server("--bot-pace", "0.05").start()
    anna = people(server)
    id = (await anna.open_table([None, "random", "random"], start=True))["id"]
    async with anna.at(id) as page:
        await page.state(0)
    server.kill()
    server.start()
    async with people(server).at(id) as page:
        await page.state(-1, lambda state: state["waiting"] == [0])


@pytest.mark.parametrize(
    ("limits", "bots", "reason"),
    [
        ({"tables_per_address": 2}, [None, None, None], "limit-tables-address"),
        ({"bot_games_per_address": 2}, BOTS, "limit-bot-games-address"),
    ],
)
async def test_another_cookie_opens_no_more_tables_from_the_same_address(
    new_server: NewServer,
    people: People,
    limits: dict[str, float],
    bots: list[str | None],
    reason: str,
) -> None:
    server = new_server(limits={**RAISED, **limits}).start()
    await people(server).open_table(bots, start=True)
    host = people(server)
    second = await host.open_table(bots, start=True)
    assert await refusal(people(server).open_table(bots, start=True)) == (429, reason)
    # What is over no longer counts.
    await host.post(f"/tables/{second['id']}/close")
    assert (await people(server).open_table(bots, start=True))["status"] == second["status"]


async def test_a_table_that_follows_another_counts_too(new_server: NewServer, people: People) -> None:
    server = new_server(limits={**RAISED, "tables_unfinished": 1, "tables_per_address": 2}).start()
    anna, boris = people(server), people(server)
    over = []
    for _ in range(2):
        over.append(await anna.open_table([None, None, None]))
        await anna.post(f"/tables/{over[-1]['id']}/close")
    first = await anna.post(f"/tables/{over[0]['id']}/again")
    assert await refusal(anna.post(f"/tables/{over[1]['id']}/again")) == (429, "limit-tables")
    assert (await anna.post(f"/tables/{over[0]['id']}/again"))["id"] == first["id"]
    await boris.open_table([None, None, None])
    assert await refusal(people(server).open_table([None, None, None])) == (429, "limit-tables-address")


async def test_what_is_over_is_not_remembered_forever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.server.tables.quotas.TIDY_AT", 3)
    app = await open_app(tmp_path, Limits())
    tables = app.tables
    for number in range(8):
        table = await app.openings.create("anna", NewTable("raiders", 3), f"address {number}")
        if number != 1:
            async with table.lock:
                await tables.change(table, force_close)
    assert list(tables.quotas.opened) == ["address 1", "address 7"]
    await app.timers.stop()
    await app.store.close()


async def test_one_person_runs_only_so_many_games_with_bots(new_server: NewServer, people: People) -> None:
    server = new_server(limits={**RAISED, "bot_games_per_person": 1}).start()
    anna = people(server)
    await anna.open_table([None, "random", "random"], start=True)
    waiting = await anna.open_table([None, "random", "random"])
    assert await refusal(anna.post(f"/tables/{waiting['id']}/start")) == (429, "limit-bot-games")
    assert await refusal(anna.open_table([None, "random", "random"], start=True)) == (429, "limit-bot-games")
    assert (await people(server).open_table([None, "random", "random"], start=True))["status"] == "playing"


async def test_bots_give_way_to_people() -> None:
    order: list[str] = []
    people_first = PeopleFirst()

    async def bot() -> None:
        async with people_first.bot():
            order.append("bot")

    with people_first.person():
        waiting = asyncio.create_task(bot())
        for _ in range(3):
            await asyncio.sleep(0)
        order.append("person")
    await waiting
    assert order == ["person", "bot"]

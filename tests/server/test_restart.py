"""A game survives a closed tab, a lost connection and a restart of the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.support import RAISED, Page, Person, Server, open_database

People = Callable[..., Person]
NewServer = Callable[..., Server]


async def three_seats(person: Person, **more: Any) -> str:
    """A started table where one person holds every seat."""
    table = await person.open_table([None, None, None], **more)
    for seat in (1, 2):
        await person.post(f"/tables/{table['id']}/sit", {"seat": seat})
    await person.post(f"/tables/{table['id']}/start")
    id: str = table["id"]
    return id


async def see_all(page: Page, seats: int = 3) -> dict[int, dict[str, object]]:
    for seat in range(seats):
        await page.state(seat)
    return {seat: {**state, "events": []} for seat, state in page.states.items()}


async def test_after_a_restart_every_seat_sees_the_same_under_the_same_numbers(
    new_server: NewServer, people: People
) -> None:
    server = new_server().start()
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page:
        await see_all(page)
        for _ in range(4):
            for seat in range(3):
                await page.state(seat, lambda state: state["prompt"])
                await page.play(seat)
        await page.play(1)
        before = await see_all(page)
        log = (await page.ask("log", seat=1))["body"]
    info = await anna.get(f"/tables/{id}")
    assert server.stop() == 0
    assert server.complaints() == ""

    server.start()
    again = await anna.get(f"/tables/{id}")
    # How long somebody has been away is known since the server is up.
    for seat in (*info["seats"], *again["seats"]):
        assert seat.pop("away") > 0
    # What was told is counted from the start of the server.
    assert again.pop("told") < info.pop("told")
    assert again == info
    assert [table["id"] for table in await anna.get("/tables")] == [id]
    async with anna.at(id) as page:
        assert await see_all(page) == before
        assert (await page.ask("log", seat=1))["body"] == log
        end = await page.play_to_the_end([0, 1, 2])
        assert end["outcome"] is not None


async def test_an_answer_repeated_after_a_restart_is_done_once(new_server: NewServer, people: People) -> None:
    server = new_server().start()
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page:
        await see_all(page)
        prompt = page.states[0]["prompt"]
        first, second = prompt["actions"][:2]
        await page.ask("play", seat=0, prompt=prompt["id"], action=first)
        before = (await see_all(page))[0]
    server.kill()

    server.start()
    async with anna.at(id) as page:
        assert (await see_all(page))[0] == before
        again = await page.ask("play", seat=0, prompt=prompt["id"], action=first)
        assert again["t"] == "done"
        other = await page.ask("play", seat=0, prompt=prompt["id"], action=second)
        assert other["error"]["id"] == "action-stale"
        assert (
            len(page.heard) == len(page.raw) == 6
        )  # the table, three states, two answers: nothing has changed


async def test_bots_go_on_after_a_restart(new_server: NewServer, people: People) -> None:
    # Bots that take a minute: the server stops while it waits for them.
    server = new_server("--bot-pace", "60").start()
    anna = people(server)
    table = await anna.open_table([None, "random", "random"], start=True)
    async with anna.at(table["id"]) as page:
        await page.play(0)
        state = await page.state(0)
        assert state["waiting"] == [1, 2]
    assert server.stop() == 0
    assert server.complaints() == ""

    server.arguments[1] = "0"
    server.start()
    async with anna.at(table["id"]) as page:
        await page.state(0)
        end = await page.play_to_the_end([0])
        assert end["outcome"] is not None


async def test_a_browser_closed_in_the_middle_of_a_choice_finds_it_open(
    server: Server, people: People
) -> None:
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page:
        before = await see_all(page)
    # The connection is cut without a word, in the middle of a message.
    async with anna.socket(id) as socket:
        await socket.send('{"t": "hello"}')
        await socket.recv()
        socket.transport.abort()
    async with anna.at(id) as page:
        assert await see_all(page) == before
        assert (await page.play(0))["t"] == "done"


async def test_others_see_who_is_connected(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    table = await anna.open_table([None, None, "random"])
    await boris.post(f"/tables/{table['id']}/sit", {})
    async with anna.at(table["id"]) as hers:
        await hers.table_when(lambda table: not table["seats"][1]["connected"])
        async with boris.at(table["id"]):
            await hers.table_when(lambda table: table["seats"][1]["connected"])
            async with boris.at(table["id"]) as second_tab:
                await second_tab.table_when(lambda table: table["seats"][1]["connected"])
        left = await hers.table_when(lambda table: not table["seats"][1]["connected"])
        assert left["seats"][0]["connected"] is True


async def test_a_table_of_other_rules_is_refused_with_a_sentence_and_not_replayed_wrongly(
    new_server: NewServer, people: People
) -> None:
    server = new_server().start()
    anna = people(server)
    ids = [await three_seats(anna) for _ in range(4)]
    async with anna.at(ids[3]) as page:
        await page.play(0)
    server.stop()
    changes = [
        ("UPDATE tables SET edition = 99 WHERE id = ?", "table-other-edition"),
        ("UPDATE tables SET components = 'x' WHERE id = ?", "table-other-components"),
        ("UPDATE tables SET game = 'chess' WHERE id = ?", "table-game-missing"),
        ("UPDATE entries SET action = 'Play joker' WHERE \"table\" = ?", "table-unreadable"),
    ]
    with open_database(server.database) as connection:
        for id, (change, _) in zip(ids, changes, strict=True):
            connection.execute(change, [id])
    server.start()
    for id, (_, refusal) in zip(ids, changes, strict=True):
        async with anna.at(id) as page:
            bye = await page.hear()
            assert (bye["t"], bye["error"]["id"]) == ("bye", refusal)
    assert len(await anna.get("/tables")) == 4


async def test_tables_that_do_not_fit_into_memory_are_read_again(
    new_server: NewServer, people: People
) -> None:
    server = new_server(limits={**RAISED, "tables_in_memory": 1}).start()
    anna = people(server)
    ids = [await three_seats(anna) for _ in range(3)]
    versions: dict[str, int] = {}
    for seat in range(3):
        for id in ids:
            async with anna.at(id) as page:
                before = (await see_all(page))[0]
                assert before["version"] == versions.get(id, 1)
                assert (await page.play(seat))["t"] == "done"
                versions[id] = page.states[0]["version"]
    assert all(version > 3 for version in versions.values())

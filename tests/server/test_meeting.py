"""Meeting at a table: codes, open tables, chairs, names, hosts, and who is thrown out."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.server.support import RAISED, Json, Person, Refused, Server, open_database
from undercroft.core.rng import promise_of

People = Callable[..., Person]
NewServer = Callable[..., Server]
# Long enough that nobody counts as away in a test of people who are there.
PATIENT = {**RAISED, "absence_seconds": 3600}


async def refusal(asked: Awaitable[Any]) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.status, refused.value.id


async def test_six_letters_lead_to_the_table_until_it_is_over(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    table = await anna.open_table([None, None, "random"])
    code = table["code"]
    assert re.fullmatch("[BCDFGHJKMNPQRSTVWXZ]{6}", code)
    assert await boris.get(f"/codes/{code}") == {"id": table["id"]}
    assert await boris.get(f"/codes/{code.lower()}") == {"id": table["id"]}
    assert await refusal(boris.get("/codes/AAAAAA")) == (404, "table-no-such-code")
    closed = await anna.post(f"/tables/{table['id']}/close")
    assert (closed["status"], closed["ending"], closed["code"]) == ("over", "closed", None)
    assert await refusal(boris.get(f"/codes/{code}")) == (404, "table-no-such-code")


async def test_codes_cannot_be_guessed_in_a_hurry(new_server: NewServer, people: People) -> None:
    server = new_server(limits={"code_rate": 0.0001, "code_burst": 5}).start()
    anna = people(server)
    answers = [await refusal(people(server).get("/codes/BBBBBB")) for _ in range(5)]
    assert answers == [(404, "table-no-such-code")] * 5
    # Another cookie is no other guesser.
    assert await refusal(people(server).get("/codes/BBBBBB")) == (429, "limit-rate")
    table = await anna.open_table([None, None, None])
    assert await refusal(anna.get(f"/codes/{table['code']}")) == (429, "limit-rate")
    assert (await anna.get(f"/tables/{table['id']}"))["id"] == table["id"]


async def test_a_table_is_found_on_the_shelf_if_it_wants_to_be(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    hidden = await anna.open_table([None, None, "random"])
    shown = await anna.open_table([None, None, "random"], manners={"listed": True})
    assert shown["manners"]["listed"] is True

    async def found() -> list[str]:
        return [table["id"] for table in await boris.get("/open")]

    assert shown["id"] in await found()
    assert hidden["id"] not in await found()
    await anna.post(f"/tables/{hidden['id']}/manners", {**hidden["manners"], "listed": True})
    listed = await found()
    assert listed.index(shown["id"]) < listed.index(hidden["id"])
    await boris.post(f"/tables/{shown['id']}/sit", {})
    assert shown["id"] not in await found()


async def test_a_table_that_everybody_has_left_is_no_longer_found(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = (await anna.open_table([None, None, "random"], manners={"listed": True}))["id"]
    with open_database(server.database) as connection:
        connection.execute("UPDATE tables SET updated = 1 WHERE id = ?", [id])
    assert id not in [table["id"] for table in await boris.get("/open")]
    async with anna.at(id) as page:
        await page.hear()
        assert id in [table["id"] for table in await boris.get("/open")]


async def test_many_forgotten_tables_hide_none_that_waits(new_server: NewServer, people: People) -> None:
    server = new_server(limits={**RAISED, "tables_listed": 2}).start()
    anna, boris, clara = people(server), people(server), people(server)
    listed = {"listed": True}
    alive = (await anna.open_table([None, None, "random"], manners=listed))["id"]
    waiting = (await anna.open_table([None, None, "random"], manners=listed))["id"]
    shut = (await clara.open_table([None, None, "random"], manners=listed))["id"]
    await boris.post(f"/tables/{shut}/sit", {})
    await clara.post(f"/tables/{shut}/kick", {"seat": 1})
    old = [(await anna.open_table([None, None, "random"], manners=listed))["id"] for _ in range(3)]
    with open_database(server.database) as connection:
        for id in (*old, waiting):
            connection.execute("UPDATE tables SET updated = 1 WHERE id = ?", [id])
    async with anna.at(waiting) as page:
        await page.hear()
        # The newest come first: those that nobody is at, or that he may not come to, take no place.
        assert [table["id"] for table in await boris.get("/open")] == [waiting, alive]
        assert [table["id"] for table in await clara.get("/open")] == [shut, waiting]


async def test_only_the_host_sets_the_manners_and_some_are_settled_at_the_start(
    server: Server, people: People
) -> None:
    anna, boris = people(server), people(server)
    table = await anna.open_table([None, None, "random"])
    id, manners = table["id"], table["manners"]
    assert manners == {
        "listed": False,
        "friendly": True,
        "clock": None,
        "patience": None,
        "pace": "normal",
    }
    await boris.post(f"/tables/{id}/sit", {})
    assert await refusal(boris.post(f"/tables/{id}/manners", manners)) == (403, "table-host-only")
    wished = {**manners, "friendly": False, "clock": {"seconds": 600, "reserve": 60}, "pace": "fast"}
    assert (await anna.post(f"/tables/{id}/manners", wished))["manners"] == wished
    await anna.post(f"/tables/{id}/start")
    later = {**wished, "patience": 600}
    assert (await anna.post(f"/tables/{id}/manners", later))["manners"] == later
    for change in ({"friendly": True}, {"clock": None}):
        asked = anna.post(f"/tables/{id}/manners", {**later, **change})
        assert await refusal(asked) == (409, "table-manners-settled")


async def test_two_on_one_device_have_names_of_their_own(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    await anna.post("/me", {"nick": "Anna"})
    id = (await anna.open_table([None, None, None]))["id"]
    await anna.post(f"/tables/{id}/sit", {"seat": 1})
    async with boris.at(id) as page:
        await anna.post(f"/tables/{id}/name", {"seat": 1, "nick": " Her  brother "})
        await page.table_when(lambda table: table["seats"][1]["nick"] == "Her brother")
        await anna.post("/me", {"nick": "Annie"})
        table = await page.table_when(lambda table: table["seats"][0]["nick"] == "Annie")
        assert table["seats"][1]["nick"] == "Her brother"
        await anna.post(f"/tables/{id}/name", {"seat": 1, "nick": ""})
        await page.table_when(lambda table: table["seats"][1]["nick"] == "Annie")
    assert await refusal(boris.post(f"/tables/{id}/name", {"seat": 1, "nick": "Me"})) == (
        403,
        "table-not-your-seat",
    )
    garbled = anna.post(f"/tables/{id}/name", {"seat": 1, "nick": "a\u202eb"})
    assert await refusal(garbled) == (422, "server-nick-marks")


async def test_people_change_chairs_and_the_host_moves_bots(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = (await anna.open_table([None, None, "random", None]))["id"]
    await boris.post(f"/tables/{id}/sit", {"seat": 1})
    assert (await boris.post(f"/tables/{id}/move", {"seat": 1, "to": 3}))["you"] == [3]
    moved = await anna.post(f"/tables/{id}/move", {"seat": 0, "to": 2})
    assert moved["you"] == [2]
    assert [seat["kind"] for seat in moved["seats"]] == ["bot", "open", "person", "person"]
    moved = await anna.post(f"/tables/{id}/move", {"seat": 0, "to": 1})
    assert [seat["kind"] for seat in moved["seats"]] == ["open", "bot", "person", "person"]
    taken = anna.post(f"/tables/{id}/move", {"seat": 2, "to": 3})
    assert await refusal(taken) == (409, "table-seat-taken")
    for seat, to, status, reason in (
        (2, 0, 403, "table-not-your-seat"),
        (1, 0, 403, "table-not-your-seat"),
        (3, 1, 409, "table-seat-taken"),
        (3, 9, 422, "table-no-such-seat"),
    ):
        asked = boris.post(f"/tables/{id}/move", {"seat": seat, "to": to})
        assert await refusal(asked) == (status, reason)


async def test_a_part_of_the_dice_goes_with_its_person_to_another_chair(
    server: Server, people: People
) -> None:
    anna = people(server)
    id = (await anna.open_table([None, None, "random"]))["id"]
    await anna.post(f"/tables/{id}/sit", {"seat": 1, "promise": promise_of("b1")})
    async with anna.at(id, "a0") as page:
        await page.hear()
        await anna.post(f"/tables/{id}/move", {"seat": 0, "to": 1})
        await anna.post(f"/tables/{id}/start")
        await anna.give_part(id, "b1")
        await page.play_to_the_end([0, 1])
    record = await anna.get(f"/tables/{id}/record")
    assert record["fair"]["nonces"] == ["b1", "a0", ""]


async def test_who_is_thrown_out_loses_the_chair_and_finds_every_door_shut(
    server: Server, people: People
) -> None:
    anna, boris = people(server), people(server)
    id = (await anna.open_table([None, None, None], manners={"listed": True}))["id"]
    await boris.post(f"/tables/{id}/sit", {"seat": 1})
    await boris.post(f"/tables/{id}/sit", {"seat": 2})
    assert await refusal(anna.post(f"/tables/{id}/kick", {"seat": 0})) == (409, "table-kick-yourself")
    async with boris.at(id) as his, boris.at(id) as tab, anna.at(id) as hers:
        await his.table_when(lambda table: table["seats"][1]["connected"])
        await tab.table_when(lambda table: table["seats"][0]["connected"])
        assert await refusal(boris.post(f"/tables/{id}/kick", {"seat": 0})) == (403, "table-lead-only")
        table = await anna.post(f"/tables/{id}/kick", {"seat": 1})
        assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open"]
        await hers.table_when(lambda table: table["seats"][2]["kind"] == "open")
        for page in (his, tab):
            bye = await page.until(lambda message: message["t"] == "bye")
            assert bye["error"]["id"] == "table-shut-out"
            # The chairs that were lost are not even shown.
            assert all(told["table"]["you"] == [1, 2] for told in page.heard if told["t"] == "table")
    described = (await anna.get("/openapi.json"))["paths"]
    of_table = [(path, method) for path in described if "{table}" in path for method in described[path]]
    assert len(of_table) > 15
    for path, method in of_table:
        address = path.replace("{table}", id)
        body: Json = {"seat": 1, "to": 0, "bot": None, "nick": "", "agree": True, "kind": "end"}
        body |= {"watcher": "x", "muted": True, "nonce": "ab"}
        schema = described[path][method].get("requestBody", {}).get("content", {})
        fields = properties(await anna.get("/openapi.json"), schema)
        sent = {name: value for name, value in body.items() if name in fields}
        answer = await boris.http.request(method.upper(), address, json=sent if method == "post" else None)
        assert answer.status_code == 403, (path, answer.text)
        assert answer.json()["error"]["id"] == "table-shut-out", path
    async with boris.at(id) as page:
        assert (await page.hear())["error"]["id"] == "table-shut-out"
    assert id not in [table["id"] for table in await boris.get("/open")]
    assert id in [table["id"] for table in await people(server).get("/open")]
    assert await boris.get("/tables") == []


def properties(described: dict[str, Any], content: dict[str, Any]) -> set[str]:
    """The names in a described body."""
    if not content:
        return set()
    name = content["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
    return set(described["components"]["schemas"][name].get("properties", {}))


async def test_the_host_hands_over_and_a_host_who_is_there_is_not_overthrown(
    new_server: NewServer, people: People
) -> None:
    server = new_server(limits=PATIENT).start()
    anna, boris, guest = people(server), people(server), people(server)
    id = (await anna.open_table([None, None, "random"]))["id"]
    await boris.post(f"/tables/{id}/sit", {})
    assert (await boris.get(f"/tables/{id}"))["leads"] is False
    assert await refusal(boris.post(f"/tables/{id}/host", {"seat": 1})) == (403, "table-host-only")
    assert await refusal(anna.post(f"/tables/{id}/host", {"seat": 2})) == (409, "table-nobody-there")
    assert (await anna.post(f"/tables/{id}/host", {"seat": 1}))["host"] is False
    seen = await boris.get(f"/tables/{id}")
    assert (seen["host"], seen["leads"]) == (True, True)
    assert (await guest.get(f"/tables/{id}"))["leads"] is False
    assert (await boris.post(f"/tables/{id}/start"))["status"] == "playing"


async def test_while_the_host_is_away_those_who_sit_there_lead(server: Server, people: People) -> None:
    anna, boris, guest = people(server), people(server), people(server)
    id = (await anna.open_table([None, None, "random"]))["id"]
    await boris.post(f"/tables/{id}/sit", {})
    async with boris.at(id) as his:
        table = await his.table_when(lambda table: table["leads"])
        assert table["seats"][0]["away"] >= table["created"]
        async with anna.at(id):
            await his.table_when(lambda table: not table["leads"] and table["seats"][0]["away"] is None)
            assert await refusal(boris.post(f"/tables/{id}/host", {"seat": 1})) == (403, "table-host-only")
        await his.table_when(lambda table: table["leads"])
        assert await refusal(guest.post(f"/tables/{id}/host", {"seat": 1})) == (403, "table-host-only")
        assert (await boris.post(f"/tables/{id}/host", {"seat": 1}))["host"] is True
    assert (await anna.get(f"/tables/{id}"))["host"] is False


async def test_a_page_that_is_reloaded_is_not_an_absence(new_server: NewServer, people: People) -> None:
    server = new_server(limits=PATIENT).start()
    anna, boris = people(server), people(server)
    id = (await anna.open_table([None, None, "random"]))["id"]
    await boris.post(f"/tables/{id}/sit", {})
    async with boris.at(id) as his:
        async with anna.at(id):
            await his.table_when(lambda table: table["seats"][0]["connected"])
        table = await his.table_when(lambda table: not table["seats"][0]["connected"])
        assert (table["seats"][0]["away"], table["leads"]) == (None, False)
        await anna.post(f"/tables/{id}/start")
        asked = boris.post(f"/tables/{id}/stand_in", {"seat": 0, "bot": "random"})
        assert await refusal(asked) == (403, "table-lead-only")


async def test_a_table_can_be_closed_before_the_game_and_leaves_the_shelf(
    server: Server, people: People
) -> None:
    anna, boris = people(server), people(server)
    id = (await anna.open_table([None, None, "random"]))["id"]
    await boris.post(f"/tables/{id}/sit", {})
    assert await refusal(boris.post(f"/tables/{id}/close")) == (403, "table-host-only")
    async with boris.at(id) as his:
        await anna.post(f"/tables/{id}/close")
        table = await his.table_when(lambda table: table["status"] == "over")
        assert table["ending"] == "closed"
    async with boris.at(id) as page:
        assert (await page.hear())["table"]["ending"] == "closed"
        assert (await page.ask("log", seat=-1))["error"]["id"] == "table-not-started"
    assert await anna.get("/tables") == []
    for path, body in (("sit", {}), ("manners", {}), ("kick", {"seat": 1}), ("close", {})):
        assert await refusal(anna.post(f"/tables/{id}/{path}", body)) == (409, "table-over")
    assert await refusal(anna.post(f"/tables/{id}/start")) == (409, "table-already-started")
    again = await boris.post(f"/tables/{id}/again")
    assert (again["status"], again["you"]) == ("lobby", [1])


async def test_who_was_thrown_out_of_the_next_table_does_not_see_it_through_the_last(
    server: Server, people: People
) -> None:
    anna, boris = people(server), people(server)
    id = (await anna.open_table([None, None, "random"]))["id"]
    await boris.post(f"/tables/{id}/sit", {"seat": 1})
    await anna.post(f"/tables/{id}/close")
    following = (await anna.post(f"/tables/{id}/again"))["id"]
    await anna.post(f"/tables/{following}/kick", {"seat": 1})
    assert await refusal(boris.post(f"/tables/{id}/again")) == (403, "table-shut-out")


async def test_again_keeps_the_manners_and_the_names(server: Server, people: People) -> None:
    anna = people(server)
    manners = {"listed": False, "friendly": False, "clock": None, "patience": 300, "pace": "fast"}
    table = await anna.open_table([None, None, "random"], manners=manners)
    id = table["id"]
    await anna.post(f"/tables/{id}/sit", {"seat": 1})
    await anna.post(f"/tables/{id}/name", {"seat": 1, "nick": "Second"})
    await anna.post(f"/tables/{id}/start")
    ended = await anna.post(f"/tables/{id}/close")
    assert (ended["status"], ended["ending"]) == ("over", "abandoned")
    again = await anna.post(f"/tables/{id}/again")
    assert again["manners"] == manners
    assert [seat["nick"] for seat in again["seats"]] == [None, "Second", None]
    assert re.fullmatch("[A-Z]{6}", again["code"])
    assert again["code"] != table["code"]

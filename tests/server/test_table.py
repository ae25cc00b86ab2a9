"""The whole life of a table."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest

from tests.server.support import Json, Person, Server
from undercroft.core.game import installed_game
from undercroft.core.match import BadRecord
from undercroft.core.rng import promise_of
from undercroft.core.verify import verify

People = Callable[..., Person]


async def test_friends_sit_down_by_link_and_play_to_the_end(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    assert await anna.get("/me") == {"nick": "", "opponents": {}}
    assert (await anna.post("/me", {"nick": "  Анна "}))["nick"] == "Анна"
    table = await anna.open_table([None, None, None])
    assert table["status"] == "lobby"
    assert table["you"] == [0]
    assert table["host"] is True
    assert table["link"] == f"{server.base}/t/{table['id']}"
    id = table["id"]

    seen = await boris.get(f"/tables/{id}")
    assert (seen["you"], seen["host"]) == ([], False)
    here = {"kind": "person", "bot": None, "stand_in": None, "resigned": False}
    left = seen["seats"][0].pop("away")
    assert left >= table["created"]
    assert seen["seats"][0] == {**here, "nick": "Анна", "connected": False}
    async with anna.at(id, "aa") as hers, boris.at(id, "bb") as his:
        await hers.hear()
        await his.hear()
        await boris.post(f"/tables/{id}/sit", {"seat": None, "promise": promise_of("bb")})
        await hers.until(lambda message: message["table"]["seats"][1]["kind"] == "person")
        assert hers.table["you"] == [0]
        assert hers.table["seats"][1] == {**here, "nick": None, "connected": True, "away": None}
        await boris.post("/me", {"nick": "Борис"})
        await hers.until(lambda message: message["table"]["seats"][1]["nick"] == "Борис")
        await anna.post(f"/tables/{id}/bot", {"seat": 2, "bot": "random"})
        await anna.post(f"/tables/{id}/start")
        await asyncio.gather(hers.state(0), his.state(1))
        assert (his.table["status"], his.table["you"]) == ("playing", [1])

        ends = await asyncio.gather(hers.play_to_the_end([0]), his.play_to_the_end([1]))
        assert ends[0]["outcome"] == ends[1]["outcome"]
        assert set(hers.states) == {0}
        assert set(his.states) == {1}
        over = await his.table_when(lambda table: table["status"] == "over")
        assert (over["code"], over["ending"], over["leads"]) == (None, None, False)

    record = await boris.get(f"/tables/{id}/record")
    assert record["fair"]["nonces"] == ["aa", "bb", ""]
    assert [player["nick"] for player in record["players"]] == ["Анна", "Борис", None]
    check_record(record, table["commitment"])


def check_record(record: Json, committed: str) -> None:
    """Every move and every draw can be recomputed from what is in the record; a changed draw is found."""
    game = installed_game("raiders")
    assert record["fair"]["commitment"] == committed
    verdict = verify(game, record)
    assert verdict.moves == len(record["entries"])
    assert verdict.draws > 0
    record["setup"][0] = record["setup"][0] ^ 1
    with pytest.raises(BadRecord):
        verify(game, record)


async def test_play_now_against_bots_starts_at_once(server: Server, people: People) -> None:
    anna = people(server)
    table = await anna.open_table([None, "random", "random", "random"], start=True)
    assert table["status"] == "playing"
    async with anna.at(table["id"]) as page:
        end = await page.play_to_the_end([0])
    assert len(end["outcome"]["scores"]) == 4
    assert end["prompt"] is None
    assert end["say"] is None
    assert end["waiting"] == []


async def test_your_tables_are_on_the_shelf_with_whose_turn_it_is(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    first = await anna.open_table([None, None, "random"])
    await boris.post(f"/tables/{first['id']}/sit", {})
    second = await anna.open_table([None, "random", "random"])
    shelf = await anna.get("/tables")
    assert [table["id"] for table in shelf] == [second["id"], first["id"]]
    assert [table["your_turn"] for table in shelf] == [False, False]

    await anna.post(f"/tables/{first['id']}/start")
    shelf = await anna.get("/tables")
    assert [(table["id"], table["your_turn"]) for table in shelf] == [
        (first["id"], True),
        (second["id"], False),
    ]
    assert [table["id"] for table in await boris.get("/tables")] == [first["id"]]
    async with anna.at(first["id"]) as page:
        await page.play(0)
    [mine, _] = await anna.get("/tables")
    assert (mine["status"], mine["your_turn"]) == ("playing", False)
    assert (await boris.get("/tables"))[0]["your_turn"] is True


async def test_chairs_change_hands_until_the_start_and_not_after(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    table = await anna.open_table([None, "random", None])
    id = table["id"]
    seated = await boris.post(f"/tables/{id}/sit", {"seat": 2})
    assert seated["you"] == [2]
    # A second tap on "sit down" is not a second chair.
    assert (await boris.post(f"/tables/{id}/sit", {"seat": None}))["you"] == [2]
    assert (await boris.post(f"/tables/{id}/stand", {"seat": 2}))["you"] == []
    freed = await anna.post(f"/tables/{id}/bot", {"seat": 1, "bot": None})
    assert [seat["kind"] for seat in freed["seats"]] == ["person", "open", "open"]
    # One device, several people.
    assert (await anna.post(f"/tables/{id}/sit", {"seat": 1}))["you"] == [0, 1]
    assert (await anna.post(f"/tables/{id}/sit", {"seat": 2}))["you"] == [0, 1, 2]
    assert (await anna.post(f"/tables/{id}/start"))["status"] == "playing"
    async with anna.at(id) as page:
        for seat in range(3):
            await page.state(seat)
        end = await page.play_to_the_end([0, 1, 2])
        assert end["outcome"] is not None


async def test_a_watcher_sees_what_all_may_see_and_nothing_else(server: Server, people: People) -> None:
    anna, guest = people(server), people(server)
    table = await anna.open_table([None, "random", "random"])
    async with guest.at(table["id"]) as watching, anna.at(table["id"]) as hers:
        await watching.until(lambda message: message["t"] == "table")
        await anna.post(f"/tables/{table['id']}/start")
        seen = await watching.state(-1)
        assert seen["prompt"] is None
        assert seen["take_back"] is False
        await hers.play(0)
        end = await hers.play_to_the_end([0])
        last = await watching.state(-1, lambda state: state["outcome"])
        assert last["outcome"] == end["outcome"]
        assert set(watching.states) == {-1}
        told = (await watching.ask("log", seat=-1))["body"]["events"]
        assert [version for version, _ in told] == sorted(version for version, _ in told)
        assert told
        refused = await watching.ask("log", seat=0)
        assert refused["error"]["id"] == "table-not-your-seat"


async def test_again_brings_everybody_to_one_new_table(server: Server, people: People) -> None:
    anna, boris, guest = people(server), people(server), people(server)
    table = await anna.open_table([None, None, "random"], options={"variant": "tactical"})
    id = table["id"]
    await boris.post(f"/tables/{id}/sit", {})
    await anna.post(f"/tables/{id}/start")
    async with anna.at(id) as hers, boris.at(id) as his:
        await asyncio.gather(hers.play_to_the_end([0]), his.play_to_the_end([1]))
        again = await boris.post(f"/tables/{id}/again")
        table = await hers.table_when(lambda table: table["next"])
        assert table["next"] == again["id"]
    assert again["id"] != id
    assert (again["status"], again["options"], again["host"], again["you"]) == (
        "lobby",
        {"variant": "tactical"},
        True,
        [1],
    )
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "bot"]
    assert (await anna.post(f"/tables/{id}/again"))["id"] == again["id"]
    assert (await guest.get(f"/tables/{id}"))["next"] == again["id"]


async def test_the_link_comes_as_a_qr_code_too(server: Server, people: People) -> None:
    anna = people(server)
    table = await anna.open_table([None, None, None])
    answer = await anna.http.get(f"/api/tables/{table['id']}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.count("<svg") == 1
    assert re.search(r"<path[^>]* d=", answer.text)


async def test_the_shelf_knows_the_boxes(server: Server, people: People) -> None:
    [raiders] = [box for box in await people(server).get("/games") if box["slug"] == "raiders"]
    assert raiders["seats"] == [3, 5]
    assert set(raiders["title"]) == {"en", "ru", "uk"}
    assert raiders["names"]["key"] == {"en": "Key", "ru": "Ключ", "uk": "Ключ"}
    assert raiders["defaults"] == {str(seats): {"variant": "standard"} for seats in (3, 4, 5)}
    assert "random" in raiders["bots"]
    assert raiders["options"]["$ref"].endswith("Options")


async def test_the_shelf_says_which_options_so_many_seats_cannot_have(server: Server, people: People) -> None:
    boxes = {box["slug"]: box["refused"] for box in await people(server).get("/games")}
    assert boxes["raiders"] == []
    found = [one for one in boxes["dragon"] if one["seats"] == 3]
    assert [(one["option"], one["value"]) for one in found] == [("gnomes", 1), ("gnomes", 2)]
    assert found[1]["say"] == {"id": "dragon-setup-gnomes", "args": {"gnomes": 2, "seats": 3}}


async def test_choices_are_offered_in_the_order_of_the_game(server: Server, people: People) -> None:
    [dragon] = [box for box in await people(server).get("/games") if box["slug"] == "dragon"]
    difficulty = dragon["options"]["$defs"]["Options"]["properties"]["difficulty"]
    assert difficulty["enum"] == ["easy", "medium", "high", "heroic"]


async def test_what_a_seat_was_told_can_be_asked_again(server: Server, people: People) -> None:
    anna = people(server)
    table = await anna.open_table([None, "random", "random"])
    async with anna.at(table["id"]) as page:
        await page.table_when(lambda table: table["seats"][0]["connected"])
        await anna.post(f"/tables/{table['id']}/start")
        for _ in range(4):
            await page.state(0, lambda state: state["prompt"])
            await page.play(0)
        state = await page.state(0, lambda state: state["prompt"])
        heard = [
            [message["version"], event]
            for message in page.heard
            if message["t"] == "state"
            for event in message["events"]
        ]
        answer = await page.ask("log", seat=0, before=state["version"] + 1)
        assert answer["body"]["events"] == heard
        early = await page.ask("log", seat=0, before=3)
        assert early["body"]["events"] == [pair for pair in heard if pair[0] < 3]


async def test_a_step_in_the_open_can_be_taken_back_until_the_next_seat_acts(
    server: Server, people: People
) -> None:
    anna = people(server)
    table = await anna.open_table([None, None, None], options={"variant": "tactical"})
    id = table["id"]
    for seat in (1, 2):
        await anna.post(f"/tables/{id}/sit", {"seat": seat})
    await anna.post(f"/tables/{id}/start")
    async with anna.at(id) as page:
        for seat in range(3):
            await page.state(seat)
        [actor] = page.states[0]["waiting"]
        before = page.states[actor]
        assert before["take_back"] is False
        assert (await page.ask("take_back", seat=actor))["error"]["id"] == "take-back-too-late"

        await page.play(actor)
        stepped = page.states[actor]
        assert stepped["take_back"] is True
        assert stepped["events"]
        assert (await page.ask("take_back", seat=actor))["t"] == "done"
        back = page.states[actor]
        assert back["view"] == before["view"]
        assert back["undone"] == stepped["version"]
        assert back["version"] == stepped["version"] + 1
        # The same question is asked again under another number: a late answer to the first does not land here.
        assert back["prompt"]["id"] == before["prompt"]["id"] + 1
        assert back["prompt"]["actions"] == before["prompt"]["actions"]
        assert (await page.ask("log", seat=actor))["body"]["events"] == []

        await page.play(actor)
        [following] = page.states[0]["waiting"]
        assert following != actor
        await page.play(following)
        assert (await page.ask("take_back", seat=actor))["error"]["id"] == "take-back-too-late"


async def test_questions_are_answered_and_change_nothing(server: Server, people: People) -> None:
    anna = people(server)
    table = await anna.open_table([None, None, "random"], options={"variant": "tactical"})
    await anna.post(f"/tables/{table['id']}/sit", {"seat": 1})
    await anna.post(f"/tables/{table['id']}/start")
    async with anna.at(table["id"]) as page:
        for seat in range(2):
            await page.state(seat, lambda state: 2 not in state["waiting"])
        [actor] = page.states[0]["waiting"]
        state = page.states[actor]
        offered = state["prompt"]["actions"][0]
        assert (await page.ask("why", seat=actor, action=offered))["body"] is None
        why = await page.ask("why", seat=1 - actor, action=offered)
        assert why["body"]["id"] == "raiders-why-wait"
        answer = await page.ask("preview", seat=actor, action=offered)
        shown = answer["body"]
        if shown is not None:
            assert set(shown) == {"view", "figures", "events", "foresight"}
        illegal = await page.ask("preview", seat=1 - actor, action=offered)
        assert illegal["error"]["id"] == "raiders-why-wait"
        assert (await page.ask("plan", seat=actor, actions=[offered]))["body"] is None
        assert page.states[actor] == state

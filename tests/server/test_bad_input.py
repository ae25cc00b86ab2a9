"""Bad input gets a clear answer and loses nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.server.support import PATIENCE, Page, Person, Refused, Server
from tests.server.test_restart import see_all, three_seats

People = Callable[..., Person]


async def refusal(call: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await call
    return refused.value.status, refused.value.id


# Setting up


@pytest.mark.parametrize(
    ("wish", "status", "id"),
    [
        ({"game": "chess", "seats": 2}, 422, "setup-game"),
        ({"game": "raiders", "seats": 2}, 422, "setup-seats"),
        ({"game": "raiders", "seats": 6}, 422, "setup-seats"),
        ({"game": "raiders", "seats": 3, "options": {"variant": "easy"}}, 422, "setup-options"),
        ({"game": "raiders", "seats": 3, "options": {"variant": 1}}, 422, "setup-options"),
        ({"game": "raiders", "seats": 3, "options": []}, 400, "server-form"),
        ({"game": "raiders", "seats": 3, "bots": [None, "genius", None]}, 422, "setup-bot"),
        ({"game": "raiders", "seats": 3, "bots": [None]}, 422, "setup-bots"),
        ({"game": "raiders", "seats": "three"}, 400, "server-form"),
        ({"game": "raiders", "seats": 3, "cheat": True}, 400, "server-form"),
        ({"seats": 3}, 400, "server-form"),
        ([], 400, "server-form"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_the_reason(
    server: Server, people: People, wish: object, status: int, id: str
) -> None:
    anna = people(server)
    assert await refusal(anna.post("/tables", wish)) == (status, id)
    assert await anna.get("/tables") == []


async def test_the_reason_names_the_field(server: Server, people: People) -> None:
    with pytest.raises(Refused) as refused:
        await people(server).post("/tables", {"game": "raiders", "seats": 3, "options": {"variant": "easy"}})
    assert refused.value.args_["what"].startswith("variant: ")


async def test_bodies_that_are_not_json_or_too_large(server: Server, people: People) -> None:
    http = people(server).http
    broken = await http.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"})
    assert (broken.status_code, broken.json()["error"]["id"]) == (400, "server-not-json")
    garbled = await http.post("/api/tables", content=b"\xff", headers={"Content-Type": "application/json"})
    assert garbled.status_code == 400
    deep = await http.post("/api/me", content=b"[" * 60_000, headers={"Content-Type": "application/json"})
    assert deep.status_code in (400, 422)
    form = await http.post("/api/me", data={"nick": "x"})
    assert (form.status_code, form.json()["error"]["id"]) == (415, "server-not-json")
    large = await http.post("/api/me", json={"nick": "x" * 100_000})
    assert (large.status_code, large.json()["error"]["id"]) == (413, "limit-size")


async def test_addresses_and_methods_that_are_not_there(server: Server, people: People) -> None:
    anna = people(server)
    assert await refusal(anna.get("/tables/nonsense")) == (404, "table-unknown")
    assert await refusal(anna.get("/nonsense")) == (404, "server-no-such-address")
    assert await refusal(anna.post("/tables/nonsense/sit", {})) == (404, "table-unknown")
    wrong = await anna.http.delete("/api/tables")
    assert (wrong.status_code, wrong.headers["allow"]) == (405, "GET, HEAD, POST")
    assert wrong.json()["error"]["id"] == "server-method"


@pytest.mark.parametrize(
    ("nick", "id"),
    [
        ("", "server-nick-empty"),
        (" \t\n ", "server-nick-empty"),
        ("x" * 25, "server-nick-long"),
        ("evil\u202egnp", "server-nick-marks"),
        ("nul\x00", "server-nick-marks"),
        ("zero\u200bwidth", "server-nick-marks"),
        ("\u200d", "server-nick-marks"),
        ("An\u200dna", "server-nick-marks"),
        ("Anna\u3164", "server-nick-marks"),
        ("\u2800", "server-nick-marks"),
        ("A\ufe0fnna", "server-nick-marks"),
        ("\ufe0f", "server-nick-marks"),
        ("A" + "\u0335" * 4, "server-nick-marks"),
        ("Anna \u0301", "server-nick-marks"),
    ],
)
async def test_names_that_garble_the_table_are_refused(
    server: Server, people: People, nick: str, id: str
) -> None:
    assert await refusal(people(server).post("/me", {"nick": nick})) == (422, id)


async def test_markup_in_a_name_is_only_text(server: Server, people: People) -> None:
    anna = people(server)
    assert (await anna.post("/me", {"nick": "<b>Ann</b> & 👩‍🚀"}))["nick"] == "<b>Ann</b> & 👩‍🚀"
    assert (await anna.get("/me"))["nick"] == "<b>Ann</b> & 👩‍🚀"


@pytest.mark.parametrize(
    "nick", ["Léa", "Їжак", "ניקוד", "नमस्ते", "สวัสดี", "Nguyễn", "🏳️‍🌈 👩🏽‍🚀", "1️⃣ ❤️", "☠︎", "q̃̂"]
)
async def test_names_in_any_script_and_emoji_are_names(server: Server, people: People, nick: str) -> None:
    assert (await people(server).post("/me", {"nick": nick}))["nick"] == nick


# Chairs


async def test_a_full_table_a_taken_chair_and_no_chair(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = (await anna.open_table([None, "random", None]))["id"]
    assert await refusal(boris.post(f"/tables/{id}/sit", {"seat": 0})) == (409, "table-seat-taken")
    assert await refusal(boris.post(f"/tables/{id}/sit", {"seat": 1})) == (409, "table-seat-taken")
    assert await refusal(boris.post(f"/tables/{id}/sit", {"seat": 3})) == (422, "table-no-such-seat")
    assert await refusal(boris.post(f"/tables/{id}/sit", {"promise": "x" * 64})) == (400, "server-form")
    assert await refusal(boris.post(f"/tables/{id}/stand", {"seat": 0})) == (403, "table-not-your-seat")
    assert await refusal(boris.post(f"/tables/{id}/stand", {"seat": 29})) == (422, "table-no-such-seat")
    await people(server).post(f"/tables/{id}/sit", {})
    assert await refusal(boris.post(f"/tables/{id}/sit", {})) == (409, "table-full")


async def test_what_only_the_host_may_do(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = (await anna.open_table([None, None, None]))["id"]
    await boris.post(f"/tables/{id}/sit", {})
    assert await refusal(boris.post(f"/tables/{id}/start")) == (403, "table-host-only")
    assert await refusal(boris.post(f"/tables/{id}/bot", {"seat": 2, "bot": "random"})) == (
        403,
        "table-host-only",
    )
    assert await refusal(anna.post(f"/tables/{id}/start")) == (409, "table-seats-open")
    assert await refusal(anna.post(f"/tables/{id}/bot", {"seat": 1, "bot": "random"})) == (
        409,
        "table-seat-taken",
    )
    assert await refusal(anna.post(f"/tables/{id}/bot", {"seat": 2, "bot": "genius"})) == (422, "setup-bot")
    assert await refusal(anna.post(f"/tables/{id}/bot", {"seat": 5, "bot": "random"})) == (
        422,
        "table-no-such-seat",
    )


async def test_what_comes_too_early_or_too_late(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = (await anna.open_table([None, "random", "random"]))["id"]
    assert await refusal(anna.get(f"/tables/{id}/record")) == (409, "table-not-started")
    await anna.post(f"/tables/{id}/start")
    for path, body in (("start", {}), ("stand", {"seat": 0}), ("bot", {"seat": 1, "bot": None}), ("sit", {})):
        assert await refusal(anna.post(f"/tables/{id}/{path}", body)) == (409, "table-already-started")
    assert await refusal(anna.get(f"/tables/{id}/record")) == (409, "table-record-not-over")
    assert await refusal(anna.post(f"/tables/{id}/again")) == (409, "table-not-over")
    assert await refusal(boris.post(f"/tables/{id}/again")) == (403, "table-not-seated")


# Where a request comes from


async def test_another_sites_page_can_change_nothing(server: Server, people: People) -> None:
    anna = people(server)
    evil = server.base + ".evil.example"
    for origin in ("https://evil.example", "http://127.0.0.1:1", "null", evil, "http://[", "http://"):
        answer = await anna.http.post("/api/me", json={"nick": "Eve"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "server-origin")
    async with people(server).http as bare:
        del bare.headers["Origin"]
        assert (await bare.post("/api/me", json={"nick": "Eve"})).status_code == 403
    assert (await anna.get("/me"))["nick"] == ""


async def test_a_name_that_was_made_to_point_here_is_refused(server: Server, people: People) -> None:
    http = people(server).http
    for host in ("evil.example", "evil.example:8000", "127.0.0.1.evil.example", "user@127.0.0.1", ""):
        answer = await http.get("/api/me", headers={"Host": host})
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "server-host"), host
    for host in ("localhost", "localhost:80", "[::1]:8000", "192.168.1.20:8000"):
        assert (await http.get("/api/me", headers={"Host": host})).status_code == 200, host


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://evil.example", None),
        (None, None),
        ("http://evil.example", "evil.example"),
        ("http://[", None),
    ],
)
async def test_a_websocket_of_another_page_is_not_opened(
    server: Server, people: People, origin: str | None, host: str | None
) -> None:
    table = await people(server).open_table([None, None, None])
    address = server.base.replace("http", "ws") + f"/api/tables/{table['id']}/live"
    with pytest.raises(InvalidStatus) as refused:
        async with connect(
            address,
            origin=None if origin is None else Origin(origin),
            additional_headers={} if host is None else {"Host": host},
            open_timeout=PATIENCE,
        ):
            pass
    assert refused.value.response.status_code == 403
    said = json.loads(refused.value.response.body or b"")
    assert said["error"]["id"] in ("server-origin", "server-host")


async def test_phones_come_by_the_local_network_address(server: Server, people: People) -> None:
    """The origin that the QR code leads to is the server's own, whatever address it has on the network."""
    phone = people(server, origin="http://192.168.1.20:8000")
    phone.http.headers["Host"] = "192.168.1.20:8000"
    table = await phone.open_table([None, None, None])
    assert table["link"] == f"http://192.168.1.20:8000/t/{table['id']}"


# At the table


async def test_messages_that_are_not_of_the_form(server: Server, people: People) -> None:
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page:
        before = await see_all(page)
        prompt = page.states[0]["prompt"]["id"]
        for text, wanted, number in [
            ("", "server-not-json", 0),
            ("{", "server-not-json", 0),
            ('{"t": "why", "id": 4, "seat": 0, "action": {"x": ' + "[" * 10_000, "server-not-json", 0),
            ('"hello"', "server-form", 0),
            ("{}", "server-form", 0),
            ('{"t": "dance", "id": 5}', "server-form", 5),
            ('{"t": "play", "id": 6}', "server-form", 6),
            ('{"t": "play", "id": -6, "seat": 0}', "server-form", 0),
            ('{"t": "take_back", "id": 7, "seat": 0, "really": true}', "server-form", 7),
            ('{"t": "log", "id": 8, "seat": -2}', "server-form", 8),
            (action_text(9, 0, prompt, {}), "action-malformed", 9),
            (action_text(10, 0, prompt, {"verb": "Win"}), "action-malformed", 10),
            (action_text(11, 0, prompt, {"verb": "Play", "card": "joker"}), "action-malformed", 11),
            (action_text(12, 0, prompt, {"verb": "Play", "card": "1", "twice": 1}), "action-malformed", 12),
            (action_text(13, 0, prompt + 1, {"verb": "Play", "card": "1"}), "action-stale", 13),
            (action_text(14, 3, prompt, {"verb": "Play", "card": "1"}), "table-no-such-seat", 14),
            (json.dumps({"t": "why", "id": 15, "seat": 0, "action": {"x": "y" * 20_000}}), "limit-size", 0),
        ]:
            await page.socket.send(text)
            answer = await page.hear()
            assert (answer["t"], answer["error"]["id"], answer["id"]) == ("refused", wanted, number), text[
                :80
            ]
        await page.socket.send(b'{"t": "hello"}')
        assert (await page.hear())["error"]["id"] == "server-not-json"
        await page.say({"t": "hello"})
        await page.until(lambda message: message["t"] == "state" and message["seat"] == 2)
        assert await see_all(page) == before


def action_text(id: int, seat: int, prompt: int, action: object) -> str:
    return json.dumps({"t": "play", "id": id, "seat": seat, "prompt": prompt, "action": action})


async def test_a_seat_that_is_not_yours(server: Server, people: People) -> None:
    anna, boris, guest = people(server), people(server), people(server)
    id = (await anna.open_table([None, None, "random"]))["id"]
    await boris.post(f"/tables/{id}/sit", {})
    await anna.post(f"/tables/{id}/start")
    async with anna.at(id) as hers, boris.at(id) as his, guest.at(id) as watching:
        prompt = (await hers.state(0))["prompt"]
        await his.state(1)
        for page in (his, watching):
            for fields in (
                {"t": "play", "seat": 0, "prompt": prompt["id"], "action": prompt["actions"][0]},
                {"t": "why", "seat": 0, "action": prompt["actions"][0]},
                {"t": "preview", "seat": 0, "action": prompt["actions"][0]},
                {"t": "plan", "seat": 0, "actions": []},
                {"t": "take_back", "seat": 0},
                {"t": "log", "seat": 0},
            ):
                answer = await page.ask(**fields)
                assert (answer["t"], answer["error"]["id"]) == ("refused", "table-not-your-seat")
        assert (await hers.play(0))["t"] == "done"


async def test_illegal_actions_say_why(server: Server, people: People) -> None:
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page:
        await see_all(page)
        prompt = page.states[0]["prompt"]
        offered = [action for action in prompt["actions"]]
        cards = ["1", "2", "3", "4", "5", "key", "sword", "ball", "torch"]
        others = [{"verb": "Play", "card": card} for card in cards]
        illegal = [action for action in others if action not in offered]
        assert illegal
        for action in illegal:
            answer = await page.ask("play", seat=0, prompt=prompt["id"], action=action)
            assert answer["t"] == "refused"
            assert answer["error"]["id"].startswith(("raiders-", "action-"))
            why = await page.ask("why", seat=0, action=action)
            assert why["body"] == answer["error"]


async def test_before_the_greeting_and_before_the_start(server: Server, people: People) -> None:
    anna = people(server)
    id = (await anna.open_table([None, None, None]))["id"]
    async with anna.socket(id) as socket:
        page = Page(socket)
        assert (await page.ask("log", seat=-1))["error"]["id"] == "server-hello-first"
        await page.say({"t": "hello", "promise": "xyz"})
        assert (await page.hear())["error"]["id"] == "server-form"
        await page.say({"t": "hello"})
        await page.table_when(lambda table: table["you"] == [0])
        for fields in (
            {"t": "play", "seat": 0, "prompt": 1, "action": {"verb": "Play", "card": "1"}},
            {"t": "take_back", "seat": 0},
            {"t": "log", "seat": 0},
        ):
            assert (await page.ask(**fields))["error"]["id"] == "table-not-started"  # type: ignore[arg-type]


async def test_a_table_that_does_not_exist_says_goodbye(server: Server, people: People) -> None:
    async with people(server).socket("nonsense") as socket:
        page = Page(socket)
        assert (await page.hear()) == {"t": "bye", "error": {"id": "table-unknown", "args": {}}}
        await socket.wait_closed()


async def test_a_forged_cookie_is_nobody_in_particular(server: Server, people: People) -> None:
    anna, eve = people(server), people(server)
    await anna.post("/me", {"nick": "Anna"})
    for cookie in ("x", "a" * 43, "é", anna.cookie()[:-1], anna.cookie() + "A"):
        eve.http.cookies.clear()
        answer = await eve.http.get("/api/me", headers={b"Cookie": b"undercroft=" + cookie.encode()})
        assert answer.json() == {"nick": "", "opponents": {}}

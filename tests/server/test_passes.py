"""A personal link takes one's chairs to another device, once."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

from tests.server.support import Person, Refused, Server, open_database
from tests.server.test_absence import two_and_a_bot
from tests.server.test_meeting import refusal

People = Callable[..., Person]


async def test_the_chairs_and_the_hosts_place_go_to_the_new_device(server: Server, people: People) -> None:
    anna, boris, phone = people(server), people(server), people(server)
    await anna.post("/me", {"nick": "Anna"})
    table = await anna.open_table([None, None, None])
    id = table["id"]
    await anna.post(f"/tables/{id}/sit", {"seat": 1})
    await anna.post(f"/tables/{id}/name", {"seat": 1, "nick": "Her brother"})
    await boris.post(f"/tables/{id}/sit", {"seat": 2})
    await anna.post(f"/tables/{id}/start")
    made = await anna.post(f"/tables/{id}/pass")
    assert made["link"] == f"{server.base}/p/{made['token']}"
    assert made["expires"] > table["created"]
    await phone.get("/me")
    async with anna.at(id) as old, phone.at(id) as new, boris.at(id) as his:
        before = await old.state(0)
        await old.state(1)
        await new.state(-1)
        await his.state(2)
        token = made["token"]
        assert await phone.get(f"/passes/{token}") == {"table": id, "game": "raiders", "nick": "Anna"}
        moved = await phone.post("/passes", {"token": token})
        assert (moved["you"], moved["host"]) == ([0, 1], True)
        assert [seat["nick"] for seat in moved["seats"][:2]] == ["Anna", "Her brother"]
        assert (await phone.get("/me"))["nick"] == "Anna"
        # The old device looks on, the new one sees what the old one saw.
        left = await old.table_when(lambda table: table["you"] == [])
        assert left["host"] is False
        await old.state(-1)
        assert (await old.ask("log", seat=0))["error"]["id"] == "table-not-your-seat"
        assert (await new.state(0))["view"] == before["view"]
        await new.state(1)
        assert (await new.play(0))["t"] == "done"
        assert (await his.table_when(lambda table: table["seats"][0]["connected"]))["you"] == [2]
    assert (await anna.get("/tables"), [found["id"] for found in await phone.get("/tables")]) == ([], [id])


async def test_another_device_promises_its_own_part_of_the_dice(server: Server, people: People) -> None:
    anna, phone = people(server), people(server)
    id = (await anna.open_table([None, "random", "random"]))["id"]
    async with anna.at(id, "aa") as page:
        await page.hear()
    token = (await anna.post(f"/tables/{id}/pass"))["token"]
    await phone.post("/passes", {"token": token})
    async with phone.at(id, "ff") as page:
        await page.hear()
        await phone.post(f"/tables/{id}/start")
        await page.play_to_the_end([0])
    record = await phone.get(f"/tables/{id}/record")
    assert record["fair"]["nonces"] == ["ff", "", ""]


async def test_a_personal_link_is_good_once(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    token = (await anna.post(f"/tables/{id}/pass"))["token"]
    # Who made it may open it, and nothing is lost.
    assert (await anna.post("/passes", {"token": token}))["you"] == [0]
    rivals = [people(server) for _ in range(4)]
    answers = await asyncio.gather(
        *[rival.post("/passes", {"token": token}) for rival in rivals], return_exceptions=True
    )
    assert [answer["you"] for answer in answers if isinstance(answer, dict)] == [[0]]
    refused = [(answer.status, answer.id) for answer in answers if isinstance(answer, Refused)]
    assert refused == [(404, "pass-unknown")] * 3
    assert await refusal(anna.get(f"/passes/{token}")) == (404, "pass-unknown")


async def test_a_newer_link_makes_the_older_one_worthless(server: Server, people: People) -> None:
    anna, boris, phone = people(server), people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    first = (await anna.post(f"/tables/{id}/pass"))["token"]
    his = (await boris.post(f"/tables/{id}/pass"))["token"]
    second = (await anna.post(f"/tables/{id}/pass"))["token"]
    assert await refusal(phone.post("/passes", {"token": first})) == (404, "pass-unknown")
    assert (await phone.post("/passes", {"token": second}))["you"] == [0]
    # The other's is another's.
    assert (await people(server).post("/passes", {"token": his}))["you"] == [1]


async def test_in_a_game_nobody_gets_a_second_hand_by_a_link(server: Server, people: People) -> None:
    anna, boris, phone = people(server), people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    token = (await boris.post(f"/tables/{id}/pass"))["token"]
    assert await refusal(anna.get(f"/passes/{token}")) == (409, "pass-already-seated")
    assert await refusal(anna.post("/passes", {"token": token})) == (409, "pass-already-seated")
    # The link is still good for a device of his own.
    assert (await boris.get(f"/passes/{token}"))["table"] == id
    assert (await phone.post("/passes", {"token": token}))["you"] == [1]


async def test_of_two_links_used_at_once_the_one_that_is_refused_stays_good(
    server: Server, people: People
) -> None:
    anna, boris, thief, phone = people(server), people(server), people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    tokens = [(await one.post(f"/tables/{id}/pass"))["token"] for one in (anna, boris)]
    await thief.get("/me")
    answers = await asyncio.gather(
        *[thief.post("/passes", {"token": token}) for token in tokens], return_exceptions=True
    )
    [lost] = [place for place, answer in enumerate(answers) if isinstance(answer, Refused)]
    refused = answers[lost]
    assert isinstance(refused, Refused)
    assert (refused.status, refused.id) == (409, "pass-already-seated")
    assert (await phone.post("/passes", {"token": tokens[lost]}))["you"] == [lost]


async def test_before_the_game_a_link_brings_chairs_together_on_one_device(
    server: Server, people: People
) -> None:
    anna, boris = people(server), people(server)
    await boris.post("/me", {"nick": "Boris"})
    id = (await anna.open_table([None, None, "random"]))["id"]
    await boris.post(f"/tables/{id}/sit", {"seat": 1})
    token = (await boris.post(f"/tables/{id}/pass"))["token"]
    moved = await anna.post("/passes", {"token": token})
    assert (moved["you"], moved["seats"][1]["nick"]) == ([0, 1], "Boris")
    assert (await anna.post(f"/tables/{id}/start"))["status"] == "playing"


async def test_an_old_or_guessed_link_leads_nowhere(server: Server, people: People) -> None:
    anna, boris, phone = people(server), people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    token = (await anna.post(f"/tables/{id}/pass"))["token"]
    with open_database(server.database) as connection:
        kept = [key for (key,) in connection.execute("SELECT key FROM passes")]
        assert token not in kept
        connection.execute('UPDATE passes SET expires = 1 WHERE "table" = ?', [id])
    for guess in (token, "x", "é", *kept):
        assert await refusal(phone.post("/passes", {"token": guess})) == (404, "pass-unknown")
        assert await refusal(phone.get(f"/passes/{guess}")) == (404, "pass-unknown")
        answer = await phone.http.get(f"/api/passes/{guess}/qr.svg")
        assert answer.status_code == 404
    assert (await anna.get(f"/tables/{id}"))["you"] == [0]


async def test_a_link_is_only_for_those_who_may_be_there(server: Server, people: People) -> None:
    anna, boris, guest = people(server), people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    assert await refusal(guest.post(f"/tables/{id}/pass")) == (403, "table-not-seated")
    token = (await anna.post(f"/tables/{id}/pass"))["token"]
    await anna.post(f"/tables/{id}/kick", {"seat": 1})
    assert await refusal(boris.get(f"/passes/{token}")) == (403, "table-shut-out")
    assert await refusal(boris.post("/passes", {"token": token})) == (403, "table-shut-out")
    assert await refusal(boris.post(f"/tables/{id}/pass")) == (403, "table-shut-out")
    assert (await guest.post("/passes", {"token": token}))["you"] == [0]


async def test_a_link_of_somebody_who_gave_up_gives_nothing(server: Server, people: People) -> None:
    anna, boris, phone = people(server), people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    token = (await boris.post(f"/tables/{id}/pass"))["token"]
    await boris.post(f"/tables/{id}/resign", {"seat": 1})
    assert await refusal(phone.get(f"/passes/{token}")) == (404, "pass-unknown")
    assert await refusal(phone.post("/passes", {"token": token})) == (404, "pass-unknown")


async def test_a_personal_link_comes_as_a_qr_code_too(server: Server, people: People) -> None:
    anna = people(server)
    id = (await anna.open_table([None, None, None]))["id"]
    token = (await anna.post(f"/tables/{id}/pass"))["token"]
    answer = await anna.http.get(f"/api/passes/{token}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert re.search(r"<path[^>]* d=", answer.text)

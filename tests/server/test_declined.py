"""After a no nobody is pestered: only a step that counts lets the same be proposed again before its time."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.support import Person, Server
from tests.server.test_meeting import PATIENT, refusal
from tests.server.test_proposals import END, agree, present, three_people

People = Callable[..., Person]
NewServer = Callable[..., Server]
PAUSE = {**PATIENT, "proposal_seconds": 3600.0}


async def test_an_answer_that_is_sent_once_more_is_no_step(new_server: NewServer, people: People) -> None:
    server = new_server(limits=PAUSE).start()
    id, friends = await three_people(server, people)
    anna, boris, _ = friends
    async with present(id, friends) as pages:
        prompt = (await pages[0].state(0))["prompt"]
        answer = {"seat": 0, "prompt": prompt["id"], "action": prompt["actions"][0]}
        assert (await pages[0].ask("play", **answer))["t"] == "done"
        await anna.post(f"/tables/{id}/propose", END)
        await agree(boris, id, 1, False)
        assert (await pages[0].ask("play", **answer))["t"] == "done"
        assert await refusal(anna.post(f"/tables/{id}/propose", END)) == (409, "proposal-lately")
        assert (await boris.get(f"/tables/{id}"))["declined"] == [END]


async def test_a_step_that_is_taken_back_is_none(new_server: NewServer, people: People) -> None:
    server = new_server(limits=PAUSE).start()
    friends = [people(server) for _ in range(3)]
    id = (await friends[0].open_table([None] * 3, options={"variant": "tactical"}))["id"]
    for friend in friends[1:]:
        await friend.post(f"/tables/{id}/sit", {})
    await friends[0].post(f"/tables/{id}/start")
    async with present(id, friends) as pages:
        [seat] = pages[0].states[0]["waiting"]
        page, player = pages[seat], friends[seat]
        end = {"seat": seat, "kind": "end"}
        await player.post(f"/tables/{id}/propose", end)
        await agree(friends[seat - 1], id, (seat - 1) % 3, False)
        for _ in range(2):
            assert (await page.play(seat))["t"] == "done"
            assert (await player.get(f"/tables/{id}"))["declined"] == []
            assert (await page.ask("take_back", seat=seat))["t"] == "done"
            assert await refusal(player.post(f"/tables/{id}/propose", end)) == (409, "proposal-lately")
            await page.table_when(lambda table: table["declined"] == [end])
        await page.play(seat)
        assert (await player.post(f"/tables/{id}/propose", end))["proposal"]["seat"] == seat


async def test_a_restart_makes_no_difference(new_server: NewServer, people: People) -> None:
    server = new_server(limits=PAUSE).start()
    id, friends = await three_people(server, people)
    anna, boris, _ = friends
    async with present(id, friends):
        await anna.post(f"/tables/{id}/propose", END)
        await agree(boris, id, 1, False)
    server.kill()
    server.start()
    assert (await boris.get(f"/tables/{id}"))["declined"] == [END]
    assert await refusal(anna.post(f"/tables/{id}/propose", END)) == (409, "proposal-lately")
    async with present(id, friends) as pages:
        assert (await pages[0].play(0))["t"] == "done"
        assert (await boris.get(f"/tables/{id}"))["declined"] == []
    server.kill()
    server.start()
    assert (await anna.post(f"/tables/{id}/propose", END))["proposal"]["seat"] == 0

"""Several answers at once: each decision is made once, and every number of a step is written once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import PATIENCE, Person, Refused, Server, open_app, open_database
from tests.server.test_restart import see_all, three_seats
from undercroft.server.limits import Limits
from undercroft.server.protocol.requests import NewTable
from undercroft.server.store.backend import NotOurs

People = Callable[..., Person]
NewServer = Callable[..., Server]


def stored_steps(database: Path, table: str) -> list[tuple[int, int, str]]:
    with open_database(database) as connection:
        return connection.execute(
            'SELECT number, seat, action FROM entries WHERE "table" = ? ORDER BY number', [table]
        ).fetchall()


async def test_two_tabs_answer_one_prompt_and_one_answer_counts(server: Server, people: People) -> None:
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as one, anna.at(id) as other:
        await see_all(one)
        await see_all(other)
        prompt = one.states[0]["prompt"]
        first, second = prompt["actions"][:2]
        answers = await asyncio.gather(
            one.ask("play", seat=0, prompt=prompt["id"], action=first),
            other.ask("play", seat=0, prompt=prompt["id"], action=second),
        )
        assert sorted(answer["t"] for answer in answers) == ["done", "refused"]
        [refused] = [answer for answer in answers if answer["t"] == "refused"]
        assert refused["error"]["id"] == "action-stale"
    assert len(stored_steps(server.database, id)) == 1


async def test_one_answer_sent_many_times_is_done_once(server: Server, people: People) -> None:
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page:
        await see_all(page)
        prompt = page.states[2]["prompt"]
        for number in range(20):
            await page.say(
                {
                    "t": "play",
                    "id": number + 1,
                    "seat": 2,
                    "prompt": prompt["id"],
                    "action": prompt["actions"][0],
                }
            )
        await page.until(lambda message: message == {"t": "done", "id": 20})
        assert [message["id"] for message in page.heard if message["t"] == "done"] == list(range(1, 21))
    assert len(stored_steps(server.database, id)) == 1


async def test_seats_that_choose_at_once_do_not_disturb_each_other(server: Server, people: People) -> None:
    friends = [people(server) for _ in range(5)]
    table = await friends[0].open_table([None] * 5)
    id = table["id"]
    for friend in friends[1:]:
        await friend.post(f"/tables/{id}/sit", {})
    await friends[0].post(f"/tables/{id}/start")

    async def play(friend: Person, seat: int) -> dict[str, Any]:
        async with friend.at(id) as page:
            return await page.play_to_the_end([seat])

    ends = await asyncio.gather(*[play(friend, seat) for seat, friend in enumerate(friends)])
    assert all(end["outcome"] == ends[0]["outcome"] for end in ends)
    numbers = [number for number, _, _ in stored_steps(server.database, id)]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_a_prompt_does_not_change_because_another_seat_chose(server: Server, people: People) -> None:
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page:
        await see_all(page)
        prompt = page.states[1]["prompt"]
        version = page.states[1]["version"]
        await page.play(0)
        await page.state(1, lambda state: state["version"] > version)
        assert page.states[1]["prompt"] == prompt
        assert (await page.ask("play", seat=1, prompt=prompt["id"], action=prompt["actions"][-1]))[
            "t"
        ] == "done"


async def test_one_chair_two_people(server: Server, people: People) -> None:
    anna = people(server)
    table = await anna.open_table([None, None, "random"])
    rivals = [people(server) for _ in range(6)]

    answers = await asyncio.gather(
        *[rival.post(f"/tables/{table['id']}/sit", {"seat": 1}) for rival in rivals], return_exceptions=True
    )
    refusals = [answer for answer in answers if isinstance(answer, Refused)]
    assert [(refused.status, refused.id) for refused in refusals] == [(409, "table-seat-taken")] * 5
    [seated] = [answer for answer in answers if isinstance(answer, dict)]
    assert seated["you"] == [1]


async def test_whoever_waits_for_a_table_that_is_given_up_comes_again(tmp_path: Path) -> None:
    """The process has taken it once more since: the page must not stay with the table as it was before."""
    house = await open_app(tmp_path, Limits())
    before = await house.openings.create("anna", NewTable("raiders", 3, [None] * 3), "here")
    async with before.lock:
        waiting = asyncio.create_task(house.tables.look(before.id))
        await asyncio.sleep(0)
        house.tables.drop(before)
        after = await house.tables.find(before.id)
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(NotOurs):
            await waiting
        assert await house.tables.look(before.id) is after
    await house.timers.stop()
    await house.bots.stop()
    await house.store.close()

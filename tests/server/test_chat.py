"""Talk at a table: who may say what, who hears it, and what others mark."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.support import RAISED, Json, Page, Person, Server

People = Callable[..., Person]
NewServer = Callable[..., Server]


async def company(server: Server, people: People) -> tuple[str, Person, Person, Person]:
    """A table where Anna and Boris sit, and Zoe who only watches."""
    found = []
    for nick in ("Anna", "Boris", "Zoe"):
        person = people(server)
        await person.post("/me", {"nick": nick})
        found.append(person)
    anna, boris, zoe = found
    table = await anna.open_table([None, None, "random"])
    await boris.post(f"/tables/{table['id']}/sit", {"seat": 1})
    return table["id"], anna, boris, zoe


async def line(page: Page) -> Json:
    """The next line that is told."""
    [found] = (await page.until(lambda message: message["t"] == "chat"))["lines"]
    return dict(found)


async def refusal(page: Page, t: str, **fields: object) -> str:
    answer = await page.ask(t, **fields)
    assert answer["t"] == "refused", answer
    id: str = answer["error"]["id"]
    return id


async def test_what_is_said_is_heard_by_everybody_and_kept(server: Server, people: People) -> None:
    id, anna, boris, zoe = await company(server, people)
    async with anna.at(id) as hers, boris.at(id) as his, zoe.at(id) as watching:
        for page in (hers, his, watching):
            await page.table_when(lambda table: bool(table))
        assert (await hers.ask("say", seat=0, text="Good  luck,\nall!"))["t"] == "done"
        for page in (his, watching):
            said = await line(page)
            assert (said["number"], said["seat"], said["nick"]) == (1, 0, "Anna")
            assert (said["text"], said["marks"], said["yours"]) == ("Good luck, all!", [], [])
        assert (await watching.ask("say", seat=-1, text="I only watch 👀"))["t"] == "done"
        said = await line(his)
        assert (said["number"], said["seat"], said["nick"]) == (2, -1, "Zoe")
    async with boris.at(id) as his:
        [first, second] = (await his.until(lambda message: message["t"] == "chat"))["lines"]
        assert (first["text"], second["text"]) == ("Good luck, all!", "I only watch 👀")


async def test_who_sits_speaks_from_the_chair_even_if_the_page_does_not_know_it_yet(
    server: Server, people: People
) -> None:
    id, anna, _, _ = await company(server, people)
    async with anna.at(id) as page:
        await page.ask("say", seat=-1, text="hello")
        assert next(m for m in page.heard if m["t"] == "chat")["lines"][0]["seat"] == 0


async def test_nobody_speaks_from_a_chair_that_is_not_theirs(server: Server, people: People) -> None:
    id, _, boris, zoe = await company(server, people)
    async with boris.at(id) as his, zoe.at(id) as watching:
        for page in (his, watching):
            assert await refusal(page, "say", seat=0, text="I resign") == "table-not-your-seat"
        assert await refusal(his, "say", seat=2, text="beep") == "table-not-your-seat"
        assert await refusal(his, "say", seat=9, text="?") == "table-no-such-seat"
        assert [message for message in his.heard if message["t"] == "chat"] == []


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "chat-empty"),
        (" \n\t ", "chat-empty"),
        ("x" * 501, "chat-long"),
        ("come \u202e back", "chat-marks"),
        ("bell \x07", "chat-marks"),
        ("\u2066hidden\u2069", "chat-marks"),
        ("zero\u200bwidth", "chat-marks"),
        ("\u2800\u3164", "chat-marks"),
        ("z" + "\u0300" * 400, "chat-marks"),
    ],
)
async def test_what_would_garble_the_chat_is_refused(
    server: Server, people: People, text: str, id: str
) -> None:
    table, anna, _, _ = await company(server, people)
    async with anna.at(table) as page:
        assert await refusal(page, "say", seat=0, text=text) == id
        # What is meant as it is written stays so: markup is only text, and emoji may be joined.
        kept = "<b>no</b> & «так» 👩‍🚀 " + "é" * 470
        assert (await page.ask("say", seat=0, text=kept))["t"] == "done"
        [said] = next(m for m in page.heard if m["t"] == "chat")["lines"]
        assert said["text"] == kept


async def test_a_megabyte_is_refused_and_the_page_goes_on(server: Server, people: People) -> None:
    id, anna, _, _ = await company(server, people)
    async with anna.at(id) as page:
        await page.table_when(lambda table: bool(table))
        await page.say({"t": "say", "id": 1, "seat": 0, "text": "m" * 1_000_000})
        answer = await page.until(lambda message: message["t"] == "refused")
        assert answer["error"] == {"id": "limit-size", "args": {"most": 16384}}
        assert (await page.ask("say", seat=0, text="shorter, then"))["t"] == "done"
        assert [m["lines"][0]["number"] for m in page.heard if m["t"] == "chat"] == [1]


async def test_a_mark_is_put_on_and_taken_away(server: Server, people: People) -> None:
    id, anna, boris, zoe = await company(server, people)
    async with anna.at(id) as hers, boris.at(id) as his, zoe.at(id) as watching:
        for page in (hers, his, watching):
            await page.table_when(lambda table: bool(table))
        await hers.ask("say", seat=0, text="a dragon!")
        await line(his)
        await line(watching)
        assert (await his.ask("react", line=1, mark="🔥"))["t"] == "done"
        assert (await line(watching))["yours"] == []
        await watching.ask("react", line=1, mark="🔥")
        await watching.ask("react", line=1, mark="👍")
        seen = [await line(hers) for _ in range(3)][-1]
        assert (seen["marks"], seen["yours"]) == ([["👍", ["Zoe"]], ["🔥", ["Boris", "Zoe"]]], [])
        await his.ask("react", line=1, mark="🔥")
        await watching.ask("log", seat=-1)
    async with zoe.at(id) as watching:
        [kept] = (await watching.until(lambda message: message["t"] == "chat"))["lines"]
        assert (kept["marks"], kept["yours"]) == ([["👍", ["Zoe"]], ["🔥", ["Zoe"]]], ["👍", "🔥"])


async def test_only_lines_and_marks_that_there_are_can_be_used(server: Server, people: People) -> None:
    id, anna, _, _ = await company(server, people)
    async with anna.at(id) as page:
        assert await refusal(page, "react", line=1, mark="👍") == "chat-no-such-line"
        await page.ask("say", seat=0, text="here")
        assert await refusal(page, "react", line=1, mark="👎") == "server-form"
        assert await refusal(page, "react", line=0, mark="👍") == "server-form"


async def test_the_last_two_hundred_lines_come_with_the_greeting(server: Server, people: People) -> None:
    id, anna, _, _ = await company(server, people)
    async with anna.at(id) as page:
        for number in range(203):
            await page.ask("say", seat=0, text=f"line {number + 1}")
    async with anna.at(id) as page:
        lines = (await page.until(lambda message: message["t"] == "chat"))["lines"]
        assert [line["number"] for line in lines] == list(range(4, 204))
        assert lines[-1]["text"] == "line 203"


async def test_who_talks_too_fast_is_slowed_down_and_can_still_play(
    new_server: NewServer, people: People
) -> None:
    server = new_server(limits={**RAISED, "chat_rate": 0.001, "chat_burst": 3}).start()
    anna = people(server)
    table = await anna.open_table([None, "random", "random"], start=True)
    async with anna.at(table["id"]) as page:
        await page.state(0)
        for number in range(3):
            assert (await page.ask("say", seat=0, text=f"{number}"))["t"] == "done"
        assert await refusal(page, "say", seat=0, text="4") == "limit-rate"
        assert await refusal(page, "react", line=1, mark="👍") == "limit-rate"
        # A second page of the same person shares the measure.
        async with anna.at(table["id"]) as second:
            assert await refusal(second, "say", seat=0, text="5") == "limit-rate"
        assert (await page.play(0))["t"] == "done"


async def test_who_throws_the_cookie_away_talks_no_faster(new_server: NewServer, people: People) -> None:
    server = new_server(limits={**RAISED, "chat_address_rate": 0.001, "chat_address_burst": 3}).start()
    id, _, _, _ = await company(server, people)
    for number in range(4):
        async with people(server).at(id) as page:
            said = await page.ask("say", seat=-1, text=f"{number}")
            assert said.get("error", {}).get("id") == (None if number < 3 else "limit-rate")


async def test_what_was_said_survives_a_restart(new_server: NewServer, people: People) -> None:
    server = new_server().start()
    id, anna, boris, _ = await company(server, people)
    async with anna.at(id) as page:
        await page.ask("say", seat=0, text="back in a minute")
        await page.ask("react", line=1, mark="👏")
    server.kill()
    server.start()
    async with boris.at(id) as page:
        [kept] = (await page.until(lambda message: message["t"] == "chat"))["lines"]
        assert (kept["text"], kept["marks"], kept["yours"]) == ("back in a minute", [["👏", ["Anna"]]], [])
        await page.ask("say", seat=1, text="fine")
        assert page.heard[-2]["lines"][0]["number"] == 2

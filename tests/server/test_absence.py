"""An absent player can be waited for, played by a bot, or replaced; and games can be given up."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.support import Json, Person, Server
from tests.server.test_meeting import PATIENT, refusal
from tests.server.test_races import stored_steps
from undercroft.core.game import installed_game
from undercroft.server.tables.seating import usual_bot

People = Callable[..., Person]
NewServer = Callable[..., Server]

# The bot that plays where nobody chose one.
USUAL = usual_bot(installed_game("raiders"))


async def two_and_a_bot(anna: Person, boris: Person, **manners: object) -> str:
    """A started table: Anna on chair 0, who is its host, Boris on 1, a bot on 2."""
    table = await anna.open_table([None, None, "random"], manners=manners)
    id: str = table["id"]
    await boris.post(f"/tables/{id}/sit", {"seat": 1})
    await anna.post(f"/tables/{id}/start")
    return id


def stands_in(seat: int, bot: str | None = "random") -> Callable[[Json], bool]:
    return lambda table: table["seats"][seat]["stand_in"] == bot


async def test_a_bot_plays_for_who_is_away_until_they_are_back(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    async with anna.at(id) as hers:
        table = await anna.post(f"/tables/{id}/stand_in", {"seat": 1, "bot": USUAL})
        assert table["seats"][1]["stand_in"] == USUAL
        await hers.table_when(stands_in(1, USUAL))
        # Three rounds go by without Boris.
        for _ in range(3):
            await hers.state(0, lambda state: state["prompt"])
            await hers.play(0)
        await hers.state(0, lambda state: state["prompt"])
        async with boris.at(id) as his:
            table = await hers.table_when(stands_in(1, None))
            assert table["seats"][1]["connected"] is True
            state = await his.state(1)
            assert state["version"] > 3
            await his.table_when(stands_in(1, None))
            # The bot may have laid its card for this room before he came; for the next one he is asked himself.
            await hers.play(0)
            await his.state(1, lambda state: state["prompt"])
            assert (await his.play(1))["t"] == "done"
    assert len([seat for _, seat, _ in stored_steps(server.database, id) if seat == 1]) >= 4


async def test_nobody_weak_plays_for_who_is_away(server: Server, people: People) -> None:
    """A bot that plays anyhow would spoil the game of somebody who cannot object."""
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    async with anna.at(id):
        for bot in ("casual", "novice", "random"):
            for path in ("stand_in", "replace"):
                asked = anna.post(f"/tables/{id}/{path}", {"seat": 1, "bot": bot})
                assert await refusal(asked) == (422, "table-stand-in-weak")
        assert (await anna.get(f"/tables/{id}"))["seats"][1]["stand_in"] is None
        table = await anna.post(f"/tables/{id}/stand_in", {"seat": 1, "bot": "master"})
        assert table["seats"][1]["stand_in"] == "master"
        # For oneself one may ask anybody.
        table = await anna.post(f"/tables/{id}/stand_in", {"seat": 0, "bot": "random"})
        assert table["seats"][0]["stand_in"] == "random"


async def test_somebody_who_is_there_is_not_played_for_by_others(
    new_server: NewServer, people: People
) -> None:
    server = new_server(limits=PATIENT).start()
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    for path, body in (
        ("stand_in", {"seat": 1, "bot": "random"}),
        ("replace", {"seat": 1, "bot": "random"}),
        ("replace", {"seat": 1, "bot": None}),
        ("kick", {"seat": 1}),
    ):
        assert await refusal(anna.post(f"/tables/{id}/{path}", body)) == (409, "table-person-here")
        assert (await refusal(boris.post(f"/tables/{id}/{path}", {**body, "seat": 0})))[0] == 403
    # For oneself one may always ask a bot.
    asked = await boris.post(f"/tables/{id}/stand_in", {"seat": 1, "bot": "random"})
    assert asked["seats"][1]["stand_in"] == "random"
    back = await boris.post(f"/tables/{id}/stand_in", {"seat": 1, "bot": None})
    assert back["seats"][1]["stand_in"] is None
    nobody = boris.post(f"/tables/{id}/stand_in", {"seat": 2, "bot": "random"})
    assert await refusal(nobody) == (409, "table-nobody-there")
    genius = boris.post(f"/tables/{id}/stand_in", {"seat": 1, "bot": "genius"})
    assert await refusal(genius) == (422, "setup-bot")


async def test_who_plays_themselves_is_back(new_server: NewServer, people: People) -> None:
    # Bots that take an hour: the person is faster.
    server = new_server("--bot-pace", "3600").start()
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    async with boris.at(id) as his:
        await his.state(1)
        await boris.post(f"/tables/{id}/stand_in", {"seat": 1, "bot": "random"})
        await his.table_when(stands_in(1))
        assert (await his.play(1))["t"] == "done"
        await his.table_when(stands_in(1, None))


async def test_patience_ends_and_a_bot_plays_for_the_absent(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris, patience=10)
    async with anna.at(id) as hers:
        await hers.play(0)
        await hers.table_when(stands_in(1, USUAL))
        # It goes on as long as he is away, and the table says so.
        await hers.state(0, lambda state: state["prompt"])
        assert hers.table["seats"][1]["away"] is not None
        async with boris.at(id):
            await hers.table_when(stands_in(1, None))


async def test_after_a_restart_a_bot_still_stands_in_and_goes_on_though_nobody_looks(
    new_server: NewServer, people: People
) -> None:
    server = new_server("--bot-pace", "3600").start()
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    await anna.post(f"/tables/{id}/stand_in", {"seat": 0, "bot": "random"})
    await anna.post(f"/tables/{id}/stand_in", {"seat": 1, "bot": USUAL})
    assert server.stop() == 0
    assert stored_steps(server.database, id) == []
    server.arguments[1] = "0"
    server.start()
    # A watcher comes; nobody who sits there does.
    async with people(server).at(id) as watching:
        end = await watching.state(-1, lambda state: state["outcome"])
        assert end["outcome"] is not None
    assert server.complaints() == ""


async def test_who_is_away_can_be_replaced_for_good(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    async with anna.at(id) as hers:
        await hers.state(0)
        table = await anna.post(f"/tables/{id}/replace", {"seat": 1, "bot": USUAL})
        assert table["seats"][1] == {
            "kind": "bot",
            "nick": None,
            "bot": USUAL,
            "connected": True,
            "stand_in": None,
            "away": None,
            "resigned": False,
        }
        assert (await boris.get(f"/tables/{id}"))["you"] == []
        assert await refusal(anna.post(f"/tables/{id}/replace", {"seat": 1, "bot": None})) == (
            409,
            "table-nobody-there",
        )
        assert (await hers.play_to_the_end([0]))["outcome"] is not None


async def test_an_open_chair_in_a_game_is_taken_by_whoever_comes(server: Server, people: People) -> None:
    anna, boris, guest = people(server), people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    await guest.get("/me")
    async with anna.at(id) as hers, guest.at(id) as theirs:
        await theirs.state(-1)
        assert await refusal(guest.post(f"/tables/{id}/sit", {})) == (409, "table-already-started")
        table = await anna.post(f"/tables/{id}/replace", {"seat": 1, "bot": None})
        assert table["seats"][1]["kind"] == "open"
        # Who plays already may not look into another hand.
        second = anna.post(f"/tables/{id}/sit", {"seat": 1})
        assert await refusal(second) == (409, "table-already-seated")
        assert (await guest.post(f"/tables/{id}/sit", {"promise": "ff" * 32}))["you"] == [1]
        state = await theirs.state(1, lambda state: state["prompt"])
        assert state["seat"] == 1
        assert (await theirs.play(1))["t"] == "done"
        await hers.table_when(lambda table: table["seats"][1]["kind"] == "person")
    assert (await boris.get(f"/tables/{id}"))["you"] == []


async def test_who_lost_a_chair_looks_on_as_a_watcher(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    async with boris.at(id) as his, anna.at(id):
        await his.state(1)
        await boris.post(f"/tables/{id}/resign", {"seat": 1})
        table = await his.table_when(lambda table: table["you"] == [])
        assert (table["seats"][1]["kind"], table["seats"][1]["resigned"]) == ("bot", True)
        await his.state(-1)
        refused = await his.ask("log", seat=1)
        assert refused["error"]["id"] == "table-not-your-seat"


async def test_a_kicked_person_leaves_an_open_chair_in_the_game(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    table = await anna.post(f"/tables/{id}/kick", {"seat": 1})
    assert table["seats"][1]["kind"] == "open"
    assert await refusal(boris.post(f"/tables/{id}/sit", {"seat": 1})) == (403, "table-shut-out")
    assert await refusal(boris.get(f"/tables/{id}/record")) == (403, "table-shut-out")


async def test_a_host_who_resigns_is_followed_by_the_next_person(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    resigned = await anna.post(f"/tables/{id}/resign", {"seat": 0})
    assert (resigned["status"], resigned["host"]) == ("playing", False)
    seen = await boris.get(f"/tables/{id}")
    assert (seen["host"], seen["seats"][0]["bot"]) == (True, USUAL)
    assert await refusal(anna.post(f"/tables/{id}/resign", {"seat": 0})) == (403, "table-not-your-seat")


async def test_a_game_without_people_is_over(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    async with anna.at(id) as hers:
        before = await hers.state(0, lambda state: state["waiting"] == [0, 1])
        await boris.post(f"/tables/{id}/resign", {"seat": 1})
        await anna.post(f"/tables/{id}/resign", {"seat": 0})
        table = await hers.table_when(lambda table: table["status"] == "over")
        assert (table["ending"], table["code"], table["leads"]) == ("abandoned", None, False)
        state = await hers.state(0, lambda state: not state["waiting"])
        assert state["version"] > before["version"]
        assert (state["prompt"], state["say"], state["outcome"]) == (None, None, None)
        late = await hers.ask("play", seat=0, prompt=1, action=before["prompt"]["actions"][0])
        assert late["error"]["id"] == "table-ended"
        assert (await hers.ask("take_back", seat=0))["error"]["id"] == "table-ended"
    [listed] = await anna.get("/tables")
    assert (listed["status"], listed["ending"], listed["your_turn"]) == ("over", "abandoned", False)
    # After it was read again from the database it is as it was.
    async with anna.at(id) as page:
        assert (await page.state(0))["version"] == state["version"]
    assert (await anna.post(f"/tables/{id}/again"))["status"] == "lobby"


async def test_an_ended_game_is_the_same_after_a_restart(new_server: NewServer, people: People) -> None:
    server = new_server().start()
    anna = people(server)
    table = await anna.open_table([None, "random", "random"], start=True)
    id = table["id"]
    async with anna.at(id) as page:
        await page.state(0, lambda state: state["prompt"])
        await page.play(0)
        await page.state(0, lambda state: state["prompt"])
        await anna.post(f"/tables/{id}/close")
        last = await page.state(0, lambda state: not state["waiting"])
    assert server.stop() == 0
    server.start()
    async with anna.at(id) as page:
        assert await page.state(0) == {**last, "events": []}
        assert page.table["ending"] == "abandoned"
    assert server.complaints() == ""


async def test_a_game_of_others_cannot_be_closed(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris)
    assert await refusal(anna.post(f"/tables/{id}/close")) == (409, "table-others-sit")
    await boris.post(f"/tables/{id}/resign", {"seat": 1})
    assert (await anna.post(f"/tables/{id}/close"))["ending"] == "abandoned"

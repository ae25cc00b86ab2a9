"""What everybody has to agree to: ending a game as it stands, and taking back what was already final."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from tests.server.support import Json, Page, Person, Refused, Server, open_database
from tests.server.test_meeting import PATIENT, refusal
from tests.server.test_races import stored_steps

People = Callable[..., Person]
NewServer = Callable[..., Server]
TAKE_BACK = {"seat": 0, "kind": "take_back"}
END = {"seat": 0, "kind": "end"}


async def three_people(server: Server, people: People, **manners: object) -> tuple[str, list[Person]]:
    """A started table at which three people sit, each with a browser of their own."""
    friends = [people(server) for _ in range(3)]
    table = await friends[0].open_table([None, None, None], manners=manners)
    for friend in friends[1:]:
        await friend.post(f"/tables/{table['id']}/sit", {})
    await friends[0].post(f"/tables/{table['id']}/start")
    return table["id"], friends


@asynccontextmanager
async def present(id: str, friends: list[Person]) -> AsyncIterator[list[Page]]:
    """All of them look at the table and know of each other."""
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(friend.at(id)) for friend in friends]
        for page in pages:
            await page.table_when(lambda table: [seat["connected"] for seat in table["seats"]] == [True] * 3)
        for seat, page in enumerate(pages):
            await page.state(seat)
        yield pages


async def agree(person: Person, id: str, seat: int, agree: bool = True) -> Json:
    table: Json = await person.post(f"/tables/{id}/consent", {"seat": seat, "agree": agree})
    return table


def actions(server: Server, id: str) -> list[str | None]:
    return [action for _, _, action in stored_steps(server.database, id)]


async def test_a_game_ends_as_it_stands_when_all_agree(server: Server, people: People) -> None:
    id, friends = await three_people(server, people)
    anna, boris, clara = friends
    async with present(id, friends) as pages:
        await pages[1].play(1)
        asked = await anna.post(f"/tables/{id}/propose", END)
        assert asked["proposal"] == {"kind": "end", "seat": 0, "agreed": [], "asked": [1, 2], "chair": None}
        await pages[2].table_when(lambda table: table["proposal"] is not None)
        assert (await agree(boris, id, 1))["proposal"]["agreed"] == [1]
        over = await agree(clara, id, 2)
        assert (over["status"], over["ending"], over["proposal"]) == ("over", "agreed", None)
        for seat, page in enumerate(pages):
            await page.table_when(lambda table: table["ending"] == "agreed")
            state = await page.state(seat, lambda state: not state["waiting"])
            assert (state["prompt"], state["say"], state["outcome"]) == (None, None, None)
        refused = await pages[0].ask("play", seat=0, prompt=1, action={"verb": "Play", "card": "1"})
        assert refused["t"] == "refused"
    # It can be seen again, is proved fair and can be kept.
    record = await clara.get(f"/tables/{id}/record")
    assert (record["ending"], record["outcome"], len(record["entries"])) == ("agreed", None, 1)
    assert (await boris.get(f"/tables/{id}/verify"))["ok"] is True
    replay = await boris.get(f"/tables/{id}/replay?eyes=1")
    assert [frame["state"]["prompt"] is None for frame in replay["frames"]] == [False, True]
    assert replay["frames"][-1]["state"]["waiting"] == []


async def test_what_was_final_is_taken_back_when_all_agree(server: Server, people: People) -> None:
    id, friends = await three_people(server, people)
    anna, boris, clara = friends
    async with present(id, friends) as pages:
        before = pages[0].states[0]
        seen = pages[1].states[1]
        await pages[0].play(0)
        await pages[1].play(1)
        await anna.post(f"/tables/{id}/propose", TAKE_BACK)
        await agree(boris, id, 1)
        await pages[2].table_when(lambda table: table["proposal"] is not None)
        table = await agree(clara, id, 2)
        assert (table["status"], table["proposal"]) == ("playing", None)
        hers = await pages[0].state(0, lambda state: state["undone"] is not None)
        assert hers["undone"] == before["version"] + 1
        assert hers["prompt"]["id"] == before["prompt"]["id"] + 1
        assert hers["prompt"]["actions"] == before["prompt"]["actions"]
        his = await pages[1].state(1, lambda state: state["undone"] is not None)
        assert (his["view"], his["waiting"]) == (seen["view"], [0, 1, 2])
        # The message with the game comes before the one that the proposal is done.
        await pages[2].table_when(lambda table: table["proposal"] is None)
        kinds = [m["t"] for m in pages[2].heard if m["t"] in ("state", "table")]
        assert kinds[-2:] == ["state", "table"]
        assert pages[2].states[2]["undone"] is not None
        # What was answered before is over; the question is asked again.
        old = await pages[0].ask("play", seat=0, prompt=1, action=before["prompt"]["actions"][1])
        assert old["error"]["id"] == "action-stale"
        assert (await pages[0].play(0))["t"] == "done"
        log = (await pages[0].ask("log", seat=0))["body"]["events"]
        assert [version for version, _ in log] == sorted({version for version, _ in log})
    assert [action for action in actions(server, id) if action and action.startswith("@")] == ["@0"]


async def test_the_dice_go_on_after_a_take_back_and_the_game_is_proved(
    new_server: NewServer, people: People
) -> None:
    server = new_server().start()
    anna = people(server)
    table = await anna.open_table([None, "random", "random"], start=True)
    id = table["id"]
    async with anna.at(id) as page:
        await page.state(0)
        for _ in range(7):
            await page.state(0, lambda state: state["prompt"])
            await page.play(0)
        await page.state(0, lambda state: state["prompt"])
        # Bots agree, so that it is done at once; the rooms behind the door were drawn and stay used.
        done = await anna.post(f"/tables/{id}/propose", TAKE_BACK)
        assert done["proposal"] is None
        await page.state(0, lambda state: state["undone"] is not None)
        end = await page.play_to_the_end([0])
        assert end["outcome"] is not None
    record = await anna.get(f"/tables/{id}/record")
    backs = [index for index, entry in enumerate(record["entries"]) if entry[1].startswith("@")]
    assert len(backs) == 1
    assert (await anna.get(f"/tables/{id}/verify"))["problem"] is None
    frame = (await anna.get(f"/tables/{id}/replay?eyes=0&from={backs[0] + 1}&count=1"))["frames"][0]
    to = int(record["entries"][backs[0]][1][1:])
    assert (frame["back"], frame["action"], frame["state"]["undone"]) == (True, None, to + 2)
    # After a restart the seats see the end under the same numbers.
    assert server.stop() == 0
    server.start()
    async with anna.at(id) as page:
        again = await page.state(0)
        assert {**again, "events": []} == {**end, "events": []}


async def test_one_no_ends_it_and_so_does_the_proposer(server: Server, people: People) -> None:
    id, friends = await three_people(server, people)
    anna, boris, clara = friends
    async with present(id, friends) as pages:
        await anna.post(f"/tables/{id}/propose", END)
        await agree(boris, id, 1)
        assert (await agree(clara, id, 2, False))["proposal"] is None
        await boris.post(f"/tables/{id}/propose", {"seat": 1, "kind": "end"})
        assert (await agree(boris, id, 1, False))["proposal"] is None
        assert await refusal(anna.post(f"/tables/{id}/consent", {"seat": 0, "agree": True})) == (
            409,
            "proposal-none",
        )
        assert (await pages[0].play(0))["t"] == "done"


async def test_what_was_declined_is_not_proposed_again_before_the_next_step(
    new_server: NewServer, people: People
) -> None:
    server = new_server(limits={**PATIENT, "proposal_seconds": 3600}).start()
    id, friends = await three_people(server, people)
    anna, boris, clara = friends
    propose = f"/tables/{id}/propose"
    async with present(id, friends) as pages:
        await pages[0].play(0)
        await anna.post(propose, END)
        table = await agree(boris, id, 1, False)
        assert table["declined"] == [{"seat": 0, "kind": "end"}]
        assert await refusal(anna.post(propose, END)) == (409, "proposal-lately")
        # Another may propose it, and she something else; and who withdraws waits as well.
        await anna.post(propose, TAKE_BACK)
        await agree(anna, id, 0, False)
        assert await refusal(anna.post(propose, TAKE_BACK)) == (409, "proposal-lately")
        assert (await clara.post(propose, {"seat": 2, "kind": "end"}))["proposal"]["seat"] == 2
        await agree(boris, id, 1, False)
        # Steps of others change nothing; her own next one does.
        await pages[1].play(1)
        await pages[2].play(2)
        await pages[2].table_when(lambda table: {"seat": 2, "kind": "end"} not in table["declined"])
        assert await refusal(anna.post(propose, END)) == (409, "proposal-lately")
        await pages[0].state(0, lambda state: state["prompt"])
        await pages[0].play(0)
        await pages[1].table_when(lambda table: table["declined"] == [])
        assert (await anna.post(propose, END))["proposal"]["kind"] == "end"


async def test_what_was_declined_may_be_proposed_again_after_a_while(
    new_server: NewServer, people: People
) -> None:
    server = new_server(limits={**PATIENT, "proposal_seconds": 0.5}).start()
    id, friends = await three_people(server, people)
    anna, boris, _ = friends
    async with present(id, friends) as pages:
        await anna.post(f"/tables/{id}/propose", END)
        await agree(boris, id, 1, False)
        await pages[0].table_when(lambda table: table["declined"] != [])
        # Everybody hears when it is over.
        await pages[0].table_when(lambda table: table["declined"] == [])
        assert (await anna.post(f"/tables/{id}/propose", END))["proposal"] is not None


async def test_several_people_at_one_device_propose_each_for_themselves(
    new_server: NewServer, people: People
) -> None:
    server = new_server(limits={**PATIENT, "proposal_seconds": 3600}).start()
    anna, boris = people(server), people(server)
    id = (await anna.open_table([None] * 4))["id"]
    await anna.post(f"/tables/{id}/sit", {"seat": 1})
    await anna.post(f"/tables/{id}/sit", {"seat": 2})
    await boris.post(f"/tables/{id}/sit", {"seat": 3})
    await anna.post(f"/tables/{id}/name", {"seat": 2, "nick": "Grandpa"})
    await anna.post(f"/tables/{id}/start")
    await anna.post(f"/tables/{id}/propose", END)
    await agree(boris, id, 3, False)
    for seat in (0, 1):
        again = anna.post(f"/tables/{id}/propose", {"seat": seat, "kind": "end"})
        assert await refusal(again) == (409, "proposal-lately")
    assert (await anna.post(f"/tables/{id}/propose", {"seat": 2, "kind": "end"}))["proposal"]["seat"] == 2


async def test_the_next_step_ends_it_and_everybody_hears_that(server: Server, people: People) -> None:
    id, friends = await three_people(server, people)
    anna, boris, _ = friends
    async with present(id, friends) as pages:
        await anna.post(f"/tables/{id}/propose", END)
        await pages[2].table_when(lambda table: table["proposal"] is not None)
        await pages[1].play(1)
        await pages[2].table_when(lambda table: table["proposal"] is None)
        assert (await anna.get(f"/tables/{id}"))["proposal"] is None
        assert await refusal(boris.post(f"/tables/{id}/consent", {"seat": 1, "agree": True})) == (
            409,
            "proposal-none",
        )


async def test_bots_wait_while_something_is_proposed(new_server: NewServer, people: People) -> None:
    server = new_server(limits=PATIENT).start()
    anna, boris = people(server), people(server)
    table = await anna.open_table([None, None, "random"])
    id = table["id"]
    await boris.post(f"/tables/{id}/sit", {"seat": 1})
    await anna.post(f"/tables/{id}/start")
    async with anna.at(id) as page:
        for _ in range(3):
            # Whatever the bot was about to do, the proposal stands until Boris answers it.
            await anna.post(f"/tables/{id}/propose", END)
            await agree(boris, id, 1, False)
        await anna.post(f"/tables/{id}/propose", END)
        assert (await agree(boris, id, 1, False))["proposal"] is None
        # Then it goes on.
        await page.state(0, lambda state: 2 not in state["waiting"])


async def test_who_is_away_is_asked_and_for_whom_a_bot_stands_in_is_not(
    server: Server, people: People
) -> None:
    id, friends = await three_people(server, people)
    anna, boris, clara = friends
    async with anna.at(id) as hers, boris.at(id) as his:
        await hers.table_when(lambda table: table["seats"][1]["connected"])
        await his.state(1)
        await hers.play(0)
        asked = await anna.post(f"/tables/{id}/propose", TAKE_BACK)
        # Clara has not come yet: she is asked all the same.
        assert asked["proposal"]["asked"] == [1, 2]
        async with clara.at(id) as theirs:
            await theirs.state(2)
            # She gives her chair to a bot for the time being: her consent is not waited for.
            await clara.post(f"/tables/{id}/stand_in", {"seat": 2, "bot": "random"})
            assert (await agree(boris, id, 1))["proposal"] is None
    assert "@0" in actions(server, id)


async def three_and_a_bot(
    server: Server, people: People, **manners: object
) -> tuple[str, Person, Person, Person]:
    """A started table of Raiders: Anna, Boris and Clara, and a bot that is asked together with them."""
    anna, boris, clara = (people(server) for _ in range(3))
    id = (await anna.open_table([None, None, None, "random"], manners=manners))["id"]
    for friend in (boris, clara):
        await friend.post(f"/tables/{id}/sit", {})
    return id, anna, boris, clara


async def test_bots_wait_for_the_answer_of_who_is_away_too(new_server: NewServer, people: People) -> None:
    # Bots that take a moment: what is proposed before their first step stands until it is answered.
    server = new_server("--bot-pace", "3").start()
    id, anna, boris, clara = await three_and_a_bot(server, people)
    async with anna.at(id) as hers:
        await anna.post(f"/tables/{id}/start")
        await hers.state(0)
        assert hers.table["seats"][2]["away"] is not None
        asked = await anna.post(f"/tables/{id}/propose", END)
        assert asked["proposal"]["asked"] == [1, 2]
        await agree(boris, id, 1)
        # The bot's moment goes by: at a table that was started later bots have played.
        later = (await anna.open_table([None, "random", "random"], start=True))["id"]
        async with anna.at(later) as page:
            await page.state(0, lambda state: state["waiting"] == [0])
        assert actions(server, id) == []
        async with clara.at(id) as theirs:
            await theirs.table_when(lambda table: table["proposal"] is not None)
            assert (await agree(clara, id, 2))["ending"] == "agreed"
    assert actions(server, id) == []


async def test_who_has_agreed_may_still_say_no_and_the_bots_go_on(server: Server, people: People) -> None:
    id, anna, boris, _ = await three_and_a_bot(server, people)
    async with anna.at(id) as hers:
        await anna.post(f"/tables/{id}/start")
        await anna.post(f"/tables/{id}/propose", END)
        await agree(boris, id, 1)
        assert (await agree(boris, id, 1, False))["proposal"] is None
        await hers.state(0, lambda state: 3 not in state["waiting"])


@pytest.mark.parametrize("kind", ["take_back", "end"])
@pytest.mark.parametrize("leaves", ["resign", "replace", "stand_in"])  # a kick is a proposal itself
async def test_who_leaves_is_no_longer_asked_and_what_the_rest_agreed_to_is_done(
    server: Server, people: People, kind: str, leaves: str
) -> None:
    id, friends = await three_people(server, people)
    anna, boris, clara = friends
    async with anna.at(id) as hers, boris.at(id) as his:
        await hers.state(0)
        await his.state(1)
        await hers.play(0)
        await anna.post(f"/tables/{id}/propose", {"seat": 0, "kind": kind})
        await agree(boris, id, 1)
        body = {"bot": "seasoned"} if leaves in ("replace", "stand_in") else {}
        who = clara if leaves in ("resign", "stand_in") else anna
        await who.post(f"/tables/{id}/{leaves}", {"seat": 2, **body})
        if kind == "end":
            await his.table_when(lambda table: table["ending"] == "agreed")
        else:
            await hers.state(0, lambda state: state["undone"] is not None)
            await his.table_when(lambda table: table["proposal"] is None)
    assert (actions(server, id)[1:2] == ["@0"]) == (kind == "take_back")


@pytest.mark.parametrize("who", ["asked", "proposer"])
async def test_a_proposal_falls_with_the_last_who_was_asked_or_who_made_it(
    server: Server, people: People, who: str
) -> None:
    anna, boris = people(server), people(server)
    id = (await anna.open_table([None, None, "random"]))["id"]
    await boris.post(f"/tables/{id}/sit", {})
    async with anna.at(id) as hers, boris.at(id) as his:
        await anna.post(f"/tables/{id}/start")
        await anna.post(f"/tables/{id}/propose", END)
        leaver, seat, page = (boris, 1, hers) if who == "asked" else (anna, 0, his)
        table = await leaver.post(f"/tables/{id}/resign", {"seat": seat})
        assert (table["status"], table["proposal"]) == ("playing", None)
        # The bots no longer wait for anybody.
        await page.state(1 - seat, lambda state: state["waiting"] == [1 - seat])


async def test_what_all_have_agreed_to_is_done_after_a_power_cut_too(
    new_server: NewServer, people: People
) -> None:
    """The last change of the chairs was written, and then the power went off."""
    server = new_server().start()
    id, friends = await three_people(server, people)
    await friends[0].post(f"/tables/{id}/propose", END)
    server.kill()
    agreed = {"kind": "end", "seat": 0, "agreed": [1, 2], "asked": [1, 2]}
    with open_database(server.database) as connection:
        connection.execute("UPDATE tables SET proposal = ? WHERE id = ?", [json.dumps(agreed), id])
    server.start()
    async with friends[1].at(id) as page:
        await page.table_when(lambda table: table["ending"] == "agreed")


async def test_nothing_is_agreed_to_while_bots_stand_in_for_all_the_others(
    server: Server, people: People
) -> None:
    id, friends = await three_people(server, people)
    anna, boris, clara = friends
    for person, seat in ((boris, 1), (clara, 2)):
        await person.post(f"/tables/{id}/stand_in", {"seat": seat, "bot": "random"})
    for wish in (END, TAKE_BACK):
        with pytest.raises(Refused) as refused:
            await anna.post(f"/tables/{id}/propose", wish)
        assert (refused.value.status, refused.value.id) == (409, "proposal-nobody")


async def test_chairs_of_one_person_are_asked_once_and_named_ones_each(
    server: Server, people: People
) -> None:
    """Several people at one device have names; one person on several chairs is asked once."""
    anna, boris = people(server), people(server)
    table = await anna.open_table([None] * 5)
    id = table["id"]
    await anna.post(f"/tables/{id}/sit", {"seat": 1})
    await anna.post(f"/tables/{id}/sit", {"seat": 2})
    await boris.post(f"/tables/{id}/sit", {"seat": 3})
    await boris.post(f"/tables/{id}/sit", {"seat": 4})
    await anna.post(f"/tables/{id}/name", {"seat": 2, "nick": "Grandpa"})
    await anna.post(f"/tables/{id}/start")
    async with anna.at(id) as hers, boris.at(id) as his:
        await hers.table_when(lambda table: table["seats"][3]["connected"])
        await his.state(3)
        asked = await anna.post(f"/tables/{id}/propose", END)
        assert asked["proposal"]["asked"] == [2, 3, 4]
        assert (await agree(boris, id, 3))["proposal"]["agreed"] == [3, 4]
        assert (await agree(anna, id, 2))["ending"] == "agreed"


async def test_what_cannot_be_proposed_is_refused(server: Server, people: People) -> None:
    id, friends = await three_people(server, people, friendly=False)
    anna, boris, _ = friends
    lobby = await anna.open_table([None, None, None])
    propose = f"/tables/{id}/propose"
    async with present(id, friends):
        assert await refusal(anna.post(propose, TAKE_BACK)) == (409, "proposal-not-friendly")
        assert await refusal(boris.post(propose, END)) == (403, "table-not-your-seat")
        assert await refusal(people(server).post(propose, END)) == (403, "table-not-your-seat")
        assert await refusal(anna.post(propose, {"seat": 7, "kind": "end"})) == (422, "table-no-such-seat")
        assert await refusal(anna.post(propose, {"seat": 0, "kind": "win"})) == (400, "server-form")
        assert await refusal(anna.post(f"/tables/{lobby['id']}/propose", END)) == (409, "table-not-started")
        await anna.post(propose, END)
        assert await refusal(boris.post(propose, {"seat": 1, "kind": "end"})) == (409, "proposal-pending")
        # A late click that meant another proposal agrees to nothing.
        late = {"seat": 1, "agree": True, "kind": "take_back"}
        assert await refusal(boris.post(f"/tables/{id}/consent", late)) == (409, "proposal-none")
        assert await refusal(boris.post(f"/tables/{id}/consent", {"seat": 0, "agree": True})) == (
            403,
            "table-not-your-seat",
        )
    friendly, others = await three_people(server, people)
    async with present(friendly, others):
        assert await refusal(others[0].post(f"/tables/{friendly}/propose", TAKE_BACK)) == (
            409,
            "take-back-nothing",
        )


async def test_a_proposal_survives_a_restart(new_server: NewServer, people: People) -> None:
    server = new_server(limits=PATIENT).start()
    id, friends = await three_people(server, people)
    anna, boris, clara = friends
    async with present(id, friends) as pages:
        await pages[0].play(0)
        await anna.post(f"/tables/{id}/propose", TAKE_BACK)
        asked = await agree(boris, id, 1)
    server.kill()
    server.start()
    assert (await clara.get(f"/tables/{id}"))["proposal"] == asked["proposal"]
    assert (await agree(clara, id, 2))["proposal"] is None
    assert actions(server, id)[1:] == ["@0"]
    async with anna.at(id) as page:
        state = await page.state(0)
        assert state["prompt"]["id"] == 2

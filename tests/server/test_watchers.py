"""Watchers can be muted and kicked by whoever leads the table."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.postgres import Postgres
from tests.server.support import Page, Person, Server
from tests.server.test_chat import company
from tests.server.test_chat import refusal as refused
from tests.server.test_meeting import PATIENT, refusal

People = Callable[..., Person]
NewServer = Callable[..., Server]


async def watcher_at(page: Page, count: int = 1) -> str:
    """The id of the first who looks on, once this many do."""
    table = await page.table_when(lambda table: len(table["watchers"]) == count)
    found: str = table["watchers"][0]["id"]
    return found


async def test_those_who_sit_see_who_watches(server: Server, people: People) -> None:
    id, anna, boris, zoe = await company(server, people)
    other = (await anna.open_table([None, None, "random"]))["id"]
    async with anna.at(id) as hers, boris.at(id) as his:
        async with zoe.at(id) as watching, zoe.at(id) as second_tab:
            for page in (hers, his):
                table = await page.table_when(lambda table: table["watchers"] != [])
                assert [(one["nick"], one["muted"]) for one in table["watchers"]] == [("Zoe", False)]
            # She is shown nobody: watchers may be many.
            for page in (watching, second_tab):
                assert (await page.table_when(bool))["watchers"] == []
            await zoe.post("/me", {"nick": "Zoya"})
            await hers.table_when(lambda table: [one["nick"] for one in table["watchers"]] == ["Zoya"])
            # The id tells nobody who she is elsewhere.
            async with zoe.at(other), anna.at(other) as there:
                assert await watcher_at(there) != await watcher_at(hers)
        await hers.table_when(lambda table: table["watchers"] == [])
        # Who sits down does not watch any more; who stands up does.
        async with zoe.at(id):
            await watcher_at(hers)
            await boris.post(f"/tables/{id}/stand", {"seat": 1})
            await hers.table_when(lambda table: sorted(nicks(table)) == ["Boris", "Zoya"])
            await zoe.post(f"/tables/{id}/sit", {})
            await hers.table_when(lambda table: nicks(table) == ["Boris"])


def nicks(table: dict[str, list[dict[str, str]]]) -> list[str]:
    return [one["nick"] for one in table["watchers"]]


async def test_who_was_shown_out_cannot_come_back_and_others_can(server: Server, people: People) -> None:
    id, anna, boris, zoe = await company(server, people)
    guest = people(server)
    await anna.post(f"/tables/{id}/bot", {"seat": 2, "bot": None})
    async with anna.at(id) as hers, boris.at(id) as his, zoe.at(id) as watching:
        who = await watcher_at(hers)
        await watching.table_when(bool)
        out = {"watcher": who}
        assert await refusal(boris.post(f"/tables/{id}/show_out", out)) == (403, "table-lead-only")
        assert await refusal(zoe.post(f"/tables/{id}/show_out", out)) == (403, "table-lead-only")
        assert (await anna.post(f"/tables/{id}/show_out", out))["watchers"] == []
        bye = await watching.until(lambda message: message["t"] == "bye")
        assert bye["error"]["id"] == "table-shut-out"
        await watching.socket.wait_closed()
        for page in (hers, his):
            await page.table_when(lambda table: table["watchers"] == [])
        assert await refusal(anna.post(f"/tables/{id}/show_out", out)) == (409, "table-no-such-watcher")
        # The same cookie opens nothing here any more.
        for asked in (
            zoe.get(f"/tables/{id}"),
            zoe.post(f"/tables/{id}/sit", {}),
            zoe.get(f"/tables/{id}/record"),
        ):
            assert await refusal(asked) == (403, "table-shut-out")
        async with zoe.at(id) as again:
            assert (await again.hear())["error"]["id"] == "table-shut-out"
        async with guest.at(id) as theirs:
            await theirs.table_when(bool)
            assert await watcher_at(hers) != who
        assert (await guest.post(f"/tables/{id}/sit", {}))["you"] == [2]


async def test_a_muted_watcher_hears_but_cannot_speak_or_mark(server: Server, people: People) -> None:
    id, anna, boris, zoe = await company(server, people)
    async with anna.at(id) as hers, zoe.at(id) as watching:
        who = await watcher_at(hers)
        mute = {"watcher": who, "muted": True}
        assert await refusal(boris.post(f"/tables/{id}/mute", mute)) == (403, "table-lead-only")
        assert (await anna.post(f"/tables/{id}/mute", mute))["watchers"][0]["muted"] is True
        assert await refused(watching, "say", seat=-1, text="But why?") == "chat-muted"
        assert (await hers.ask("say", seat=0, text="Because."))["t"] == "done"
        [line] = (await watching.until(lambda message: message["t"] == "chat"))["lines"]
        assert line["text"] == "Because."
        assert await refused(watching, "react", line=1, mark="👍") == "chat-muted"
        # It holds for who comes back, and can be undone.
        async with zoe.at(id) as second_tab:
            assert await refused(second_tab, "say", seat=-1, text="Still?") == "chat-muted"
        await anna.post(f"/tables/{id}/mute", {**mute, "muted": False})
        assert (await watching.ask("say", seat=-1, text="Thanks."))["t"] == "done"
        # Who takes a chair plays, and players talk.
        await anna.post(f"/tables/{id}/mute", mute)
        await anna.post(f"/tables/{id}/bot", {"seat": 2, "bot": None})
        await zoe.post(f"/tables/{id}/sit", {})
        assert (await watching.ask("say", seat=2, text="Here I am."))["t"] == "done"


async def test_who_is_muted_does_not_speak_by_their_name_either(server: Server, people: People) -> None:
    id, anna, _, zoe = await company(server, people)
    async with anna.at(id) as hers:
        async with zoe.at(id):
            mute = {"watcher": await watcher_at(hers), "muted": True}
            await anna.post(f"/tables/{id}/mute", mute)
            await zoe.post("/me", {"nick": "Play the key!"})
            assert nicks(await anna.get(f"/tables/{id}")) == ["Zoe"]
        await hers.table_when(lambda table: table["watchers"] == [])
        async with zoe.at(id):
            await watcher_at(hers)
            assert nicks(hers.table) == ["Zoe"]
            shown = await anna.post(f"/tables/{id}/mute", {**mute, "muted": False})
            assert nicks(shown) == ["Play the key!"]
            await hers.table_when(lambda table: nicks(table) == ["Play the key!"])


async def test_who_has_sat_down_through_another_process_is_no_watcher(
    postgres: Postgres, new_server: NewServer, people: People
) -> None:
    first = new_server(limits=PATIENT, name="first")
    second = new_server(limits=PATIENT, name="second")
    first.address = second.address = await postgres.create("watchers")
    first.start()
    second.start()
    id, anna, _, zoe = await company(first, people)
    elsewhere = people(second)
    elsewhere.http.cookies.set("undercroft", zoe.cookie())
    await anna.post(f"/tables/{id}/bot", {"seat": 2, "bot": None})
    async with anna.at(id) as hers, zoe.at(id):
        who = await watcher_at(hers)
        assert (await elsewhere.post(f"/tables/{id}/sit", {}))["you"] == [2]
        for asked in (
            anna.post(f"/tables/{id}/show_out", {"watcher": who}),
            anna.post(f"/tables/{id}/mute", {"watcher": who, "muted": True}),
        ):
            assert await refusal(asked) == (409, "table-no-such-watcher")
        assert (await zoe.get(f"/tables/{id}"))["you"] == [2]


async def test_muting_and_showing_out_survive_a_power_cut(new_server: NewServer, people: People) -> None:
    server = new_server(limits=PATIENT).start()
    id, anna, _, zoe = await company(server, people)
    guest = people(server)
    await guest.get("/me")
    async with anna.at(id) as hers:
        async with zoe.at(id):
            await anna.post(f"/tables/{id}/mute", {"watcher": await watcher_at(hers), "muted": True})
        await hers.table_when(lambda table: table["watchers"] == [])
        async with guest.at(id):
            await anna.post(f"/tables/{id}/show_out", {"watcher": await watcher_at(hers)})
    server.kill()
    server.start()
    # Nor does the name speak that was taken in the meantime.
    await zoe.post("/me", {"nick": "Play the key!"})
    async with zoe.at(id) as watching, anna.at(id) as hers:
        assert await refused(watching, "say", seat=-1, text="Well?") == "chat-muted"
        await watcher_at(hers)
        assert nicks(hers.table) == ["Zoe"]
    assert await refusal(guest.get(f"/tables/{id}")) == (403, "table-shut-out")
    assert server.complaints() == ""


async def test_after_the_game_the_host_still_keeps_order(server: Server, people: People) -> None:
    id, anna, _, zoe = await company(server, people)
    await anna.post(f"/tables/{id}/close")
    async with anna.at(id) as hers, zoe.at(id) as watching:
        await anna.post(f"/tables/{id}/show_out", {"watcher": await watcher_at(hers)})
        bye = await watching.until(lambda message: message["t"] == "bye")
        assert bye["error"]["id"] == "table-shut-out"


async def test_at_the_table_that_follows_they_are_as_unwelcome(new_server: NewServer, people: People) -> None:
    server = new_server(limits=PATIENT).start()
    id, anna, boris, zoe = await company(server, people)
    guest = people(server)
    await guest.get("/me")
    async with anna.at(id) as hers:
        async with zoe.at(id):
            await anna.post(f"/tables/{id}/mute", {"watcher": await watcher_at(hers), "muted": True})
        await hers.table_when(lambda table: table["watchers"] == [])
        async with guest.at(id):
            await anna.post(f"/tables/{id}/show_out", {"watcher": await watcher_at(hers)})
    await boris.post(f"/tables/{id}/stand", {"seat": 1})
    await anna.post(f"/tables/{id}/close")
    following = (await anna.post(f"/tables/{id}/again"))["id"]
    await zoe.post("/me", {"nick": "Play the key!"})
    for _ in range(2):
        assert await refusal(guest.get(f"/tables/{following}")) == (403, "table-shut-out")
        assert await refusal(guest.post(f"/tables/{following}/sit", {})) == (403, "table-shut-out")
        async with zoe.at(following) as watching, anna.at(following) as hers:
            assert await refused(watching, "say", seat=-1, text="Well?") == "chat-muted"
            await watcher_at(hers)
            assert nicks(hers.table) == ["Zoe"]
        server.kill()
        server.start()
    # What is allowed again is allowed there alone.
    async with zoe.at(following) as watching, anna.at(following) as hers, zoe.at(id) as before:
        unmute = {"watcher": await watcher_at(hers), "muted": False}
        assert nicks(await anna.post(f"/tables/{following}/mute", unmute)) == ["Play the key!"]
        assert (await watching.ask("say", seat=-1, text="Thanks."))["t"] == "done"
        assert await refused(before, "say", seat=-1, text="And here?") == "chat-muted"


async def test_who_spoke_and_left_can_still_be_muted_and_shown_out(
    new_server: NewServer, people: People
) -> None:
    server = new_server(limits=PATIENT).start()
    id, anna, boris, zoe = await company(server, people)
    guest = people(server)
    async with zoe.at(id) as watching, guest.at(id):
        await watching.ask("say", seat=-1, text="Take the key!")
    async with boris.at(id) as his:
        await his.ask("say", seat=1, text="Quiet, please.")

    def gone(nick: str, muted: bool) -> list[tuple[str, bool, bool]]:
        return [(nick, muted, False)]

    async def listed() -> list[tuple[str, bool, bool]]:
        found = (await anna.get(f"/tables/{id}"))["watchers"]
        return [(one["nick"], one["muted"], one["here"]) for one in found]

    async with anna.at(id) as hers:
        # Who said nothing has left nothing, and who sits here does not watch.
        await hers.table_when(lambda table: len(table["watchers"]) == 1)
    assert await listed() == gone("Zoe", False)
    who = (await anna.get(f"/tables/{id}"))["watchers"][0]["id"]
    assert (await zoe.get(f"/tables/{id}"))["watchers"] == []
    await anna.post(f"/tables/{id}/mute", {"watcher": who, "muted": True})
    await zoe.post("/me", {"nick": "Take it!"})
    server.kill()
    server.start()
    assert await listed() == gone("Zoe", True)
    async with zoe.at(id) as watching:
        assert await refused(watching, "say", seat=-1, text="Hm.") == "chat-muted"
        assert await listed() == [("Zoe", True, True)]
    async with anna.at(id) as hers:
        await hers.table_when(lambda table: not table["watchers"][0]["here"])
    assert (await anna.post(f"/tables/{id}/show_out", {"watcher": who}))["watchers"] == []
    assert await refusal(zoe.get(f"/tables/{id}")) == (403, "table-shut-out")

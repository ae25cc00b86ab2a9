"""A seat in a running game is given away only after a long absence and with everybody's consent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.support import RAISED, Json, Person, Server
from tests.server.test_clock import table as table_row
from tests.server.test_meeting import refusal
from tests.server.test_watchers import watcher_at
from undercroft.refusal import Refused
from undercroft.server.protocol.messages import Proposal
from undercroft.server.store.rows import Chair, Former
from undercroft.server.tables.removal import removal_proposed, removed
from undercroft.server.tables.seating import let_in

People = Callable[..., Person]
NewServer = Callable[..., Server]


async def three_and_a_bot(*persons: Person) -> str:
    """A started table: each of three people has a seat, the first is the host; a bot plays in the last."""
    host = persons[0]
    id: str = (await host.open_table([None, None, None, "random"]))["id"]
    for person in persons[1:]:
        await person.post(f"/tables/{id}/sit", {})
    await host.post(f"/tables/{id}/start")
    return id


def proposal(kind: str | None) -> Callable[[Json], bool]:
    return lambda table: (table["proposal"] or {}).get("kind") == kind


async def test_an_absence_must_be_long_before_a_seat_is_given_away(
    new_server: NewServer, people: People
) -> None:
    server = new_server(limits={**RAISED, "opening_seconds": 3600}).start()
    anna, boris, clara = people(server), people(server), people(server)
    id = await three_and_a_bot(anna, boris, clara)
    for path, body in (("replace", {"seat": 0, "bot": None}), ("kick", {"seat": 0})):
        assert await refusal(boris.post(f"/tables/{id}/{path}", body)) == (409, "table-away-shortly")
    table = await boris.post(f"/tables/{id}/stand_in", {"seat": 0, "bot": "seasoned"})
    assert table["seats"][0]["stand_in"] == "seasoned"
    assert table["proposal"] is None


async def test_everybody_else_who_is_there_must_agree(server: Server, people: People) -> None:
    anna, boris, clara, guest = people(server), people(server), people(server), people(server)
    id = await three_and_a_bot(anna, boris, clara)
    async with boris.at(id) as his, clara.at(id) as hers:
        await hers.table_when(lambda table: table["seats"][1]["connected"])
        table = await boris.post(f"/tables/{id}/replace", {"seat": 0, "bot": None})
        assert table["proposal"] == {"kind": "open", "seat": 1, "agreed": [], "asked": [2], "chair": 0}
        assert table["seats"][0]["kind"] == "person"
        await hers.table_when(proposal("open"))
        await clara.post(f"/tables/{id}/consent", {"seat": 2, "agree": False})
        await his.table_when(proposal(None))
        await boris.post(f"/tables/{id}/replace", {"seat": 0, "bot": None})
        await clara.post(f"/tables/{id}/consent", {"seat": 2, "agree": True, "kind": "open"})
        table = await his.table_when(lambda table: table["seats"][0]["kind"] == "open")
        assert table["proposal"] is None
        # Another browser of somebody who plays could sit here, but nobody who has held a seat.
        assert await refusal(clara.post(f"/tables/{id}/sit", {"seat": 0})) == (409, "table-already-seated")
        assert (await guest.post(f"/tables/{id}/sit", {"seat": 0}))["you"] == [0]


def test_who_only_loads_the_page_again_is_asked() -> None:
    """Or somebody could wait for that moment and decide alone."""
    row = replace(table_row(0b111, *[Chair(key=key) for key in ("anna", "boris", "clara")]), host="boris")

    def gone(key: str | None) -> bool:
        return key == "anna"

    asked = removal_proposed(row, "boris", "open", 0, gone, gone, now=0).proposal
    assert asked == Proposal("open", 1, [], [2], 0)


def test_what_was_agreed_is_not_done_to_somebody_who_is_back() -> None:
    agreed = Proposal("kick", 1, [2], [2], 0)
    row = replace(table_row(0b111, *[Chair(key=key) for key in ("anna", "boris", "clara")]), proposal=agreed)
    with pytest.raises(Refused) as refused:
        removed(row, agreed, agreed, lambda key: True)
    assert refused.value.message.id == "table-person-here"
    assert removed(row, agreed, agreed, lambda key: False).kicked == {"anna": ""}


async def test_who_comes_back_ends_the_proposal(server: Server, people: People) -> None:
    anna, boris, clara = people(server), people(server), people(server)
    id = await three_and_a_bot(anna, boris, clara)
    async with boris.at(id) as his, clara.at(id) as hers:
        await hers.table_when(lambda table: table["seats"][1]["connected"])
        await boris.post(f"/tables/{id}/kick", {"seat": 0})
        await his.table_when(proposal("kick"))
        async with anna.at(id):
            table = await his.table_when(proposal(None))
            assert table["seats"][0]["kind"] == "person"
            agreed = clara.post(f"/tables/{id}/consent", {"seat": 2, "agree": True})
            assert await refusal(agreed) == (409, "proposal-none")


async def opened(anna: Person, boris: Person, guest: Person) -> str:
    """Anna was away, and Boris has opened her seat for a guest."""
    id: str = (await anna.open_table([None, None, "random"]))["id"]
    await boris.post(f"/tables/{id}/sit", {})
    await anna.post(f"/tables/{id}/start")
    await boris.post(f"/tables/{id}/replace", {"seat": 0, "bot": None})
    await guest.post(f"/tables/{id}/sit", {"seat": 0})
    return id


async def test_a_replaced_player_gets_the_seat_back_until_the_new_one_has_acted(
    server: Server, people: People
) -> None:
    anna, boris, guest = people(server), people(server), people(server)
    id = await opened(anna, boris, guest)
    async with guest.at(id) as theirs:
        await theirs.state(0)
        async with anna.at(id) as hers:
            assert (await hers.state(0))["seat"] == 0
            await theirs.table_when(lambda table: table["you"] == [])
            assert await refusal(guest.post(f"/tables/{id}/sit", {"seat": 0})) == (
                409,
                "table-already-started",
            )
            # The guest has seen her cards, and plays in no other seat.
            await anna.post(f"/tables/{id}/replace", {"seat": 1, "bot": None})
            assert await refusal(guest.post(f"/tables/{id}/sit", {"seat": 1})) == (409, "table-held-before")


async def test_of_two_seats_at_one_device_the_one_that_was_given_away_comes_back(
    server: Server, people: People
) -> None:
    anna, boris = people(server), people(server)
    id: str = (await anna.open_table([None, None, None]))["id"]
    await anna.post(f"/tables/{id}/sit", {"seat": 1})
    await boris.post(f"/tables/{id}/sit", {})
    await anna.post(f"/tables/{id}/start")
    await boris.post(f"/tables/{id}/replace", {"seat": 0, "bot": "seasoned"})
    async with anna.at(id) as hers:
        await hers.table_when(lambda table: table["you"] == [0, 1])
        assert (await hers.state(0))["seat"] == 0


async def test_a_replaced_player_comes_too_late_once_the_new_one_has_acted(
    server: Server, people: People
) -> None:
    anna, boris, guest = people(server), people(server), people(server)
    id = await opened(anna, boris, guest)
    async with guest.at(id) as theirs:
        await theirs.state(0)
        assert (await theirs.play(0))["t"] == "done"
        async with anna.at(id) as hers:
            assert (await hers.table_when(bool))["you"] == []
            await hers.state(-1)
        await boris.post(f"/tables/{id}/resign", {"seat": 1})


async def test_a_player_replaced_by_a_bot_gets_the_seat_back(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id: str = (await anna.open_table([None, None, "random"]))["id"]
    await boris.post(f"/tables/{id}/sit", {})
    await anna.post(f"/tables/{id}/start")
    await boris.post(f"/tables/{id}/replace", {"seat": 0, "bot": "seasoned"})
    async with anna.at(id) as hers:
        assert (await hers.state(0))["seat"] == 0
        assert hers.table["seats"][0]["kind"] == "person"


async def test_who_resigned_does_not_sit_down_on_another_seat(server: Server, people: People) -> None:
    anna, boris, clara, phone = people(server), people(server), people(server), people(server)
    id = await three_and_a_bot(anna, boris, clara)
    await clara.post(f"/tables/{id}/resign", {"seat": 2})
    await boris.post(f"/tables/{id}/replace", {"seat": 0, "bot": None})
    assert await refusal(clara.post(f"/tables/{id}/sit", {"seat": 0})) == (409, "table-held-before")
    # Nor the device from which somebody has moved to another one.
    token = (await boris.post(f"/tables/{id}/pass"))["token"]
    assert (await phone.post("/passes", {"token": token}))["you"] == [1]
    assert await refusal(boris.post(f"/tables/{id}/sit", {"seat": 0})) == (409, "table-held-before")
    back = (await phone.post(f"/tables/{id}/pass"))["token"]
    # Nor by a personal link, unless it is for the seat they had.
    assert await refusal(clara.post("/passes", {"token": back})) == (409, "table-held-before")
    assert (await boris.post("/passes", {"token": back}))["you"] == [1]


async def test_a_watcher_who_was_shown_out_can_be_let_in_again(server: Server, people: People) -> None:
    anna, boris, clara, zoe = people(server), people(server), people(server), people(server)
    id = await three_and_a_bot(anna, boris, clara)
    await zoe.post("/me", {"nick": "Zoe"})
    async with anna.at(id) as hers, zoe.at(id) as watching:
        await watching.table_when(bool)
        out = {"watcher": await watcher_at(hers)}
        shown: dict[str, Any] = await anna.post(f"/tables/{id}/show_out", out)
        assert shown["shown_out"] == [{"id": out["watcher"], "nick": "Zoe", "muted": False, "here": False}]
        assert await refusal(zoe.get(f"/tables/{id}")) == (403, "table-shut-out")
        assert await refusal(boris.post(f"/tables/{id}/let_in", {"watcher": "x"})) == (
            409,
            "table-no-such-watcher",
        )
        assert (await anna.post(f"/tables/{id}/let_in", out))["shown_out"] == []
        assert (await zoe.get(f"/tables/{id}"))["shown_out"] == []


async def test_a_player_who_was_kicked_stays_out(server: Server, people: People) -> None:
    anna, boris, clara = people(server), people(server), people(server)
    id = await three_and_a_bot(anna, boris, clara)
    table = await boris.post(f"/tables/{id}/kick", {"seat": 0})
    assert (table["seats"][0]["kind"], table["shown_out"]) == ("open", [])
    assert await refusal(anna.get(f"/tables/{id}")) == (403, "table-shut-out")
    # Nobody can let her in again either: she has seen cards.
    row = replace(table_row(0b111, Chair(key="boris")), host="boris", kicked={"anna": "Anna"})
    with pytest.raises(Refused) as refused:
        let_in(replace(row, former=(Former("anna", 0, False),)), "boris", "anna", lambda key: False)
    assert refused.value.message.id == "table-stays-out"
    assert let_in(row, "boris", "anna", lambda key: False).kicked == {}


async def test_a_show_out_at_a_finished_table_reaches_the_next_one(server: Server, people: People) -> None:
    anna, zoe = people(server), people(server)
    id = (await anna.open_table([None, "random", "random"], start=True))["id"]
    await zoe.get("/me")
    async with anna.at(id) as hers, zoe.at(id):
        out = {"watcher": await watcher_at(hers)}
        await anna.post(f"/tables/{id}/close")
        following = (await anna.post(f"/tables/{id}/again"))["id"]
        assert (await zoe.get(f"/tables/{following}"))["you"] == []
        await anna.post(f"/tables/{id}/show_out", out)
    assert await refusal(zoe.get(f"/tables/{following}")) == (403, "table-shut-out")


async def test_a_player_replaced_by_a_bot_is_not_kicked_as_a_watcher(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id: str = (await anna.open_table([None, None, "random"]))["id"]
    await boris.post(f"/tables/{id}/sit", {})
    await anna.post(f"/tables/{id}/start")
    async with boris.at(id) as his:
        async with anna.at(id) as hers:
            assert (await hers.ask("say", seat=0, text="Back in a minute."))["t"] == "done"
        await his.table_when(lambda table: not table["seats"][0]["connected"])
        table = await boris.post(f"/tables/{id}/replace", {"seat": 0, "bot": "seasoned"})
        # Watchers who wrote and left can be kicked without anybody's consent; she would not get her seat back.
        assert table["watchers"] == []
        async with anna.at(id) as hers:
            assert (await hers.state(0))["seat"] == 0


async def test_of_two_replaced_players_the_first_gets_the_seat_back(server: Server, people: People) -> None:
    anna, boris, guest = people(server), people(server), people(server)
    id = await opened(anna, boris, guest)
    await boris.post(f"/tables/{id}/replace", {"seat": 0, "bot": "seasoned"})
    async with anna.at(id) as hers:
        await hers.state(0)
        async with guest.at(id) as theirs:
            assert (await theirs.table_when(bool))["you"] == []
            assert hers.table["you"] == [0]
            assert (await anna.get(f"/tables/{id}"))["you"] == [0]

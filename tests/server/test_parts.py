"""Parts of the dice: promised before anybody's is known, given when the host starts, and missing ones are seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.support import Person, Server
from tests.server.test_clock import table as table_row
from tests.server.test_meeting import refusal
from undercroft.core.game import installed_game
from undercroft.core.match import BadRecord
from undercroft.core.rng import promise_of
from undercroft.core.verify import verify
from undercroft.server.store.rows import Chair
from undercroft.server.tables.seating import add_promise

People = Callable[..., Person]


async def promised(anna: Person, boris: Person) -> str:
    """A table at which both have promised their parts, and the host has started."""
    id: str = (await anna.open_table([None, None, "random"]))["id"]
    sat = await boris.post(f"/tables/{id}/sit", {"promise": promise_of("b0")})
    assert (sat["promises"], sat["opening"]) == (["", promise_of("b0"), ""], False)
    table = await anna.post(f"/tables/{id}/start", {"promise": promise_of("a0")})
    assert (table["status"], table["opening"], table["unopened"]) == ("lobby", True, [0, 1])
    return id


async def test_the_game_begins_with_the_last_part_that_was_promised(server: Server, people: People) -> None:
    anna, boris, guest = people(server), people(server), people(server)
    id = await promised(anna, boris)
    # From now on nothing changes at the table: a part that is known must not be answered by another seat.
    for person, path, body in (
        (guest, "sit", {}),
        (boris, "stand", {"seat": 1}),
        (anna, "kick", {"seat": 1}),
        (anna, "bot", {"seat": 2, "bot": None}),
        (anna, "move", {"seat": 0, "to": 2}),
    ):
        assert await refusal(person.post(f"/tables/{id}/{path}", body)) == (409, "table-opening")
    # Nor is anything promised any more, by a seat that had promised nothing.
    row = replace(table_row(0, Chair(key="anna")), status="lobby", setup=None, promises=[""])
    assert add_promise(row, "anna", promise_of("a1")) == row
    assert add_promise(replace(row, promises=None), "anna", promise_of("a1")) != row
    other = boris.post(f"/tables/{id}/part", {"nonce": "b1"})
    assert await refusal(other) == (409, "table-other-part")
    table = await boris.post(f"/tables/{id}/part", {"nonce": "b0"})
    assert (table["status"], table["unopened"]) == ("lobby", [0])
    assert await refusal(anna.post(f"/tables/{id}/start")) == (409, "table-parts-missing")
    table = await anna.post(f"/tables/{id}/part", {"nonce": "a0"})
    assert (table["status"], table["opening"], table["unopened"]) == ("playing", False, [])
    await boris.post(f"/tables/{id}/resign", {"seat": 1})
    await anna.post(f"/tables/{id}/resign", {"seat": 0})
    record = await anna.get(f"/tables/{id}/record")
    assert record["fair"]["nonces"] == ["a0", "b0", ""]
    assert (await anna.get(f"/tables/{id}/verify"))["promised"] == [0, 1]


async def test_a_part_that_is_missing_stays_visible(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = await promised(anna, boris)
    await anna.post(f"/tables/{id}/part", {"nonce": "a0"})
    assert await refusal(boris.post(f"/tables/{id}/start", {"without": True})) == (403, "table-host-only")
    table = await anna.post(f"/tables/{id}/start", {"without": True})
    assert (table["status"], table["unopened"]) == ("playing", [1])
    late = boris.post(f"/tables/{id}/part", {"nonce": "b0"})
    assert await refusal(late) == (409, "table-not-opening")
    await boris.post(f"/tables/{id}/resign", {"seat": 1})
    await anna.post(f"/tables/{id}/resign", {"seat": 0})
    record = await anna.get(f"/tables/{id}/record")
    assert record["fair"]["nonces"] == ["a0", "", ""]
    assert (await anna.get(f"/tables/{id}/verify"))["unopened"] == [1]
    found = verify(installed_game("raiders"), record)
    assert (found.promised, found.unopened) == ([0], [1])


async def test_the_parts_given_before_a_restart_are_there_after_it(
    new_server: Callable[..., Server], people: People
) -> None:
    server = new_server().start()
    anna, boris = people(server), people(server)
    id = await promised(anna, boris)
    await anna.post(f"/tables/{id}/part", {"nonce": "a0"})
    server.kill()
    server.start()
    assert (await boris.get(f"/tables/{id}"))["unopened"] == [1]
    assert (await boris.post(f"/tables/{id}/part", {"nonce": "b0"}))["status"] == "playing"


@pytest.mark.parametrize("nonce", ["ab\n", "", "AB", "x", "0" * 65])
async def test_a_part_is_written_in_hexadecimal_digits_and_nothing_else(
    server: Server, people: People, nonce: str
) -> None:
    anna = people(server)
    id = (await anna.open_table([None, "random", "random"]))["id"]
    assert await refusal(anna.post(f"/tables/{id}/part", {"nonce": nonce})) == (400, "server-form")
    promise = {"promise": promise_of("a") + "\n"}
    assert await refusal(anna.post(f"/tables/{id}/start", promise)) == (400, "server-form")


async def test_a_record_whose_part_was_chosen_later_is_found_out(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = await promised(anna, boris)
    for person, nonce in ((anna, "a0"), (boris, "b0")):
        await person.post(f"/tables/{id}/part", {"nonce": nonce})
    await boris.post(f"/tables/{id}/resign", {"seat": 1})
    await anna.post(f"/tables/{id}/resign", {"seat": 0})
    record: dict[str, Any] = await anna.get(f"/tables/{id}/record")
    raiders = installed_game("raiders")
    record["fair"]["promises"][1] = promise_of("b1")
    with pytest.raises(BadRecord, match="seat 1 is not the one that was promised"):
        verify(raiders, record)
    record["fair"]["promises"][1] = ""
    with pytest.raises(BadRecord, match="seat 1 was never promised"):
        verify(raiders, record)

"""Against whom somebody plays each game goes with the person, to their other browser too, and nobody else is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from secrets import token_hex

import pytest

from tests.server.postgres import Postgres
from tests.server.support import Person, Server
from tests.server.test_meeting import refusal
from undercroft.server.store.opponents import as_opponents

People = Callable[..., Person]
NewServer = Callable[..., Server]
RAIDERS = {"count": 2, "level": "novice"}
JACKAL = {"count": 5, "level": "master"}


@pytest.fixture(params=["sqlite", "postgres"])
async def house(request: pytest.FixtureRequest, new_server: NewServer) -> Server:
    """A server on each kind of database."""
    server = new_server()
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        server.address = await postgres.create(f"opponents_{token_hex(4)}")
    return server.start()


async def choose(person: Person, game: str, chosen: dict[str, object]) -> object:
    return (await person.post("/me/opponents", {"game": game, **chosen}))["opponents"]


async def remembered(person: Person) -> object:
    return (await person.get("/me"))["opponents"]


async def test_what_was_chosen_last_is_remembered_for_each_game_and_each_person(
    house: Server, people: People
) -> None:
    anna, boris = people(house), people(house)
    assert await remembered(anna) == {}
    await choose(anna, "raiders", {"count": 3, "level": "expert"})
    await choose(anna, "jackal", JACKAL)
    assert await choose(anna, "raiders", RAIDERS) == {"raiders": RAIDERS, "jackal": JACKAL}
    assert (await anna.post("/me", {"nick": "Anna"}))["opponents"] == {"raiders": RAIDERS, "jackal": JACKAL}
    await choose(boris, "raiders", {"count": 4, "level": "casual"})
    assert house.stop() == 0
    house.start()
    assert await anna.get("/me") == {"nick": "Anna", "opponents": {"raiders": RAIDERS, "jackal": JACKAL}}
    assert await remembered(boris) == {"raiders": {"count": 4, "level": "casual"}}
    assert house.complaints() == ""


async def test_a_personal_link_takes_it_to_the_other_browser_of_the_same_person(
    house: Server, people: People
) -> None:
    anna, phone, laptop = people(house), people(house), people(house)
    await choose(anna, "raiders", RAIDERS)
    await choose(anna, "jackal", JACKAL)
    of_phone = {"count": 1, "level": "casual"}
    await choose(phone, "doggies", of_phone)
    await choose(phone, "jackal", of_phone)
    id = (await anna.open_table([None, "random", "random"]))["id"]
    token = (await anna.post(f"/tables/{id}/pass"))["token"]
    assert (await phone.get(f"/passes/{token}")).keys() == {"table", "game", "nick"}
    await phone.post("/passes", {"token": token})
    # What was chosen on the other device is not forgotten there.
    everything = {"raiders": RAIDERS, "jackal": of_phone, "doggies": of_phone}
    assert await remembered(phone) == everything
    assert await remembered(anna) == {"raiders": RAIDERS, "jackal": JACKAL}
    token = (await phone.post(f"/tables/{id}/pass"))["token"]
    await laptop.post("/passes", {"token": token})
    assert await remembered(laptop) == everything


async def test_nobody_else_at_the_table_is_told(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    await choose(anna, "raiders", RAIDERS)
    id = (await anna.open_table([None, None, "random"]))["id"]
    await boris.post(f"/tables/{id}/sit", {"seat": 1})
    async with anna.at(id) as hers, boris.at(id) as his:
        await anna.post(f"/tables/{id}/start")
        await hers.state(0)
        await his.state(1)
        told = [*his.heard, await boris.get(f"/tables/{id}"), await boris.get("/tables")]
    assert "novice" not in json.dumps(told)
    assert await remembered(boris) == {}


async def test_two_people_who_share_a_device_do_not_share_it(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    await choose(boris, "raiders", RAIDERS)
    id = (await anna.open_table([None, None, "random"]))["id"]
    await boris.post(f"/tables/{id}/sit", {"seat": 1})
    token = (await boris.post(f"/tables/{id}/pass"))["token"]
    assert (await anna.post("/passes", {"token": token}))["you"] == [0, 1]
    assert await remembered(anna) == {}


async def test_only_what_the_game_has_can_be_chosen(server: Server, people: People) -> None:
    anna = people(server)
    assert await refusal(choose(anna, "chess", RAIDERS)) == (422, "setup-game")
    assert await refusal(choose(anna, "raiders", {"count": 2, "level": "genius"})) == (422, "setup-bot")
    for count in (-1, 30, "2", None):
        asked = choose(anna, "raiders", {"count": count, "level": "novice"})
        assert (await refusal(asked))[0] == 400
    assert await remembered(anna) == {}


@pytest.mark.parametrize("stored", [None, [], "raiders", {"raiders": None}, {"raiders": {"count": "two"}}])
def test_what_cannot_be_read_was_not_chosen(stored: object) -> None:
    assert as_opponents(stored) == {}

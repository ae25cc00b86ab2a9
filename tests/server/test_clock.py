"""The clock: seconds for every decision, then a reserve; at zero a bot stands in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from tests.server.support import PATIENCE, RAISED, Json, Page, Person, Server, open_app, open_database
from tests.server.test_absence import stands_in, two_and_a_bot
from tests.server.test_meeting import refusal
from tests.server.test_people_first import Thinkers
from tests.server.test_restart import three_seats
from undercroft.server.limits import Limits
from undercroft.server.protocol.messages import ClockRules, TableSettings
from undercroft.server.store.rows import Chair, EntryRow, Standing, TableRow
from undercroft.server.tables import clock

People = Callable[..., Person]
NewServer = Callable[..., Server]
MINUTE = 60_000
SLOW = {"seconds": 3600, "reserve": 600}  # a clock that runs out in no test


def table(waiting: int, *chairs: Chair, seconds: int = 60, reserve: int = 120) -> TableRow:
    """A game that is being played since moment 0."""
    return TableRow(
        id="x",
        game="raiders",
        edition=1,
        components="",
        options={},
        position=None,
        host="a",
        secret=b"",
        nonces=[],
        setup=[],
        status="playing",
        waiting=waiting,
        moves=1,
        next=None,
        created=0,
        updated=0,
        chairs=list(chairs),
        settings=TableSettings(clock=ClockRules(seconds, reserve)),
    )


def person(asked: int | None = None, reserve: int = 2 * MINUTE, **more: str) -> Chair:
    return Chair(key="a", asked=asked, reserve=reserve, **more)  # type: ignore[arg-type]  # names of bots


def step(row: TableRow, seat: int, waiting: int, at: int, public: bool = True) -> TableRow:
    return clock.after_step(row, EntryRow(1, seat, "Play 1", []), Standing("playing", waiting, 2), public, at)


def asked(row: TableRow) -> list[int | None]:
    return [chair.asked for chair in row.chairs]


def test_clocks_run_for_people_who_are_asked_and_play_themselves() -> None:
    row = table(0b01111, person(), person(stand_in="random"), Chair(bot="random"), Chair(), person())
    assert asked(clock.wind(row, 7)) == [7, None, None, None, None]


def test_what_a_decision_takes_beyond_its_seconds_comes_out_of_the_reserve() -> None:
    row = table(0b01, person(asked=0), person())
    quick = step(row, 0, 0b10, at=59_000)
    assert quick.chairs[0] == person(asked=None, reserve=2 * MINUTE)
    slow = step(row, 0, 0b10, at=90_000)
    assert slow.chairs[0] == person(asked=None, reserve=90_000)
    late = step(row, 0, 0b10, at=10 * MINUTE)
    assert late.chairs[0].reserve == 0
    assert asked(late) == [None, 10 * MINUTE]


def test_who_is_asked_again_alone_has_new_seconds_if_everybody_saw_the_step() -> None:
    row = table(0b01, person(asked=0), person())
    assert asked(step(row, 0, 0b01, at=50_000)) == [50_000, None]
    assert asked(step(row, 0, 0b11, at=50_000)) == [50_000, 50_000]
    # A step that nobody else sees must not show on the clock.
    assert asked(step(row, 0, 0b01, at=50_000, public=False)) == [0, None]


def test_while_several_choose_nothing_shows_what_one_of_them_does() -> None:
    row = table(0b11, person(asked=0), person(asked=0))
    for public in (False, True):
        assert asked(step(row, 0, 0b11, at=50_000, public=public)) == [0, 0]


def test_a_step_taken_back_gives_no_new_seconds() -> None:
    row = table(0b01, person(asked=0), person())
    for action in (None, "@0"):
        back = clock.after_step(row, EntryRow(2, 0, action, []), Standing("playing", 1, 3), True, 50_000)
        assert asked(back) == [0, None]


def test_a_bot_that_stands_in_for_a_moment_gives_no_new_seconds() -> None:
    row = table(0b01, person(asked=0), person())
    given = clock.wind(row.with_chair(0, person(asked=0, stand_in="random")), 50_000)
    # Nobody is shown it, and what came out of the reserve meanwhile is.
    shown = clock.clocks(given, 70_000)
    assert shown is not None
    assert (shown.seats[0].left, shown.seats[0].reserve) == (None, 110_000)
    back = clock.wind(given.with_chair(0, replace(given.chairs[0], stand_in=None)), 55_000)
    assert asked(back) == [0, None]
    # When the bot has decided, the next decision begins with full seconds.
    assert asked(step(given, 0, 0b01, at=55_000)) == [None, None]


def test_a_step_and_its_take_back_leave_the_clock_as_it_was() -> None:
    for waiting, at in ((0b01, 0), (0b10, 20_000)):
        row = table(0b01, person(asked=0), Chair(key="b", reserve=0))
        after = step(row, 0, waiting, at=90_000)
        spent = clock.Spent.by_step(row.chairs[0], after.chairs[0], 90_000)
        given = clock.more_time(after, "b", 0)
        taken_back = EntryRow(2, 0, None, [])
        back = clock.after_step(given, taken_back, Standing("playing", 1, 3), True, 110_000, spent)
        # Only the time of others in between is not counted, and what they gave is kept.
        assert back.chairs[0] == person(asked=at, reserve=3 * MINUTE)


def test_all_clocks_stop_at_the_end() -> None:
    row = table(0b11, person(asked=0), person(asked=0))
    over = clock.after_step(row, EntryRow(1, 0, "Play 1", []), Standing("over", 0, 2), True, 70_000)
    assert [(chair.asked, chair.reserve) for chair in over.chairs] == [(None, 110_000)] * 2


def test_everybody_has_half_a_minute_when_the_server_comes_back() -> None:
    row = table(0b111, person(asked=0), person(asked=0, reserve=10 * MINUTE), person(asked=None))
    at = 5 * MINUTE
    again = clock.with_grace(row, at)
    assert clock.runs_out(again, 0) == at + 30_000
    assert again.chairs[1:] == row.chairs[1:]
    assert clock.runs_out(again, 2) is None


def test_a_table_without_a_clock_is_left_alone() -> None:
    row = replace(table(0b1, Chair(key="a")), settings=TableSettings())
    assert clock.wind(row, 5) == row
    assert clock.set_up(row) == row
    assert clock.clocks(row, 5) is None
    assert step(row, 0, 0b1, at=5).chairs == row.chairs


@pytest.mark.parametrize(("seconds", "given"), [(30, MINUTE), (300, 5 * MINUTE)])
def test_more_time_is_a_minute_or_the_seconds_of_a_decision(seconds: int, given: int) -> None:
    row = table(0b11, person(asked=0), Chair(key="b", asked=0, reserve=0), seconds=seconds)
    assert clock.more_time(row, "a", 1).chairs[1].reserve == given


# At a real table


async def clocks_when(page: Page, wanted: Callable[[list[Json]], bool]) -> list[Json]:
    """What the clocks show, once it is as wanted."""
    while True:
        told = [message["seats"] for message in page.heard if message["t"] == "clocks"]
        if told and wanted(told[-1]):
            found: list[Json] = told[-1]
            return found
        await page.hear()


def running(clocks: list[Json]) -> list[bool]:
    return [seat["left"] is not None for seat in clocks]


async def test_everybody_is_told_what_the_clocks_show(server: Server, people: People) -> None:
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris, clock=SLOW)
    async with anna.at(id) as hers, people(server).at(id) as watching:
        for page in (hers, watching):
            shown = await clocks_when(page, lambda shown: running(shown) == [True, True, False])
            assert [seat["reserve"] for seat in shown] == [600_000] * 3
            assert 0 < shown[0]["left"] <= 3_600_000
        await hers.state(0, lambda state: state["waiting"] == [0, 1])
        await hers.play(0)
        for page in (hers, watching):
            await clocks_when(page, lambda shown: running(shown) == [False, True, False])
        assert hers.table["manners"]["clock"] == SLOW


async def test_a_table_without_a_clock_tells_of_none(server: Server, people: People) -> None:
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page:
        await page.play(0)
        await page.ask("log", seat=0)
        assert "clocks" not in {message["t"] for message in page.heard}


async def test_at_zero_a_bot_stands_in_whether_anybody_looks_or_not(server: Server, people: People) -> None:
    anna, boris, guest = people(server), people(server), people(server)
    id = await two_and_a_bot(anna, boris, clock={"seconds": 5, "reserve": 0})
    async with guest.at(id) as watching:
        table = await watching.table_when(lambda table: all(seat["stand_in"] for seat in table["seats"][:2]))
        assert [seat["connected"] for seat in table["seats"]] == [False, False, True]
        # Without them the game goes on to its end.
        assert (await watching.state(-1, lambda state: state["outcome"]))["waiting"] == []


async def test_after_a_restart_everybody_has_half_a_minute_and_the_clocks_say_so(
    new_server: NewServer, people: People
) -> None:
    server = new_server().start()
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris, clock=SLOW)
    assert server.stop() == 0
    with open_database(server.database) as connection:
        connection.execute("UPDATE chairs SET asked = 1 WHERE asked IS NOT NULL")
    server.start()
    async with anna.at(id) as hers:
        shown = await clocks_when(hers, lambda shown: True)
        assert running(shown)[:2] == [True, True]
        assert all(seat["left"] + seat["reserve"] <= 30_000 for seat in shown[:2])
        # Her own play counts as long as she is in time.
        assert [seat["stand_in"] for seat in hers.table["seats"]] == [None] * 3
    assert server.complaints() == ""


async def test_a_clock_that_is_not_nearly_over_goes_on_where_it_was(
    new_server: NewServer, people: People
) -> None:
    server = new_server().start()
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris, clock=SLOW)

    def kept() -> list[tuple[int | None, int]]:
        with open_database(server.database) as connection:
            asked = 'SELECT asked, reserve FROM chairs WHERE "table" = ? ORDER BY seat'
            return connection.execute(asked, [id]).fetchall()

    before = kept()
    assert before[0][0] is not None
    assert server.stop() == 0
    server.start()
    async with anna.at(id) as hers:
        await clocks_when(hers, lambda shown: running(shown)[0])
        assert kept() == before
        await hers.state(0, lambda state: state["waiting"] == [0, 1])
        await hers.play(0)
        assert kept()[0] == (None, 600_000)
        assert kept()[1] == before[1]


async def test_others_give_more_time_and_nobody_takes_it(server: Server, people: People) -> None:
    anna, boris, guest = people(server), people(server), people(server)
    id = await two_and_a_bot(anna, boris, clock={"seconds": 3600, "reserve": 0})
    async with anna.at(id) as hers:
        await clocks_when(hers, lambda shown: shown[0]["reserve"] == 0)
        await boris.post(f"/tables/{id}/more_time", {"seat": 0})
        more = await clocks_when(hers, lambda shown: shown[0]["reserve"] > 0)
        assert [seat["reserve"] for seat in more] == [3_600_000, 0, 0]
    own = anna.post(f"/tables/{id}/more_time", {"seat": 0})
    assert await refusal(own) == (403, "table-own-time")
    assert await refusal(guest.post(f"/tables/{id}/more_time", {"seat": 0})) == (403, "table-not-seated")
    none = await two_and_a_bot(anna, boris)
    assert await refusal(boris.post(f"/tables/{none}/more_time", {"seat": 0})) == (409, "table-no-clock")


async def test_the_clock_of_who_is_stood_in_for_does_not_run(new_server: NewServer, people: People) -> None:
    server = new_server("--bot-pace", "3600").start()
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris, clock=SLOW)
    async with anna.at(id) as hers:
        await clocks_when(hers, lambda shown: running(shown)[0])
        await anna.post(f"/tables/{id}/stand_in", {"seat": 0, "bot": "random"})
        shown = await clocks_when(hers, lambda shown: not running(shown)[0])
        assert running(shown) == [False, True, False]
        assert stands_in(0)(hers.table)
        await anna.post(f"/tables/{id}/stand_in", {"seat": 0, "bot": None})
        shown = await clocks_when(hers, lambda shown: running(shown)[0])
        assert shown[0]["reserve"] == 600_000


async def test_letting_a_bot_stand_in_again_and_again_gains_no_time(
    new_server: NewServer, people: People
) -> None:
    server = new_server("--bot-pace", "3600").start()
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris, clock=SLOW)
    wind_on(server, id, 3_000_000)
    for bot in ("random", None):
        await anna.post(f"/tables/{id}/stand_in", {"seat": 0, "bot": bot})
    own = anna.post(f"/tables/{id}/replace", {"seat": 0, "bot": None})
    assert await refusal(own) == (409, "table-person-here")
    async with anna.at(id) as hers:
        shown = await clocks_when(hers, lambda shown: running(shown)[0])
        assert shown[0]["left"] < 700_000


async def test_who_comes_back_at_zero_is_back_when_the_bot_has_decided(tmp_path: Path) -> None:
    house = await open_app(tmp_path, Limits())
    thinkers = house.bots.thinkers = Thinkers()
    base = "http://127.0.0.1:8000"
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(house.asgi()), base_url=f"{base}/api", headers={"Origin": base}
    ) as anna:
        wish = {"game": "raiders", "seats": 3, "bots": [None] * 3, "manners": {"clock": SLOW}}
        id = (await anna.post("/tables", json=wish)).json()["id"]
        for seat in (1, 2):
            await anna.post(f"/tables/{id}/sit", json={"seat": seat})
        await anna.post(f"/tables/{id}/start", json={})
        table = await house.tables.find(id)
        async with table.lock:
            await house.tables.change(table, lambda row: row.with_chair(0, replace(row.chairs[0], asked=0)))
        await house.timers.look_after(table)
        # The bot thinks as long as the test lets it.
        answer = await anna.post(f"/tables/{id}/stand_in", json={"seat": 0, "bot": None})
        assert answer.json()["seats"][0]["stand_in"]
        assert table.row.asks(0)
        assert table.bots is not None
        thinkers.may.set()
        async with asyncio.timeout(PATIENCE):
            await table.bots
        assert not table.row.asks(0)
        assert table.row.asks(1)
        assert (await anna.get(f"/tables/{id}")).json()["seats"][0]["stand_in"] is None
    await house.timers.stop()
    await house.bots.stop()
    await house.store.close()


async def test_taking_back_again_and_again_gains_no_time(server: Server, people: People) -> None:
    anna = people(server)
    open_cards: dict[str, Any] = {"options": {"variant": "tactical"}, "manners": {"clock": SLOW}}
    id = (await anna.open_table([None, None, None], **open_cards))["id"]
    for seat in (1, 2):
        await anna.post(f"/tables/{id}/sit", {"seat": seat})
    await anna.post(f"/tables/{id}/start")
    wind_on(server, id, 3_000_000)
    async with anna.at(id) as page:
        for seat in range(3):
            await page.state(seat)
        [actor] = page.states[0]["waiting"]
        for _ in range(2):
            await page.play(actor)
            await clocks_when(page, lambda shown: not running(shown)[actor])
            assert (await page.ask("take_back", seat=actor))["t"] == "done"
            shown = await clocks_when(page, lambda shown: running(shown)[actor])
            assert 0 < shown[actor]["left"] < 700_000


async def test_a_proposal_does_not_hold_the_clock(new_server: NewServer, people: People) -> None:
    server = new_server(limits={**RAISED, "absence_seconds": 3600}).start()
    anna, boris = people(server), people(server)
    id = await two_and_a_bot(anna, boris, clock={"seconds": 5, "reserve": 0})
    async with boris.at(id) as his:
        await anna.post(f"/tables/{id}/propose", {"seat": 0, "kind": "end"})
        await his.table_when(lambda table: table["proposal"])
        # Her time is over: the bot decides for her, whatever is proposed.
        await his.table_when(lambda table: table["seats"][0]["stand_in"] and table["proposal"] is None)
        await his.state(1, lambda state: 0 not in state["waiting"])


def wind_on(server: Server, table: str, milliseconds: int) -> None:
    """So much of the time of everybody who is asked has gone by."""
    with open_database(server.database) as connection:
        connection.execute('UPDATE chairs SET asked = asked - ? WHERE "table" = ?', [milliseconds, table])

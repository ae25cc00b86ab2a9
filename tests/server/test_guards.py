"""Small guards: slow requests, unread messages, old codes, cookies in caches, and machines that sleep."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support import PATIENCE, RAISED, Page, Person, Server, open_app, open_database
from tests.server.test_meeting import refusal
from undercroft.server.http.addresses import network_of, region_of
from undercroft.server.limits import Limits
from undercroft.server.live.unsent import Unsent
from undercroft.server.protocol.messages import ClockRules, TableSettings
from undercroft.server.protocol.requests import NewTable
from undercroft.server.steady import Steady, steady_now
from undercroft.server.tables.clock import clocks

People = Callable[..., Person]
NewServer = Callable[..., Server]
DAY = 24 * 3600 * 1000


async def dropped(server: Server, sent: bytes) -> bytes:
    """What a server says to somebody who sends this and then nothing, until it closes the connection."""
    parts = urlsplit(server.base)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    writer.write(sent)
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


def head_of(server: Server) -> bytes:
    host = server.base.removeprefix("http://")
    return f"POST /api/me HTTP/1.1\r\nHost: {host}\r\nOrigin: {server.base}\r\n".encode()


async def test_whoever_does_not_finish_the_head_of_a_request_is_dropped(new_server: NewServer) -> None:
    server = new_server(limits={**RAISED, "head_seconds": 0.2}).start()
    assert await dropped(server, b"") == b""
    assert await dropped(server, head_of(server)) == b""
    assert server.complaints() == ""


async def test_whoever_does_not_finish_a_request_is_told_and_dropped(new_server: NewServer) -> None:
    server = new_server(limits={**RAISED, "head_seconds": PATIENCE, "body_seconds": 0.2}).start()
    whole = head_of(server) + b"Content-Type: application/json\r\nContent-Length: 20\r\n\r\n"
    answer = await dropped(server, whole + b'{"nick":')
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"limit-slow" in answer
    assert server.complaints() == ""


class Idle:
    """A connection that nobody reads."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.lost = False

    def lose(self) -> None:
        self.lost = True


def test_the_bytes_of_unread_messages_are_limited() -> None:
    limits = Limits(waiting_bytes=60, waiting_bytes_per_person=100, waiting_bytes_in_all=1500)
    unsent = Unsent(limits)
    page, other, third = Idle("anna"), Idle("anna"), Idle("anna")
    assert unsent.add(page, 1000)  # a single message always finds room
    assert not unsent.add(page, 1)
    assert not unsent.add(other, 1)
    unsent.remove(page, 1000)
    assert unsent.add(page, 50)
    assert not unsent.add(page, 11)
    assert unsent.add(other, 50)
    assert not unsent.add(third, 1)
    assert unsent.add(Idle("boris"), 60)
    assert unsent.in_all == 160


def test_those_who_read_lose_nothing_because_of_those_who_do_not() -> None:
    unsent = Unsent(Limits(waiting_bytes_in_all=150))
    idle, more_idle, reading = Idle("anna"), Idle("boris"), Idle("clara")
    assert unsent.add(idle, 60)
    assert unsent.add(more_idle, 70)
    assert unsent.add(reading, 30)
    assert (idle.lost, more_idle.lost, reading.lost) == (False, True, False)
    assert unsent.in_all == 90
    # What it was sending meanwhile is not taken off again.
    unsent.remove(more_idle, 70)
    assert not unsent.add(idle, 70)
    for one in (idle, reading):
        unsent.forget(one)
    assert (unsent.in_all, dict(unsent.of_reader), dict(unsent.of_person)) == (0, {}, {})


async def test_connections_that_come_at_once_are_counted(new_server: NewServer, people: People) -> None:
    server = new_server(limits={**RAISED, "connections_per_person": 2}).start()
    anna = people(server)
    id = (await anna.open_table([None, None, None]))["id"]

    async def come() -> str:
        async with anna.socket(id) as socket:
            page = Page(socket)
            with suppress(ConnectionClosed):  # refused already
                await page.say({"t": "hello"})
            first: str = (await page.hear())["t"]
            if first == "bye":
                return first
            await everybody.wait()
            return first

    everybody = asyncio.Event()
    coming = [asyncio.create_task(come()) for _ in range(10)]
    done, _ = await asyncio.wait(coming[:10], return_when=asyncio.FIRST_COMPLETED)
    while len(done) < 8:
        more, _ = await asyncio.wait(set(coming) - done, return_when=asyncio.FIRST_COMPLETED)
        done |= more
    everybody.set()
    assert sorted(await asyncio.gather(*coming)) == ["bye"] * 8 + ["table"] * 2


async def test_the_code_of_a_table_that_never_started_ends(new_server: NewServer, people: People) -> None:
    server = new_server().start()
    anna = people(server)
    tables = [await anna.open_table([None, None, None]) for _ in range(2)]
    then = int(time.time() * 1000) - 8 * DAY
    with open_database(server.database) as database:
        database.execute("UPDATE tables SET updated = ? WHERE id = ?", (then, tables[0]["id"]))
    assert await refusal(anna.get(f"/codes/{tables[0]['code']}")) == (404, "table-no-such-code")
    assert (await anna.get(f"/codes/{tables[1]['code']}"))["id"] == tables[1]["id"]


async def test_codes_are_guarded_for_a_large_network_too(new_server: NewServer, people: People) -> None:
    """Whoever owns an IPv6 block of 48 bits has 65536 households to guess from."""
    limits = {
        **RAISED,
        "code_burst": 2,
        "code_rate": 0.001,
        "code_region_burst": 3,
        "code_region_rate": 0.001,
    }
    server = new_server(limits=limits).start()
    guesser = people(server)

    async def guess(address: str) -> int:
        answer = await guesser.http.get("/api/codes/BCDFGH", headers={"X-Forwarded-For": address})
        return answer.status_code

    assert [await guess("192.0.2.7") for _ in range(3)] == [404, 404, 429]
    assert [await guess(f"2001:db8:1:{block}::1") for block in range(5)] == [404] * 3 + [429] * 2
    assert await guess("2001:db8:2::1") == 404


def test_an_address_belongs_to_a_household_and_to_a_larger_network() -> None:
    address = "2001:db8:1:2:3:4:5:6"
    assert (network_of(address), region_of(address)) == ("2001:db8:1:2::/64", "2001:db8:1::/48")
    assert region_of("192.0.2.7") == "192.0.2.7"


async def test_what_comes_with_a_cookie_is_kept_for_nobody_else(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.base, timeout=PATIENCE) as newcomer:
        answer = await newcomer.get("/")
        assert "set-cookie" in answer.headers
        assert answer.headers["cache-control"].startswith("private")
        assert "private" not in (await newcomer.get("/")).headers["cache-control"]


def test_the_time_of_clocks_stands_still_while_the_machine_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: moment)
    monkeypatch.setattr(time, "time", lambda: 5_000.0)
    steady = Steady()
    steady.beating = True
    begun = steady.now()
    moment += 2
    assert steady.now() - begun == 2000
    # Stopped for 25 seconds: only the beat that was under way counts.
    moment += 25
    assert steady.now() - begun == 3000
    # The clock on the wall jumps by hours.
    monkeypatch.setattr(time, "time", lambda: 50_000.0)
    moment += 1
    assert steady.now() - begun == 4000


class Interrupted(Steady):
    """Between looking and noting, another thread looks as well."""

    other: threading.Thread | None = None

    @property
    def seen(self) -> float:
        found = self.last
        if self.other is not None and self.other.ident is None:
            self.other.start()
            self.other.join(0.2)  # it may have to wait for us
        return found

    @seen.setter
    def seen(self, moment: float) -> None:
        self.last = moment


def test_a_sleep_counts_once_though_two_threads_wake_up_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules are applied in the thread that writes, and ask for the time there."""
    steady = Interrupted()
    steady.beating = True
    moment = steady.seen + 25
    monkeypatch.setattr(time, "monotonic", lambda: moment)
    steady.other = threading.Thread(target=steady.now)
    steady.now()
    steady.other.join()
    assert steady.slept == 24


async def test_while_a_server_runs_a_sleep_costs_nobody_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten seconds for a decision, and the process is stopped for 25."""
    steady = Steady()
    monkeypatch.setattr("undercroft.server.app.STEADY", steady)
    monkeypatch.setattr("undercroft.server.steady.STEADY", steady)
    house = await open_app(tmp_path, Limits())
    async with house.lifespan(house.asgi()):
        wish = NewTable(
            "raiders", 3, [None, "random", "random"], settings=TableSettings(clock=ClockRules(10))
        )
        table = await house.openings.create("anna", wish, "here")
        await house.openings.start(table.id, "anna", "here")
        assert steady.beating
        steady.began -= 25
        steady.seen -= 25
        await house.timers.look_after(table)
        shown = clocks(table.row, steady_now())
        assert shown is not None
        assert (shown.seats[0].left or 0) > 0
        assert table.row.chairs[0].stand_in is None

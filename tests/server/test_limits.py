"""Limits on sizes, rates and numbers: a clean refusal first, then a goodbye."""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from starlette.types import Message
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.support import PATIENCE, RAISED, Page, Person, Refused, Server, open_app, socket_of
from tests.server.test_restart import three_seats
from undercroft import refusal
from undercroft.server.http.addresses import network_of
from undercroft.server.limits import Bucket, Limits, read_limits
from undercroft.server.live.connections import LiveConnections
from undercroft.server.protocol.requests import NewTable

People = Callable[..., Person]
NewServer = Callable[..., Server]


async def test_too_many_messages_are_refused_then_the_server_says_goodbye(
    new_server: NewServer, people: People
) -> None:
    server = new_server(
        limits={"message_rate": 0.001, "message_burst": 10, "strikes": 5, "strike_rate": 0.001}
    ).start()
    anna = people(server)
    id = await three_seats(anna)
    async with anna.at(id) as page:
        await page.state(2)
        for number in range(9):
            assert (await page.ask("log", seat=0))["t"] == "answer", number
        refusals = [(await page.ask("log", seat=0)) for _ in range(4)]
        assert [answer["error"]["id"] for answer in refusals] == ["limit-rate"] * 4
        assert [answer["id"] for answer in refusals] == [10, 11, 12, 13]
        await page.say({"t": "log", "id": 14, "seat": 0})
        assert (await page.hear())["error"]["id"] == "limit-rate"
        assert (await page.hear()) == {"t": "bye", "error": {"id": "limit-strikes", "args": {}}}
        with pytest.raises(ConnectionClosed) as closed:
            await page.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
    # The game itself has lost nothing, and a new connection begins afresh.
    async with anna.at(id) as page:
        assert (await page.play(0))["t"] == "done"


async def test_too_many_requests_of_one_person_are_refused(new_server: NewServer, people: People) -> None:
    server = new_server(limits={"request_rate": 0.001, "request_burst": 3}).start()
    anna, boris = people(server), people(server)
    await anna.get("/me")
    for nick in "ABC":
        await anna.post("/me", {"nick": nick})
    answer = await anna.http.post("/api/me", json={"nick": "D"})
    assert answer.status_code == 429
    assert answer.json()["error"]["id"] == "limit-rate"
    assert answer.headers["retry-after"] == "1"
    # Looking is free, and another person is not held up.
    assert (await anna.get("/me"))["nick"] == "C"
    assert (await boris.post("/me", {"nick": "Boris"}))["nick"] == "Boris"


async def test_too_many_requests_from_one_address_are_refused(new_server: NewServer, people: People) -> None:
    """A new cookie with every request does not help."""
    server = new_server(limits={"address_rate": 0.001, "address_burst": 5}).start()
    statuses = []
    for _ in range(7):
        answer = await people(server).http.post("/api/me", json={"nick": "Eve"})
        statuses.append(answer.status_code)
    assert statuses == [200] * 5 + [429] * 2
    with pytest.raises(InvalidStatus) as refused:
        async with people(server).socket("nonsense"):
            pass
    assert refused.value.response.status_code == 429


async def test_too_many_tables_and_connections(new_server: NewServer, people: People) -> None:
    server = new_server(
        limits={
            "tables_unfinished": 2,
            "connections_per_person": 2,
            "message_bytes": 100,
        }
    ).start()
    anna = people(server)
    table = await anna.open_table([None, None, None])
    await anna.open_table([None, None, None])
    with pytest.raises(Refused) as refused:
        await anna.open_table([None, None, None])
    assert (refused.value.status, refused.value.id) == (429, "limit-tables")
    assert refused.value.args_ == {"most": 2}

    async with people(server).at(table["id"]) as witness:
        async with anna.at(table["id"]) as one, anna.at(table["id"]) as two:
            await one.hear()
            await two.hear()
            async with anna.socket(table["id"]) as socket:
                bye = await Page(socket).hear()
                assert (bye["t"], bye["error"]["id"]) == ("bye", "limit-connections")
            await one.say({"t": "why", "id": 1, "seat": 0, "action": {"verb": "x" * 100}})
            assert (await one.hear())["error"] == {"id": "limit-size", "args": {"most": 100}}
            await witness.table_when(lambda table: table["seats"][0]["connected"])
        await witness.table_when(lambda table: not table["seats"][0]["connected"])
    # There is room again.
    async with anna.at(table["id"]) as page:
        assert (await page.hear())["t"] == "table"


async def test_who_never_greets_does_not_keep_a_place(tmp_path: Path) -> None:
    house = await open_app(tmp_path, Limits(hello_seconds=0.05))
    table = await house.openings.create("host", NewTable("raiders", 3), "here")
    said: list[str] = []

    async def receive() -> Message:
        if said:
            await asyncio.Event().wait()
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        said.append(message.get("text", message["type"]))

    async with asyncio.timeout(PATIENCE):
        await house.live.accept(socket_of(table.id, receive, send))
    assert "limit-hello" in said[1]
    assert house.live.open == 0
    await house.timers.stop()
    await house.store.close()


async def test_one_network_address_does_not_take_every_place(new_server: NewServer, people: People) -> None:
    server = new_server(limits={"connections_per_address": 2}).start()
    table = await people(server).open_table([None, None, None])
    async with people(server).at(table["id"]) as one, people(server).at(table["id"]) as two:
        await one.hear()
        await two.hear()
        async with people(server).socket(table["id"]) as socket:
            assert (await Page(socket).hear())["error"]["id"] == "limit-connections"


def test_a_household_is_one_asker_however_many_addresses_it_has() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("testclient") == "testclient"


@pytest.mark.parametrize(
    "limit", ["waiting_messages", "waiting_bytes", "waiting_bytes_per_person", "waiting_bytes_in_all"]
)
async def test_a_reader_who_does_not_keep_up_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    """A browser that asks and asks and takes nothing: what it would be told is not piled up without end."""
    monkeypatch.setattr("undercroft.server.live.connections.CLOSING_SECONDS", 0.01)
    endless = Limits(waiting_messages=10**9, message_burst=1000, strikes=1000)
    house = await open_app(
        tmp_path, msgspec.structs.replace(endless, **{limit: 20 if limit == "waiting_messages" else 20_000})
    )
    table = await house.openings.create(
        "host", NewTable("raiders", 3, [None, "random", "random"], start=False), "here"
    )
    heard: list[Message] = []

    async def receive() -> Message:
        hello = {"type": "websocket.receive", "text": '{"t": "hello"}'}
        return hello if heard else {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        heard.append(message)
        if message["type"] != "websocket.accept":
            await asyncio.Event().wait()

    live = LiveConnections(house.tables, house.moves, house.addresses, house.limits)
    async with asyncio.timeout(PATIENCE):
        await live.accept(socket_of(table.id, receive, send))
    assert [message["type"] for message in heard] == ["websocket.accept", "websocket.send", "websocket.close"]
    assert table.listeners == []
    assert live.open == 0
    await house.store.close()


async def test_a_connection_counts_before_it_is_accepted(tmp_path: Path) -> None:
    """Or many that come at once would all find room."""
    house = await open_app(tmp_path, Limits(connections_per_table=1))
    table = await house.openings.create("host", NewTable("raiders", 3), "here")
    first: list[str] = []
    second: list[str] = []
    accepted = asyncio.Event()

    async def receive() -> Message:
        return {"type": "websocket.disconnect" if accepted.is_set() else "websocket.connect"}

    async def slowly(message: Message) -> None:
        first.append(message["type"])
        await accepted.wait()

    async def send(message: Message) -> None:
        second.append(message.get("text", message["type"]))

    slow = asyncio.create_task(house.live.accept(socket_of(table.id, receive, slowly)))
    for _ in range(10):
        await asyncio.sleep(0)
    assert first == ["websocket.accept"]
    await house.live.accept(socket_of(table.id, receive, send))
    assert "limit-connections" in second[1]
    accepted.set()
    await slow
    assert house.live.open == 0
    await house.timers.stop()
    await house.store.close()


def packed_frame(text: str) -> bytes:
    """A WebSocket message from a browser that forgets what it has packed before."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    packed = (packer.compress(text.encode()) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    return bytes([0xC1, 0xFE, *len(packed).to_bytes(2, "big"), 0, 0, 0, 0]) + packed


async def test_little_that_unpacks_to_much_is_not_taken(server: Server, people: People) -> None:
    """Two kilobytes become two megabytes; what one piece of a connection brings could fill the memory."""
    anna = people(server)
    id = await three_seats(anna)
    host, port = server.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = {
        "Host": f"{host}:{port}",
        "Origin": server.base,
        "Cookie": f"undercroft={anna.cookie()}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Extensions": "permessage-deflate; client_no_context_takeover; client_max_window_bits=12",
    }
    lines = [f"GET /api/tables/{id}/live HTTP/1.1", *[f"{name}: {value}" for name, value in head.items()]]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    writer.write(packed_frame("a" * (2 * 1024 * 1024 - 100)) * 6)
    async with asyncio.timeout(PATIENCE):
        said = await reader.read()
    writer.close()
    # A closing frame with the code 1009 and nothing after it.
    assert said.endswith(b"\x88\x02" + (1009).to_bytes(2, "big"))
    async with anna.at(id) as page:
        assert (await page.play(0))["t"] == "done"


async def test_only_so_many_pages_are_compressed_at_once(new_server: NewServer, people: People) -> None:
    server = new_server(limits={**RAISED, "compressed_connections": 1}).start()
    anna = people(server)
    id = await three_seats(anna)

    def compresses(page: Page) -> bool:
        return bool(page.socket.protocol.extensions)

    async with anna.at(id) as first:
        async with anna.at(id) as second:
            assert (compresses(first), compresses(second)) == (True, False)
            assert (await second.play(0))["t"] == "done"
        async with anna.at(id) as third:
            assert not compresses(third)
    async with anna.at(id) as fourth:
        assert compresses(fourth)
        assert (await fourth.play(1))["t"] == "done"


def test_a_bucket_refills_at_its_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("undercroft.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 100.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 200.0
    assert bucket.full()
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_limits_are_read_from_a_file_and_mistakes_are_named(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("tables_unfinished = 7\n", encoding="utf-8")
    assert read_limits(str(file)) == Limits(tables_unfinished=7)
    file.write_text("tables_unfinishd = 7\n", encoding="utf-8")
    with pytest.raises(refusal.Refused, match="tables_unfinishd"):
        read_limits(str(file))
    file.write_text("tables_unfinished = many\n", encoding="utf-8")
    with pytest.raises(refusal.Refused, match=str(file)):
        read_limits(str(file))


def test_the_page_for_hosts_names_every_limit_and_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = dict[str, str]()
    for names, values in re.findall(r"^\| (`.*?`) \| ([0-9., ]+) \|", page, re.MULTILINE):
        for name, value in zip(re.findall(r"`(\w+)`", names), values.split(", "), strict=True):
            told[name] = value
    told |= dict(re.findall(r"`(frame_bytes)` \((\d+)\)", page))
    # The unit of systemd must allow as many open files as there may be connections.
    [files] = re.findall(r"^LimitNOFILE=(\d+)$", page, re.MULTILINE)
    assert int(files) > 2 * Limits().connections
    limits = Limits()
    assert {name: float(value) for name, value in told.items()} == {
        name: float(getattr(limits, name)) for name in Limits.__struct_fields__
    }

"""`undercroft load` in small: everybody joins, everybody plays, and the figures add up."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.server.support import PATIENCE, Server
from tests.server.test_cli_house import run
from undercroft.load import Figures, Load, Plan, decoder

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana.json"


async def test_people_join_play_and_are_counted(server: Server) -> None:
    wish = ["--tables", "2", "--seats", "3", "--seconds", "1", "--json"]
    code, out, err = await run("load", server.base, *wish)
    assert (code, err) == (0, "")
    figures = msgspec.json.decode(out, type=Figures)
    assert (figures.tables, figures.people, figures.refused, figures.connections_lost) == (2, 6, {}, 0)
    assert figures.moves > 0
    assert figures.latency.p50 <= figures.latency.p99 <= figures.latency.p999
    assert figures.cpu_seconds is not None
    assert figures.kilobytes_per_move > 0


async def test_one_game_is_played_to_its_end_and_no_other_is_set_up(server: Server) -> None:
    wish = ["--tables", "1", "--seats", "3", "--seconds", "600", "--one-game", "--json"]
    code, out, _ = await run("load", server.base, *wish)
    assert code == 0
    figures = msgspec.json.decode(out, type=Figures)
    assert figures.games_ended == 1
    assert figures.seconds < 600


@pytest.mark.parametrize(("outcome", "over"), [("null", False), ('{"winners": [0]}', True)])
def test_the_end_of_a_game_is_heard(outcome: str, over: bool) -> None:
    heard = decoder.decode(f'{{"t": "state", "prompt": null, "outcome": {outcome}}}')
    assert (heard.outcome is not None) == over


async def test_the_figures_are_shown_as_a_table(server: Server) -> None:
    code, out, _ = await run("load", server.base, "--tables", "1", "--seconds", "0.2", "--rate", "50")
    assert code == 0
    assert re.search(r"^people +4$", out, re.MULTILINE)


@pytest.mark.parametrize("wish", [["--game", "chess"], ["--seats", "29"]])
async def test_what_a_server_refuses_is_told(server: Server, wish: list[str]) -> None:
    code, _, err = await run("load", server.base, "--tables", "1", "--seconds", "0.1", *wish)
    assert code == 2
    assert "/api/tables: 422" in err


@pytest.mark.parametrize(
    "answer",
    [b"SSH-2.0-other\r\n", b"HTTP/1.0 501 No\r\n\r\n<html>", b'HTTP/1.0 404 No\r\n\r\n{"error": "none"}'],
)
async def test_what_is_no_server_of_ours_is_told(answer: bytes) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"}")
        writer.write(answer)
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as other:
        address = f"http://127.0.0.1:{other.sockets[0].getsockname()[1]}"
        code, _, err = await run("load", address, "--tables", "1", "--seconds", "0.1")
    assert code == 2
    assert f"{address} does not answer as an Undercroft server does" in err


@pytest.mark.parametrize("address", ["http://127.0.0.1:many", "ftp://127.0.0.1"])
async def test_what_is_no_address_is_told(address: str) -> None:
    code, _, err = await run("load", address)
    assert code == 2
    assert "is not the address of a web server" in err


def test_the_dashboard_asks_for_figures_that_are_there() -> None:
    from undercroft.server.metrics import Now, page

    told = set(re.findall(r"^# TYPE (\S+)", page(Now("1", False, 0.0, {}, 0, 0, 0, 0)), re.MULTILINE))
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"(?:undercroft|process)_\w+", target["expr"])
    }
    known = {
        name for base in told for name in (base, *(f"{base}_{part}" for part in ("bucket", "sum", "count")))
    }
    assert asked <= known


async def test_people_who_lost_their_server_come_back_and_the_longest_absence_is_told(
    new_server: Callable[..., Server],
) -> None:
    server = new_server().start()
    load = Load(Plan(addresses=[server.base], tables=1, seats=3, seconds=600, think=0.1, one_game=True))
    ask, measuring = load.requests.figures, asyncio.Event()

    async def figures_of(address: str) -> dict[str, float]:
        found = await ask(address)
        measuring.set()
        return found

    load.requests.figures = figures_of  # type: ignore[method-assign]  # to see when it is asked
    trial = asyncio.create_task(load.run())
    async with asyncio.timeout(PATIENCE):
        await measuring.wait()
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    async with asyncio.timeout(5 * PATIENCE):  # for a whole game
        figures = await trial
    assert figures.games_ended == 1
    assert figures.connections_lost >= 3
    assert figures.longest_return is not None
    assert figures.longest_return > 0
    # The processor time of two processes says nothing.
    assert figures.cpu_seconds is None

"""Pointing at a place: everybody at the table is shown it, and nothing else changes."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.support import Person, Server

People = Callable[..., Person]


async def test_everybody_is_shown_what_somebody_points_at(server: Server, people: People) -> None:
    anna, ben, zoe = people(server), people(server), people(server)
    table = await anna.open_table([None, None, None])
    for seat in (1, 2):
        await ben.post(f"/tables/{table['id']}/sit", {"seat": seat})
    await anna.post(f"/tables/{table['id']}/start")
    async with anna.at(table["id"]) as first, ben.at(table["id"]) as second, zoe.at(table["id"]) as watcher:
        version = (await first.state(0))["version"]
        await second.state(1)
        await watcher.state(-1)
        assert (await first.ask("point", seat=0, at=7))["t"] == "done"
        for page in (second, watcher):
            shown = await page.until(lambda message: message["t"] == "pointed")
            assert (shown["seat"], shown["at"]) == (0, 7)
        refused = await second.ask("point", seat=0, at=7)
        assert (refused["t"], refused["error"]["id"]) == ("refused", "table-not-your-seat")
        refused = await watcher.ask("point", seat=2, at=7)
        assert refused["t"] == "refused"
        assert (await first.ask("point", seat=0, at=-1))["t"] == "refused"
        assert first.states[0]["version"] == version

"""A finished game is seen again, frame by frame, through any eyes; and it is proved fair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.support import Json, Page, Person, Refused, Server, open_database
from tests.server.test_restart import see_all, three_seats

People = Callable[..., Person]
NewServer = Callable[..., Server]


async def finished(person: Person) -> tuple[str, Page]:
    """A game that one person has played on every seat, and everything their page was told."""
    id = await three_seats(person, options={"variant": "tactical"})
    async with person.at(id) as page:
        await see_all(page)
        # The first step is taken back.
        [actor] = page.states[0]["waiting"]
        await page.play(actor)
        assert (await page.ask("take_back", seat=actor))["t"] == "done"
        await page.play_to_the_end([0, 1, 2])
        await page.ask("log", seat=0)
    return id, page


async def frames(person: Person, id: str, eyes: int) -> list[Json]:
    """The whole replay, fetched in parts."""
    found: list[Json] = []
    while True:
        part = await person.get(f"/tables/{id}/replay?eyes={eyes}&from={len(found)}&count=7")
        found += part["frames"]
        if len(found) > part["last"]:
            return found


def shown(state: Json) -> Json:
    """What a state shows, whatever it is numbered."""
    prompt = state["prompt"]
    return {
        "view": state["view"],
        "figures": state["figures"],
        "say": state["say"],
        "prompt": prompt and {**prompt, "id": 0},
        "waiting": state["waiting"],
        "outcome": state["outcome"],
    }


async def refusal(person: Person, path: str) -> tuple[int, str, Json]:
    with pytest.raises(Refused) as refused:
        await person.get(path)
    return refused.value.status, refused.value.id, refused.value.args_


async def test_every_seat_is_replayed_as_it_was_lived(server: Server, people: People) -> None:
    anna, stranger = people(server), people(server)
    id, page = await finished(anna)
    entries = (await anna.get(f"/tables/{id}/record"))["entries"]
    assert entries[1][1:] == [None, []]
    for seat in range(3):
        # Everything this seat was sent, the greeting included; a frame in which nothing changed for it was not sent.
        lived = [m for m in page.heard if m["t"] == "state" and m["seat"] == seat]
        again = await frames(stranger, id, seat)
        assert [frame["number"] for frame in again] == list(range(len(entries) + 1))
        assert {frame["eyes"] for frame in again} == {seat}
        kept = [again[0]]
        for frame in again[1:]:
            state = frame["state"]
            if shown(state) != shown(kept[-1]["state"]) or state["events"] or state["undone"]:
                kept.append(frame)
        assert [shown(frame["state"]) for frame in kept] == [shown(state) for state in lived]
        assert [frame["state"]["events"] for frame in kept] == [state["events"] for state in lived]


async def test_frames_say_what_was_done(server: Server, people: People) -> None:
    anna = people(server)
    id, _ = await finished(anna)
    entries = (await anna.get(f"/tables/{id}/record"))["entries"]
    again = await frames(anna, id, -1)
    assert (again[0]["seat"], again[0]["action"], again[0]["back"]) == (None, None, False)
    for frame, (seat, text, _) in zip(again[1:], entries, strict=True):
        assert frame["seat"] == seat
        assert frame["back"] is (text is None)
        assert (frame["action"] is None) is (text is None)
        if text is not None:
            assert text.startswith(frame["action"]["verb"])
    # The take-back undoes what frame 1 told, as version 2.
    assert [frame["state"]["version"] for frame in again] == list(range(1, len(entries) + 2))
    assert again[2]["state"]["undone"] == 2
    assert again[-1]["state"]["outcome"] is not None


async def test_a_watcher_sees_in_the_replay_what_a_watcher_saw(server: Server, people: People) -> None:
    anna, zoe = people(server), people(server)
    id = await three_seats(anna)
    async with zoe.at(id) as watching, anna.at(id) as page:
        await see_all(page)
        await watching.state(-1)
        await page.play_to_the_end([0, 1, 2])
        await watching.state(-1, lambda state: state["outcome"] is not None)
    seen = [shown(m) for m in watching.heard if m["t"] == "state"]
    again: list[Json] = []
    for frame in await frames(zoe, id, -1):
        if not again or shown(frame["state"]) != again[-1]:
            again.append(shown(frame["state"]))
    assert [state for index, state in enumerate(seen) if not index or state != seen[index - 1]] == again


async def test_a_game_that_goes_on_is_not_shown(server: Server, people: People) -> None:
    anna = people(server)
    lobby = await anna.open_table([None, None, None])
    id = await three_seats(anna)
    for table, expected in ((lobby["id"], "table-not-started"), (id, "table-record-not-over")):
        for what in ("replay", "verify", "record"):
            status, refused, _ = await refusal(anna, f"/tables/{table}/{what}")
            assert (status, refused) == (409, expected)
    assert (await refusal(anna, "/tables/nonsense/replay"))[:2] == (404, "table-unknown")


@pytest.mark.parametrize(
    ("query", "status", "id", "args"),
    [
        ("eyes=3", 422, "table-no-such-seat", {"number": 4}),
        ("eyes=-3", 422, "server-query", {"name": "eyes", "least": -2, "most": 29}),
        ("eyes=red", 422, "server-query", {"name": "eyes", "least": -2, "most": 29}),
        ("eyes=", 422, "server-query", {"name": "eyes", "least": -2, "most": 29}),
        ("eyes=0&eyes=1", 422, "server-query", {"name": "eyes", "least": -2, "most": 29}),
        ("from=-1", 422, "server-query", {"name": "from", "least": 0, "most": 1_000_000}),
        ("from=999", 422, "replay-no-such-frame", {"number": 999, "last": 75}),
        ("count=0", 422, "server-query", {"name": "count", "least": 1, "most": 100}),
        ("count=101", 422, "server-query", {"name": "count", "least": 1, "most": 100}),
        ("count=1e1", 422, "server-query", {"name": "count", "least": 1, "most": 100}),
        ("count=٣", 422, "server-query", {"name": "count", "least": 1, "most": 100}),
        ("count=" + "9" * 5000, 422, "server-query", {"name": "count", "least": 1, "most": 100}),
    ],
)
async def test_what_cannot_be_asked_for_is_refused_in_words(
    finished_table: str, anna: Person, query: str, status: int, id: str, args: dict[str, Any]
) -> None:
    assert await refusal(anna, f"/tables/{finished_table}/replay?{query}") == (status, id, args)


@pytest.fixture
def anna(server: Server, people: People) -> Person:
    return people(server)


@pytest.fixture
async def finished_table(anna: Person) -> str:
    id = await three_seats(anna)
    async with anna.at(id) as page:
        await see_all(page)
        await page.play_to_the_end([0, 1, 2])
    return id


async def test_the_last_frame_alone_can_be_had(finished_table: str, anna: Person) -> None:
    part = await anna.get(f"/tables/{finished_table}/replay?eyes=0&from=75&count=100")
    [frame] = part["frames"]
    assert (part["last"], frame["number"]) == (75, 75)
    assert frame["state"]["outcome"] is not None
    plain = await anna.http.get(
        f"/api/tables/{finished_table}/replay?eyes=0&from=75", headers={"Accept-Encoding": "identity"}
    )
    assert "content-encoding" not in plain.headers
    assert plain.json() == part


async def test_a_finished_game_is_proved_fair(finished_table: str, anna: Person) -> None:
    record = await anna.get(f"/tables/{finished_table}/record")
    draws = len(record["setup"]) + sum(len(draws) for _, _, draws in record["entries"])
    assert await anna.get(f"/tables/{finished_table}/verify") == {
        "ok": True,
        "draws": draws,
        "steps": 75,
        "problem": None,
        "promised": [],
        "unopened": [],
    }
    assert draws > 0


async def test_a_host_who_changes_the_database_is_found_out(new_server: NewServer, people: People) -> None:
    """One draw of the set-up, another secret: the verdict says where it does not hold."""
    server = new_server().start()
    anna = people(server)
    id, _ = await finished(anna)
    assert server.stop() == 0
    with open_database(server.database) as database:
        [(kept,)] = database.execute("SELECT secret FROM tables WHERE id = ?", (id,))
        database.execute("UPDATE tables SET secret = ? WHERE id = ?", ("00" * 32, id))
    server.start()
    verdict = await anna.get(f"/tables/{id}/verify")
    assert (verdict["ok"], verdict["steps"]) == (False, 77)
    assert "the set-up: the record has the draws" in verdict["problem"]
    server.stop()
    with open_database(server.database) as database:
        database.execute("UPDATE tables SET secret = ?, nonces = ? WHERE id = ?", (kept, '["ab","",""]', id))
    server.start()
    verdict = await anna.get(f"/tables/{id}/verify")
    assert "the sealed secret gives" in verdict["problem"]
    # The game itself can still be seen.
    assert (await anna.get(f"/tables/{id}/replay?count=1"))["last"] == 77


async def test_a_record_that_is_given_away_leads_nobody_to_the_table(
    finished_table: str, anna: Person
) -> None:
    found = await anna.http.get(f"/api/tables/{finished_table}/record")
    assert 'filename="raiders-' in found.headers["content-disposition"]
    assert finished_table not in f"{found.headers} {found.text}"

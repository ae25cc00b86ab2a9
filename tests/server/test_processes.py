"""Several server processes on one PostgreSQL: wherever one is connected, the table is the same."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.postgres import LISTENER, Postgres
from tests.server.support import PATIENCE, RAISED, Page, Person, Refused, Server
from tests.server.systems import posix
from tests.server.test_meeting import PATIENT, refusal
from tests.server.test_metrics import read_figures
from tests.server.test_proposals import agree, present, three_people
from tests.server.test_restart import see_all, three_seats

People = Callable[..., Person]
NewServer = Callable[..., Server]
Several = Callable[..., Awaitable[list[Server]]]
# Where a lease is to run out. A busy machine may still stand still for some seconds.
SHORT = {**RAISED, "lease_seconds": 10}


@pytest.fixture
def several(postgres: Postgres, new_server: NewServer) -> Several:
    """Starts some processes on a new database."""

    async def start(name: str, count: int, **more: Any) -> list[Server]:
        address = await postgres.create(name)
        made = [new_server(name=f"{name}{number}", **more) for number in range(count)]
        for server in made:
            server.address = address
            server.start()
        return made

    return start


def elsewhere(person: Person, server: Server, people: People) -> Person:
    """The same person with a page at another process."""
    found = people(server)
    found.http.cookies.set("undercroft", person.cookie())
    return found


async def test_people_at_three_processes_play_one_game(
    several: Several, people: People, postgres: Postgres
) -> None:
    servers = await several("together", 3)
    friends = [people(server) for server in servers]
    anna, boris, clara = friends
    id = (await anna.open_table([None, None, None]))["id"]
    assert (await boris.post(f"/tables/{id}/sit", {}))["you"] == [1]
    assert (await clara.post(f"/tables/{id}/sit", {}))["you"] == [2]
    await clara.post("/me", {"nick": "Clara"})
    await anna.post(f"/tables/{id}/start")
    async with present(id, friends) as pages:
        # A name and a line of talk reach everybody.
        await pages[0].table_when(lambda table: table["seats"][2]["nick"] == "Clara")
        assert (await pages[1].ask("say", seat=1, text="Good luck!"))["t"] == "done"
        for page in (pages[0], pages[2]):
            assert await page.until(lambda message: message["t"] == "chat")
        assert (await pages[2].ask("point", seat=2, at=7))["t"] == "done"
        pointed = await pages[0].until(lambda message: message["t"] == "pointed")
        assert pointed["seat"] == 2
        # All choose at the same moment.
        for _ in range(5):
            for seat, page in enumerate(pages):
                await page.state(seat, lambda state: state["prompt"])
            answers = await asyncio.gather(*[page.play(seat) for seat, page in enumerate(pages)])
            assert [answer["t"] for answer in answers] == ["done"] * 3
    steps = await postgres.steps("together", id)
    assert [number for number, _, _ in steps] == list(range(1, 16))
    owners = await postgres.ask("together", "SELECT owner FROM tables")
    assert owners == await postgres.ask("together", "SELECT id FROM servers WHERE id = :id", id=owners[0][0])
    assert [server.complaints() for server in servers] == [""] * 3


@pytest.mark.parametrize("kind", ["take_back", "end"])
async def test_two_agree_at_once_and_it_is_done_once(
    several: Several, people: People, postgres: Postgres, kind: str
) -> None:
    """The last two agree at the same moment, each through another process."""
    first, second = await several(f"agree_{kind}", 2, limits=PATIENT)
    id, [anna, boris, clara] = await three_people(first, people)
    there = elsewhere(clara, second, people)
    async with anna.at(id) as page:
        await page.play(0)
        for _ in range(5):
            await anna.post(f"/tables/{id}/propose", {"seat": 0, "kind": kind})
            answers = await asyncio.gather(agree(boris, id, 1), agree(there, id, 2), return_exceptions=True)
            for answer in answers:
                # Who comes second may hear that it is done already.
                assert isinstance(answer, dict) or (isinstance(answer, Refused) and answer.status == 409)
            if kind == "end":
                break
            assert (await anna.get(f"/tables/{id}"))["proposal"] is None
            async with anna.at(id) as fresh:
                await fresh.state(0)
                assert (await fresh.play(0))["t"] == "done"
    steps = [action for _, _, action in await postgres.steps(f"agree_{kind}", id)]
    if kind == "end":
        assert (await there.get(f"/tables/{id}"))["ending"] == "agreed"
        assert len(steps) == 1
    else:
        assert [step for step in steps if step and step.startswith("@")] == ["@0", "@2", "@4", "@6", "@8"]
        assert len(steps) == 11


async def test_lists_links_and_the_next_table_are_right_at_every_process(
    several: Several, people: People, postgres: Postgres
) -> None:
    first, second = await several("lists", 2)
    anna, guest = people(first), people(second)
    listed = await anna.open_table([None, None, None], manners={"listed": True})
    id = listed["id"]
    there = elsewhere(anna, second, people)
    beside = (await guest.open_table([None, None, None]))["id"]
    await there.post(f"/tables/{beside}/sit", {})
    async with postgres.notices("lists") as following, anna.at(id) as page, guest.at(beside) as other:
        await page.table_when(lambda table: table["seats"][0]["connected"])
        told = {mark for _ in range(2) for mark, seats, _ in (await following("here"))["tables"] if seats}
        assert len(told) == 2
        assert id not in str(told)
        # Notices come in order: where the new name is known, it is also known who is connected.
        await anna.post("/me", {"nick": "Anna"})
        await other.table_when(lambda table: table["seats"][1]["nick"] == "Anna")
        mine = {table["id"]: table["seats"] for table in await there.get("/tables")}
        assert [seat["connected"] for seat in mine[id]] == [True, False, False]
        [found] = await guest.get("/open")
        assert (found["id"], found["seats"][0]["connected"]) == (id, True)
        # A personal link that is used at another process.
        token = (await anna.post(f"/tables/{id}/pass"))["token"]
        assert (await guest.get(f"/passes/{token}"))["table"] == id
        assert (await guest.post("/passes", {"token": token}))["you"] == [0]
        await page.table_when(lambda table: table["you"] == [])
    assert (await guest.get(f"/codes/{listed['code']}"))["id"] == id
    assert await refusal(guest.get("/tables/nonsense")) == (404, "table-unknown")
    # Another game for the same people, asked for at another process.
    game = await three_seats(anna)
    await anna.post(f"/tables/{game}/close")
    again = await anna.post(f"/tables/{game}/again")
    found = await there.post(f"/tables/{game}/again")
    assert found == {**again, "link": found["link"]}


async def test_a_watcher_who_is_shown_out_finds_the_next_table_of_another_process_closed(
    several: Several, people: People, postgres: Postgres
) -> None:
    first, second = await several("shown_out", 2)
    anna, guest = people(first), people(second)
    await guest.get("/me")
    id = await three_seats(anna)
    await anna.post(f"/tables/{id}/close")
    following = (await anna.post(f"/tables/{id}/again"))["id"]
    # The next table is taken by the other process.
    other = "SELECT id FROM servers WHERE id NOT IN (SELECT owner FROM tables)"
    [[theirs]] = await postgres.ask("shown_out", other)
    assert first.stop() == 0
    assert (await elsewhere(anna, second, people).get(f"/tables/{following}"))["you"] == [0, 1, 2]
    first.start()
    anna = elsewhere(anna, first, people)
    [[owner]] = await postgres.ask("shown_out", "SELECT owner FROM tables WHERE id = :id", id=following)
    assert owner == theirs
    async with anna.at(id) as page, guest.at(id), guest.at(following) as waiting:
        await waiting.table_when(lambda table: True)
        await page.table_when(lambda table: len(table["watchers"]) == 1)
        await anna.post(f"/tables/{id}/show_out", {"watcher": page.table["watchers"][0]["id"]})
        bye = await waiting.until(lambda message: message["t"] == "bye")
        assert bye["error"]["id"] == "table-shut-out"
    assert await refusal(guest.get(f"/tables/{following}")) == (403, "table-shut-out")


async def test_a_page_of_another_process_hears_the_same_messages(several: Several, people: People) -> None:
    """A process that hands on adds nothing and leaves nothing out: each seat hears as much as it would directly."""
    first, second = await several("secrecy", 2)
    id, friends = await three_people(first, people)
    through = [elsewhere(friend, second, people) for friend in friends]
    async with present(id, friends) as direct, present(id, through) as passed:
        for _ in range(4):
            for seat in range(3):
                await direct[seat].state(seat, lambda state: state["prompt"])
                assert (await direct[seat].play(seat))["t"] == "done"
        # Whatever is on its way has come when the answer to a question is there.
        for page in (*direct, *passed):
            await page.ask("log", seat=pages_seat(page))
        for near, far in zip(direct, passed, strict=True):
            assert heard_in_play(near) == heard_in_play(far)
            assert len(heard_in_play(far)) >= 12


def pages_seat(page: Page) -> int:
    return next(iter(page.states))


def heard_in_play(page: Page) -> list[str]:
    """Everything that a page was told since the first move, without the answers to what it has asked."""
    told = [
        (message, text)
        for message, text in zip(page.heard, page.raw, strict=True)
        if message["t"] not in ("table", "done", "answer")
    ]
    moves = [at for at, (message, _) in enumerate(told) if message.get("version", 0) > 0]
    return [text for _, text in told[moves[0] :]]


async def test_a_table_belongs_where_its_first_page_comes(
    several: Several, people: People, postgres: Postgres
) -> None:
    first, second = await several("first_page", 2)
    anna = people(first)
    there = elsewhere(await met(anna), second, people)
    id = (await anna.open_table([None, "random", "random"], start=True))["id"]
    [[opened_by]] = await postgres.ask("first_page", "SELECT owner FROM tables")
    async with there.at(id) as far:
        await far.state(0, lambda state: state["prompt"])
        [[owner]] = await postgres.ask("first_page", "SELECT owner FROM tables")
        assert owner != opened_by
        # The next page does not take it away again, and its bots play on.
        async with anna.at(id) as near:
            await near.state(0, lambda state: state["prompt"])
            assert (await near.play(0))["t"] == "done"
            await far.play_to_the_end([0])
    assert await postgres.ask("first_page", "SELECT owner FROM tables") == [(owner,)]


async def met(person: Person) -> Person:
    """The person, with a cookie."""
    await person.get("/me")
    return person


async def test_nobody_gets_in_between_processes_without_the_secret(
    several: Several, postgres: Postgres, people: People
) -> None:
    [server] = await several("inside", 1)
    anna = people(server)
    id = await three_seats(anna)
    [[address, secret]] = await postgres.ask("inside", "SELECT address, secret FROM servers")
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as stranger:
        for shown in ({}, {"x-undercroft-secret": "guessed"}):
            answer = await stranger.get(f"/api/tables/{id}", headers=shown)
            assert (answer.status_code, answer.content) == (403, b"")
        # With it somebody may speak for a person, whose cookie they must have.
        headers = {"x-undercroft-secret": secret, "x-undercroft-host": "localhost"}
        headers["cookie"] = f"undercroft={anna.cookie()}"
        assert (await stranger.get(f"/api/tables/{id}", headers=headers)).json()["you"] == [0, 1, 2]
    # On the public side the same headers say nothing.
    claimed = await anna.http.get("/api/me", headers={"x-undercroft-client": "192.0.2.1"})
    assert claimed.status_code == 200


@posix
async def test_a_process_that_was_stopped_beyond_its_lease_answers_nothing(
    several: Several, people: People, postgres: Postgres
) -> None:
    first, second = await several("stopped", 2, limits=SHORT)
    id, [anna, boris, _] = await three_people(first, people)
    there = elsewhere(boris, second, people)
    assert first.process is not None
    async with anna.at(id) as hers:
        await hers.state(0)
        async with there.at(id) as his:
            await his.state(1)
            first.process.send_signal(signal.SIGSTOP)
            # This one is waiting when the process goes on.
            prompt = hers.states[0]["prompt"]
            late = {"t": "play", "id": 7, "seat": 0, "prompt": prompt["id"], "action": prompt["actions"][0]}
            await hers.say(late)
            await hers.say({"t": "log", "id": 8, "seat": 0, "before": None})
            # The other process sends its page away when the lease is over; it comes again and gets the table.
            with pytest.raises(ConnectionClosed):
                await his.until(lambda message: False)
        async with there.at(id) as his:
            await his.state(1)
            assert (await his.play(1))["t"] == "done"
            first.process.send_signal(signal.SIGCONT)
            with pytest.raises(ConnectionClosed):
                await hers.until(lambda message: message["t"] in ("done", "answer", "state", "refused"))
            # The move that it was sent meanwhile was not written: the page sends it again, to the new owner.
            assert [seat for _, seat, _ in await postgres.steps("stopped", id)] == [1]
            async with anna.at(id) as hers:
                await hers.state(0)
                await hers.say(late)
                assert (await hers.until(lambda message: message.get("id") == 7))["t"] == "done"
            await his.state(1, lambda state: state["version"] >= 1)
    assert [seat for _, seat, _ in await postgres.steps("stopped", id)] == [1, 0]
    assert first.complaints().count("the lease of this process is over") == 1
    assert second.complaints() == ""


async def test_without_its_database_a_process_gives_its_tables_up_and_comes_back(
    several: Several, people: People, postgres: Postgres
) -> None:
    [server] = await several("cut_off", 1, limits=SHORT)
    anna = people(server)
    id = await three_seats(anna)
    [[before]] = await postgres.ask("cut_off", "SELECT id FROM servers")
    async with postgres.notices("cut_off") as following:
        async with anna.at(id) as page:
            await see_all(page)
            assert (await page.play(0))["t"] == "done"
            closed_to_all = "UPDATE pg_database SET datallowconn = :open WHERE datname = 'cut_off'"
            await postgres.ask("postgres", closed_to_all, open=False)
            cut = """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = 'cut_off' AND application_name <> :listener
            """
            await postgres.ask("postgres", cut, listener=LISTENER)
            with pytest.raises(ConnectionClosed):
                await page.until(lambda message: False)
            assert (await refusal(anna.get(f"/tables/{id}")))[0] == 503
            await postgres.ask("postgres", closed_to_all, open=True)
        # It tells so when it has a lease again.
        while (await following("newcomer"))["server"] == before:
            pass
    async with anna.at(id) as page:
        await see_all(page)
        assert (await page.play(1))["t"] == "done"
    assert len(await postgres.steps("cut_off", id)) == 2
    assert "Traceback" not in server.complaints()


async def test_a_rolling_restart_interrupts_no_game(
    several: Several, people: People, postgres: Postgres
) -> None:
    servers = await several("rolling", 2)
    id, friends = await three_people(servers[0], people)
    played = 0
    for turn in range(4):
        leaving, staying = servers[turn % 2], servers[1 - turn % 2]
        here = [elsewhere(friend, staying, people) for friend in friends]
        async with friends[0].at(id) as before:
            await before.state(0)
        assert leaving.stop() == 0
        # The tables of a process that was told to stop are the others' at once.
        async with present(id, here) as pages:
            for seat, page in enumerate(pages):
                await page.state(seat, lambda state: state["prompt"])
                assert (await page.play(seat))["t"] == "done"
                played += 1
        leaving.start()
    assert len(await postgres.steps("rolling", id)) == played == 12
    assert [server.complaints() for server in servers] == ["", ""]


async def test_one_command_starts_several_processes_and_replaces_one_that_dies(
    postgres: Postgres, new_server: NewServer, people: People
) -> None:
    server = new_server("--processes", "2", name="family")
    server.address = await postgres.create("family")
    async with postgres.notices("family") as following:
        server.start()
        for _ in range(2):
            await following("newcomer")
        anna = people(server)
        id = await three_seats(anna)
        [[victim]] = await postgres.ask("family", OWNING_PROCESS, table=id)
        await lose_one_of_two(server, anna, id, victim)
        await following("newcomer")
    [[taker]] = await postgres.ask("family", OWNING_PROCESS, table=id)
    assert taker != victim
    assert (await anna.get(f"/tables/{id}"))["you"] == [0, 1, 2]
    assert server.stop() == 0
    assert [line for line in server.complaints().splitlines() if "has ended" not in line] == []
    assert await postgres.ask("family", "SELECT id FROM servers") == []


# The number of the process that has a table.
OWNING_PROCESS = """
SELECT split_part(place, ' ', 2)::int FROM servers JOIN tables ON owner = servers.id WHERE tables.id = :table
"""


async def lose_one_of_two(server: Server, anna: Person, id: str, victim: int) -> None:
    async with anna.at(id) as page:
        await see_all(page)
        figures = read_figures((await anna.http.get("/metrics")).text)
        owned = {name: value for name, value in figures.items() if name.startswith("undercroft_tables_owned")}
        assert sorted(owned) == [f'undercroft_tables_owned{{process="{number}"}}' for number in (0, 1)]
        assert sum(owned.values()) == 1
        assert (await page.play(0))["t"] == "done"
        os.kill(victim, signal.SIGKILL)
        with pytest.raises(ConnectionClosed):
            await page.until(lambda message: False)
    async with anna.at(id) as page:
        await see_all(page)
        assert (await page.play(1))["t"] == "done"


# Tells the test of every step that is written.
TELL_STEPS = (
    """
    CREATE FUNCTION tell_step() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify('steps', json_build_object('type', 'step', 'seat', NEW.seat)::text);
        RETURN NEW;
    END $$
    """,
    "CREATE TRIGGER step AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION tell_step()",
)


async def test_the_bots_of_a_process_that_dies_play_on_though_nobody_looks(
    postgres: Postgres, new_server: NewServer, people: People
) -> None:
    address = await postgres.create("bots_alone")
    slow, other = new_server("--bot-pace", "600", name="slow"), new_server(name="other")
    for server in (slow, other):
        server.address = address
        server.start()
    for statement in TELL_STEPS:
        await postgres.ask("bots_alone", statement)
    async with postgres.notices("bots_alone", "steps") as following:
        id = (await people(slow).open_table([None, "random", "random"], start=True))["id"]
        assert await postgres.steps("bots_alone", id) == []
        slow.kill()
        assert {(await following("step"))["seat"] for _ in range(2)} == {1, 2}
    assert other.complaints() == ""


async def test_a_database_file_has_one_server(new_server: NewServer) -> None:
    first, second = new_server(name="first").start(), new_server(name="second")
    second.database = first.database
    with pytest.raises(AssertionError, match="is in use by another server"):
        second.start()
    assert first.stop() == 0
    assert second.start().stop() == 0
    alone = new_server("--processes", "2", name="alone")
    with pytest.raises(AssertionError, match="Several server processes need PostgreSQL"):
        alone.start()
    none = new_server("--processes", "0", name="none")
    with pytest.raises(AssertionError, match="--processes takes 1 or more, not 0"):
        none.start()

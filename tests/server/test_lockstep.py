"""Two servers, two positions that differ only in what a seat may not know: the bytes to that seat are equal.

In Raiders others have chosen in secret; in Goblins roles, hands, goals and the deck are hidden all along.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass

import msgspec
import pytest
from msgspec.structs import asdict, replace
from starlette.requests import HTTPConnection

from tests.server.support import RAISED, Json, Page, Person, Server
from undercroft.core.game import Game, installed_game
from undercroft.core.rng import FastRng, Rng
from undercroft.core.state import State
from undercroft.games.goblins.cards import FACE_IDS
from undercroft.server.chance import new_table_id
from undercroft.server.http.identity import Identity
from undercroft.server.protocol.messages import ClockRules, TableSettings
from undercroft.server.store.rows import Chair, TableRow
from undercroft.server.store.store import Store, now
from undercroft.server.tables.clock import wind
from undercroft.server.tables.table import first_progress

RAIDERS = installed_game("raiders")
GOBLINS = installed_game("goblins")
SEATS = 5
SEAT = 0
SECRET = bytes(range(32))
ADDRESS = "http://table.test"
NICKS = ["Anna", "Boris", "Clara", "Dmytro", "Eva"]
COOKIES = [nick[0] * 43 for nick in NICKS]
CARDS = ["1", "2", "3", "4", "5", "key", "sword", "ball", "torch"]
EVERY_ACTION = [{"verb": "UseTorch"}, *({"verb": "Play", "card": card} for card in CARDS)]
WORLDS = 4
LIMITS = {**RAISED, "absence_seconds": 3600}  # since when somebody is away is not the same on two servers


def hidden_worlds(seed: int) -> tuple[State, State]:
    """A room in which seats 1 and 2 have chosen in secret, and one that seat 0 cannot tell from it."""
    rng = FastRng(seed)
    while True:
        state = RAIDERS.new(SEATS, RAIDERS.defaults(SEATS), rng)
        for _ in range(rng.below(60)):
            play_any(state, rng)
        if state.actors() != (1 << SEATS) - 1:
            continue
        for seat in (1, 2):
            while state.actors() >> seat & 1:
                play_any(state, rng, seat)
        twin = state.redeal(SEAT, rng)
        if twin.dump() != state.dump():
            return state, twin


def play_any(state: State, rng: Rng, seat: int | None = None) -> None:
    """Something random; whoever can light the dark rooms does."""
    if seat is None:
        seat = next((seat for seat in range(SEATS) if state.actors() >> seat & 1), None)
        if seat is None:
            return
    legal = state.legal(seat)
    torches = [action for action in legal if RAIDERS.verbs.text(action) == "UseTorch"]
    state.play(seat, torches[0] if torches else legal[rng.below(len(legal))], rng)


def key_of(cookie: str) -> str:
    scope = {
        "type": "http",
        "headers": [(b"cookie", f"undercroft={cookie}".encode())],
        "scheme": "http",
        "path": "/",
        "server": ("127.0.0.1", 80),
        "query_string": b"",
    }
    return Identity(HTTPConnection(scope)).key


async def prepare(server: Server, game: Game, options: msgspec.Struct, tables: dict[str, State]) -> None:
    """A database with started tables; everything but their positions is the same in both."""
    store = Store(str(server.database))
    await store.open()
    keys = [key_of(cookie) for cookie in COOKIES]
    for table, state in tables.items():
        row = TableRow(
            id=table,
            game=game.slug,
            edition=game.edition,
            components=game.digest,
            options=msgspec.to_builtins(options),
            position=json.loads(json.dumps(state.dump())),
            host=keys[0],
            secret=SECRET,
            nonces=[""] * SEATS,
            setup=[],
            status="playing",
            waiting=0,
            moves=0,
            next=None,
            created=1_000_000,
            updated=1_000_000,
            chairs=[Chair(key=key, reserve=0) for key in keys],
            settings=TableSettings(clock=ClockRules(36_000)),
        )
        row = wind(replace(row, **asdict(first_progress(game, row).standing())), now())
        await store.create(row, row.chairs)
    for key, nick in zip(keys, NICKS, strict=True):
        await store.rename(key, nick)
    await store.close()


async def test_the_bytes_to_a_seat_do_not_depend_on_what_it_may_not_know(
    new_server: Callable[..., Server], people: Callable[..., Person]
) -> None:
    worlds = {new_table_id(): hidden_worlds(seed) for seed in range(WORLDS)}
    heard: list[list[str]] = []
    for which in (0, 1):
        server = new_server("--public-address", ADDRESS, limits=LIMITS, name=f"world-{which}")
        tables = {table: pair[which] for table, pair in worlds.items()}
        await prepare(server, RAIDERS, RAIDERS.defaults(SEATS), tables)
        server.start()
        friends = [people(server, ADDRESS) for _ in COOKIES]
        for friend, cookie in zip(friends, COOKIES, strict=True):
            friend.http.cookies.set("undercroft", cookie)
        told: list[str] = []
        for table, (real, twin) in worlds.items():
            told += await live_through(friends, table, real, twin)
        # After a restart it is told the same once more.
        assert server.stop() == 0
        server.start()
        for table in worlds:
            async with friends[SEAT].at(table) as page:
                await page.state(SEAT)
                told += await all_said(page)
        assert server.complaints() == ""
        heard.append(told)
    for real_text, twin_text in zip(*heard, strict=True):
        assert real_text == twin_text
    states = [text for text in heard[0] if text.startswith('{"t":"state"')]
    assert len(states) >= 4 * WORLDS
    assert len([text for text in heard[0] if text.startswith('{"t":"clocks"')]) >= 4 * WORLDS


async def live_through(friends: list[Person], table: str, real: State, twin: State) -> list[str]:
    """Every byte the seat is sent while the same things are done in both worlds, up to the reveal."""
    heard: list[str] = []
    for path in (f"/api/tables/{table}", "/api/me", "/api/games"):
        heard.append((await friends[SEAT].http.get(path)).text)
    async with friends[SEAT].at(table, "ab") as page, friends[3].at(table) as theirs:
        prompt = (await page.state(SEAT))["prompt"]["id"]
        other = (await theirs.state(3))["prompt"]["id"]
        await page.table_when(lambda table: table["seats"][3]["connected"])
        # What may be asked is asked, and what is illegal is tried, for every card there is.
        for action in EVERY_ACTION:
            await page.ask("why", seat=SEAT, action=action)
            await page.ask("preview", seat=SEAT, action=action)
            await page.ask("plan", seat=SEAT, actions=[action])
            if RAIDERS.verbs.read(action) not in real.legal(SEAT):
                await page.ask("play", seat=SEAT, prompt=prompt, action=action)
        await page.ask("take_back", seat=SEAT)
        await page.ask("log", seat=SEAT)
        await page.ask("log", seat=1)
        # Seat 3 acts too: it has the same cards in both worlds, and a torch shows rooms to nobody else.
        for choice in [choice for choice in real.legal(3) if choice in twin.legal(3)][::-1]:
            await theirs.ask("play", seat=3, prompt=other, action=RAIDERS.verbs.show(choice))
            if RAIDERS.verbs.text(choice) != "UseTorch":
                break
            other = (await theirs.state(3))["prompt"]["id"]
        first = RAIDERS.verbs.show(real.legal(SEAT)[0])
        await page.ask("play", seat=SEAT, prompt=prompt, action=first)
        await page.ask("play", seat=SEAT, prompt=prompt, action=first)
        await page.ask("take_back", seat=SEAT)
        assert page.states[SEAT]["waiting"] == [4]
        heard += await all_said(page)
    return heard


async def all_said(page: Page) -> list[str]:
    """Everything said to a page so far, as it came: the answer to one more question marks the end.

    Which clocks run must be the same in both worlds; how much time is left is not.
    """
    await page.say({"t": "log", "id": 999_999, "seat": SEAT})
    await page.until(lambda message: message.get("id") == 999_999)
    return [re.sub(r"-?\d+", "0", text) if text.startswith('{"t":"clocks"') else text for text in page.raw]


# Goblins: both servers run side by side, because what another seat can do depends on its hidden cards

# What another seat does if both worlds offer it, the most telling first.
TELLING = ["Claim", "GiveAle", "PlayPotion", "PlayMap", "PlaceCard", "PlayExplosion", "SwapCard", "Pass"]
GOBLIN_WORLDS = 3
FIRST_WORLD = 4  # the seed of one where a card that tells something is offered in both worlds
STEPS = 40


@dataclass
class World:
    """One of the two servers, and the pages of all five seats at one of its tables."""

    friends: list[Person]
    pages: list[Page]

    async def asked(self, seat: int) -> list[Json]:
        """What the table offers this seat now, which it waits for."""
        state = await self.pages[seat].state(seat, lambda state: state["waiting"] == [seat])
        actions: list[Json] = state["prompt"]["actions"]
        return actions

    async def do(self, seat: int, action: Json) -> None:
        """Play it, and let every page hear of it."""
        page = self.pages[seat]
        before = page.states[seat]["prompt"]["id"]
        answer = await page.ask("play", seat=seat, prompt=before, action=action)
        assert answer["t"] == "done", answer

    def waits_for(self) -> int:
        """The seat whose turn it is, as the onlooker is told."""
        waiting: list[int] = self.pages[SEAT].states[SEAT]["waiting"]
        return waiting[0]


def goblin_worlds(seed: int, options: msgspec.Struct) -> tuple[State, State]:
    """The middle of a first round, another seat to act; in the twin other roles, hands, goals and deck."""
    rng = FastRng(seed)
    while True:
        state = GOBLINS.new(SEATS, options, rng)
        for _ in range(6 + rng.below(30)):
            actor = next(seat for seat in range(SEATS) if state.actors() >> seat & 1)
            legal = state.legal(actor)
            state.play(actor, legal[rng.below(len(legal))], rng)
        dump = state.dump()
        if state.actors() != 1 << (SEAT + 1) or dump["phase"] != "turn" or dump["round"] != 1:
            continue
        twin = state.redeal(SEAT, rng)
        if all(differs(dump, twin.dump(), part) for part in ("role", "hand", "goals", "deck")):
            return state, twin


def differs(one: dict[str, object], other: dict[str, object], part: str) -> bool:
    if part in one:
        return one[part] != other[part]
    mine, theirs = one["players"], other["players"]
    assert isinstance(mine, list)
    assert isinstance(theirs, list)
    return [player[part] for player in mine] != [player[part] for player in theirs]


def common(real: list[Json], twin: list[Json]) -> tuple[Json, Json] | None:
    """What the acting seat does in each world: the same if both offer it, else swaps, whose cards nobody is told."""
    # A potion with the seat itself would rightly show it a role.
    shows = {"verb": "PlayPotion", "seat": SEAT}
    both = sorted(
        (action for action in real if action in twin and action != shows),
        key=lambda action: TELLING.index(action["verb"]),
    )
    swaps = [[action for action in actions if action["verb"] == "SwapCard"] for actions in (real, twin)]
    if both and both[0]["verb"] != "SwapCard":
        return both[0], both[0]
    if swaps[0] and swaps[1]:
        return swaps[0][0], swaps[1][-1]
    return (both[0], both[0]) if both else None


@pytest.mark.parametrize("roles", ["base", "advanced"])
async def test_a_seat_at_goblins_is_sent_nothing_that_depends_on_roles_hands_goals_or_the_deck(
    roles: str, new_server: Callable[..., Server], people: Callable[..., Person]
) -> None:
    options = next(one for one in GOBLINS.variants(SEATS) if getattr(one, "roles", "") == roles)
    pairs = {
        new_table_id(): goblin_worlds(seed, options)
        for seed in range(FIRST_WORLD, FIRST_WORLD + GOBLIN_WORLDS)
    }
    friends: list[list[Person]] = []
    for which in (0, 1):
        server = new_server("--public-address", ADDRESS, limits=LIMITS, name=f"world-{which}")
        await prepare(server, GOBLINS, options, {table: pair[which] for table, pair in pairs.items()})
        server.start()
        friends.append([people(server, ADDRESS) for _ in COOKIES])
        for friend, cookie in zip(friends[which], COOKIES, strict=True):
            friend.http.cookies.set("undercroft", cookie)
    verbs: set[str] = set()
    states = 0
    for table in pairs:
        async with AsyncExitStack() as stack:
            worlds = [await enter(stack, group, table) for group in friends]
            verbs |= await go_on(worlds, table)
            heard = [await all_said(world.pages[SEAT]) for world in worlds]
        assert heard[0] == heard[1]
        states += len([text for text in heard[0] if text.startswith('{"t":"state"')])
    # The lap before the seat's own draw held what could have told it something.
    assert states >= 4 * GOBLIN_WORLDS
    assert verbs >= {"PlaceCard", "SwapCard"}
    assert verbs & {"PlayMap", "PlayPotion", "PlayExplosion"}
    for group in friends:
        assert group[SEAT].server.complaints() == ""


async def enter(stack: AsyncExitStack, friends: list[Person], table: str) -> World:
    pages = []
    for seat, friend in enumerate(friends):
        pages.append(await stack.enter_async_context(friend.at(table, "ab" if seat == SEAT else None)))
        await pages[seat].state(seat)
    await pages[SEAT].table_when(lambda table: all(seat["connected"] for seat in table["seats"]))
    return World(friends, pages)


async def go_on(worlds: list[World], table: str) -> set[str]:
    """The others act until the seat is asked itself; it then asks for everything, and does what shows it nothing."""
    done: set[str] = set()
    for _ in range(STEPS):
        actor = worlds[0].waits_for()
        assert worlds[1].waits_for() == actor
        if actor == SEAT:
            break
        found = common(*[await world.asked(actor) for world in worlds])
        if found is None:
            # The hands have nothing in common: the next play would show which world this is.
            break
        for world, action in zip(worlds, found, strict=True):
            await world.do(actor, action)
            await hear_of_it(world)
        done |= {action["verb"] for action in found}
    for world in worlds:
        await ask_for_everything(world, table)
    return done


async def hear_of_it(world: World) -> None:
    """The seat is told of every action by one state."""
    page = world.pages[SEAT]
    version = page.states[SEAT]["version"]
    await page.state(SEAT, lambda state: state["version"] > version)


async def ask_for_everything(world: World, table: str) -> None:
    page, http = world.pages[SEAT], world.friends[SEAT].http
    for path in (f"/api/tables/{table}", "/api/me", "/api/games"):
        page.raw.append((await http.get(path)).text)
    for seat in (*range(SEATS), -1):
        await page.ask("log", seat=seat)
    prompt = page.states[SEAT]["prompt"]
    offered: list[Json] = prompt["actions"] if prompt else []
    for action in [*tries(), *offered[:30]]:
        await page.ask("why", seat=SEAT, action=action)
        await page.ask("preview", seat=SEAT, action=action)
        await page.ask("plan", seat=SEAT, actions=[action])
        if action not in offered:
            await page.ask("play", seat=SEAT, prompt=prompt["id"] if prompt else 0, action=action)
    await page.ask("take_back", seat=SEAT)
    # An Ale Mug shows nothing before it is given to somebody.
    mugs = [action for action in offered if action.get("card", "").startswith("ale")]
    if mugs:
        await page.ask("play", seat=SEAT, prompt=prompt["id"], action=mugs[0])
        await page.ask("take_back", seat=SEAT)


def tries() -> list[Json]:
    """Everything a seat could try at once, most of it not allowed; some placements stand for all."""
    found: list[Json] = [{"verb": "Pass"}]
    for number in range(SEATS):
        found += [{"verb": verb, "seat": number} for verb in ("PlayPotion", "GiveAle", "Steal")]
    for goal in ("north", "middle", "south"):
        found += [{"verb": verb, "goal": goal} for verb in ("PlayMap", "OpenGoal")]
    found += [{"verb": "Claim", "kind": kind} for kind in ("gold", "dynamite", "dragon")]
    found += [{"verb": "PlayExplosion", "x": x, "y": 0} for x in range(-1, 4)]
    for card in FACE_IDS:
        found.append({"verb": "SwapCard", "card": card})
        found.append({"verb": "PlaceCard", "card": card, "x": 1, "y": 0, "turn": 0})
    return found

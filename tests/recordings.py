"""Recorded scenes: what the server sends to a table page, for the client's own tests.

A scene is a position, what is played from there, and who looks on. `python -m tests.recordings` plays every scene by
the real rules and writes the messages that each page gets, and the answers to what it may ask, as JSON into
web/tests/recorded. They are made again before each run of the client's tests, so they always fit the rules.

The scenes of a game are in tests/scenes. A test opens one with `open("goblins", "map")` (web/tests/recorded.ts).
"""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import structs

from tests.toy.game import TOY
from undercroft.core.action import Action
from undercroft.core.game import accept_options, installed_games
from undercroft.core.log import WATCHER
from undercroft.core.match import match_from
from undercroft.core.view import Message
from undercroft.server.chance import SeededChance
from undercroft.server.http.routes_tables import game_info
from undercroft.server.limits import Limits
from undercroft.server.protocol.messages import (
    WATCHER_ON_WIRE,
    GameInfo,
    LogRequest,
    PlanRequest,
    PreviewRequest,
    Why,
)
from undercroft.server.store.rows import Chair, EntryRow, TableRow
from undercroft.server.store.store import Store
from undercroft.server.tables.clock import after_step
from undercroft.server.tables.moves import Moves
from undercroft.server.tables.openings import Openings, first_match
from undercroft.server.tables.progress import Progress
from undercroft.server.tables.table import Table
from undercroft.server.tables.tables import Tables

RECORDED = Path(__file__).parents[1] / "web" / "tests" / "recorded"
T = TypeVar("T")
NAMES = ("Vera", "Oleh", "Iryna", "Taras")
GAMES = {**installed_games(), TOY.slug: TOY}
NEVER_OPENED = "never-opened.sqlite3"  # a scene stands in no database

# How a scene is written


@dataclass(frozen=True)
class Step:
    """Something a seat does, with the draws it takes; None takes them from the scene's own seed."""

    seat: int
    text: str | None  # None takes the seat's last step back
    draws: list[int] | None = None


@dataclass(frozen=True)
class Scene:
    """A table, what happens there, and who looks on. Every method returns a longer scene.

    `people` are the seats of each person; the first is the host, and somebody without a seat is a watcher. All other
    seats are bots, who do what the scene says.
    """

    game: str
    position: object = None  # a dump; None sets the game up
    seats: int = 0
    options: dict[str, object] | None = None
    people: tuple[tuple[int, ...], ...] = ((0,),)
    seed: str = "undercroft"
    steps: tuple[Step, ...] = ()
    opened: int = 0  # after how many steps the pages are opened
    whys: Mapping[int, tuple[tuple[int, str], ...]] = field(default_factory=dict)
    plans: Mapping[int, tuple[tuple[int, tuple[str, ...]], ...]] = field(default_factory=dict)

    def play(self, seat: int, text: str, *draws: int) -> Scene:
        """A seat does this, with these draws, or with any if none are given."""
        return replace(self, steps=(*self.steps, Step(seat, text, list(draws) or None)))

    def take_back(self, seat: int) -> Scene:
        return replace(self, steps=(*self.steps, Step(seat, None)))

    def why(self, seat: int, text: str) -> Scene:
        """At this moment the page may ask why a seat cannot do this."""
        now = len(self.steps)
        return replace(self, whys={**self.whys, now: (*self.whys.get(now, ()), (seat, text))})

    def plan(self, seat: int, *texts: str) -> Scene:
        """At this moment the page may ask what these steps would bring, one after another: every part of them."""
        now = len(self.steps)
        return replace(self, plans={**self.plans, now: (*self.plans.get(now, ()), (seat, texts))})

    def open(self) -> Scene:
        """The pages are opened now: what was played so far is in the record."""
        return replace(self, opened=len(self.steps))

    def seen_by(self, *people: tuple[int, ...]) -> Scene:
        """Who looks on, each in a browser of their own: the seats of each."""
        return replace(self, people=people)


# What is written down


class Asked(msgspec.Struct):
    """A question of the page that changes nothing, and its answer."""

    t: str
    seat: int
    action: dict[str, Any] | None  # None if it is about several
    body: Any
    actions: list[dict[str, Any]] | None = None


class Moment(msgspec.Struct):
    """What a page hears when this is done; the first moment is that of opening the page."""

    by: dict[str, Any] | None  # seat, prompt and action; the action is null for a take-back
    heard: list[Any]
    asked: list[Asked]
    logs: dict[str, Any]


class Recording(msgspec.Struct):
    game: GameInfo
    people: list[list[Moment]]


class Listener:
    """A page that notes what it hears."""

    def __init__(self, number: int) -> None:
        self.key = f"person {number}"
        self.base = "http://here"
        self.heard: list[Any] = []
        self.moments: list[Moment] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(msgspec.Raw(message))

    def dismiss(self, reason: Message) -> None:
        raise AssertionError(f"nobody is shown out of a scene: {reason.id}")

    def move_on(self) -> None:
        raise AssertionError("a scene has one process")


class Stage:
    """A scene being played at a table of the server, which stands in no database."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.game = GAMES[scene.game]
        self.chance = SeededChance(scene.seed)
        self.tables = Tables(Store(NEVER_OPENED), {scene.game: self.game}, Limits(), self.chance)
        self.moves = Moves(self.tables)
        self.pages = [Listener(number) for number in range(len(scene.people))]
        row = self.new_row()
        nonces = self.chance.nonces([""] * len(row.chairs))
        match = first_match(self.game, row, nonces)
        self.progress = Progress(match, row.secret, nonces)
        started = structs.replace(
            row, nonces=nonces, setup=match.setup, **structs.asdict(self.progress.standing())
        )
        self.table = Table(started, 0, {}, constants=self.tables.constants_of(started))
        self.table.progress = self.progress

    def new_row(self) -> TableRow:
        scene = self.scene
        if scene.position is not None:
            begun = match_from(self.game, scene.position)
            seats, options = int(begun.seats), begun.options
        else:
            seats = scene.seats
            options = accept_options(self.game, seats, scene.options or self.defaults(seats))
        sitters = [Chair(bot=next(iter(self.game.bots()))) for _ in range(seats)]
        for page, name, own in zip(self.pages, NAMES, scene.people, strict=False):
            for seat in own:
                sitters[seat] = Chair(key=page.key, nick=name)
        row = Openings(self.tables).new_row(self.game, options, self.pages[0].key)
        # What the server makes up for each table is the same in every recording.
        return structs.replace(
            row, id="scene", code="FGHJKL", created=0, updated=0, position=scene.position, chairs=sitters
        )

    def defaults(self, seats: int) -> dict[str, object]:
        shown: dict[str, object] = msgspec.to_builtins(self.game.defaults(seats))
        return shown

    def record(self) -> Recording:
        for number in range(len(self.scene.steps) + 1):
            by = self.do(self.scene.steps[number - 1]) if number > 0 else None
            if number < self.scene.opened:
                continue
            if number == self.scene.opened:
                self.open_pages()
                by = None
            for page in self.pages:
                page.moments.append(Moment(by, page.heard, self.answers(page, number), self.logs(page, by)))
                page.heard = []
        return Recording(game_info(self.game), [page.moments for page in self.pages])

    def open_pages(self) -> None:
        table = self.table
        table.listeners.extend(self.pages)
        for page, name in zip(self.pages, NAMES, strict=False):
            table.nicks[page.key] = name
            page.heard = []
        for page in self.pages:
            table.tell_table(page)
            table.show(page)

    def do(self, step: Step) -> dict[str, Any]:
        """A step, and what everybody is told of it, in the order in which the server tells it."""
        prompt = self.progress.eyes[step.seat].prompts
        messages = self.taken(step)
        table = self.table
        table.tell(messages)
        standing, entry = self.progress.standing(), self.progress.last_row()
        table.row = after_step(table.row, entry, standing, WATCHER in messages, 0)
        if standing.status == "over":
            table.tell_everybody()
        action = None if step.text is None else self.game.verbs.show(self.read(step.text))
        return {"seat": step.seat, "prompt": prompt, "action": action}

    def taken(self, step: Step) -> dict[int, bytes]:
        if step.text is None:
            return self.progress.take_back(step.seat)
        if step.draws is not None:
            return self.progress.replay(EntryRow(self.progress.number + 1, step.seat, step.text, step.draws))
        return self.progress.play(step.seat, self.read(step.text))

    def read(self, text: str) -> Action:
        return self.game.verbs.parse(text)

    def answers(self, page: Listener, number: int) -> list[Asked]:
        """What the rules foresee of everything that is offered on this page, and the questions of the scene."""
        verbs = self.game.verbs
        found: list[Asked] = []
        own = self.table.seats_of(page.key)
        for seat in own:
            for action in self.progress.match.state.legal(seat):
                shown = verbs.show(action)
                body = at_once(self.moves.preview(self.table, page.key, PreviewRequest(1, seat, shown)))
                found.append(Asked("preview", seat, shown, body))
        for seat, text in self.scene.whys.get(number, ()):
            shown = verbs.show(self.read(text))
            if seat in own:
                reason = at_once(self.moves.why(self.table, page.key, Why(1, seat, shown)))
                assert reason is not None, f"seat {seat} may {text}"
                found.append(Asked("why", seat, shown, reason))
        for seat, texts in self.scene.plans.get(number, ()):
            if seat in own:
                found += self.planned(page, seat, [verbs.show(self.read(text)) for text in texts])
        return found

    def planned(self, page: Listener, seat: int, steps: list[dict[str, Any]]) -> list[Asked]:
        """Plans as they are drawn, one step after another."""
        found: list[Asked] = []
        for count in range(len(steps) + 1):
            request = PlanRequest(1, seat, steps[:count])
            body = at_once(self.moves.plan(self.table, page.key, request))
            found.append(Asked("plan", seat, None, body, steps[:count]))
        return found

    def logs(self, page: Listener, by: object) -> dict[str, Any]:
        """The record so far, by seat, which a page asks for when it is opened."""
        if by is not None:
            return {}
        seats = self.table.seats_of(page.key) or [WATCHER_ON_WIRE]
        return {
            str(seat): at_once(self.moves.log(self.table, page.key, LogRequest(1, seat))) for seat in seats
        }


def at_once(answer: Coroutine[Any, Any, T]) -> T:
    """What the server answers; without a database it waits for nothing."""
    try:
        answer.send(None)
    except StopIteration as done:
        found: T = done.value
        return found
    raise AssertionError("the server waits for something")


def games_with_scenes() -> list[str]:
    return sorted(path.stem for path in (Path(__file__).parent / "scenes").glob("[a-z]*.py"))


def scenes_of(game: str) -> dict[str, Scene]:
    """The scenes of a game by their names."""
    scenes: dict[str, Scene] = importlib.import_module(f"tests.scenes.{game}").SCENES
    return scenes


def recording_of(game: str, name: str) -> Recording:
    try:
        return Stage(scenes_of(game)[name]).record()
    except Exception as error:
        error.add_note(f"in the scene {name!r} of {game}")
        raise


def write(game: str) -> int:
    """Record all scenes of a game; how many there are."""
    folder = RECORDED / game
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    scenes = scenes_of(game)
    for name in scenes:
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(recording_of(game, name)))
    return len(scenes)


def main(wanted: Sequence[str]) -> None:
    for game in wanted or games_with_scenes():
        print(f"{game}: {write(game)} scenes recorded")


if __name__ == "__main__":
    main(sys.argv[1:])

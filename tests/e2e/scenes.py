"""Recorded scenes in a real browser: the page is shown any moment of a scene without anybody playing up to it.

What can be done at a table is tested on the same scenes without a browser (web/tests); here it is looked at: what
fits, what is in sight.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.looks import LANGUAGES, TYPES, settle
from tests.e2e.people import Person
from tests.recordings import Recording, recording_of
from tests.server.support import RAISED, Server

TABLE = "/api/tables/scene"

Json = dict[str, Any]
Dress = Callable[[Json], None]


@pytest.fixture(scope="module")
def scenery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a module that only look at scenes: nobody plays there."""
    found = Server(tmp_path_factory.mktemp("scenery"), limits=RAISED).start()
    yield found
    found.stop()


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server whose one table begins `from_position`; other tests look at scenes."""
    if not hasattr(request, "param"):
        yield request.getfixturevalue("scenery")
        return
    game, dump = request.param
    file = tmp_path / "position.json"
    file.write_text(json.dumps(dump), encoding="utf-8")
    arguments = ["play", "--position", str(file), "--game", game, "--no-browser"]
    found = Server(tmp_path, *arguments, "--seed", "undercroft", limits=RAISED).start()
    yield found
    found.stop()


def from_position(game: str, dump: object) -> pytest.MarkDecorator:
    """The table of this test begins from a position."""
    return pytest.mark.parametrize("server", [(game, dump)], indirect=True, ids=["position"])


class Scenes:
    """A browser whose table is a scene. What is played there must be the next step of the scene."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.page = person.page
        self.game = game
        self.moments: list[Json] = []
        self.now = 0
        self.dress: Dress = lambda message: None  # writes over what the page hears
        self.page.route(f"**{TABLE}", lambda route: route.fulfill(json=self.table()["table"]))
        self.page.route_web_socket(f"**{TABLE}/live", self.connect)

    def show(self, scene: str, steps: int | None = None) -> None:
        """The table after this many steps of the scene, or at its end; the last of them is seen to happen."""
        self.open(recording_of(self.game, scene), steps)

    def open(self, recording: Recording, steps: int | None = None) -> None:
        """The same of a recording."""
        self.moments = msgspec.json.decode(msgspec.json.encode(recording.people[0]))
        for moment in self.moments:
            for message in moment["heard"]:
                self.dress(message)
        self.now = len(self.moments) - 1 if steps is None else steps
        self.page.goto("/t/scene")
        self.settled()

    def settled(self) -> None:
        """The last step has been shown, and its question stands there; or the curtain of a shared device does."""
        if len(self.table()["table"]["you"]) > 1:
            expect(self.page.locator("dialog[aria-labelledby='handover-title']")).to_be_visible()
            return
        last = self.states()[-1]
        asked = "" if last["prompt"] is None else str(last["prompt"]["id"])
        expect(self.page.locator("[data-prompt]")).to_have_attribute("data-prompt", asked)
        expect(self.page.locator(".skip")).to_have_count(0)

    def fit(self, *moments: tuple[str, int]) -> None:
        """After this many steps of each of these scenes the words of every language fit."""
        for scene, steps in moments:
            self.show(scene, steps)
            for language in LANGUAGES:
                self.person.speak(language)
                assert self.person.cut_off() == [], f"{scene} in {language}"

    def choices_are_whole(self, *windows: tuple[int, int]) -> None:
        """All buttons of the question are in sight in these windows, in every language and with large type."""
        buttons = self.page.locator("section.prompt .choices button:visible")
        for language in LANGUAGES:
            self.person.speak(language)
            for width, height in windows:
                self.page.set_viewport_size({"width": width, "height": height})
                for type_size in TYPES:
                    settle(self.page, type_size)
                    unseen = self.person.out_of_sight(buttons)
                    assert unseen == [], f"{language}, {width}x{height}, {type_size} %"

    # The far end of the wire

    def heard(self, kind: str, upto: int | None = None) -> list[Json]:
        """What the page has heard of a kind, up to a moment and with it; now, unless another is named."""
        last = self.now if upto is None else upto
        return [one for moment in self.moments[: last + 1] for one in moment["heard"] if one["t"] == kind]

    def table(self) -> Json:
        return self.heard("table")[-1]

    def states(self, upto: int | None = None) -> list[Json]:
        return self.heard("state", upto)

    def connect(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self.hear(socket, json.loads(text)))

    def hear(self, socket: WebSocketRoute, message: Json) -> None:
        def say(**what: Any) -> None:
            socket.send(json.dumps(what))

        if message["t"] == "hello":
            before = max(0, self.now - 1)
            say(**self.heard("table", before)[-1])
            for state in {one["seat"]: one for one in self.states(before)}.values():
                say(**{**state, "events": []})
            for moment in self.moments[before + 1 : self.now + 1]:
                for one in moment["heard"]:
                    say(**one)
        elif message["t"] == "play":
            following = self.moments[self.now + 1]
            assert following["by"] == {name: message[name] for name in ("seat", "prompt", "action")}
            self.now += 1
            for one in following["heard"]:
                say(**one)
            say(t="done", id=message["id"])
        else:
            body = self.log(message["seat"]) if message["t"] == "log" else self.answer(message)
            say(t="answer", id=message["id"], body=body)

    def log(self, seat: int) -> Json:
        began: Json = self.moments[0]["logs"][str(seat)]
        later = [
            [state["version"], event]
            for state in self.states()
            if state["seat"] == seat
            for event in state["events"]
        ]
        return {"events": [*began["events"], *later]}

    def answer(self, message: Json) -> Any:
        """What the rules foresee, or why not; of the moment before too, which the page saw last."""
        asked = [message.get(name) for name in ("t", "seat", "action", "actions")]
        for moment in reversed(self.moments[: self.now + 1]):
            for one in moment["asked"]:
                if [one[name] for name in ("t", "seat", "action", "actions")] == asked:
                    return one["body"]
        raise AssertionError(f"the scene has no answer to {message}")

"""How much of the window the board has: in every game, in every phase, on phones and on a small desktop.

The share is the area in which the board is seen and nothing lies over it, as the browser itself tells it. Of it the
drawing alone is told too: without the buttons, notes and small maps that stand on the board, and the strip beside them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from tests.e2e.boxes import GAMES
from tests.e2e.conftest import Invite, Tell
from tests.e2e.people import PHONE
from tests.e2e.scenes import Json, Scenes
from tests.e2e.scenes import scenery as scenery
from tests.e2e.scenes import server as server
from tests.recordings import Recording, Scene, Stage, Step, recording_of, scenes_of
from undercroft.core.bits import first


@dataclass(frozen=True)
class Window:
    """A size of the window and of the type, and what the table keeps to there."""

    width: int
    height: int
    type: int = 100  # per cent
    share: float = 0  # of the window, at least
    dock: int = 0  # pixels of all that is under the board, at most; 0 where that is a sheet over it

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f" at {self.type} %" if self.type != 100 else "")


WINDOWS = (
    Window(390, 844, share=55),
    Window(390, 844, type=130, share=50),
    Window(360, 640, share=45),
    Window(360, 640, type=130, share=45),
    Window(1366, 768, dock=190),
)
# Points in a grid over the whole window: how many of them show the board, and how many its drawing. A board that can be
# moved is drawn on a surface; any other fills its place.
MEASURE = """
async ({ type }) => {
  const root = document.documentElement;
  root.style.setProperty("--type", type / 100);
  root.style.setProperty("--type-tight", Math.min(type, 110) / 100);
  // Until everything stands where it stood a moment before: the sheet sinks when it knows what the question needs.
  const places = () => [...document.querySelectorAll("main > *, .prompt > *, .surface > svg")]
    .map(one => Object.values(one.getBoundingClientRect().toJSON()).join()).join(" ");
  for (let before = "", now = places(); before !== now; before = now, now = places()) {
    await new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)));
    await Promise.all(document.getAnimations().map(one => one.finished.catch(() => null)));
  }
  let seen = 0, drawn = 0, all = 0;
  const drawing = document.querySelector("main > .board .surface") ? ".surface > svg" : ".free > :first-child";
  for (let y = 2; y < innerHeight; y += 4)
    for (let x = innerWidth / 12; x < innerWidth; x += innerWidth / 6) {
      all++;
      const hit = document.elementFromPoint(x, y);
      if (hit?.closest("main > .board")) seen++;
      if (hit?.closest(drawing)) drawn++;
    }
  const dock = document.querySelector("main > .sheet").getBoundingClientRect().height;
  const cut = [...document.querySelectorAll("section.prompt .words, section.prompt .choices")]
    .filter(one => one.scrollHeight > one.clientHeight + 4).map(one => one.className.split(" ")[0]);
  return { share: seen / all * 100, drawn: drawn / all * 100, dock, cut };
}
"""


def phases(game: str, every: bool = True) -> Iterator[tuple[str, Recording, int]]:
    """A moment of every phase; where `every` is wanted, with each of its questions, and of waiting in it."""
    seen: set[str] = set()
    for recording in [*(recording_of(game, name) for name in scenes_of(game)), opening(game)]:
        moments: list[Json] = msgspec.json.decode(msgspec.json.encode(recording.people[0]))
        for number, moment in enumerate(moments):
            told = [one for one in moment["heard"] if one["t"] == "table"]
            if told and len(told[-1]["table"]["you"]) > 1:
                break  # a curtain hangs before a device that several share
            states = [one for one in moment["heard"] if one["t"] == "state"]
            if not states:
                continue
            view, prompt = states[-1]["view"], states[-1]["prompt"]
            asked = prompt["say"]["id"].removeprefix(f"{game}-prompt-") if prompt else "waiting"
            phase = f"{view['phase']}, {asked}"
            kind = phase if every else view["phase"]
            if kind not in seen and view["phase"] != "over" and (every or prompt):
                seen.add(kind)
                yield phase, recording, number


def opening(game: str) -> Recording:
    """The first steps at a full table: whoever is asked does the first thing that is offered."""
    scene = Scene(game, seats=GAMES[game].most)
    stage = Stage(scene)
    for _ in range(2 * scene.seats):
        state = stage.progress.match.state
        seat = first(state.actors())
        step = Step(seat, str(state.legal(seat)[0]))
        stage.do(step)
        scene = replace(scene, steps=(*scene.steps, step))
    return Stage(scene).record()


def measure(page: Page, window: Window) -> tuple[dict[str, Any], list[str]]:
    """What the page shows in that window, and what is wrong with it."""
    page.set_viewport_size({"width": window.width, "height": window.height})
    found: dict[str, Any] = page.evaluate(MEASURE, {"type": window.type})
    wrong = []
    if window.share > found["share"]:
        wrong.append(f"{window}: the board has {found['share']:.1f} %")
    if window.dock and found["dock"] > window.dock:
        wrong.append(f"{window}: the dock has {found['dock']:.0f} px")
    if found["cut"]:
        wrong.append(f"{window}: cut {found['cut']}")
    return found, wrong


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.full)])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_comes_first(invite: Invite, tell: Tell, game: str, every: bool) -> None:
    """Printed as a table, and asserted; every question of every phase with `make test-all`."""
    phone, desktop = (Scenes(invite(locale="ru", **size), game) for size in (PHONE, {}))
    wrong: list[str] = []
    for phase, recording, steps in phases(game, every):
        for scenes in (phone, desktop):
            scenes.open(recording, steps)
            if scenes.page.locator("dialog[open]").count() > 0:
                scenes.page.keyboard.press("Escape")  # the report of a round
        row: list[str] = []
        for window in WINDOWS:
            page = desktop.page if window.dock else phone.page
            found, complaints = measure(page, window)
            wrong += [f"{game}, {phase}, {one}" for one in complaints]
            row.append(f"{found['share']:4.1f} ({found['drawn']:4.1f}) %")
            if window.dock:
                row.append(f"{found['dock']:3.0f} px")
        tell(f"board, {game:8} {phase:32} {'  '.join(row)}")
    assert wrong == [], "\n".join(wrong)

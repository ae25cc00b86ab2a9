"""Budgets, measured in a real browser and printed: weight of the first page, time to the table, no jumps."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.e2e.conftest import Invite, Tell
from tests.e2e.people import PHONE
from tests.e2e.steady import play_a_stretch
from tests.e2e.test_comfort import play_now
from tests.server.support import Server

FIRST_PAGE = 150_000
# A number that gets one more digit pushes its neighbour, and the record's lines give way when it begins to scroll: a
# few pixels of a few words. What a player would call a jump is ten times as much.
SHIFT = 0.004
MOVES = {"raiders": 4, "doggies": 6, "jackal": 8, "dragon": 8, "goblins": 5}
SEATS = {"raiders": 4, "doggies": 3, "jackal": 4, "dragon": 2, "goblins": 5}
# The two languages with the longest words.
SCREENS = [
    pytest.param({"viewport": {"width": 1440, "height": 900}, "locale": "ru"}, id="1440-ru"),
    pytest.param(
        {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "locale": "uk"}, id="820-uk"
    ),
    pytest.param({**PHONE, "locale": "ru"}, id="390-ru"),
]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_page_is_light(invite: Invite, tell: Tell, language: str) -> None:
    person = invite(locale=language)
    weights: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if answer.request.resource_type in {"script", "stylesheet"} and answer.ok:
            weights[answer.url] = len(gzip.compress(answer.body(), 6))

    person.page.on("response", weigh)
    person.open("/")
    expect(person.page.locator("[aria-labelledby='box-raiders'] button").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    total = sum(weights.values())
    tell(
        f"first page ({language}): {total / 1000:.1f} kB of script and style, compressed, in {len(weights)} files"
    )
    assert 20_000 < total < FIRST_PAGE


def test_the_time_to_an_interactive_table(invite: Invite, tell: Tell) -> None:
    """Printed only: how long it takes says as much about the machine as about the page."""
    person = invite()
    play_now(person, "raiders")
    assert person.wait() == "asked"
    address = person.page.url
    person.page.add_init_script(
        """new MutationObserver((_, watch) => {
          if (!document.querySelector('button[data-card][aria-disabled=false]')) return;
          watch.disconnect();
          window.ready = performance.now();
        }).observe(document, { childList: true, subtree: true, attributes: true });"""
    )
    times = []
    for _ in range(2):
        person.page.goto(address)
        person.page.wait_for_function("() => window.ready > 0")
        times.append(float(person.page.evaluate("window.ready")))
    tell(f"time to an interactive table: {times[0]:.0f} ms, again {times[1]:.0f} ms (aim: 1000 ms)")
    assert min(times) > 0


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", MOVES)
def test_nothing_jumps_on_a_move(invite: Invite, server: Server, tell: Tell, game: str, screen: Any) -> None:
    """Somebody plays against bots, a newcomer with hints; no part of the table moves, and next to nothing within it."""
    page = invite(**screen).page
    page.goto("/")
    wish = {"game": game, "seats": SEATS[game], "bots": [None, *["good"] * (SEATS[game] - 1)], "start": True}
    table = page.request.post("/api/tables", data=wish, headers={"Origin": server.base})
    assert table.ok, table.text()
    page.goto(f"/t/{table.json()['id']}")
    stretch = play_a_stretch(page, game, MOVES[game])
    width = screen["viewport"]["width"]
    tell(
        f"layout shift, {game} at {width} px: largest {stretch.largest:.4f}, "
        f"total {stretch.total:.4f} over {stretch.made} moves"
    )
    assert stretch.made >= MOVES[game] - 2, "the stretch is played"
    assert {"main > .board", "section.prompt", ".players"} <= set(stretch.seen)
    assert stretch.moved == []
    assert stretch.total < SHIFT, stretch.culprits()

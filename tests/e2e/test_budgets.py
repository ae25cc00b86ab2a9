"""Budgets, measured in a real browser and printed: weight of the first page, time to the table, no jumps."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.e2e.boxes import GAMES, covering
from tests.e2e.conftest import Invite, Tell
from tests.e2e.people import PHONE
from tests.e2e.steady import Stretch, tap_on, watch, watched
from tests.e2e.test_comfort import play_now

shared = pytest.mark.shared_server

FIRST_PAGE = 150_000
# A number that gets one more digit pushes its neighbour, and the record's lines give way when it begins to scroll: a
# few pixels of a few words. What a player would call a jump is ten times as much.
SHIFT = 0.004
# How long a stretch is played: where a turn is made of many small moves, more of them.
MOVES = 5
MANY = {"jackal": 8, "dragon": 8}
# How far a replay is stepped through.
STEPS = 10
# The two languages with the longest words.
SCREENS = [
    pytest.param({"viewport": {"width": 1440, "height": 900}, "locale": "ru"}, id="1440-ru"),
    pytest.param(
        {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "locale": "uk"}, id="820-uk"
    ),
    pytest.param({**PHONE, "locale": "ru"}, id="390-ru"),
]


@shared
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_page_is_light(invite: Invite, tell: Tell, language: str) -> None:
    person = invite(locale=language)
    asked: list[Request] = []
    person.page.on("request", lambda request: asked.append(request))
    # The last thing that the page asks for by itself; then it does what it does when it has time.
    with person.page.expect_response("**/api/open"):
        person.open("/")
    expect(person.page.locator("[aria-labelledby='box-raiders'] button").first).to_be_visible()
    person.page.wait_for_load_state("load")
    person.page.evaluate("() => new Promise(go => requestIdleCallback(go))")
    weights: dict[str, int] = {}
    for request in asked:
        answer = request.response() if request.resource_type in {"script", "stylesheet"} else None
        if answer is not None and answer.ok:
            weights[answer.url] = len(gzip.compress(answer.body(), 6))
    total = sum(weights.values())
    tell(
        f"first page ({language}): {total / 1000:.1f} kB of script and style, compressed, in {len(weights)} files"
    )
    assert 20_000 < total < FIRST_PAGE


@shared
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


def stands_still(stretch: Stretch, *parts: str) -> None:
    """These parts were looked at; none of them ever moved, and next to nothing within them."""
    assert {"main > .board", ".players", *parts} <= set(stretch.seen)
    assert stretch.moved == []
    assert stretch.total < SHIFT, stretch.culprits()


def ask(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the page's own buttons send, without the way to them."""
    answer = page.request.post(
        f"/api/tables{path}", data=body, headers={"Origin": page.url.rsplit("/", 1)[0]}
    )
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def begin(page: Page, game: str, **manners: Any) -> str:
    """A game against bots; its table."""
    page.goto("/")
    seats = (GAMES[game].fewest + GAMES[game].most) // 2
    best = next(iter(GAMES[game].bots()))
    order = {"game": game, "seats": seats, "bots": [None, *[best] * (seats - 1)], "start": True}
    table = str(ask(page, "", {**order, "manners": manners})["id"])
    page.goto(f"/t/{table}")
    page.wait_for_function("() => document.querySelector('[data-prompt]')?.dataset.prompt")
    return table


@covering(("game", "screen"), GAMES, SCREENS)
def test_nothing_jumps_on_a_move(invite: Invite, tell: Tell, game: str, screen: Any) -> None:
    """Somebody plays against bots, a newcomer with hints, and then sees the game again step by step."""
    page = invite(**screen).page
    table = begin(page, game)
    watch(page)
    moves = MANY.get(game, MOVES)
    made = tap_on(page, game, moves)
    played = watched(page)
    width = screen["viewport"]["width"]
    tell(
        f"layout shift, {game} at {width} px: largest {played.largest:.4f}, "
        f"total {played.total:.4f} over {made} moves"
    )
    assert made >= moves - 2, "the stretch is played; OFFERS in steady.py says what is tapped"
    stands_still(played, "section.prompt")

    if page.request.get(f"/api/tables/{table}").json()["status"] != "over":
        page.goto("/")
        ask(page, f"/{table}/close", {})
    page.goto(f"/t/{table}/replay?at=0")
    expect(page.get_by_test_id("at")).to_have_text("0")
    last = min(int(page.get_by_test_id("last").inner_text()), STEPS)
    watch(page)
    for number in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_test_id("at")).to_have_text(str(number))
    replayed = watched(page)
    tell(f"layout shift, {game} at {width} px, replay: total {replayed.total:.4f} over {last} steps")
    stands_still(replayed, "section.bar")


@covering(("game", "screen"), ["jackal"], SCREENS)
def test_nothing_jumps_beside_a_clock(invite: Invite, tell: Tell, game: str, screen: Any) -> None:
    page = invite(**screen).page
    begin(page, game, clock={"seconds": 60, "reserve": 600})
    expect(page.locator(".clocks")).to_be_visible()
    watch(page)
    made = tap_on(page, game, 4)
    stretch = watched(page)
    tell(f"layout shift with a clock at {screen['viewport']['width']} px: total {stretch.total:.4f}")
    assert made >= 2
    stands_still(stretch, "section.prompt", ".clocks")


@covering(("game", "screen"), ["raiders"], SCREENS[::-1])
def test_nothing_jumps_when_somebody_goes_and_comes_back(
    invite: Invite, tell: Tell, game: str, screen: Any
) -> None:
    vera, oleh = invite("Vera", **screen), invite("Oleh")
    vera.page.goto("/")
    table = ask(vera.page, "", {"game": game, "seats": 3, "bots": [None, None, "good"]})["id"]
    oleh.open("/")
    ask(oleh.page, f"/{table}/sit", {})
    ask(vera.page, f"/{table}/start", {})
    for person in (vera, oleh):
        person.page.goto(f"/t/{table}")
        assert person.wait() == "asked"
    watch(vera.page)
    oleh.page.goto("/")
    expect(vera.page.locator(".players [data-sign=away]").first).to_be_visible()
    oleh.page.goto(f"/t/{table}")
    expect(vera.page.locator(".players [data-sign=away]")).to_have_count(0)
    stretch = watched(vera.page)
    tell(f"layout shift at a coming and going, {screen['viewport']['width']} px: total {stretch.total:.4f}")
    stands_still(stretch, "section.prompt")

"""What only a phone's window can show of Dungeon Raiders."""

from __future__ import annotations

from tests.e2e.conftest import Invite
from tests.e2e.looks import LANGUAGES, TYPES, settle
from tests.e2e.people import PHONE
from tests.e2e.scenes import Scenes, scenery, server
from tests.e2e.test_share import opening
from tests.games.raiders.table import position
from tests.recordings import Scene, Stage, recording_of

__all__ = ["scenery", "server"]


def test_what_a_card_brings_is_told_in_full_on_a_phone(invite: Invite) -> None:
    vera = invite("Vera", **PHONE)
    scenes = Scenes(vera, "raiders")
    facts = vera.page.locator("section.prompt .head > .facts")
    # The certain outcome after a look into the ball; shares of a chest at a full table.
    for recording, steps in ((recording_of("raiders", "ball"), 3), (opening("raiders"), 0)):
        scenes.open(recording, steps)
        vera.page.locator("button[data-card='1']").click()
        for language in LANGUAGES:
            vera.speak(language)
            hidden = facts.evaluate("one => one.scrollHeight - one.clientHeight")
            assert hidden <= 2, f"{hidden} px in {language}: {facts.inner_text()}"


def test_played_cards_of_a_full_table_lie_under_the_sum_on_a_phone(invite: Invite) -> None:
    vera = invite("Vera", **PHONE)
    page = vera.page
    Scenes(vera, "raiders").open(
        Stage(Scene("raiders", position("goblin", seats=5)).play(1, "Play 3")).record()
    )
    vera.speak("ru")
    for width, height in ((360, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for type_size in TYPES:
            settle(page, type_size)
            room = page.evaluate(
                """() => {
                  const gauge = document.querySelector(".gauge").getBoundingClientRect();
                  const cards = [...document.querySelectorAll("[data-slot] > .cards")];
                  return Math.min(...cards.map(one => one.getBoundingClientRect().top)) - gauge.bottom;
                }"""
            )
            assert room >= 0, f"{width}x{height}, {type_size} %"


def test_whom_a_trap_hits_stands_under_its_name_on_a_phone(invite: Invite) -> None:
    vera = invite("Vera", **PHONE)
    page = vera.page
    dump = position("trap_spikes", seats=5, place=3, coins=[3] * 5, wounds=[1] * 5)
    Scenes(vera, "raiders").open(Stage(Scene("raiders", dump).play(1, "Play 3")).record())
    page.set_viewport_size({"width": 360, "height": 640})
    for language in LANGUAGES:
        vera.speak(language)
        for type_size in TYPES:
            settle(page, type_size)
            edges = page.evaluate(
                """() => {
                  const parts = ["article.room > .space > .title", ".trap > .victims", ".trap > table",
                    "[data-slot='1'] > .cards"].map(one => document.querySelector(one).getBoundingClientRect());
                  return parts.flatMap(({ top, bottom }) => [top, bottom]);
                }"""
            )
            assert edges == sorted(edges), f"{language}, {type_size} %"

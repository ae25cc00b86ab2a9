"""The table as text and as a drawing, made from views alone."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tests.games.goblins.table import HANDS3, PLAIN, Table, position
from undercroft.core.log import OPEN, WATCHER

PICTURE = """\
round 1, turn, waiting for seat 0, deck 37, gnomes 2, goblins 1, doors open: none

   -1  0  1  2  3  4  5  6  7  8  9 10   ▶ seat 0: 0 gold, 3 cards, pedant (gnome)
                                           seat 1: 0 gold, 3 cards
-3  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·     seat 2: 0 gold, 3 cards

                                 ┌─┐
-2  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │$│ ·
                                 └─┘

-1  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·

       ┃      r                  ┌─┐
 0  · ━S━━┳━─D─ · ─── ·  ·  ·  · │?│ ·
       ┃  ┃                      └─┘
       ┃
 1  · ━L━ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
       ┃
                                 ┌─┐
 2  ·  ·  ·  ·  ·  ·  ·  ·  ·  · │?│ ·
                                 └─┘

 3  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·

━ live  ─ cut off  S start  # rubble  L lantern  B bomb  A ale
K key  D shut door  O open door (r, y: its colour)  $ gold  * dynamite  & dragon
┌─ pedant (gnome) ─────────────────────────┐
│ passage_corner passage_cross passage_tee │
└──────────────────────────────────────────┘"""


def early() -> Table:
    """A few cards: a live fork, a shut door, and a card that is cut off."""
    return position(
        HANDS3,
        [
            ("passage_tee", 1, 0, 1),
            ("door_red", 2, 0, 1),
            ("passage_straight", 4, 0, 1),
            ("lantern_cross", 0, 1, 0),
        ],
        goals=("gold", "dragon", None),
        seen={"north": [0], "middle": [1]},
    )


def test_a_seat_sees_the_tunnels_and_its_own_hand_as_text() -> None:
    assert early().state.picture(0) == PICTURE


def test_the_picture_shows_to_each_what_it_knows() -> None:
    state = early().state
    dragon, gold = "│&│", "│$│"
    assert (gold in state.picture(0), dragon in state.picture(0)) == (True, False)
    assert (gold in state.picture(1), dragon in state.picture(1)) == (False, True)
    assert gold not in state.picture(WATCHER)
    assert "racer" not in state.picture(0)
    assert "explosion map potion" not in state.picture(0)
    assert (gold in str(state), dragon in str(state)) == (True, True)
    assert "racer (goblin)" in str(state)
    assert "explosion map potion" in str(state)


@pytest.mark.parametrize("eyes", [0, WATCHER, OPEN])
def test_the_picture_fits_a_terminal_even_on_a_full_table(eyes: int) -> None:
    corners = [("lantern_cross", x, y, 0) for x in (-3, 12) for y in (-5, 5)][:2]
    hands = [
        ["passage_straight", "key_yellow_cross", "key_yellow_tee"],
        PLAIN,
        ["rubble_straight", "map", "map"],
    ]
    table = position(hands, [*corners, ("lantern_tee", 12, -5, 0), ("lantern_tee", 12, 5, 0)])
    lines = table.state.picture(eyes).splitlines()
    assert max(len(line) for line in lines) <= 100


@pytest.mark.parametrize("eyes", [0, WATCHER, OPEN])
def test_the_drawing_is_one_that_a_browser_can_read(eyes: int) -> None:
    state = early().state
    drawing = ElementTree.fromstring(state.drawing(eyes))
    words = [element.text for element in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert ("racer (goblin)" in words) == (eyes == OPEN)
    assert ("dragon" in words) == (eyes == OPEN)
    assert drawing.attrib["viewBox"]


def test_a_notebook_shows_the_drawing_of_a_game() -> None:
    assert early().state._repr_html_().startswith("<svg")

"""The table as text and as a drawing: made from the view alone, so that they show what a seat may see."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tests.games.dragon.table import REMOVED, RUBBLE, Table, drafted, lit, new_table, table
from undercroft.core.log import OPEN, WATCHER


def cave() -> Table:
    return table(
        seats=2,
        gnomes={"engineer": 0, "seer": 7},
        queue=["seer", "engineer"],
        hexes={7: lit(gems=1, emptied=True), 9: RUBBLE, 4: RUBBLE, 1: lit(cubes=2), 16: REMOVED},
        dragon=["4", "yawn"],
        delivered=7,
        aside={"smoke": 3},
    )


PICTURE = """\
            (21 · )                 (20 · )              round 3 of 150, turn, captain seat 0
                                                         path: ◆◆◆ ◆◆◆ ◆.. D.. D..
                                                         7 of 15 gems home, 1 lying, dice: 1
                (11 · ) (10 · ) ▒ 9 ▒▒▒                  supply: 8 torches, 8 cubes, 7 gems
                                ▒▒▒▒▒▒▒
                                                         dragon deck: 27 cards, 1 discarded
            (12 · ) ( 3 · ) ( 2 · ) ( 8 · )              cave deck: 26 cards, 0 discarded
                                                         acts now: Smoke

(22 · ) (13 · ) ▒ 4!▒▒▒ <Ent  > ( 1 * ) ( 7 * ) (19 · )  En Engineer      seat 0 at  0, waiting
                ▒▒▒▒▒▒▒  En       ▪▪      ◆×Se           Se Seer          seat 1 at  7, active, 4 AP

            (14 · ) ( 5 · ) ( 6 · ) (18 · )


                (15 · )    ·    (17 · )


            (23 · )                 (24 · )


(7 *) hex 7, lit by a torch   ◆ gem   ▪ search cube   × no gem left here   ~ no way leads out
▒ rubble, ! its card is in the deck   · removed   path: ◆ gem, D die, . empty"""


def test_the_cave_is_drawn_with_letters() -> None:
    assert cave().state.picture(0) == PICTURE


def test_cards_that_the_seer_has_seen_are_in_her_picture_and_in_the_open_one_only() -> None:
    state = cave().do("Peek dragon").state
    for seat in (1, OPEN):
        assert "on top: 4, Yawn" in state.picture(seat)
        assert "on top: 4, Yawn" in state.drawing(seat)
    for seat in (0, WATCHER):
        assert "on top" not in state.picture(seat) + state.drawing(seat)
        assert "Yawn" not in state.picture(seat) + state.drawing(seat)
    assert "seat 1 must choose: hint" in state.picture(0)


@pytest.mark.parametrize("layout", ["snowflake", "three_gates", "great_hall"])
def test_any_moment_of_any_cave_fits_a_terminal_and_is_a_whole_drawing(layout: str) -> None:
    for room in (new_table(seats=3), drafted(seats=2, gnomes=6, layout=layout, difficulty="heroic"), cave()):
        for _ in range(40):
            for seat in (0, WATCHER, OPEN):
                assert max(len(line) for line in room.state.picture(seat).splitlines()) <= 100
                drawn = ElementTree.fromstring(room.state.drawing(seat))
                assert drawn.tag.endswith("svg")
            if room.state.actors():
                legal = room.legal()
                room.do(legal[int(room.rng.below(len(legal)))])
    hexes = drawn.findall(".//{http://www.w3.org/2000/svg}polygon")
    assert len(hexes) >= 20


def test_torches_stand_beside_the_number_of_their_hex_and_are_counted() -> None:
    room = table(seats=2, gnomes={"engineer": 0, "seer": 0}, hexes={7: lit(torches=3)})
    drawn = ElementTree.fromstring(room.state.drawing(0))
    words = list(drawn.iter("{http://www.w3.org/2000/svg}text"))
    number = next(word for word in words if word.text == "7")
    count = next(word for word in words if word.text == "3" and word.attrib["font-size"] == "9")
    assert float(count.attrib["x"]) < float(number.attrib["x"]) - 10

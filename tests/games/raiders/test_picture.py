"""The table as text and as a drawing: only what the seat may see."""

from xml.etree import ElementTree

from tests.games.raiders.table import new_table, table
from undercroft.core.bot import Window
from undercroft.core.log import OPEN, WATCHER


def test_the_table_is_drawn_with_characters() -> None:
    room = table("goblin", seats=3, plan="floor_3", coins=[5, 3, 9], items=[["key", "key"], [], ["torch"]])
    lines = str(room.state).splitlines()
    assert lines[0] == "Dungeon Raiders · floor 1 of 5 · choose a card"
    assert lines[2].startswith("│ Goblin           │")
    assert " 0  Explorer        5      2  1 2 3 4 5 key×2" in lines


def test_a_card_chosen_in_secret_is_seen_by_its_seat_and_by_open_eyes_alone() -> None:
    room = new_table(3)
    room.do(0, "Play 4")
    pictures = {seat: room.state.picture(seat) for seat in (0, 1, WATCHER, OPEN)}
    assert ["[4]" in pictures[seat] for seat in (0, 1, WATCHER, OPEN)] == [True, False, False, True]
    assert "[?]" in pictures[1]
    assert str(Window(room.state, 1)) == pictures[1]
    assert str(room.state) == pictures[OPEN]


def test_the_drawing_is_an_svg_without_what_is_hidden() -> None:
    room = new_table(3)
    room.do(0, "Play 4")
    words = ["".join(ElementTree.fromstring(room.state.drawing(seat)).itertext()) for seat in (0, 1)]
    assert words[0].count("4") == words[1].count("4") + 1

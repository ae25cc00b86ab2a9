"""Pictures of the table: as text and as SVG, from the view alone."""

from __future__ import annotations

from xml.etree import ElementTree

from tests.games.jackal.table import EAST, position
from undercroft.core.log import OPEN, WATCHER
from undercroft.core.picture import GOLD
from undercroft.core.rng import FastRng
from undercroft.games.jackal.game import GAME

SVG = "{http://www.w3.org/2000/svg}"


def test_the_cave_is_a_map_of_rock_and_tunnels_with_pirates_on_it() -> None:
    table = position([*EAST, ("C-B", 0, 1, 0)], pirates=[(2, 0, 0), (0, 1, 0)], bats=[3, 1])
    drawn = table.state.picture(0).split("\n")
    assert [line[:29].rstrip() for line in drawn[:7]] == [
        "      0    1    2    3    4",
        "    ▒▒│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒",
        "  0 ──⌂───────────────────$▒▒",
        "    ▒▒│▒▒▒▒▒▒▒▒▒▒▒0▒▒▒▒▒▒▒▒▒▒",
        "    ▒▒│▒▒",
        "  1 ──╫──",
        "    ▒▒│1▒",
    ]
    assert "round 1 of 100, move: seat 0 decides" in drawn[1]
    assert any("> 0  coins 0  wagers 3  bats 3  home 2" in line for line in drawn)
    assert any("  1  coins 0  wagers 3  bats 1  home 1" in line for line in drawn)


def test_two_bends_and_a_coin_that_was_taken() -> None:
    cave = [("C-LL", 0, -1, 0), ("C-I", 1, 0, 1), ("G-D", 2, 0, 3)]
    drawn = position(cave, coins=[1, 0], empty=[(2, 0)]).state.picture(0).split("\n")
    assert drawn[2].startswith(" -1 ──╲──")
    assert drawn[5][14:19] == "──o▒▒"


def test_a_trial_and_the_dice_are_told_beside_the_map() -> None:
    table = position(EAST, pirates=[(3, 0, 0), (3, 0, 0)], coins=[1, 1], empty=[(4, 0)]).do(0, "Stay")
    table.do(0, "Wager 1", 6, 1, 5, 2, 4, 3).do(0, "LeaveCoin", 2)
    drawn = table.state.picture(1)
    assert "wager, seat 0 against seat 1: 6:1 5:2 4:3, seat 0 wins" in drawn
    assert "dice 2" in drawn


def test_everybody_is_drawn_the_same_and_the_hidden_split_of_the_piles_is_not_in_it() -> None:
    state = GAME.new(3, GAME.defaults(3), FastRng(5))
    worlds = [state, state.redeal(0, FastRng(1))]
    assert worlds[0].dump()["start"] != worlds[1].dump()["start"]
    assert len({world.picture(seat) for world in worlds for seat in (0, 1, 2, WATCHER, OPEN)}) == 1
    assert len({world.drawing(seat) for world in worlds for seat in (0, 1, 2, WATCHER, OPEN)}) == 1


def test_no_line_is_wider_than_a_terminal_unless_the_cave_is() -> None:
    long = [("C-I", x, 0, 1) for x in range(1, 8)] + [("M-I", x, 0, 1) for x in range(8, 11)]
    for cave in (EAST, [*long, *[("C-T", x, 0, 3) for x in range(11, 19)]]):
        assert max(len(line) for line in position(cave).state.picture(0).split("\n")) <= 100


def test_the_drawing_is_svg_with_a_coin_for_every_coin() -> None:
    table = position(EAST, pirates=[(2, 0, 0), (0, 0, 0)], coins=[3, 0])
    root = ElementTree.fromstring(table.state.drawing(0))
    assert root.tag == f"{SVG}svg"
    gold = [circle for circle in root.iter(f"{SVG}circle") if circle.get("fill") == GOLD]
    # Three in the purse, one in the hall, and the first pirate is as golden: on the map and beside it.
    assert len(gold) == 3 + 1 + 2

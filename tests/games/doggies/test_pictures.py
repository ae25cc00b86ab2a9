"""The table as text and as a drawing: what a seat sees, and nothing else."""

from __future__ import annotations

from xml.etree import ElementTree

from tests.games.doggies.table import hole, room, table, walking
from tests.games.doggies.test_properties import new_game
from undercroft.core.log import OPEN, WATCHER

LEFT = {"status": "left"}


def test_a_walk_is_drawn_on_the_map() -> None:
    game = walking(room("coin2_door-1", 0, -1, 1), room("ifrit_bow", 1, 0), room("dragon-1", 2, 0, 1))
    game.do("Move N", "Claim")
    assert (
        game.state.picture(WATCHER)
        == """\
Doggies, round 1 of 3: walk of seat 0
86 cards to draw; potions ssbbff

        0          1          2
   ┌───   ───┐
   │   coin  │
-1 =    2c   │
   │@● seat 0│
   └───   ───┘
   ┌───   ───┐┌───   ───┐┌───   ───┐
   │  start  ││  ifrit  ││  dragon │
 0 │          │ ss/1 +b │ ssbbff/3
   │         ││         ││         │
   └───   ───┘└───   ───┘└───   ───┘
s sword  b bow  f fireball  h shield  k key  c coins  ss/1 +b: two swords beat it, 1 damage, a bow
gap: exit  = door  x breach  + free place  ● paw  @ the walker  ^ card on a trap  * whose turn it is

* 0 Ruta   walking paws 4/5  sff          shields 5  keys 0  potions -    coins 2
      shields left 5, walk +2 coins
      coin2_door-1
  1 Robin  in      paws 5/5  bbf          shields 3  keys 0  potions -    coins 0
common: Last Wish, 2 coins for each Ifrit; seats have 0 0
common: Bite-proof, 2 coins for each Giga-tick; seats have 0 0"""
    )


def test_holes_lids_breaches_and_spots_are_drawn() -> None:
    game = table(
        hole(0, -1, 1),
        room("trap_sword_cross", 1, 0, lid="mimic_sword"),
        dogs=["ruta", "bonk"],
        players={1: LEFT},
        breaches=[[[0, 0], "W"]],
        phase="place",
        drawn="coin1-1",
    )
    text = game.state.picture(0)
    for shown in ("(hole)", "^mimic_sw", "● seat 1", "x         ", "drawn: coin1-1", "+"):
        assert shown in text
    assert "hole" in game.state.drawing(0)


def test_a_quest_is_in_no_picture_but_its_own_seats_and_the_open_one() -> None:
    game = table()
    for show in (game.state.picture, game.state.drawing):
        assert "Cat-eye" in show(0)
        assert "Cat-eye" not in show(1)
        assert "Cat-eye" not in show(WATCHER)
        assert "Cat-eye" in show(OPEN)
        assert "Mimic" in show(OPEN)


def test_every_drawing_is_xml_and_every_picture_fits_a_terminal() -> None:
    """From the choice of dogs to the end."""
    game = new_game(4, 7)
    while game.acting:
        game.do(game.legal()[len(game.legal()) // 2])
        for seat in (0, WATCHER, OPEN):
            assert ElementTree.fromstring(game.state.drawing(seat)).tag.endswith("svg")
            assert max(len(line) for line in game.state.picture(seat).splitlines()) <= 100
    assert "the game is over" in str(game.state)
    assert "<svg" in game.state._repr_html_()

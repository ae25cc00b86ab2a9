"""Gems on their way home, and what their delivery stirs up."""

from __future__ import annotations

import pytest

from tests.games.dragon.table import BLANK, HEAD, LIT, RUBBLE, lit, table
from undercroft.games.dragon.view_events import Carried, Delivered, DiceRolled, DragonCardDrawn, RageBegan

GEM = lit(gems=1, emptied=True)
TWO_GEMS = lit(gems=2, emptied=True)


def test_carrying_costs_one_and_one_more_for_every_gem() -> None:
    room = table(gnomes={"engineer": 7}, hexes={7: lit(gems=3, emptied=True), 1: LIT})
    assert room.legal("Carry") == ["Carry 1 1", "Carry 1 2", "Carry 1 3"]
    room.do("Carry 1 2", draws=[])
    assert room.ap == 1
    assert (room.hex(7).gems, room.hex(1).gems) == (1, 2)
    assert room.place("engineer") == 1
    assert room.told(Carried)[0].cost == 3


def test_too_heavy_a_load_is_refused_with_its_price() -> None:
    room = table(gnomes={"engineer": 7}, hexes={7: TWO_GEMS, 1: LIT}, ap=2)
    assert room.legal("Carry") == ["Carry 1 1"]
    reason = room.why_not("Carry 1 2")
    assert (reason.id, reason.args) == ("dragon-why-ap", {"cost": 3, "ap": 2})
    reason = room.why_not("Carry 1 3")
    assert (reason.id, reason.args) == ("dragon-why-no-such-gems", {"gems": 3, "here": 2})


def test_the_strongman_carries_the_first_gem_of_a_step_for_nothing() -> None:
    """R26: he alone goes two hexes with two gems in a turn."""
    room = table(gnomes={"strongman": 19}, hexes={19: lit(gems=3, emptied=True), 7: LIT, 1: LIT})
    assert room.legal("Carry") == ["Carry 7 1", "Carry 7 2", "Carry 7 3"]
    room.do("Carry 7 2")
    assert room.ap == 2
    room.do("Carry 1 2")
    assert room.hex(1).gems == 2


def test_nobody_carries_gems_into_the_dark_not_even_the_torchbearer() -> None:
    """R20"""
    room = table(gnomes={"torchbearer": 7}, hexes={7: GEM, 18: LIT, 8: RUBBLE})
    assert room.legal("Carry") == ["Carry 18 1"]
    assert room.why_not("Carry 1 1").id == "dragon-why-dark-load"
    assert room.why_not("Carry 8 1").id == "dragon-why-rubble"
    assert room.why_not("Carry 2 1").id == "dragon-why-not-adjacent"


def test_gems_are_not_held_and_any_gnome_may_carry_them_on() -> None:
    """R25"""
    room = table(gnomes={"engineer": 7, "seer": 1}, hexes={7: GEM, 1: LIT}, ap=3)
    room.do("Carry 1 1")
    room.do("EndTurn", draws=[3])
    assert room.view().turn is not None
    assert "Carry 0 1" in room.legal()


def test_a_carried_gem_may_lie_on_a_hex_that_is_not_emptied() -> None:
    room = table(gnomes={"engineer": 7}, hexes={7: GEM, 1: LIT}).do("Carry 1 1")
    assert room.hex(1).gems == 1
    assert not room.hex(1).emptied
    assert "Search" in room.legal()


# Delivery


def test_a_single_gem_brings_one_rage_without_extra_cards() -> None:
    """R40: n = 1 gives no card before the dice."""
    room = table(gnomes={"engineer": 1}, hexes={1: GEM}, dragon=["9", "10"]).do("Carry 0 1", draws=[])
    assert room.view().delivered == 1
    assert room.told(Delivered)[0].gems == 1
    began = room.told(RageBegan)[0]
    assert (began.rage, began.cause, began.extra, began.dice) == ("all_levels", "delivery", 0, 0)
    assert [(event.level, event.card) for event in room.told(DragonCardDrawn)] == [(1, "9")]
    assert room.ap == 2


def test_the_rulebook_example_two_gems_three_dice_two_heads_are_five_cards() -> None:
    """R40: two cards for the two gems, then dice, then I, II and III. R33: one card for each level."""
    room = table(
        gnomes={"engineer": 1},
        hexes={1: TWO_GEMS},
        delivered=12,
        dragon=["9", "10", "11", "12", "13", "14"],
    )
    room.do("Carry 0 2", draws=[HEAD, BLANK, HEAD])
    began = room.told(RageBegan)[0]
    assert (began.extra, began.dice) == (2, 3)
    rolled = room.told(DiceRolled)[0]
    assert (rolled.faces, rolled.heads, rolled.highest) == ([True, False, True], 2, 3)
    cards = [(event.level, event.card) for event in room.told(DragonCardDrawn)]
    assert cards == [(1, "9"), (1, "10"), (1, "11"), (2, "12"), (3, "13")]
    story = room.stories()
    assert story.index("DiceRolled") > [i for i, name in enumerate(story) if name == "DragonCardDrawn"][1]


def test_a_die_that_a_gem_pushes_off_the_path_counts_at_once() -> None:
    """R3"""
    room = table(gnomes={"engineer": 1}, hexes={1: GEM}, delivered=5, dragon=["9", "10"])
    assert room.figures().to_next_die == 1
    room.do("Carry 0 1", draws=[HEAD])
    assert room.view().dice == 1
    delivered = room.told(Delivered)[0]
    assert (delivered.new_dice, delivered.dice, delivered.delivered) == (1, 1, 6)
    assert [event.level for event in room.told(DragonCardDrawn)] == [1, 2]
    assert room.figures().to_next_die == 4


def test_gems_fill_the_path_from_the_left() -> None:
    room = table(delivered=7)
    cells = [cell for part in room.constants().path for cell in part.cells]
    assert [cell.number for cell in cells] == list(range(1, 16))
    assert [cell.number for cell in cells if cell.head] == [6, 10, 13]
    assert "path: ◆◆◆ ◆◆◆ ◆.. D.. D.." in room.state.picture(0)
    assert room.view().dice == 1


@pytest.mark.parametrize(("gems", "cards"), [(1, 1), (2, 3), (3, 4)])
def test_what_a_delivery_stirs_up_is_foreseen(gems: int, cards: int) -> None:
    room = table(gnomes={"engineer": 1}, hexes={1: lit(gems=3, emptied=True)}, delivered=4)
    shown = room.figures().deliveries[gems - 1]
    assert (shown.gems, shown.cards) == (gems, cards)
    assert (shown.dice, shown.new_dice) == ((0, 0) if gems == 1 else (1, 1))
    assert not shown.wins
    room.do(f"Carry 0 {gems}")
    assert len(room.told(DragonCardDrawn)) >= cards

"""Action points: the roll, Smoke, the Guild Head's gift, and how a turn ends."""

from __future__ import annotations

import pytest

from tests.games.dragon.table import FOUR, LIT, ONE, THREE, TWO, drafted, lit, table
from undercroft.games.dragon.view_events import ApGiven, TurnBegan, TurnEnded


@pytest.mark.parametrize(("draw", "roll"), [(ONE, 1), (TWO, 2), (THREE, 3), (FOUR, 4)])
def test_the_roll_gives_the_action_points(draw: int, roll: int) -> None:
    room = table(gnomes={"engineer": 0, "seer": 0}).do("EndTurn", draws=[draw])
    turn = room.view().turn
    assert turn is not None
    assert (turn.gnome, turn.ap, turn.roll, turn.smoke, turn.given) == ("seer", roll, roll, 0, 0)
    assert room.told(TurnBegan)[0].ap == roll


@pytest.mark.parametrize(("draw", "points"), [(ONE, 1), (TWO, 1), (FOUR, 3)])
def test_smoke_takes_a_point_off_the_roll_but_leaves_one(draw: int, points: int) -> None:
    room = table(gnomes={"engineer": 0, "seer": 0}, aside={"smoke": 3}).do("EndTurn", draws=[draw])
    assert room.ap == points


def test_a_given_point_is_not_reduced_by_smoke() -> None:
    """R14"""
    room = table(gnomes={"guild_head": 0, "seer": 0}, aside={"smoke": 3}, ap=2)
    room.do("GiveAP seer")
    room.do("EndTurn", draws=[ONE])
    turn = room.view().turn
    assert turn is not None
    assert (turn.roll, turn.smoke, turn.given, turn.ap) == (1, 0, 1, 2)


def test_the_guild_head_hands_one_of_his_own_points_to_a_gnome_still_to_come() -> None:
    """R13: once in his turn, also to a gnome of his own seat; nobody has more than five."""
    room = table(gnomes={"seer": 0, "guild_head": 0, "engineer": 0, "strongman": 0}, acting="guild_head")
    assert room.legal("GiveAP") == ["GiveAP engineer", "GiveAP strongman"]
    assert room.why_not("GiveAP seer").id == "dragon-why-gift-late"
    assert room.why_not("GiveAP guild_head").id == "dragon-why-gift-late"
    assert room.why_not("GiveAP torchbearer").id == "dragon-why-not-in-play"
    room.do("GiveAP strongman")
    assert room.ap == 3
    assert room.gnome("strongman").given
    assert room.told(ApGiven)[0].to_gnome == "strongman"
    assert room.legal("GiveAP") == []
    assert room.why_not("GiveAP engineer").id == "dragon-why-gave"
    room.do("EndTurn", draws=[TWO])
    assert room.ap == 2
    assert room.why_not("GiveAP strongman").id == "dragon-why-guild-head"
    room.do("EndTurn", draws=[FOUR])
    assert room.ap == 5


def test_a_gift_is_for_this_round_only() -> None:
    """R13"""
    room = table(gnomes={"guild_head": 0, "engineer": 0}, dragon=["5"], ap=2).do("GiveAP engineer")
    room.do("EndTurn", draws=[THREE])
    room.do("EndTurn", draws=[])
    room.do("NextUp guild_head", draws=[FOUR])
    room.do("EndTurn", draws=[TWO])
    assert room.ap == 2


def test_points_left_are_lost_and_a_turn_is_not_interrupted() -> None:
    """R12"""
    room = table(seats=2, gnomes={"engineer": 0, "seer": 0}, hexes={1: LIT})
    room.do("Step 1")
    assert room.asked == 0
    assert room.why_not("Step 1", seat=1).id == "dragon-why-not-asked"
    room.do("EndTurn", draws=[TWO])
    assert room.told(TurnEnded)[0].ap_lost == 3
    assert room.asked == 1
    assert room.ap == 2


def test_a_turn_ends_by_itself_with_the_last_point() -> None:
    room = table(gnomes={"engineer": 0, "seer": 0}, hexes={1: LIT}, ap=1).do("Step 1", draws=[THREE])
    assert room.view().turn is not None
    assert room.view().turn.gnome == "seer"  # type: ignore[union-attr]
    assert room.told(TurnEnded)[0].ap_lost == 0


def test_no_card_is_drawn_at_the_start_of_a_turn_wherever_one_stands() -> None:
    room = table(gnomes={"engineer": 0, "seer": 7}, cave=["glint"]).do("EndTurn", draws=[THREE])
    assert room.view().turn is not None
    assert room.view().turn.dark  # type: ignore[union-attr]
    assert room.view().cave_deck.left == 26


def test_actions_may_be_repeated_and_mixed_while_points_last() -> None:
    room = table(hexes={1: LIT, 2: LIT})
    room.do("Step 1", "Step 2", "MakeTorch supply")
    assert room.ap == 1
    assert room.place("engineer") == 2
    assert room.hex(2).torches == 2


def test_every_gnome_has_one_turn_in_a_round() -> None:
    room = drafted(gnomes=3)
    seen: list[str] = []
    room.do(room.legal()[0])
    room.do(room.legal()[0])
    while room.view().round == 1:
        turn = room.view().turn
        if turn is not None and turn.gnome not in seen:
            seen.append(turn.gnome)
        room.do("EndTurn")
    assert sorted(seen) == sorted(gnome.gnome for gnome in room.view().gnomes)


def test_end_turn_is_always_possible_in_a_turn() -> None:
    stuck = table(gnomes={"engineer": 7}, aside={"damp_wood": 3}, ap=1)
    assert stuck.legal() == ["EndTurn"]
    assert stuck.state.prompt(0).id == "dragon-prompt-dark-stuck"
    walled = table(hexes={number: {"status": "rubble"} for number in range(1, 7)}, ap=1, acting="engineer")
    assert walled.legal() == ["MakeTorch supply", *[f"Clear {hex}" for hex in (1, 6, 5, 4, 3, 2)], "EndTurn"]


def test_the_prices_of_every_gnome_are_shown() -> None:
    room = table(
        gnomes={"engineer": 1, "strongman": 0, "seer": 0},
        hexes={1: lit(gems=1, emptied=True)},
        aside={"tremors": 3, "dust_cloud": 3, "damp_wood": 3},
    )
    prices = {price.gnome: price for price in room.figures().prices}
    assert (prices["engineer"].clear, prices["seer"].clear) == (2, 3)
    assert (prices["engineer"].carry, prices["strongman"].carry) == ([2, 3, 4], [1, 2, 3])
    assert {(price.step, price.torch, price.search) for price in prices.values()} == {(1, 2, 2)}

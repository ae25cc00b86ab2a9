"""Traps: the highest card sets the penalty, the richest or the least wounded pay it."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import table
from undercroft.games.raiders.view_events import RoomResolved

PENALTIES = {
    "trap_lava": [0, 0, 1, 2, 3],
    "trap_magnet": [0, 1, 1, 2, 2],
    "trap_spikes": [0, 0, 1, 2, 2],
    "trap_boulder": [0, 1, 1, 1, 2],
}


@pytest.mark.parametrize("trap", ["trap_lava", "trap_magnet"])
@pytest.mark.parametrize("highest", [1, 2, 3, 4, 5])
def test_lava_and_magnet_rob_the_richest(trap: str, highest: int) -> None:
    room = table(trap, coins=[7, 6, 5]).play(str(highest), "1", "1")
    penalty = PENALTIES[trap][highest - 1]
    assert room.coins == [7 - penalty, 6, 5]
    assert room.told(RoomResolved)[0].result.penalty == penalty


@pytest.mark.parametrize("trap", ["trap_spikes", "trap_boulder"])
@pytest.mark.parametrize("highest", [1, 2, 3, 4, 5])
def test_spikes_and_boulder_wound_the_least_wounded(trap: str, highest: int) -> None:
    """R25: spikes 2, 2, 1 for 5, 4, 3; boulder 2, 1, 1, 1 for 5, 4, 3, 2."""
    room = table(trap, wounds=[1, 2, 3]).play("1", str(highest), "1")
    assert room.wounds == [1 + PENALTIES[trap][highest - 1], 2, 3]


def test_who_played_the_highest_card_does_not_matter() -> None:
    """R24: the victim pays for the card of another."""
    room = table("trap_lava", coins=[9, 1, 1]).play("1", "5", "1")
    assert room.coins == [6, 1, 1]


def test_tied_victims_each_pay_in_full() -> None:
    """R24."""
    room = table("trap_lava", coins=[9, 9, 1]).play("4", "1", "1")
    assert room.coins == [7, 7, 1]


def test_if_nobody_has_a_coin_all_are_richest_and_lose_nothing() -> None:
    """R24."""
    room = table("trap_lava", coins=[0, 0, 0]).play("5", "5", "5")
    assert room.coins == [0, 0, 0]
    assert all(result.hit for result in room.results())


def test_if_all_have_equal_wounds_all_are_hit() -> None:
    """R24."""
    room = table("trap_spikes", wounds=[2, 2, 2]).play("5", "1", "1")
    assert room.wounds == [4, 4, 4]


def test_a_victim_pays_what_it_has() -> None:
    """R19: coins never go below 0."""
    room = table("trap_lava", coins=[2, 1, 0]).play("5", "5", "5")
    assert room.coins == [0, 1, 0]
    assert room.results()[0].coins_due == -3
    assert room.results()[0].coins == -2


def test_victims_are_found_by_the_totals_before_the_room() -> None:
    """R23: the second richest is not hit because the richest has just lost coins."""
    room = table("trap_lava", coins=[6, 5, 4]).play("5", "1", "1")
    assert room.coins == [3, 5, 4]

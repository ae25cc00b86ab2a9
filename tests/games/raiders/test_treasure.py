"""Treasure rooms: who takes which chest."""

from __future__ import annotations

from tests.games.raiders.table import table


def test_the_highest_card_takes_the_only_chest() -> None:
    room = table("treasure_4", coins=[0, 0, 0]).play("2", "5", "4")
    assert room.coins == [0, 4, 0]


def test_the_second_chest_goes_to_the_next_lower_card() -> None:
    room = table("treasure_4_2", coins=[0, 0, 0]).play("3", "5", "1")
    assert room.coins == [2, 4, 0]
    assert [result.chest for result in room.results()] == [2, 1, None]


def test_equals_share_and_the_remainder_is_lost() -> None:
    room = table("treasure_3_2", coins=[0, 0, 0]).play("5", "5", "1")
    assert room.coins == [1, 1, 2]


def test_a_lone_runner_up_may_get_more_than_each_of_several_winners() -> None:
    """R16: the rules as printed say so."""
    room = table("treasure_4_2", seats=4, coins=[0, 0, 0, 0]).play("5", "5", "5", "4")
    assert room.coins == [1, 1, 1, 2]


def test_if_all_cards_are_equal_nobody_takes_the_second_chest() -> None:
    """R16: there is no second value."""
    room = table("treasure_4_2", coins=[0, 0, 0]).play("3", "3", "3")
    assert room.coins == [1, 1, 1]


def test_several_runners_up_share_the_second_chest() -> None:
    room = table("treasure_4_2", seats=4, coins=[0, 0, 0, 0]).play("5", "2", "2", "1")
    assert room.coins == [4, 1, 1, 0]


def test_a_chest_too_small_to_share_gives_nothing_and_is_not_passed_on() -> None:
    """R17: the second chest does not grow by it either."""
    room = table("treasure_2_1", seats=5, coins=[0] * 5).play("5", "5", "5", "4", "4")
    assert room.coins == [0, 0, 0, 0, 0]


def test_coins_above_twenty_are_lost() -> None:
    """R18: the surplus goes to nobody."""
    room = table("treasure_4_2", coins=[19, 20, 0]).play("5", "4", "3")
    assert room.coins == [20, 20, 0]
    assert [result.coins for result in room.results()] == [1, 0, 0]
    assert [result.coins_due for result in room.results()] == [4, 2, 0]


def test_a_share_is_computed_as_if_there_were_no_cap() -> None:
    """R18: a full purse still counts as a sharer."""
    room = table("treasure_4", coins=[20, 0, 0]).play("5", "5", "1")
    assert room.coins == [20, 2, 0]


def test_a_key_counts_five_and_costs_no_power_card() -> None:
    """R10: in treasure rooms it is a card of value 5."""
    room = table("treasure_4", coins=[0, 0, 0], items=[["key"], [], []]).play("key", "5", "4")
    assert room.coins == [2, 2, 0]
    assert room.view(0).seats[0].power == [1, 2, 3, 4, 5]
    assert room.view(0).seats[0].items.key == 0


def test_a_gain_cannot_be_refused_though_a_trap_waits() -> None:
    """R45: the richest would rather stay poor, and is paid all the same."""
    room = table("treasure_4", coins=[9, 9, 9]).play("5", "4", "3")
    assert room.coins == [13, 9, 9]
    assert room.acting == [0, 1, 2], "nobody was asked whether to take it"

"""Vaults: to each the bonus of its own card."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import table


@pytest.mark.parametrize(("value", "item"), [(1, "torch"), (2, "ball"), (3, "key"), (4, "sword")])
def test_the_gear_vault_gives_an_item_for_a_card_up_to_four(value: int, item: str) -> None:
    room = table("vault_items").play(str(value), "5", "5")
    assert getattr(room.view(0).seats[0].items, item) == 1
    assert getattr(room.view(0).supply, item) == 5
    assert room.results()[0].item == item


def test_the_gear_vault_heals_one_wound_for_a_five() -> None:
    room = table("vault_items", wounds=[3, 3, 3]).play("5", "1", "1")
    assert room.wounds == [2, 3, 3]


@pytest.mark.parametrize(
    ("value", "coins", "healed"), [(1, 1, 0), (2, 2, 0), (3, 0, 1), (4, 3, 0), (5, 0, 2)]
)
def test_the_coin_vault_gives_coins_or_healing(value: int, coins: int, healed: int) -> None:
    room = table("vault_coins", coins=[0, 0, 0], wounds=[4, 4, 4]).play(str(value), "1", "1")
    assert room.coins[0] == coins
    assert room.wounds[0] == 4 - healed


def test_everybody_due_coins_or_healing_gets_the_full_amount() -> None:
    room = table("vault_coins", coins=[0, 0, 0], wounds=[4, 4, 4]).play("4", "4", "5")
    assert room.coins == [3, 3, 0]
    assert room.wounds == [4, 4, 2]


def test_wounds_never_go_below_zero() -> None:
    """R19."""
    room = table("vault_coins", wounds=[1, 0, 2]).play("5", "5", "5")
    assert room.wounds == [0, 0, 0]
    assert [result.wounds for result in room.results()] == [-1, 0, -2]


def test_if_an_item_does_not_suffice_for_all_who_are_due_it_none_gets_it() -> None:
    """R21: one sword for two seats stays where it is; the key pile is another matter."""
    items = [["sword"] * 3, ["sword"] * 2, [], []]
    room = table("vault_items", seats=4, items=items).play("4", "3", "4", "1")
    assert [seat.items.sword for seat in room.view(0).seats] == [3, 2, 0, 0]
    assert [seat.items.key for seat in room.view(0).seats] == [0, 1, 0, 0]
    assert [seat.items.torch for seat in room.view(0).seats] == [0, 0, 0, 1]
    assert [result.item_short for result in room.results()] == ["sword", None, "sword", None]


def test_a_single_seat_before_an_empty_pile_gets_nothing() -> None:
    """R21: and no compensation."""
    room = table("vault_items", coins=[1, 1, 1], wounds=[1, 1, 1], items=[["torch"] * 6, [], []])
    room.play("2", "1", "3")
    assert room.view(0).seats[1].items.torch == 0
    assert room.results()[1].item_short == "torch"
    assert (room.coins, room.wounds) == ([1, 1, 1], [1, 1, 1])


def test_a_ball_spent_in_the_vault_can_be_taken_there() -> None:
    """R22: it is back in the supply before the room is resolved."""
    room = table("vault_items", items=[["ball"] * 3, ["ball"] * 3, []])
    assert room.view(0).supply.ball == 0
    room.play("ball", "3", "2")
    room.play("4")
    assert [seat.items.ball for seat in room.view(0).seats] == [2, 3, 1]


def test_there_is_no_hand_limit() -> None:
    room = table("vault_items", items=[["key"] * 5, [], []]).play("3", "1", "2")
    assert room.view(0).seats[0].items.key == 6


def test_a_bonus_cannot_be_refused() -> None:
    """R45."""
    room = table("vault_items").play("1", "2", "3")
    assert room.view(0).seats[0].items.torch == 1
    assert room.state.floor == 1
    assert room.state.place == 1, "the next room was entered without a question"


def test_bonuses_are_given_at_once() -> None:
    """R23: nobody is served before another, so two keys for two seats are enough."""
    room = table("vault_items", items=[["key"] * 2, ["key"] * 2, []]).play("3", "3", "1")
    assert [seat.items.key for seat in room.view(0).seats] == [3, 3, 0]

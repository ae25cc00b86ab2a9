"""Monster rooms: the sum against the strength."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import table
from undercroft.games.raiders.view_events import RoomResolved


def test_a_sum_equal_to_the_strength_beats_the_monster() -> None:
    room = table("goblin", wounds=[0, 0, 0]).play("5", "4", "2")
    assert room.wounds == [0, 0, 0]
    result = room.told(RoomResolved)[0].result
    assert (result.sum, result.strength, result.beaten) == (11, 11, True)


def test_a_smaller_sum_wounds_the_lowest_card() -> None:
    room = table("goblin", wounds=[0, 0, 0]).play("5", "4", "1")
    assert room.wounds == [0, 0, 2]
    result = room.told(RoomResolved)[0].result
    assert (result.sum, result.strength, result.beaten) == (10, 11, False)
    assert [seat.hit for seat in result.seats] == [False, False, True]


def test_all_lowest_cards_take_the_wounds() -> None:
    room = table("dragon", seats=4, wounds=[0, 1, 2, 3]).play("1", "5", "1", "2")
    assert room.wounds == [3, 1, 5, 3]


def test_if_all_are_equal_and_too_weak_all_are_wounded() -> None:
    room = table("skeleton", wounds=[0, 0, 0]).play("3", "3", "3")
    assert room.wounds == [3, 3, 3]


@pytest.mark.parametrize(
    ("seats", "cards", "beaten"),
    [
        (3, ["5", "5", "4"], True),
        (3, ["5", "5", "3"], False),
        (4, ["5", "5", "5", "3"], True),
        (4, ["5", "5", "5", "2"], False),
        (5, ["5", "5", "5", "5", "3"], True),
        (5, ["5", "5", "5", "5", "2"], False),
    ],
)
def test_the_strength_depends_on_the_number_of_seats(seats: int, cards: list[str], beaten: bool) -> None:
    """R13: 14, 18 or 23 for the same troll."""
    room = table("troll", seats=seats).play(*cards)
    assert room.told(RoomResolved)[0].result.beaten is beaten


def test_a_sword_counts_five_and_costs_no_power_card() -> None:
    room = table("goblin", wounds=[0, 0, 0], items=[["sword"], [], []]).play("sword", "4", "2")
    assert room.wounds == [0, 0, 0]
    assert room.view(0).seats[0].power == [1, 2, 3, 4, 5]


def test_every_final_card_is_in_the_sum() -> None:
    """R46: also the one played after a ball; nobody escapes a monster."""
    room = table("goblin", wounds=[0, 0, 0], items=[["ball"], [], []]).play("ball", "5", "5")
    room.play("1")
    assert room.told(RoomResolved)[0].result.sum == 11
    assert not any(result.escaped for result in room.results())
    assert room.wounds == [0, 0, 0]


def test_wounds_have_no_upper_limit() -> None:
    """R20: tokens are counters."""
    room = table("dragon", wounds=[60, 0, 0]).play("1", "2", "2")
    assert room.wounds == [63, 0, 0]

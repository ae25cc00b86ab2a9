"""The end: stone, fainting, coins, ties, places, and the score sheet that tells it."""

from __future__ import annotations

from tests.games.raiders.table import Table, table
from undercroft.core.view import Outcome
from undercroft.games.raiders.view_events import GameOver


def over(coins: list[int], wounds: list[int], petrified: list[int] | None = None) -> Outcome:
    """A finished game."""
    room = table("medusa", seats=len(coins), coins=coins, wounds=wounds, petrified=petrified, phase="over")
    outcome = room.state.outcome()
    assert outcome is not None
    return outcome


def sheet(outcome: Outcome, seat: int) -> list[str]:
    return [line.label.id.removeprefix("raiders-score-") for line in outcome.scores[seat]]


def test_most_coins_win() -> None:
    outcome = over([4, 9, 7], [2, 2, 3])
    assert outcome.winners == [1]
    assert outcome.points == [0.0, 1.0, 0.0]
    assert (outcome.why.id, outcome.why.args) == ("raiders-outcome-coins", {"seats": [1], "coins": 9})
    assert sheet(outcome, 1) == ["wounds", "standing", "coins", "most-coins"]
    assert sheet(outcome, 0) == ["wounds", "standing", "coins", "fewer-coins"]


def test_the_most_wounded_faints_and_cannot_win() -> None:
    outcome = over([4, 9, 20], [2, 2, 3])
    assert outcome.winners == [1]
    assert sheet(outcome, 2) == ["wounds", "fainted", "coins"]
    assert outcome.places == [2, 1, 3]


def test_with_four_or_five_seats_all_of_the_most_wounded_faint() -> None:
    assert over([9, 9, 3, 4], [5, 5, 1, 2]).winners == [3]
    assert over([9, 9, 9, 4, 3], [5, 5, 5, 2, 2]).winners == [3]


def test_with_three_seats_nobody_faints_if_two_are_the_most_wounded() -> None:
    """R33."""
    outcome = over([9, 3, 4], [5, 5, 1])
    assert outcome.winners == [0]
    assert sheet(outcome, 0) == ["wounds", "two-of-three", "coins", "most-coins"]
    assert sheet(outcome, 2) == ["wounds", "standing", "coins", "fewer-coins"]


def test_nobody_faints_if_all_are_equally_wounded() -> None:
    for seats in (3, 4, 5):
        outcome = over(list(range(seats)), [4] * seats)
        assert outcome.winners == [seats - 1]
        assert sheet(outcome, 0)[1] == "all-equal"


def test_the_petrified_are_out_and_do_not_count_as_most_wounded() -> None:
    """R30: the next one faints in their place."""
    outcome = over([20, 8, 6, 5], [9, 4, 3, 3], petrified=[0])
    assert outcome.winners == [2]
    assert sheet(outcome, 0) == ["petrified"]
    assert sheet(outcome, 1)[1] == "fainted"


def test_the_faint_rule_goes_by_the_seats_that_started() -> None:
    """R30: one of four is stone; of the three left both of the most wounded faint, as in a game of four."""
    outcome = over([9, 8, 7, 1], [3, 3, 1, 0], petrified=[3])
    assert outcome.winners == [2]


def test_with_three_seats_and_one_of_stone_the_more_wounded_of_two_faints() -> None:
    """R33."""
    outcome = over([9, 8, 1], [3, 1, 7], petrified=[2])
    assert outcome.winners == [1]
    assert (outcome.why.id, outcome.why.args) == ("raiders-outcome-last", {"seats": [1], "coins": 8})


def test_the_last_one_standing_wins_however_wounded() -> None:
    """R31."""
    outcome = over([0, 20, 20], [30, 0, 0], petrified=[1, 2])
    assert outcome.winners == [0]
    assert outcome.why.id == "raiders-outcome-last"
    assert outcome.places == [1, 2, 2]


def test_if_all_are_petrified_nobody_wins() -> None:
    """R32."""
    outcome = over([3, 4, 5], [0, 1, 2], petrified=[0, 1, 2])
    assert outcome.winners == []
    assert outcome.points == [0.0, 0.0, 0.0]
    assert outcome.places == [1, 1, 1]
    assert outcome.why.id == "raiders-outcome-nobody"


def test_medusa_can_petrify_all_in_play() -> None:
    """R32: equal cards, too weak."""
    room = table("medusa").play("3", "3", "3")
    assert room.told(GameOver)[0] == GameOver([], [0, 1, 2], [])


def test_equal_coins_are_decided_by_fewer_wounds() -> None:
    outcome = over([8, 8, 1, 1], [2, 1, 5, 0])
    assert outcome.winners == [1]
    assert outcome.why.id == "raiders-outcome-wounds"
    assert sheet(outcome, 0)[-1] == "tie-lost"
    assert sheet(outcome, 1)[-1] == "tie-won"
    assert outcome.places == [2, 1, 4, 3]


def test_equal_coins_and_wounds_win_together() -> None:
    outcome = over([8, 8, 1, 1], [1, 1, 5, 0])
    assert outcome.winners == [0, 1]
    assert outcome.points == [0.5, 0.5, 0.0, 0.0]
    assert outcome.places == [1, 1, 4, 3]
    assert sheet(outcome, 0)[-1] == "tie-shared"


def test_places_go_by_standing_then_coins_then_wounds_and_stone_is_last() -> None:
    outcome = over([5, 9, 5, 20, 12], [2, 1, 1, 6, 0], petrified=[4])
    assert outcome.winners == [1]
    assert outcome.places == [3, 1, 2, 4, 5]


def test_items_and_cards_in_hand_are_worth_nothing() -> None:
    room = table("golem", coins=[5, 6, 1], wounds=[0, 0, 0], items=[["key"] * 3, [], []]).play("3", "4", "2")
    outcome = room.state.outcome()
    assert outcome is not None
    assert outcome.winners == [1]


def test_the_score_sheet_states_the_numbers() -> None:
    outcome = over([4, 9, 7], [2, 1, 3])
    amounts = [(line.label.id, line.amount) for line in outcome.scores[1] if line.amount is not None]
    assert amounts == [("raiders-score-wounds", 1), ("raiders-score-coins", 9)]
    assert outcome.scores[0][-1].label.args == {"most": 9}


def test_there_is_no_outcome_while_the_game_goes_on() -> None:
    assert table("goblin").state.outcome() is None


def test_the_boss_decides_in_play() -> None:
    """A whole last room: the lowest card is attacked and faints, the richest of the others wins."""
    room: Table = table("mega_dragon", coins=[9, 5, 4], wounds=[3, 3, 3]).play("1", "2", "3")
    assert room.wounds == [6, 3, 3]
    outcome = room.state.outcome()
    assert outcome is not None
    assert outcome.winners == [1]
    assert room.told(GameOver)[0] == GameOver([1], [], [0])

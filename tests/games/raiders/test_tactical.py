"""The tactical variant: open cards in turn, and the scroll."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import table
from undercroft.core.log import WATCHER
from undercroft.core.match import Match
from undercroft.core.rng import FastRng
from undercroft.games.raiders.game import GAME
from undercroft.games.raiders.view_events import BallUsed, CardLaid, CardsRevealed, Chosen, ScrollPassed


def test_the_scroll_holder_begins_and_the_others_follow_clockwise() -> None:
    room = table("goblin", seats=4, scroll=2)
    order = []
    for card in ("1", "2", "3", "4"):
        order += room.acting
        room.play(card)
    assert order == [2, 3, 0, 1]


def test_every_card_is_laid_face_up() -> None:
    room = table("goblin", scroll=1)
    room.play("4")
    for seat in (0, 2, WATCHER):
        assert room.view(seat).seats[1].laid == ["4"]
        assert room.view(seat).seats[1].power == [1, 2, 3, 5]
    assert room.view(1).seats[1].choice is None
    assert room.told(CardLaid) == [CardLaid(1, "4", False)]
    assert room.told(Chosen) == []
    assert room.told(CardsRevealed) == []


def test_a_ball_goes_to_the_supply_when_played_and_the_turn_passes_on() -> None:
    """R12."""
    room = table("goblin", scroll=0, items=[["ball"], [], []])
    room.play("ball")
    assert room.view(1).supply.ball == 6
    assert room.acting == [1]
    assert room.told(BallUsed) == [BallUsed(0)]


def test_second_cards_follow_one_by_one_from_the_scroll_holder() -> None:
    """R41: open and in turn, so that a later one sees the earlier ones."""
    items = [["ball"], [], ["ball"], ["ball"]]
    room = table("goblin", seats=4, scroll=2, items=items).play("ball", "ball", "ball", "5")
    assert room.view(0).phase == "second"
    order = []
    for card in ("1", "2", "3"):
        order += room.acting
        room.play(card)
        if len(order) == 1:
            assert room.view(3).seats[2].laid == ["ball", "1"]
    assert order == [2, 3, 0]


def test_second_cards_begin_with_the_next_ball_if_the_scroll_holder_used_none() -> None:
    room = table("goblin", seats=4, scroll=2, items=[[], ["ball"], [], []]).play("1", "2", "3", "ball")
    assert room.acting == [1]
    room.play("5")
    assert room.state.place == 1


def test_a_ball_at_the_necromancer_is_an_escape_without_a_second_card() -> None:
    """R9."""
    room = table("necromancer", scroll=0, items=[["ball"], [], []]).play("ball", "5", "4")
    assert room.acting == []
    assert room.wounds == [2, 2, 4]


@pytest.mark.parametrize(
    ("scroll", "cards", "holder"),
    [
        (0, ["1", "5", "2", "3"], 1),
        (0, ["5", "1", "2", "3"], 0),
        (0, ["5", "1", "5", "3"], 2),
        (1, ["5", "5", "1", "5"], 2),
        (2, ["5", "4", "5", "5"], 0),
        (3, ["5", "5", "5", "5"], 0),
        (3, ["4", "2", "1", "4"], 2),
    ],
)
def test_the_scroll_passes_to_the_highest_card(scroll: int, cards: list[str], holder: int) -> None:
    """R38: of equals the first clockwise after the old holder, who comes last himself. Cards in the order of turns."""
    room = table("goblin", seats=4, scroll=scroll).play(*cards)
    assert room.state.scroll == holder
    assert room.acting == [holder]
    assert [seat.scroll for seat in room.view(0).seats].index(True) == holder
    assert room.told(ScrollPassed)[0].seat == holder


def test_a_key_and_a_sword_count_five_for_the_scroll() -> None:
    room = table("treasure_4", scroll=0, items=[[], ["key"], []]).play("4", "key", "3")
    assert room.state.scroll == 1


def test_the_second_card_counts_for_the_scroll() -> None:
    """R40."""
    room = table("goblin", scroll=0, items=[["ball"], [], []]).play("ball", "3", "4", "5")
    assert room.told(ScrollPassed)[0] == ScrollPassed(0, 0, 5, [0])
    room = table("goblin", scroll=0, items=[["ball"], [], []]).play("ball", "3", "4", "1")
    assert room.state.scroll == 2


def test_the_scroll_is_passed_for_the_last_room_of_a_floor_and_then_kept() -> None:
    """R39."""
    room = table("goblin", scroll=0, place=5).play("1", "2", "5")
    assert room.state.floor == 2
    assert room.acting == [2]


def test_the_scroll_stays_after_the_boss() -> None:
    room = table("golem", scroll=0).play("1", "2", "4")
    assert room.acting == []
    assert room.state.scroll == 0
    assert room.told(ScrollPassed) == []


def test_a_torch_is_used_on_ones_own_turn_only() -> None:
    """R2."""
    room = table("goblin", scroll=1, plan="floor_1", items=[["torch"], ["torch"], []])
    assert room.legal(1)[-1] == "UseTorch"
    assert room.legal(0) == []
    refusal = room.why_not(0, "UseTorch")
    assert refusal is not None
    assert (refusal.id, refusal.args) == ("raiders-why-wait", {"seats": [1], "count": 1})
    room.do(1, "UseTorch")
    assert room.acting == [1]


def test_nobody_holds_a_scroll_in_the_standard_game() -> None:
    room = table("goblin")
    assert not any(seat.scroll for seat in room.view(0).seats)


def test_an_open_card_can_be_taken_back_until_the_next_seat_acts() -> None:
    """R27 speaks of the standard game; an open card shows nothing hidden."""
    dump = table("goblin", scroll=1).state.dump()
    state = GAME.load(dump)
    match = Match(GAME, 3, GAME.variants(3)[1], state, [], dump)
    match.play(1, GAME.verbs.parse("Play 4"), FastRng(1))
    assert match.can_take_back(1)
    match.take_back(1)
    assert match.state.dump() == dump
    match.play(1, GAME.verbs.parse("Play 4"), FastRng(1))
    match.play(2, GAME.verbs.parse("Play 4"), FastRng(1))
    assert not match.can_take_back(1)

"""The numbers that save arithmetic, and the certain results they foresee."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import Table, table
from undercroft.core.log import WATCHER
from undercroft.games.raiders.view import (
    BossFigures,
    HandCard,
    MonsterFigures,
    Result,
    TrapFigures,
    TreasureFigures,
    VaultFigures,
)
from undercroft.games.raiders.view_events import RoomResolved


def card(room: Table, seat: int, name: str) -> HandCard:
    return next(card for card in room.figures(seat).hand if card.card == name)


def test_marks_say_who_is_richest_and_who_would_faint() -> None:
    marks = table("goblin", seats=4, coins=[3, 9, 9, 1], wounds=[4, 0, 4, 1]).figures(0).marks
    assert [mark.richest for mark in marks] == [False, True, True, False]
    assert [mark.least_wounded for mark in marks] == [False, True, False, False]
    assert [mark.most_wounded for mark in marks] == [True, False, True, False]
    assert [mark.would_faint for mark in marks] == [True, False, True, False]
    assert [mark.would_win for mark in marks] == [False, True, False, False]


def test_with_three_seats_two_most_wounded_would_not_faint() -> None:
    marks = table("goblin", wounds=[4, 4, 1]).figures(0).marks
    assert [mark.most_wounded for mark in marks] == [True, True, False]
    assert not any(mark.would_faint for mark in marks)


def test_a_treasure_shows_what_sharers_would_get_and_who_can_bid_high() -> None:
    room = table(
        "treasure_3_2",
        place=2,
        power=[[1, 2, 3, 4], [1, 2, 3, 5], [1, 2, 3, 4, 5]],
        items=[["key"], [], []],
    )
    figures = room.figures(1).room
    assert isinstance(figures, TreasureFigures)
    assert [(chest.coins, chest.each) for chest in figures.chests] == [(3, [3, 1, 1]), (2, [2, 1, 0])]
    assert figures.hold_five == [1, 2]
    assert figures.hold_four == [0, 2]
    assert figures.hold_key == [0]


def test_a_monster_shows_the_sums_still_possible() -> None:
    room = table("goblin", place=4, power=[[1, 2], [3, 4], [2, 5]], items=[["sword"], [], []])
    figures = room.figures(1).room
    assert isinstance(figures, MonsterFigures)
    fight = figures.fight
    assert (fight.strength, fight.wounds) == (11, 2)
    assert (fight.least, fight.largest) == (1 + 3 + 2, 5 + 4 + 5)
    assert card(room, 1, "3").needed == 8
    assert card(room, 1, "4").needed == 7


def test_the_own_choice_is_counted_in_for_its_owner_only() -> None:
    room = table("goblin")
    room.do(0, "Play 1")
    mine, theirs = room.figures(0).room, room.figures(1).room
    assert isinstance(mine, MonsterFigures)
    assert isinstance(theirs, MonsterFigures)
    assert mine.fight.largest == 11
    assert theirs.fight.largest == 15


def test_who_has_chosen_a_ball_knows_what_it_brings_to_the_sum() -> None:
    """Against the Necromancer nothing, for it is the escape (R9); elsewhere whatever the real card may be."""
    power = [[2, 4], [3], [5]]
    balls = [["ball"], [], []]
    escaping = table("necromancer", power=power, items=balls)
    escaping.do(0, "Play ball")
    mine, theirs = escaping.figures(0).room, escaping.figures(1).room
    assert isinstance(mine, BossFigures)
    assert isinstance(theirs, BossFigures)
    assert (mine.fight.least, mine.fight.largest) == (3 + 5, 3 + 5)
    assert (theirs.fight.least, theirs.fight.largest) == (3 + 5, 4 + 3 + 5)
    gazing = table("minotaur", power=power, items=balls)
    gazing.do(0, "Play ball")
    figures = gazing.figures(0).room
    assert isinstance(figures, BossFigures)
    assert (figures.fight.least, figures.fight.largest) == (2 + 3 + 5, 4 + 3 + 5)


def test_cards_laid_openly_lower_what_is_needed() -> None:
    room = table("goblin", scroll=0).play("4")
    assert card(room, 1, "3").needed == 4
    figures = room.figures(1).room
    assert isinstance(figures, MonsterFigures)
    assert (figures.fight.laid, figures.fight.least, figures.fight.largest) == (4, 6, 14)


def test_a_vault_shows_the_piles_behind_its_bonuses() -> None:
    room = table("vault_items", items=[["key"] * 6, [], []])
    figures = room.figures(1).room
    assert isinstance(figures, VaultFigures)
    assert [bonus.supply for bonus in figures.bonuses] == [6, 6, 0, 6, None]
    assert [bonus.empty for bonus in figures.bonuses] == [False, False, True, False, False]


def test_a_trap_shows_its_victims_and_the_penalties_still_possible() -> None:
    room = table("trap_lava", place=3, coins=[7, 2, 7], power=[[1, 2, 3], [1, 2, 4], [1, 2, 3]])
    figures = room.figures(0).room
    assert isinstance(figures, TrapFigures)
    assert figures.victims == [0, 2]
    assert figures.you_are_hit
    assert (figures.least, figures.largest) == (0, 2)
    other = room.figures(1).room
    assert isinstance(other, TrapFigures)
    assert not other.you_are_hit


def test_a_trap_knows_the_least_penalty_once_a_high_card_lies_open() -> None:
    room = table("trap_lava", scroll=0).play("4")
    figures = room.figures(1).room
    assert isinstance(figures, TrapFigures)
    assert (figures.highest_laid, figures.least, figures.largest) == (4, 2, 3)


@pytest.mark.parametrize(
    ("boss", "special"),
    [
        ("tax_collector", "robs"),
        ("medusa", "petrifies"),
        ("vampire", "robs-and-wounds"),
        ("sphinx", "reward"),
        ("minotaur", "reward"),
        ("wolf_pack", "escape"),
        ("necromancer", "escape"),
        ("mega_dragon", "escape"),
        ("golem", "fives"),
        ("mummy", "highest"),
    ],
)
def test_a_boss_says_its_special_rule_in_one_line(boss: str, special: str) -> None:
    figures = table(boss).figures(0).room
    assert isinstance(figures, BossFigures)
    assert figures.special.id == f"raiders-boss-{special}"


def test_a_boss_shows_who_can_escape_and_what_five_and_sword_are_worth() -> None:
    room = table("wolf_pack", items=[["torch"], ["sword"], ["torch"]])
    figures = room.figures(1).room
    assert isinstance(figures, BossFigures)
    assert figures.escape_with == "torch"
    assert figures.hold_escape == [0, 2]
    assert (figures.five_value, figures.sword_value) == (5, 5)
    assert figures.fight.least == 0 + 1 + 0
    torch = card(room, 0, "torch")
    assert torch.escapes
    assert torch.value is None
    assert torch.needed == 11
    golem = table("golem", items=[["sword"], [], []])
    worth = golem.figures(0).room
    assert isinstance(worth, BossFigures)
    assert (worth.five_value, worth.sword_value) == (1, 1)
    assert card(golem, 0, "sword").value == 1
    assert worth.fight.strength is None
    assert card(golem, 0, "4").needed is None


def test_the_hand_says_of_each_card_whether_it_may_be_played_and_why_not() -> None:
    room = table(
        "goblin", place=3, power=[[1, 4, 5], [2, 3, 4], [3, 4, 5]], items=[["key", "key", "ball"], [], []]
    )
    hand = room.figures(0).hand
    assert [(entry.card, entry.copies, entry.legal) for entry in hand] == [
        ("1", 1, True),
        ("4", 1, True),
        ("5", 1, True),
        ("key", 2, False),
        ("ball", 1, True),
    ]
    refusal = card(room, 0, "key").why_not
    assert refusal is not None
    assert refusal.id == "raiders-why-key"
    assert card(room, 0, "4").why_not is None
    assert card(room, 0, "ball").value is None


def test_the_torch_figures_count_what_is_dark_to_this_seat() -> None:
    room = table("goblin", plan="floor_1", items=[["torch"], [], []])
    assert room.figures(0).torch.legal
    assert room.figures(0).torch.dark == 3
    room.do(0, "UseTorch")
    assert (room.figures(0).torch.legal, room.figures(0).torch.dark) == (False, 0)
    assert room.figures(1).torch.dark == 3


def test_no_result_is_foreseen_while_others_choose_in_secret() -> None:
    room = table("goblin")
    assert room.figures(0).depends_on == [1, 2]
    assert all(entry.result is None for entry in room.figures(0).hand)


def test_before_a_lone_second_card_every_result_is_exact() -> None:
    """What is foreseen for each card is what happens when it is played."""
    for choice in ("1", "2", "3", "4", "5", "sword"):
        room = table("goblin", items=[["ball", "sword"], [], []]).play("ball", "3", "2")
        assert room.figures(0).depends_on == []
        foreseen = card(room, 0, choice).result
        assert isinstance(foreseen, Result)
        room.play(choice)
        assert room.told(RoomResolved)[0].result == foreseen


def test_with_two_second_cards_to_come_the_result_depends_on_the_other_seat() -> None:
    room = table("goblin", items=[["ball"], ["ball"], []]).play("ball", "ball", "2")
    assert room.figures(0).depends_on == [1]
    assert card(room, 0, "5").result is None


def test_the_last_seat_of_a_tactical_room_foresees_the_exact_result() -> None:
    room = table("vault_items", scroll=0, items=[[], [], ["ball"]]).play("1", "3")
    assert room.figures(2).depends_on == []
    foreseen = card(room, 2, "3").result
    assert isinstance(foreseen, Result)
    assert [seat.item for seat in foreseen.seats] == ["torch", "key", "key"]
    assert card(room, 2, "ball").result is None, "a ball is not the final card"
    room.play("3")
    assert room.told(RoomResolved)[0].result == foreseen


def test_a_watcher_has_no_hand() -> None:
    figures = table("goblin").figures(WATCHER)
    assert figures.hand == []
    assert not figures.torch.legal
    assert figures.room is not None


def test_after_the_game_there_is_no_room_to_figure() -> None:
    room = table("golem").play("1", "2", "3")
    assert room.figures(0).room is None
    assert room.figures(0).depends_on == []


def test_an_empty_pile_of_a_vault_may_fill_again_if_somebody_uses_the_item() -> None:
    """A ball that is spent in the room is back in the supply before the vault is shared out."""
    balls = [["ball"] * 3, ["ball"] * 3, []]
    room = table("vault_items", items=balls).figures(2).room
    assert isinstance(room, VaultFigures)
    [ball] = [one for one in room.bonuses if one.bonus.item == "ball"]
    assert (ball.supply, ball.empty, ball.returns) == (0, True, True)
    keys = table("vault_items", items=[["key"] * 3, ["key"] * 3, []]).figures(2).room
    assert isinstance(keys, VaultFigures)
    [key] = [one for one in keys.bonuses if one.bonus.item == "key"]
    assert (key.supply, key.empty, key.returns) == (0, True, False)


def test_a_seat_that_has_laid_its_card_holds_nothing_against_this_room() -> None:
    room = table("treasure_3_2", scroll=0).play("1")
    figures = room.figures(1).room
    assert isinstance(figures, TreasureFigures)
    assert figures.hold_five == [1, 2]


def test_the_cards_of_a_seat_that_waits_keep_their_own_reasons() -> None:
    room = table("goblin", items=[["key"], [], []]).play("3")
    why = room.why_not(0, "Play key")
    assert why is not None
    assert why.id == "raiders-why-key"
    again = room.why_not(0, "Play 4")
    assert again is not None
    assert again.id == "raiders-why-chosen"

"""What players are likely to do: cards described in words, and players who do what is likely."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import Table, new_table, table
from undercroft.bots.budget import Budget
from undercroft.bots.judge import Judge, shipped_judge
from undercroft.bots.tree import TreeBot
from undercroft.core.action import Action
from undercroft.core.bot import Window
from undercroft.core.guide import Guide
from undercroft.core.rng import FastRng
from undercroft.core.state import State
from undercroft.games.raiders import habits
from undercroft.games.raiders.actions import KEY, PLAYS, USE_TORCH
from undercroft.games.raiders.game import GAME
from undercroft.games.raiders.habits import HABITS, Situation


def said(room: Table, seat: int, card: int) -> dict[str, float]:
    """What is not 0 about a card."""
    row = Situation(room.state, seat).describe(PLAYS[card])
    assert len(row) == len(HABITS)
    return {name: value for name, value in zip(HABITS, row, strict=True) if value != 0.0}


def test_every_word_stands_in_its_place() -> None:
    assert list(habits.SITUATED) == list(range(len(habits.SITUATED)))
    assert list(habits.ITEMS) == list(range(len(habits.ITEMS)))
    assert HABITS[habits.FIRST_SITUATED + habits.WOUND] == "height, for each wound that is dealt"
    assert HABITS[habits.FIRST_ITEM + habits.A_TORCH] == "a torch to look ahead"
    assert len(HABITS) == len(set(HABITS))


def test_a_five_that_nobody_can_reach_is_told_apart() -> None:
    room = table("treasure_4_2", place=4, coins=[5, 3, 3], power=[[1, 5], [2, 4], [1, 3]])
    assert said(room, 0, 5) == {
        "a 5 for a chest": 1.0,
        "height, for each coin of the first chest": 4.0,
        "height, where there is a second chest": 1.0,
        "height for a chest, while the seat is richest": 1.0,
        "higher than any other can lay, for a chest": 1.0,
        "height for a chest, for each room to come on the floor": 1.0,
    }
    assert "higher than any other can lay, for a chest" not in said(room, 1, 4)


def test_a_key_of_another_reaches_five() -> None:
    room = table("treasure_4_2", place=4, items=[[], ["key"], []], power=[[1, 5], [2, 4], [1, 3]])
    assert "higher than any other can lay, for a chest" not in said(room, 0, 5)


def test_what_lies_open_decides_what_is_needed_of_those_to_come() -> None:
    """The dragon has strength 14 at three seats: after a 5, each of the other two must lay 5."""
    room = table("dragon", place=5, scroll=0, power=[[5], [4, 5], [5]])
    room.do(0, "Play 5")
    assert said(room, 1, 5)["as much as everybody must lay to win"] == 1.0
    assert said(room, 1, 5)["as low as what lies open, where the lowest are attacked"] == 1.0
    assert said(room, 1, 4)["lower than what lies open, where the lowest are attacked"] == 1.0
    assert "as much as everybody must lay to win" not in said(room, 1, 4)


def test_a_trap_asks_who_would_pay() -> None:
    room = table("trap_lava", coins=[9, 3, 3])
    assert said(room, 0, 5)["a 5 in a trap that the seat would pay for"] == 1.0
    assert said(room, 1, 5)["a 5 in a trap that others pay for"] == 1.0


def test_an_item_that_saves_from_the_boss_is_not_a_value() -> None:
    room = table("mega_dragon", items=[["key"], [], []])
    assert said(room, 0, KEY) == {"a key": 1.0, "an item that saves from the boss": 1.0}


def test_a_torch_is_for_dark_rooms() -> None:
    room = table("goblin", plan="floor_1", items=[["torch"], [], []])
    row = Situation(room.state, 0).describe(USE_TORCH)
    told = {name: value for name, value in zip(HABITS, row, strict=True) if value != 0.0}
    assert told == {"a torch to look ahead": 1.0, "a torch to look ahead, for each dark room": 3.0}


def test_what_ships_knows_that_high_cards_are_for_rich_chests() -> None:
    room = table("treasure_4_2", place=4, power=[[1, 5], [2, 4], [1, 3]])
    likely = GAME.guide().likelihoods(room.state, 0, room.state.legal(0))
    assert sum(likely) == pytest.approx(1.0)
    assert likely[1] > 0.8


@pytest.mark.parametrize("variant", ["standard", "tactical"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_choice_of_a_game_is_described(seats: int, variant: str) -> None:
    room = new_table(seats, variant, seed=seats)
    guide = GAME.guide()
    while room.acting:
        seat = room.acting[-1]
        actions = room.state.legal(seat)
        rows = guide.describe_habits(room.state, seat, actions)
        assert [len(row) for row in rows] == [len(HABITS)] * len(actions)
        assert sum(guide.likelihoods(room.state, seat, actions)) == pytest.approx(1.0)
        room.state.play(seat, actions[room.rng.below(len(actions))], room.rng)


def test_what_is_secret_makes_no_action_likelier() -> None:
    room = table("goblin", plan="floor_1", items=[["torch"], [], []])
    room.do(0, "UseTorch")
    room.do(0, "Play 5")
    actions = room.state.legal(1)
    rows = GAME.guide().describe_habits(room.state, 1, actions)
    for seed in range(6):
        world = room.state.redeal(1, FastRng(seed))
        assert GAME.guide().describe_habits(world, 1, actions) == rows


class Certain(Guide):
    """Everybody takes the last of the legal actions."""

    def likelihoods(self, world: State, seat: int, actions: list[Action]) -> list[float]:
        return [0.0] * (len(actions) - 1) + [1.0]


class Unsure(Guide):
    """Nothing was learned."""

    def likelihoods(self, world: State, seat: int, actions: list[Action]) -> list[float]:
        return []


def test_routine_is_what_is_likely_and_without_anything_learned_it_thinks() -> None:
    room = table("mummy", coins=[9, 3, 3], wounds=[4, 4, 4], power=[[1, 5], [3], [3]])
    window = Window(room.state, 0)
    budget = Budget(60)
    assert GAME.verbs.text(TreeBot(Certain(), budget, routine=100).choose(window, FastRng(1))) == "Play 5"
    assert GAME.verbs.text(TreeBot(Certain(), budget).choose(window, FastRng(1))) == "Play 1"
    assert GAME.verbs.text(TreeBot(Unsure(), budget, routine=100).choose(window, FastRng(1))) == "Play 1"


def test_routine_is_as_frequent_as_asked_for() -> None:
    room = table("mummy", coins=[9, 3, 3], wounds=[4, 4, 4], power=[[1, 5], [3], [3]])
    bot = TreeBot(Certain(), Budget(60), routine=30)
    rng = FastRng(1)
    played = [GAME.verbs.text(bot.choose(Window(room.state, 0), rng)) for _ in range(200)]
    assert 35 < played.count("Play 5") < 85


def test_the_file_ships_and_a_broken_one_is_told_in_a_sentence(caplog: pytest.LogCaptureFixture) -> None:
    assert isinstance(habits.JUDGE, Judge)
    assert len(habits.JUDGE.weights) == len(HABITS)
    assert shipped_judge("raiders", [*HABITS, "luck"], "habits.json") is None
    assert "the bots of raiders play without what they have learned, habits.json" in caplog.text

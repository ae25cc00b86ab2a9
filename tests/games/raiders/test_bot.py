"""The sensible player: legal, honest, quick, and better than chance and than one rule."""

from __future__ import annotations

import time
from math import sqrt

import pytest

from tests.games.raiders.baseline import Baseline
from tests.games.raiders.table import Table, new_table, table
from undercroft.core.bot import Bot, RandomBot, Window
from undercroft.core.playout import play_bots
from undercroft.core.rng import FastRng
from undercroft.games.raiders.bot import GoodBot
from undercroft.games.raiders.game import GAME

pytestmark = pytest.mark.once

# It thinks less here than at the table: the tests run uncompiled as well.
HASTY = 10
GAMES = 24


@pytest.mark.parametrize("opponent", [RandomBot, Baseline])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_beats_random_and_the_one_rule_player(seats: int, opponent: type[Bot]) -> None:
    """One good player among others, in every chair in turn: its share of the points lies above an even one."""
    rng = FastRng(seats)
    won: list[float] = []
    for game in range(GAMES):
        chair = game % seats
        bots: list[Bot] = [opponent() for _ in range(seats)]
        bots[chair] = GoodBot(HASTY)
        options = GAME.variants(seats)[game // seats % 2]
        won.append(play_bots(GAME.new(seats, options, rng), bots, rng)[chair])
    mean = sum(won) / GAMES
    spread = sqrt(sum((points - mean) ** 2 for points in won) / (GAMES - 1))
    assert mean - 1.96 * spread / sqrt(GAMES) > 1 / seats


def choice(room: Table, seat: int, seed: int = 1) -> str:
    return GAME.verbs.text(GoodBot().choose(Window(room.state, seat), FastRng(seed)))


@pytest.mark.parametrize("variant", ["standard", "tactical"])
def test_it_always_chooses_something_legal(variant: str) -> None:
    room = new_table(4, variant, seed=6)
    bot = GoodBot(2)
    while room.acting:
        seat = room.acting[-1]
        action = bot.choose(Window(room.state, seat), room.rng)
        assert action in room.state.legal(seat)
        room.state.play(seat, action, room.rng)


def test_it_sees_nothing_it_should_not() -> None:
    """In worlds that look the same to it, it does the same."""
    room = table("goblin", plan="floor_1", items=[["torch"], [], []])
    room.do(0, "UseTorch")
    room.do(0, "Play 5")
    chosen = choice(room, 1)
    for seed in range(4):
        world = room.state.redeal(1, FastRng(seed))
        assert GAME.verbs.text(GoodBot().choose(Window(world, 1), FastRng(1))) == chosen


def test_it_escapes_a_boss_that_would_cost_the_game() -> None:
    room = table(
        "mega_dragon", coins=[9, 3, 3], wounds=[4, 4, 4], items=[["key"], [], []], power=[[1], [5], [5]]
    )
    assert choice(room, 0) == "Play key"


def test_it_lays_a_low_card_before_the_mummy() -> None:
    room = table("mummy", coins=[9, 3, 3], wounds=[4, 4, 4], power=[[1, 5], [3], [3]])
    assert choice(room, 0) == "Play 1"


def test_it_takes_a_certain_chest_with_the_smallest_card_that_will_do() -> None:
    room = table("treasure_4", coins=[3, 3, 3], items=[["ball"], [], []], power=[[1, 2, 3, 4, 5]] * 3)
    room.play("ball", "2", "1")
    assert choice(room, 0) in ("Play 3", "Play 4")


def test_it_lights_a_dark_floor() -> None:
    room = table("goblin", plan="floor_1", items=[["torch"], [], []])
    assert choice(room, 0) == "UseTorch"


def test_it_keeps_its_last_torch_for_the_wolf_pack() -> None:
    dump = table("goblin", floor=5, plan="floor_4", items=[["torch"], [], []]).state.dump()
    rooms = dump["rooms"]
    assert isinstance(rooms, list)
    rooms[4] = "wolf_pack"
    state = GAME.load(dump)
    action = GoodBot().choose(Window(state, 0), FastRng(1))
    assert GAME.verbs.text(action) != "UseTorch"


def test_it_keeps_its_head_when_the_numbers_are_extreme() -> None:
    room = table("goblin", coins=[20, 0, 0], wounds=[0, 1000, 500])
    for seat in range(3):
        assert choice(room, seat) in room.legal(seat)


def test_it_answers_in_time() -> None:
    """Interpreted well under a third of a second; compiled it takes a few thousandths."""
    room = new_table(5, seed=2)
    seat = room.acting[0]
    began = time.process_time()
    GoodBot().choose(Window(room.state, seat), FastRng(1))
    assert time.process_time() - began < 0.3

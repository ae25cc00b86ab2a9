"""The captain: it tries what a gnome might do in rounds that the whole team plays on, and judges where they lead."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

import pytest

from tests.games.dragon.table import LIT, drafted, lit, new_table, table
from undercroft.bots.budget import Budget
from undercroft.core.bot import Bot, Window
from undercroft.core.playout import play_bots
from undercroft.core.rng import FastRng
from undercroft.games.dragon.bot import GoodBot
from undercroft.games.dragon.captain import CaptainBot, turns_to_go
from undercroft.games.dragon.game import GAME
from undercroft.games.dragon.guide import FEATURES
from undercroft.games.dragon.options import Options
from undercroft.games.dragon.plan import WARY


def test_in_a_turn_it_tries_few_jobs_and_in_other_choices_everything() -> None:
    room = drafted(gnomes=4, seed=3)
    captain, wary = CaptainBot(Budget(8)), GoodBot(WARY)
    numbers: list[int] = []
    while room.view().round < 4 and room.state.actors():
        window = Window(room.state, 0)
        legal = window.legal()
        usual = wary.choose(window, FastRng(1))
        tried = [one.action for one in captain.candidates(window, legal, usual, FastRng(1))]
        assert tried[0] == usual
        assert len(set(tried)) == len(tried)
        assert set(tried) <= set(legal)
        if room.legal()[0].startswith("NextUp"):
            assert len(tried) == len(legal)
        elif not room.state.frames:
            numbers.append(len(tried))
        room.state.play(0, usual, room.rng)
    assert min(numbers) == 1
    assert 1 < max(numbers) <= 4


def test_a_draft_and_a_hint_are_not_tried() -> None:
    room = new_table(gnomes=3)
    captain = CaptainBot(Budget(8))
    assert GAME.verbs.text(captain.choose(Window(room.state, 0), FastRng(1))) == "PickGnome engineer"
    seer = table(seats=2, gnomes={"engineer": 0, "seer": 0}, queue=["seer", "engineer"]).do("Peek dragon")
    assert captain.choose(Window(seer.state, 1), FastRng(1)) in seer.state.legal(1)
    assert captain.decided == 0


def test_it_takes_along_the_gems_that_would_be_lost_next() -> None:
    """The Dragon's next card is hex 19, where two gems lie. The wary leave them for a gem nearer home."""
    room = table(
        gnomes={"engineer": 19, "seer": 7},
        queue=["engineer", "seer"],
        hexes={1: lit(gems=1), 7: LIT, 19: lit(gems=2, emptied=True)},
        dragon=["19"],
        ap=3,
    )
    window = Window(room.state, 0)
    captain = CaptainBot(Budget(60))
    assert GAME.verbs.text(GoodBot(WARY).choose(window, FastRng(1))) == "Step 7"
    assert GAME.verbs.text(captain.choose(window, FastRng(1))) == "Carry 7 2"
    assert captain.decided == captain.changed == 1


def test_chances_rise_with_gems_at_home_and_fall_with_what_is_lost() -> None:
    guide = GAME.guide()

    def chance(delivered: int, removed: int) -> float:
        gone = {number: {"status": "removed"} for number in range(24, 24 - removed, -1)}
        return guide.chances(table(delivered=delivered, hexes=gone, difficulty="heroic").state)[0]

    assert chance(12, 4) > chance(4, 4)
    assert chance(4, 0) > chance(4, 5)
    assert 0.0 < chance(4, 5) < chance(12, 0) < 1.0


def test_a_chance_is_worth_less_the_more_is_still_to_do() -> None:
    """Of 15 gems 13 are home: two to find, one of them found, and both."""
    found = [
        table(delivered=13, hexes={1: lit(gems=gems), 2: lit(gems=0)}, difficulty="easy").state
        for gems in (0, 1, 2)
    ]
    assert [turns_to_go(world) for world in found] == [44.0, 34.0, 24.0]


def test_in_a_hurry_it_values_a_position_by_what_is_left_of_the_way() -> None:
    room = drafted(gnomes=4, seed=3)
    action = room.state.legal(0)[0]
    gains, ends = [], []
    for haste in (0.0, 0.01):
        world = room.state.copy()
        gains.append(CaptainBot(Budget(8), haste=haste).gain(world, 0, action, 1, 0, 5))
        ends.append(turns_to_go(world))
    assert ends[0] == ends[1] > 200.0
    assert gains[1] == pytest.approx(gains[0] * exp(-0.01 * ends[0]))


def test_the_team_is_described_alike_for_every_seat() -> None:
    room = drafted(seats=3, gnomes=3)
    rows = [GAME.guide().describe(room.state, seat) for seat in range(3)]
    assert rows[0] == rows[1] == rows[2]
    assert len(rows[0]) == len(FEATURES) == len(set(FEATURES))
    assert GAME.guide().is_settled(room.state)
    room.do(room.legal("NextUp")[0])
    assert not GAME.guide().is_settled(room.state)


def test_the_same_seed_and_iterations_give_the_same_game() -> None:
    ends = []
    for _ in range(2):
        room = drafted(gnomes=3, seed=5, difficulty="heroic")
        captain = CaptainBot(Budget(6))
        for _ in range(60):
            if room.state.actors():
                action = captain.choose(Window(room.state, 0), room.rng)
                room.state.play(0, action, room.rng)
        ends.append(room.state.dump())
        assert captain.decided > 0
    assert ends[0] == ends[1]


def test_a_limit_cuts_its_trials_short() -> None:
    room = drafted(gnomes=4, seed=3)
    captain = CaptainBot(Budget(1 << 30))
    captain.limit(5.0)
    window = Window(room.state, 0)
    assert captain.choose(window, FastRng(1)) in window.legal()
    assert captain.decided == 1
    assert CaptainBot(Budget(10)).go_by_clock(5.0)


@pytest.mark.once
def test_a_team_of_captains_wins_more_heroic_games_than_the_wary() -> None:
    def won(make: Callable[[], Bot]) -> float:
        total = 0.0
        for seed in range(24):
            rng = FastRng(7000 + seed)
            start = GAME.new(3, Options("heroic", 3), rng)
            total += sum(play_bots(start, [make() for _ in range(3)], rng))
        return total

    assert won(lambda: CaptainBot(Budget(16))) > won(lambda: GoodBot(WARY))

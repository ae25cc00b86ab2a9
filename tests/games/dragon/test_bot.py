"""The sensible player: legal, honest, quick, leads any gnome, and far better than chance or one rule."""

from __future__ import annotations

import time

import pytest

from tests.games.dragon.table import EMPTIED, LIT, RUBBLE, Table, drafted, lit, new_table, table
from undercroft.core.arena import Share
from undercroft.core.bot import Bot, RandomBot, Window
from undercroft.core.playout import play_bots
from undercroft.core.rng import FastRng
from undercroft.games.dragon.bot import GoodBot, PatientBot
from undercroft.games.dragon.cards import GNOMES
from undercroft.games.dragon.game import GAME
from undercroft.games.dragon.options import Options
from undercroft.games.dragon.plan import Weights

pytestmark = pytest.mark.once

GAMES = 16
GEM = lit(gems=1, emptied=True)


def greedy_bot() -> GoodBot:
    """One rule: the nearest gem. It clears rubble only where it wants to walk."""
    weights = Weights()
    weights.slack = weights.last_slack = weights.near_way = weights.far_way = weights.cut_off = 0
    return GoodBot(weights)


def wins(bot: Bot, games: int, gnomes: int = 3, seats: int = 1) -> Share:
    won = 0.0
    for seed in range(games):
        rng = FastRng(seed)
        won += sum(play_bots(GAME.new(seats, Options(gnomes=gnomes), rng), [bot] * seats, rng))
    return Share(won, games)


def test_it_wins_more_often_than_random_and_one_rule_players() -> None:
    """The interval of its share lies above theirs; random gnomes never win."""
    good = wins(GoodBot(), GAMES)
    greedy = wins(greedy_bot(), GAMES)
    random = wins(RandomBot(), GAMES)
    assert good.interval()[0] > greedy.interval()[1]
    assert good.interval()[0] > random.interval()[1]
    assert random.share() == 0.0
    assert good.share() >= 0.5


def choice(room: Table, seed: int = 1) -> str:
    return GAME.verbs.text(GoodBot().choose(Window(room.state, room.asked), FastRng(seed)))


@pytest.mark.parametrize("kind", [GoodBot, PatientBot])
def test_it_always_chooses_something_legal(kind: type[GoodBot]) -> None:
    room = new_table(seats=3, gnomes=6, seed=6, difficulty="high", layout="three_gates")
    bot = kind()
    for _ in range(250):
        if room.state.actors() == 0:
            break
        action = bot.choose(Window(room.state, room.asked), room.rng)
        assert action in room.state.legal(room.asked)
        room.state.play(room.asked, action, room.rng)
    assert room.view().round > 1


@pytest.mark.parametrize("gnome", [gnome.id for gnome in GNOMES])
def test_it_leads_any_gnome_to_a_gem_and_home(gnome: str) -> None:
    room = table(gnomes={gnome: 1}, hexes={1: GEM})
    assert choice(room) == "Carry 0 1"


def test_it_sees_nothing_it_should_not() -> None:
    """In worlds that look the same to it, it does the same."""
    room = table(
        seats=2, gnomes={"engineer": 0, "seer": 0}, queue=["seer", "engineer"], hexes={1: RUBBLE, 2: RUBBLE}
    )
    room.do("Peek dragon", "Hint bad", "EndTurn")
    assert room.asked == 0
    chosen = choice(room)
    for seed in range(6):
        world = room.state.redeal(0, FastRng(seed))
        assert GAME.verbs.text(GoodBot().choose(Window(world, 0), FastRng(1))) == chosen


def test_it_clears_rubble_that_the_next_card_would_remove() -> None:
    room = table(hexes={1: RUBBLE, 2: RUBBLE, 3: LIT}, dragon=["1"], ap=1)
    assert choice(room) == "Clear 1"


def test_it_makes_a_torch_in_the_dark() -> None:
    assert choice(table(gnomes={"seer": 1})) == "MakeTorch supply"
    far = table(gnomes={"seer": 1}, hexes={2: lit(gems=1, emptied=True), 19: {"torches": 9, "emptied": True}})
    assert choice(far) == "MakeTorch 19"


def test_it_searches_where_cubes_lie() -> None:
    assert choice(table(gnomes={"dragon_expert": 1}, hexes={1: lit(cubes=2)})) == "Search"


def test_it_goes_home_when_all_gems_are_there() -> None:
    room = table(gnomes={"seer": 7, "engineer": 0}, hexes={7: LIT, 1: LIT}, delivered=15)
    assert choice(room) == "Step 1"


def test_it_chooses_well_where_cards_ask() -> None:
    opened = table(entrance_torches=1, cave=["loose_stones"], hexes={4: RUBBLE, 21: {**RUBBLE, **EMPTIED}})
    assert choice(opened.do("StepWithTorch 1")) == "Open 4"
    cracked = table(
        entrance_torches=1, cave=["roof_crack"], hexes={7: GEM, 8: GEM, 18: EMPTIED, 2: LIT, 6: GEM}
    )
    assert choice(cracked.do("StepWithTorch 1")) == "Crack 18"


def test_as_captain_it_lets_the_guild_head_and_the_engineer_act_first() -> None:
    room = new_table(gnomes=3)
    room.do("PickGnome seer", "PickGnome engineer", "PickGnome guild_head")
    assert choice(room) == "NextUp guild_head"


def test_it_drafts_workers_first() -> None:
    assert choice(new_table()) == "PickGnome engineer"


def test_points_no_job_can_use_go_to_another_gnome() -> None:
    room = table(gnomes={"guild_head": 1, "engineer": 0}, hexes={1: GEM}, ap=1)
    assert choice(room) == "GiveAP engineer"
    alone = table(gnomes={"seer": 1, "engineer": 0}, hexes={1: GEM, 2: LIT}, ap=1)
    assert choice(alone) == "Peek dragon"


def test_it_answers_in_time() -> None:
    """Interpreted well under a tenth of a second; compiled it takes some ten millionths."""
    room = drafted(gnomes=6, seed=2)
    for _ in range(5):
        room.do(room.legal("NextUp")[0])
    began = time.process_time()
    GoodBot().choose(Window(room.state, room.asked), FastRng(1))
    assert time.process_time() - began < 0.1


def test_the_game_offers_it_after_the_levels() -> None:
    assert list(GAME.bots())[5:] == ["good", "patient", "wary", "random"]

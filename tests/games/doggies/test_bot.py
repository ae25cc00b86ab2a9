"""The sensible player: legal, honest, quick, and better than chance and than one rule."""

from __future__ import annotations

import time
from math import sqrt

import pytest

from tests.games.doggies.baseline import Baseline
from tests.games.doggies.table import Table, loaded, room, table, walking
from tests.games.doggies.test_properties import new_game
from undercroft.bots.budget import Budget
from undercroft.core.bot import Bot, RandomBot, Window
from undercroft.core.playout import play_bots
from undercroft.core.rng import FastRng
from undercroft.games.doggies.actions import Place
from undercroft.games.doggies.bot import WIDTH, GoodBot
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.options import Options

pytestmark = pytest.mark.once

# It thinks less here than at the table: the tests run uncompiled as well.
HASTY = (3, 2)


@pytest.mark.parametrize(("opponent", "games"), [(RandomBot, 8), (Baseline, 12)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_and_the_one_rule_player(seats: int, opponent: type[Bot], games: int) -> None:
    """One good player among others, in every chair in turn: its share of the points lies above an even one."""
    rng = FastRng(seats)
    won = 0.0
    for game in range(games):
        chair = game % seats
        bots: list[Bot] = [opponent() for _ in range(seats)]
        bots[chair] = GoodBot(*HASTY)
        won += play_bots(GAME.new(seats, Options(), rng), bots, rng)[chair]
    assert lower_end(won / games, games) > 1 / seats


def lower_end(share: float, games: int) -> float:
    """Of the 95 % interval (Wilson)."""
    z = 1.96
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games)


def choice(game: Table, seat: int = 0, seed: int = 1) -> str:
    return GAME.verbs.text(GoodBot().choose(Window(game.state, seat), FastRng(seed)))


def walk_of(game: Table) -> list[str]:
    """The whole walk it takes."""
    found: list[str] = []
    while game.view().walk is not None:
        found.append(choice(game, game.acting[0]))
        game.do(found[-1])
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_it_always_chooses_something_legal(seats: int) -> None:
    game = new_game(seats, 6)
    bot = GoodBot(2, 1)
    while game.acting:
        seat = game.acting[-1]
        action = bot.choose(Window(game.state, seat), game.rng)
        assert action in game.state.legal(seat)
        game.state.play(seat, action, game.rng)


def test_it_sees_nothing_it_should_not() -> None:
    """In worlds that look the same to it, it does the same."""
    game = table(room("coin1-1", 0, -1, 1), room("mimic_bow", 1, 0), players={1: {"cards": ["ifrit_bow"]}})
    chosen = choice(game)
    for seed in range(5):
        world = game.state.redeal(0, FastRng(seed))
        assert GAME.verbs.text(GoodBot().choose(Window(world, 0), FastRng(1))) == chosen


@pytest.mark.parametrize("dog", ["bonk", "sharik"])
def test_planning_leaves_the_table_as_it_is(dog: str) -> None:
    """Plans share with the table what a walk does not change, and break walls and lay cards on traps in copies."""
    game = walking(
        room("trap_bow_hall", 0, -1),
        room("coin2-1", 0, -2, 1),
        dogs=[dog],
        players={0: {"cards": ["mimic_bow"], "potions": ["bow"]}},
    )
    before = game.state.dump()
    assert GoodBot().plan(game.state, 0, WIDTH).worth > 0
    assert game.state.dump() == before


def test_it_plans_the_whole_walk() -> None:
    """The bow of the mimic first, then the dragonfly, whose key opens the chest: not the coin next to the exit."""
    game = walking(
        room("giga_tick_sword", 0, -1),
        room("key_dragonfly-1", 0, -2),
        room("chest-1", -1, -2, 3),
        room("coin1-1", 1, 0),
        dogs=["robin"],
        round=3,
    )
    assert walk_of(game)[:4] == ["Move N", "Fight 0 0 0", "Move N", "Fight 0 0 0"]
    assert "chest-1" in game.cards(0)


def test_it_spends_its_paws_on_what_is_worth_most() -> None:
    """Six rooms and five paws: the single coin is passed."""
    rooms = [room(card, 0, -number, 1) for number, card in enumerate(
        ["coin2-1", "coin2-2", "coin1-1", "coin2-3", "coin2-4"], start=1
    )]  # fmt: skip
    game = walking(
        *rooms, room("dragon-1", 0, -6), round=3, players={0: {"cards": ["excalibite", "frisbow"]}}
    )
    walk_of(game)
    assert game.view().phase == "turn"
    assert {"dragon-1", "coin2-1", "coin2-2", "coin2-3", "coin2-4"} <= set(game.cards(0))


def test_it_takes_the_monster_of_a_quest() -> None:
    game = walking(
        room("ifrit_bow", 0, -1),
        room("coin1-1", 1, 0),
        dogs=["joan"],
        round=3,
        common=["q_ifrit", "q_cerberus"],
    )
    walk_of(game)
    assert game.cards(0) == ["ifrit_bow"]


def test_it_disarms_with_a_potion_rather_than_with_a_monster_of_its_quest() -> None:
    game = walking(
        room("trap_bow_hall", 0, -1),
        room("coin2-1", 0, -2, 1),
        round=3,
        players={0: {"cards": ["ifrit_bow"], "potions": ["bow"]}},
        common=["q_ifrit", "q_cerberus"],
    )
    assert walk_of(game)[:2] == ["Move N", "DisarmPotion"]


def test_it_sleeps_when_there_is_nothing_better() -> None:
    """No card left and an empty dungeon: in round 1 a paw is worth more than walking out with nothing."""
    nothing = table(players={1: {"status": "left"}}, countdown={"cards": 4, "left": 0})
    assert choice(nothing) == "Sleep"
    last = table(
        room("coin2-1", 0, -1, 1), round=3, players={1: {"status": "left"}}, countdown={"cards": 4, "left": 0}
    )
    assert choice(last) == "Leave"


def test_it_goes_on_exploring_alone() -> None:
    game = table(
        room("coin1-1", 0, -1, 1), round=3, players={1: {"status": "left"}}, countdown={"cards": 4, "left": 3}
    )
    assert choice(game) == "Explore"


def test_it_leaves_with_enough() -> None:
    rooms = [room(f"coin2-{number}", 0, -number, 1) for number in range(1, 5)]
    assert choice(table(*rooms, round=3)) == "Leave"


def test_it_lays_a_good_card_where_it_will_walk() -> None:
    """A dragon it can beat goes beside its way."""
    held = {"cards": ["excalibite", "frisbow"]}
    rooms = [room("coin2-1", 0, -1, 1), room("coin2-2", 0, -2, 1)]
    game = table(*rooms, round=3, players={0: held})
    game = loaded({**game.dump(), "phase": "place", "drawn": "dragon-1"})
    game.do(choice(game), "Sleep", "Leave")
    walk_of(game)
    assert "dragon-1" in game.cards(0)


def test_it_turns_a_card_as_sharik_where_that_opens_the_way() -> None:
    game = walking(
        room("trap_bow_hall", 0, -1, 1),
        room("coin2-1", 1, 0, 1),
        room("coin2-2", 2, 0, 1),
        dogs=["sharik"],
        round=3,
    )
    # The coins lie behind a wall to the west: the card must be turned to let him in.
    assert walk_of(game)[0].startswith("Rotate E")
    assert "coin2-1" in game.cards(0)


def test_it_keeps_the_quest_that_suits_its_dog() -> None:
    dump = table().dump()
    dump["phase"] = "quests"
    dump["common"] = []
    dump["players"][0].update(quest=None, offer=["q_giga_tick", "q_zombie_squirrel"])
    dump["players"][1].update(quest=None, offer=["q_cerberus", "q_cat_eye"])
    state = GAME.load(dump)
    ruta = GoodBot().choose(Window(state, 0), FastRng(1))
    assert GAME.verbs.text(ruta) == "KeepQuest q_zombie_squirrel"


def test_it_answers_in_time() -> None:
    """Interpreted within two seconds in a large dungeon; compiled it takes some hundredths."""
    game = new_game(2, 2)
    rng = FastRng(3)
    for _ in range(90):
        legal = game.legal()
        explore = [text for text in legal if text == "Explore"]
        game.do(explore[0] if explore else legal[rng.below(len(legal))])
    began = time.process_time()
    GoodBot().choose(Window(game.state, game.acting[0]), FastRng(1))
    assert time.process_time() - began < 2.0


def test_a_player_in_doubt_does_not_always_take_the_best_walk() -> None:
    """Three ways to one or two coins: without doubt the best, with much doubt any of them."""
    game = walking(room("coin2-1", 0, -1, 1), room("coin1-1", 1, 0), room("coin1-2", -1, 0), round=3)
    doubtful = GoodBot(12, 6, 1.0, 6.0)
    window = Window(game.state, game.acting[0])
    sure = {GAME.verbs.text(GoodBot().choose(window, FastRng(seed))) for seed in range(12)}
    unsure = {GAME.verbs.text(doubtful.choose(window, FastRng(seed))) for seed in range(12)}
    assert len(sure) == 1
    assert len(unsure) > 1


def test_with_rivalry_a_card_is_laid_where_others_gain_least() -> None:
    rng = FastRng(5)
    state = new_game(3, 5).state
    bot = GoodBot(*HASTY)
    laid = 0
    while laid < 4:
        seat = next(seat for seat in range(3) if state.legal(seat))
        places = [action for action in state.legal(seat) if isinstance(action, Place)]
        if len(places) > 4 and len(state.dungeon.laid) > 4:
            grim = GoodBot(3, len(places), rivalry=100.0)
            grim.budget = Budget(len(places))  # however slow the machine is
            hopes = {}
            for action in places:
                twin = state.copy()
                twin.play(seat, action, rng)
                hopes[action.code] = grim.hopes_of_others(twin, seat)
            chosen = grim.place(state, seat, state.legal(seat))
            assert hopes[chosen.code] == min(hopes.values())
            laid += 1
        state.play(seat, bot.choose(Window(state, seat), rng), rng)

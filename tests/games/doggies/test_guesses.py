"""What the master guesses of the personal quests of others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.doggies.table import Dump, table
from undercroft.bots.budget import Budget
from undercroft.bots.judge import Judge
from undercroft.core.bits import members
from undercroft.core.bot import Window
from undercroft.core.rng import FastRng
from undercroft.core.state import State
from undercroft.games.doggies import guesses
from undercroft.games.doggies.bot import GoodBot
from undercroft.games.doggies.cards import QUEST_NAMES, QUESTS, ROOMS
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.guesses import CLUES, Guesses, possible_quests
from undercroft.games.doggies.scoring import TARGETS
from undercroft.games.doggies.state import DoggiesState
from undercroft.games.doggies.timing import TimingBot

MIMICS = [ROOMS[card].id for card in TARGETS[QUEST_NAMES.index("q_mimic")]]


def judge() -> Judge:
    """The one that ships."""
    assert guesses.JUDGE is not None
    return guesses.JUDGE


def guessed(players: dict[int, Dump], quest: str) -> float:
    """How likely seat 0 thinks this quest is with seat 1."""
    world = table(players=players).state
    return Guesses(world, 0, judge()).chances[1][QUEST_NAMES.index(quest)]


def test_a_seat_can_hold_neither_an_open_quest_nor_that_of_the_guesser() -> None:
    world = table().state
    found = Guesses(world, 0, judge())
    assert len(found.chances[1]) == 12
    no_quest = [QUEST_NAMES[quest] for quest in range(12) if found.chances[1][quest] == 0.0]
    assert sorted(no_quest) == ["q_cat_eye", "q_giga_tick", "q_ifrit"]
    assert sum(found.chances[1]) == pytest.approx(1.0)
    assert found.chances[0] == []


def test_monsters_in_its_den_speak_for_their_quest() -> None:
    """Two mimics held make the quest for mimics likelier than none."""
    assert guessed({1: {"cards": MIMICS[:2]}}, "q_mimic") > guessed({}, "q_mimic")


def test_monsters_that_the_dog_can_fight_are_likelier_quests() -> None:
    world = table().state
    found = Guesses(world, 0, judge())
    monsters = [quest for quest in possible_quests(world, 0) if QUESTS[quest].symbol < 0]
    monsters.sort(key=lambda quest: guesses.lack(world.players[1], quest))
    easy, hard = monsters[0], monsters[-1]
    assert guesses.lack(world.players[1], easy) < guesses.lack(world.players[1], hard)
    assert found.chances[1][easy] > found.chances[1][hard]


def test_what_a_seat_may_not_know_changes_no_guess() -> None:
    """In every world dealt again for it, it guesses the same: the quests themselves tell nothing."""
    rng = FastRng(5)
    state = GAME.new(3, GAME.defaults(3), rng)
    bots = [GoodBot(2, 1) for _ in range(3)]
    rounds = set()
    while state.actors():
        seat = members(state.actors())[0]
        state.play(seat, bots[seat].choose(Window(state, seat), rng), rng)
        assert isinstance(state, DoggiesState)
        if not state.actors() or state.round in rounds or not guesses.holds_secret(state, 1):
            continue
        rounds.add(state.round)
        for guesser in range(3):
            found = Guesses(state, guesser, judge()).chances
            assert sum(sum(chances) for chances in found) == pytest.approx(2.0)
            held = set()
            for _ in range(6):
                twin = state.redeal(guesser, rng)
                assert isinstance(twin, DoggiesState)
                assert Guesses(twin, guesser, judge()).chances == found
                held.add(tuple(player.quest for player in twin.players))
            assert len(held) > 1
    assert rounds == {1, 2, 3}


def test_a_world_counts_by_how_likely_its_quests_are() -> None:
    """Against the likeliest ones, which count 1."""
    world = table(seats=3, players={1: {"cards": MIMICS[:2]}}).state
    found = Guesses(world, 0, judge())
    likeliest = [max(chances) for chances in found.chances[1:]]
    weights = set()
    for seed in range(40):
        twin = world.redeal(0, FastRng(seed))
        assert isinstance(twin, DoggiesState)
        expected = 1.0
        for other in (1, 2):
            expected *= found.chances[other][twin.players[other].quest] / likeliest[other - 1]
        weight = GAME.guide().weight(twin, 0)
        assert weight == pytest.approx(expected)
        weights.add(round(weight, 6))
    assert min(weights) < 0.2 < 0.8 < max(weights) <= 1.0


@pytest.mark.parametrize(("seats", "guessed"), [(2, True), (4, False)])
def test_the_master_thinks_in_worlds_with_likely_quests_where_few_play(seats: int, guessed: bool) -> None:
    """Both where it plans and in trials; dealt blindly, the quest for mimics is rarer."""
    world = table(seats=seats, players={1: {"cards": MIMICS[:2]}}).state
    window = Window(world, 0)
    rng = FastRng(1)
    quest = QUEST_NAMES.index("q_mimic")
    master = TimingBot(Budget(1))

    def mimics(deal: Callable[[], State]) -> int:
        count = 0
        for _ in range(300):
            dealt = deal()
            assert isinstance(dealt, DoggiesState)
            count += dealt.players[1].quest == quest
        return count

    blindly = mimics(lambda: window.redeal(rng))
    for deal in (lambda: master.imagine(window, rng), lambda: master.again(world, 0, rng)):
        assert (mimics(deal) > 1.5 * blindly) == guessed


def test_the_truth_is_one_of_the_worlds() -> None:
    world = table(seats=3).state
    guide = GAME.guide()
    rows, truths = guide.worlds(world, 0), guide.truths(world, 0)
    assert len(rows) == len(truths) == 12 - 3 - 1
    assert {len(row) for row in rows} == {len(CLUES)}
    assert sorted(truths) == [0.0] * 7 + [1.0]


def test_before_the_quests_are_chosen_there_is_nothing_to_guess() -> None:
    state = GAME.new(2, GAME.defaults(2), FastRng(1))
    assert GAME.guide().worlds(state, 0) == [] == GAME.guide().truths(state, 0)
    assert GAME.guide().weight(state, 0) == 1.0

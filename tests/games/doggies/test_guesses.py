"""What the master guesses of the personal quests of others."""

from __future__ import annotations

import pytest

from tests.games.doggies.table import Dump, table
from undercroft.bots.judge import Judge
from undercroft.core.rng import FastRng
from undercroft.games.doggies import guesses
from undercroft.games.doggies.cards import QUEST_NAMES, QUESTS, ROOMS
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.guesses import CLUES, Guesses, likely_world
from undercroft.games.doggies.scoring import TARGETS
from undercroft.games.doggies.state import DoggiesState

MIMICS = [ROOMS[card].id for card in TARGETS[QUEST_NAMES.index("q_mimic")]]


def judge() -> Judge:
    """The one that ships."""
    assert guesses.JUDGE is not None
    return guesses.JUDGE


def guessed(players: dict[int, Dump], quest: str) -> float:
    """How likely seat 0 thinks this quest is with seat 1."""
    world = table(players=players).state
    return Guesses(world, 0, judge()).chance(1, QUEST_NAMES.index(quest))


def test_a_seat_can_hold_neither_an_open_quest_nor_that_of_the_guesser() -> None:
    world = table().state
    found = Guesses(world, 0, judge())
    names = [QUEST_NAMES[quest] for quest in found.quests]
    assert len(names) == 12 - 2 - 1
    assert not {"q_ifrit", "q_giga_tick", "q_cat_eye"} & set(names)
    assert sum(found.chances[1]) == pytest.approx(1.0)
    assert found.chances[0] == []


def test_monsters_in_its_den_speak_for_their_quest() -> None:
    """Two mimics held make the quest for mimics likelier than none."""
    assert guessed({1: {"cards": MIMICS[:2]}}, "q_mimic") > guessed({}, "q_mimic")


def test_monsters_that_the_dog_can_fight_are_likelier_quests() -> None:
    world = table().state
    found = Guesses(world, 0, judge())
    monsters = [quest for quest in found.quests if QUESTS[quest].symbol < 0]
    monsters.sort(key=lambda quest: guesses.lack(world.players[1], quest))
    easy, hard = monsters[0], monsters[-1]
    assert guesses.lack(world.players[1], easy) < guesses.lack(world.players[1], hard)
    assert found.chance(1, easy) > found.chance(1, hard)


def test_likely_quests_are_dealt_more_often() -> None:
    world = table(players={1: {"cards": MIMICS[:2]}}).state
    rng = FastRng(1)
    quest = QUEST_NAMES.index("q_mimic")
    dealt = sum(likely_world(world, 0, rng).players[1].quest == quest for _ in range(300))
    evenly = 0
    for _ in range(300):
        twin = world.redeal(0, rng)
        assert isinstance(twin, DoggiesState)
        evenly += twin.players[1].quest == quest
    assert dealt > 1.5 * evenly


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

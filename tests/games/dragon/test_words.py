"""What is said of gnomes and the dragon in words."""

from __future__ import annotations

import pytest

from tests.games.dragon.table import LIT, RUBBLE, lit, table
from undercroft.core.match import match_from
from undercroft.core.rng import FastRng
from undercroft.core.view import Message
from undercroft.games.dragon.game import GAME
from undercroft.words import LANGUAGES, Words

pytestmark = pytest.mark.once

WORDS = {language: Words(language, GAME, []) for language in LANGUAGES}


def test_everything_about_a_new_table_is_worded() -> None:
    refused = Message("dragon-setup-gnomes", {"gnomes": 2, "seats": 4})
    for words in WORDS.values():
        assert refused.id not in words.say(refused)


def test_russian_and_ukrainian_count_correctly() -> None:
    one, two, five = (Message("dragon-prompt-turn", {"gnome": "seer", "ap": ap}) for ap in (1, 2, 5))
    assert WORDS["ru"].say(one) == "Ваш ход, Прорицательница: 1 единица действия."
    assert "2 единицы действия" in WORDS["ru"].say(two)
    assert "5 единиц действия" in WORDS["ru"].say(five)
    assert WORDS["uk"].say(one) == "Ваш хід, Віщунка: 1 одиниця дії."
    assert "2 одиниці дії" in WORDS["uk"].say(two)
    assert "5 одиниць дії" in WORDS["uk"].say(five)


# Bad input at a real match: refused with its reason, and nothing changes.


@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [
        (0, "Step 2", "dragon-why-dark"),
        (0, "Carry 0 3", "dragon-why-ap"),
        (0, "Carry 2 1", "dragon-why-dark-load"),
        (0, "Clear 7", "dragon-why-ap"),
        (0, "NextUp seer", "dragon-why-no-order"),
        (0, "GiveAP seer", "dragon-why-guild-head"),
        (1, "Step 0", "dragon-why-not-asked"),
        (1, "EndTurn", "dragon-why-not-asked"),
        (2, "EndTurn", "action-no-such-seat"),
    ],
)
def test_bad_input_is_refused_with_its_reason_and_changes_nothing(seat: int, text: str, reason: str) -> None:
    room = table(
        seats=2,
        gnomes={"strongman": 1, "seer": 0},
        hexes={1: lit(gems=3, emptied=True), 7: RUBBLE, 6: LIT},
        aside={"tremors": 3},
        ap=2,
    )
    match = match_from(GAME, room.state.dump())
    before = match.state.dump()
    refusal = match.refusal(seat, GAME.verbs.parse(text))
    assert refusal is not None
    assert refusal.id == reason
    assert match.state.dump() == before
    assert match.entries == []


def test_a_step_can_be_taken_back_until_something_is_drawn() -> None:
    room = table(gnomes={"engineer": 0}, hexes={1: LIT, 2: RUBBLE})
    match = match_from(GAME, room.state.dump())
    before = match.state.dump()
    match.play(0, GAME.verbs.parse("Step 1"), FastRng(1))
    assert match.can_take_back(0)
    match.take_back(0)
    assert match.state.dump() == before
    match.play(0, GAME.verbs.parse("EndTurn"), FastRng(1))
    assert not match.can_take_back(0)

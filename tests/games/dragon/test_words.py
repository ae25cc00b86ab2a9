"""Every message the rules can say exists in all three languages, with the arguments it is given."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import undercroft.games.dragon as dragon
from tests.games.dragon.table import LIT, RUBBLE, lit, new_table, table
from undercroft.core.log import WATCHER
from undercroft.core.match import match_from
from undercroft.core.rng import FastRng
from undercroft.core.view import Message
from undercroft.games.dragon.game import GAME
from undercroft.words import Language, Words

LANGUAGES: list[Language] = ["en", "ru", "uk"]
SOURCES = sorted(Path(next(iter(dragon.__path__))).glob("*.py"))
WORDS = {language: Words(language, GAME, ["Ada", "Bo", "Cy"]) for language in LANGUAGES}


def say(message: Message, language: Language) -> str:
    """The message in words; nothing of it may be left unsaid."""
    text = WORDS[language].say(message)
    assert message.id not in text, message
    assert "{" not in text, message
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_named_in_the_rules_is_worded(language: Language) -> None:
    words = files("undercroft").joinpath(f"locales/{language}/dragon.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^(dragon-[a-z_-]+) =", words, re.MULTILINE))
    named: set[str] = set()
    for source in SOURCES:
        named |= set(re.findall(r'"(dragon-[a-z-]+[a-z])"', source.read_text(encoding="utf-8")))
    assert len(named) > 45
    assert sorted(named - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_in_a_game_can_be_worded(language: Language) -> None:
    room = new_table(seats=3, gnomes=4, seed=3, max_rounds=4)
    everything = every_action()
    while True:
        for seat in (0, 1, 2, WATCHER):
            assert say(room.state.prompt(seat), language)
        for text in everything[int(room.rng.below(7)) :: 7]:
            refusal = room.state.why_not(max(room.asked, 0), GAME.verbs.parse(text))
            if refusal is not None:
                assert say(refusal, language)
        if room.state.actors() == 0:
            break
        legal = room.legal()
        room.do(legal[int(room.rng.below(len(legal)))])
    outcome = room.state.outcome()
    assert outcome is not None
    assert say(outcome.why, language)
    for line in outcome.scores[0]:
        assert say(line.label, language)


def every_action() -> list[str]:
    """One action of every verb for every field that matters."""
    gnomes = ["seer", "engineer", "guild_head"]
    texts = ["Search", "EndTurn", "Stay", "Peek dragon", "Peek cave", "Hint good", "MakeTorch supply"]
    texts += [f"{verb} {gnome}" for verb in ("PickGnome", "NextUp", "GiveAP") for gnome in gnomes]
    for verb in (
        "Step",
        "StepWithTorch",
        "MakeTorch",
        "Clear",
        "Attract",
        "Flee",
        "TakeTorch",
        "Open",
        "Crack",
    ):
        texts += [f"{verb} {place}" for place in (0, 1, 9, 24)]
    return [*texts, "Slip 0", "Slip 5", "Carry 0 1", "Carry 5 3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_bots_are_worded(language: Language) -> None:
    for name in ("difficulty", "gnomes", "layout", "max_rounds"):
        assert say(Message(f"dragon-option-{name}"), language)
        assert say(Message(f"dragon-option-{name}-help"), language)
    for value in ("difficulty-easy", "difficulty-heroic", "layout-three_gates", "layout-great_hall"):
        assert say(Message(f"dragon-option-{value}"), language)
    for bot in GAME.bots():
        assert say(Message(f"dragon-bot-{bot}"), language)
    assert say(Message("dragon-setup-gnomes", {"gnomes": 2, "seats": 4}), language)


def test_russian_and_ukrainian_count_correctly() -> None:
    one, two, five = (Message("dragon-prompt-turn", {"gnome": "seer", "ap": ap}) for ap in (1, 2, 5))
    assert say(one, "ru") == "Ваш ход, Прорицательница: 1 единица действия."
    assert "2 единицы действия" in say(two, "ru")
    assert "5 единиц действия" in say(five, "ru")
    assert say(one, "uk") == "Ваш хід, Віщунка: 1 одиниця дії."
    assert "2 одиниці дії" in say(two, "uk")
    assert "5 одиниць дії" in say(five, "uk")


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
        (1, "Step 0", "action-not-your-turn"),
        (1, "EndTurn", "action-not-your-turn"),
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

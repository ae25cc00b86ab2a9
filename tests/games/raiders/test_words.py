"""Every message the rules can say exists in all three languages, with the arguments it is given."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import undercroft.games.raiders as raiders
from tests.games.raiders.table import BOSS_IDS, new_table, table
from undercroft.core.log import WATCHER
from undercroft.core.view import Message
from undercroft.games.raiders.game import GAME
from undercroft.games.raiders.view import BossFigures

LANGUAGES = ["en", "ru", "uk"]
EVERYTHING = [
    "UseTorch",
    *[f"Play {card}" for card in ("1", "2", "3", "4", "5", "key", "sword", "ball", "torch")],
]
SOURCES = sorted(Path(next(iter(raiders.__path__))).glob("*.py"))


def bundle(language: str) -> FluentBundle:
    text = files("undercroft").joinpath(f"locales/{language}/raiders.ftl").read_text(encoding="utf-8")
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(text))
    return found


BUNDLES = {language: bundle(language) for language in LANGUAGES}


def say(message: Message, language: str) -> str:
    """The message in words, seats by their numbers, components by their names."""
    args: dict[str, object] = {}
    for name, value in message.args.items():
        if isinstance(value, list):
            args[name] = ", ".join(str(part) for part in value)
        elif isinstance(value, str) and value in GAME.names:
            args[name] = GAME.names[value][language]
        else:
            args[name] = value
    pattern = BUNDLES[language].get_message(message.id)
    assert pattern.value is not None
    text, errors = BUNDLES[language].format_pattern(pattern.value, args)
    assert errors == [], message
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_named_in_the_rules_is_worded(language: str) -> None:
    named: set[str] = set()
    for source in SOURCES:
        named |= set(re.findall(r'"(raiders-[a-z-]+[a-z])"', source.read_text(encoding="utf-8")))
    assert len(named) > 30
    missing = sorted(name for name in named if not BUNDLES[language].has_message(name))
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_worded(language: str) -> None:
    for name in ("variant", "variant-standard", "variant-tactical", "variant-help"):
        assert say(Message(f"raiders-option-{name}"), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["standard", "tactical"])
def test_whatever_is_said_in_a_game_can_be_worded(variant: str, language: str) -> None:
    room = new_table(4, variant, seed=3)
    while True:
        for seat in (0, 1, 2, 3, WATCHER):
            assert say(room.state.prompt(seat), language)
            for text in EVERYTHING:
                refusal = room.why_not(seat, text)
                if refusal is not None:
                    assert say(refusal, language)
        if not room.acting:
            break
        seat = room.acting[0]
        legal = room.legal(seat)
        room.do(seat, legal[int(room.rng.below(len(legal)))])
    outcome = room.state.outcome()
    assert outcome is not None
    assert say(outcome.why, language)
    for score in outcome.scores:
        for line in score:
            assert say(line.label, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("boss", BOSS_IDS)
def test_every_boss_is_explained(boss: str, language: str) -> None:
    figures = table(boss).figures(0).room
    assert isinstance(figures, BossFigures)
    assert say(figures.special, language)


def test_russian_and_ukrainian_count_wounds_correctly() -> None:
    one, two = (Message("raiders-boss-plain", {"wounds": wounds}) for wounds in (1, 2))
    assert "1 рану" in say(one, "ru")
    assert "2 раны" in say(two, "ru")
    assert "1 рану" in say(one, "uk")
    assert "2 рани" in say(two, "uk")

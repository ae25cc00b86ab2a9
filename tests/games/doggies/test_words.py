"""Every message the rules can say exists in all three languages, with the arguments it is given."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import undercroft.games.doggies as doggies
from tests.games.doggies.test_properties import Chooser, new_game, step
from undercroft.core.log import WATCHER
from undercroft.core.view import Message
from undercroft.games.doggies.actions import VERBS
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.options import Options

LANGUAGES = ["en", "ru", "uk"]
SOURCES = sorted(Path(next(iter(doggies.__path__))).glob("*.py"))


def bundle(language: str) -> FluentBundle:
    text = files("undercroft").joinpath(f"locales/{language}/doggies.ftl").read_text(encoding="utf-8")
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
        named |= set(re.findall(r'"(doggies-[a-z-]+[a-z])"', source.read_text(encoding="utf-8")))
    assert len(named) > 60
    missing = sorted(name for name in named if not BUNDLES[language].has_message(name))
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_worded(language: str) -> None:
    for name in Options.__struct_fields__:
        assert say(Message(f"doggies-option-{name}"), language)
        assert say(Message(f"doggies-option-{name}-help"), language)


def some_actions(count: int, seed: int) -> list[str]:
    """Any actions that can be written, most of them impossible."""
    chooser = Chooser([], seed, 0)
    found: list[str] = []
    for _ in range(count):
        verb = VERBS.verbs[chooser.rng.below(len(VERBS.verbs))]
        values = [int(chooser.rng.below(field.size)) for field in verb.fields]
        found.append(VERBS.text(verb.make(values)))
    return found


def test_whatever_is_said_in_a_game_can_be_worded() -> None:
    said: set[str] = set()
    for seats in (2, 4):
        game = new_game(seats, seats)
        chooser = Chooser([], 3, eager=5)
        while True:
            messages = [game.state.prompt(seat) for seat in (*range(seats), WATCHER)]
            for seat in (*range(seats), WATCHER):
                messages += [
                    why for text in some_actions(6, len(said)) if (why := game.why(text, seat)) is not None
                ]
            for figures in (game.figures(seat) for seat in range(seats)):
                messages += [one.why for one in figures.steps if one.why is not None]
                messages += [one.why for one in figures.rooms if one.why is not None]
            for message in messages:
                said.add(message.id)
                for language in LANGUAGES:
                    assert say(message, language)
            if not game.acting:
                break
            step(game, chooser)
        outcome = game.state.outcome()
        assert outcome is not None
        for language in LANGUAGES:
            assert say(outcome.why, language)
            for line in (line for score in outcome.scores for line in score):
                assert say(line.label, language)
    assert len(said) > 30


def test_numbers_are_declined() -> None:
    weak = Message("doggies-why-weak", {"card": "dragon-1", "sword": 1, "bow": 2, "fireball": 0})
    assert say(weak, "en") == "You cannot beat it yet: Dragon. Missing: 1 sword 2 bows "
    assert "1 меч 2 лука" in say(weak, "ru")
    assert "1 меч 2 луки" in say(weak, "uk")
    many = Message("doggies-outcome-coins", {"seats": [0], "coins": 21})
    assert "21 монета." in say(many, "ru")
    assert "21 монета." in say(many, "uk")
    few = Message("doggies-why-damage", {"damage": 2, "left": 2})
    assert "2 щита" in say(few, "ru")
    assert "2 щити" in say(few, "uk")

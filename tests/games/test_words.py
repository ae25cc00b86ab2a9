"""Whatever a game says, asking, refusing, explaining or counting up, has words in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import get_args

import msgspec
import pytest

from tests.test_locales import all_ids
from undercroft.core.bits import members
from undercroft.core.game import Game, installed_games
from undercroft.core.log import WATCHER
from undercroft.core.match import Match, new_match
from undercroft.core.rng import FastRng
from undercroft.core.view import Message
from undercroft.words import LANGUAGES, Words

pytestmark = pytest.mark.once

GAMES = installed_games()
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
LONG = 120


@cache
def words(language: str, game: Game) -> Words:
    return Words(language, game, [f"Player {seat + 1}" for seat in range(game.most)])


def unsaid(game: Game, message: Message) -> list[str]:
    """What is wrong with the words of a message, in any language."""
    found: list[str] = []
    for language in LANGUAGES:
        speaker = words(language, game)
        if not speaker.bundle.has_message(message.id):
            found.append(f"{language}: no words for {message.id}")
            continue
        pattern = speaker.bundle.get_message(message.id).value
        assert pattern is not None, message.id
        text, errors = speaker.bundle.format_pattern(pattern, speaker.arguments(message))
        found += [f"{language}: {message.id} {message.args}: {error}" for error in errors]
        if not str(text).strip():
            found.append(f"{language}: {message.id} says nothing")
    return found


def messages_in(thing: object) -> Iterator[Message]:
    """Every message anywhere in a view, figures, an outcome."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from messages_in(getattr(thing, name))
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from messages_in(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from messages_in(value)


def refusals(match: Match, seat: int, rng: FastRng) -> Iterator[Message]:
    """The answers to one action of every verb with any values, most of them impossible."""
    for verb in match.game.verbs.verbs:
        action = verb.action([int(rng.below(field.size)) + field.low for field in verb.fields])
        if why := match.refusal(seat, action):
            yield why


def said_in(match: Match, rng: FastRng) -> Iterator[Message]:
    """What is said in a game played at random, to everybody, until it is over or long."""
    state = match.state
    for _ in range(LONG):
        for seat in (*range(state.seats), WATCHER):
            yield state.prompt(seat)
            yield from messages_in(state.view(seat))
            yield from messages_in(state.figures(seat))
            yield from refusals(match, seat, rng)
        asked = members(state.actors())
        if not asked:
            break
        legal = state.legal(asked[0])
        match.play(asked[0], legal[rng.below(len(legal))], rng)
    yield from messages_in(state.outcome())


@each_game
def test_whatever_is_said_in_a_game_can_be_worded(game: Game) -> None:
    rng = FastRng(7)
    said: dict[str, Message] = {}
    tables = [(game.fewest, game.defaults(game.fewest))]
    tables += [(game.most, options) for options in game.variants(game.most)]
    for seats, options in tables:
        for message in said_in(new_match(game, seats, options, rng), rng):
            said.setdefault(f"{message.id} {message.args}", message)
    wrong = sorted({line for message in said.values() for line in unsaid(game, message)})
    assert not wrong, "\n".join(wrong)
    # It was a stretch of real play: most of the questions that have words were asked in it.
    asked = {one for one in all_ids("en") if one.startswith(f"{game.slug}-prompt-")}
    assert len(asked & {message.id for message in said.values()}) > len(asked) / 2


@each_game
def test_options_and_bots_are_worded(game: Game) -> None:
    # A game may have names of its own for its bots.
    shell = words("en", game).bundle
    ids = [own if shell.has_message(own := f"{game.slug}-bot-{bot}") else f"bot-{bot}" for bot in game.bots()]
    for field in msgspec.structs.fields(game.options):
        ids += [f"{game.slug}-option-{field.name}", f"{game.slug}-option-{field.name}-help"]
        ids += [
            f"{game.slug}-option-{field.name}-{value}"
            for value in get_args(field.type)
            if isinstance(value, str)
        ]
    wrong = [line for one in ids for line in unsaid(game, Message(one))]
    assert not wrong, "\n".join(wrong)

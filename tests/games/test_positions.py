"""Positions of every game: a dump that was changed is refused by its field, or is a position like any other."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from undercroft.core.bits import members
from undercroft.core.check import setups_of
from undercroft.core.game import Game, installed_games
from undercroft.core.position import BadPosition
from undercroft.core.rng import FastRng, Rng
from undercroft.core.state import State

GAMES = installed_games()
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))

DUMPS = 72  # positions of each game that are changed, at least one of each setup
CHANGES = 40  # of each
STEPS = 25  # that are played on from a changed position


def test_a_path_names_what_lies_there() -> None:
    dump = {"a": [{"b": 1}], "c": None}
    assert list(paths(dump)) == [["a"], ["a", 0], ["a", 0, "b"], ["c"]]


@each_game
def test_every_number_of_a_position_is_bounded(game: Game) -> None:
    """A file may hold a number that no machine word has room for."""
    schema = msgspec.json.schema(game.position)
    unbounded = [path for path, kind in integers(schema) if not {"minimum", "maximum"} <= kind.keys()]
    assert unbounded == []


# Minutes interpreted; the tests of each game's dumps change fields there too.
@pytest.mark.once
@each_game
def test_a_changed_position_is_refused_by_its_field_or_plays_on(game: Game) -> None:
    rng = FastRng(4)
    refused = 0
    played = 0
    setups = setups_of(game, None, None)
    for setup in setups:
        for dump in some_dumps(game, setup.seats, setup.options, rng, -(-DUMPS // len(setups))):
            for _ in range(CHANGES):
                changed, path = change(dump, rng)
                try:
                    state = game.load(changed)
                except BadPosition:
                    refused += 1
                    continue
                play_on(game, state, changed, path, rng)
                played += 1
    assert refused > played > 0


def some_dumps(
    game: Game, seats: int, options: msgspec.Struct, rng: Rng, count: int
) -> Iterator[dict[str, Any]]:
    """Positions from all over a random game."""
    state = game.new(seats, options, rng)
    found: list[dict[str, Any]] = []
    while state.actors() and len(found) < 400:
        found.append(state.dump())
        step(state, rng)
    found.append(state.dump())
    for _ in range(count):
        yield found[rng.below(len(found))]


def step(state: State, rng: Rng) -> None:
    actors = members(state.actors())
    seat = actors[rng.below(len(actors))]
    legal = state.legal(seat)
    state.play(seat, legal[rng.below(len(legal))], rng)


def play_on(game: Game, state: State, dump: dict[str, Any], path: list[Any], rng: Rng) -> None:
    """Whatever is loaded reads back as it was and keeps every invariant."""
    said = f"{game.slug}: {path} of {msgspec.json.encode(dump).decode()}"
    assert game.load(state.dump()).dump() == state.dump(), said
    for _ in range(STEPS):
        if not state.actors():
            assert state.outcome() is not None, said
            return
        for seat in range(state.seats):
            state.view(seat), state.figures(seat), state.prompt(seat)
        assert all(state.legal(seat) for seat in members(state.actors())), said
        step(state, rng)
        assert state.broken() == "", said


def change(dump: dict[str, Any], rng: Rng) -> tuple[dict[str, Any], list[Any]]:
    """A dump with another value at one random place, and which place that is."""
    changed = copy.deepcopy(dump)
    places = list(paths(changed))
    path = places[rng.below(len(places))]
    parent: Any = changed
    for key in path[:-1]:
        parent = parent[key]
    parent[path[-1]] = other_value(parent[path[-1]], dump, rng)
    return changed, path


def other_value(value: object, dump: dict[str, Any], rng: Rng) -> object:
    """Something else of the same kind: a number nearby, a word from elsewhere in the dump, a list without an entry."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + [1, -1, 2, 7, 10**30][rng.below(5)]
    if isinstance(value, str):
        words = sorted({word for path in paths(dump) if isinstance(word := at(dump, path), str)})
        return words[rng.below(len(words))]
    if isinstance(value, list) and value:
        place = rng.below(len(value))
        twice = rng.below(2)
        return [*value[:place], value[place], *value[place:]] if twice else value[:place] + value[place + 1 :]
    return [None, 0, "x", [], {}][rng.below(5)]


def at(dump: Any, path: list[Any]) -> object:
    for key in path:
        dump = dump[key]
    return dump


def paths(dump: object, before: tuple[Any, ...] = ()) -> Iterator[list[Any]]:
    """Every place of a dump."""
    items = dump.items() if isinstance(dump, dict) else enumerate(dump) if isinstance(dump, list) else []
    for key, value in items:
        yield [*before, key]
        yield from paths(value, (*before, key))


def integers(schema: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every integer of a JSON Schema."""
    if isinstance(schema, dict):
        if schema.get("type") == "integer":
            yield path, schema
        for key, value in schema.items():
            yield from integers(value, f"{path}/{key}")
    elif isinstance(schema, list):
        for index, value in enumerate(schema):
            yield from integers(value, f"{path}/{index}")

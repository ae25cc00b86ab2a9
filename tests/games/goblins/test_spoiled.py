"""Dumps of random games with one field changed: refused by the name of a field, or a game that can be played on."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.goblins.test_properties import new_game
from undercroft.core.log import OPEN, WATCHER
from undercroft.core.position import BadPosition
from undercroft.core.rng import FastRng
from undercroft.games.goblins.cards import FACE_IDS, GOAL_PLACES, GOALS, ROLE_IDS
from undercroft.games.goblins.game import GAME
from undercroft.games.goblins.state import GoblinsState
from undercroft.games.goblins.table import PHASES, WAYS_OF_PASSING

WORDS = [*FACE_IDS, *GOAL_PLACES, *GOALS, *ROLE_IDS, *PHASES, *WAYS_OF_PASSING, "base", "advanced", "nothing"]
FIELDS = set(json.loads(json.dumps(new_game(3, 1, "base")[0].dump())))
STEPS = 60

Path = list[str | int]


def paths(value: Any, so_far: Path) -> Iterator[Path]:
    """Where anything stands in a dump, lists and tables included."""
    if so_far:
        yield so_far
    if isinstance(value, dict):
        for name in value:
            yield from paths(value[name], [*so_far, name])
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from paths(inner, [*so_far, index])


def other_values(old: Any, rng: FastRng) -> Any:
    """Something else of the same form, or nothing."""
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return [old - 1, old + 1, int(rng.below(10))][rng.below(3)]
    if isinstance(old, str):
        return WORDS[rng.below(len(WORDS))]
    if isinstance(old, list) and old:
        index = int(rng.below(len(old)))
        return [old[:index] + old[index + 1 :], [*old, old[index]], old[::-1]][rng.below(3)]
    if isinstance(old, list):
        return [[0], [[0, 1]], [[0, "north", "gold"]], ["map"]][rng.below(4)]
    if old is None:
        return [0, 1, *GOAL_PLACES, *GOALS][rng.below(8)]
    return None


def change(dump: dict[str, Any], path: Path, rng: FastRng) -> dict[str, Any]:
    found = copy.deepcopy(dump)
    here: Any = found
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = other_values(here[path[-1]], rng)
    return found


def play_on(state: GoblinsState, rng: FastRng) -> None:
    """The position is shown to everybody and comes back from its dump; a random game from it keeps all invariants."""
    assert GAME.load(state.dump()).dump() == state.dump()
    for seat in (*range(state.seats), WATCHER, OPEN):
        state.view(seat)
        state.figures(seat)
        state.prompt(seat)
    assert state.secrets()
    assert state.redeal(0, rng).broken() == ""
    for _ in range(STEPS):
        assert state.broken() == ""
        if not state.actors():
            assert state.outcome() is not None
            return
        actions = state.legal(state.active)
        assert actions
        state.play(state.active, actions[rng.below(len(actions))], rng)


def load_or_refusal(dump: dict[str, Any]) -> GoblinsState | str:
    """The position, or the field for which it is refused."""
    try:
        state = GAME.load(dump)
    except BadPosition as refusal:
        return refusal.field
    assert isinstance(state, GoblinsState)
    return state


@settings(max_examples=20, deadline=None)
@given(
    seats=st.integers(3, 8),
    seed=st.integers(0, 2**40),
    steps=st.integers(0, 300),
    roles=st.sampled_from(["base", "advanced"]),
)
def test_a_changed_field_is_refused_by_name_or_leads_to_a_game(
    seats: int, seed: int, steps: int, roles: str
) -> None:
    state, rng = new_game(seats, seed, roles)
    for _ in range(steps):
        if state.actors():
            actions = state.legal(state.active)
            state.play(state.active, actions[rng.below(len(actions))], rng)
    dump = json.loads(json.dumps(state.dump()))
    everywhere = list(paths(dump, []))
    for _ in range(10):
        spoiled = change(dump, everywhere[rng.below(len(everywhere))], rng)
        loaded = load_or_refusal(spoiled)
        if isinstance(loaded, str):
            assert loaded.partition(".")[0].partition("[")[0] in FIELDS
        else:
            play_on(loaded, FastRng(seed))

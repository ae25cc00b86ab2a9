"""Dumps of random games with one field changed: refused with a field's name, or a position that plays on soundly."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, get_args

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.core.bits import first
from undercroft.core.position import BadPosition
from undercroft.core.rng import FastRng
from undercroft.core.state import State
from undercroft.games.jackal.game import GAME
from undercroft.games.jackal.position import JackalPosition
from undercroft.games.jackal.tiles import GOAL, TILE_IDS
from undercroft.games.jackal.view import Phase, View
from undercroft.games.jackal.view_events import End

FIELDS = {field.name for field in msgspec.structs.fields(JackalPosition)}
WORDS = [*TILE_IDS, *get_args(Phase), *get_args(End), "wager", "prank"]
TRIAL = {"kind": "wager", "initiator": 0, "defender": 1, "throws": [6, 1, 6, 1, 6, 1]}
MOST_PER_PHASE = 12
STEPS = 60


def view_of(state: State) -> View:
    view = state.view(0)
    assert isinstance(view, View)
    return view


def contradiction(view: View) -> str:
    """What in a view contradicts itself; empty if nothing does. In words of its own, not the loader's."""
    over = view.phase == "over"
    dice = view.dice
    if view.swim and not over and (len(dice) != 2 or (dice[0] != dice[1] and sum(dice) != 7)):
        return f"swimming with {dice}"
    if dice != sorted(dice) or (len(dice) == 2 and view.phase != "walk"):
        return f"the dice are {dice}"
    if view.trial and not over and view.phase not in ("coin", "head_start", "head_start_take", "bat_move"):
        return "a trial that is not of this turn"
    if view.trial and view.trial.kind == "wager" and view.phase in ("coin", "head_start"):
        one, two = (view.seats[seat].pirate for seat in (view.trial.initiator, view.trial.defender))
        if one is None or two is None or (one.x, one.y) != (two.x, two.y):
            return "a wager between two tiles"
    for seat in view.seats:
        at_home = seat.pirate is not None and (seat.pirate.x, seat.pirate.y) == (0, 0)
        if at_home and seat.coins >= GOAL[len(view.seats)] and not over and not view.alliances:
            return "a pirate who has already won"
    return ""


@cache
def dumps() -> list[str]:
    """Positions of random games, of every phase and every variant; rare phases are not drowned by common ones."""
    found: dict[str, list[str]] = {phase: [] for phase in get_args(Phase)}
    for seed in range(24):
        rng = FastRng(seed)
        seats = 2 + seed % 5
        variants = GAME.variants(seats)
        state = GAME.new(seats, variants[seed // 5 % len(variants)], rng)
        steps = 0
        while state.actors() and steps < 400:
            steps += 1
            kept = found[view_of(state).phase]
            if len(kept) < MOST_PER_PHASE or rng.below(20) == 0:
                kept.append(json.dumps(state.dump()))
            actor = first(state.actors())
            legal = state.legal(actor)
            state.play(actor, legal[rng.below(len(legal))], rng)
        found[view_of(state).phase].append(json.dumps(state.dump()))
    assert all(found.values()), "every phase occurs"
    return [dump for kept in found.values() for dump in kept[-MOST_PER_PHASE:]]


def changed(value: Any, draw: Any) -> Any:
    """Something else of the same kind; what is missing may appear, and what is there may vanish."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return draw(st.sampled_from([value - 1, value + 1, 0, 1, 2, 5, 6, 20, 99]))
    if isinstance(value, str):
        return draw(st.sampled_from([*WORDS, None]))
    if value is None:
        return draw(st.sampled_from([*WORDS, 0, 3, TRIAL]))
    if isinstance(value, dict):
        if not value or draw(st.integers(0, 5)) == 0:
            return None
        name = draw(st.sampled_from(sorted(value)))
        return {**value, name: changed(value[name], draw)}
    if not value:
        return [draw(st.sampled_from(WORDS))]
    place = draw(st.integers(0, len(value) - 1))
    how = draw(st.sampled_from(["change", "change", "change", "drop", "double", "swap"]))
    if how == "drop":
        return value[:place] + value[place + 1 :]
    if how == "double":
        return [*value, value[place]]
    if how == "swap":
        other = draw(st.integers(0, len(value) - 1))
        value[place], value[other] = value[other], value[place]
        return value
    return [*value[:place], changed(value[place], draw), *value[place + 1 :]]


def load(dump: object) -> State | BadPosition:
    try:
        return GAME.load(dump)
    except BadPosition as refused:
        return refused


@settings(max_examples=200)
@given(data=st.data())
def test_a_changed_dump_is_refused_by_name_or_plays_on_soundly(data: Any) -> None:
    dump = json.loads(data.draw(st.sampled_from(dumps())))
    field = data.draw(st.sampled_from(sorted(FIELDS)))
    dump[field] = changed(dump[field], data.draw)
    state = load(dump)
    if isinstance(state, BadPosition):
        assert re.split(r"[.\[]", state.field)[0] in FIELDS, str(state)
        return
    assert contradiction(view_of(state)) == ""
    rng = FastRng(data.draw(st.integers(0, 2**20)))
    for _ in range(STEPS):
        if not state.actors():
            break
        actor = first(state.actors())
        legal = state.legal(actor)
        assert legal
        state.play(actor, legal[rng.below(len(legal))], rng)
        assert state.broken() == ""
    # What follows from a position that was accepted is accepted too.
    assert GAME.load(state.dump()).dump() == state.dump()
    assert (state.outcome() is not None) == (state.actors() == 0)

"""Random games: the invariants hold at every step, in every variant."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.core.log import WATCHER
from undercroft.core.rng import FastRng
from undercroft.games.jackal.game import GAME
from undercroft.games.jackal.phases import MAP
from undercroft.games.jackal.state import JackalState


def new_game(data: Any) -> tuple[JackalState, FastRng]:
    seats = data.draw(st.integers(2, 6))
    options = data.draw(st.sampled_from(GAME.variants(seats)))
    rng = FastRng(data.draw(st.integers(0, 2**40)))
    state = GAME.new(seats, options, rng)
    assert isinstance(state, JackalState)
    return state, rng


@settings(max_examples=10)
@given(data=st.data())
def test_the_invariants_hold_at_every_step(data: Any) -> None:
    state, rng = new_game(data)
    tokens = [(3, 3)] * int(state.seats)
    steps = 0
    while state.actors() and steps < 500:
        assert state.broken() == ""
        assert state.actors() == 1 << state.actor
        actions = state.legal(state.actor)
        assert actions
        assert len({action.code for action in actions}) == len(actions)
        state.play(state.actor, actions[rng.below(len(actions))], rng)
        now = [(int(player.wagers), int(player.bats)) for player in state.players]
        assert all(one[0] <= two[0] and one[1] <= two[1] for one, two in zip(now, tokens, strict=True))
        tokens = now
        steps += 1


@settings(max_examples=6)
@given(data=st.data())
def test_a_dump_comes_back_at_any_step(data: Any) -> None:
    state, rng = new_game(data)
    steps = 0
    while state.actors() and steps < 300:
        if steps % 7 == 0:
            assert GAME.load(state.dump()).dump() == state.dump()
        actions = state.legal(state.actor)
        state.play(state.actor, actions[rng.below(len(actions))], rng)
        steps += 1
    assert GAME.load(state.dump()).dump() == state.dump()


@settings(max_examples=6)
@given(data=st.data())
def test_steps_are_symmetric(data: Any) -> None:
    """If one place is a step from another, the other is a step from the one."""
    state, rng = new_game(data)
    while state.phase == MAP:
        actions = state.legal(state.actor)
        state.play(state.actor, actions[rng.below(len(actions))], rng)
    cave = state.cave
    for tile in range(len(cave.tile)):
        for tunnel in range(len(cave.kind_of(tile).tunnels)):
            for side in range(4):
                beyond = cave.step(4 * tile + tunnel, side)
                if beyond >= 0:
                    assert cave.step(beyond, side ^ 2) == 4 * tile + tunnel


@settings(max_examples=8)
@given(data=st.data())
def test_everybody_sees_the_same(data: Any) -> None:
    state, rng = new_game(data)
    for _ in range(data.draw(st.integers(0, 60))):
        actions = state.legal(state.actor)
        state.play(state.actor, actions[rng.below(len(actions))], rng)
    views = {msgspec.json.encode(state.view(seat)) for seat in [*range(state.seats), WATCHER]}
    assert len(views) == 1
    world = state.redeal(0, rng)
    assert views == {msgspec.json.encode(world.view(0))}


def test_the_split_of_start_pile_and_stock_is_nobodys_knowledge() -> None:
    state = GAME.new(3, GAME.defaults(3), FastRng(5))
    piles = {state.redeal(0, FastRng(seed)).secrets()[0].value for seed in range(10)}
    assert len(piles) == 10


@settings(max_examples=3)
@given(data=st.data())
def test_every_game_ends_within_its_limits(data: Any) -> None:
    state, rng = new_game(data)
    while state.actors():
        actions = state.legal(state.actor)
        state.play(state.actor, actions[rng.below(len(actions))], rng)
    outcome = state.outcome()
    assert outcome is not None
    assert state.round <= 100
    assert outcome.winners
    assert abs(sum(outcome.points) - 1.0) < 1e-9

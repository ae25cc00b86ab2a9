"""PettingZoo: seat after seat, and all seats at once."""

from __future__ import annotations

from functools import partial
from typing import Any

from undercroft.extras import need

need("pettingzoo", "pettingzoo")

import msgspec

from undercroft.adapters.check.alone import Alone
from undercroft.adapters.pettingzoo import ParallelTable, RawEnv, env, parallel_env
from undercroft.core.check import Setup
from undercroft.core.game import Game
from undercroft.core.rng import FastRng
from undercroft.core.state import State


def check(game: Game, setup: Setup, seed: int) -> None:
    check_turns(game, setup, seed)
    check_together(game, setup, seed)


def check_turns(game: Game, setup: Setup, seed: int) -> None:
    """The usual environment, with PettingZoo's wrappers, asks and tells as the game does."""
    alone = Alone("PettingZoo", game, setup, FastRng(seed), seed)
    with alone.blamed():
        made = env(game, setup.seats, **msgspec.to_builtins(setup.options))
        made.reset(seed=seed)
        while not alone.over() and not alone.too_long():
            seat = alone.asked()
            agent = made.agent_selection
            alone.must(agent == f"seat_{seat}", f"asks {agent}, not seat {seat}")
            compare_turn(alone, made)
            number = alone.any_number(seat)
            alone.play(seat, number)
            made.step(number)
        if alone.over():
            compare_turn(alone, made)
            for _ in range(setup.seats):
                made.step(None)
            alone.must(not made.agents, "goes on after all agents are done")


def compare_turn(alone: Alone, made: Any) -> None:
    """What the agents are told and shown, all of them in the positions that are looked at closely."""
    raw = made.unwrapped
    assert isinstance(raw, RawEnv)
    seats = range(alone.setup.seats) if alone.closely() else [alone.asked()]
    for seat in seats:
        agent = raw.possible_agents[seat]
        ended, cut = made.terminations[agent], made.truncations[agent]
        alone.must_be_told(seat, made.rewards[agent], ended, cut)
        alone.must(not made.infos[agent], f"tells seat {seat} {made.infos[agent]}")
        if len(seats) > 1:
            alone.must_keep_secret(seat, partial(observed, made, raw, agent))
        alone.must_show(seat, made.observe(agent))
    if not alone.over():
        seen, reward, *_ = made.last()
        alone.must_show(alone.asked(), seen)
        alone.must(reward == 0, f"gives {reward} before the end")


def observed(made: Any, raw: RawEnv, agent: str, state: State) -> Any:
    """What an agent would observe in a position."""
    real = raw.state_
    raw.state_ = state
    try:
        return made.observe(agent)
    finally:
        raw.state_ = real


def check_together(game: Game, setup: Setup, seed: int) -> None:
    """All seats step together: those that are asked choose before anybody has played."""
    alone = Alone("PettingZoo, in parallel,", game, setup, FastRng(seed), seed)
    with alone.blamed():
        made = parallel_env(game, setup.seats, **msgspec.to_builtins(setup.options))
        seen, infos = made.reset(seed=seed)
        rewards = dict.fromkeys(made.possible_agents, 0.0)
        ended = cut = dict.fromkeys(made.possible_agents, False)
        while True:
            closely = alone.closely()
            for seat, agent in enumerate(made.possible_agents):
                alone.must_be_told(seat, rewards[agent], ended[agent], cut[agent])
                asked = {"asked": seat in alone.askers()}
                alone.must(infos[agent] == asked, f"tells seat {seat} {infos[agent]}, not {asked}")
                if closely:
                    alone.must_keep_secret(seat, partial(shown, made, agent))
                    alone.must_show(seat, seen[agent])
            if alone.over() or alone.too_long():
                break
            # A seat that is not asked may give any action.
            chosen = {seat: int(alone.path.below(made.box.numbers)) for seat in range(setup.seats)}
            asked_now = alone.askers()
            chosen |= {seat: alone.any_number(seat) for seat in asked_now}
            for seat in asked_now:
                # A choice before it may have changed what this seat is asked.
                if seat in alone.askers() and chosen[seat] in alone.numbers(seat):
                    alone.play(seat, chosen[seat])
            seen, rewards, ended, cut, infos = made.step(
                {made.possible_agents[seat]: number for seat, number in chosen.items()}
            )
        alone.must(bool(made.agents) != alone.over(), "has agents left after the end, or none before it")


def shown(made: ParallelTable, agent: str, state: State) -> Any:
    """What an agent would observe in a position."""
    real = made.state_
    made.state_ = state
    try:
        return made.observations()[agent]
    finally:
        made.state_ = real

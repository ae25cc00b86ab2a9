"""Gymnasium: one seat learns and random bots play the others, in one game and in several at once."""

from __future__ import annotations

from functools import partial
from typing import Any

from undercroft.extras import need

need("gymnasium", "vector")

import msgspec
import numpy as np
from gymnasium.utils.seeding import np_random

from undercroft.adapters.check.alone import Alone
from undercroft.adapters.gymnasium import SeatEnv
from undercroft.core.bits import first, has
from undercroft.core.check import Setup
from undercroft.core.game import Game
from undercroft.core.rng import FastRng
from undercroft.core.state import State
from undercroft.core.vector import seed_of
from undercroft.encoding import rows
from undercroft.vector.games import make
from undercroft.vector.gymnasium import SeatVectorEnv

GAMES = 2  # at once
VECTOR_STEPS = 40
MOST_STEPS = 300  # until one of them has ended


def check(game: Game, setup: Setup, seed: int) -> None:
    check_seat(game, setup, seed)
    check_seats(game, setup, seed)
    check_rows(game, setup, seed)


def check_seat(game: Game, setup: Setup, seed: int) -> None:
    """One game, from the chance that Gymnasium draws from the seed."""
    seat = seed % setup.seats
    made = SeatEnv(game, setup.seats, seat=seat, render_mode="ansi", **msgspec.to_builtins(setup.options))

    def asked(state: State) -> bool:
        return has(state.actors(), seat)

    def shown(state: State) -> Any:
        real, made.position = made.position, state
        try:
            return {"seen": made.observed(state), "masks": made.action_masks(), "drawn": made.render()}
        finally:
            made.position = real

    chance = int(np_random(seed)[0].integers(1 << 62))
    alone = Alone("Gymnasium", game, setup, FastRng(chance), seed)
    with alone.blamed():
        alone.to_a_choice(asked)
        seen, info = made.reset(seed=seed)
        while True:
            alone.must(not info, f"tells seat {seat} {info}")
            if alone.closely():
                alone.must_keep_secret(seat, shown)
            alone.must_show(seat, seen)
            if alone.over() or alone.too_long():
                return
            number = alone.any_number(seat)
            alone.play(seat, number)
            alone.until(asked)
            seen, reward, ended, cut, info = made.step(number)
            alone.must_be_told(seat, reward, ended, cut)


def check_seats(game: Game, setup: Setup, seed: int) -> None:
    """Several games in one vector environment; one that ends begins again in the same step."""
    seat = seed % setup.seats
    made = SeatVectorEnv(
        game, GAMES, setup.seats, seat=seat, render_mode="ansi", **msgspec.to_builtins(setup.options)
    )
    chance = int(np_random(seed)[0].integers(1 << 32))
    alone = [
        Alone("Gymnasium's vector", game, setup, FastRng(seed_of(chance, index)), seed)
        for index in range(GAMES)
    ]

    def asked(state: State) -> bool:
        return int(first(state.actors())) == seat

    def shown(index: int, state: State) -> Any:
        batch = made.games.batch
        real, batch.states[index] = batch.states[index], state
        try:
            batch.show(index)
            seen = {name: table[index] for name, table in made.observed().items()}
            return {**seen, "drawn": made.render()[index]}
        finally:
            batch.states[index] = real
            batch.show(index)

    for one in alone:
        one.to_a_choice(asked)
    with alone[0].blamed():
        seen, info = made.reset(seed=seed)
        alone[0].must(not info, f"tells {info} at the beginning")
    finished = 0
    for step in range(MOST_STEPS):
        if finished and step >= VECTOR_STEPS:
            return
        for index, one in enumerate(alone):
            with one.blamed():
                if one.closely():
                    one.must_keep_secret(seat, partial(shown, index))
                one.must_show(seat, {name: table[index] for name, table in seen.items()})
        numbers = [one.any_number(seat) for one in alone]
        for one, number in zip(alone, numbers, strict=True):
            one.play(seat, number)
            one.until(asked)
        with alone[0].blamed():
            seen, rewards, ended, cut, info = made.step(np.array(numbers))
        for index, one in enumerate(alone):
            one.must_be_told(seat, rewards[index], ended[index], cut[index])
            told = bool(info["_final_obs"][index]) if info else False
            one.must(told == one.over(), "shows the end of another game")
            if one.over():
                finished += 1
                one.must_observe(seat, info["final_obs"]["observation"][index])
                one.to_a_choice(asked)


def check_rows(game: Game, setup: Setup, seed: int) -> None:
    """Games whose legal actions are tabled, stepped by row."""
    alone = [
        Alone("The table of rows", game, setup, FastRng(seed_of(seed, index)), seed) for index in range(GAMES)
    ]
    with alone[0].blamed():
        games = make(
            game, GAMES, setup.seats, seed=seed, actions="rows", **msgspec.to_builtins(setup.options)
        )
    for _ in range(VECTOR_STEPS):
        chosen = []
        for index, one in enumerate(alone):
            seat = one.asked()
            one.must(games.actors[index] == seat, f"asks seat {games.actors[index]}, not seat {seat}")
            one.must_observe(seat, games.observations[index])
            offered = rows(game, one.state, seat)
            table = games.rows[index]
            fits = np.array_equal(table[: len(offered)], offered) and not table[len(offered) :].any()
            one.must(fits and games.choices[index] == len(offered), "is not the list of legal actions")
            chosen.append(int(one.path.below(len(offered))))
        for one, row in zip(alone, chosen, strict=True):
            seat = one.asked()
            one.match.step(seat, one.state.legal(seat)[row], one.rng)
        with alone[0].blamed():
            games.step(np.array(chosen))
        for index, one in enumerate(alone):
            for seat in range(setup.seats):
                reward, ended = games.rewards[index, seat], games.ended[index]
                one.must_be_told(seat, reward, ended, games.cut[index])
            if one.over():
                one.begin_again()

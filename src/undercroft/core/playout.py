"""Whole games without anybody watching: random ones, the unit of measure, and bots against bots."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from undercroft.core.bits import first
from undercroft.core.bot import Bot, Window
from undercroft.core.game import Game
from undercroft.core.rng import Rng
from undercroft.core.state import State


def play_out(state: State, rng: Rng) -> i64:
    """Play to the end at random; the number of actions."""
    actions: i64 = 0
    while True:
        actors = state.actors()
        if actors == 0:
            return actions
        seat = first(actors)
        choices = state.legal(seat)
        state.play(seat, choices[rng.below(len(choices))], rng)
        actions += 1


def play_outs(game: Game, seats: i64, options: msgspec.Struct, games: i64, rng: Rng) -> i64:
    """Many random games from the set-up; the number of actions."""
    actions: i64 = 0
    for _ in range(games):
        actions += play_out(game.new(seats, options, rng), rng)
    return actions


def play_bots(state: State, bots: list[Bot], rng: Rng) -> list[float]:
    """Play to the end, each seat by its bot; what each seat has won."""
    while True:
        actors = state.actors()
        if actors == 0:
            return state.points()
        seat = first(actors)
        action = bots[seat].choose(Window(state, seat), rng)
        state.play(seat, action, rng)

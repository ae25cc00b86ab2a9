"""Every game with every number of seats and every variant, and a covering part of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import undercroft
from undercroft.core.bits import first
from undercroft.core.game import Game
from undercroft.core.rng import FastRng
from undercroft.core.state import State

SLUGS = list(undercroft.games())
LONG = ["goblins", "jackal"]  # games of many actions: with the fewest seats only


def settings() -> list[Any]:
    """(slug, seats, options): in `make test` as usual with the fewest and most seats, all others in `make test-all`."""
    found: list[Any] = []
    for game in undercroft.games().values():
        for seats in range(game.fewest, game.most + 1):
            usual = game.defaults(seats)
            for options in [usual, *[other for other in game.variants(seats) if other != usual]]:
                few = (game.fewest,) if game.slug in LONG else (game.fewest, game.most)
                rare = options != usual or seats not in few
                marks = [pytest.mark.full] if rare else []
                shown = msgspec.to_builtins(options)
                name = f"{game.slug}-{seats}-{'-'.join(str(value) for value in shown.values())}"
                found.append(pytest.param(game.slug, seats, shown, marks=marks, id=name))
    return found


def positions(game: Game, seats: int, count: int, seed: int = 1) -> list[State]:
    """Positions of random games."""
    rng = FastRng(seed)
    found: list[State] = []
    state = game.new(seats, game.defaults(seats), rng)
    while len(found) < count:
        found.append(state.copy())
        if state.actors() == 0:
            state = game.new(seats, game.defaults(seats), rng)
        seat = asked(state)
        offered = state.legal(seat)
        state.play(seat, offered[rng.below(len(offered))], rng)
    return found


def asked(state: State) -> int:
    """The lowest seat that is asked."""
    return int(first(state.actors()))

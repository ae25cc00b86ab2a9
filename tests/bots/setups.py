"""Seat counts and variants of every game, for tests that any of them must pass."""

from __future__ import annotations

import msgspec
import pytest
from _pytest.mark.structures import ParameterSet

from undercroft.core.check import Setup
from undercroft.core.game import Game, installed_games

GAMES = list(installed_games().values())


def case_of(game: Game, setup: Setup, *further: object, usual: bool) -> ParameterSet:
    """A case of a test, after what it is about. What is not usual is left to `make test-all`."""
    options = msgspec.to_builtins(setup.options).values()
    name = "-".join(str(part) for part in (*further, game.slug, setup.seats, *options))
    return pytest.param(*further, game, setup, id=name, marks=() if usual else pytest.mark.full)

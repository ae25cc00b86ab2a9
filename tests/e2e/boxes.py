"""Every box on the shelf, for tests that any game must pass: a new game is among them as soon as it is installed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

from tests.e2e.people import PHONE
from tests.e2e.test_screens import DESKTOP, TABLET
from undercroft.core.game import installed_games

GAMES = installed_games()
LANGUAGES = ("uk", "ru", "en")
SIZES: tuple[dict[str, Any], ...] = (PHONE, TABLET, PHONE, DESKTOP)
THEMES = ("light", "dark")


def covering(
    names: tuple[str, str], first: Iterable[Any], second: Sequence[ParameterSet]
) -> pytest.MarkDecorator:
    """Each of the first with one of the second, in turn; every other pair is left to `make test-all`."""
    return pytest.mark.parametrize(
        names,
        [
            pytest.param(
                one,
                *other.values,
                id=f"{one}-{other.id}",
                marks=() if number % len(second) == place else pytest.mark.full,
            )
            for number, one in enumerate(first)
            for place, other in enumerate(second)
        ],
    )


def each_box_otherwise(turn: int = 0, elsewhere: Sequence[str] = ()) -> pytest.MarkDecorator:
    """Each game in another language, on another screen, by another light; another `turn` deals them otherwise.

    Games that other tests see `elsewhere` are left to `make test-all`.
    """
    return pytest.mark.parametrize(
        ("game", "language", "size", "theme"),
        [
            pytest.param(
                game,
                LANGUAGES[number % len(LANGUAGES)],
                SIZES[number % len(SIZES)],
                THEMES[number % len(THEMES)],
                id=game,
                marks=pytest.mark.full if game in elsewhere else (),
            )
            for number, game in enumerate(GAMES, turn)
        ],
    )

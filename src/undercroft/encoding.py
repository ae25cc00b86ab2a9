"""Observations and actions as NumPy arrays (`pip install 'undercroft[vector]'`).

>>> import undercroft
>>> from undercroft.encoding import Encoder, observation, pieces
>>> match = undercroft.new("raiders", seats=3, seed=7)
>>> encoder = Encoder(match.game, 3)
>>> seen = observation(encoder, match.state, 0)
>>> seen.shape, seen.dtype
((130,), dtype('int16'))
>>> pieces(encoder, seen)["seats"].shape
(3, 20)
>>> [column.name for column in encoder.pieces[8].columns][:3]
['character', 'coins', 'wounds']
"""

from __future__ import annotations

from undercroft.extras import need

need("numpy", "vector")

import numpy as np
import numpy.typing as npt

from undercroft.core.encoding import CHOICE, Column, Encoder, OutOfBounds, Piece
from undercroft.core.game import Game
from undercroft.core.state import State
from undercroft.core.vector import FIELDS, rows_of

__all__ = [
    "Column",
    "Encoder",
    "OneHot",
    "OutOfBounds",
    "Piece",
    "bounds",
    "mask",
    "observation",
    "pieces",
    "rows",
]

Numbers = npt.NDArray[np.int16]
Flags = npt.NDArray[np.int8]


def observation(encoder: Encoder, state: State, seat: int) -> Numbers:
    """What a seat observes, without a copy; read-only."""
    return np.frombuffer(memoryview(encoder.encode(state, seat)), np.int16)


def pieces(encoder: Encoder, observed: Numbers) -> dict[str, Numbers]:
    """An observation, or a table of them, as its pieces by name: rows and columns come last."""
    head = observed.shape[:-1]
    return {
        piece.name: observed[..., piece.start : piece.start + piece.size()].reshape(*head, *piece.shape())
        for piece in encoder.pieces
    }


def bounds(encoder: Encoder) -> tuple[Numbers, Numbers]:
    """The lowest and the highest value of every number of an observation."""
    columns = encoder.columns()
    low = np.array([column.low for column in columns], np.int16)
    return low, np.array([column.high for column in columns], np.int16)


def mask(game: Game, state: State, seat: int) -> Flags:
    """1 at the number of every action that the seat may do now.

    >>> import undercroft
    >>> match = undercroft.new("raiders", seats=3, seed=7)
    >>> mask(match.game, match.state, 0)
    array([1, 1, 1, 1, 1, 0, 0, 0, 0, 1], dtype=int8)
    """
    found = np.zeros(game.numbers(), np.int8)
    for action in state.legal(seat):
        found[game.number(state, action)] = 1
    return found


def rows(game: Game, state: State, seat: int) -> Numbers:
    """The legal actions as a table, one row each: the verb from 1 on, and its fields.

    >>> import undercroft
    >>> match = undercroft.new("jackal", seats=2, seed=3)
    >>> rows(match.game, match.state, match.actors()[0])[:2].tolist()
    [[1, 0, -1, 0, 0], [1, 0, 1, 0, 0]]
    """
    found = np.frombuffer(memoryview(rows_of(game, state.legal(seat))), np.int16)
    return found.reshape(-1, FIELDS)


class OneHot:
    """Observations for networks: a number stays one, a word or id becomes a flag for each of its values.

    >>> import undercroft
    >>> match = undercroft.new("raiders", seats=3, seed=7)
    >>> encoder = Encoder(match.game, 3)
    >>> one_hot = OneHot(encoder)
    >>> one_hot(observation(encoder, match.state, 0)).shape == (one_hot.size,)
    True
    """

    def __init__(self, encoder: Encoder) -> None:
        columns = encoder.columns()
        self.plain = np.array([place for place, one in enumerate(columns) if one.kind != CHOICE])
        self.scale = np.array(
            [max(abs(columns[place].low), abs(columns[place].high), 1) for place in self.plain], np.float32
        )
        self.choices = np.array([place for place, one in enumerate(columns) if one.kind == CHOICE], int)
        widths = [int(columns[place].high) + 1 for place in self.choices]
        self.starts = np.cumsum([len(self.plain), *widths])[:-1]
        self.size = len(self.plain) + sum(widths)

    def __call__(self, observed: Numbers) -> npt.NDArray[np.float32]:
        """One observation or a table of them. Numbers are divided by their largest value."""
        many = np.atleast_2d(observed)
        found = np.zeros((len(many), self.size), np.float32)
        found[:, : len(self.plain)] = many[:, self.plain] / self.scale
        if len(self.choices):
            found[np.arange(len(many))[:, None], self.starts + many[:, self.choices]] = 1.0
        return found if observed.ndim > 1 else found[0]

"""Many games at once in NumPy: one compiled call steps them all (`pip install 'undercroft[vector]'`).

>>> import numpy as np
>>> import undercroft.vector
>>> games = undercroft.vector.make("raiders", 64, players=3, seed=1)
>>> games.observations.shape, games.masks.shape
((64, 130), (64, 10))
>>> rng = np.random.default_rng(1)
>>> for _ in range(100):
...     weights = rng.random(games.masks.shape) * games.masks
...     games.step(weights.argmax(axis=1))
>>> games.finished > 0
True
"""

from undercroft.vector.games import Games, WrongAction, make
from undercroft.vector.processes import SharedGames

__all__ = ["Games", "SharedGames", "WrongAction", "make"]

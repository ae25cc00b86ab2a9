"""The spaces of Gymnasium for observations and actions."""

from __future__ import annotations

from undercroft.extras import need

need("gymnasium", "vector")

import numpy as np
from gymnasium import spaces

from undercroft.core.encoding import Encoder
from undercroft.encoding import bounds


def flat_space(encoder: Encoder) -> spaces.Box:
    """The numbers of an observation."""
    low, high = bounds(encoder)
    return spaces.Box(low, high, dtype=np.int16)


def masked_space(encoder: Encoder) -> spaces.Dict:
    """An observation, and which actions are legal."""
    size = int(encoder.game.numbers())
    return spaces.Dict(
        {"observation": flat_space(encoder), "action_mask": spaces.Box(0, 1, (size,), np.int8)}
    )


def action_space(encoder: Encoder) -> spaces.Discrete[np.int64]:
    """The numbers of actions."""
    return spaces.Discrete(int(encoder.game.numbers()))

"""Many games as one vector environment of Gymnasium: a seat learns, bots play the others.

>>> import gymnasium
>>> import undercroft.adapters.gymnasium
>>> envs = gymnasium.make_vec("undercroft/raiders-v0", num_envs=16, vectorization_mode="vector_entry_point", players=3)
>>> seen, info = envs.reset(seed=1)
>>> seen["observation"].shape, seen["action_mask"].shape
((16, 130), (16, 10))
>>> seen, rewards, terminations, truncations, info = envs.step(seen["action_mask"].argmax(axis=1))

A game that ends begins again in the same step (`AutoresetMode.SAME_STEP`). An illegal action raises WrongAction, and
then no game has gone on.
"""

from __future__ import annotations

from typing import Any

from undercroft.extras import need

need("gymnasium", "vector")

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from undercroft.core.game import Game
from undercroft.vector.games import make
from undercroft.vector.spaces import action_space, masked_space

Observations = dict[str, npt.NDArray[Any]]


class SeatVectorEnv(VectorEnv[Observations, Any, Any]):
    """Many games of one kind; `copy=False` gives arrays that the next step overwrites."""

    metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        slug: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | list[str] = "random",
        copy: bool = True,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f'render_mode is None or "ansi", not {render_mode!r}')
        self.games = make(slug, num_envs, players, seat=seat, opponents=opponents, **options)  # type: ignore[arg-type]
        if not (self.games.batch.observes and self.games.batch.has_masks):
            raise ValueError(
                "this environment has observations and masks; for others use undercroft.vector.make"
            )
        self.num_envs = num_envs
        self.seat = seat
        self.copies = copy
        self.render_mode = render_mode
        self.single_observation_space = masked_space(self.games.encoder)
        self.single_action_space = action_space(self.games.encoder)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """New games; one seed for all, from which each gets its own."""
        if isinstance(seed, list):
            raise ValueError("give one seed: every game gets its own from it")
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(1 << 32)))
        return self.observed(), {}

    def step(
        self, actions: Any
    ) -> tuple[Observations, npt.NDArray[Any], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        games = self.games
        games.step(actions)
        info: dict[str, Any] = {}
        done = games.ended | games.cut
        if done.any():
            info = {"final_obs": {"observation": games.finals.copy()}, "_final_obs": done}
        return self.observed(), games.rewards[:, self.seat].copy(), games.ended.copy(), games.cut.copy(), info

    def observed(self) -> Observations:
        games = self.games
        seen = {"observation": games.observations, "action_mask": games.masks.view(np.int8)}
        return {name: table.copy() for name, table in seen.items()} if self.copies else seen

    def render(self) -> tuple[str, ...]:
        """What the seat sees in each game, as text."""
        return tuple(state.picture(self.seat) for state in self.games.batch.states)

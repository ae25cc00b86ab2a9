"""One seat of a game as a Gymnasium environment, with bots in the others (`pip install 'undercroft[vector]'`).

Importing this registers `undercroft/SLUG-v0` of every game.

>>> import gymnasium
>>> import undercroft.adapters.gymnasium
>>> env = gymnasium.make("undercroft/raiders-v0", players=3, opponents="random")
>>> seen, info = env.reset(seed=1)
>>> seen, reward, terminated, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))

Gymnasium has no convention for illegal actions, and its own tests play any. `illegal="end"` ends the game with a reward
of -1, as PettingZoo does; `"random"` plays any legal action instead; `"raise"` raises IllegalAction.
"""

from __future__ import annotations

from typing import Any, Literal

from undercroft.extras import need

need("gymnasium", "vector")

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from undercroft.adapters.table import RENDER_MODES, Box, check_mode, picture
from undercroft.core.action import Action
from undercroft.core.bits import first
from undercroft.core.bot import Window
from undercroft.core.game import Game, installed_games
from undercroft.core.rng import FastRng
from undercroft.core.state import State
from undercroft.encoding import mask
from undercroft.vector.games import bots_for, whole_number

Illegal = Literal["end", "random", "raise"]
ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat at the table. With `flat=True` an observation is the numbers alone, for learners without masks."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        slug: str | Game,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | list[str] = "random",
        illegal: Illegal = "end",
        flat: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        check_mode(render_mode)
        if illegal not in ("end", "random", "raise"):
            raise ValueError(f'illegal is "end", "random" or "raise", not {illegal!r}')
        self.box = Box(slug, players, options)
        if not 0 <= seat < self.box.seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.box.seats - 1}")
        self.seat = seat
        self.bots = bots_for(self.box.game, self.box.seats, opponents)
        self.illegal = illegal
        self.flat = flat
        self.render_mode = render_mode
        self.action_space = self.box.action_space()
        self.observation_space: spaces.Space[Any] = (
            self.box.flat_space() if flat else self.box.observation_space()
        )
        self.rng = FastRng(0)
        self.position: State | None = None
        self.over = True
        self.steps = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game, as far as the first choice of this seat; the same seed gives the same game."""
        super().reset(seed=seed)
        self.rng = FastRng(int(self.np_random.integers(1 << 62)))
        self.over = False
        while True:
            self.steps = 0
            self.position = self.box.game.new(self.box.seats, self.box.options, self.rng)
            if self.go_on(self.position):
                return self.observed(self.position), {}

    def go_on(self, state: State) -> bool:
        """Bots play until this seat is asked; False if the game is over before that."""
        while True:
            actors = state.actors()
            if actors == 0:
                return False
            if actors >> self.seat & 1:
                return True
            other = first(actors)
            self.steps += 1
            state.play(other, self.bots[other].choose(Window(state, other), self.rng), self.rng)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        state = self.position
        if state is None or self.over:
            raise RuntimeError("the game is over, or has not begun: call reset()")
        number = whole_number(action, "an action")
        chosen = self.box.legal(state, self.seat, number)
        info: dict[str, Any] = {}
        if chosen is None:
            refusal = self.box.refusal(state, self.seat, number)
            if self.illegal == "raise":
                raise refusal
            info["illegal"] = str(refusal)
            if self.illegal == "end":
                self.over = True
                return self.observed(state), ILLEGAL_REWARD, True, False, info
            chosen = self.any_action(state)
        self.steps += 1
        state.play(self.seat, chosen, self.rng)
        if self.go_on(state):
            cut = bool(self.box.limit) and self.steps >= self.box.limit
            self.over = cut
            return self.observed(state), 0.0, False, cut, info
        self.over = True
        return self.observed(state), state.points()[self.seat], True, False, info

    def any_action(self, state: State) -> Action:
        offered = state.legal(self.seat)
        return offered[self.rng.below(len(offered))]

    def observed(self, state: State) -> Any:
        seen = self.box.observe(state, self.seat)
        return seen["observation"] if self.flat else seen

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, under the name that sb3-contrib asks for."""
        assert self.position is not None
        return mask(self.box.game, self.position, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """What this seat sees, as text, as a drawing or as pixels."""
        if self.render_mode is None or self.position is None:
            raise ValueError(
                "render() needs a render_mode and a game: make(…, render_mode='ansi'), then reset()"
            )
        return picture(self.position, self.seat, self.render_mode)


def register() -> None:
    """Make every installed game known to Gymnasium."""
    for slug in installed_games():
        name = f"undercroft/{slug}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point="undercroft.adapters.gymnasium:SeatEnv",
                vector_entry_point="undercroft.vector.gymnasium:SeatVectorEnv",
                kwargs={"slug": slug},
            )


register()

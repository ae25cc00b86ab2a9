"""Every game as a PettingZoo environment (`pip install 'undercroft[pettingzoo]'`).

>>> from undercroft.adapters import pettingzoo
>>> env = pettingzoo.env("raiders", players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     seen, reward, terminated, truncated, info = env.last()
...     over = terminated or truncated
...     env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))

An agent observes a dictionary of `observation` (`undercroft.encoding` says what stands where) and `action_mask`. Points
are given once, at the end. Where several seats choose at once, the lowest is asked first and its choice stays hidden.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any

from undercroft.extras import need

need("pettingzoo", "pettingzoo")

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from undercroft.adapters.table import RENDER_MODES, Box, Observation, Picture, check_mode, picture
from undercroft.core.bits import first, has
from undercroft.core.game import Game
from undercroft.core.log import OPEN
from undercroft.core.rng import FastRng
from undercroft.core.state import State
from undercroft.vector.games import whole_number

ILLEGAL_REWARD = -1.0
# Observations, rewards, terminations, truncations and infos, by agent
Told = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


def env(
    slug: str | Game, players: int | None = None, render_mode: str | None = None, **options: object
) -> AECEnv[str, Observation, int]:
    """The usual environment: an illegal action ends the game and costs its player a point."""
    made: AECEnv[str, Observation, int] = RawEnv(slug, players, render_mode, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(
    slug: str | Game, players: int | None = None, render_mode: str | None = None, **options: object
) -> RawEnv:
    """Without the wrappers, for speed: an illegal action raises IllegalAction."""
    return RawEnv(slug, players, render_mode, **options)


def parallel_env(
    slug: str | Game, players: int | None = None, render_mode: str | None = None, **options: object
) -> ParallelTable:
    """All seats step together: for games in which all choose at once.

    A seat that is not asked gives any action, which is ignored; its mask is empty, and `infos[agent]["asked"]` says so.
    An illegal action ends the game and costs its player a point.
    """
    return ParallelTable(slug, players, render_mode, **options)


def name_of(box: Box) -> str:
    return f"undercroft_{box.game.slug}_v0"


class RawEnv(AECEnv[str, Observation, int]):
    """One game, seat after seat."""

    def __init__(
        self,
        slug: str | Game,
        players: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.box = Box(slug, players, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": name_of(self.box),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.box.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, acts = self.box.observation_space(), self.box.action_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, acts)
        self.rng = FastRng(0)
        self.state_: State | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        space = self.observation_spaces[agent]
        assert isinstance(space, spaces.Dict)
        return space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same one."""
        box = self.box
        self.rng = FastRng(randbits(62) if seed is None else whole_number(seed, "the seed"))
        self.state_ = box.game.new(box.seats, box.options, self.rng)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[first(self.state_.actors())]

    def position(self) -> State:
        """The whole position; raises if there is none yet."""
        if self.state_ is None:
            raise RuntimeError("call reset() first")
        return self.state_

    def observe(self, agent: str) -> Observation:
        return self.box.observe(self.position(), self.seats[agent])

    def step(self, action: int | None) -> None:
        """One action of `agent_selection`, by its number; None once the agent is done. Raises IllegalAction."""
        state = self.position()
        if not self.agents:
            raise RuntimeError("the game is over: call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seats[agent]
        if action is None:
            raise ValueError(f"{agent} must act: None is for agents that are done")
        number = whole_number(action, "an action")
        chosen = self.box.legal(state, seat, number)
        if chosen is None:
            raise self.box.refusal(state, seat, number)
        self._cumulative_rewards[agent] = 0.0
        state.play(seat, chosen, self.rng)
        self.steps += 1
        actors = state.actors()
        if actors == 0:
            self.finish(state)
        elif self.box.limit and self.steps >= self.box.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[first(actors)]

    def finish(self, state: State) -> None:
        """Points for all; then each agent is told that it is done."""
        points = state.points()
        for agent in self.agents:
            self.rewards[agent] = points[self.seats[agent]]
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> Picture:
        """What everybody knows together, as text, as a drawing or as pixels."""
        if self.render_mode is None:
            raise ValueError("render() needs a render_mode: env(slug, render_mode='ansi')")
        return picture(self.position(), OPEN, self.render_mode)

    def close(self) -> None:
        self.state_ = None


class ParallelTable(ParallelEnv[str, Observation, int]):
    """One game; all seats that are asked act in the same step."""

    def __init__(
        self,
        slug: str | Game,
        players: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        check_mode(render_mode)
        self.box = Box(slug, players, options)
        self.render_mode = render_mode
        self.metadata = {"name": name_of(self.box), "render_modes": RENDER_MODES, "render_fps": 1}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.box.seats)]
        self.agents: list[str] = []
        seen, acts = self.box.observation_space(), self.box.action_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, acts)
        self.rng = FastRng(0)
        self.state_: State | None = None
        self.steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        box = self.box
        self.rng = FastRng(randbits(62) if seed is None else whole_number(seed, "the seed"))
        self.state_ = box.game.new(box.seats, box.options, self.rng)
        self.steps = 0
        self.agents = self.possible_agents[:]
        return self.observations(), self.asked()

    def position(self) -> State:
        if self.state_ is None:
            raise RuntimeError("call reset() first")
        return self.state_

    def observations(self) -> dict[str, Observation]:
        state = self.position()
        return {agent: self.box.observe(state, seat) for seat, agent in enumerate(self.possible_agents)}

    def asked(self) -> dict[str, dict[str, Any]]:
        actors = self.position().actors()
        return {agent: {"asked": has(actors, seat)} for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> Told:
        """The actions of all who are asked."""
        state = self.position()
        if not self.agents:
            raise RuntimeError("the game is over: call reset()")
        asked = state.actors()
        chosen = []
        for seat, agent in enumerate(self.possible_agents):
            if not has(asked, seat):
                continue
            if agent not in actions:
                raise ValueError(f"{agent} is asked and must act")
            number = whole_number(actions[agent], f"the action of {agent}")
            action = self.box.legal(state, seat, number)
            if action is None:
                return self.end_illegally(agent, str(self.box.refusal(state, seat, number)))
            chosen.append((seat, action))
        for seat, action in chosen:
            # A choice before it may have changed what this seat is asked.
            if has(state.actors(), seat) and action in state.legal(seat):
                state.play(seat, action, self.rng)
                self.steps += 1
        return self.told(state)

    def told(self, state: State) -> Told:
        """What all agents learn after a step."""
        over = state.actors() == 0
        cut = not over and bool(self.box.limit) and self.steps >= self.box.limit
        points = state.points() if over else [0.0] * self.box.seats
        found = (
            self.observations(),
            {agent: points[seat] for seat, agent in enumerate(self.possible_agents)},
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, cut),
            self.asked(),
        )
        if over or cut:
            self.agents = []
        return found

    def end_illegally(self, agent: str, why: str) -> Told:
        """The game is over for all, and one of them is to blame."""
        rewards = dict.fromkeys(self.possible_agents, 0.0)
        rewards[agent] = ILLEGAL_REWARD
        infos = self.asked()
        infos[agent]["illegal"] = why
        self.agents = []
        over, cut = dict.fromkeys(self.possible_agents, True), dict.fromkeys(self.possible_agents, False)
        return self.observations(), rewards, over, cut, infos

    def state(self) -> np.ndarray[Any, np.dtype[np.int16]]:
        """What all seats observe, side by side."""
        state = self.position()
        return np.concatenate(
            [self.box.observe(state, seat)["observation"] for seat in range(self.box.seats)]
        )

    def render(self) -> Picture:
        if self.render_mode is None:
            raise ValueError("render() needs a render_mode: parallel_env(slug, render_mode='ansi')")
        return picture(self.position(), OPEN, self.render_mode)

    def close(self) -> None:
        self.state_ = None

"""A seat of Dungeon Raiders learned by Stable-Baselines3, against three random players.

pip install 'undercroft[vector]' sb3-contrib
python examples/train_with_sb3.py [STEPS]

MaskablePPO never tries an illegal action: it asks the environment for `action_masks`. Flags and scaled numbers
(`OneHot`) are easier to learn from than the whole numbers of an observation.
"""

import sys
import time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_util import make_vec_env

import undercroft.adapters.gymnasium  # noqa: F401  # registers the games
from undercroft.encoding import OneHot

EPISODES = 2000


def seat() -> gymnasium.Env:
    env = gymnasium.make("undercroft/raiders-v0", flat=True, opponents="random")
    one_hot = OneHot(env.unwrapped.box.encoder)
    space = gymnasium.spaces.Box(-1.0, 1.0, (one_hot.size,), np.float32)
    return gymnasium.wrappers.TransformObservation(env, one_hot, space)


def points(model: MaskablePPO | None, episodes: int) -> float:
    """What the seat wins of a game on average; without a model it plays at random."""
    env = make_vec_env(seat, n_envs=8, seed=1)
    rng = np.random.default_rng(1)
    won, games = 0.0, 0
    seen = env.reset()
    while games < episodes:
        masks = get_action_masks(env)
        if model is None:
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        else:
            actions, _ = model.predict(seen, action_masks=masks)
        seen, rewards, over, _ = env.step(actions)
        won += float(rewards.sum())
        games += int(over.sum())
    return won / games


def main(steps: int, episodes: int = EPISODES) -> tuple[float, float]:
    torch.set_num_threads(1)  # for a network this small, more of them only wait for each other
    before = points(None, episodes)
    print(f"random play: {before:.3f} points a game")
    env = make_vec_env(seat, n_envs=16, seed=2)
    model = MaskablePPO("MlpPolicy", env, n_steps=256, batch_size=512, ent_coef=0.01, device="cpu", seed=3)
    begun = time.monotonic()
    model.learn(steps)
    after = points(model, episodes)
    print(f"after {steps:,} steps and {time.monotonic() - begun:.0f} s: {after:.3f} points a game")
    return before, after


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 150_000)

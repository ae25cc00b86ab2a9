"""`python -m undercroft.adapters.bench`: how many steps a second each way of playing gives, beside other libraries.

Seconds of the processor, one core, random legal actions, games of usual size. What is not installed is left out.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from itertools import count
from typing import Any

from undercroft.extras import need

need("pettingzoo", "research")
need("pyspiel", "research")

import numpy as np
import pyspiel
from open_spiel.python.games import kuhn_poker  # noqa: F401  # registers it

import undercroft.adapters.open_spiel  # noqa: F401  # registers the games
from undercroft.adapters import pettingzoo
from undercroft.core.game import installed_games
from undercroft.core.rng import FastRng
from undercroft.vector import make

SECONDS = 1.0
GAMES_AT_ONCE = 256


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps a second; `step` says how many it did."""
    step()
    done, begun = 0, time.process_time()
    while True:
        done += step()
        spent = time.process_time() - begun
        if spent >= seconds:
            return done / spent


def vector(slug: str, observations: bool, masks: bool) -> Callable[[], int]:
    """Games stepped together, without leaving compiled code to choose."""
    games = make(slug, GAMES_AT_ONCE, observations=observations)
    games.batch.has_masks = masks
    rng = FastRng(1)

    def step() -> int:
        games.batch.step_random(rng)
        return GAMES_AT_ONCE

    return step


def vector_in_numpy(slug: str) -> Callable[[], int]:
    """With observations, and rows chosen in NumPy: as a learner would."""
    games = make(slug, GAMES_AT_ONCE, actions="rows")
    rng = np.random.default_rng(1)

    def step() -> int:
        games.step((rng.random(GAMES_AT_ONCE) * games.choices).astype(np.int64))
        return GAMES_AT_ONCE

    return step


def aec(env: Any) -> Callable[[], int]:
    """Observations, masks and all."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        if not env.agents:
            env.reset()
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            return 0
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[int(rng.random() * len(legal))]))
        return 1

    return step


def spiel(name: str) -> Callable[[], int]:
    """Actions of players; draws are made, but not counted."""
    game = pyspiel.load_game(name)
    rng = FastRng(1)

    def step() -> int:
        state = game.new_initial_state()
        done = 0
        while not state.is_terminal() and done < 500:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rng.below(len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[rng.below(len(legal))])
                done += 1
        return done

    return step


def pgx_games(name: str) -> Callable[[], int]:
    """Games of Pgx stepped together, compiled by JAX for this processor, observations and masks included."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    one = auto_reset(env.step, env.init)

    def random_step(state: Any, key: Any) -> Any:
        choice, chance = jax.random.split(key)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choice, weights, axis=-1)
        return jax.vmap(one)(state, actions, jax.random.split(chance, GAMES_AT_ONCE))

    together = jax.jit(random_step)
    state = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), GAMES_AT_ONCE))
    keys = count()

    def step() -> int:
        nonlocal state
        state = together(state, jax.random.PRNGKey(next(keys)))
        state.rewards.block_until_ready()
        return GAMES_AT_ONCE

    return step


def main(seconds: float = SECONDS) -> None:
    print(
        "| | vector | and masks | and observations | rows, from NumPy | PettingZoo, raw | PettingZoo | OpenSpiel |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for slug in installed_games():
        ways = [
            vector(slug, False, False),
            vector(slug, False, True),
            vector(slug, True, True),
            vector_in_numpy(slug),
            aec(pettingzoo.raw_env(slug)),
            aec(pettingzoo.env(slug)),
            spiel(f"undercroft_{slug}"),
        ]
        print(f"| {slug} | {' | '.join(f'{rate(way, seconds):,.0f}' for way in ways)} |", flush=True)
    print()
    print("| others | steps a second |")
    print("|---|---|")
    if find_spec("pygame") is not None:  # PettingZoo's own board games draw with it
        from pettingzoo.classic import connect_four_v3, tictactoe_v3

        for name, env in (("tictactoe", tictactoe_v3.env()), ("connect_four", connect_four_v3.env())):
            print(f"| PettingZoo {name} | {rate(aec(env), seconds):,.0f} |")
    if find_spec("pgx") is not None:
        for name in ("kuhn_poker", "leduc_holdem", "backgammon"):
            print(f"| Pgx {name}, {GAMES_AT_ONCE} at once | {rate(pgx_games(name), seconds):,.0f} |")
    for name in ("python_kuhn_poker", "leduc_poker", "hanabi", "backgammon"):
        print(f"| OpenSpiel {name} | {rate(spiel(name), seconds):,.0f} |")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)

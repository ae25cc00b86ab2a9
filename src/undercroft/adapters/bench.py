"""`python -m undercroft.adapters.bench`: how many steps a second each way of playing gives, and other libraries.

Seconds of the processor, one core, random legal actions, games of usual size. What is not installed is left out. All
take turns in several rounds, and the best counts: a busy machine makes single rounds slower, never faster.
"""

from __future__ import annotations

import gc
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

SECONDS = 0.4
ROUNDS = 5
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


def ours(slug: str) -> list[Callable[[], int]]:
    """The ways to play one of our games, in the order of the table."""
    return [
        vector(slug, False, False),
        vector(slug, False, True),
        vector(slug, True, True),
        vector_in_numpy(slug),
        aec(pettingzoo.raw_env(slug)),
        aec(pettingzoo.env(slug)),
        spiel(f"undercroft_{slug}"),
    ]


def theirs() -> dict[str, Callable[[], int]]:
    """Games of other libraries, as far as they are installed."""
    found = {}
    if find_spec("pygame") is not None:  # PettingZoo's own board games draw with it
        from pettingzoo.classic import connect_four_v3, tictactoe_v3

        found["PettingZoo tictactoe"] = aec(tictactoe_v3.env())
        found["PettingZoo connect_four"] = aec(connect_four_v3.env())
    if find_spec("pgx") is not None:
        for name in ("kuhn_poker", "leduc_holdem", "backgammon"):
            found[f"Pgx {name}, {GAMES_AT_ONCE} at once"] = pgx_games(name)
    for name in ("python_kuhn_poker", "leduc_poker", "hanabi", "backgammon"):
        found[f"OpenSpiel {name}"] = spiel(name)
    return found


def main(seconds: float = SECONDS, rounds: int = ROUNDS) -> None:
    games = {slug: ours(slug) for slug in installed_games()}
    others = theirs()
    ways = [way for one in games.values() for way in one] + list(others.values())
    best = dict.fromkeys(ways, 0.0)
    # What all of them have imported is not looked at by every collection of one.
    gc.collect()
    gc.freeze()
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        for way in ways:
            best[way] = max(best[way], rate(way, seconds))
    print(
        "| | vector | and masks | and observations | rows, from NumPy | PettingZoo, raw | PettingZoo | OpenSpiel |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for slug, one in games.items():
        print(f"| {slug} | {' | '.join(f'{best[way]:,.0f}' for way in one)} |")
    print()
    print("| others | steps a second |")
    print("|---|---|")
    for name, way in others.items():
        print(f"| {name} | {best[way]:,.0f} |")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(float(given[0]) if given else SECONDS, int(given[1]) if len(given) > 1 else ROUNDS)

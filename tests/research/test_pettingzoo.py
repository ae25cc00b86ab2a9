"""PettingZoo's own tests, and what they do not ask."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import undercroft
from tests.research.settings import SLUGS, settings
from undercroft.adapters import pettingzoo

# PettingZoo warns of dictionaries as observations, which its own games with action masks have too.
pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore")]


@pytest.mark.parametrize(("slug", "seats", "options"), settings())
def test_the_api_test_passes(slug: str, seats: int, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(slug, seats, **options), num_cycles=40)
    api_test(pettingzoo.raw_env(slug, seats, **options), num_cycles=40)
    parallel_api_test(pettingzoo.parallel_env(slug, seats, **options), num_cycles=40)


@pytest.mark.parametrize("slug", SLUGS)
def test_seeds_and_rendering_pass(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    seed_test(lambda: pettingzoo.env(slug), num_cycles=20)
    parallel_seed_test(lambda: pettingzoo.parallel_env(slug), num_cycles=20)
    render_test(
        lambda **how: pettingzoo.env(slug, **how), custom_tests={"svg": lambda drawn: "<svg" in drawn}
    )
    assert capsys.readouterr().out


@pytest.mark.parametrize("slug", ["raiders", "doggies"])
def test_a_whole_game_gives_its_points_once(slug: str) -> None:
    env = pettingzoo.env(slug)
    env.reset(seed=4)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        assert seen is not None
        env.step(None if terminated or truncated else int(np.argmax(seen["action_mask"])))
    assert sum(total.values()) == pytest.approx(1.0)
    assert not env.agents


def test_an_illegal_action_ends_the_game_and_costs_a_point() -> None:
    env = pettingzoo.env("raiders", players=3)
    env.reset(seed=1)
    seen = env.last()[0]
    assert seen is not None
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0, "seat_2": 0}


def test_the_raw_environment_says_why_an_action_is_illegal() -> None:
    env = pettingzoo.raw_env("raiders", players=3)
    env.reset(seed=1)
    number = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(undercroft.IllegalAction, match=f"seat 0 may not play {number}, Play"):
        env.step(number)
    with pytest.raises(undercroft.IllegalAction, match="actions are numbered from 0 to 9"):
        env.step(10)
    with pytest.raises(ValueError, match="seat_0 must act"):
        env.step(None)


def test_what_is_no_whole_number_is_refused() -> None:
    with pytest.raises(TypeError, match="players must be a whole number, not '3'"):
        pettingzoo.env("raiders", players="3")  # type: ignore[arg-type]  # that is the mistake
    env = pettingzoo.raw_env("raiders")
    with pytest.raises(TypeError, match="the seed must be a whole number"):
        env.reset(seed="x")  # type: ignore[arg-type]  # the same
    env.reset(seed=1)
    of_numpy: Any = np.int64(0)
    half: Any = 0.5
    wrongs: list[Any] = [half, "a", [1, 2]]
    for wrong in wrongs:
        with pytest.raises(TypeError, match="an action must be a whole number"):
            env.step(wrong)
    env.step(of_numpy)
    together = pettingzoo.parallel_env("raiders")
    together.reset(seed=1)
    with pytest.raises(TypeError, match=r"the action of seat_0 must be a whole number, not 0\.5"):
        together.step(dict.fromkeys(together.agents, half))


def test_what_comes_too_early_or_too_late_is_refused() -> None:
    env = pettingzoo.raw_env("raiders", players=3)
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    while env.agents:
        done = env.terminations[env.agent_selection]
        env.step(None if done else int(np.argmax(env.observe(env.agent_selection)["action_mask"])))
    with pytest.raises(RuntimeError, match="the game is over"):
        env.step(0)
    with pytest.raises(ValueError, match="needs a render_mode"):
        env.render()
    with pytest.raises(ValueError, match="there is no render_mode 'film'"):
        pettingzoo.env("raiders", render_mode="film")
    with pytest.raises(undercroft.UnknownGame):
        pettingzoo.env("chess")


def test_in_parallel_all_who_are_asked_choose_at_once() -> None:
    env = pettingzoo.parallel_env("raiders", players=3, variant="standard")
    seen, infos = env.reset(seed=1)
    assert [infos[agent]["asked"] for agent in env.agents] == [True, True, True]
    before = env.position().view(0).rooms_left  # type: ignore[attr-defined]
    env.step({agent: int(np.argmax(one["action_mask"])) for agent, one in seen.items()})
    assert env.position().view(0).rooms_left == before - 1  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="seat_0 is asked and must act"):
        env.step({})
    _, rewards, over, _, infos = env.step(dict.fromkeys(env.agents, 8))
    assert rewards["seat_0"] == -1.0
    assert all(over.values())
    assert "seat 0 may not play 8" in infos["seat_0"]["illegal"]
    with pytest.raises(RuntimeError, match="the game is over"):
        env.step({})

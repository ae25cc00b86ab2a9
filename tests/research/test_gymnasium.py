"""Gymnasium's own check, and what it does not ask."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import undercroft
import undercroft.adapters.gymnasium as adapter
from tests.research.settings import SLUGS
from tests.toy.game import ToyGame
from undercroft.adapters.pixels import pixels

pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore")]


@pytest.mark.parametrize("slug", SLUGS)
def test_check_env_passes(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"undercroft/{slug}-v0").unwrapped)
    check_env(adapter.SeatEnv(slug, flat=True), skip_render_check=True)
    assert capsys.readouterr().out


@pytest.mark.parametrize("slug", SLUGS)
def test_a_seat_plays_to_the_end_against_bots(slug: str) -> None:
    env = adapter.SeatEnv(slug, seat=1, players=3, opponents="random", illegal="raise")
    env.reset(seed=2)
    rng = np.random.default_rng(1)
    done = False
    reward = 0.0
    while not done:
        action = int(rng.choice(np.flatnonzero(env.action_masks())))
        _, reward, terminated, truncated, _ = env.step(action)
        done = terminated or truncated
    assert 0.0 <= reward <= 1.0
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)


@pytest.mark.parametrize(("illegal", "ends"), [("end", True), ("random", False)])
def test_an_illegal_action_is_treated_as_asked(illegal: adapter.Illegal, ends: bool) -> None:
    env = adapter.SeatEnv("raiders", 3, illegal=illegal)
    seen, _ = env.reset(seed=1)
    action = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(action)
    assert f"seat 0 may not play {action}" in info["illegal"]
    assert terminated == ends
    assert reward == (-1.0 if ends else 0.0)


def test_an_illegal_action_can_raise() -> None:
    env = adapter.SeatEnv("raiders", 3, illegal="raise")
    seen, _ = env.reset(seed=1)
    with pytest.raises(undercroft.IllegalAction, match="seat 0 may not play"):
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no seat 3"):
        adapter.SeatEnv("raiders", 3, seat=3)
    with pytest.raises(ValueError, match="illegal is"):
        adapter.SeatEnv("raiders", illegal="ignore")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="speed: is not known"):
        adapter.SeatEnv("raiders", speed=3)


@pytest.mark.parametrize("slug", SLUGS)
def test_pixels_have_one_size(slug: str) -> None:
    env = adapter.SeatEnv(slug, render_mode="rgb_array", illegal="random")
    env.reset(seed=1)
    first = env.render()
    env.step(0)
    second = env.render()
    assert first.shape == second.shape == (720, 960, 3)
    assert first.dtype == np.uint8
    assert len(np.unique(first)) > 20, "something is drawn"


def test_a_game_without_drawings_has_no_pixels() -> None:
    game = ToyGame()
    state = game.new(2, game.defaults(2), undercroft.FastRng(1))
    with pytest.raises(ValueError, match="draws itself in HTML"):
        pixels(state, 0)

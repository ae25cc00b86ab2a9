"""Games stepped together are games played alone."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest

import undercroft
import undercroft.adapters.gymnasium
import undercroft.vector
from tests.research.settings import SLUGS, asked
from undercroft.core.rng import FastRng
from undercroft.core.vector import seed_of
from undercroft.encoding import observation
from undercroft.vector import processes
from undercroft.vector.gymnasium import SeatVectorEnv


def any_legal(games: undercroft.vector.Games, rng: np.random.Generator) -> npt.NDArray[Any]:
    found: npt.NDArray[Any] = (rng.random(games.masks.shape) * games.masks).argmax(axis=1)
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_each_game_is_the_one_played_alone_from_its_seed(slug: str) -> None:
    games = undercroft.vector.make(slug, 3, seed=11)
    game, seats = games.game, games.seats
    rngs = [FastRng(seed_of(11, index)) for index in range(3)]
    states = [game.new(seats, game.defaults(seats), rng) for rng in rngs]
    choose = np.random.default_rng(1)
    for _ in range(40):
        actions = any_legal(games, choose)
        for index, state in enumerate(states):
            seat = asked(state)
            assert games.actors[index] == seat
            assert games.choices[index] == len(state.legal(seat))
            assert (games.observations[index] == observation(games.encoder, state, seat)).all()
            state.play(seat, game.action(state, int(actions[index])), rngs[index])
        games.step(actions)
        for index, state in enumerate(states):
            assert bool(games.ended[index]) == (state.actors() == 0)
            if state.actors() == 0:
                assert games.rewards[index].tolist() == state.points()
                states[index] = game.new(seats, game.defaults(seats), rngs[index])


def test_games_begin_again_and_give_their_points_once() -> None:
    games = undercroft.vector.make("raiders", 8, players=3, seed=1)
    choose = np.random.default_rng(1)
    total = 0.0
    for _ in range(300):
        games.step(any_legal(games, choose))
        total += float(games.rewards.sum())
    assert games.finished > 8
    assert total <= games.finished
    assert total > games.finished * 0.8


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (undercroft.vector.make("goblins", 4, seed=3) for _ in range(2))
    choose = np.random.default_rng(1)
    for _ in range(30):
        actions = any_legal(one, choose)
        one.step(actions)
        two.step(actions)
    assert (one.observations == two.observations).all()
    two.reset(3)
    assert (undercroft.vector.make("goblins", 4, seed=3).observations == two.observations).all()
    two.reset(4)
    assert (undercroft.vector.make("goblins", 4, seed=3).observations != two.observations).any()


def test_rows_play_the_same_as_numbers() -> None:
    numbers = undercroft.vector.make("jackal", 4, players=3, seed=5)
    rows = undercroft.vector.make("jackal", 4, players=3, seed=5, actions="rows")
    assert rows.masks.shape == (4, 0)
    assert rows.rows.shape == (4, 256, 5)
    for _ in range(40):
        state_of = numbers.batch.states
        actions = [
            numbers.game.number(state_of[index], numbers.batch.offered[index][-1]) for index in range(4)
        ]
        rows.step(rows.choices - 1)
        numbers.step(np.array(actions))
        assert (rows.observations == numbers.observations).all()
        assert ((rows.rows[:, :, 0] > 0).sum(axis=1) == rows.choices).all()


def test_bots_play_the_other_seats() -> None:
    games = undercroft.vector.make("raiders", 6, players=4, seat=2, opponents="random")
    choose = np.random.default_rng(1)
    for _ in range(60):
        assert (games.actors == 2).all()
        games.step(any_legal(games, choose))
    assert games.finished > 0


def test_a_game_is_cut_short_at_the_limit() -> None:
    games = undercroft.vector.make("raiders", 2, players=3, limit=5)
    choose = np.random.default_rng(1)
    for step in range(1, 6):
        games.step(any_legal(games, choose))
        assert games.cut.tolist() == [step == 5] * 2
    assert not games.rewards.any()


def test_a_learner_acts_before_a_game_is_cut_short() -> None:
    games = undercroft.vector.make("raiders", 2, players=4, seat=3, limit=2)
    choose = np.random.default_rng(1)
    for _ in range(3):
        assert (games.actors == 3).all()
        games.step(any_legal(games, choose))
        assert games.cut.all()


def test_arrays_are_views_of_the_batch() -> None:
    games = undercroft.vector.make("raiders", 2, players=3)
    before = games.observations
    games.step(games.masks.argmax(axis=1))
    assert games.observations is before
    with pytest.raises(ValueError, match="read-only"):
        games.observations[0, 0] = 1


def test_mistakes_are_named_and_change_nothing() -> None:
    games = undercroft.vector.make("raiders", 2, players=3, seed=1)
    before = games.observations.copy()
    illegal = int(np.argmax(~games.masks[1]))
    with pytest.raises(
        undercroft.vector.WrongAction, match=f"game 1: {illegal} is no legal action of seat 0"
    ):
        games.step([int(np.argmax(games.masks[0])), illegal])
    with pytest.raises(undercroft.vector.WrongAction, match=r"2 whole numbers, not int64 of shape \(3,\)"):
        games.step([0, 0, 0])
    with pytest.raises(undercroft.vector.WrongAction, match="2 whole numbers, not float64"):
        games.step([0.5, 0.5])
    with pytest.raises(undercroft.vector.WrongAction, match="no legal action"):
        games.step([0, 99])
    assert (games.observations == before).all()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"players": 9}, "raiders is played by 3 to 5, not by 9"),
        ({"colour": "red"}, "colour: is not known"),
        ({"variant": "slow"}, "variant"),
        ({"seat": 4, "players": 3}, "there is no seat 4"),
        ({"seat": 0, "opponents": "genius"}, "has no bot called 'genius'; there are: "),
        ({"seat": 0, "opponents": ["random"]}, "1 opponents for 4 seats"),
        ({"actions": "words"}, "actions are"),
        ({"count": 0}, "at least one game"),
        ({"limit": -1}, "limit is a number of actions, or 0 for none; not -1"),
    ],
)
def test_wrong_settings_are_refused(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        undercroft.vector.make("raiders", **{"count": 1, **arguments})


def test_too_few_rows_are_named() -> None:
    with pytest.raises(undercroft.vector.WrongAction, match="do not fit into 1 rows"):
        undercroft.vector.make("raiders", 1, actions="rows", rows=1)


def test_gymnasium_makes_the_same_games() -> None:
    envs = gymnasium.make_vec(
        "undercroft/raiders-v0", num_envs=4, vectorization_mode="vector_entry_point", players=3
    )
    seen, _ = envs.reset(seed=3)
    rewards = np.zeros(4)
    for _ in range(80):
        assert envs.observation_space.contains(seen)
        seen, reward, ended, cut, info = envs.step(seen["action_mask"].argmax(axis=1))
        rewards += reward
        assert not cut.any()
        assert ended.any() == ("final_obs" in info)
    assert rewards.sum() > 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"actions": "rows"}, "observations and masks"),
        ({"observations": False}, "observations and masks"),
        ({"render_mode": "film"}, "not 'film'"),
    ],
)
def test_gymnasium_refuses_what_it_cannot_show(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        SeatVectorEnv("raiders", 2, **arguments)


@pytest.mark.once
def test_several_processes_play_the_same_games() -> None:
    alone = undercroft.vector.make("raiders", 5, players=3, seed=9)
    choose = np.random.default_rng(1)
    with undercroft.vector.SharedGames("raiders", 5, workers=2, players=3, seed=9) as shared:
        for _ in range(40):
            assert (shared.observations == alone.observations).all()
            assert (shared.masks == alone.masks).all()
            assert (shared.rewards == alone.rewards).all()
            actions = any_legal(alone, choose)
            alone.step(actions)
            shared.step(actions)
        with pytest.raises(undercroft.vector.WrongAction, match="game 0: 77 is no legal action"):
            shared.step([77, 0, 0, 0, 0])
        shared.reset(4)
        alone.reset(4)
        assert (shared.observations == alone.observations).all()
    with pytest.raises(ValueError, match="2 games cannot be divided among 3 workers"):
        undercroft.vector.SharedGames("raiders", 2, workers=3)


@pytest.mark.once
def test_a_worker_that_dies_is_noticed() -> None:
    shared = undercroft.vector.SharedGames("raiders", 2, workers=2, players=3)
    shared.workers[1].kill()
    shared.workers[1].join()
    with pytest.raises(RuntimeError, match="a worker process has died"):
        shared.step(shared.masks.argmax(axis=1))
    shared.close()
    shared.close()
    assert not any(worker.is_alive() for worker in shared.workers)


@pytest.mark.once
def test_workers_that_cannot_start_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "work", print)
    with pytest.raises(RuntimeError, match="a worker process has died"):
        undercroft.vector.SharedGames("raiders", 1, workers=1, players=3)

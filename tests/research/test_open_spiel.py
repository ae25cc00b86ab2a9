"""OpenSpiel's own tests, its search and learners, and our bots there."""

import pickle
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, random_agent, tabular_qlearner
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

import undercroft
from tests.research.settings import SLUGS, settings
from tests.research.told import FOLDER, told
from tests.toy.game import ToyGame, ToyState
from undercroft.adapters.open_spiel import Rollout, TimedISMCTS, UndercroftBot, parameters

pytestmark = pytest.mark.once


def loaded(slug: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"undercroft_{slug}", parameters)


def after_set_up(game: Any, seed: int = 1) -> Any:
    """The first position in which somebody is asked."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.randint(len(state.chance_outcomes())))
    return state


@pytest.mark.parametrize(("slug", "seats", "options"), settings())
def test_random_games_pass(slug: str, seats: int, options: dict[str, Any]) -> None:
    game = loaded(slug, players=seats, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=slug in ("raiders", "doggies"), verbose=False)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_resampled_state_is_the_same_to_its_player(slug: str) -> None:
    game = loaded(slug)
    state = after_set_up(game)
    player = state.current_player()
    twin = state.resample_from_infostate(player, np.random.RandomState(1).random_sample)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.observation_string(player) == state.observation_string(player)
    assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert twin.legal_actions() == state.legal_actions()
    assert twin.history() == []


@pytest.mark.parametrize("slug", SLUGS)
def test_a_state_is_pickled_with_all_that_was_drawn(slug: str) -> None:
    state = after_set_up(loaded(slug))
    state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state.node))
    assert again.actor == state.node.actor
    assert again.wanted == state.node.wanted
    twin = after_set_up(loaded(slug)).node.redealt(0, undercroft.FastRng(1))
    assert pickle.loads(pickle.dumps(twin)).state.dump() == twin.state.dump()


def test_a_sealed_choice_is_remembered_by_its_own_seat_alone() -> None:
    game = loaded("raiders", players=3, variant="standard")
    own, others = set(), set()
    for first in (0, 1):
        state = after_set_up(game)
        state.apply_action(state.legal_actions()[first])
        own.add(state.information_state_string(0))
        others.add(state.information_state_string(1))
    assert (len(own), len(others)) == (2, 1)


@pytest.mark.parametrize("slug", SLUGS)
def test_python_is_mcts_plays(slug: str) -> None:
    game = loaded(slug)
    state = after_set_up(game)
    bot = ismcts.ISMCTSBot(game, Rollout(1), 0.5, 5, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
    timed = TimedISMCTS(game, seconds=0.01)
    assert timed.step(state) in state.legal_actions()


def test_mcts_search_plays_dragon_with_open_eyes() -> None:
    game = loaded("dragon", players=2)
    bot = mcts.MCTSBot(game, 2.0, 5, Rollout(1), random_state=np.random.RandomState(1))
    state = after_set_up(game)
    assert bot.step(state) in state.legal_actions()


def test_a_learner_of_open_spiel_learns_on_raiders() -> None:
    """Tabular Q-learning over information states: its table grows, and games end."""
    game = loaded("raiders", players=3)
    env = Environment(game)
    learner = tabular_qlearner.QLearner(0, env.action_spec()["num_actions"])
    others = [random_agent.RandomAgent(player, env.action_spec()["num_actions"]) for player in (1, 2)]
    agents = [learner, *others]
    for _ in range(3):
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            step = env.step([agents[player].step(step).action])
        for agent in agents:
            agent.step(step)
        assert sum(step.rewards) <= 1.0
    assert len(learner._q_values) > 10


class Flags(msgspec.Struct, frozen=True):
    quick: bool = True
    loud: bool = False
    rounds: int = 3
    mood: str = "dark"


class Flagged(ToyGame):
    def defaults(self, seats: int) -> msgspec.Struct:
        return Flags()


def test_every_option_can_be_set_and_left_out() -> None:
    usual = parameters(Flagged(ToyState))
    assert usual == {"players": 4, "quick": True, "loud": False, "rounds": 0, "mood": ""}


def test_our_bots_play_there() -> None:
    game = loaded("raiders", players=3)
    bots = [UndercroftBot(game, seat, "random", seed=seat) for seat in range(3)]
    assert sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 3)) <= 1.0
    with pytest.raises(ValueError, match="has no bot called 'genius'; there are: "):
        UndercroftBot(game, 0, "genius")


def test_mistakes_are_named() -> None:
    with pytest.raises(ValueError, match="raiders is played by 3 to 5, not by 9"):
        loaded("raiders", players=9)
    with pytest.raises(Exception, match="colour"):
        loaded("raiders", colour="red")
    state = after_set_up(loaded("raiders"))
    with pytest.raises(ValueError, match="9999 is no legal action of seat 0"):
        state.node.after(9999)


@pytest.mark.parametrize("private", [pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS])
def test_other_kinds_of_information_are_not_taken_for_a_seat_s(private: Any) -> None:
    game = loaded("raiders", players=3)
    assert make_observation(game, pyspiel.IIGObservationType(True, False, private)) is None
    own = pyspiel.PrivateInfoType.SINGLE_PLAYER
    assert make_observation(game, pyspiel.IIGObservationType(False, False, own)) is None
    assert make_observation(game, pyspiel.IIGObservationType(True, False, own)) is not None


@pytest.mark.parametrize("slug", SLUGS)
def test_a_stored_playthrough_goes_as_it_is_written(slug: str) -> None:
    """If the change is meant, `python -m tests.research.told` writes them again."""
    stored = (FOLDER / f"{slug}.txt").read_text(encoding="utf-8")
    assert told(slug).splitlines() == stored.splitlines()

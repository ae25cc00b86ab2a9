"""Every game in OpenSpiel (`pip install 'undercroft[open-spiel]'`): importing this registers `undercroft_SLUG`.

>>> import pyspiel
>>> import undercroft.adapters.open_spiel
>>> game = pyspiel.load_game("undercroft_raiders", {"players": 3, "variant": "tactical"})
>>> game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()
(3, 10, 30)
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Chance is explicit. Seats that choose at the same time are asked one after another; the games keep their choices hidden.
Observations are those of `undercroft.encoding`; the information state is a digest of all that a seat has seen, done and
been told. A parameter that is left out is as usual for the number of players.

OpenSpiel's C++ search cannot resample Python games: use `open_spiel.python.algorithms.ismcts`, or `TimedISMCTS` below.
"""

from __future__ import annotations

import time
from functools import cache
from typing import Any

from undercroft.extras import need

need("pyspiel", "open-spiel")

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from undercroft.core.bot import Bot, Window
from undercroft.core.facts import ONE_POINT, SHARED, UNKNOWN
from undercroft.core.game import Game, installed_games
from undercroft.core.playout import play_out
from undercroft.core.rng import FastRng
from undercroft.core.tree import CHANCE, JSON, OVER, Node, Tree, tree_of
from undercroft.encoding import observation
from undercroft.vector.games import CUT, options_for, usual_seats

UTILITIES = {
    ONE_POINT: pyspiel.GameType.Utility.CONSTANT_SUM,
    SHARED: pyspiel.GameType.Utility.IDENTICAL,
}


@cache
def even_chances(n: int) -> list[tuple[int, float]]:
    return [(draw, 1.0 / n) for draw in range(n)]


class UndercroftState(pyspiel.State):
    """One attribute: OpenSpiel copies and pickles a Python state attribute by attribute."""

    def __init__(self, game: Any, node: Node) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        return self.node.actor

    def is_terminal(self) -> bool:
        return self.node.actor == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return even_chances(self.node.wanted)[:]

    def _legal_actions(self, player: int) -> list[int]:
        node = self.node
        return node.legal() if player == node.actor else []

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {action}"
        node = self.node
        return str(node.tree.game.verbs.text(node.tree.game.action(node.position(), action)))

    def returns(self) -> list[float]:
        if self.node.actor != OVER:
            return [0.0] * self.node.tree.seats
        return list(self.node.position().points())

    def __str__(self) -> str:
        node = self.node
        if node.state is not None:
            return JSON.encode(node.state.dump()).decode()
        before = "" if node.parent is None else JSON.encode(node.parent.position().dump()).decode()
        step = "set-up" if node.action is None else node.tree.game.verbs.text(node.action)
        return f"{before}\n{step}, drawn {list(node.draws or ())}, next below {node.wanted}"

    def resample_from_infostate(self, player: int, sampler: Any) -> UndercroftState:
        """A world that this player cannot tell from the real one. It has no history: that gives everything away."""
        rng = FastRng(int(sampler() * (1 << 53)))
        return UndercroftState(self.get_game(), self.node.redealt(player, rng))


class Observer:
    """What a seat sees: all it remembers (a digest), or the table now (numbers, and JSON as the string)."""

    def __init__(self, tree: Tree, remembers: bool) -> None:
        self.remembers = remembers
        self.encoder = tree.encoder
        self.tensor = None if remembers else np.zeros(tree.encoder.size, np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            for piece in tree.encoder.pieces:
                part = self.tensor[piece.start : piece.start + piece.size()]
                self.dict[piece.name] = part.reshape(piece.shape())

    def set_from(self, state: UndercroftState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("an information state has a string only; observations have a tensor")
        node = state.node.last_position()
        self.tensor.fill(0)
        if node is not None:
            self.tensor[:] = observation(self.encoder, node.position(), player)

    def string_from(self, state: UndercroftState, player: int) -> str:
        node = state.node.last_position()
        if node is None:
            return ""  # the set-up is not done
        if self.remembers:
            return node.memory()[player].hex()
        return JSON.encode(node.position().view(player)).decode()


def observer_of(tree: Tree, kind: Any) -> Observer | None:
    """The observer of a kind of information. What is public or private alone is not offered: the view has both."""
    if kind is None:
        return Observer(tree, False)
    if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
        return None
    return Observer(tree, kind.perfect_recall)


def parameters(game: Game) -> dict[str, object]:
    """Players and the game's options, with blanks for what is as usual."""
    found: dict[str, object] = {"players": usual_seats(game)}
    for name, value in msgspec.to_builtins(game.defaults(usual_seats(game))).items():
        # A flag has no third value for "not given", so its usual one stands for it.
        found[name] = value if isinstance(value, bool) else type(value)()
    return found


def register(game: Game) -> None:
    """Make a game known to OpenSpiel."""
    usual = parameters(game)
    facts = game.facts(usual_seats(game), game.defaults(usual_seats(game)))
    kind = pyspiel.GameType(
        short_name=f"undercroft_{game.slug}",
        long_name=game.titles.get("en", game.slug),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=UTILITIES.get(facts.payoff, pyspiel.GameType.Utility.GENERAL_SUM),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.fewest,
        max_num_players=game.most,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=usual,
    )

    class UndercroftGame(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = dict(params or {})
            seats = given.pop("players", usual["players"])
            changed = {name: value for name, value in given.items() if value != usual.get(name)}
            options_for(game, seats, changed)  # a ValueError says what is wrong
            self.tree = tree_of(game.slug, seats, changed)
            longest = int(self.tree.facts.longest)
            info = pyspiel.GameInfo(
                num_distinct_actions=int(game.numbers()),
                max_chance_outcomes=int(self.tree.facts.largest_draw),
                num_players=seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0 if self.tree.facts.payoff == ONE_POINT else None,
                max_game_length=CUT if longest == UNKNOWN else longest,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> UndercroftState:
            return UndercroftState(self, self.tree.root)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            return observer_of(self.tree, iig_obs_type)

        def max_chance_nodes_in_history(self) -> int:
            return 40 * int(self.max_game_length())

    pyspiel.register_game(kind, UndercroftGame)


# Players


class UndercroftBot(pyspiel.Bot):
    """One of our bots as a player of OpenSpiel.

    >>> import pyspiel
    >>> game = pyspiel.load_game("undercroft_raiders", {"players": 3})
    >>> bots = [UndercroftBot(game, seat, "random", seed=seat) for seat in range(3)]
    >>> sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)) <= 1.0
    True
    """

    def __init__(self, game: Any, player: int, name: str = "", seed: int = 0) -> None:
        super().__init__()
        box = game.new_initial_state().node.tree.game
        offered = box.bots()
        chosen = name or next(iter(offered))
        if chosen not in offered:
            raise ValueError(f"{box.slug} has no bot called {chosen!r}; there are: {', '.join(offered)}")
        self.bot: Bot = offered[chosen]()
        self.player = player
        self.rng = FastRng(seed)

    def step(self, state: UndercroftState) -> int:
        node = state.node
        if node.actor != self.player:
            raise ValueError(f"it is not the turn of player {self.player}")
        position = node.position()
        action = self.bot.choose(Window(position, self.player), self.rng)
        return int(node.tree.game.number(position, action))

    def restart_at(self, state: UndercroftState) -> None:
        """A bot remembers nothing of a game."""


class Rollout:
    """Values by random play to the end in compiled code, which takes less time than one step through OpenSpiel."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)

    def evaluate(self, state: UndercroftState) -> list[float]:
        world = state.node.position().copy()
        play_out(world, self.rng)
        return list(world.points())

    def prior(self, state: UndercroftState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class TimedISMCTS(ismcts.ISMCTSBot):
    """OpenSpiel's own IS-MCTS in Python, with a limit of processor seconds for each decision."""

    def __init__(self, game: Any, seconds: float, uct_c: float = 0.5, seed: int = 0) -> None:
        super().__init__(game, Rollout(seed), uct_c, 1, random_state=np.random.RandomState(seed))
        self.seconds = seconds
        self.rounds = 0  # in all

    def run_search(self, state: UndercroftState) -> Any:
        self.reset()
        actions = state.legal_actions()
        if len(actions) == 1:
            return [(actions[0], 1.0)]
        self._root_node = self.create_new_node(state)
        until = time.process_time() + self.seconds
        while True:
            self.run_simulation(self.sample_root_state(state))
            self.rounds += 1
            # The first round only opens the root.
            if time.process_time() >= until and self._root_node.total_visits > 0:
                return self.get_final_policy(state, self._root_node)


for found in installed_games().values():
    register(found)

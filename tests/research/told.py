"""`python -m tests.research.told`: write the stored playthroughs of the OpenSpiel games again.

In the style of OpenSpiel's own, but shorter: theirs repeat all observations of all players and take minutes for long
games. A state is told by what the adapter answers; tensors by their digest.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import numpy as np
import pyspiel

import undercroft.adapters.open_spiel  # noqa: F401  # registers the games
from tests.research.settings import SLUGS

FOLDER = Path(__file__).parent / "playthroughs"
STATES = 60
PLAYERS = 3


def told(slug: str) -> str:
    """The beginning of a random game."""
    game = pyspiel.load_game(f"undercroft_{slug}", {"players": PLAYERS})
    lines = [
        f"game: {game}",
        f"NumDistinctActions() = {game.num_distinct_actions()}",
        f"MaxChanceOutcomes() = {game.max_chance_outcomes()}",
        f"MaxGameLength() = {game.max_game_length()}",
        f"ObservationTensorShape() = {game.observation_tensor_shape()}",
    ]
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    for number in range(STATES):
        lines += ["", f"# State {number}", f"CurrentPlayer() = {state.current_player()}"]
        if state.is_terminal():
            lines.append(f"Returns() = {state.returns()}")
            break
        for player in range(PLAYERS):
            tensor = np.array(state.observation_tensor(player), np.float32)
            lines.append(f"InformationStateString({player}) = {state.information_state_string(player)}")
            lines.append(
                f"ObservationTensor({player}) = {blake2b(tensor.tobytes(), digest_size=8).hexdigest()}"
            )
        actions = state.legal_actions()
        lines.append(f"LegalActions() = {actions}")
        action = actions[rng.randint(len(actions))]
        lines.append(f"action: {action}, {state.action_to_string(state.current_player(), action)}")
        state.apply_action(action)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in SLUGS:
        (FOLDER / f"{one}.txt").write_text(told(one), encoding="utf-8")

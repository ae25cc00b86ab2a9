"""A game with its seats and options, as every adapter needs it."""

from __future__ import annotations

from typing import Any

from undercroft.extras import need

need("gymnasium", "pettingzoo")

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from undercroft.adapters.pixels import pixels
from undercroft.core.action import Action, IllegalAction
from undercroft.core.facts import UNKNOWN
from undercroft.core.game import Game, installed_game
from undercroft.core.state import State
from undercroft.core.view import Message
from undercroft.encoding import Encoder, mask, observation
from undercroft.vector.games import CUT, options_for, usual_seats, whole_number
from undercroft.vector.spaces import action_space, flat_space, masked_space

Observation = dict[str, npt.NDArray[Any]]


class Box:
    """A game, its seats and options, and the spaces of its observations and actions."""

    def __init__(self, slug: str | Game, players: int | None, options: dict[str, object]) -> None:
        self.game = installed_game(slug) if isinstance(slug, str) else slug
        self.seats = usual_seats(self.game) if players is None else whole_number(players, "players")
        self.options = options_for(self.game, self.seats, options)
        self.encoder = Encoder(self.game, self.seats)
        self.numbers = int(self.game.numbers())
        self.facts = self.game.facts(self.seats, self.options)
        self.limit = CUT if self.facts.longest == UNKNOWN else 0  # actions; 0 for none

    def observation_space(self) -> spaces.Dict:
        """What a seat observes, and which actions are legal."""
        return masked_space(self.encoder)

    def flat_space(self) -> spaces.Box:
        return flat_space(self.encoder)

    def action_space(self) -> spaces.Discrete[np.int64]:
        return action_space(self.encoder)

    def observe(self, state: State, seat: int) -> Observation:
        return {
            "observation": observation(self.encoder, state, seat),
            "action_mask": mask(self.game, state, seat),
        }

    def legal(self, state: State, seat: int, number: int) -> Action | None:
        """The legal action with this number; None if there is none."""
        try:
            wanted = self.game.action(state, number)
        except IndexError:
            return None
        return wanted if wanted in state.legal(seat) else None

    def refusal(self, state: State, seat: int, number: int) -> IllegalAction:
        """Why a seat may not play this number."""
        try:
            wanted = self.game.action(state, number)
        except IndexError as error:
            return IllegalAction(Message("action-malformed", {"what": "number"}), str(error))
        reason = state.why_not(seat, wanted) or Message("action-not-offered")
        return IllegalAction(reason, f"seat {seat} may not play {number}, {self.game.verbs.text(wanted)}")


Picture = str | npt.NDArray[np.uint8] | None


def picture(state: State, seat: int, mode: str | None) -> Picture:
    """What a seat sees, in the mode of rendering: text (printed for a person), a drawing, or its pixels."""
    if mode == "svg":
        return state.drawing(seat)
    if mode == "rgb_array":
        return pixels(state, seat)
    text = state.picture(seat)
    if mode == "human":
        print(text)
        return None
    return text


RENDER_MODES = ["human", "ansi", "rgb_array", "svg"]


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render_mode {mode!r}; there are: {', '.join(RENDER_MODES)}")

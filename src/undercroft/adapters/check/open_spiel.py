"""OpenSpiel: states with explicit chance, what its observers show, and states dealt again."""

from __future__ import annotations

from typing import Any

from undercroft.extras import need

need("pyspiel", "open-spiel")

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

import undercroft.adapters.open_spiel  # noqa: F401  # it registers the games
from undercroft.adapters.check.alone import Alone
from undercroft.core.check import Setup
from undercroft.core.game import Game
from undercroft.core.rng import FastRng
from undercroft.core.tree import JSON, digest
from undercroft.encoding import pieces

__all__ = ["check"]

SAVED_AFTER = 12  # steps: then the state is written down and read again
RECALL = pyspiel.IIGObservationType(
    perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)


class Watched:
    """A state of OpenSpiel alongside the game played alone, and what each seat remembers of it."""

    def __init__(self, game: Game, setup: Setup, seed: int) -> None:
        self.alone = Alone("OpenSpiel", game, setup, FastRng(seed), seed)
        self.heard: list[bytes] = []
        for seat in range(setup.seats):
            self.heard.append(digest(b"", self.alone.state.view(seat)))
        self.history: list[int] = []

    def play(self) -> None:
        alone = self.alone
        parameters = {"players": alone.setup.seats, **msgspec.to_builtins(alone.setup.options)}
        game = pyspiel.load_game(f"undercroft_{alone.game.slug}", parameters)
        self.observer = make_observation(game)
        self.recaller = make_observation(game, RECALL)
        self.state = game.new_initial_state()
        self.draw(alone.match.setup)
        while not alone.over() and not alone.too_long():
            seat = alone.asked()
            self.compare(seat)
            number = alone.any_number(seat)
            if len(alone.match.entries) == SAVED_AFTER:
                self.save(game)
            self.step(seat, number)
        if alone.over():
            self.end()

    def draw(self, draws: list[int]) -> None:
        """The draws of a step, one chance node each."""
        alone = self.alone
        for draw in draws:
            alone.must(self.state.is_chance_node(), f"does not draw {draw}")
            outcomes = self.state.chance_outcomes()
            even = all(abs(chance - 1 / len(outcomes)) < 1e-9 for _, chance in outcomes)
            numbers = [number for number, _ in outcomes]
            fits = even and draw < len(numbers) and numbers == list(range(len(numbers)))
            alone.must(fits, f"has other draws than {draw}")
            self.apply(draw)
        alone.must(not self.state.is_chance_node(), "draws once more")

    def apply(self, number: int) -> None:
        self.state.apply_action(number)
        self.history.append(number)

    def step(self, seat: int, number: int) -> None:
        alone = self.alone
        action = alone.game.action(alone.state, number)
        log = alone.match.step(seat, action, alone.rng)
        for other in range(alone.setup.seats):
            news = log.told(other)
            own = str(action.code).encode() if other == seat else b""
            if news or own:
                self.heard[other] = digest(self.heard[other] + own, news)
        self.apply(number)
        self.draw(alone.match.entries[-1].draws)

    def compare(self, seat: int) -> None:
        """Who acts and what may be done; what each seat sees and remembers, here and dealt again."""
        alone, state = self.alone, self.state
        alone.must(not state.is_terminal(), "ends too early")
        alone.must(state.current_player() == seat, f"asks seat {state.current_player()}, not seat {seat}")
        numbers = alone.numbers(seat)
        alone.must(state.legal_actions() == numbers, f"offers seat {seat} other actions")
        if not alone.closely():
            return
        flags = np.array(state.legal_actions_mask(seat), np.int8)
        alone.must_offer(seat, flags)
        for player in range(alone.setup.seats):
            self.compare_player(player)

    def compare_player(self, player: int) -> None:
        alone, state = self.alone, self.state
        there = self.shown(state.resample_from_infostate(player, self.chance), player)
        here = self.shown(state, player)
        alone.must(here == there, f"shows seat {player} what it may not know")
        text = JSON.encode(alone.state.view(player)).decode()
        alone.must(here["view"] == text, f"shows seat {player} another view")
        alone.must(here["memory"] == self.heard[player].hex(), f"remembers something else for seat {player}")
        seen = np.array(here["tensor"])
        alone.must_observe(player, seen)
        for name, part in pieces(alone.encoder, seen).items():
            alone.must(np.array_equal(self.observer.dict[name], part), f"gives seat {player} another {name}")

    def shown(self, state: Any, player: int) -> dict[str, object]:
        """All that OpenSpiel shows a player."""
        self.observer.set_from(state, player)
        return {
            "tensor": self.observer.tensor.tolist(),
            "of the state": state.observation_tensor(player),
            "view": self.observer.string_from(state, player),
            "view of the state": state.observation_string(player),
            "memory": self.recaller.string_from(state, player),
            "memory of the state": state.information_state_string(player),
            "legal": state.legal_actions(player),
        }

    def chance(self) -> float:
        return self.alone.path.below(1 << 30) / (1 << 30)

    def save(self, game: Any) -> None:
        """A state that is written down and read again is the same."""
        text = pyspiel.serialize_game_and_state(game, self.state)
        _, again = pyspiel.deserialize_game_and_state(text)
        self.alone.must(str(again) == str(self.state), "reads another state than it has written")

    def end(self) -> None:
        alone, state = self.alone, self.state
        alone.must(state.is_terminal(), "does not end")
        points = alone.state.points()
        alone.must(state.returns() == points, f"gives {state.returns()}, not {points}")
        alone.must(state.history() == self.history, "has another history")
        for player in range(alone.setup.seats):
            seen = self.shown(state, player)
            alone.must_observe(player, np.array(seen["tensor"]))
            alone.must(
                seen["memory"] == self.heard[player].hex(), f"remembers something else for seat {player}"
            )


def check(game: Game, setup: Setup, seed: int) -> None:
    watched = Watched(game, setup, seed)
    with watched.alone.blamed():
        watched.play()

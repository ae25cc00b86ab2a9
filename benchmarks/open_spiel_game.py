"""The same game in the Python API of OpenSpiel: chance nodes deal the cards, the rules are those of plain.py."""

from __future__ import annotations

from typing import Any

import pyspiel

from benchmarks.box import DARK, PEOPLE, SEATS
from benchmarks.plain import BOSSES, FLOORS, LOOK, PLACES, ROOMS, Raiders

# What chance deals, in order: a pile, and how many cards of it.
DEALS = [(len(PEOPLE), SEATS), (ROOMS, FLOORS * PLACES - 1), (BOSSES, 1), (len(DARK), FLOORS)]
PILES = [(pile, total) for pile, (total, count) in enumerate(DEALS) for _ in range(count)]

TYPE = pyspiel.GameType(
    short_name="benchmark_raiders",
    long_name="Dungeon Raiders",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=LOOK + 1,
    max_chance_outcomes=ROOMS,
    num_players=SEATS,
    min_utility=0.0,
    max_utility=1.0,
    utility_sum=None,
    max_game_length=300,
)


class RaidersGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, params: Any = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> RaidersState:
        return RaidersState(self)


class RaidersState(pyspiel.State):  # type: ignore[misc]  # the same
    def __init__(self, game: RaidersGame) -> None:
        super().__init__(game)
        self.dealt: list[list[int]] = [[] for _ in DEALS]
        self.step = 0
        self.table: Raiders | None = None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if not self.table.acting:
            return int(pyspiel.PlayerId.TERMINAL)
        return (self.table.acting & -self.table.acting).bit_length() - 1

    def is_terminal(self) -> bool:
        return self.table is not None and not self.table.acting

    def chance_outcomes(self) -> list[tuple[int, float]]:
        pile, total = PILES[self.step]
        left = [card for card in range(total) if card not in self.dealt[pile]]
        return [(card, 1 / len(left)) for card in left]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return self.table.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table.play(self.current_player(), action)
            return
        self.dealt[PILES[self.step][0]].append(action)
        self.step += 1
        if self.step == len(PILES):
            people, rooms, boss, plans = self.dealt
            self.table = Raiders(people, [*rooms, ROOMS + boss[0]], plans)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def returns(self) -> list[float]:
        return self.table.points() if self.table is not None and self.is_terminal() else [0.0] * SEATS

    def __str__(self) -> str:
        return f"{self.dealt} {self.step}"


pyspiel.register_game(TYPE, RaidersGame)

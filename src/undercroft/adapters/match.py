"""`python -m undercroft.adapters.match GAME [BOT] [GAMES] [SEATS] [MS]`: one of our bots against OpenSpiel's IS-MCTS.

The bot sits in every seat in turn, OpenSpiel's Python IS-MCTS in all others. Both have the same processor time: IS-MCTS
gets for each of its decisions what the bot has needed on average so far, measured first in a game against itself. With
MS it gets so many milliseconds for each, however quick the bot is.
IS-MCTS plays its games out in our compiled code, so it is not slowed down by Python there.
"""

from __future__ import annotations

import sys
import time
from typing import Any

from undercroft.extras import need

need("pyspiel", "open-spiel")

import numpy as np
import pyspiel

from undercroft.adapters.open_spiel import TimedISMCTS, UndercroftBot
from undercroft.core.arena import Share
from undercroft.core.game import installed_game
from undercroft.core.tree import CHANCE
from undercroft.refusal import Refused

LEAST_SECONDS = 0.001


class Clock:
    """A bot and the processor time it has taken for its decisions, forced ones left out."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.spent = 0.0
        self.decisions = 0

    def step(self, state: Any) -> int:
        if len(state.legal_actions()) == 1:
            return int(state.legal_actions()[0])
        begun = time.process_time()
        action = self.bot.step(state)
        self.spent += time.process_time() - begun
        self.decisions += 1
        return int(action)

    def mean(self) -> float:
        return self.spent / self.decisions if self.decisions else 0.0


def play(game: Any, players: list[Clock], seed: int) -> list[float]:
    """One game; what each seat has won."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(rng.integers(len(outcomes)))][0])
        else:
            state.apply_action(players[state.current_player()].step(state))
    return list(state.returns())


def own_pace(game: Any, bot: str, seats: int) -> float:
    """The seconds that a decision of the bot takes in a game against itself."""
    clocks = [Clock(UndercroftBot(game, seat, bot, seat)) for seat in range(seats)]
    play(game, clocks, 0)
    return max(sum(clock.spent for clock in clocks) / sum(clock.decisions for clock in clocks), LEAST_SECONDS)


def match(slug: str, bot: str, games: int, seats: int, ms: float = 0.0) -> str:
    """What the bot won, with its 95 % interval, and the time both took. With `ms`, IS-MCTS has so many milliseconds."""
    game = pyspiel.load_game(f"undercroft_{slug}", {"players": seats})
    seconds = ms / 1000 if ms else own_pace(game, bot, seats)
    won = 0.0
    ours, theirs = [0.0, 0.0], [0.0, 0.0]
    for number in range(games):
        seat = number % seats
        players = [Clock(TimedISMCTS(game, seconds, seed=number)) for _ in range(seats)]
        players[seat] = Clock(UndercroftBot(game, seat, bot, number))
        won += play(game, players, number // seats)[seat]
        for index, clock in enumerate(players):
            total = ours if index == seat else theirs
            total[0] += clock.spent
            total[1] += clock.decisions
        if not ms:
            seconds = max(ours[0] / max(ours[1], 1.0), LEAST_SECONDS)
    share = Share(won, games)
    low, high = share.interval()
    return (
        f"{slug}, {seats} seats, {games} games: {bot} won {share.share():.3f} ({low:.3f} to {high:.3f}), "
        f"even is {1 / seats:.3f}; {1000 * ours[0] / max(ours[1], 1.0):.1f} ms a decision, "
        f"IS-MCTS {1000 * theirs[0] / max(theirs[1], 1.0):.1f} ms"
    )


def main() -> None:
    words = [*sys.argv[1:], *["", "", "", "", ""][len(sys.argv) - 1 :]]
    try:
        box = installed_game(words[0])
        seats = int(words[3] or max(box.fewest, 3))
        ms = float(words[4] or 0)
        print(match(box.slug, words[1] or next(iter(box.bots())), int(words[2] or 30), seats, ms))
    except (Refused, ValueError) as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()

"""Random games of one engine, in a process of its own: `python -m benchmarks.play ENGINE`.

It reads seconds, line by line, and answers each with the figures of games that took that long.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

SEATS = 4
# The steps of a game, and the coins and wounds of all at its end.
Game = tuple[int, int, int]


def undercroft_games() -> Callable[[], Game]:
    from undercroft.core.playout import play_out
    from undercroft.core.rng import FastRng
    from undercroft.games.raiders.game import GAME

    rng = FastRng(1)
    options = GAME.defaults(SEATS)

    def game() -> Game:
        state: Any = GAME.new(SEATS, options, rng)
        steps = play_out(state, rng)
        players = state.players
        return steps, sum(one.coins for one in players), sum(one.wounds for one in players)

    return game


def plain_games() -> Callable[[], Game]:
    from benchmarks.plain import new

    random = Random(1)

    def game() -> Game:
        table = new(random)
        steps = 0
        while table.acting:
            seat = (table.acting & -table.acting).bit_length() - 1
            choices = table.legal(seat)
            table.play(seat, choices[int(random.random() * len(choices))])
            steps += 1
        return steps, sum(one.coins for one in table.players), sum(one.wounds for one in table.players)

    return game


def open_spiel_games() -> Callable[[], Game]:
    import pyspiel

    import benchmarks.open_spiel_game  # noqa: F401  (it registers the game)

    box = pyspiel.load_game("benchmark_raiders")
    random = Random(1)

    def game() -> Game:
        state = box.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
            else:
                choices = state.legal_actions()
                state.apply_action(choices[int(random.random() * len(choices))])
                steps += 1
        players = state.table.players
        return steps, sum(one.coins for one in players), sum(one.wounds for one in players)

    return game


ENGINES = {"undercroft": undercroft_games, "plain": plain_games, "open_spiel": open_spiel_games}


def main() -> None:
    game = ENGINES[sys.argv[1]]()
    for line in sys.stdin:
        games = actions = coins = wounds = 0
        began = time.process_time()
        while time.process_time() - began < float(line):
            for _ in range(20):
                steps, money, hurt = game()
                games += 1
                actions += steps
                coins += money
                wounds += hurt
        spent = time.process_time() - began
        told = {"games": games, "actions": actions, "coins": coins, "wounds": wounds, "seconds": spent}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()

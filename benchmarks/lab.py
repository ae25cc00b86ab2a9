"""`undercroft simulate` beside the random games of `undercroft bench`: the share of their speed that it reaches.

Before every chunk as many bare games are played as the chunk holds, so that a slow moment of the machine hits both.
Processor time counts, of all threads; the start of the program does not.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from undercroft.core.game import Game, installed_game, installed_games
from undercroft.core.playout import play_outs
from undercroft.core.rng import FastRng
from undercroft.lab.plan import Plan
from undercroft.lab.players import Chunks, Here
from undercroft.lab.simulate import simulate

SEATS = 4
RUN_IN = 500  # games, in which whatever is done once is done


class Beside:
    """Plays bare games before every chunk, and counts the time that they take."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rng = FastRng(1)
        self.bare = 0.0

    def play(self, plan: Plan, numbers: Iterable[int]) -> Chunks:
        for number in numbers:
            begun = process_time()
            play_outs(
                self.game, plan.seats, self.game.defaults(plan.seats), len(plan.chunk(number)), self.rng
            )
            self.bare += process_time() - begun
            yield from Here().play(plan, [number])


def measure(game: Game, games: int) -> tuple[float, float]:
    """Microseconds of a bare game, and of one in a run."""
    plan = Plan(game.slug, SEATS, {}, ["random"] * SEATS, games, 1, "0", game.digest)
    players = Beside(game)
    with TemporaryDirectory() as folder:
        begun = process_time()
        simulate(plan, Path(folder) / "run", players)
        whole = process_time() - begun
    return players.bare / games * 1e6, (whole - players.bare) / games * 1e6


def compare_lab(rounds: int, seconds: float) -> None:
    print("\n| game, 4 seats | games | `bench` | `simulate` | of its speed |")
    print("|---|---|---|---|---|")
    for slug in installed_games():
        game = installed_game(slug)
        bare, _ = measure(game, RUN_IN)
        games = max(int(seconds / bare * 1e6), RUN_IN)
        found = [measure(game, games) for _ in range(rounds)]
        bare, run = (min(times) for times in zip(*found, strict=True))
        print(f"| {game.slug} | {games:,} | {bare:.2f} µs | {run:.2f} µs | {bare / run:.0%} |", flush=True)

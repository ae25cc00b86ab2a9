"""How strong players are, from the places they took: the model of Plackett and Luce.

Whoever takes the first place beats all the others, whoever takes the second beats those behind, and so on, each with
a chance in proportion to its strength. Of equals in a place each counts as if it had been the first of them. On a
scale of 400 for a factor of ten this is Elo, and with two at the table it is the usual Elo.

A player that only wants to win cares nothing for the second place. So players are rated twice: by who took the first
place, and by all places.
"""

from __future__ import annotations

from math import log10
from typing import Final

from mypy_extensions import i64

from undercroft.core.rng import FastRng

ANCHOR_ELO: Final = 1000.0
ROUNDS: Final = 2000
ROUNDS_OF_A_SAMPLE: Final = 40  # it begins where the fit of all games has ended
ENOUGH: Final = 1e-6
SAMPLES: Final = 200
# Every player has won and lost this much of a game against somebody of strength 1, or one who has never lost would
# be infinitely strong.
DOUBT: Final = 0.5


class Game:
    """The places of one game: which player took which, and the deal it was played with."""

    def __init__(self, deal: int, players: list[i64], places: list[i64]) -> None:
        self.deal: int = deal
        self.players: list[i64] = players
        self.places: list[i64] = places


class Stage:
    """In one place or before it: who was still in the running, who took it, and how often that happened."""

    def __init__(self, takers: list[i64], running: list[i64]) -> None:
        self.takers: list[i64] = takers
        self.running: list[i64] = running
        self.times: float = 0.0


class Rating:
    """A player's strength in Elo, the interval that it lies in 95 times of 100, and the games it rests on."""

    def __init__(self, name: str, elo: float, drawn: list[float], games: int) -> None:
        self.name: str = name
        self.elo: float = elo
        # Its Elo with each drawing of the deals, the same ones for all players
        self.drawn: list[float] = drawn
        middle = middle_of(drawn, elo)
        self.low: float = middle[0]
        self.high: float = middle[1]
        self.games: int = games

    def above(self, other: Rating) -> Difference:
        """How much stronger it is than another of the same games."""
        apart = self.elo - other.elo
        return Difference(apart, [one - two for one, two in zip(self.drawn, other.drawn, strict=True)])


class Difference:
    """How far two players are apart, and the interval that it lies in 95 times of 100."""

    def __init__(self, apart: float, drawn: list[float]) -> None:
        self.apart: float = apart
        middle = middle_of(drawn, apart)
        self.low: float = middle[0]
        self.high: float = middle[1]


class Stages:
    """All games, taken apart into stages; equal stages are kept once."""

    def __init__(self, players: int, games: list[Game], all_places: bool) -> None:
        self.players: int = players
        self.stages: list[Stage] = []
        found: dict[str, int] = {}
        self.by_deal: dict[int, list[int]] = {}  # the stages of every deal
        for game in games:
            mine = self.by_deal.setdefault(game.deal, [])
            for takers, running in stages_of(game, all_places):
                key = f"{takers}{running}"
                if key not in found:
                    found[key] = len(self.stages)
                    self.stages.append(Stage(takers, running))
                mine.append(found[key])

    def count(self, deals: list[int]) -> None:
        """Let these deals count, as often as they are named."""
        for stage in self.stages:
            stage.times = 0.0
        for deal in deals:
            for index in self.by_deal[deal]:
                self.stages[index].times += 1.0

    def fit(self, start: list[float], rounds: int) -> list[float]:
        """The strengths that make the counted games likeliest (minorisation and maximisation, Hunter 2004)."""
        strengths = start[:]
        won = [DOUBT for _ in range(self.players)]
        for stage in self.stages:
            for player in stage.takers:
                won[player] += stage.times
        for _ in range(rounds):
            share = [2.0 * DOUBT / (strength + 1.0) for strength in strengths]
            for stage in self.stages:
                if stage.times == 0.0:
                    continue
                total = 0.0
                for player in stage.running:
                    total += strengths[player]
                part = stage.times * float(len(stage.takers)) / total
                for player in stage.running:
                    share[player] += part
            moved = 0.0
            for player in range(self.players):
                strength = won[player] / share[player]
                change = strength / strengths[player] - 1.0
                moved = max(moved, change if change > 0.0 else -change)
                strengths[player] = strength
            if moved < ENOUGH:
                break
        return strengths


def stages_of(game: Game, all_places: bool) -> list[tuple[list[i64], list[i64]]]:
    """Place by place, or the first alone: who took it, and who was still in the running. The last take nothing."""
    found: list[tuple[list[i64], list[i64]]] = []
    order = sorted(set(game.places))
    for place in order[: -1 if all_places else min(1, len(order) - 1)]:
        takers: list[i64] = []
        running: list[i64] = []
        for index in range(len(game.players)):
            if game.places[index] == place:
                takers.append(game.players[index])
            if game.places[index] >= place:
                running.append(game.players[index])
        takers.sort()
        running.sort()
        found.append((takers, running))
    return found


def elo_of(strengths: list[float], player: int, anchor: int) -> float:
    return ANCHOR_ELO + 400.0 * log10(strengths[player] / strengths[anchor])


def rate(
    names: list[str], games: list[Game], anchor: str, seed: int, all_places: bool = True
) -> list[Rating]:
    """Every player's rating, in the order of the names; intervals by resampling the deals."""
    fixed = names.index(anchor)
    stages = Stages(len(names), games, all_places)
    deals = sorted(stages.by_deal)
    stages.count(deals)
    best = stages.fit([1.0 for _ in names], ROUNDS)
    drawn: list[list[float]] = [[] for _ in names]
    rng = FastRng(seed)
    for _ in range(SAMPLES if len(deals) > 1 else 0):
        stages.count([deals[rng.below(len(deals))] for _ in deals])
        strengths = stages.fit(best, ROUNDS_OF_A_SAMPLE)
        for player in range(len(names)):
            drawn[player].append(elo_of(strengths, player, fixed))
    found: list[Rating] = []
    for player in range(len(names)):
        elo = elo_of(best, player, fixed)
        played = sum([1 for game in games if player in game.players])
        found.append(Rating(names[player], elo, drawn[player], played))
    return found


def mean_difference(by_deal: list[float], seed: int) -> Difference:
    """The mean of what lies between two players on each deal; the interval by resampling the deals."""
    rng = FastRng(seed)
    count = len(by_deal)
    drawn: list[float] = []
    for _ in range(SAMPLES if count > 1 else 0):
        drawn.append(sum([by_deal[rng.below(count)] for _ in range(count)]) / float(count))
    return Difference(sum(by_deal) / float(max(count, 1)), drawn)


def middle_of(numbers: list[float], single: float) -> tuple[float, float]:
    """Between which numbers 95 % of them lie."""
    if not numbers:
        return (single, single)
    ordered = sorted(numbers)
    return (ordered[int(0.025 * len(ordered))], ordered[min(int(0.975 * len(ordered)), len(ordered) - 1)])

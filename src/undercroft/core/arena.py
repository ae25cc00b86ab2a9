"""Bots against bots: who wins how often, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Callable
from math import log10
from typing import Final

import msgspec

from undercroft.core.bot import Bot
from undercroft.core.game import Game
from undercroft.core.playout import play_bots
from undercroft.core.rng import FastRng

# Of the normal distribution, 95 % lies within this many standard deviations.
Z: Final = 1.959964


class UnknownBot(Exception):
    """The game has no such bot; says which it has, or why it cannot play like that."""


def make_player(game: Game, name: str) -> Bot:
    """A player by its name. Behind an @ stands how many milliseconds it thinks about a move: `master@200`.

    Then the clock alone decides, not the number of iterations that the level usually has.
    """
    known = game.bots()
    level, by_clock, time = name.partition("@")
    if level not in known:
        raise UnknownBot(f"{game.slug} has no bot called {level!r}; it has {', '.join(known)}.")
    bot = known[level]()
    if not by_clock:
        return bot
    try:
        milliseconds = float(time)
    except ValueError:
        raise UnknownBot(f"{name}: behind the @ stands a time in milliseconds, as in {level}@200.") from None
    try:
        searches = bot.go_by_clock(milliseconds)
    except ValueError as error:
        raise UnknownBot(f"{name}: {error}") from None
    if not searches:
        raise UnknownBot(f"{name}: {level} does not search in {game.slug}, so it has no use for a time.")
    return bot


class Share:
    """How much of some games was won, as a part of 1."""

    def __init__(self, won: float, games: int) -> None:
        self.won: float = won
        self.games: int = games

    def share(self) -> float:
        return self.won / float(self.games) if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval (Wilson); a shared win only makes the true one narrower."""
        if self.games == 0:
            return (0.0, 1.0)
        n = float(self.games)
        p = self.share()
        middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n)
        half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)) ** 0.5
        return (max(0.0, middle - half), min(1.0, middle + half))


def elo(share: float, even: float) -> float | None:
    """How far above the others a share of wins puts a player, if it would win `even` as their equal.

    None where that cannot be said: it won everything or nothing, or nobody else played.
    """
    if not 0.0 < share < 1.0 or not 0.0 < even < 1.0:
        return None
    return 400.0 * log10(share / (1.0 - share) * (1.0 - even) / even)


class Result:
    """The result of an arena: what each bot won in each seat, and in how many games."""

    def __init__(self, seats: int, lineup: list[str]) -> None:
        self.seats: int = seats
        self.lineup: list[str] = lineup
        self.names: list[str] = list(dict.fromkeys(lineup))
        self.games: int = 0
        self.won: dict[str, list[float]] = {name: [0.0] * seats for name in self.names}
        self.sat: dict[str, list[int]] = {name: [0] * seats for name in self.names}

    def add(self, sitting: list[str], points: list[float]) -> None:
        self.games += 1
        for seat, name in enumerate(sitting):
            self.won[name][seat] += points[seat]
            self.sat[name][seat] += 1

    def of_bot(self, name: str) -> Share:
        """What a bot won, all its seats together."""
        return Share(sum(self.won[name]), self.games)

    def even(self, name: str) -> float:
        """What it would win if all were equal."""
        return self.lineup.count(name) / float(self.seats)

    def of_seat(self, seat: int) -> Share:
        """What a seat won, whoever sat there."""
        return Share(sum([self.won[name][seat] for name in self.names]), self.games)

    def of_bot_in_seat(self, name: str, seat: int) -> Share:
        return Share(self.won[name][seat], self.sat[name][seat])


def line_up(game: Game, names: list[str], seats: int) -> list[str]:
    """A bot for every seat; if there are too few, the last of them fills the rest."""
    for name in names:
        make_player(game, name)
    if not names or len(names) > seats:
        raise UnknownBot(f"{len(names)} bots do not fit on {seats} seats.")
    return names + [names[-1]] * (seats - len(names))


def arena(
    game: Game,
    seats: int,
    options: msgspec.Struct,
    lineup: list[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play this many games; the line-up moves on by one seat after each, so that everybody plays every deal."""
    result = Result(seats, lineup)
    for index in range(games):
        turn = index % seats
        sitting = lineup[turn:] + lineup[:turn]
        state = game.new(seats, options, FastRng(seed + index // seats))
        players = [make_player(game, name) for name in sitting]
        result.add(sitting, play_bots(state, players, FastRng(seed ^ (index + 1) << 20)))
        if progress is not None:
            progress(index + 1)
    return result

"""Judgement learned from play: each seat's chance to win, from features that the game names in words.

A conditional logit: every seat has a score, the sum of its features times their weights, and its chance is in
proportion to e to the power of that. Where all win or lose together, the team has the score, and losing has none. The
weights are found by `undercroft train` and stand in a file of the game.
"""

from __future__ import annotations

import logging
from importlib.resources import files
from math import exp

import msgspec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.guide import Guide
from undercroft.core.state import State

logger = logging.getLogger("undercroft.bots")


class BadJudgement(Exception):
    """A file of weights that cannot be used; says why."""


class Judge:
    """Weights by feature, in the order in which the game's guide describes a seat."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: list[float] = weights

    def chances(self, guide: Guide, world: State) -> list[float]:
        """Every seat's chance to win from here, as parts of 1."""
        scores: list[float] = []
        for seat in range(world.seats):
            scores.append(self.score(guide.describe(world, seat)))
        return shares(scores)

    def chance_together(self, guide: Guide, world: State) -> float:
        """The chance to win of players who win or lose together."""
        return shares([self.score(guide.describe(world, 0)), 0.0])[0]

    def likelihoods(self, guide: Guide, world: State, seat: i64, actions: list[Action]) -> list[float]:
        """How likely each of these actions is, as parts of 1; empty where the guide describes no habits."""
        rows = guide.describe_habits(world, seat, actions)
        return shares([self.score(row) for row in rows]) if rows else []

    def score(self, described: list[float]) -> float:
        total = 0.0
        for index in range(len(described)):
            total += self.weights[index] * described[index]
        return total


def shares(scores: list[float]) -> list[float]:
    """In proportion to e to the power of each score."""
    most = scores[0]
    for score in scores:
        most = max(most, score)
    found: list[float] = []
    total = 0.0
    for score in scores:
        odds = exp(score - most)
        found.append(odds)
        total += odds
    for index in range(len(found)):
        found[index] /= total
    return found


def read_judge(text: bytes, features: list[str]) -> Judge:
    """The weights of a file's text, in the order of the features; raises BadJudgement."""
    try:
        shown = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadJudgement(f"it is not JSON ({error})") from None
    except RecursionError:
        raise BadJudgement("it is nested too deeply") from None
    weights = shown.get("weights") if isinstance(shown, dict) else None
    if not isinstance(weights, dict):
        raise BadJudgement("it holds no weights")
    found: list[float] = []
    for name in features:
        weight = weights.get(name)
        if isinstance(weight, bool) or not isinstance(weight, (int, float)):
            raise BadJudgement(f"it has no weight for {name!r}")
        if not -1000.0 < float(weight) < 1000.0:
            raise BadJudgement(f"the weight of {name!r} is out of all bounds")
        found.append(float(weight))
    if len(weights) != len(features):
        raise BadJudgement("it was made for other features; `undercroft train` makes it again")
    return Judge(found)


def shipped_judge(slug: str, features: list[str], name: str = "judgement.json") -> Judge | None:
    """The judge in a file of a game. With a broken file the game is played without, and the log says why."""
    place = files(f"undercroft.games.{slug}").joinpath(name)
    try:
        if not place.is_file():
            return None
        return read_judge(place.read_bytes(), features)
    except (BadJudgement, OSError) as error:
        logger.error("the bots of %s play without what they have learned, %s: %s", slug, name, error)
        return None

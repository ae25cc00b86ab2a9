"""What Dungeon Raiders tells a search: what people do by habit, the floors, and who is likely to win."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.judge import Judge, shipped_judge
from undercroft.core.action import Action
from undercroft.core.bits import size
from undercroft.core.guide import Guide
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.raiders import habits
from undercroft.games.raiders.actions import BALL, KEY, POWER_CARDS, SWORD, TORCH
from undercroft.games.raiders.bot import habit, standing
from undercroft.games.raiders.cards import FLOORS, ROOMS_ON_FLOOR, count_of
from undercroft.games.raiders.player import most_coins
from undercroft.games.raiders.state import RaidersState

FEATURES: Final = [
    "coins less than the richest other has",
    "coins less, times the part of the game that is done",
    "coins less, times the cube of that part",
    "richest of all, times the part of the game that is done",
    "wounds more than the most wounded other has",
    "wounds more, times the part of the game that is done",
    "most wounded of all",
    "most wounded, times the part of the game that is done",
    "most wounded, times the cube of that part",
    "keys, while rooms are left",
    "swords, while rooms are left",
    "balls, while rooms are left",
    "torches, while rooms are left",
    "power cards left in the hand",
    "turned to stone",
]
FAR: Final = 6.0  # coins or wounds beyond this make no more difference


class RaidersGuide(Guide):
    """Playouts by the habits of the good bot; a chapter is a floor."""

    def habit(self, world: State, seat: i64, actions: list[Action], rng: Rng) -> Action:
        assert isinstance(world, RaidersState)
        return habit(world, seat, rng)

    def likelihoods(self, world: State, seat: i64, actions: list[Action]) -> list[float]:
        return habits.JUDGE.likelihoods(self, world, seat, actions) if habits.JUDGE is not None else []

    def chapter(self, world: State) -> i64:
        assert isinstance(world, RaidersState)
        return world.floor

    def chances(self, world: State) -> list[float]:
        assert isinstance(world, RaidersState)
        if JUDGE is not None:
            return JUDGE.chances(self, world)
        left = world.rooms_left()
        return [standing(world.players, seat, left) for seat in range(world.seats)]

    def habits(self) -> list[str]:
        return habits.HABITS

    def describe_habits(self, world: State, seat: i64, actions: list[Action]) -> list[list[float]]:
        assert isinstance(world, RaidersState)
        situation = habits.Situation(world, seat)
        return [situation.describe(action) for action in actions]

    def features(self) -> list[str]:
        return FEATURES

    def describe(self, world: State, seat: i64) -> list[float]:
        assert isinstance(world, RaidersState)
        player = world.players[seat]
        coins: i64 = 0
        wounds: i64 = 0
        for other in range(world.seats):
            if other != seat:
                coins = max(coins, world.players[other].coins)
                wounds = max(wounds, world.players[other].wounds)
        done = 1.0 - float(world.rooms_left()) / float(FLOORS * ROOMS_ON_FLOOR)
        poor = bounded(float(coins - player.coins))
        hurt = bounded(float(player.wounds - wounds))
        worst = 1.0 if player.wounds > wounds else 0.5 if player.wounds == wounds else 0.0
        rich = 1.0 if player.coins == most_coins(world.players) else 0.0
        return [
            poor,
            poor * done,
            poor * done * done * done,
            rich * done,
            hurt,
            hurt * done,
            worst,
            worst * done,
            worst * done * done * done,
            float(count_of(player.items, KEY)) * (1.0 - done),
            float(count_of(player.items, SWORD)) * (1.0 - done),
            float(count_of(player.items, BALL)) * (1.0 - done),
            float(count_of(player.items, TORCH)) * (1.0 - done),
            float(size(player.hand & POWER_CARDS)),
            1.0 if player.petrified else 0.0,
        ]


def bounded(difference: float) -> float:
    return max(min(difference, FAR), -FAR)


JUDGE: Final[Judge | None] = shipped_judge("raiders", FEATURES)

"""A sensible player. It plans whole walks in a world dealt again, and lets the best of them guide every decision."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.bots.budget import Budget
from undercroft.core.action import Action
from undercroft.core.bits import has
from undercroft.core.bot import Bot, Window
from undercroft.core.rng import NoRng, Rng
from undercroft.games.doggies import actions as do
from undercroft.games.doggies import cards as box
from undercroft.games.doggies import scoring, walking
from undercroft.games.doggies.fights import lacking
from undercroft.games.doggies.scouting import (
    GOOD_PRICES,
    NOT_FOUND,
    Planner,
    Prices,
    Scout,
    card_worths,
    is_wanted,
    rounds_left,
)
from undercroft.games.doggies.state import DoggiesState

# How many beginnings of a walk are followed side by side, and for how many spots of a new card a walk is planned.
WIDTH: Final = 12
SPOTS: Final = 6

# What a night's sleep promises, in coins, with 0, 1 or 2 rounds to come.
NAP_WORTH: Final = [0.0, 1.2, 2.4]
# With this many coins for each paw a walk is worth taking at once.
ENOUGH: Final = [1.2, 1.05, 1.05]
PLENTY: Final = 2.5
FAVOURITES: Final = ["bonk", "pluto", "joan", "ruta", "robin", "sharik"]


class GoodBot(Bot):
    """Follows `width` beginnings of a walk, tries `spots` places for a card, and leaves when the walk is worth it.

    With `doubt` it misjudges what a walk brings by up to that many coins. With `rivalry` a card is laid against others
    too: that much of what their walks are worth with it counts against a place.
    """

    def __init__(
        self,
        width: i64 = WIDTH,
        spots: i64 = SPOTS,
        patience: float = 1.0,
        doubt: float = 0.0,
        rivalry: float = 0.0,
        prices: Prices = GOOD_PRICES,
    ) -> None:
        self.width: i64 = width
        self.spots: i64 = spots
        self.patience: float = patience
        self.doubt: float = doubt
        self.rivalry: float = rivalry
        self.prices: Prices = prices
        self.budget: Budget = Budget(spots)
        self.rng: Rng = NoRng()  # that of the decision under way: what doubt takes from it

    def limit(self, milliseconds: float) -> None:
        self.budget.limit(milliseconds)

    def choose(self, window: Window, rng: Rng) -> Action:
        actions = window.legal()
        if len(actions) == 1:
            return actions[0]
        self.rng = rng
        seat = window.seat
        world = self.imagine(window, rng)
        first = actions[0]
        if isinstance(first, do.ChooseDog):
            return favourite_dog(actions)
        if isinstance(first, do.KeepQuest):
            return best_quest(world, seat, actions)
        if isinstance(first, do.Place):
            return self.place(world, seat, actions)
        if do.SLEEP in actions:
            return self.turn(world, seat, actions)
        return self.step(world, actions)

    def imagine(self, window: Window, rng: Rng) -> DoggiesState:
        """A world that is possible for the seat."""
        world = window.redeal(rng)
        assert isinstance(world, DoggiesState)
        return world

    # A turn

    def turn(self, world: DoggiesState, seat: i64, actions: list[Action]) -> Action:
        worth = NOT_FOUND
        if do.LEAVE in actions:
            worth = self.plan(world, seat, self.width).worth
        return self.decide(world, seat, worth, do.EXPLORE in actions)

    def decide(self, world: DoggiesState, seat: i64, worth: float, explores: bool) -> Action:
        """Explore while it promises more than it risks; leave with enough; sleep if the walk is worth less."""
        nap = NAP_WORTH[rounds_left(world)] if world.players[seat].spare() > 0 else 0.0
        if explores and (worth <= nap or not self.is_time(world, seat, worth)):
            return do.EXPLORE
        if worth == NOT_FOUND or worth < nap:
            return do.SLEEP
        return do.LEAVE

    def is_time(self, world: DoggiesState, seat: i64, worth: float) -> bool:
        """Is a walk worth taking at once? A seat that is alone loses nothing by waiting."""
        if world.inside() == [seat]:
            return worth >= self.patience * PLENTY * float(world.players[seat].available)
        return worth >= self.patience * enough(world, seat)

    # A new card

    def place(self, world: DoggiesState, seat: i64, actions: list[Action]) -> Action:
        """Where the next walk gains most by it, of the spots that look best."""
        worths = card_worths(world, seat, self.prices)
        path = self.plan(world, seat, self.width).path()
        good = is_wanted(world, seat, world.drawn, worths)
        best = actions[0]
        best_worth = NOT_FOUND * 2.0
        self.budget.start()
        for action in promising(world, actions, path, good, self.spots):
            twin = world.copy()
            twin.play(seat, action, NoRng())
            assert isinstance(action, do.Place)
            worth = self.plan(twin, seat, self.width // 2 + 1).worth
            worth -= 0.01 * float(distance(action.cell, path))
            if self.rivalry > 0.0:
                worth -= self.rivalry * self.hopes_of_others(twin, seat)
            if worth > best_worth:
                best_worth = worth
                best = action
            if self.budget.is_late():
                break
        return best

    def hopes_of_others(self, world: DoggiesState, seat: i64) -> float:
        """What the walks of the rivals who are still inside would bring them, on average."""
        total = 0.0
        count = 0.0
        for other in world.inside():
            if other != seat:
                total += max(self.plan(world, other, self.width // 3 + 1).worth, 0.0)
                count += 1.0
        return total / count if count > 0.0 else 0.0

    # A walk

    def step(self, world: DoggiesState, actions: list[Action]) -> Action:
        """The first step of the best plan from here."""
        found = self.plan(world, world.active, self.width)
        best = found.worth
        steps = found.steps()
        first = steps[0] if steps else actions[0]
        for action in actions:
            if isinstance(action, do.Rotate):
                # A card turned must open something better, or it is left as it lies.
                twin = world.copy()
                walking.step(twin, action)
                worth = self.plan(twin, world.active, self.width // 2 + 1).worth
                if worth > best + 0.5:
                    best = worth
                    first = action
        return first if first in actions else actions[0]

    def plan(self, world: DoggiesState, seat: i64, width: i64) -> Scout:
        """The best walk of a seat from here, or from the start room if it does not walk yet."""
        twin = world.copy_for_walk(seat)
        if len(twin.path) == 0:
            twin.active = seat
            twin.drawn = box.NO_CARD
            twin.path = vec[i64]([0])
        return Planner(twin, seat, width, self.prices, self.doubt, self.rng).search(
            Scout(twin, 0.0, None, None)
        )


def enough(world: DoggiesState, seat: i64) -> float:
    """What a walk should bring with that many paws."""
    return ENOUGH[rounds_left(world)] * float(world.players[seat].available)


# Before the first turn


def favourite_dog(actions: list[Action]) -> Action:
    for name in FAVOURITES:
        for action in actions:
            if isinstance(action, do.ChooseDog) and box.DOG_NAMES[action.dog] == name:
                return action
    return actions[0]


def best_quest(world: DoggiesState, seat: i64, actions: list[Action]) -> Action:
    """The one that suits the dog: few symbols missing against its monsters. A race for symbols is anybody's."""
    best = actions[0]
    best_hope = -1.0
    for action in actions:
        assert isinstance(action, do.KeepQuest)
        quest = box.QUESTS[action.quest]
        hope = 2.0
        if quest.symbol < 0:
            missing: i64 = 0
            for card in scoring.TARGETS[action.quest]:
                missing = 0
                for symbol in range(3):
                    missing += lacking(world.players[seat].marks, box.NEED[card], symbol)
            hope = 3.0 - float(missing)
        if hope > best_hope:
            best_hope = hope
            best = action
    return best


# Spots


def distance(cell: i64, path: list[i64]) -> i64:
    """How far a cell is from the nearest of a path."""
    best: i64 = 1000
    for other in path:
        across = do.x_of(cell) - do.x_of(other)
        down = do.y_of(cell) - do.y_of(other)
        best = min(best, max(across, -across) + max(down, -down))
    return best


def promising(
    world: DoggiesState, actions: list[Action], path: list[i64], good: bool, count: i64
) -> list[Action]:
    """A few placements to think through: a good card near the way one would go, a bad one far off."""
    scored: list[float] = []
    for action in actions:
        assert isinstance(action, do.Place)
        near = float(distance(action.cell, path))
        joins: i64 = 0
        dungeon = world.dungeon
        node = dungeon.node_at(action.cell)
        sides = box.SIDES[world.drawn * 4 + action.turn]
        for direction in range(4):
            other = dungeon.near[node * 4 + direction]
            if has(sides, direction) and other >= 0 and has(dungeon.sides[other], direction ^ 2):
                joins += 1
        scored.append(float(joins) - 2.0 * near if good else near - 0.5 * float(joins))
    best = sorted(range(len(actions)), key=lambda index: -scored[index])
    return [actions[index] for index in best[:count]]

"""A sensible player. It plans whole walks in a world dealt again, and lets the best of them guide every decision.

A plan is a walk to the end, found by following the most promising beginnings side by side (a beam). Its worth is in
coins: what the cards taken are worth now, and what their symbols, keys and paws promise for the rounds to come.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.bots.budget import Budget
from undercroft.bots.levels import LONGEST_MS
from undercroft.core.action import Action
from undercroft.core.bits import has
from undercroft.core.bot import Bot, Window
from undercroft.core.rng import NoRng, Rng
from undercroft.games.doggies import actions as do
from undercroft.games.doggies import cards as box
from undercroft.games.doggies import scoring, walking
from undercroft.games.doggies.fights import lacking, winning_potions
from undercroft.games.doggies.state import DoggiesState

# How many beginnings of a walk are followed side by side, and for how many spots of a new card a walk is planned.
WIDTH: Final = 12
SPOTS: Final = 6

# What things promise, in coins, with 0, 1 or 2 rounds to come.
SYMBOL_WORTH: Final = [0.0, 0.6, 1.2]
SHIELD_WORTH: Final = [0.0, 0.3, 0.6]
KEY_WORTH: Final = [0.0, 1.0, 1.8]
CHEST_HOPE: Final = [0.0, 0.8, 1.6]
NAP_WORTH: Final = [0.0, 1.2, 2.4]
# With this many coins for each paw a walk is worth taking at once.
ENOUGH: Final = [1.2, 1.05, 1.05]
PLENTY: Final = 2.5
FAVOURITES: Final = ["bonk", "pluto", "joan", "ruta", "robin", "sharik"]
NOT_FOUND: Final = -1000.0


class Prices:
    """What players do not agree on, in coins: the paw of a tramp and a potion, with 0, 1 or 2 rounds to come.

    `race` is the part of a symbol quest that one symbol more is worth, while nobody is far ahead.
    """

    def __init__(self, paw: list[float], potion: list[float], race: float) -> None:
        self.paw: list[float] = paw
        self.potion: list[float] = potion
        self.race: float = race


GOOD_PRICES: Final = Prices([0.0, 1.2, 2.4], [0.2, 0.6, 0.9], 0.3)


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
        self.budget: Budget = Budget(spots, LONGEST_MS)
        self.rng: Rng = NoRng()  # that of the decision under way: what doubt takes from it

    def limit(self, milliseconds: float) -> None:
        self.budget.limit(milliseconds)

    def choose(self, window: Window, rng: Rng) -> Action:
        actions = window.legal()
        if len(actions) == 1:
            return actions[0]
        world = window.redeal(rng)
        assert isinstance(world, DoggiesState)
        self.rng = rng
        seat = window.seat
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

    # A turn

    def turn(self, world: DoggiesState, seat: i64, actions: list[Action]) -> Action:
        """Explore while it promises more than it risks; leave with enough; sleep if the walk is worth less."""
        worth = NOT_FOUND
        if do.LEAVE in actions:
            worth = self.plan(world, seat, self.width).worth
        player = world.players[seat]
        nap = NAP_WORTH[rounds_left(world)] if player.spare() > 0 else 0.0
        if do.EXPLORE in actions and (worth <= nap or not self.is_time(world, seat, worth)):
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
        first = found.first()
        for action in actions:
            if isinstance(action, do.Rotate):
                # A card turned must open something better, or it is left as it lies.
                twin = world.copy()
                walking.step(twin, action)
                worth = self.plan(twin, world.active, self.width // 2 + 1).worth
                if worth > best + 0.5:
                    best = worth
                    first = action
        if first is not None and first in actions:
            return first
        return actions[0]

    def plan(self, world: DoggiesState, seat: i64, width: i64) -> Scout:
        """The best walk of a seat from here, or from the start room if it does not walk yet."""
        twin = world.copy_for_walk(seat)
        if len(twin.path) == 0:
            twin.active = seat
            twin.drawn = box.NONE
            twin.path = vec[i64]([0])
        return Planner(twin, seat, width, self.prices, self.doubt, self.rng).search(
            Scout(twin, 0.0, None, None)
        )


def enough(world: DoggiesState, seat: i64) -> float:
    """What a walk should bring with so many paws."""
    return ENOUGH[rounds_left(world)] * float(world.players[seat].available)


def rounds_left(world: DoggiesState) -> i64:
    return min(box.ROUNDS - world.round, 2)


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


# What cards are worth


def card_worths(world: DoggiesState, seat: i64, prices: Prices) -> list[float]:
    """What taking each card of the dungeon, or the drawn one, is worth to a seat now."""
    worths: list[float] = [0.0 for _ in range(box.DECK_SIZE + 1)]
    quests = scoring.quests_of(world, seat, True)
    symbols = [symbol_worth(world, seat, symbol, quests, prices) for symbol in range(3)]
    purse = scoring.purse(world, seat)
    for node in world.dungeon.laid:
        card = world.dungeon.card[node]
        if card >= 0 and world.owner[card] == box.NOBODY:
            worths[card] = card_worth(world, card, quests, symbols, purse)
    if world.drawn >= 0:
        worths[world.drawn] = card_worth(world, world.drawn, quests, symbols, purse)
    return worths


def symbol_worth(world: DoggiesState, seat: i64, symbol: i64, quests: vec[i64], prices: Prices) -> float:
    """One symbol more: for later fights, and in the race for a symbol quest."""
    worth = SYMBOL_WORTH[rounds_left(world)]
    for quest in quests:
        if box.QUESTS[quest].symbol == symbol:
            ahead = scoring.count_for(world, quest, seat)
            most: i64 = 0
            for other in range(world.seats):
                if other != seat:
                    most = max(most, scoring.count_for(world, quest, other))
            worth += float(box.QUESTS[quest].coins) * (prices.race if -1 <= most - ahead <= 2 else 0.1)
    return worth


def trophy_worth(world: DoggiesState, marks: i64, symbols: list[float]) -> float:
    left = rounds_left(world)
    worth = float(box.shields_of(marks)) * SHIELD_WORTH[left] + float(box.keys_of(marks)) * KEY_WORTH[left]
    for symbol in range(3):
        worth += float(box.count_of(marks, symbol)) * symbols[symbol]
    return worth


def card_worth(
    world: DoggiesState, card: i64, quests: vec[i64], symbols: list[float], purse: scoring.Purse
) -> float:
    """Coins, quests and promises of a card."""
    room = box.ROOMS[card]
    kind = room.kind
    worth = trophy_worth(world, room.trophy, symbols)
    if kind == box.CHEST:
        if purse.keys > purse.chests:
            return float(box.CHEST_COINS)
        return CHEST_HOPE[rounds_left(world)]
    worth += float(room.coins)
    if box.keys_of(room.trophy) and purse.chests > purse.keys:
        worth += float(box.CHEST_COINS)
    if kind == box.MONSTER:
        for quest in quests:
            if box.QUESTS[quest].species == room.species:
                worth += float(box.QUESTS[quest].coins)
    return worth


def is_wanted(world: DoggiesState, seat: i64, card: i64, worths: list[float]) -> bool:
    """Is this a card one would like to meet?"""
    if box.KIND[card] == box.MONSTER and not winning_potions(world.players[seat], card):
        return False
    return box.KIND[card] == box.TRAMP or worths[card] > 0.5


# Planning a walk


class Scout:
    """The beginning of a walk that is thought through."""

    def __init__(self, world: DoggiesState, worth: float, before: Scout | None, step: Action | None) -> None:
        self.world: DoggiesState = world
        self.worth: float = worth
        self.before: Scout | None = before
        self.step: Action | None = step

    def first(self) -> Action | None:
        """The first step from where the plan began."""
        found: Action | None = None
        scout: Scout | None = self
        while scout is not None and scout.step is not None:
            found = scout.step
            scout = scout.before
        return found

    def path(self) -> list[i64]:
        """The cells it leads through; the start room if it leads nowhere."""
        found = [self.world.dungeon.cell[node] for node in self.world.path]
        return found if found else [self.world.dungeon.cell[0]]


class Idea:
    """One room more: how to get there, what to do there, and what the walk is worth then."""

    def __init__(self, scout: Scout, move: Action | None, step: Action | None, worth: float) -> None:
        self.scout: Scout = scout
        self.move: Action | None = move
        self.step: Action | None = step
        self.worth: float = worth

    def follow(self) -> Scout:
        """Go there and do it, in a copy of the table."""
        world = self.scout.world.copy_for_walk(self.scout.world.active)
        found = self.scout
        if self.move is not None:
            walking.step(world, self.move)
            found = Scout(world, self.worth, found, self.move)
        if self.step is not None:
            walking.step(world, self.step)
            found = Scout(world, self.worth, found, self.step)
        return found


class Planner:
    """Follows the best beginnings of one seat's walk side by side, one room at a time."""

    def __init__(
        self, world: DoggiesState, seat: i64, width: i64, prices: Prices, doubt: float, rng: Rng
    ) -> None:
        self.prices: Prices = prices
        self.seat: i64 = seat
        self.width: i64 = width
        self.doubt: float = doubt
        self.rng: Rng = rng
        self.worths: list[float] = card_worths(world, seat, prices)
        self.left: i64 = rounds_left(world)
        self.before: float = 0.0
        if self.left == 0:
            self.before = float(scoring.total(world, seat))
        quests = scoring.quests_of(world, seat, True)
        self.symbols: list[float] = [symbol_worth(world, seat, symbol, quests, prices) for symbol in range(3)]
        self.dearest: float = max(self.worths)
        self.best: Scout = Scout(world, NOT_FOUND, None, None)
        self.ideas: list[Idea] = []

    def search(self, start: Scout) -> Scout:
        """The best walk that ends; NOT_FOUND is the worth of none."""
        scouts: list[Scout] = [start]
        if start.world.pending:
            self.decide(start, None)
            scouts = self.most_promising()
        while scouts:
            for scout in scouts:
                self.expand(scout)
            scouts = self.most_promising()
        return self.best

    def most_promising(self) -> list[Scout]:
        """The best of the beginnings that are one room longer, as far as they could still beat the best walk found.

        Only these are followed: copies of the table are what planning spends its time on.
        """
        ideas = self.ideas
        self.ideas = []
        order = sorted(range(len(ideas)), key=lambda index: -ideas[index].worth)
        places: list[int] = []
        found: dict[int, Scout] = {}
        for index in order:
            if len(places) == self.width:
                break
            scout = ideas[index].follow()
            paws = float(scout.world.players[self.seat].available)
            if scout.worth + paws * self.dearest > self.best.worth:
                places.append(index)
                found[index] = scout
        places.sort()
        return [found[index] for index in places]

    def expand(self, scout: Scout) -> None:
        """Every move from here, and every decision about the room it leads to."""
        end = NOT_FOUND
        for step in walking.move_steps(scout.world):
            if isinstance(step, do.Rotate):
                continue
            if walking.ends_walk(scout.world, step):
                if end == NOT_FOUND:
                    end = self.worth_at_the_end(scout)
                self.finish(scout, step, end)
            else:
                self.enter(scout, step)

    def enter(self, scout: Scout, move: Action) -> None:
        """What there is to decide after a move: found out by standing there for a moment."""
        world = scout.world
        walker = world.walker()
        here = world.here
        paws = walker.available
        if isinstance(move, do.Portal):
            world.here = world.dungeon.node_at(move.cell)
        elif isinstance(move, do.Break):
            world.here = world.beside(move.direction)
            walker.available -= 1
        else:
            assert isinstance(move, do.Move)
            world.here = world.beside(move.direction)
        if walking.has_decision(walker, world.card_here()):
            self.decide(scout, move)
        else:
            self.ideas.append(Idea(scout, move, None, scout.worth))
        world.here = here
        walker.available = paws

    def decide(self, scout: Scout, move: Action | None) -> None:
        for step in walking.room_steps(scout.world):
            gain = self.gain(scout.world, step)
            if step is not do.CLAIM or gain > 0.0:
                self.ideas.append(Idea(scout, move, step, scout.worth + gain))

    def worth_at_the_end(self, scout: Scout) -> float:
        """In the last round a walk is judged by the score itself."""
        if self.left == 0:
            return float(scoring.total(scout.world, self.seat)) - self.before
        return scout.worth

    def finish(self, scout: Scout, step: Action, worth: float) -> None:
        """A walk that ends."""
        if isinstance(step, do.Break):
            worth -= 0.01
        if self.doubt > 0.0:
            worth += self.doubt * (float(self.rng.below(201)) / 100.0 - 1.0)
        if worth > self.best.worth:
            self.best = Scout(scout.world, worth, scout, step)

    def gain(self, world: DoggiesState, step: Action) -> float:
        """What a decision about a room brings, in coins."""
        card = world.card_here()
        if step is do.CLAIM or step is do.SMITE or step is do.TAKE_TRAP:
            return self.worths[card]
        if isinstance(step, do.Fight):
            drunk: i64 = 0
            for symbol in range(3):
                drunk += box.count_of(step.potions, symbol)
            return self.worths[card] - float(drunk) * self.prices.potion[self.left]
        if isinstance(step, do.TakePotion):
            return self.prices.potion[self.left] + self.symbols[step.symbol] - SYMBOL_WORTH[self.left]
        if isinstance(step, do.Hire):
            return self.worths[card] + self.tramp_worth(world, card, step.side)
        if step is do.DISARM_POTION:
            return -self.prices.potion[self.left]
        if isinstance(step, do.Disarm):
            return -self.lost_worth(world, step.card)
        if step is do.SNEAK:
            return -0.05
        return 0.0

    def tramp_worth(self, world: DoggiesState, card: i64, side: i64) -> float:
        """Beside the coin he costs: his symbols, and on side B a paw."""
        room = box.ROOMS[card]
        if side == do.SIDE_B:
            paw = self.prices.paw[self.left] if world.players[self.seat].spare() > 0 else 0.0
            return trophy_worth(world, room.hired, self.symbols) + paw
        worth = 0.0
        for symbol in range(3):
            if has(room.either, symbol):
                worth += self.symbols[symbol]
        return 0.7 * worth

    def lost_worth(self, world: DoggiesState, card: i64) -> float:
        """What a card laid on a trap takes along."""
        room = box.ROOMS[card]
        if room.kind != box.TRAMP:
            return self.worths[card] or trophy_worth(world, room.trophy, self.symbols) + 0.5
        side = do.SIDE_A if world.side[card] == box.LIES_A else do.SIDE_B
        return self.tramp_worth(world, card, side) + float(room.coins)


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
            if has(sides, direction) and other >= 0 and dungeon.sides[other] >> (direction ^ 2) & 1:
                joins += 1
        scored.append(float(joins) - 2.0 * near if good else near - 0.5 * float(joins))
    best = sorted(range(len(actions)), key=lambda index: -scored[index])
    return [actions[index] for index in best[:count]]

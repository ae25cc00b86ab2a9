"""The best walk of a seat, planned in a world dealt again.

A plan is a walk to the end, found by following the most promising beginnings side by side (a beam). Its worth is in
coins: what the cards taken are worth now, and what their symbols, keys and paws promise for the rounds to come.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import has
from undercroft.core.log import NO_SEAT
from undercroft.core.rng import Rng
from undercroft.games.doggies import actions as do
from undercroft.games.doggies import cards as box
from undercroft.games.doggies import scoring, walking
from undercroft.games.doggies.fights import winning_potions
from undercroft.games.doggies.state import DoggiesState

# What things are likely to bring, in coins, with 0, 1 or 2 rounds to come.
SYMBOL_WORTH: Final = [0.0, 0.6, 1.2]
SHIELD_WORTH: Final = [0.0, 0.3, 0.6]
KEY_WORTH: Final = [0.0, 1.0, 1.8]
CHEST_HOPE: Final = [0.0, 0.8, 1.6]
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


def rounds_left(world: DoggiesState) -> i64:
    return min(box.ROUNDS - world.round, 2)


# What cards are worth


def card_worths(world: DoggiesState, seat: i64, prices: Prices) -> list[float]:
    """What taking each card of the dungeon, or the drawn one, is worth to a seat now."""
    worths: list[float] = [0.0 for _ in range(box.DECK_SIZE + 1)]
    quests = scoring.quests_of(world, seat, True)
    symbols = [symbol_worth(world, seat, symbol, quests, prices) for symbol in range(3)]
    purse = scoring.purse(world, seat)
    for node in world.dungeon.laid:
        card = world.dungeon.card[node]
        if card >= 0 and world.owner[card] == NO_SEAT:
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

    def steps(self) -> list[Action]:
        """All steps, from where the plan began."""
        found: list[Action] = []
        scout: Scout | None = self
        while scout is not None and scout.step is not None:
            found.append(scout.step)
            scout = scout.before
        found.reverse()
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
        """The best walk that ends; its worth is NOT_FOUND if there is none."""
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
        """What there is to decide after a move, found by standing there for a moment."""
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
        """Besides the coin he costs: his symbols, and on side B a paw."""
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

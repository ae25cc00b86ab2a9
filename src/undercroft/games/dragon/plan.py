"""What is worth doing: the jobs a gnome can take on, what each is worth, and what it costs in action points.

Costs and values are whole numbers in tenths: a cost of 20 is two action points. A job is judged by its value for every
action point it still needs, up to the gem on the Rage path or the rubble cleared; the first action of the best job is
what a gnome does.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import bit, first, has, members
from undercroft.games.dragon import actions
from undercroft.games.dragon.arrival import next_find_rages
from undercroft.games.dragon.cards import HEXES, NO_PLACE, PLACES, TORCHBEARER
from undercroft.games.dragon.cave import ENTRANCE, HOME, STRIDE, ZEROS
from undercroft.games.dragon.piles import hexes_of
from undercroft.games.dragon.state import DragonState

FAR: Final = 1_000_000


class Weights:
    """What a player holds important. The numbers were found by trying others in many games."""

    def __init__(
        self,
        slack: i64 = 47,
        last_slack: i64 = 120,
        near_way: i64 = 25,
        far_way: i64 = 12,
        cut_off: i64 = 400,
        soon: i64 = 12,
        later: i64 = 14,
        dark: i64 = 10,
        rage: i64 = 8,
        lost_ap: i64 = 20,
    ) -> None:
        self.gem: i64 = 100  # a gem on the path
        self.slack: i64 = slack  # a hex that is not lost, while many may still be lost
        self.last_slack: i64 = last_slack  # and more, divided by what may still be lost
        self.near_way: i64 = near_way  # an open way next to the Entrance
        self.far_way: i64 = far_way  # an open way two steps from it
        self.cut_off: i64 = cut_off  # a gnome that would be cut off
        self.soon: i64 = soon  # dragon cards that may come before somebody else clears a hex
        self.later: i64 = later  # by how many cards those of the discard pile are further away
        self.dark: i64 = dark  # the risk of a cave card, as a cost
        self.rage: i64 = rage  # one dragon card drawn
        self.lost_ap: i64 = lost_ap  # what finding the Dragon costs in action points
        self.claim: i64 = 20  # what a job costs in addition where another gnome stands


def between(one: Weights, other: Weights) -> Weights:
    """Weights halfway between two."""
    return Weights(
        slack=(one.slack + other.slack) // 2,
        last_slack=(one.last_slack + other.last_slack) // 2,
        near_way=(one.near_way + other.near_way) // 2,
        far_way=(one.far_way + other.far_way) // 2,
        cut_off=(one.cut_off + other.cut_off) // 2,
        soon=(one.soon + other.soon) // 2,
        later=(one.later + other.later) // 2,
        dark=(one.dark + other.dark) // 2,
        rage=(one.rage + other.rage) // 2,
        lost_ap=(one.lost_ap + other.lost_ap) // 2,
    )


BRISK: Final = Weights()
# Clears every hex in time and never hurries: wins more, and takes twice as many rounds.
PATIENT: Final = Weights(
    slack=24,
    last_slack=168,
    far_way=41,
    cut_off=340,
    soon=24,
    later=17,
    dark=6,
    rage=10,
    lost_ap=193,
)
# Found from there by trying others at the two highest difficulties: keeps the last hexes and the way next to the
# Entrance open above all.
WARY: Final = Weights(
    slack=24,
    last_slack=220,
    near_way=48,
    far_way=23,
    cut_off=326,
    soon=24,
    later=15,
    dark=4,
    rage=10,
    lost_ap=214,
)
# Only for gems: hardly sees what rubble and the Dragon will do.
HASTY: Final = Weights(slack=0, last_slack=12, near_way=0, far_way=0, cut_off=40, dark=0, rage=0, lost_ap=0)
CASUAL: Final = between(HASTY, BRISK)
CAREFUL: Final = between(BRISK, PATIENT)

# Searching with a bonus of 0, 1, 2, 3: expected rolls, and Dragons met on the way, both in hundredths.
ROLLS: Final[list[i64]] = [252, 178, 133, 100]
DRAGONS: Final[list[i64]] = [63, 44, 33, 0]


class Job:
    """Something worth doing."""

    def __init__(self, value: i64, cost: i64, action: Action, place: i64) -> None:
        self.value: i64 = value
        self.cost: i64 = cost  # of all that is left to do
        self.action: Action = action  # the first thing to do for it
        self.place: i64 = place  # where the work is

    def beats(self, other: Job) -> bool:
        """More value for every action point."""
        return self.value * other.cost > other.value * self.cost

    def rate(self) -> float:
        """Value for every action point."""
        return float(self.value) / float(max(self.cost, 1))


class Plan:
    """A gnome's view of the cave: what it costs to get anywhere, and to carry a gem home from anywhere."""

    def __init__(self, world: DragonState, gnome: i64, seat: i64, weights: Weights) -> None:
        self.world: DragonState = world
        self.gnome: i64 = gnome
        self.seat: i64 = seat
        self.weights: Weights = weights
        self.here: i64 = world.at[gnome]
        self.reach: vec[i64] = ZEROS[:]  # by place, what it costs to get there
        self.first: vec[i64] = ZEROS[:]  # by place, the first step of the way there
        self.home: vec[i64] = ZEROS[:]  # by place, what it costs to carry one gem home
        self.onward: vec[i64] = ZEROS[:]  # by place, the next place of that way
        # Hexes whose cards this seat knows to come next
        self.next_cards: i64 = hexes_of(world.dragon_pile.known(seat))
        self.spread(self.here, self.reach, self.first, True)
        self.spread(ENTRANCE, self.home, self.onward, False)

    def spread(self, start: i64, costs: vec[i64], steps: vec[i64], outwards: bool) -> None:
        """Dijkstra over all places in the game, from this one.

        Outwards: what it costs to get there, and the first step. Otherwise what it costs to carry a gem from there to
        the start, and the next place of the way.
        """
        for place in range(PLACES):
            costs[place] = FAR
        costs[start] = 0
        ways = self.world.cave.map.ways
        done: i64 = 0
        while True:
            place = self.nearest(costs, done)
            if place == NO_PLACE:
                return
            done |= bit(place)
            enter = self.enter_cost(place)
            index = place * STRIDE
            while ways[index] != NO_PLACE:
                other = ways[index]
                index += 1
                cost = costs[place] + (self.step_cost(place, other) if outwards else enter)
                if cost < costs[other]:
                    costs[other] = cost
                    steps[other] = place if not outwards else other if place == start else steps[place]

    def nearest(self, costs: vec[i64], done: i64) -> i64:
        """The cheapest place that is not done; NO_PLACE if no way leads to any other."""
        best: i64 = NO_PLACE
        least: i64 = FAR
        for place in range(PLACES):
            if not has(done, place) and costs[place] < least:
                least = costs[place]
                best = place
        return best

    def step_cost(self, start: i64, to: i64) -> i64:
        """From a place onto its neighbour."""
        cave = self.world.cave
        if has(cave.lit, to):
            return 10
        if not has(cave.in_game(), to):
            return FAR
        cost: i64 = 10
        if has(cave.rubble, to):
            cost += 10 * self.world.clear_cost(self.gnome)
        if self.gnome != TORCHBEARER and not cave.spare_torch(start):
            cost += 10 * self.world.effects.torch_cost
        if not has(cave.emptied, to):
            cost += self.weights.dark
        return cost

    def enter_cost(self, place: i64) -> i64:
        """One gem onto this place; a dark one must be lit first, there and back."""
        cave = self.world.cave
        step = 10 * self.world.carry_cost(self.gnome, 1)
        if has(cave.lit, place):
            return step
        if not has(cave.in_game(), place):
            return FAR
        if has(cave.rubble, place):
            step += 10 * self.world.clear_cost(self.gnome)
        return step + 30 + self.weights.dark

    # Steps

    def step_to(self, to: i64) -> Action:
        """The first thing to do in order to get onto this neighbour."""
        cave = self.world.cave
        if has(cave.lit, to):
            return actions.STEPS[to]
        if has(cave.rubble, to):
            return actions.CLEARS[to]
        if self.gnome == TORCHBEARER:
            return actions.STEPS[to]
        if cave.spare_torch(self.here):
            return actions.TORCH_STEPS[to]
        return self.torch()

    def torch(self) -> Action:
        """A new torch, from the place that needs it least."""
        return actions.TORCHES_MADE[torch_source(self.world, self.here)]

    # Jobs

    def jobs(self) -> list[Job]:
        """Everything that could be done."""
        found: list[Job] = []
        self.add_gems(found)
        self.add_searches(found)
        self.add_clearings(found)
        self.add_going_home(found)
        return found

    def best_job(self, legal: list[Action]) -> Job | None:
        """The best job that can be begun. Where the best of all must wait for more action points, the gnome stays."""
        jobs = self.jobs()
        best = best_of(jobs)
        if best is None or best.action in legal:
            return best
        possible = [job for job in jobs if job.action in legal]
        # A search or a clearing is done without leaving the place.
        stay = [
            job for job in possible if job.action is actions.SEARCH or isinstance(job.action, actions.Clear)
        ]
        here = best_of(stay)
        if here is not None or best.place == self.here:
            return here
        return best_of(possible)

    def claimed(self, place: i64) -> i64:
        """What a job costs in addition because another gnome stands there already."""
        others = self.world.gnomes_at(place) & ~bit(self.gnome)
        return self.weights.claim if others and place != self.here and place else 0

    def add_gems(self, jobs: list[Job]) -> None:
        """Gems that lie in the cave want to be home."""
        cave = self.world.cave
        for hex in range(1, HEXES + 1):
            if not cave.gems[hex]:
                continue
            cost = self.reach[hex] + self.home[hex] + self.claimed(hex)
            if cost >= FAR:
                continue
            action = self.carry_on() if hex == self.here else self.step_to(self.first[hex])
            jobs.append(Job(self.weights.gem, cost, action, hex))

    def carry_on(self) -> Action:
        """The gem here goes on towards the Entrance, or the way is prepared."""
        to = self.onward[self.here]
        cave = self.world.cave
        if not has(cave.lit, to):
            return self.step_to(to)
        gems: i64 = 1
        most = cave.gems[self.here]
        # Several at once save action points; with few dice in play they draw more cards.
        while gems < most and self.world.ap >= self.world.carry_cost(self.gnome, gems + 1):
            if to == ENTRANCE and self.world.dice < 3:
                break
            gems += 1
        return actions.carrying(to, gems)

    def add_searches(self, jobs: list[Job]) -> None:
        """Gems that are not found yet: the way there, the search, and the way home."""
        world = self.world
        cave = world.cave
        weights = self.weights
        cards = 10 + 10 * world.dice // 3  # dragon cards of an ordinary Rage, in tenths
        for hex in range(1, HEXES + 1):
            if not world.can_search(hex):
                continue
            bonus = min(world.search_bonus(self.gnome, hex), 3)
            cost = self.reach[hex] + self.home[hex] + self.claimed(hex)
            if cost >= FAR:
                continue
            cost += ROLLS[bonus] * world.effects.search_cost // 10 + DRAGONS[bonus] * weights.lost_ap // 100
            value = self.weights.gem - DRAGONS[bonus] * cards * weights.rage // 1000
            if next_find_rages(world):
                value -= cards * weights.rage // 10
            action: Action = actions.SEARCH
            if hex != self.here:
                action = self.step_to(self.first[hex])
            elif cave.dark(hex):
                action = self.torch()
            jobs.append(Job(value, cost, action, hex))

    def add_clearings(self, jobs: list[Job]) -> None:
        """Rubble that the Dragon might strike again."""
        world = self.world
        cave = world.cave
        clear_cost = 10 * world.clear_cost(self.gnome)
        for hex in range(1, HEXES + 1):
            if not has(cave.rubble, hex) or has(cave.lost, hex):
                continue
            beside: i64 = NO_PLACE
            index = hex * STRIDE
            while cave.map.ways[index] != NO_PLACE:
                place = cave.map.ways[index]
                index += 1
                if has(cave.open, place) and (beside == NO_PLACE or self.reach[place] < self.reach[beside]):
                    beside = place
            if beside == NO_PLACE or self.reach[beside] >= FAR:
                continue
            action: Action = actions.CLEARS[hex]
            if beside != self.here:
                action = self.step_to(self.first[beside])
            value = clearing_value(world, hex, self.next_cards, self.weights)
            jobs.append(Job(value, self.reach[beside] + clear_cost, action, beside))

    def add_going_home(self, jobs: list[Job]) -> None:
        """When no gem is left to find, all must be home."""
        world = self.world
        if self.here == ENTRANCE or world.gem_supply():
            return
        value = self.weights.gem if world.delivered == world.difficulty.target else self.weights.gem // 4
        if self.reach[ENTRANCE] < FAR:
            jobs.append(Job(value, self.reach[ENTRANCE], self.step_to(self.first[ENTRANCE]), ENTRANCE))


def best_of(jobs: list[Job]) -> Job | None:
    best: Job | None = None
    for job in jobs:
        if best is None or job.beats(best):
            best = job
    return best


def clearing_value(world: DragonState, hex: i64, next_cards: i64, weights: Weights) -> i64:
    """What clearing a rubble hex saves: the slack its removal would cost, the way it is, and gnomes behind it."""
    cave = world.cave
    after = cave.copy()
    lost = after.remove(hex)
    slack = world.slack()
    drop = slack - world.slack_in(after)
    worth = weights.slack + weights.last_slack // (slack + 1 if slack > 0 else 1)
    value = drop * worth
    if lost & world.guarded():
        value += weights.cut_off
    if cave.map.near[hex] & HOME:
        value += weights.near_way
    elif cave.map.around(HOME) & cave.map.near[hex]:
        value += weights.far_way
    return value * urgency(world, hex, next_cards, weights) // 100


def urgency(world: DragonState, hex: i64, next_cards: i64, weights: Weights) -> i64:
    """How likely the hex is struck before somebody else comes by, in hundredths."""
    if has(next_cards, hex):
        return 150
    before: i64 = 0
    for packet in world.dragon_pile.from_the_top():
        size: i64 = len(packet)
        for card in packet.loose:
            if card == hex:
                return chance(weights.soon, before, size)
        for card in packet.front:
            if card == hex:
                return chance(weights.soon, before, size)
        before += size
    return chance(weights.soon, before + weights.later, len(world.dragon_pile.discard))


def chance(soon: i64, before: i64, size: i64) -> i64:
    """That one of `size` cards, after those before it, comes soon."""
    hundredths = 100 * soon // (before + size + 1)
    return hundredths if hundredths < 100 else 100


def torch_source(world: DragonState, place: i64) -> i64:
    """Where a torch for this place is missed least: the supply, then far, bare, emptied hexes."""
    cave = world.cave
    if cave.torch_supply:
        return actions.SUPPLY
    sources = world.torch_sources(place)
    if not sources:
        return actions.SUPPLY
    distances = cave.distances(ENTRANCE)
    best = first(sources)
    most: i64 = -FAR
    for source in members(sources):
        worth = 3 * distances[source]
        if cave.spare_torch(source):
            worth += 20
        if has(cave.emptied, source):
            worth += 4
        if cave.gems[source]:
            worth -= 20
        if worth > most:
            most = worth
            best = source
    return best

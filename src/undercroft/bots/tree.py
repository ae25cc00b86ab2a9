"""Tree search over information sets, for any game.

Every iteration deals a world that the seat holds possible and walks down one tree that all worlds share. A node stands
for what has been done since the root; chance is not in it: it is drawn again each time. Each seat chooses for its own
gain, so rivals, teams and players who win together need nothing special. Seats that are asked at the same time choose
in the same node, each from arms of its own, and none sees what another has taken.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from mypy_extensions import i64

from undercroft.bots.ahead import TO_THE_END, Sight, Worlds, last_chapter, play_on
from undercroft.bots.budget import Budget
from undercroft.core.action import Action
from undercroft.core.bits import bit, first
from undercroft.core.bot import Bot, Window
from undercroft.core.guide import Guide
from undercroft.core.rng import Rng
from undercroft.core.state import State

SEATS: Final = 16  # more than any game has: an arm is known by code * SEATS + seat
MIX: Final = 1_000_003
MASK: Final = 0xFFFFFFFFFFF
MOST_NODES: Final = 2_000_000
# A node tries this many actions of a seat before it has been seen at all, and more with every visit.
FIRST_ARMS: Final = 6.0
ARMS_BY_VISITS: Final = 2.0
EAGERNESS: Final = 0.7


class Arm:
    """An action of a seat at a node: how often it was possible, how often taken, and what it brought that seat."""

    __slots__ = ("action", "key", "possible", "total", "visits")

    def __init__(self, action: Action, key: i64) -> None:
        self.action: Action = action
        self.key: i64 = key
        self.possible: i64 = 1
        self.visits: i64 = 0
        self.total: float = 0.0

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


class Node:
    """What has been done since the root."""

    __slots__ = ("arms", "children", "visits")

    def __init__(self) -> None:
        self.arms: dict[i64, Arm] = {}
        self.children: dict[i64, Node] = {}
        self.visits: i64 = 0


class Tree:
    """One search from one seat's window."""

    def __init__(self, guide: Guide, sight: Sight, eagerness: float = EAGERNESS) -> None:
        self.guide: Guide = guide
        self.sight: Sight = sight
        self.eagerness: float = eagerness
        self.root: Node = Node()
        self.nodes: i64 = 1
        self.last: i64 = TO_THE_END
        self.done: i64 = 0
        self.sums: list[float] = []  # what all iterations together brought each seat
        self.path: list[Arm] = []
        self.movers: list[i64] = []

    def search(self, window: Window, budget: Budget, rng: Rng) -> list[Arm]:
        """The arms of the window's seat, the most visited first."""
        self.root = Node()
        self.nodes = 1
        self.done = 0
        self.sums = [0.0 for _ in range(window.seats)]
        worlds = Worlds(window, self.guide, self.sight)
        budget.start()
        while not budget.is_spent(self.done):
            world = worlds.next(rng)
            if self.done == 0:
                self.last = last_chapter(self.guide, world, self.sight)
            self.iterate(world, rng)
            self.done += 1
        found: list[Arm] = []
        for action in window.legal():
            arm = self.root.arms.get(action.code * SEATS + window.seat)
            if arm is not None and arm.visits:
                found.append(arm)
        found.sort(key=by_visits)
        return found

    def worth(self, seat: i64) -> float:
        """What the seat gains on average from here."""
        return self.sums[seat] / float(self.done) if self.done else 0.0

    def iterate(self, world: State, rng: Rng) -> None:
        """Down the tree, one new node, on by habit, and back up."""
        path = self.path
        movers = self.movers
        path.clear()
        movers.clear()
        node = self.root
        inside = True
        while inside:
            actors = world.actors()
            if actors == 0 or (self.last >= 0 and self.guide.chapter(world) > self.last):
                break
            node.visits += 1
            joint: i64 = 0
            while True:
                seat = first(actors)
                actions = world.legal(seat)
                action = actions[0]
                if len(actions) > 1:
                    arm = self.select(node, world, seat, actions, rng)
                    path.append(arm)
                    movers.append(seat)
                    action = arm.action
                joint = (joint * MIX + action.code * SEATS + seat) & MASK
                world.play(seat, action, rng)
                after = world.actors()
                if after == 0 or after != actors & ~bit(seat):
                    break
                actors = after  # the others choose without having seen this
            child = node.children.get(joint)
            if child is None:
                inside = False
                if self.nodes < MOST_NODES:
                    child = Node()
                    self.nodes += 1
                    node.children[joint] = child
            if child is not None:
                node = child
        gains = play_on(world, self.guide, self.last, self.sight.steps, rng)
        for seat in range(world.seats):
            self.sums[seat] += gains[seat]
        for index in range(len(path)):
            arm = path[index]
            arm.visits += 1
            arm.total += gains[movers[index]]

    def select(self, node: Node, world: State, seat: i64, actions: list[Action], rng: Rng) -> Arm:
        """An action that has never been tried here, if there is room for one more; otherwise the most hopeful."""
        arms = node.arms
        known: i64 = 0
        fresh: i64 = 0
        newcomer = actions[0]
        best: Arm | None = None
        most = -1.0
        for action in actions:
            arm = arms.get(action.code * SEATS + seat)
            if arm is None:
                # Any of the new ones, each as likely.
                fresh += 1
                if fresh == 1 or rng.below(fresh) == 0:
                    newcomer = action
                continue
            known += 1
            arm.possible += 1
            visits = float(arm.visits)
            hope = arm.total / visits + self.eagerness * sqrt(log(float(arm.possible)) / visits)
            if hope > most:
                most = hope
                best = arm
        room = FIRST_ARMS + ARMS_BY_VISITS * sqrt(float(node.visits))
        if best is not None and (fresh == 0 or float(known) >= room):
            return best
        if float(known + fresh) > room:
            # Not all will be tried: begin with what a sensible player would do.
            usual = self.guide.habit(world, seat, actions, rng)
            if usual.code * SEATS + seat not in arms:
                newcomer = usual
        key = newcomer.code * SEATS + seat
        found = Arm(newcomer, key)
        arms[key] = found
        return found


def by_visits(arm: Arm) -> tuple[i64, float]:
    return (-arm.visits, -arm.total)


class TreeBot(Bot):
    """Plays what the tree search visits most.

    With `slips` above 0 it makes honest mistakes: an action that looks worse by `slips` is taken e times less often
    than the best, one that looks much worse hardly ever. In `routine` of 100 decisions it does not search: it does what
    players are likely to do (`Guide.likelihoods`).
    """

    def __init__(
        self,
        guide: Guide,
        budget: Budget,
        sight: Sight | None = None,
        slips: float = 0.0,
        routine: i64 = 0,
    ) -> None:
        self.budget: Budget = budget
        self.slips: float = slips
        self.routine: i64 = routine
        self.tree: Tree = Tree(guide, sight if sight is not None else Sight())

    def limit(self, milliseconds: float) -> None:
        self.budget.limit(milliseconds)

    def go_by_clock(self, milliseconds: float) -> bool:
        self.budget.go_by_clock(milliseconds)
        return True

    def choose(self, window: Window, rng: Rng) -> Action:
        actions = window.legal()
        if len(actions) == 1:
            return actions[0]
        if self.routine > 0 and rng.below(100) < self.routine:
            likely = self.tree.guide.likelihoods(window.redeal(rng), window.seat, actions)
            if likely:
                return actions[drawn_by(likely, rng)]
        arms = self.tree.search(window, self.budget, rng)
        if self.slips <= 0.0 or not arms:
            return arms[0].action if arms else actions[0]
        means = [arm.mean() for arm in arms]
        return arms[slip(means, self.slips, rng)].action


def slip(worths: list[float], slips: float, rng: Rng) -> i64:
    """One of these, the better the likelier: each e times less likely for every `slips` that it is worse."""
    most = max(worths)
    return drawn_by([exp((worth - most) / slips) for worth in worths], rng)


def drawn_by(odds: list[float], rng: Rng) -> i64:
    """The place of one of these odds, in proportion to them."""
    total = 0.0
    for odd in odds:
        total += odd
    aim = float(rng.below(1 << 30)) / float(1 << 30) * total
    for index in range(len(odds)):
        aim -= odds[index]
        if aim < 0.0:
            return index
    return 0

"""A game as a tree with explicit chance: the part of the OpenSpiel adapter that knows nothing of OpenSpiel.

Where the rules draw, the step stops and becomes a chance node; with the draw it is played again from before it, one
draw further. A node never changes, so that copies of a state share it.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from undercroft.core.action import Action
from undercroft.core.bits import first
from undercroft.core.encoding import Encoder
from undercroft.core.game import Game, installed_game
from undercroft.core.log import Log
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.vector.games import options_for

CHANCE = -1
OVER = -4
JSON = msgspec.json.Encoder(order="deterministic")


class Undrawn(Exception):
    """The rules ask for a draw that has not been made."""


class Draws(Rng):
    """Passes on draws that were made, and stops the rules where they ask for another."""

    def __init__(self, made: tuple[int, ...]) -> None:
        self.made = made
        self.used = 0
        self.wanted = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.used == len(self.made):
            self.wanted = n
            raise Undrawn
        self.used += 1
        return self.made[self.used - 1]


class Tree:
    """A game with its seats and options, and the node before anything was drawn. One per process and setting."""

    made: dict[tuple[str, int, bytes], Tree] = {}

    def __init__(self, game: Game, seats: int, wishes: dict[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.wishes = wishes
        self.options = options_for(game, seats, wishes)
        self.facts = game.facts(seats, self.options)
        self.encoder = Encoder(game, seats)
        self.root = settle(self, None, -1, None, ())


def tree_of(slug: str, seats: int, wishes: dict[str, object]) -> Tree:
    """The tree of a setting, made once."""
    key = (slug, seats, JSON.encode(wishes))
    if key not in Tree.made:
        Tree.made[key] = Tree(installed_game(slug), seats, wishes)
    return Tree.made[key]


class Node:
    """A position, or a step that waits for a draw."""

    __slots__ = ("action", "actor", "draws", "heard", "offered", "parent", "seat", "state", "tree", "wanted")

    def __init__(
        self,
        tree: Tree,
        parent: Node | None,
        state: State | None,
        seat: int,
        action: Action | None,
        draws: tuple[int, ...] | None,
        wanted: int,
    ) -> None:
        self.tree = tree
        self.parent = parent  # the position before the action
        self.state = state  # None while a draw is due
        self.seat = seat
        self.action = action  # None in the set-up
        self.draws = draws  # None in a world that was dealt again
        self.wanted = wanted  # the draw that is due is below this
        self.heard: list[bytes] | None = None
        self.offered: dict[int, Action] | None = None
        if state is None:
            self.actor = CHANCE
        else:
            actors = int(state.actors())
            self.actor = int(first(actors)) if actors else OVER

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[Callable[..., Node], tuple[object, ...]]:
        """A world that was dealt again as a dump, all that followed as actions and draws."""
        steps: list[tuple[object, ...]] = []
        node: Node | None = self
        while node is not None:
            if node.draws is None:
                assert node.state is not None
                steps.append((node.state.dump(), node.memory()))
            else:
                steps.append((node.seat, None if node.action is None else int(node.action.code), node.draws))
            node = node.parent
        return rebuild, (self.tree.game.slug, self.tree.seats, self.tree.wishes, steps[::-1])

    def position(self) -> State:
        assert self.state is not None, "a draw is due"
        return self.state

    def legal(self) -> dict[int, Action]:
        """By number, in ascending order."""
        if self.offered is None:
            state, game = self.position(), self.tree.game
            offered = [(int(game.number(state, action)), action) for action in state.legal(self.actor)]
            offered.sort(key=number_of)
            self.offered = dict(offered)
        return self.offered

    def after(self, number: int) -> Node:
        """The node that an action or a draw leads to; raises ValueError."""
        if self.state is None:
            if not 0 <= number < self.wanted:
                raise ValueError(f"the draw is from 0 to {self.wanted - 1}, not {number}")
            assert self.draws is not None
            return settle(self.tree, self.parent, self.seat, self.action, (*self.draws, number))
        action = self.legal().get(number)
        if action is None:
            raise ValueError(f"{number} is no legal action of seat {self.actor}")
        return settle(self.tree, self, self.actor, action, ())

    def last_position(self) -> Node | None:
        """This node, or the one before the step that waits for a draw; None in the set-up."""
        return self if self.state is not None else self.parent

    def memory(self) -> list[bytes]:
        """Per seat, a digest of its first view, its own actions and all it was told: all that it can remember.

        Made when somebody asks, by playing the steps again with a log.
        """
        steps: list[Node] = []
        node = self
        while node.heard is None:
            steps.append(node)
            if node.parent is None:
                break
            node = node.parent
        for node in reversed(steps):
            node.heard = node.hear()
        assert self.heard is not None
        return self.heard

    def hear(self) -> list[bytes]:
        before = self.parent
        if before is None:
            state = self.position()
            return [digest(b"", state.view(seat)) for seat in range(self.tree.seats)]
        assert before.heard is not None
        assert self.action is not None
        assert self.draws is not None
        state, log = before.position().copy(), Log()
        state.log = log
        state.play(self.seat, self.action, Draws(self.draws))
        heard = list(before.heard)
        for seat in range(self.tree.seats):
            news = log.told(seat)
            own = b"%d" % int(self.action.code) if seat == self.seat else b""
            if news or own:
                heard[seat] = digest(heard[seat] + own, news)
        return heard

    def redealt(self, seat: int, rng: Rng) -> Node:
        """Another world that this seat cannot tell from this one; the other seats remember nothing in it."""
        state = self.position().redeal(seat, rng)
        twin = Node(self.tree, None, state, -1, None, None, 0)
        twin.heard = [digest(b"", state.view(other)) for other in range(self.tree.seats)]
        twin.heard[seat] = self.memory()[seat]
        return twin


def number_of(offered: tuple[int, Action]) -> int:
    return offered[0]


def digest(before: bytes, news: object) -> bytes:
    return blake2b(before + JSON.encode(news), digest_size=16).digest()


def settle(tree: Tree, before: Node | None, seat: int, action: Action | None, draws: tuple[int, ...]) -> Node:
    """Play the step as far as its draws go."""
    rng = Draws(draws)
    try:
        if before is None:
            state = tree.game.new(tree.seats, tree.options, rng)
        else:
            state = before.position().copy()
            assert action is not None
            state.play(seat, action, rng)
    except Undrawn:
        return Node(tree, before, None, seat, action, draws, rng.wanted)
    return Node(tree, before, state, seat, action, draws, 0)


def rebuild(slug: str, seats: int, wishes: dict[str, object], steps: list[tuple[Any, ...]]) -> Node:
    """The node of a pickle."""
    tree = tree_of(slug, seats, wishes)
    node: Node | None = None
    for step in steps:
        if len(step) == 2:
            node = Node(tree, None, tree.game.load(step[0]), -1, None, None, 0)
            node.heard = step[1]
            continue
        seat, code, draws = step
        action: Action | None = None
        if code is not None:
            assert node is not None
            action = next(one for one in node.position().legal(seat) if one.code == code)
        node = settle(tree, node, seat, action, draws)
    assert node is not None
    return node

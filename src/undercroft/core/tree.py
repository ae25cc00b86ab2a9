"""A game as a tree with explicit chance, for libraries that want one.

Where the rules draw, the step stops and becomes a chance node; with the draw it is played again from before it, one
draw further. A node never changes, so that copies of a state share it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import first
from undercroft.core.encoding import Encoder
from undercroft.core.facts import Facts
from undercroft.core.game import Game, accept_options, installed_game
from undercroft.core.log import Log
from undercroft.core.rng import Rng
from undercroft.core.state import State

CHANCE: Final = -1
OVER: Final = -4
MOST_ZEROS: Final = 1000
JSON: Final = msgspec.json.Encoder(order="deterministic")


class Undrawn(Exception):
    """The rules ask for more draws that have not been made than any step needs."""


class Draws(Rng):
    """Passes on draws that were made, and notes how the rules ask for the next one.

    What they do from there on is thrown away. They go on with zeros, because an exception that passes through compiled
    functions costs more than the rest of most steps; rules that throw until they like the result are stopped.
    """

    def __init__(self, made: list[int]) -> None:
        self.made: list[int] = made
        self.used: i64 = 0
        self.wanted: i64 = 0  # 0: all draws were there

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        self.used += 1
        if self.used <= len(self.made):
            return self.made[self.used - 1]
        if self.wanted == 0:
            self.wanted = n
        if self.used > len(self.made) + MOST_ZEROS:
            raise Undrawn
        return 0


class Tree:
    """A game with its seats and options, and the node before anything was drawn. Raises IllegalSetup."""

    def __init__(self, game: Game, seats: int, given: dict[str, object]) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.given: dict[str, object] = given
        self.options: msgspec.Struct = accept_options(game, seats, given)
        self.facts: Facts = game.facts(seats, self.options)
        self.encoder: Encoder = Encoder(game, seats)
        self.root: Node = settle(self, None, -1, None, [])


MADE: Final[dict[tuple[str, int, bytes], Tree]] = {}  # one tree per process and setting


def tree_of(slug: str, seats: int, given: dict[str, object]) -> Tree:
    """The tree of a setting, made once; raises IllegalSetup."""
    key = (slug, seats, JSON.encode(given))
    if key not in MADE:
        MADE[key] = Tree(installed_game(slug), seats, given)
    return MADE[key]


class Node:
    """A position, or a step that waits for a draw."""

    def __init__(
        self,
        tree: Tree,
        parent: Node | None,
        state: State | None,
        seat: int,
        action: Action | None,
        draws: list[int] | None,
        wanted: int,
    ) -> None:
        self.tree: Tree = tree
        self.parent: Node | None = parent  # the position before the action
        self.state: State | None = state  # None while a draw is due
        self.seat: int = seat
        self.action: Action | None = action  # None in the set-up
        self.draws: list[int] | None = draws  # None in a world that was dealt again
        self.wanted: int = wanted  # the draw that is due is below this
        self.heard: list[bytes] | None = None
        self.numbers: list[int] = []  # of the legal actions, once somebody has asked
        self.offered: dict[int, Action] = {}
        self.actor: int = CHANCE
        if state is not None:
            actors = state.actors()
            self.actor = first(actors) if actors else OVER

    def __copy__(self) -> Node:
        return self

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """A world that was dealt again as a dump, all that followed as actions and draws."""
        steps: list[tuple[object, ...]] = []
        node: Node | None = self
        while node is not None:
            if node.draws is None:
                steps.append((node.position().dump(), node.memory()))
            else:
                code = None if node.action is None else int(node.action.code)
                steps.append((node.seat, code, node.draws))
            node = node.parent
        return rebuild, (self.tree.game.slug, self.tree.seats, self.tree.given, steps[::-1])

    def position(self) -> State:
        assert self.state is not None, "a draw is due"
        return self.state

    def legal(self) -> list[int]:
        """The numbers of the legal actions, in ascending order. Not to be changed."""
        if not self.numbers:
            state, game = self.position(), self.tree.game
            for action in state.legal(self.actor):
                number: int = game.number(state, action)
                self.numbers.append(number)
                self.offered[number] = action
            self.numbers.sort()
        return self.numbers

    def after(self, number: int) -> Node:
        """The node that an action or a draw leads to; raises ValueError."""
        if self.state is None:
            if not 0 <= number < self.wanted:
                raise ValueError(f"the draw is from 0 to {self.wanted - 1}, not {number}")
            assert self.draws is not None
            return settle(self.tree, self.parent, self.seat, self.action, [*self.draws, number])
        self.legal()
        action = self.offered.get(number)
        if action is None:
            raise ValueError(f"{number} is no legal action of seat {self.actor}")
        return settle(self.tree, self, self.actor, action, [])

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
        for later in reversed(steps):
            later.heard = later.hear()
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
            own = str(self.action.code).encode() if seat == self.seat else b""
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


def digest(before: bytes, news: object) -> bytes:
    return blake2b(before + JSON.encode(news), digest_size=16).digest()


def settle(tree: Tree, before: Node | None, seat: int, action: Action | None, draws: list[int]) -> Node:
    """Play the step as far as its draws go."""
    rng = Draws(draws)
    state: State | None = None
    try:
        if before is None:
            state = tree.game.new(tree.seats, tree.options, rng)
        else:
            state = before.position().copy()
            assert action is not None
            state.play(seat, action, rng)
    except Undrawn:
        pass
    if rng.wanted:
        return Node(tree, before, None, seat, action, draws, rng.wanted)
    return Node(tree, before, state, seat, action, draws, 0)


def rebuild(slug: str, seats: int, given: dict[str, object], steps: list[tuple[Any, ...]]) -> Node:
    """The node of a pickle."""
    tree = tree_of(slug, seats, given)
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

"""What a game can tell a search. Every method has an answer that works for any game, so all are optional."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64, mypyc_attr

from undercroft.core.action import Action
from undercroft.core.rng import Rng
from undercroft.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Hints for the search: likely worlds, habits, parts of the game, chances.

    A world is always one that was dealt again for the searching seat: a guide never meets the true position.
    """

    def weight(self, world: State, seat: i64) -> float:
        """How well this world explains what the others have done so far, from 0 to 1: the chance that it is kept."""
        return 1.0

    def habit(self, world: State, seat: i64, actions: list[Action], rng: Rng) -> Action:
        """What anybody might do here without much thought."""
        return actions[rng.below(len(actions))]

    def likelihoods(self, world: State, seat: i64, actions: list[Action]) -> list[float]:
        """How likely players are to take each of these actions, as parts of 1; empty if nothing is known of it."""
        return []

    def promising(self, world: State, seat: i64, actions: list[Action], count: i64) -> list[Action]:
        """About this many of these actions, the ones that are worth a thought (0: all)."""
        return actions

    def chapter(self, world: State) -> i64:
        """Which part of the game this is, counted upwards: a search may look only a few chapters ahead."""
        return 0

    def gains(self, world: State) -> list[float]:
        """What each seat has won in a game that is over, as a part of 1."""
        return world.points()

    def chances(self, world: State) -> list[float]:
        """What each seat may expect to win from here, as a part of 1: where a search looks no further."""
        share = 1.0 / float(world.seats)
        return [share for _ in range(world.seats)]

    # For `undercroft ladder` and `undercroft train`

    def tests(self, seats: i64) -> dict[str, msgspec.Struct]:
        """Where all win or lose together: by name, the options under which players are measured. Otherwise none.

        A game that names any is taken for one where all win or lose together: `undercroft train` learns the chance of
        the team, from what `describe` says of the first seat.
        """
        return {}

    # For `undercroft train`

    def is_settled(self, world: State) -> bool:
        """Is this a position to learn from? In the middle of a turn it may be hard to say how a seat stands."""
        return True

    def features(self) -> list[str]:
        """What `describe` answers, in words; empty if the game has nothing to learn from."""
        return []

    def describe(self, world: State, seat: i64) -> list[float]:
        """How a seat stands, in numbers: one for each feature."""
        return []

    def clues(self) -> list[str]:
        """What the rows of `worlds` hold, in words; empty if there is nothing to read from what others do."""
        return []

    def worlds(self, world: State, seat: i64) -> list[list[float]]:
        """Every world that this seat holds possible, by the clues that the others have left in it."""
        return []

    def truths(self, world: State, seat: i64) -> list[float]:
        """How true each of these worlds is, in the same order; all together make 1."""
        return []

    def choices(self) -> list[str]:
        """What the rows of `describe_choices` hold, in words; empty if no action is worth describing."""
        return []

    def describe_choices(self, world: State, seat: i64, actions: list[Action]) -> list[list[float]]:
        """Each of these actions in numbers, none for one that is not compared; empty where there is no choice to learn.

        What does not depend on the action is the same in all rows: it explains the result, and cancels out.
        """
        return []

    def habits(self) -> list[str]:
        """What the rows of `describe_habits` hold, in words; empty if nothing tells which actions are likely."""
        return []

    def describe_habits(self, world: State, seat: i64, actions: list[Action]) -> list[list[float]]:
        """Each of these actions by what makes it likely to be taken; empty where there is no choice to learn from."""
        return []

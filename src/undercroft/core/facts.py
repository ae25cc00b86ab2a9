"""What holds in every game with the same seats and options: numbers that learners and search need beforehand.

Each game proves its facts from its components in `facts.py`; `undercroft check` tests them on random games.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

UNKNOWN: Final = 0  # nobody has proven a bound, or the rules set none

# How the points of the seats are related at the end
ONE_POINT: Final = "one point"  # the winners share exactly one point
SHARED: Final = "shared"  # all seats get the same: they win or lose together
GENERAL: Final = "general"  # none of these: sometimes nobody wins


class Facts:
    """Bounds that no game exceeds; UNKNOWN where there is none. They are proven, not measured, and may be generous."""

    def __init__(self, longest: i64, largest_draw: i64, most_legal: i64, payoff: str) -> None:
        self.longest: Final[i64] = longest  # actions of all seats together
        self.largest_draw: Final[i64] = largest_draw  # the largest n of any `rng.below(n)`
        self.most_legal: Final[i64] = most_legal  # actions that a seat may have to choose from
        self.payoff: Final[str] = payoff

    def __repr__(self) -> str:
        return (
            f"Facts(longest={self.longest}, largest_draw={self.largest_draw}, most_legal={self.most_legal}, "
            f"payoff={self.payoff!r})"
        )

"""What no game of Dungeon Raiders exceeds."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.facts import GENERAL, Facts
from undercroft.games.raiders.actions import CARD_NAMES
from undercroft.games.raiders.bosses import BOSSES
from undercroft.games.raiders.cards import CHARACTERS, FLOORS, PLANS, ROOMS_ON_FLOOR
from undercroft.games.raiders.rooms import ROOMS


def facts(seats: i64) -> Facts:
    """A seat plays a card in every room, a second one after a ball, and uses one torch a floor at most.

    It may hold every kind of card, and a torch to look with. If all are petrified, nobody wins.
    """
    return Facts(
        longest=seats * FLOORS * (2 * ROOMS_ON_FLOOR + 1),
        largest_draw=max(len(ROOMS), len(BOSSES), len(CHARACTERS), len(PLANS)),
        most_legal=len(CARD_NAMES) + 1,
        payoff=GENERAL,
    )

"""What no game of In the Dragon's Cave exceeds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.facts import SHARED, Facts
from undercroft.games.dragon import cards
from undercroft.games.dragon.actions import MOST_CARRIED
from undercroft.games.dragon.cave import STRIDE

LEVELS: Final = 4  # of a Rage: one card, and one more for each of three heads
SKILL_TARGETS: Final = 7  # five gnomes to give a point to, or two decks to look at


def facts(gnomes: i64, rounds: i64) -> Facts:
    """In a round the captain orders the gnomes, each takes its turn, and the Dragon plays two cards at most."""
    order = gnomes
    dragon_phase = 2 * gnomes
    return Facts(
        longest=gnomes + rounds * (order + gnomes * longest_turn(gnomes) + dragon_phase),
        largest_draw=max(len(cards.DRAGON_BOX), len(cards.CAVE_BOX), cards.HEXES, len(cards.D4)),
        most_legal=most_legal(),
        payoff=SHARED,
    )


def longest_turn(gnomes: i64) -> i64:
    """Each action takes a point, may ask for a choice, and rouses the Dragon once at most.

    A Rage plays a card for each gem brought and one for each level, and every card makes all gnomes run at most once.
    """
    cards_a_rage = MOST_CARRIED + LEVELS
    return 1 + most_points() * (3 + cards_a_rage * gnomes)


def most_points() -> i64:
    """The roll, the gift, and what cave cards bring: an arrival costs a point, and few of the cards give one back.

    Of all cards that are drawn, those set aside do not come back in the same turn.
    """
    start: i64 = max(cards.D4) + 1
    gains: i64 = 0
    lasting: i64 = 0
    for card in cards.CAVE_CARDS:
        if card.effect == "gain_ap":
            gains += card.count * card.value
        if card.lasting:
            lasting += card.count
    circulating = len(cards.CAVE_BOX) - lasting
    assert circulating > gains, "a deck that gives a point for every arrival never ends a turn"
    # p <= start + gains * (1 + p / circulating), whatever p arrivals bring; one more is for the rounding.
    return (start + 2 * gains) * circulating // (circulating - gains) + 1


def most_legal() -> i64:
    """A torch from any place; to each neighbour alone, with a torch or gems; a noise on any hex; skills; the end."""
    neighbours = STRIDE - 1
    return cards.PLACES + neighbours * (2 + MOST_CARRIED) + 1 + cards.HEXES + SKILL_TARGETS + 1

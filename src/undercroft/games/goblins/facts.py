"""What no game of Goblins vs Gnomes exceeds."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.facts import ONE_POINT, UNKNOWN, Facts
from undercroft.games.goblins import cards

CARDS_A_PLAY = 4  # the card, two goals opened by choice, and an ale or a claim


def facts(seats: i64) -> Facts:
    count: i64 = 0
    for face in cards.FACES:
        count += face.count
    return Facts(
        longest=most_rounds(seats) * longest_round(seats, count),
        largest_draw=max(count, len(cards.ROLES)),
        most_legal=most_legal(seats),
        payoff=ONE_POINT,
    )


def longest_round(seats: i64, count: i64) -> i64:
    """Every card is played once. Between two plays no seat passes twice, or misses two turns for an ale.

    At the end Skinflint may steal.
    """
    return (count + 1) * (CARDS_A_PLAY + 2 * seats) + seats


def most_rounds(seats: i64) -> i64:
    """Where there are more gnomes than goblins, the seats together own more gold after every round.

    The poorest round is gold that a goblin opens: each gnome gains one and each goblin loses one. With as many goblins
    as gnomes that may leave the sum as it is, and the rules set no bound.
    """
    goblins = cards.GOBLIN_COUNTS[seats]
    gain = min(seats - 2 * goblins, goblins)
    if gain <= 0:
        return UNKNOWN
    return seats * (cards.GOLD_TARGET - 1) // gain + 1


def most_legal(seats: i64) -> i64:
    """Every face in hand, at every place of the table in every turn; and a swap of each."""
    places = (cards.X_MAX - cards.X_MIN + 1) * (cards.Y_MAX - cards.Y_MIN + 1)
    turns: i64 = 1
    for face in cards.FACES:
        turns = max(turns, len(face.turns))
    return cards.HAND_SIZE * (max(places * turns, seats) + 1) + 1

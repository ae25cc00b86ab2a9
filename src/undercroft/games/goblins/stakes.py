"""What each end of a round is worth to a seat: its team's gold, the bonus of its own role, and the game itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.goblins import cards
from undercroft.games.goblins.scoring import counted_kind, is_bonus_due
from undercroft.games.goblins.state import GoblinsState

NO_ROLE: Final = -1
WON: Final = 4.0  # what it is worth to win the game at once
LOST: Final = 3.0  # and what it costs if somebody else does
PROMISE: Final = 0.04  # of a card on the way that the own role is paid for


class Stakes:
    """The worth of opening each kind of goal, of a tunnel that comes near it, and of a round that ends with nothing."""

    def __init__(self, team: i64) -> None:
        """The gold of the team alone."""
        gnome = team == cards.GNOME
        self.gold: float = 2.0 if gnome else -2.0
        self.dragon: float = -1.6 if gnome else 2.0
        self.dynamite: float = 0.0
        self.near_gold: float = 2.3 if gnome else -2.0
        self.near_dragon: float = -0.7 if gnome else 1.5
        self.near_dynamite: float = 0.0
        self.nothing: float = -0.8 if gnome else 0.8
        self.swap: float = 0.0  # a Potion, beside the change of sides
        # A role that is paid for the way to the goal, the kind of card it counts, and what such a card promises.
        self.role: i64 = NO_ROLE
        self.counted: i64 = cards.NO_KIND
        self.promise: float = 0.0


def plain_stakes(state: GoblinsState, seat: i64) -> Stakes:
    """As the good digger sees them: the team alone counts, but the Master of Disguise likes to swap."""
    stakes = Stakes(state.team(seat))
    if state.advanced and state.players[seat].role == cards.MASTER_OF_DISGUISE:
        stakes.swap = 0.1
    return stakes


def stakes_of(state: GoblinsState, seat: i64, gnome: list[float]) -> Stakes:
    """With the bonus of the own role, and with regard to who would reach the target by each end.

    The Master of Disguise does not like to swap: his card goes to the other, and the bonus with it (R29).
    """
    stakes = Stakes(state.team(seat))
    if state.advanced:
        add_bonus(stakes, state, seat)
    regard_target(stakes, state, seat, gnome)
    return stakes


# The bonus of the own role


def add_bonus(stakes: Stakes, state: GoblinsState, seat: i64) -> None:
    """What the role is paid for: a goal, or cards on the way to it."""
    role = state.players[seat].role
    if role == cards.DEMOLITIONIST:
        stakes.dynamite = 1.0
        stakes.near_dynamite = 1.0
    elif role == cards.SKINFLINT:
        if stolen(state, seat):
            stakes.dragon += 1.0
            stakes.near_dragon += 0.7
    elif counted_kind(role) != cards.NO_KIND:
        stakes.role = role
        stakes.counted = counted_kind(role)
        stakes.promise = -PROMISE if role == cards.RACER else PROMISE  # a Racer wants no door


# Who would win the game


def regard_target(stakes: Stakes, state: GoblinsState, seat: i64, gnome: list[float]) -> None:
    """Whoever reaches the target wins at once, so an end that brings somebody there counts for more than its gold.

    Of the seat's own role a bonus that is due by whatever end counts toward the target, and Skinflint's theft. One for
    the way to a goal does not, although it may bring the ninth gold: `Mind.bonus` adds what it pays, and no more.
    """
    gold = state.players[seat].gold
    due: i64 = 1 if state.advanced and is_bonus_due(state, seat) else 0
    own = gold + due
    is_gnome = state.team(seat) == cards.GNOME
    with_gold = own + 1 if is_gnome else own
    # R37: a gnome who opens the Gold gains one more; a goblin loses one, if it has any.
    as_opener = with_gold + 1 if is_gnome else max(gold - 1, 0) + due
    with_dragon = own if is_gnome else own + 2 + stolen(state, seat)
    with_nothing = own if is_gnome else own + 1
    by_gold = danger(state, seat, gnome, cards.GNOME, 1)
    by_dragon = danger(state, seat, gnome, cards.GOBLIN, 2)
    by_nothing = danger(state, seat, gnome, cards.GOBLIN, 1)
    stakes.gold = opened(stakes.gold, as_opener, by_gold, by_nothing)
    stakes.dragon = opened(stakes.dragon, with_dragon, by_dragon, by_nothing)
    stakes.near_gold = staked(stakes.near_gold, with_gold, by_gold, by_nothing)
    stakes.near_dragon = staked(stakes.near_dragon, with_dragon, by_dragon, by_nothing)
    stakes.nothing = staked(stakes.nothing, with_nothing, by_nothing, 0.0)


def stolen(state: GoblinsState, seat: i64) -> i64:
    """What this seat takes from somebody when the Dragon is opened (R41)."""
    is_skinflint = state.advanced and state.players[seat].role == cards.SKINFLINT
    return 1 if is_skinflint and state.robbable(seat) != 0 else 0


def danger(state: GoblinsState, seat: i64, gnome: list[float], team: i64, gain: i64) -> float:
    """The chance that somebody else reaches the target if every member of this team gains so much."""
    safe = 1.0
    for other in range(state.seats):
        if other != seat and state.players[other].gold + gain >= cards.GOLD_TARGET:
            safe *= 1.0 - (gnome[other] if team == cards.GNOME else 1.0 - gnome[other])
    return 1.0 - safe


def staked(worth: float, gold: i64, danger: float, otherwise: float) -> float:
    """The worth of an end that leaves the seat with so much gold.

    Somebody else reaches the target by it with the chance `danger`, and by a round that ends with nothing with the
    chance `otherwise`, which is what another end averts.
    """
    if gold >= cards.GOLD_TARGET:
        # Of two who reach it, the one that is scored first wins (R40).
        return WON * (1.0 - 0.5 * danger) + LOST * otherwise
    return worth * (1.0 - danger) - LOST * (danger - otherwise)


def opened(worth: float, gold: i64, danger: float, otherwise: float) -> float:
    """The same for the opener, who is scored first: nobody can reach the target before."""
    return staked(worth, gold, 0.0 if gold >= cards.GOLD_TARGET else danger, otherwise)

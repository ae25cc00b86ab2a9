"""The end: who is petrified, who faints, who has won, and the score sheet that tells it step by step."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import bit, first, has, members, size
from undercroft.core.view import Message, Outcome, ScoreLine
from undercroft.games.raiders.player import Player


def petrified(players: vec[Player]) -> i64:
    """The set of seats that Medusa turned to stone."""
    found: i64 = 0
    for seat in range(len(players)):
        if players[seat].petrified:
            found |= bit(seat)
    return found


def fainted(players: vec[Player]) -> i64:
    """The set of seats that faint: the most wounded of those who are not petrified (R30).

    Nobody faints if all of them are equally wounded, nor, in a game of three, if several have the most (R33).
    """
    seats: i64 = len(players)
    most: i64 = -1
    worst: i64 = 0
    standing: i64 = 0
    for seat in range(seats):
        player = players[seat]
        if player.petrified:
            continue
        standing |= bit(seat)
        if player.wounds > most:
            most = player.wounds
            worst = 0
        if player.wounds == most:
            worst |= bit(seat)
    if worst == standing or (seats == 3 and worst & (worst - 1)):
        return 0
    return worst


def winners(players: vec[Player]) -> i64:
    """The set of seats that win: most coins among those on their feet, then fewest wounds; equals win together."""
    return best_without(players, petrified(players) | fainted(players))


def best_without(players: vec[Player], out: i64) -> i64:
    """The best of those who are not out."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(len(players)):
        if has(out, seat):
            continue
        worth = standing_of(players[seat])
        if worth > best:
            best = worth
            found = 0
        if worth == best:
            found |= bit(seat)
    return found


def standing_of(player: Player) -> i64:
    """More coins are better, then fewer wounds; one number that compares like the pair."""
    return (player.coins + 1) * 1_000_000 - player.wounds


def points(players: vec[Player]) -> list[float]:
    """The winners share one point."""
    won = winners(players)
    share = 0.0
    if won:
        share = 1.0 / float(size(won))
    return [share if has(won, seat) else 0.0 for seat in range(len(players))]


def places(players: vec[Player]) -> list[int]:
    """Winners, then the others on their feet, then the fainted, by coins and wounds; the petrified share the last."""
    return places_at(End(players))


def places_at(end: End) -> list[int]:
    return [place_of(end, seat) for seat in range(len(end.players))]


def place_of(end: End, seat: i64) -> i64:
    own = rank_of(end, seat)
    place: i64 = 1
    for other in range(len(end.players)):
        if rank_of(end, other) > own:
            place += 1
    return place


def rank_of(end: End, seat: i64) -> i64:
    """A number that is higher for the better places."""
    player = end.players[seat]
    if player.petrified:
        return 0
    rank = standing_of(player)
    if not has(end.fainted, seat):
        rank += 1 << 40
    if has(end.won, seat):
        rank += 1 << 41
    return rank


# What the faint check says to a seat that is not petrified.
FAINT_CHECKS: Final = [
    "raiders-score-fainted",
    "raiders-score-standing",
    "raiders-score-all-equal",
    "raiders-score-two-of-three",
]
FAINTS: Final = 0
STANDS: Final = 1
ALL_EQUAL: Final = 2
TWO_OF_THREE: Final = 3

# How a seat on its feet stands among the others.
STANDINGS: Final = [
    "raiders-score-fewer-coins",
    "raiders-score-most-coins",
    "raiders-score-tie-lost",
    "raiders-score-tie-won",
    "raiders-score-tie-shared",
]
FEWER_COINS: Final = 0
MOST_COINS: Final = 1
TIE_LOST: Final = 2
TIE_WON: Final = 3
TIE_SHARED: Final = 4

# Why somebody has won.
REASONS: Final = [
    "raiders-outcome-last",
    "raiders-outcome-shared",
    "raiders-outcome-wounds",
    "raiders-outcome-coins",
]
LAST: Final = 0
SHARED: Final = 1
BY_WOUNDS: Final = 2
BY_COINS: Final = 3


class End:
    """The end of a game: the seats that are out, those on their feet and those that have won."""

    def __init__(self, players: vec[Player]) -> None:
        self.players: vec[Player] = players
        self.petrified: i64 = petrified(players)
        self.fainted: i64 = fainted(players)
        self.won: i64 = best_without(players, self.petrified | self.fainted)
        self.standing: i64 = everybody(players) & ~self.petrified & ~self.fainted
        self.most: i64 = players[first(self.won)].coins if self.won else 0  # of anybody on their feet
        self.tied: i64 = 0  # the seats on their feet that have that many
        for seat in range(len(players)):
            if has(self.standing, seat) and players[seat].coins == self.most:
                self.tied |= bit(seat)

    def reason(self) -> i64:
        """Why the winners have won, if there are any."""
        if size(self.standing) == 1:
            return LAST
        if size(self.won) > 1:
            return SHARED
        return BY_WOUNDS if size(self.tied) > 1 else BY_COINS

    def faint_check(self, seat: i64) -> i64:
        """What it says to this seat, which is not petrified."""
        if has(self.fainted, seat):
            return FAINTS
        if self.fainted:
            return STANDS
        fewest, most = self.wounds()
        if fewest == most:
            return ALL_EQUAL
        return TWO_OF_THREE if self.players[seat].wounds == most else STANDS

    def wounds(self) -> tuple[i64, i64]:
        """The fewest and the most of anybody who is not petrified."""
        own = [self.players[seat].wounds for seat in members(everybody(self.players) & ~self.petrified)]
        return min(own), max(own)

    def standing_of(self, seat: i64) -> i64:
        """How this seat, which is on its feet, compares with the others who are."""
        if not has(self.tied, seat):
            return FEWER_COINS
        if self.tied == bit(seat):
            return MOST_COINS
        if not has(self.won, seat):
            return TIE_LOST
        return TIE_WON if self.won == bit(seat) else TIE_SHARED


def outcome(players: vec[Player]) -> Outcome:
    end = End(players)
    return Outcome(
        winners=members(end.won),
        why=reason(end),
        places=places_at(end),
        scores=[score_sheet(players, seat, end) for seat in range(len(players))],
        points=points(players),
    )


def reason(end: End) -> Message:
    """Why the winners have won, in one sentence."""
    if not end.won:
        return Message("raiders-outcome-nobody")
    why = end.reason()
    best = end.players[first(end.won)]
    args: dict[str, int | list[int]] = {"seats": members(end.won), "coins": best.coins}
    if why == SHARED or why == BY_WOUNDS:
        args["wounds"] = best.wounds
    return Message(REASONS[why], args)


def score_sheet(players: vec[Player], seat: i64, end: End) -> list[ScoreLine]:
    """Step by step: stone, the faint check, coins, the tie-break."""
    player = players[seat]
    if player.petrified:
        return [ScoreLine(Message("raiders-score-petrified"))]
    sheet = [
        ScoreLine(Message("raiders-score-wounds"), player.wounds),
        ScoreLine(Message(FAINT_CHECKS[end.faint_check(seat)])),
        ScoreLine(Message("raiders-score-coins"), player.coins),
    ]
    if has(end.fainted, seat):
        return sheet
    standing = end.standing_of(seat)
    args: dict[str, int | list[int]] = {}
    if standing == FEWER_COINS:
        args["most"] = end.most
    elif standing != MOST_COINS:
        args["seats"] = members(end.tied)
    sheet.append(ScoreLine(Message(STANDINGS[standing], args)))
    return sheet


def everybody(players: vec[Player]) -> i64:
    seats: i64 = len(players)
    return bit(seats) - 1

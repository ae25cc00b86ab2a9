"""The end: who is petrified, who faints, who has won, and the score sheet that tells it step by step."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has, members, size
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

    Nobody faints if all of them are equally wounded, nor, in a game of three, if more than one has the most (R33).
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
    out = petrified(players) | fainted(players)
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
    won = winners(players)
    faint = fainted(players)
    ranks: list[i64] = []
    for seat in range(len(players)):
        player = players[seat]
        rank: i64 = 0
        if not player.petrified:
            rank = standing_of(player)
            if not has(faint, seat):
                rank += 1 << 40
            if has(won, seat):
                rank += 1 << 41
        ranks.append(rank)
    found: list[int] = []
    for rank in ranks:
        place = 1
        for other in ranks:
            if other > rank:
                place += 1
        found.append(place)
    return found


def outcome(players: vec[Player]) -> Outcome:
    won = winners(players)
    return Outcome(
        winners=members(won),
        why=reason(players),
        places=places(players),
        scores=[score_sheet(players, seat) for seat in range(len(players))],
        points=points(players),
    )


def reason(players: vec[Player]) -> Message:
    """Why the winners have won, in one sentence."""
    won = members(winners(players))
    if not won:
        return Message("raiders-outcome-nobody")
    best = players[won[0]]
    coins = best.coins
    wounds = best.wounds
    rivals = members(everybody(players) & ~petrified(players) & ~fainted(players))
    if len(rivals) == 1:
        return Message("raiders-outcome-last", {"seats": won, "coins": coins})
    if len(won) > 1:
        return Message("raiders-outcome-shared", {"seats": won, "coins": coins, "wounds": wounds})
    for seat in rivals:
        if seat != won[0] and players[seat].coins == best.coins:
            return Message("raiders-outcome-wounds", {"seats": won, "coins": coins, "wounds": wounds})
    return Message("raiders-outcome-coins", {"seats": won, "coins": coins})


def score_sheet(players: vec[Player], seat: i64) -> list[ScoreLine]:
    """Step by step: stone, the faint check, coins, the tie-break."""
    player = players[seat]
    if player.petrified:
        return [ScoreLine(Message("raiders-score-petrified"))]
    sheet = [ScoreLine(Message("raiders-score-wounds"), player.wounds), faint_line(players, seat)]
    sheet.append(ScoreLine(Message("raiders-score-coins"), player.coins))
    faint = fainted(players)
    if has(faint, seat):
        return sheet
    standing = members(everybody(players) & ~petrified(players) & ~faint)
    most: i64 = 0
    for rival in standing:
        most = max(most, players[rival].coins)
    if player.coins < most:
        sheet.append(ScoreLine(Message("raiders-score-fewer-coins", {"most": most})))
        return sheet
    tied = [rival for rival in standing if players[rival].coins == most]
    if len(tied) == 1:
        sheet.append(ScoreLine(Message("raiders-score-most-coins")))
    elif not has(winners(players), seat):
        sheet.append(ScoreLine(Message("raiders-score-tie-lost", {"seats": tied})))
    elif size(winners(players)) == 1:
        sheet.append(ScoreLine(Message("raiders-score-tie-won", {"seats": tied})))
    else:
        sheet.append(ScoreLine(Message("raiders-score-tie-shared", {"seats": tied})))
    return sheet


def faint_line(players: vec[Player], seat: i64) -> ScoreLine:
    """What the faint check says to this seat, which is not petrified."""
    faint = fainted(players)
    if has(faint, seat):
        return ScoreLine(Message("raiders-score-fainted"))
    most: i64 = -1
    equals = True
    for other in members(everybody(players) & ~petrified(players)):
        if most >= 0 and players[other].wounds != most:
            equals = False
        most = max(most, players[other].wounds)
    if faint or players[seat].wounds < most:
        return ScoreLine(Message("raiders-score-standing"))
    # The most wounded, and yet nobody faints.
    return ScoreLine(Message("raiders-score-all-equal" if equals else "raiders-score-two-of-three"))


def everybody(players: vec[Player]) -> i64:
    seats: i64 = len(players)
    return bit(seats) - 1

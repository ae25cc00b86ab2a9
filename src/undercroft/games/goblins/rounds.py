"""A round: the start of every turn, the refill after a play, passing, and the end."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.core.log import NO_SEAT
from undercroft.core.rng import Rng
from undercroft.games.goblins import cards, scoring, view_events
from undercroft.games.goblins.setup import set_up_round
from undercroft.games.goblins.table import BY_EMPTY_HAND, NO_GOAL, NOT_PASSED, STEAL, TURN, Table
from undercroft.games.goblins.view import Result


def begin_round(table: Table, rng: Rng) -> None:
    table.round += 1
    set_up_round(table, rng)
    begin_turn(table, table.first, rng)


# Turns


def begin_turn(table: Table, seat: i64, rng: Rng) -> None:
    """A drinker misses the turn, a seat with an empty hand passes automatically, anybody else is asked."""
    while True:
        player = table.players[seat]
        if player.ale:
            player.ale = False
            if table.log is not None:
                table.tell(view_events.TurnMissed(seat))
        elif len(player.hand) == 0:
            if table.log is not None:
                table.tell(view_events.EmptyHanded(seat))
            if note_pass(table, seat, BY_EMPTY_HAND, rng):
                return
        else:
            table.phase = TURN
            table.active = seat
            if table.log is not None:
                table.tell(view_events.TurnBegan(seat))
            return
        seat = table.after(seat)


def end_play(table: Table, seat: i64, rng: Rng) -> None:
    """Refill, note the first empty hand, end the round when all cards are gone (R31)."""
    player = table.players[seat]
    if len(table.deck.packets):
        card = table.deck.draw(rng)
        player.take(card)
        player.lacks = 0
        table.reveals += 1
        if table.log is not None:
            table.tell(view_events.CardTaken(seat, len(table.deck)))
            table.tell_only(bit(seat), view_events.CardDrawn(seat, cards.FACE_IDS[card]))
    if len(player.hand) == 0:
        if table.first_emptied == NO_SEAT:
            table.first_emptied = seat
        if are_hands_empty(table):
            end_round(table, "nothing", NO_GOAL, rng)
            return
    begin_turn(table, table.after(seat), rng)


def are_hands_empty(table: Table) -> bool:
    for player in table.players:
        if len(player.hand):
            return False
    return True


# Passing


def end_pass(table: Table, seat: i64, way: i64, rng: Rng) -> None:
    """A turn without a play is over."""
    if not note_pass(table, seat, way, rng):
        begin_turn(table, table.after(seat), rng)


def note_pass(table: Table, seat: i64, way: i64, rng: Rng) -> bool:
    """Note that a seat has passed, and how. True if all have, and the round is over (R27)."""
    player = table.players[seat]
    if player.passed == NOT_PASSED:
        table.passed = append(table.passed, seat)
    player.passed = way
    if len(table.passed) == table.seats:
        end_round(table, "nothing", NO_GOAL, rng)
        return True
    return False


def is_last_pass(table: Table, seat: i64) -> bool:
    """Would a swap or pass end the round? Seats without cards that come next pass by themselves (R27)."""
    if seat != table.active or table.phase != TURN:
        return False
    passed = bit(seat)
    for other in table.passed:
        passed |= bit(other)
    for step in range(1, table.seats):
        other = (seat + step) % table.seats
        player = table.players[other]
        if not player.ale:
            if len(player.hand):
                break
            passed |= bit(other)
    return passed == bit(table.seats) - 1


def forget_passes(table: Table) -> None:
    """A card is played: everybody who passed may think again."""
    if len(table.passed):
        for seat in table.passed:
            table.players[seat].passed = NOT_PASSED
        table.passed = vec[i64]()


# The end


def end_round(table: Table, result: Result, goal: i64, rng: Rng) -> None:
    """All roles and goals are turned up (R45), then the seats are scored in turn."""
    for place in range(3):
        table.settle_goal(place, rng)
    table.reveals += 1
    table.phase = STEAL
    report = scoring.new_report(table, result, goal)
    table.report = report
    table.points_made = []
    if table.log is not None:
        route = [[x, y] for x, y in report.route]
        shown = view_events.RoundEnded(report.round, result, report.opener, route, report.roles, report.goals)
        table.tell(shown)
    go_on_scoring(table, rng)


def steal(table: Table, seat: i64, other: i64, rng: Rng) -> None:
    if not scoring.steal(table, seat, other):
        table.scored += 1
        go_on_scoring(table, rng)


def go_on_scoring(table: Table, rng: Rng) -> None:
    """When all seats are scored, the next seat begins a new round (R43)."""
    if scoring.score_round(table):
        table.first = table.after(table.first)
        begin_round(table, rng)

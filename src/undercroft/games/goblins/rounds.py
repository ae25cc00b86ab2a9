"""A round: set-up, the start of every turn, the refill after a play, passing, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.deck import Deck, Packet
from undercroft.core.log import seat_bit
from undercroft.core.rng import Rng, shuffle
from undercroft.games.goblins import events, goals, scoring
from undercroft.games.goblins.board import bare_board
from undercroft.games.goblins.cards import FACES, GNOME, GOBLIN, GOBLIN_COUNTS, HAND_SIZE, ROLES
from undercroft.games.goblins.phases import NOBODY, NOTHING, TURN, UNSETTLED
from undercroft.games.goblins.player import BY_EMPTY_HAND, NOT_PASSED

if TYPE_CHECKING:
    from undercroft.games.goblins.state import GoblinsState


# Set-up


def whole_deck() -> Deck:
    """All path cards, shuffled; which of them go to which hand is nobody's business."""
    cards = vec[i64]([face for face in range(len(FACES)) for _ in range(FACES[face].count)])
    return Deck([Packet(cards, False)])


def begin_round(state: GoblinsState, rng: Rng) -> None:
    """Everything but the gold and the report of the last round begins anew."""
    state.round += 1
    state.board = bare_board()
    state.deck = whole_deck()
    state.discard = vec[i64]()
    state.goal_kinds = vec[i64]([UNSETTLED] * 3)
    state.goal_seen = vec[i64]([0] * 3)
    state.goals_up = 0
    state.dynamite = False
    state.passed = vec[i64]()
    state.first_emptied = NOBODY
    state.claims = []
    state.potions = []
    state.opener = NOBODY
    state.round_over = False
    state.scored = 0
    state.reveals += 1
    deal_roles(state, rng)
    if state.log is not None:
        state.tell(events.round_began(state))
    for step in range(state.seats):
        seat = (state.first + step) % state.seats
        player = state.players[seat]
        player.hand = vec[i64]()
        player.ale = False
        player.passed = NOT_PASSED
        player.swapped = False
        player.shown = False
        player.lacks = 0
        for _ in range(HAND_SIZE):
            player.take(state.deck.draw(rng))
        if state.log is not None:
            state.tell_only(seat_bit(seat), events.dealt(state, seat))
    begin_turn(state, state.first, rng)


def deal_roles(state: GoblinsState, rng: Rng) -> None:
    """So many random cards of each team, shuffled together and dealt; the rest stays out, unseen (R33)."""
    goblins = GOBLIN_COUNTS[state.seats]
    cards: list[i64] = []
    choose_roles(GOBLIN, goblins, cards, rng)
    choose_roles(GNOME, state.seats - goblins, cards, rng)
    shuffle(cards, rng)
    for seat in range(state.seats):
        state.players[seat].role = cards[seat]
        state.players[seat].knowers = 1 << seat


def choose_roles(team: i64, count: i64, cards: list[i64], rng: Rng) -> None:
    """Add so many random roles of a team."""
    pool: list[i64] = [role for role in range(len(ROLES)) if ROLES[role].team == team]
    for _ in range(count):
        cards.append(pool.pop(rng.below(len(pool))))


# Turns


def begin_turn(state: GoblinsState, seat: i64, rng: Rng) -> None:
    """A drinker misses his turn, an empty hand passes by itself, anybody else is asked."""
    while True:
        player = state.players[seat]
        if player.ale:
            player.ale = False
            if state.log is not None:
                state.tell(events.turn_missed(seat))
        elif len(player.hand) == 0:
            if state.log is not None:
                state.tell(events.empty_handed(seat))
            if note_pass(state, seat, BY_EMPTY_HAND, rng):
                return
        else:
            state.phase = TURN
            state.active = seat
            if state.log is not None:
                state.tell(events.turn_began(seat))
            return
        seat = (seat + 1) % state.seats


def end_play(state: GoblinsState, seat: i64, rng: Rng) -> None:
    """Refill, note the first empty hand, end the round when all cards are gone (R31)."""
    player = state.players[seat]
    if len(state.deck.packets):
        card = state.deck.draw(rng)
        player.take(card)
        player.lacks = 0
        state.reveals += 1
        if state.log is not None:
            state.tell(events.card_taken(state, seat))
            state.tell_only(seat_bit(seat), events.card_drawn(seat, card))
    if len(player.hand) == 0:
        if state.first_emptied == NOBODY:
            state.first_emptied = seat
        if are_hands_empty(state):
            end_round(state, NOTHING, NOBODY, rng)
            return
    begin_turn(state, (seat + 1) % state.seats, rng)


def are_hands_empty(state: GoblinsState) -> bool:
    for player in state.players:
        if len(player.hand):
            return False
    return True


# Passing


def end_pass(state: GoblinsState, seat: i64, way: i64, rng: Rng) -> None:
    """A turn without a play is over."""
    if not note_pass(state, seat, way, rng):
        begin_turn(state, (seat + 1) % state.seats, rng)


def note_pass(state: GoblinsState, seat: i64, way: i64, rng: Rng) -> bool:
    """Note that a seat has passed, and how. True if all have, and the round is over (R27)."""
    player = state.players[seat]
    if player.passed == NOT_PASSED:
        state.passed = append(state.passed, seat)
    player.passed = way
    if len(state.passed) == state.seats:
        end_round(state, NOTHING, NOBODY, rng)
        return True
    return False


def forget_passes(state: GoblinsState) -> None:
    """A card is played: everybody who passed may think again."""
    if len(state.passed):
        for seat in state.passed:
            state.players[seat].passed = NOT_PASSED
        state.passed = vec[i64]()


# The end


def end_round(state: GoblinsState, result: i64, goal: i64, rng: Rng) -> None:
    """All roles and goals are turned up (R45), then the seats are scored in turn."""
    for place in range(3):
        goals.settle_goal(state, place, rng)
    state.reveals += 1
    state.round_over = True
    route: list[i64] = [] if goal == NOBODY else state.board.route_to(goal)
    state.report = scoring.new_report(state, result, goal, route)
    state.scored = 0
    if state.log is not None:
        state.tell(events.round_ended(state))
    scoring.score_round(state, rng)

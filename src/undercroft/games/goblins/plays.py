"""What a seat does on its turn: lay a card, play one that is discarded, swap, or pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from undercroft.core.log import seat_bit
from undercroft.core.rng import Rng
from undercroft.games.goblins import choices, events, goals, rounds
from undercroft.games.goblins.actions import PlaceCard
from undercroft.games.goblins.cards import THE_EXPLOSION, THE_MAP, THE_POTION
from undercroft.games.goblins.phases import CLAIM, NOBODY
from undercroft.games.goblins.player import BY_PASS, BY_SWAP, ClaimMade, PotionSwap
from undercroft.games.goblins.tiles import place_at, tile_of

if TYPE_CHECKING:
    from undercroft.games.goblins.state import GoblinsState


def place_card(state: GoblinsState, seat: i64, action: PlaceCard, rng: Rng) -> None:
    state.players[seat].give(action.face)
    rounds.forget_passes(state)
    state.laid = action.face
    if state.log is not None:
        state.tell(events.card_placed(seat, action))
    colours = state.board.colours
    state.board.lay(place_at(action.x, action.y), tile_of(action.face, action.turn), seat)
    goals.tell_colours(state, colours)
    goals.resolve_goals(state, rng)


# Cards that are discarded


def spend(state: GoblinsState, seat: i64, face: i64) -> None:
    state.players[seat].give(face)
    state.discard = append(state.discard, face)
    rounds.forget_passes(state)


def play_potion(state: GoblinsState, seat: i64, other: i64, rng: Rng) -> None:
    """The two seats exchange role cards, and each looks at the card it gets (R29)."""
    spend(state, seat, THE_POTION)
    mine = state.players[seat]
    theirs = state.players[other]
    mine.role, theirs.role = theirs.role, mine.role
    both = 1 << seat | 1 << other
    known = mine.knowers
    mine.knowers = theirs.knowers | both
    theirs.knowers = known | both
    state.potions = [*state.potions, PotionSwap(seat, other)]
    mine.swapped = True
    theirs.swapped = True
    state.reveals += 1
    if state.log is not None:
        state.tell(events.potion_played(seat, other))
        state.tell_only(seat_bit(seat), events.role_received(state, seat))
        state.tell_only(seat_bit(other), events.role_received(state, other))
    rounds.end_play(state, seat, rng)


def play_explosion(state: GoblinsState, seat: i64, place: i64, rng: Rng) -> None:
    """The card goes to the discard pile and its place is free again (R9, R16)."""
    spend(state, seat, THE_EXPLOSION)
    colours = state.board.colours
    removed = state.board.remove(place)
    state.discard = append(state.discard, removed)
    if state.log is not None:
        state.tell(events.explosion_played(seat, removed, place))
    state.board.find_live()
    goals.tell_colours(state, colours)
    rounds.end_play(state, seat, rng)


def play_map(state: GoblinsState, seat: i64, goal: i64, rng: Rng) -> None:
    """The seat alone learns the goal, and must then announce something (R30)."""
    spend(state, seat, THE_MAP)
    goals.settle_goal(state, goal, rng)
    state.goal_seen[goal] |= 1 << seat
    state.reveals += 1
    state.looking = goal
    state.phase = CLAIM
    if state.log is not None:
        state.tell(events.map_played(seat, goal))
        state.tell_only(seat_bit(seat), events.goal_seen(state, seat, goal))


def claim(state: GoblinsState, seat: i64, kind: i64, rng: Rng) -> None:
    state.claims = [*state.claims, ClaimMade(seat, state.looking, kind)]
    if state.log is not None:
        state.tell(events.claimed(seat, state.looking, kind))
    state.looking = NOBODY
    rounds.end_play(state, seat, rng)


# Turns without a play


def swap_card(state: GoblinsState, seat: i64, face: i64, rng: Rng) -> None:
    """A card goes under the deck, the top one is taken; it is a way of passing (R25)."""
    player = state.players[seat]
    player.give(face)
    state.deck.put_under(face, 1 << seat)
    card = state.deck.draw(rng)
    player.take(card)
    player.lacks = 0
    state.reveals += 1
    if state.log is not None:
        state.tell(events.swapped(seat))
        state.tell_only(seat_bit(seat), events.swapped_cards(seat, face, card))
    rounds.end_pass(state, seat, BY_SWAP, rng)


def pass_turn(state: GoblinsState, seat: i64, rng: Rng) -> None:
    """With an empty deck the whole hand is shown (R26); else all learn which cards are not in it (R24)."""
    player = state.players[seat]
    if state.log is not None:
        state.tell(events.passed(seat))
    if len(state.deck.packets):
        player.lacks |= choices.playable_faces(state)
    elif not player.shown:
        player.shown = True
        state.reveals += 1
        if state.log is not None:
            state.tell(events.hand_shown(state, seat))
    rounds.end_pass(state, seat, BY_PASS, rng)

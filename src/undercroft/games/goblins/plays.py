"""What a seat does on its turn: lay a card, play one that is discarded, swap, or pass."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.core.rng import Rng
from undercroft.games.goblins import choices, goals, rounds, view_events
from undercroft.games.goblins.actions import PlaceCard
from undercroft.games.goblins.cards import (
    FACE_IDS,
    GOAL_PLACES,
    GOALS,
    ROLES,
    THE_EXPLOSION,
    THE_MAP,
    THE_POTION,
)
from undercroft.games.goblins.show import face_names, team_name
from undercroft.games.goblins.table import BY_PASS, BY_SWAP, CLAIM, NO_GOAL, Table
from undercroft.games.goblins.tiles import x_of, y_of


def place_card(table: Table, seat: i64, action: PlaceCard, rng: Rng) -> None:
    table.players[seat].give(action.face)
    rounds.forget_passes(table)
    table.laid = action.face
    if table.log is not None:
        table.tell(view_events.CardPlaced(seat, FACE_IDS[action.face], action.x, action.y, action.turn))
    colours = table.board.colours
    table.board.lay(action.place(), action.tile(), seat)
    goals.tell_colours(table, colours)
    goals.resolve_goals(table, rng)


# Cards that are discarded


def spend(table: Table, seat: i64, face: i64) -> None:
    table.players[seat].give(face)
    table.discard = append(table.discard, face)
    rounds.forget_passes(table)


def play_potion(table: Table, seat: i64, other: i64, rng: Rng) -> None:
    """The two seats exchange role cards, and each looks at the card it gets (R29)."""
    spend(table, seat, THE_POTION)
    mine = table.players[seat]
    theirs = table.players[other]
    mine.role, theirs.role = theirs.role, mine.role
    both = bit(seat) | bit(other)
    known = mine.knowers
    mine.knowers = theirs.knowers | both
    theirs.knowers = known | both
    table.potions = [*table.potions, (seat, other)]
    table.reveals += 1
    if table.log is not None:
        table.tell(view_events.PotionPlayed(seat, other))
        table.tell_only(bit(seat), role_received(table, seat))
        table.tell_only(bit(other), role_received(table, other))
    rounds.end_play(table, seat, rng)


def role_received(table: Table, seat: i64) -> view_events.RoleReceived:
    role = table.players[seat].role
    return view_events.RoleReceived(seat, ROLES[role].id, team_name(role))


def play_explosion(table: Table, seat: i64, place: i64, rng: Rng) -> None:
    """The card goes to the discard pile and its place is free again (R9, R16)."""
    spend(table, seat, THE_EXPLOSION)
    colours = table.board.colours
    removed = table.board.remove(place)
    table.discard = append(table.discard, removed)
    if table.log is not None:
        table.tell(view_events.ExplosionPlayed(seat, FACE_IDS[removed], x_of(place), y_of(place)))
    table.board.find_live()
    goals.tell_colours(table, colours)
    rounds.end_play(table, seat, rng)


def play_map(table: Table, seat: i64, goal: i64, rng: Rng) -> None:
    """The seat alone learns the goal, and must then announce something (R30)."""
    spend(table, seat, THE_MAP)
    table.settle_goal(goal, rng)
    table.goal_seen[goal] |= bit(seat)
    table.reveals += 1
    table.looking = goal
    table.phase = CLAIM
    if table.log is not None:
        table.tell(view_events.MapPlayed(seat, GOAL_PLACES[goal]))
        table.tell_only(
            bit(seat), view_events.GoalSeen(seat, GOAL_PLACES[goal], GOALS[table.goal_kinds[goal]])
        )


def claim(table: Table, seat: i64, kind: i64, rng: Rng) -> None:
    table.claims = [*table.claims, (seat, GOAL_PLACES[table.looking], GOALS[kind])]
    if table.log is not None:
        table.tell(view_events.Claimed(seat, GOAL_PLACES[table.looking], GOALS[kind]))
    table.looking = NO_GOAL
    rounds.end_play(table, seat, rng)


# Turns without a play


def swap_card(table: Table, seat: i64, face: i64, rng: Rng) -> None:
    """A card goes under the deck, the top one is taken; it is a way of passing (R25)."""
    player = table.players[seat]
    player.give(face)
    table.deck.put_under(face, bit(seat))
    card = table.deck.draw(rng)
    player.take(card)
    player.lacks = 0
    table.reveals += 1
    if table.log is not None:
        table.tell(view_events.Swapped(seat))
        table.tell_only(bit(seat), view_events.SwappedCards(seat, FACE_IDS[face], FACE_IDS[card]))
    rounds.end_pass(table, seat, BY_SWAP, rng)


def pass_turn(table: Table, seat: i64, rng: Rng) -> None:
    """With an empty deck the whole hand is shown (R26); otherwise all learn which cards are not in it (R24)."""
    player = table.players[seat]
    if table.log is not None:
        table.tell(view_events.Passed(seat))
    if len(table.deck.packets):
        player.lacks |= choices.playable_faces(table)
    elif not player.shown:
        player.shown = True
        table.reveals += 1
        if table.log is not None:
            table.tell(view_events.HandShown(seat, face_names(player.hand)))
    rounds.end_pass(table, seat, BY_PASS, rng)

"""What a seat may do: every play of the cards in its hand, swaps, a pass, and the choices that follow from a play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import bit
from undercroft.games.goblins.actions import (
    ALES,
    CLAIMS,
    EXPLOSIONS,
    MAPS,
    OPENINGS,
    PASS,
    PLACEMENTS,
    POTIONS,
    STEALS,
    SWAPS,
)
from undercroft.games.goblins.board import Board
from undercroft.games.goblins.cards import EXPLOSION, FACES, LANTERN, MAP, POTION
from undercroft.games.goblins.phases import CLAIM, DRINKER, OPEN_GOAL, OVER, TURN
from undercroft.games.goblins.tiles import CELL_OF, KIND_OF, OPEN_SIDES, TILES_OF

if TYPE_CHECKING:
    from undercroft.games.goblins.state import GoblinsState


def legal(state: GoblinsState, seat: i64) -> list[Action]:
    if seat != state.active or state.phase == OVER:
        return []
    if state.phase == TURN:
        return turn_actions(state, seat)
    found: list[Action] = []
    if state.phase == OPEN_GOAL:
        for goal in range(3):
            if state.reached >> goal & 1:
                found.append(OPENINGS[goal])
    elif state.phase == DRINKER:
        for other in range(state.seats):
            if other != seat and not state.players[other].ale:
                found.append(ALES[other])
    elif state.phase == CLAIM:
        for kind in range(3):
            if not state.is_kind_up(kind):
                found.append(CLAIMS[kind])
    else:
        for other in range(state.seats):
            if other != seat and state.players[other].gold > 0:
                found.append(STEALS[other])
    return found


def turn_actions(state: GoblinsState, seat: i64) -> list[Action]:
    """Plays of every kind of card in hand; swaps while there is a deck; a pass only if nothing can be played."""
    found: list[Action] = []
    hand = state.players[seat].hand
    before: i64 = -1
    for face in hand:
        if face != before:
            add_plays(state, seat, face, found)
        before = face
    can_play = len(found) > 0
    if len(state.deck.packets):
        before = -1
        for face in hand:
            if face != before:
                found.append(SWAPS[face])
            before = face
    if not can_play:
        found.append(PASS)
    return found


def add_plays(state: GoblinsState, seat: i64, face: i64, found: list[Action]) -> None:
    """Everything this seat can do by playing a card of this face."""
    card = FACES[face]
    if card.is_laid:
        add_placements(state.board, face, found)
    elif card.kind == POTION:
        for other in range(state.seats):
            if other != seat:
                found.append(POTIONS[other])
    elif card.kind == MAP:
        for goal in range(3):
            if not state.goals_up >> goal & 1:
                found.append(MAPS[goal])
    elif state.board.has_target():
        board = state.board
        for place in board.tiles():
            if KIND_OF[board.at[place]] != LANTERN:
                found.append(EXPLOSIONS[CELL_OF[place]])


def add_placements(board: Board, face: i64, found: list[Action]) -> None:
    fits = board.fits
    spots = board.spots
    for tile in TILES_OF[face]:
        sides = OPEN_SIDES[tile]
        row = PLACEMENTS[tile]
        for spot in spots:
            if fits[spot] >> sides & 1:
                found.append(row[CELL_OF[spot]])


def can_play_face(state: GoblinsState, face: i64) -> bool:
    """Can a card of this face be played now by the active seat?"""
    card = FACES[face]
    if card.is_laid:
        return state.board.can_lay(face)
    return card.kind != EXPLOSION or state.board.has_target()


def playable_faces(state: GoblinsState) -> i64:
    """The set of all faces of which a card could be played now, in whosever hand it is."""
    found: i64 = 0
    for face in range(len(FACES)):
        if can_play_face(state, face):
            found |= bit(face)
    return found

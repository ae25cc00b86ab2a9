"""What a seat may do: every play of the cards in its hand, swaps, a pass, and the choices that follow from a play."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import bit, has, members
from undercroft.games.goblins import actions
from undercroft.games.goblins.board import Board
from undercroft.games.goblins.cards import EXPLOSION, FACES, MAP, POTION
from undercroft.games.goblins.table import CLAIM, DRINKER, OPEN_GOAL, OVER, TURN, Table
from undercroft.games.goblins.tiles import LOWEST, OPENINGS, TILES_OF


def legal(table: Table, seat: i64) -> list[Action]:
    if seat != table.active or table.phase == OVER:
        return []
    if table.phase == TURN:
        return turn_actions(table, seat)
    if table.phase == OPEN_GOAL:
        return [actions.OPENINGS[goal] for goal in members(table.board.reached(table.goals_up))]
    if table.phase == DRINKER:
        return [actions.ALES[other] for other in members(table.drinkers(seat))]
    if table.phase == CLAIM:
        return [actions.CLAIMS[kind] for kind in range(3) if not table.is_kind_up(kind)]
    return [actions.STEALS[other] for other in members(table.robbable(seat))]


def turn_actions(table: Table, seat: i64) -> list[Action]:
    """Plays of every kind of card in hand; swaps while there is a deck; a pass only if nothing can be played."""
    found: list[Action] = []
    hand = table.players[seat].hand
    before: i64 = -1
    for face in hand:
        if face != before:
            add_plays(table, seat, face, found)
        before = face
    can_play = len(found) > 0
    if len(table.deck.packets):
        before = -1
        for face in hand:
            if face != before:
                found.append(actions.SWAPS[face])
            before = face
    if not can_play:
        found.append(actions.PASS)
    return found


def add_plays(table: Table, seat: i64, face: i64, found: list[Action]) -> None:
    """Everything this seat can do by playing a card of this face."""
    card = FACES[face]
    if card.is_laid:
        add_placements(table.board, face, found)
    elif card.kind == POTION:
        for other in range(table.seats):
            if other != seat:
                found.append(actions.POTIONS[other])
    elif card.kind == MAP:
        for goal in range(3):
            if not has(table.goals_up, goal):
                found.append(actions.MAPS[goal])
    else:
        for place in table.board.targets():
            found.append(actions.EXPLOSIONS[place])


def add_placements(board: Board, face: i64, found: list[Action]) -> None:
    fits = board.fits
    spots = board.spots
    for tile in TILES_OF[face]:
        sides = OPENINGS[tile + LOWEST]
        row = actions.PLACEMENTS[tile]
        for spot in spots:
            if has(fits[spot], sides):
                found.append(row[spot])


def can_play_face(table: Table, face: i64) -> bool:
    """Can a card of this face be played now by the active seat?"""
    card = FACES[face]
    if card.is_laid:
        return table.board.can_lay(face)
    return card.kind != EXPLOSION or len(table.board.targets()) > 0


def playable_faces(table: Table) -> i64:
    """The set of all faces of which a card could be played now, in any hand."""
    found: i64 = 0
    for face in range(len(FACES)):
        if can_play_face(table, face):
            found |= bit(face)
    return found

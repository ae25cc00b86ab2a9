"""Why a seat may not do something. The words are in goblins.ftl."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.view import Message
from undercroft.games.goblins import actions
from undercroft.games.goblins.cards import (
    EXPLOSION,
    FACE_IDS,
    FACES,
    LANTERN,
    THE_EXPLOSION,
    THE_MAP,
    THE_POTION,
)
from undercroft.games.goblins.choices import can_play_face, legal
from undercroft.games.goblins.table import CLAIM, DRINKER, OVER, TURN, Table
from undercroft.games.goblins.tiles import EMPTY, KIND_OF, LOWEST, OPENINGS


def why_not(table: Table, seat: i64, action: Action) -> Message | None:
    if action in legal(table, seat):
        return None
    if seat >= table.seats:
        return Message("goblins-why-watching")
    if isinstance(action, (actions.Claim, actions.GiveAle, actions.OpenGoal, actions.Steal)):
        return not_asked(table, seat) or why_not_choice(table, seat, action)
    return no_turn(table, seat) or why_not_play(table, seat, action)


def not_asked(table: Table, seat: i64) -> Message | None:
    """Why this seat may do nothing at all now."""
    if table.phase == OVER:
        return Message("goblins-why-over")
    if seat != table.active:
        return Message("goblins-why-wait", {"seat": table.active})
    return None


def no_turn(table: Table, seat: i64) -> Message | None:
    """Why this seat may play no card now."""
    reason = not_asked(table, seat)
    if reason is None and table.phase != TURN:
        return Message("goblins-why-choose-first")
    return reason


def why_not_play(table: Table, seat: i64, action: Action) -> Message:
    """Why the active seat may not do this in its turn."""
    if isinstance(action, actions.PlaceCard):
        return why_not_place(table, seat, action)
    if isinstance(action, actions.SwapCard):
        return no_face(table, seat, action.face) or Message("goblins-why-no-deck")
    if isinstance(action, actions.PlayPotion):
        if action.seat >= table.seats:
            return Message("goblins-why-no-seat")
        return no_face(table, seat, THE_POTION) or Message("goblins-why-potion-self")
    if isinstance(action, actions.PlayMap):
        return no_face(table, seat, THE_MAP) or Message("goblins-why-map-open")
    if isinstance(action, actions.PlayExplosion):
        return no_face(table, seat, THE_EXPLOSION) or why_not_explode(table, action.place())
    return Message("goblins-why-can-play")


def no_face(table: Table, seat: i64, face: i64) -> Message | None:
    if table.players[seat].has(face):
        return None
    return Message("goblins-why-no-card", {"card": FACE_IDS[face]})


def why_not_choice(table: Table, seat: i64, action: Action) -> Message:
    """Choices that are asked for only in a phase of their own."""
    if isinstance(action, actions.Claim):
        return Message("goblins-why-claim-up" if table.phase == CLAIM else "goblins-why-claim-now")
    if isinstance(action, actions.OpenGoal):
        return Message("goblins-why-not-reached")
    if isinstance(action, actions.GiveAle):
        if table.phase != DRINKER:
            return Message("goblins-why-ale-now")
        if action.seat >= table.seats:
            return Message("goblins-why-no-seat")
        if action.seat == seat:
            return Message("goblins-why-ale-self")
        return Message("goblins-why-ale-twice", {"seat": action.seat})
    return Message("goblins-why-steal")


def why_not_explode(table: Table, place: i64) -> Message:
    tile = table.board.at[place]
    if tile > 0 and KIND_OF[tile] == LANTERN:
        return Message("goblins-why-lantern")
    if tile == EMPTY:
        return Message("goblins-why-nothing-there")
    return Message("goblins-why-not-removable")


def why_not_place(table: Table, seat: i64, action: actions.PlaceCard) -> Message:
    """Why an acting seat may not lay this card here this way."""
    missing = no_face(table, seat, action.face)
    if missing is not None:
        return missing
    face = FACES[action.face]
    if not face.is_laid:
        return Message("goblins-why-not-laid", {"card": face.id})
    if table.board.at[action.place()] != EMPTY:
        return Message("goblins-why-taken")
    if action.turn not in face.turns:
        return Message("goblins-why-turn")
    fits = table.board.fits_at(action.place(), OPENINGS[action.tile() + LOWEST])
    return Message("goblins-why-not-joined" if fits else "goblins-why-no-fit")


def why_not_face(table: Table, seat: i64, number: i64) -> Message | None:
    """Why a card in hand cannot be played anywhere now."""
    reason = no_turn(table, seat)
    if reason is not None or can_play_face(table, number):
        return reason
    return Message("goblins-why-no-target" if FACES[number].kind == EXPLOSION else "goblins-why-no-spot")

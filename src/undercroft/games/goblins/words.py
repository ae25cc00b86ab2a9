"""What is said to a seat: what it is asked, and why it may not do something. The words are in goblins.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.view import Message
from undercroft.games.goblins.actions import (
    Claim,
    GiveAle,
    OpenGoal,
    PlaceCard,
    PlayExplosion,
    PlayMap,
    PlayPotion,
    Steal,
    SwapCard,
)
from undercroft.games.goblins.cards import (
    EXPLOSION,
    FACE_IDS,
    FACES,
    GOAL_PLACES,
    KINDS,
    LANTERN,
    MAP,
    POTION,
)
from undercroft.games.goblins.choices import can_play_face
from undercroft.games.goblins.phases import CLAIM, OVER, PHASES, TURN
from undercroft.games.goblins.tiles import EMPTY, KIND_OF, OPEN_SIDES, STEPS, THE_START, place_at, tile_of

if TYPE_CHECKING:
    from undercroft.games.goblins.state import GoblinsState


def prompt(state: GoblinsState, seat: i64) -> Message:
    """What is asked of this seat, or for whom it waits."""
    if state.phase == OVER:
        return Message("goblins-prompt-over")
    if seat != state.active:
        return Message("goblins-prompt-wait", {"seat": int(state.active)})
    if state.phase == CLAIM:
        return Message("goblins-prompt-claim", {"goal": GOAL_PLACES[state.looking]})
    if state.phase == TURN and not state.deck.packets:
        return Message("goblins-prompt-turn-no-deck")
    return Message(f"goblins-prompt-{dashed(PHASES[state.phase])}")


def dashed(word: str) -> str:
    """As message ids are written."""
    return word.replace("_", "-")


def why_not(state: GoblinsState, seat: i64, action: Action) -> Message | None:
    if action in state.legal(seat):
        return None
    if seat >= state.seats:
        return Message("goblins-why-watching")
    if state.phase == OVER:
        return Message("goblins-why-over")
    if seat != state.active:
        return Message("goblins-why-wait", {"seat": int(state.active)})
    if isinstance(action, (Claim, GiveAle, OpenGoal, Steal)):
        return why_not_choice(state, seat, action)
    if state.phase != TURN:
        return Message("goblins-why-choose-first")
    if isinstance(action, PlaceCard):
        return why_not_place(state, seat, action)
    if isinstance(action, SwapCard):
        if not state.players[seat].has(action.face):
            return Message("goblins-why-no-card", {"card": FACE_IDS[action.face]})
        return Message("goblins-why-no-deck")
    if isinstance(action, PlayPotion):
        if action.seat >= state.seats:
            return Message("goblins-why-no-seat")
        return no_card(state, seat, POTION) or Message("goblins-why-potion-self")
    if isinstance(action, PlayMap):
        return no_card(state, seat, MAP) or Message("goblins-why-map-open")
    if isinstance(action, PlayExplosion):
        return no_card(state, seat, EXPLOSION) or why_not_explode(state, place_at(action.x, action.y))
    return Message("goblins-why-can-play")


def no_card(state: GoblinsState, seat: i64, kind: i64) -> Message | None:
    for card in state.players[seat].hand:
        if FACES[card].kind == kind:
            return None
    return Message("goblins-why-no-card", {"card": KINDS[kind]})


def why_not_choice(state: GoblinsState, seat: i64, action: Action) -> Message:
    """Choices that are asked for only in a phase of their own."""
    if isinstance(action, Claim):
        return Message("goblins-why-claim-up" if state.phase == CLAIM else "goblins-why-claim-now")
    if isinstance(action, OpenGoal):
        return Message("goblins-why-not-reached")
    if isinstance(action, GiveAle):
        if action.seat == seat:
            return Message("goblins-why-ale-self")
        if action.seat < state.seats and state.players[action.seat].ale:
            return Message("goblins-why-ale-twice", {"seat": int(action.seat)})
        return Message("goblins-why-ale-now")
    return Message("goblins-why-steal")


def why_not_explode(state: GoblinsState, place: i64) -> Message:
    tile = state.board.at[place]
    if tile > 0 and KIND_OF[tile] == LANTERN:
        return Message("goblins-why-lantern")
    if tile == EMPTY:
        return Message("goblins-why-nothing-there")
    return Message("goblins-why-not-removable")


def why_not_place(state: GoblinsState, seat: i64, action: PlaceCard) -> Message:
    """Why an acting seat may not lay this card here so."""
    face = FACES[action.face]
    if not state.players[seat].has(action.face):
        return Message("goblins-why-no-card", {"card": face.id})
    if not face.is_laid:
        return Message("goblins-why-not-laid", {"card": face.id})
    board = state.board
    place = place_at(action.x, action.y)
    if board.at[place] != EMPTY:
        return Message("goblins-why-taken")
    if action.turn not in face.turns:
        return Message("goblins-why-turn")
    sides = OPEN_SIDES[tile_of(action.face, action.turn)]
    for side in range(4):
        beside = place + STEPS[side]
        if board.at[beside] > 0 or board.at[beside] == THE_START:
            facing = board.open_sides(beside) >> (side ^ 2) & 1
            if facing != sides >> side & 1:
                return Message("goblins-why-no-fit")
    return Message("goblins-why-not-joined")


def why_not_face(state: GoblinsState, seat: i64, number: i64) -> Message | None:
    """Why a card in hand cannot be played anywhere now."""
    if state.phase == OVER:
        return Message("goblins-why-over")
    if seat != state.active:
        return Message("goblins-why-wait", {"seat": int(state.active)})
    if state.phase != TURN:
        return Message("goblins-why-choose-first")
    if can_play_face(state, number):
        return None
    if FACES[number].kind == EXPLOSION:
        return Message("goblins-why-no-target")
    return Message("goblins-why-no-spot")

"""What is said to a seat: what it is asked, and why it may not do something. The words are in raiders.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.state import seats_in
from undercroft.core.view import Message
from undercroft.games.raiders.actions import BALL, TORCH, Play, card_name
from undercroft.games.raiders.cards import VALUES

if TYPE_CHECKING:
    from undercroft.games.raiders.state import RaidersState


def prompt(state: RaidersState, seat: i64) -> Message:
    """What is asked of this seat, or for whom it waits."""
    if state.acting == 0:
        return Message("raiders-prompt-over")
    if not state.acting >> seat & 1:
        waiting = [int(other) for other in seats_in(state.acting)]
        return Message("raiders-prompt-wait", {"seats": waiting, "count": len(waiting)})
    if state.second:
        return Message("raiders-prompt-second", {"room": state.now.id})
    return Message(f"raiders-prompt-{state.now.kind}", {"room": state.now.id})


def why_not(state: RaidersState, seat: i64, action: Action) -> Message | None:
    if action in state.legal(seat):
        return None
    if seat >= state.seats:
        return Message("raiders-why-watching")
    if state.acting == 0:
        return Message("raiders-why-over")
    if not state.acting >> seat & 1:
        return why_not_now(state, seat)
    if isinstance(action, Play):
        return why_not_card(state, seat, action.card)
    return why_not_torch(state, seat)


def why_not_now(state: RaidersState, seat: i64) -> Message:
    if state.players[seat].card:
        return Message("raiders-why-chosen")
    waiting = [int(other) for other in seats_in(state.acting)]
    return Message("raiders-why-wait", {"seats": waiting, "count": len(waiting)})


def why_not_card(state: RaidersState, seat: i64, card: i64) -> Message:
    """Why an acting seat may not play a card."""
    if not state.players[seat].hand >> card & 1:
        if card <= VALUES:
            return Message("raiders-why-spent", {"value": int(card)})
        return Message("raiders-why-no-item", {"item": card_name(card)})
    if card == BALL:
        return Message("raiders-why-second-ball")
    return Message(f"raiders-why-{card_name(card)}")


def why_not_torch(state: RaidersState, seat: i64) -> Message:
    """Why an acting seat may not look at the dark rooms."""
    if not state.players[seat].hand >> TORCH & 1:
        return Message("raiders-why-no-item", {"item": card_name(TORCH)})
    if state.lit >> seat & 1:
        return Message("raiders-why-torch-used")
    return Message("raiders-why-nothing-dark")

"""Why a seat may not do something. The words are in raiders.ftl."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import has, members
from undercroft.core.view import Message
from undercroft.games.raiders.actions import BALL, TORCH, VALUES, Play, card_name
from undercroft.games.raiders.table import Table


def why_not(table: Table, seat: i64, action: Action) -> Message | None:
    if action in table.legal(seat):
        return None
    if seat >= table.seats:
        return Message("raiders-why-watching")
    if table.acting == 0:
        return Message("raiders-why-over")
    reason = (
        why_not_card(table, seat, action.card) if isinstance(action, Play) else why_not_torch(table, seat)
    )
    return why_not_now(table, seat) if reason is None else reason


def why_not_now(table: Table, seat: i64) -> Message:
    if table.players[seat].card:
        return Message("raiders-why-chosen")
    waiting = members(table.acting)
    return Message("raiders-why-wait", {"seats": waiting, "count": len(waiting)})


def why_not_card(table: Table, seat: i64, card: i64) -> Message | None:
    """Why a card may not be played here, whoever's turn it is."""
    if has(table.playable(seat), card):
        return None
    if not has(table.players[seat].hand, card):
        if card <= VALUES:
            return Message("raiders-why-spent", {"value": card})
        return Message("raiders-why-no-item", {"item": card_name(card)})
    if card == BALL:
        return Message("raiders-why-second-ball")
    return Message(f"raiders-why-{card_name(card)}")


def why_not_torch(table: Table, seat: i64) -> Message | None:
    """Why a seat may not look at the dark rooms, whoever's turn it is."""
    if not has(table.players[seat].hand, TORCH):
        return Message("raiders-why-no-item", {"item": card_name(TORCH)})
    if has(table.lit, seat):
        return Message("raiders-why-torch-used")
    return Message("raiders-why-nothing-dark") if table.dark == 0 else None

"""What a seat is asked, or whom it waits for. The words are in doggies.ftl."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import has, members
from undercroft.core.view import Message
from undercroft.games.doggies.cards import ATTACK_NAMES, KIND_NAMES, ROOMS, TRAP, TURNER
from undercroft.games.doggies.table import CHOOSING_DOGS, CHOOSING_QUESTS, OVER, Table


def waiting_for(table: Table) -> dict[str, int | list[int]]:
    waiting: list[int] = [seat for seat in members(table.acting)]
    return {"seats": waiting, "count": len(waiting)}


def prompt(table: Table, seat: i64) -> Message:
    """What is asked of this seat, or for whom it waits."""
    if table.phase == OVER:
        return Message("doggies-prompt-over")
    if not has(table.acting, seat):
        return Message("doggies-prompt-wait", waiting_for(table))
    if table.phase == CHOOSING_DOGS:
        return Message("doggies-prompt-dog")
    if table.phase == CHOOSING_QUESTS:
        return Message("doggies-prompt-quest")
    if table.drawn >= 0:
        return Message("doggies-prompt-place", {"card": ROOMS[table.drawn].id})
    if len(table.path) == 0:
        return prompt_turn(table)
    return prompt_walk(table, seat)


def prompt_turn(table: Table) -> Message:
    """If only sleep is left, the reason is given."""
    if len(table.legal(table.active)) == 1:
        return Message("doggies-prompt-turn-sleep")
    if table.left_to_draw() == 0:
        return Message("doggies-prompt-turn-last")
    return Message("doggies-prompt-turn")


def prompt_walk(table: Table, seat: i64) -> Message:
    if not table.pending:
        if len(table.path) > 1:
            return Message("doggies-prompt-walk")
        if table.players[seat].ability == TURNER:
            return Message("doggies-prompt-walk-turn")
        return Message("doggies-prompt-walk-start")
    room = ROOMS[table.card_here()]
    if room.kind == TRAP:
        return Message("doggies-prompt-trap", {"card": room.id, "symbol": ATTACK_NAMES[room.disarm]})
    return Message(f"doggies-prompt-{KIND_NAMES[room.kind]}", {"card": room.id})

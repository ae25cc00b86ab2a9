"""What is asked of a seat. The words are in raiders.ftl."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import has, members
from undercroft.core.view import Message
from undercroft.games.raiders.table import Table


def prompt(table: Table, seat: i64) -> Message:
    """What is asked of this seat, or for whom it waits."""
    if table.acting == 0:
        return Message("raiders-prompt-over")
    if not has(table.acting, seat):
        waiting = members(table.acting)
        return Message("raiders-prompt-wait", {"seats": waiting, "count": len(waiting)})
    if table.second:
        return Message("raiders-prompt-second", {"room": table.now.id})
    return Message(f"raiders-prompt-{table.now.kind}", {"room": table.now.id})

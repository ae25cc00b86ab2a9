"""What is asked of a seat, or what it waits for."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.view import Message
from undercroft.games.dragon.cards import GNOME_IDS
from undercroft.games.dragon.choices import chooser
from undercroft.games.dragon.frames import NamedFrame, Rockfall
from undercroft.games.dragon.table import DRAFT, ORDER, OVER, Table


def prompt(table: Table, seat: i64) -> Message:
    if table.phase == OVER:
        return Message("dragon-prompt-over")
    asked = table.asked
    yours = seat == asked
    if table.phase == DRAFT:
        left = table.gnome_count - len(table.picks)
        if yours:
            return Message("dragon-prompt-pick", {"left": left})
        return Message("dragon-prompt-wait-pick", {"seat": asked, "left": left})
    if table.phase == ORDER:
        if yours:
            return Message("dragon-prompt-order", {"order": len(table.queue) + 1})
        return Message("dragon-prompt-wait-order", {"seat": asked})
    if table.frames:
        return prompt_choice(table, yours)
    gnome = GNOME_IDS[table.active]
    if not yours:
        return Message("dragon-prompt-wait-turn", {"seat": asked, "gnome": gnome, "ap": table.ap})
    question = "turn"
    if table.cave.dark(table.at[table.active]):
        question = "dark" if table.ap >= table.effects.torch_cost else "dark-stuck"
    return Message(f"dragon-prompt-{question}", {"gnome": gnome, "ap": table.ap})


def prompt_choice(table: Table, yours: bool) -> Message:
    frame = table.frames[-1]
    gnome = GNOME_IDS[chooser(table, frame)]
    if yours and isinstance(frame, Rockfall):
        return Message("dragon-prompt-flee", {"gnome": gnome, "hex": frame.hex})
    choice = frame.name.replace("_", "-") if isinstance(frame, NamedFrame) else "flee"
    if yours:
        return Message(f"dragon-prompt-{choice}", {"gnome": gnome})
    return Message(f"dragon-prompt-wait-{choice}", {"seat": table.asked, "gnome": gnome})

"""What a seat is asked. The words are in jackal.ftl."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.view import Message
from undercroft.games.jackal import phases
from undercroft.games.jackal.table import Table
from undercroft.games.jackal.tiles import TILE_IDS


def prompt(table: Table, seat: i64) -> Message:
    """What is asked of this seat, or for whom it waits."""
    phase = table.phase
    if phase == phases.OVER:
        return Message("jackal-prompt-over")
    if seat != table.actor:
        return Message("jackal-prompt-wait", {"seat": table.actor})
    if phase == phases.WALK and table.second_die:
        dice = {"die": table.die, "second": table.second_die}
        return Message("jackal-prompt-swim" if table.swim else "jackal-prompt-no-swim", dice)
    args: dict[str, int | str] = {}
    if phase == phases.MAP or phase == phases.PLACE:
        args["tile"] = TILE_IDS[table.current]
    if table.is_walking() or phase == phases.COIN:
        args["die"] = table.die
    if phase == phases.BAT_MOVE or phase == phases.COIN:
        args["seat"] = table.held_trial().loser()
    asked = phases.PHASES[phase].replace("_", "-")
    return Message(f"jackal-prompt-{asked}", args)

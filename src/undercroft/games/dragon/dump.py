"""The position as plain JSON, in the words of the rules; load.py reads it back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.dragon.actions import DECKS, VERDICTS
from undercroft.games.dragon.cards import CAVE_NAMES, DRAGON_NAMES, GNOMES, HEXES
from undercroft.games.dragon.cave import ENTRANCE
from undercroft.games.dragon.ending import REASONS
from undercroft.games.dragon.frames import (
    CrackChoice,
    Frame,
    HintChoice,
    OpenChoice,
    Rage,
    Rockfall,
    SlipChoice,
    TorchChoice,
)
from undercroft.games.dragon.rage import RAGE_CAUSES, RAGE_EVENTS
from undercroft.games.dragon.show import PHASES, STATUSES, status_of
from undercroft.games.dragon.table import DRAFT, Table

FRAME_NAMES: Final = ["rage", "rockfall", "turn_lost", "take_torch", "open", "crack", "slip", "hint"]


def dump(table: Table) -> dict[str, object]:
    """Supplies, dice, lost hexes and whose decision it is follow from the rest and are not written."""
    drafting = table.phase == DRAFT
    return {
        "options": {
            "difficulty": table.difficulty.id,
            "gnomes": int(table.gnome_count),
            "layout": table.layout.id,
            "max_rounds": int(table.max_rounds),
        },
        "seats": int(table.seats),
        "phase": PHASES[table.phase],
        "round": int(table.round),
        "captain": int(table.captain),
        "gnomes": [
            {"gnome": GNOMES[gnome].id, "seat": int(table.owner[gnome]), "at": int(table.at[gnome])}
            for gnome in table.picks
        ],
        "entrance_torches": int(table.cave.torches[ENTRANCE]),
        "hexes": [] if drafting else [dump_hex(table, hex) for hex in range(1, HEXES + 1)],
        "delivered": int(table.delivered),
        "dragon_deck": table.dragon_deck.dump(DRAGON_NAMES),
        "dragon_discard": sorted([DRAGON_NAMES[card] for card in table.dragon_discard]),
        "cave_deck": table.cave_deck.dump(CAVE_NAMES),
        "cave_discard": sorted([CAVE_NAMES[card] for card in table.cave_discard]),
        "aside": [
            {"deck": DECKS[lasting.deck], "card": lasting.kind().id, "round": int(lasting.round)}
            for lasting in table.aside
        ],
        "queue": [GNOMES[gnome].id for gnome in table.queue],
        "turns": int(table.turns),
        "ap": int(table.ap),
        "roll": int(table.roll),
        "given": GNOMES[table.given].id if table.given >= 0 else None,
        "gave": table.gave,
        "frames": [dump_frame(frame) for frame in table.frames],
        "hint": dump_hint(table),
        "result": REASONS[table.result - 1] if table.result else None,
    }


def dump_hex(table: Table, hex: i64) -> dict[str, object]:
    """A hex; what does not lie there is not written."""
    cave = table.cave
    cell = cave.map.cells[hex]
    entry: dict[str, object] = {
        "hex": int(hex),
        "cell": [int(cave.map.layout.q[cell]), int(cave.map.layout.r[cell])],
        "status": STATUSES[status_of(table, hex)],
    }
    if cave.torches[hex]:
        entry["torches"] = int(cave.torches[hex])
    if cave.cubes[hex]:
        entry["cubes"] = int(cave.cubes[hex])
    if cave.gems[hex]:
        entry["gems"] = int(cave.gems[hex])
    if cave.emptied >> hex & 1:
        entry["emptied"] = True
    return entry


def dump_frame(frame: Frame) -> dict[str, object]:
    if isinstance(frame, Rage):
        return {
            "frame": "rage",
            "event": RAGE_EVENTS[frame.event],
            "cause": RAGE_CAUSES[frame.cause],
            "extra": int(frame.extra),
            "line": int(frame.line),
            "heads": int(frame.heads) if frame.heads >= 0 else None,
            "cards": int(frame.cards),
            "level": int(frame.level),
        }
    if isinstance(frame, Rockfall):
        fleeing = [GNOMES[gnome].id for gnome in range(len(GNOMES)) if frame.gnomes >> gnome & 1]
        return {"frame": "rockfall", "hex": int(frame.hex), "level": int(frame.level), "gnomes": fleeing}
    if isinstance(frame, HintChoice):
        return {"frame": "hint", "deck": DECKS[frame.deck]}
    if isinstance(frame, TorchChoice):
        return {"frame": "take_torch"}
    if isinstance(frame, OpenChoice):
        return {"frame": "open"}
    if isinstance(frame, CrackChoice):
        return {"frame": "crack"}
    if isinstance(frame, SlipChoice):
        return {"frame": "slip"}
    return {"frame": "turn_lost"}


def dump_hint(table: Table) -> dict[str, object] | None:
    if table.hint_deck < 0:
        return None
    return {"deck": DECKS[table.hint_deck], "verdict": VERDICTS[table.hint]}

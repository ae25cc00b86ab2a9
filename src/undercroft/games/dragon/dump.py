"""The position as a Struct, in the words of the rules; load.py reads it back."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import has, members
from undercroft.games.dragon.cards import (
    CARD_NAMES,
    CAVE_DECK,
    DECKS,
    DRAGON_DECK,
    GNOME_IDS,
    HEXES,
    NO_DECK,
    NOBODY,
    VERDICTS,
)
from undercroft.games.dragon.cave import ENTRANCE
from undercroft.games.dragon.frames import (
    NOT_ROLLED,
    PLAIN_FRAMES,
    RAGE_CAUSES,
    RAGE_EVENTS,
    Frame,
    HintChoice,
    Rage,
    Rockfall,
)
from undercroft.games.dragon.position import (
    PLAIN_PARTS,
    AnyFrame,
    DragonPosition,
    GnomePart,
    HexPart,
    HintChoicePart,
    HintPart,
    LastingPart,
    RagePart,
    RockfallPart,
)
from undercroft.games.dragon.table import DRAFT, PHASES, PLAYING, REASONS, Table


def position(table: Table) -> DragonPosition:
    """Supplies, dice, lost hexes and whose decision it is follow from the rest and are not written."""
    drafting = table.phase == DRAFT
    return DragonPosition(
        options={
            "difficulty": table.difficulty.id,
            "gnomes": table.gnome_count,
            "layout": table.layout.id,
            "max_rounds": table.max_rounds,
        },
        seats=table.seats,
        phase=PHASES[table.phase],
        round=table.round,
        captain=table.captain,
        gnomes=[
            GnomePart(gnome=GNOME_IDS[gnome], seat=table.owner[gnome], at=table.at[gnome])
            for gnome in table.picks
        ],
        entrance_torches=table.cave.torches[ENTRANCE],
        hexes=[] if drafting else [hex_part(table, hex) for hex in range(1, HEXES + 1)],
        delivered=table.delivered,
        dragon_deck=table.dragon_pile.deck.dump(CARD_NAMES[DRAGON_DECK]),
        dragon_discard=[CARD_NAMES[DRAGON_DECK][card] for card in table.dragon_pile.discard],
        cave_deck=table.cave_pile.deck.dump(CARD_NAMES[CAVE_DECK]),
        cave_discard=[CARD_NAMES[CAVE_DECK][card] for card in table.cave_pile.discard],
        aside=[
            LastingPart(deck=DECKS[lasting.deck], card=lasting.kind().id, round=lasting.round)
            for lasting in table.aside
        ],
        queue=[GNOME_IDS[gnome] for gnome in table.queue],
        turns=table.turns,
        ap=table.ap,
        roll=table.roll,
        given=None if table.given == NOBODY else GNOME_IDS[table.given],
        gave=table.gave,
        frames=[frame_part(frame) for frame in table.frames],
        hint=hint_part(table),
        result=None if table.result == PLAYING else REASONS[table.result],
    )


def hex_part(table: Table, hex: i64) -> HexPart:
    cave = table.cave
    cell = cave.map.cells[hex]
    return HexPart(
        hex=hex,
        cell=(cave.map.layout.q[cell], cave.map.layout.r[cell]),
        status=cave.status(hex),
        torches=cave.torches[hex],
        cubes=cave.cubes[hex],
        gems=cave.gems[hex],
        emptied=has(cave.emptied, hex),
    )


def frame_part(frame: Frame) -> AnyFrame:
    if isinstance(frame, Rage):
        return RagePart(
            event=RAGE_EVENTS[frame.event],
            cause=RAGE_CAUSES[frame.cause],
            extra=frame.extra,
            line=frame.line,
            heads=None if frame.heads == NOT_ROLLED else frame.heads,
            cards=frame.cards,
            level=frame.level,
        )
    if isinstance(frame, Rockfall):
        fleeing = [GNOME_IDS[gnome] for gnome in members(frame.gnomes)]
        return RockfallPart(hex=frame.hex, level=frame.level, gnomes=fleeing)
    if isinstance(frame, HintChoice):
        return HintChoicePart(deck=DECKS[frame.deck])
    return PLAIN_PARTS[PLAIN_FRAMES.index(frame)]()


def hint_part(table: Table) -> HintPart | None:
    if table.hint_deck == NO_DECK:
        return None
    return HintPart(deck=DECKS[table.hint_deck], verdict=VERDICTS[table.hint])

"""The position as a Struct, in the words of the rules; load.py reads it back."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import has, members
from undercroft.games.dragon import cards
from undercroft.games.dragon import position as parts
from undercroft.games.dragon.cave import ENTRANCE
from undercroft.games.dragon.frames import NOT_ROLLED, PLAIN_FRAMES, Frame, HintChoice, Rage, Rockfall
from undercroft.games.dragon.table import DRAFT, PHASES, PLAYING, REASONS, Table


def position(table: Table) -> parts.DragonPosition:
    """Supplies, dice, lost hexes and whose decision it is follow from the rest and are not written."""
    drafting = table.phase == DRAFT
    return parts.DragonPosition(
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
            parts.GnomePart(gnome=cards.GNOME_IDS[gnome], seat=table.owner[gnome], at=table.at[gnome])
            for gnome in table.picks
        ],
        entrance_torches=table.cave.torches[ENTRANCE],
        hexes=[] if drafting else [hex_part(table, hex) for hex in range(1, cards.HEXES + 1)],
        delivered=table.delivered,
        dragon_deck=table.dragon_pile.deck.dump(cards.CARD_NAMES[cards.DRAGON_DECK]),
        dragon_discard=[cards.CARD_NAMES[cards.DRAGON_DECK][card] for card in table.dragon_pile.discard],
        cave_deck=table.cave_pile.deck.dump(cards.CARD_NAMES[cards.CAVE_DECK]),
        cave_discard=[cards.CARD_NAMES[cards.CAVE_DECK][card] for card in table.cave_pile.discard],
        aside=[
            parts.LastingPart(deck=cards.DECKS[lasting.deck], card=lasting.kind().id, round=lasting.round)
            for lasting in table.aside
        ],
        queue=[cards.GNOME_IDS[gnome] for gnome in table.queue],
        turns=table.turns,
        ap=table.ap,
        roll=table.roll,
        given=None if table.given == cards.NO_GNOME else cards.GNOME_IDS[table.given],
        gave=table.gave,
        frames=[frame_part(frame) for frame in table.frames],
        hint=hint_part(table),
        result=None if table.result == PLAYING else REASONS[table.result],
    )


def hex_part(table: Table, hex: i64) -> parts.HexPart:
    cave = table.cave
    cell = cave.map.cells[hex]
    return parts.HexPart(
        hex=hex,
        cell=(cave.map.layout.q[cell], cave.map.layout.r[cell]),
        status=cave.status(hex),
        torches=cave.torches[hex],
        cubes=cave.cubes[hex],
        gems=cave.gems[hex],
        emptied=has(cave.emptied, hex),
    )


def frame_part(frame: Frame) -> parts.AnyFrame:
    if isinstance(frame, Rage):
        return parts.RagePart(
            event=frame.event,
            cause=frame.cause,
            extra=frame.extra,
            line=frame.line,
            heads=None if frame.heads == NOT_ROLLED else frame.heads,
            cards=frame.cards,
            level=frame.level,
        )
    if isinstance(frame, Rockfall):
        fleeing = [cards.GNOME_IDS[gnome] for gnome in members(frame.gnomes)]
        return parts.RockfallPart(hex=frame.hex, level=frame.level, gnomes=fleeing)
    if isinstance(frame, HintChoice):
        return parts.HintChoicePart(deck=cards.DECKS[frame.deck])
    return parts.PLAIN_PARTS[PLAIN_FRAMES.index(frame)]()


def hint_part(table: Table) -> parts.HintPart | None:
    if table.hint_deck == cards.NO_DECK:
        return None
    return parts.HintPart(deck=cards.DECKS[table.hint_deck], verdict=cards.VERDICTS[table.hint])

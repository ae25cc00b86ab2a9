"""Laying out a position; what no table can show is refused here, what breaks the rules in invariants.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has
from undercroft.core.deck import load_deck
from undercroft.core.log import NO_SEAT
from undercroft.core.position import BadPosition, Packet, index_of
from undercroft.games.dragon import cards, frames
from undercroft.games.dragon import position as parts
from undercroft.games.dragon.cave import ENTRANCE, HOME, ZEROS, Map, new_cave
from undercroft.games.dragon.choices import chooser
from undercroft.games.dragon.options import Options
from undercroft.games.dragon.piles import Pile
from undercroft.games.dragon.state import DragonState
from undercroft.games.dragon.table import DRAFT, ORDER, OVER, PHASES, REASONS, TURN, Effects, Lasting

ACTION_IDS: Final = [[card.id for card in cards.DRAGON_CARDS], [card.id for card in cards.CAVE_CARDS]]
DIFFICULTY_OF: Final[dict[str, cards.Difficulty]] = {one.id: one for one in cards.DIFFICULTIES}
LAYOUT_OF: Final[dict[str, cards.Layout]] = {one.id: one for one in cards.LAYOUTS}
DRAFT_FIELDS: Final = ["options", "seats", "phase", "round", "captain", "gnomes"]


def new_state(seats: i64, options: Options) -> DragonState:
    """A table before the draft."""
    difficulty = DIFFICULTY_OF[options.difficulty]
    return DragonState(seats, difficulty, LAYOUT_OF[options.layout], options.gnomes, options.max_rounds)


def place(position: parts.DragonPosition, options: Options) -> DragonState:
    state = new_state(position.seats, options)
    state.phase = PHASES.index(position.phase)
    state.round = position.round
    state.captain = position.captain
    place_gnomes(state, position)
    if state.phase != DRAFT:
        place_cave(state, position)
        place_cards(state, position)
    else:
        refuse_after_draft(position)
    place_round(state, position)
    state.frames = [frame_of(part, index) for index, part in enumerate(position.frames)]
    if position.hint is not None:
        state.hint_deck = cards.DECKS.index(position.hint.deck)
        state.hint = cards.VERDICTS.index(position.hint.verdict)
    if position.result is not None:
        state.result = REASONS.index(position.result)
    state.asked = asked_seat(state)
    return state


def refuse_after_draft(position: parts.DragonPosition) -> None:
    """During the draft there is nothing but gnomes."""
    if position.hexes or position.dragon_deck or position.cave_deck:
        raise BadPosition("phase", "is draft, and there is a cave already")
    for field in position.__struct_fields__:
        if field not in DRAFT_FIELDS and getattr(position, field):
            raise BadPosition(field, "must be empty during the draft")


def place_gnomes(state: DragonState, position: parts.DragonPosition) -> None:
    for index, part in enumerate(position.gnomes):
        gnome = index_of(cards.GNOME_IDS, part.gnome, f"gnomes[{index}].gnome")
        if state.owner[gnome] != NO_SEAT:
            raise BadPosition(f"gnomes[{index}].gnome", "is in play twice")
        if part.seat != index % state.seats:
            raise BadPosition(f"gnomes[{index}].seat", f"must be {index % state.seats}: seats pick in turn")
        state.picks = append(state.picks, gnome)
        state.in_play |= bit(gnome)
        state.owner[gnome] = part.seat
        state.at[gnome] = part.at


def place_cave(state: DragonState, position: parts.DragonPosition) -> None:
    if len(position.hexes) != cards.HEXES:
        raise BadPosition("hexes", f"must be {cards.HEXES}")
    cells = ZEROS[:]
    known = HOME
    taken = HOME
    for index, part in enumerate(position.hexes):
        cell = state.layout.cell_at(part.cell[0], part.cell[1])
        if cell in (cards.NO_CELL, ENTRANCE):
            raise BadPosition(f"hexes[{index}].cell", f"is no position of the layout {state.layout.id}")
        if has(known, part.hex):
            raise BadPosition(f"hexes[{index}].hex", f"is {part.hex}, which is listed before")
        if has(taken, cell):
            raise BadPosition(f"hexes[{index}].cell", "is taken by another hex")
        if part.gems > state.difficulty.target:
            raise BadPosition(f"hexes[{index}].gems", f"must be at most {state.difficulty.target}")
        known |= bit(part.hex)
        taken |= bit(cell)
        cells[part.hex] = cell
    state.cave = new_cave(Map(state.layout, cells))
    for part in position.hexes:
        place_hex(state, part)
    for _ in range(position.entrance_torches):
        state.cave.put_torch(ENTRANCE)
    state.cave.lost = state.cave.cut_off()
    state.delivered = position.delivered
    state.dice = state.difficulty.dice_in_play(state.delivered)


def place_hex(state: DragonState, part: parts.HexPart) -> None:
    cave = state.cave
    if part.status != "open":
        cave.open &= ~bit(part.hex)
    if part.status == "rubble":
        cave.rubble |= bit(part.hex)
    for _ in range(part.torches):
        cave.put_torch(part.hex)
    for _ in range(part.cubes):
        cave.put_cube(part.hex)
    cave.gems[part.hex] = part.gems
    cave.lying += part.gems
    if part.emptied:
        cave.emptied |= bit(part.hex)


def place_cards(state: DragonState, position: parts.DragonPosition) -> None:
    state.dragon_pile = pile_of(state, cards.DRAGON_DECK, position.dragon_deck, position.dragon_discard)
    state.cave_pile = pile_of(state, cards.CAVE_DECK, position.cave_deck, position.cave_discard)
    for index, part in enumerate(position.aside):
        deck = cards.DECKS.index(part.deck)
        index_of(ACTION_IDS[deck], part.card, f"aside[{index}].card")
        state.aside.append(Lasting(deck, cards.CARD_NAMES[deck].index(part.card), part.round))


def pile_of(state: DragonState, deck: i64, packets: list[Packet], discard: list[str]) -> Pile:
    name = f"{cards.DECKS[deck]}_deck"
    pile = Pile(load_deck(packets, cards.CARD_NAMES[deck], name), vec[i64]())
    for index, packet in enumerate(pile.deck.packets):
        if not packet.public:
            raise BadPosition(f"{name}[{index}].public", "must be true: all know which cards are where")
        for seats in packet.known:
            if state.owner[cards.SEER] == NO_SEAT or seats != bit(state.owner[cards.SEER]):
                raise BadPosition(f"{name}[{index}].front", "only the Seer's seat can have seen a card")
    for card in discard:
        pile.throw(index_of(cards.CARD_NAMES[deck], card, f"{cards.DECKS[deck]}_discard"))
    return pile


def place_round(state: DragonState, position: parts.DragonPosition) -> None:
    for name in position.queue:
        state.queue = append(state.queue, index_of(cards.GNOME_IDS, name, "queue"))
    state.turns = position.turns
    if state.turns > len(state.queue):
        raise BadPosition("turns", "is more than there are gnomes in the queue")
    state.ap = position.ap
    state.roll = position.roll
    state.gave = position.gave
    if position.given is not None:
        state.given = index_of(cards.GNOME_IDS, position.given, "given")
    if state.phase == TURN and state.turns:
        state.active = state.queue[state.turns - 1]
    state.effects = Effects(state.acting())


def frame_of(part: parts.AnyFrame, index: i64) -> frames.Frame:
    if isinstance(part, parts.RagePart):
        rage = frames.Rage(part.event, part.cause, part.extra)
        rage.line = part.line
        rage.heads = frames.NOT_ROLLED if part.heads is None else part.heads
        rage.cards = part.cards
        rage.level = part.level
        return rage
    if isinstance(part, parts.RockfallPart):
        gnomes: i64 = 0
        for name in part.gnomes:
            gnomes |= bit(index_of(cards.GNOME_IDS, name, f"frames[{index}].gnomes"))
        return frames.Rockfall(part.hex, part.level, gnomes)
    if isinstance(part, parts.HintChoicePart):
        return frames.HintChoice(cards.DECKS.index(part.deck))
    return frames.PLAIN_FRAMES[parts.PLAIN_PARTS.index(type(part))]


def asked_seat(state: DragonState) -> i64:
    """Whose decision it is, as far as that can be said."""
    if state.phase == DRAFT:
        return len(state.picks) % state.seats
    if state.phase == ORDER:
        return state.captain
    if state.phase == OVER:
        return NO_SEAT
    gnome = chooser(state, state.frames[-1] if state.frames else frames.TURN_LOST)
    return NO_SEAT if gnome == cards.NO_GNOME else state.owner[gnome]

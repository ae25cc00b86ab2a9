"""What a seat observes, written straight from the table: the numbers that core.encoding derives from the view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from undercroft.core.bits import bit, has
from undercroft.core.encoding import places_by_word, word_places
from undercroft.core.game import without_copies
from undercroft.core.log import NO_SEAT
from undercroft.games.dragon import cards, view
from undercroft.games.dragon.cave import ENTRANCE
from undercroft.games.dragon.choices import chooser, places_to_choose
from undercroft.games.dragon.frames import NOT_ROLLED, HintChoice, NamedFrame, Rage
from undercroft.games.dragon.piles import Pile
from undercroft.games.dragon.table import DRAFT, OVER, PHASES, PLAYING, REASONS, TURN, VICTORY, Table

# The ids of both decks together, and by deck where each card stands among them.
CARD_IDS: Final[list[str]] = without_copies([name for names in cards.CARD_NAMES for name in names])
CARD_PLACE: Final[list[vec[i64]]] = [
    vec[i64]([CARD_IDS.index(name) for name in names]) for names in cards.CARD_NAMES
]
GNOME_ROWS: Final = 6
GNOME_COLUMNS: Final = 7
TURN_COLUMNS: Final = 10
HEX_COLUMNS: Final = 11
PACKET_ROWS: Final = 30
KNOWN_ROWS: Final = 30
ASIDE_ROWS: Final = 12
ASIDE_COLUMNS: Final = 4
RAGE_COLUMNS: Final = 7
PENDING_COLUMNS: Final = 6
PHASE_PLACE: Final = word_places(PHASES)
STATUS: Final = places_by_word(view.Status)
EVENTS: Final = places_by_word(view.RageEvent)
CAUSES: Final = places_by_word(view.RageCause)
CHOICES: Final = places_by_word(view.Choice)
DECKS: Final = places_by_word(view.DeckName)
VERDICTS: Final = places_by_word(view.Verdict)
REASON_WORDS: Final = places_by_word(view.Reason)
DIFFICULTIES: Final[list[str]] = [difficulty.id for difficulty in cards.DIFFICULTIES]
LAYOUTS: Final[list[str]] = [layout.id for layout in cards.LAYOUTS]
GONE: Final[i64] = STATUS["removed"]
ACTIVE: Final = 1
DONE: Final = 2
UNORDERED: Final = 3
WAITING: Final = 4
IN_DECK: Final = 1
DISCARDED: Final = 2
REMOVED: Final = 3
NEXT: Final = 1
NOW: Final = 2


# With more cards than there are rows the derived encoder answers, and names what does not fit.
FITS: Final[bool] = (
    len(cards.DRAGON_BOX) <= PACKET_ROWS
    and len(cards.CAVE_BOX) <= PACKET_ROWS
    and sum([card.count for card in cards.DRAGON_CARDS + cards.CAVE_CARDS if card.lasting]) <= ASIDE_ROWS
)


def observe(table: Table, seat: i64, out: vec[i16], at: i64) -> None:
    """Piece after piece, in the order of the view's fields."""
    cave = table.cave
    drafting = table.phase == DRAFT
    out[at] = i16(PHASE_PLACE[table.phase])
    difficulty: i64 = DIFFICULTIES.index(table.difficulty.id) + 1
    layout: i64 = LAYOUTS.index(table.layout.id) + 1
    out[at + 1] = i16(difficulty)
    out[at + 2] = i16(layout)
    out[at + 3] = i16(table.gnome_count)
    out[at + 4] = i16(table.round)
    out[at + 5] = i16(table.max_rounds)
    out[at + 6] = i16(table.captain)
    out[at + 7] = -1 if table.phase == OVER else i16(table.asked)
    at += 8
    if drafting:
        for gnome in range(len(cards.GNOMES)):
            if table.owner[gnome] == NO_SEAT:
                out[at + gnome] = 1
    at += len(cards.GNOMES)
    observe_gnomes(table, out, at)
    at += GNOME_ROWS * GNOME_COLUMNS
    for place in range(len(table.queue)):
        out[at + place] = i16(table.queue[place] + 1)
    at += GNOME_ROWS
    observe_turn(table, out, at)
    at += TURN_COLUMNS
    out[at] = i16(cave.torches[ENTRANCE])
    at += 1
    if not drafting:
        observe_hexes(table, out, at)
    at += cards.HEXES * HEX_COLUMNS
    out[at] = i16(cave.torch_supply)
    out[at + 1] = i16(cave.cube_supply)
    out[at + 2] = i16(table.gem_supply())
    out[at + 3] = i16(cave.lying)
    out[at + 4] = i16(table.delivered)
    out[at + 5] = i16(table.dice)
    at = observe_pile(table.dragon_pile, cards.DRAGON_DECK, seat, out, at + 6)
    at = observe_pile(table.cave_pile, cards.CAVE_DECK, seat, out, at)
    observe_what_lasts(table, out, at)


def observe_gnomes(table: Table, out: vec[i16], at: i64) -> None:
    for gnome in table.picks:
        order = table.order_of(gnome)
        out[at] = 1
        out[at + 1] = i16(gnome + 1)
        out[at + 2] = i16(table.owner[gnome])
        out[at + 3] = i16(table.at[gnome])
        if gnome == table.active:
            out[at + 4] = ACTIVE
        elif order == 0:
            out[at + 4] = UNORDERED
        else:
            out[at + 4] = DONE if order <= table.turns else WAITING
        out[at + 5] = i16(order)
        out[at + 6] = 1 if table.given == gnome else 0
        at += GNOME_COLUMNS


def observe_turn(table: Table, out: vec[i16], at: i64) -> None:
    if table.phase != TURN:
        return
    gnome = table.active
    out[at] = 1
    out[at + 1] = i16(gnome + 1)
    out[at + 2] = i16(table.owner[gnome])
    out[at + 3] = i16(table.at[gnome])
    out[at + 4] = i16(table.ap)
    out[at + 5] = i16(table.roll)
    out[at + 6] = i16(table.roll - table.rolled_points())
    out[at + 7] = 1 if table.given == gnome else 0
    out[at + 8] = 1 if table.gave else 0
    out[at + 9] = 1 if table.cave.dark(table.at[gnome]) else 0


def observe_hexes(table: Table, out: vec[i16], at: i64) -> None:
    cave = table.cave
    layout = cave.map.layout
    discarded: i64 = 0
    for card in table.dragon_pile.discard:
        if card <= cards.HEXES:
            discarded |= bit(card)
    for hex in range(1, cards.HEXES + 1):
        cell = cave.map.cells[hex]
        status = STATUS[cave.status(hex)]
        out[at] = 1
        out[at + 1] = i16(layout.q[cell])
        out[at + 2] = i16(layout.r[cell])
        out[at + 3] = i16(status)
        out[at + 4] = 1 if has(cave.lit, hex) else 0
        out[at + 5] = i16(cave.torches[hex])
        out[at + 6] = i16(cave.cubes[hex])
        out[at + 7] = i16(cave.gems[hex])
        out[at + 8] = 1 if has(cave.emptied, hex) else 0
        out[at + 9] = 1 if has(cave.lost, hex) else 0
        if status == GONE:
            out[at + 10] = REMOVED
        else:
            out[at + 10] = DISCARDED if has(discarded, hex) else IN_DECK
        at += HEX_COLUMNS


def observe_pile(pile: Pile, deck: i64, seat: i64, out: vec[i16], at: i64) -> i64:
    """A deck: its packets from the top, its discard pile, and what the seat has seen; where the next piece begins."""
    places = CARD_PLACE[deck]
    ids: i64 = len(CARD_IDS)
    out[at] = i16(len(pile.deck))
    at += 1
    packet_at = at
    for packet in pile.from_the_top():
        out[packet_at] = 1
        for card in packet.loose:
            out[packet_at + 1 + places[card]] += 1
        for card in packet.front:
            out[packet_at + 1 + places[card]] += 1
        packet_at += 1 + ids
    at += PACKET_ROWS * (1 + ids)
    for card in pile.discard:
        out[at + places[card]] += 1
    at += ids
    known = pile.known(seat)
    for place in range(len(known)):
        out[at + place] = i16(places[known[place]] + 1)
    return at + KNOWN_ROWS


def observe_what_lasts(table: Table, out: vec[i16], at: i64) -> None:
    """Lasting cards, the Rage and the choice under way, the last hint and the end."""
    row = at
    for lasting in table.aside:
        out[row] = 1
        out[row + 1] = i16(CARD_PLACE[lasting.deck][lasting.card] + 1)
        out[row + 2] = i16(DECKS[cards.DECKS[lasting.deck]])
        out[row + 3] = NOW if lasting.round == table.round else NEXT
        row += ASIDE_COLUMNS
    at += ASIDE_ROWS * ASIDE_COLUMNS
    observe_rage(table, out, at)
    at += RAGE_COLUMNS
    observe_pending(table, out, at)
    at += PENDING_COLUMNS + cards.PLACES
    if table.hint_deck != cards.NO_DECK:
        out[at] = 1
        out[at + 1] = i16(DECKS[cards.DECKS[table.hint_deck]])
        out[at + 2] = i16(VERDICTS[cards.VERDICTS[table.hint]])
    at += 3
    if table.result != PLAYING:
        out[at] = 1
        out[at + 1] = 1 if table.result == VICTORY else 0
        out[at + 2] = i16(REASON_WORDS[REASONS[table.result]])


def observe_rage(table: Table, out: vec[i16], at: i64) -> None:
    for frame in table.frames:
        if isinstance(frame, Rage):
            out[at] = 1
            out[at + 1] = i16(EVENTS[frame.event])
            out[at + 2] = i16(CAUSES[frame.cause])
            out[at + 3] = i16(frame.extra)
            out[at + 4] = i16(frame.cards)
            out[at + 5] = -1 if frame.heads == NOT_ROLLED else i16(frame.heads)
            out[at + 6] = i16(frame.level)
            return


def observe_pending(table: Table, out: vec[i16], at: i64) -> None:
    if not table.frames:
        return
    frame = table.frames[-1]
    gnome = chooser(table, frame)
    out[at] = 1
    out[at + 1] = i16(CHOICES[frame.name] if isinstance(frame, NamedFrame) else CHOICES["flee"])
    out[at + 2] = i16(table.asked)
    out[at + 3] = i16(gnome + 1)
    out[at + 4] = i16(table.at[gnome])
    places = places_to_choose(table, frame)
    for place in range(cards.PLACES):
        if has(places, place):
            out[at + 5 + place] = 1
    if isinstance(frame, HintChoice):
        out[at + 5 + cards.PLACES] = i16(DECKS[cards.DECKS[frame.deck]])

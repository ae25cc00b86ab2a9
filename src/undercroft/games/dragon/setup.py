"""Before the first round: the draft of the gnomes, the cave, the decks and the first rubble."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.core.deck import Deck, Packet
from undercroft.core.rng import Rng, shuffle
from undercroft.games.dragon import cards
from undercroft.games.dragon import view_events as told
from undercroft.games.dragon.cave import ENTRANCE, Map, new_cave
from undercroft.games.dragon.rounds import begin_round
from undercroft.games.dragon.table import Table


def pick_gnome(table: Table, gnome: i64, rng: Rng) -> None:
    """Seats pick in turn until there are enough gnomes; the cave is laid after the last pick."""
    seat = table.asked
    table.picks = append(table.picks, gnome)
    table.in_play |= bit(gnome)
    table.owner[gnome] = seat
    table.at[gnome] = ENTRANCE
    if table.log is not None:
        table.tell(told.GnomePicked(seat, cards.GNOME_IDS[gnome]))
    table.asked = len(table.picks) % table.seats
    if len(table.picks) == table.gnome_count:
        set_up(table, rng)


def set_up(table: Table, rng: Rng) -> None:
    """The cave is dealt out, the decks are shuffled, and the first hexes are buried."""
    numbers: list[i64] = [number for number in range(1, cards.HEXES + 1)]
    shuffle(numbers, rng)
    cells = vec[i64](range(cards.PLACES))
    for index in range(cards.HEXES):
        cells[numbers[index]] = index + 1
    table.cave = new_cave(Map(table.layout, cells))
    table.cave_pile.deck = Deck([Packet(cards.cave_box(), True)])
    table.dragon_pile.deck = Deck([Packet(cards.dragon_box(), True)])
    if table.log is not None:
        table.tell(told.CaveLaid(layout=table.layout.id, numbers=numbers))
    first_rubble(table, rng)
    begin_round(table)


def first_rubble(table: Table, rng: Rng) -> None:
    """R9: one number card per gnome; action cards that come up go back into the deck unread."""
    shown: list[str] = []
    actions: list[i64] = []
    hexes: list[int] = []
    while len(hexes) < table.gnome_count:
        card = table.draw(cards.DRAGON_DECK, rng)
        if table.log is not None:
            shown.append(cards.CARD_NAMES[cards.DRAGON_DECK][card])
        if card > cards.HEXES:
            actions.append(card)
            continue
        hexes.append(card)
        table.cave.bury(card)
        table.dragon_pile.throw(card)
    for card in actions:
        table.dragon_pile.deck.mix_in(card)
    if table.log is not None:
        table.tell(told.FirstRubble(cards=shown, hexes=hexes))

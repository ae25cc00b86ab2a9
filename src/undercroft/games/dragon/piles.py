"""The two decks, each with its discard pile and what is known of its cards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has
from undercroft.core.deck import Deck, Packet
from undercroft.core.log import OPEN
from undercroft.games.dragon.cards import HEXES


class Pile:
    """A deck and its discard pile."""

    def __init__(self, deck: Deck, discard: vec[i64]) -> None:
        self.deck: Deck = deck
        self.discard: vec[i64] = discard

    def copy(self) -> Pile:
        return Pile(self.deck.copy(), self.discard[:])

    def is_empty(self) -> bool:
        """No card is left to draw; the discard pile does not count."""
        return not self.deck.packets

    def throw(self, card: i64) -> None:
        self.discard = append(self.discard, card)

    def shuffle_discard_on_top(self) -> i64:
        """The discard pile is shuffled and laid on the deck; how many cards.

        They are sorted first: in which order they were thrown must not matter for what is drawn.
        """
        cards = self.discarded()
        self.discard = vec[i64]()
        self.deck.lay_on_top(cards, True)
        return len(cards)

    def known(self, seat: i64) -> list[i64]:
        """The top cards, from the top, as far as the seat has seen them; for open eyes, as far as anybody has."""
        found: list[i64] = []
        for packet in self.from_the_top():
            for place in range(len(packet.front) - 1, -1, -1):
                if seat != OPEN and not has(packet.known[place], seat):
                    return found
                found.append(packet.front[place])
            if len(packet.loose):
                break
        return found

    def may_come_next(self) -> list[i64]:
        """The cards of which one is drawn next, as everybody knows: the top packet's, or the discard pile's."""
        return self.discarded() if self.is_empty() else cards_in(self.deck.packets[-1])

    def discarded(self) -> list[i64]:
        """The cards of the discard pile, sorted."""
        cards: list[i64] = [card for card in self.discard]
        cards.sort()
        return cards

    def from_the_top(self) -> list[Packet]:
        return self.deck.packets[::-1]


def cards_in(packet: Packet) -> list[i64]:
    """All cards of a packet, sorted."""
    cards: list[i64] = [card for card in packet.loose]
    for card in packet.front:
        cards.append(card)
    cards.sort()
    return cards


def hexes_of(cards: list[i64]) -> i64:
    """The hexes whose rockfall is among these dragon cards."""
    found: i64 = 0
    for card in cards:
        if card <= HEXES:
            found |= bit(card)
    return found

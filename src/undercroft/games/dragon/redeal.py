"""What is hidden: the order of the decks, and what the Seer's seat has seen of it."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.rng import Rng
from undercroft.core.state import Secret
from undercroft.games.dragon.cards import CARD_NAMES, DECKS
from undercroft.games.dragon.piles import cards_in
from undercroft.games.dragon.table import Table


def redeal(world: Table, seat: i64, rng: Rng) -> None:
    """Deal the cards of a copy again where this seat cannot know them."""
    world.dragon_pile.deck.redeal(seat, rng)
    world.cave_pile.deck.redeal(seat, rng)


def secrets(table: Table) -> list[Secret]:
    """The one row: cards that the Seer's seat has seen, and their place in the deck."""
    found: list[Secret] = []
    for deck in range(len(DECKS)):
        depth = 0
        for packet in table.pile(deck).from_the_top():
            cards = cards_in(packet)
            alike = cards[0] == cards[-1]  # then others know it too
            for place in range(len(packet.front) - 1, -1, -1):
                depth += 1
                if packet.known[place]:
                    row = f"card {depth} of the {DECKS[deck]} deck"
                    card = CARD_NAMES[deck][packet.front[place]]
                    found.append(Secret(row, card, packet.known[place], alike))
            depth += len(packet.loose)
    return found

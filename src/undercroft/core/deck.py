"""Piles of cards that have no order until somebody looks.

A Deck is a stack of packets of card numbers. Drawing takes a random card of the top packet, so the future
is not in memory. A card that somebody looked at stays as a fixed card in front of its packet, with the set of
seats that know it. Shuffling a discard on top, or putting a card underneath, adds a packet.
"""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from undercroft.core import position
from undercroft.core.bits import has
from undercroft.core.log import OPEN
from undercroft.core.rng import Rng, shuffle


class Packet:
    """Cards among which nothing is ordered but the fixed ones in front."""

    __slots__ = ("front", "known", "loose", "public")

    def __init__(self, loose: vec[i64], public: bool) -> None:
        self.loose: vec[i64] = loose
        self.front: vec[i64] = vec[i64]()  # fixed cards; the last is the topmost
        self.known: vec[i64] = vec[i64]()  # for each fixed card, the seats that know it
        self.public: bool = public  # everybody knows which cards the packet holds, if not in which order

    def __len__(self) -> int:
        return len(self.loose) + len(self.front)

    def copy(self) -> Packet:
        twin = Packet(self.loose[:], self.public)
        if len(self.front):
            twin.front = self.front[:]
            twin.known = self.known[:]
        return twin


class Deck:
    """A stack of packets; the last packet is the top of the pile."""

    __slots__ = ("packets",)

    def __init__(self, packets: list[Packet]) -> None:
        self.packets: list[Packet] = packets

    def __len__(self) -> int:
        total = 0
        for packet in self.packets:
            total += len(packet)
        return total

    def __repr__(self) -> str:
        return f"<Deck of {len(self)} cards>"

    def copy(self) -> Deck:
        return Deck([packet.copy() for packet in self.packets])

    def draw(self, rng: Rng) -> i64:
        """Take the top card."""
        packet = self.packets[-1]
        if len(packet.front):
            packet.front, card = pop(packet.front)
            packet.known, _ = pop(packet.known)
        else:
            card = take_any(packet, rng)
        if len(packet) == 0:
            self.packets.pop()
        return card

    def peek(self, depth: i64, seats: i64, rng: Rng) -> i64:
        """Look at the card that lies this deep (0 is the top); from now on these seats know it."""
        index: i64 = len(self.packets) - 1
        while depth >= len(self.packets[index]):
            depth -= len(self.packets[index])
            index -= 1
        packet = self.packets[index]
        while len(packet.front) <= depth:
            fix_next(packet, rng)
        place = len(packet.front) - 1 - depth
        packet.known[place] |= seats
        return packet.front[place]

    def lay_on_top(self, cards: list[i64], public: bool) -> None:
        """Shuffle these cards and lay them on the pile."""
        if cards:
            self.packets.append(Packet(vec[i64](cards), public))

    def put_under(self, card: i64, seats: i64) -> None:
        """Put a card face down at the bottom; these seats know it."""
        packet = Packet(vec[i64](), seats < 0)
        packet.front = append(packet.front, card)
        packet.known = append(packet.known, seats)
        self.packets.insert(0, packet)

    def mix_in(self, card: i64) -> None:
        """Put a card back at a random place of the top packet."""
        if self.packets:
            packet = self.packets[-1]
            packet.loose = append(packet.loose, card)
        else:
            self.lay_on_top([card], True)

    def cut(self, count: i64, rng: Rng) -> None:
        """Take this many random cards of the top packet and lay them on top as a packet of their own, unseen."""
        below = self.packets[-1]
        above = Packet(vec[i64](), False)
        for _ in range(count):
            above.loose = append(above.loose, take_any(below, rng))
        below.public = False
        self.packets.append(above)

    def top(self, seat: i64) -> int | None:
        """The top card, if this seat knows it (for open eyes: if anybody does)."""
        for depth, card, knowers in self.seen():
            if depth == 0 and (seat == OPEN or has(knowers, seat)):
                return card
        return None

    def seen(self) -> list[tuple[int, int, int]]:
        """Every card in the pile that somebody knows: its depth, the card, and the set of seats that know it."""
        found: list[tuple[int, int, int]] = []
        above: i64 = 0
        for index in range(len(self.packets) - 1, -1, -1):
            packet = self.packets[index]
            for place in range(len(packet.front)):
                if packet.known[place] != 0:
                    depth = above + len(packet.front) - 1 - place
                    found.append((depth, packet.front[place], packet.known[place]))
            above += len(packet)
        return found

    def cards(self) -> list[i64]:
        """Every card in the pile, in an order that tells nothing."""
        found: list[i64] = []
        for packet in self.packets:
            for card in packet.loose:
                found.append(card)
            for card in packet.front:
                found.append(card)
        found.sort()
        return found

    # Dealing again what a seat cannot know

    def release(self, seat: i64, pool: list[i64]) -> None:
        """Add to the pool every card that lies where this seat does not know it, packets of public contents apart."""
        for packet in self.packets:
            if packet.public:
                continue
            for card in packet.loose:
                pool.append(card)
            for place in range(len(packet.front)):
                if not has(packet.known[place], seat):
                    pool.append(packet.front[place])

    def refill(self, seat: i64, pool: list[i64], rng: Rng) -> None:
        """Take the released places' cards from the end of the (shuffled) pool; mix public packets by themselves."""
        for packet in self.packets:
            if packet.public:
                own: list[i64] = list(packet.loose)
                for place in range(len(packet.front)):
                    if not has(packet.known[place], seat):
                        own.append(packet.front[place])
                shuffle(own, rng)
                fill(packet, seat, own)
            else:
                fill(packet, seat, pool)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal again, within this pile alone, what the seat cannot know."""
        pool: list[i64] = []
        self.release(seat, pool)
        shuffle(pool, rng)
        self.refill(seat, pool, rng)

    # As plain JSON

    def dump(self, names: list[str]) -> list[position.Packet]:
        """From the bottom to the top. Loose cards keep their order, so that a draw means the same card."""
        shown: list[position.Packet] = []
        for packet in self.packets:
            front: list[tuple[str, int]] = []
            for place in range(len(packet.front)):
                front.append((names[packet.front[place]], packet.known[place]))
            loose = [names[card] for card in packet.loose]
            shown.append(position.Packet(cards=loose, public=packet.public, front=front))
        return shown


def load_deck(shown: list[position.Packet], names: list[str], field: str) -> Deck:
    """The pile of a dump; refuses cards that do not exist and names the field."""
    deck = Deck([])
    for index, entry in enumerate(shown):
        packet = Packet(vec[i64](), entry.public)
        for name in entry.cards:
            packet.loose = append(packet.loose, position.index_of(names, name, f"{field}[{index}].cards"))
        for name, seats in entry.front:
            packet.front = append(packet.front, position.index_of(names, name, f"{field}[{index}].front"))
            packet.known = append(packet.known, seats)
        if len(packet) == 0:
            raise position.BadPosition(f"{field}[{index}]", "a packet must hold a card")
        deck.packets.append(packet)
    return deck


def whole_deck(count: i64, public: bool = True) -> Deck:
    """A pile of the cards 0 to count - 1, as it comes from the box; not public if any of them will be hidden."""
    return Deck([Packet(vec[i64](range(count)), public)])


def take_any(packet: Packet, rng: Rng) -> i64:
    """Take a random loose card out of a packet."""
    loose = packet.loose
    last: i64 = len(loose) - 1
    place = rng.below(last + 1)
    card = loose[place]
    loose[place] = loose[last]
    packet.loose, _ = pop(loose)
    return card


def fix_next(packet: Packet, rng: Rng) -> None:
    """Settle which loose card comes next after the fixed ones."""
    card = take_any(packet, rng)
    front = append(vec[i64](), card)
    known = append(vec[i64](), 0)
    for place in range(len(packet.front)):
        front = append(front, packet.front[place])
        known = append(known, packet.known[place])
    packet.front = front
    packet.known = known


def fill(packet: Packet, seat: i64, pool: list[i64]) -> None:
    """Give the packet's places that the seat does not know the last cards of the pool."""
    for place in range(len(packet.loose)):
        packet.loose[place] = pool.pop()
    for place in range(len(packet.front)):
        if not has(packet.known[place], seat):
            packet.front[place] = pool.pop()

"""A toy game with everything that is hard about hidden information.

Twelve cards, 0 to 11; three in each hand. Every round each seat may stake up to three points, may once a game look
at the top card of the deck, and seals a card. When all have, the cards are shown; the highest (in the variant
`low`: the lowest) wins its stake, and everybody draws while the deck has a card for each.
The game is over when the hands are empty. A seat that looked at the top card forgets it once it is drawn.
"""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from tests.toy import view as told
from tests.toy.view import Figures, Options, SeatView, ToyPosition, View
from undercroft.bots.budget import Budget
from undercroft.bots.tree import TreeBot
from undercroft.core.action import Action, Number, Plain, Verb, Verbs
from undercroft.core.bits import bit, has
from undercroft.core.bot import Bot, Window
from undercroft.core.deck import whole_deck
from undercroft.core.guide import Guide
from undercroft.core.log import OPEN
from undercroft.core.rng import Rng
from undercroft.core.simple import NO_CARD, SimpleAction, SimpleGame, SimpleState
from undercroft.core.view import Message

CARDS = 12
HAND = 3


class Seal(SimpleAction):
    card: int


class Stake(SimpleAction):
    stake: int


PEEK = Plain("Peek")
VERBS = Verbs([Verb(Seal, [Number("card", 0, CARDS - 1)]), Verb(Stake, [Number("stake", 1, 3)]), PEEK])


class ToyState(SimpleState):
    shape = ToyPosition
    cards = [f"card-{card}" for card in range(CARDS)]
    hidden = {"hands": "hand", "sealed": "sealed card"}
    faceup = ["discard"]

    def __init__(self, seats: i64, options: msgspec.Struct) -> None:
        super().__init__(seats, options)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.sealed: list[int] = [NO_CARD] * seats
        self.stakes: list[int] = [0] * seats
        self.peeked: int = 0
        self.won: list[int] = [0] * seats
        self.deck = whole_deck(CARDS, public=False)
        self.discard: list[int] = []

    def deal(self, rng: Rng) -> None:
        for seat in range(self.seats):
            for _ in range(HAND):
                self.draw(seat, rng)

    # What may be done

    def actors(self) -> i64:
        return sum(
            bit(seat) for seat in range(self.seats) if self.sealed[seat] == NO_CARD and self.hands[seat]
        )

    def legal(self, seat: i64) -> list[Action]:
        if not has(self.actors(), seat):
            return []
        actions: list[Action] = [Seal(card) for card in self.hands[seat]]
        actions += [Stake(stake) for stake in (1, 2, 3) if self.stakes[seat] == 0]
        if not has(self.peeked, seat) and len(self.deck):
            actions.append(PEEK)
        return actions

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        if isinstance(action, Stake):
            self.stakes[seat] = action.stake
            self.tell(told.Staked(seat, action.stake))
        elif isinstance(action, Seal):
            self.hands[seat].remove(action.card)
            self.sealed[seat] = action.card
            self.tell(told.Sealed(seat))
            if self.actors() == 0:
                self.finish_round(rng)
        else:
            self.peeked |= bit(seat)
            self.reveals += 1
            self.tell(told.Peeked(seat))
            self.tell_only(bit(seat), told.TopShown(self.deck.peek(0, bit(seat), rng)))

    def finish_round(self, rng: Rng) -> None:
        self.reveals += 1
        self.tell(told.Revealed(self.sealed[:]))
        low = self.options.variant == "low"
        winner = self.sealed.index(min(self.sealed) if low else max(self.sealed))
        points = max(1, self.stakes[winner])
        self.won[winner] += points
        self.tell(told.RoundWon(winner, points))
        self.discard = sorted(self.discard + self.sealed)
        self.sealed = [NO_CARD] * self.seats
        self.stakes = [0] * self.seats
        if len(self.deck) >= self.seats:
            for seat in range(self.seats):
                self.draw(seat, rng)

    def draw(self, seat: int, rng: Rng) -> None:
        card = self.deck.draw(rng)
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.reveals += 1
        self.tell(told.Drew(seat))
        self.tell_only(bit(seat), told.CardDrawn(card))

    def score(self) -> list[int]:
        return self.won

    # What a seat knows

    def view(self, seat: i64) -> object:
        return View(
            seats=[self.seat_view(other, seat == OPEN) for other in range(self.seats)],
            deck=len(self.deck),
            discard=self.discard[:],
            hand=self.hands[seat][:] if seat < self.seats else [],
            sealed=self.sealed_card(seat) if seat < self.seats else None,
            top=self.deck.top(seat),
        )

    def seat_view(self, seat: int, shown: bool) -> SeatView:
        sealed = self.sealed_card(seat)
        return SeatView(
            cards=len(self.hands[seat]) + (sealed is not None),
            sealed=sealed is not None,
            stake=self.stakes[seat],
            points=self.won[seat],
            peeked=has(self.peeked, seat),
            hand=self.hands[seat][:] if shown else None,
            card=sealed if shown else None,
        )

    def sealed_card(self, seat: i64) -> int | None:
        return None if self.sealed[seat] == NO_CARD else self.sealed[seat]

    def why_not(self, seat: i64, action: Action) -> Message | None:
        if action in self.legal(seat):
            return None
        if isinstance(action, Seal):
            waits = action.card in self.hands[seat] and not has(self.actors(), seat)
            return None if waits else Message("toy-why-not-in-hand", {"card": action.card})
        if isinstance(action, Stake):
            return Message("toy-why-staked", {"stake": self.stakes[seat]})
        return Message("toy-why-peeked")

    def figures(self, seat: i64) -> object:
        return Figures(len(self.unknown(seat)))


class HighBot(Bot):
    """Seals its highest card, and stakes three on it if it is high."""

    def choose(self, window: Window, rng: Rng) -> Action:
        stakes = [action for action in window.legal() if isinstance(action, Stake)]
        seals = [action for action in window.legal() if isinstance(action, Seal)]
        return stakes[-1] if stakes else seals[-1]


def search_alone() -> Bot:
    """Knows nothing but the rules."""
    return TreeBot(Guide(), Budget(iterations=40))


class ToyGame(SimpleGame):
    def __init__(self, kind: type[ToyState] = ToyState) -> None:
        super().__init__(
            kind,
            VERBS,
            View,
            titles={"en": "Toy", "ru": "Игрушка", "uk": "Іграшка"},
            seats=(2, 4),
            events=told.EVENTS,
            reveals=["TopShown", "Revealed", "CardDrawn"],
            options=Options,
            figures=Figures,
            bots={"high": HighBot, "search": search_alone},
        )


TOY = GAME = ToyGame()

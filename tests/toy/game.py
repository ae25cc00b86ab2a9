"""A toy game with everything that is hard about hidden information.

Twelve cards, 0 to 11; three in each hand. Every round each seat may stake up to three points, may once a game look
at the top card of the deck, and seals a card. When all have, the cards are shown; the highest (in the variant
`low`: the lowest) wins its stake, and everybody draws while the deck has a card for each.
The game is over when the hands are empty. A seat that looked at the top card forgets it once it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import msgspec
from mypy_extensions import i64

from tests.toy import view as told
from tests.toy.view import Figures, Options, SeatView, ToyPosition, View
from undercroft.core.action import Action, Number, Plain, Verb, Verbs
from undercroft.core.bits import bit, has, members
from undercroft.core.bot import Bot, RandomBot, Window
from undercroft.core.deck import whole_deck
from undercroft.core.log import OPEN
from undercroft.core.rng import Rng, shuffle
from undercroft.core.simple import SimpleGame, SimpleState
from undercroft.core.state import Secret, State
from undercroft.core.view import Message, Outcome, ScoreLine, ranked

CARDS = 12
HAND = 3
NONE = -1


class Seal(Action):
    def __init__(self, card: int) -> None:
        super().__init__(SEAL.code(card))
        self.card = card


class Stake(Action):
    def __init__(self, stake: int) -> None:
        super().__init__(STAKE.code(stake))
        self.stake = stake


SEAL = Verb(Seal, [Number("card", 0, CARDS - 1)])
STAKE = Verb(Stake, [Number("stake", 1, 3)])
PEEK = Plain("Peek")
VERBS = Verbs([SEAL, STAKE, PEEK])


class ToyState(SimpleState):
    shape = ToyPosition
    cards = [f"card-{card}" for card in range(CARDS)]

    def __init__(self, seats: i64, options: msgspec.Struct) -> None:
        super().__init__(seats, options)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.sealed: list[int] = [NONE] * seats
        self.stakes: list[int] = [0] * seats
        self.peeked: int = 0
        self.won: list[int] = [0] * seats
        self.deck = whole_deck(CARDS)
        self.deck.packets[0].public = False
        self.discard: list[int] = []

    # What may be done

    def actors(self) -> i64:
        return sum(bit(seat) for seat in range(self.seats) if self.sealed[seat] == NONE and self.hands[seat])

    def legal(self, seat: i64) -> list[Action]:
        if not has(self.actors(), seat):
            return []
        actions: list[Action] = [Seal(card) for card in self.hands[seat]]
        if self.stakes[seat] == 0:
            actions += [Stake(stake) for stake in (1, 2, 3)]
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
        low = cast(Options, self.options).variant == "low"
        winner = self.sealed.index(min(self.sealed) if low else max(self.sealed))
        points = max(1, self.stakes[winner])
        self.won[winner] += points
        self.tell(told.RoundWon(winner, points))
        self.discard = sorted(self.discard + self.sealed)
        self.sealed = [NONE] * self.seats
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

    # What a seat knows

    def top(self, seat: i64) -> int | None:
        if not len(self.deck) or not len(self.deck.packets[-1].front):
            return None
        packet = self.deck.packets[-1]
        return packet.front[-1] if seat == OPEN or has(packet.known[-1], seat) else None

    def view(self, seat: i64) -> object:
        own = seat < self.seats
        seats: list[SeatView] = []
        for other, sealed in enumerate(self.sealed):
            hand = self.hands[other]
            shown = seat == OPEN
            seats.append(
                SeatView(
                    cards=len(hand) + (sealed != NONE),
                    sealed=sealed != NONE,
                    stake=self.stakes[other],
                    points=self.won[other],
                    peeked=has(self.peeked, other),
                    hand=hand[:] if shown else None,
                    card=sealed if shown and sealed != NONE else None,
                )
            )
        return View(
            seats=seats,
            deck=len(self.deck),
            discard=self.discard[:],
            hand=self.hands[seat][:] if own else [],
            sealed=self.sealed[seat] if own and self.sealed[seat] != NONE else None,
            top=self.top(seat),
        )

    def prompt(self, seat: i64) -> Message:
        if self.actors() == 0:
            return Message("toy-prompt-over")
        if seat < self.seats and has(self.actors(), seat):
            return Message("toy-prompt-seal", {"cards": len(self.hands[seat])})
        return Message("toy-prompt-wait", {"seats": members(self.actors())})

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

    def unknown(self, seat: i64) -> list[int]:
        """The cards that a seat has not seen."""
        pool: list[int] = []
        for other in range(self.seats):
            if other != seat:
                pool += self.hands[other] + [card for card in [self.sealed[other]] if card != NONE]
        self.deck.release(seat, pool)
        return pool

    def redeal(self, seat: i64, rng: Rng) -> State:
        world = cast(ToyState, self.copy())
        pool = self.unknown(seat)
        shuffle(pool, rng)
        for other in range(self.seats):
            if other != seat:
                world.hands[other] = sorted([pool.pop() for _ in self.hands[other]])
                world.sealed[other] = NONE if self.sealed[other] == NONE else pool.pop()
        world.deck.refill(seat, pool, rng)
        return world

    def secrets(self) -> list[Secret]:
        # The fewest cards that anybody has still to place: with one possibility left a row is settled.
        fewest = min(len(self.unknown(seat)) for seat in range(self.seats))
        rows: list[Secret] = []
        for seat, hand in enumerate(self.hands):
            if hand:
                value = " ".join(str(card) for card in hand)
                rows.append(Secret(f"hand of seat {seat}", value, bit(seat), fewest <= len(hand)))
            if self.sealed[seat] != NONE:
                row = f"sealed card of seat {seat}"
                rows.append(Secret(row, str(self.sealed[seat]), bit(seat), fewest <= 1))
        top = self.top(OPEN)
        if top is not None:
            rows.append(Secret("top card", str(top), self.deck.packets[-1].known[-1], fewest <= 1))
        return rows

    # The end

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        lines = [[ScoreLine(Message("toy-score-points"), points)] for points in self.won]
        return ranked(self.won, Message("toy-outcome-points", {"points": max(self.won)}), lines)

    def points(self) -> list[float]:
        best = max(self.won)
        return [1 / self.won.count(best) if points == best else 0.0 for points in self.won]

    def broken(self) -> str:
        hidden = [card for card in self.sealed if card != NONE]
        held = [card for hand in self.hands for card in hand]
        cards = sorted([*self.discard, *self.deck.cards(), *hidden, *held])
        return "" if cards == list(range(CARDS)) else f"the cards are {cards}"


class HighBot(Bot):
    """Seals its highest card, and stakes three on it if it is high."""

    def choose(self, window: Window, rng: Rng) -> Action:
        best = window.legal()[0]
        for action in window.legal():
            if isinstance(action, Stake) and action.stake == 3:
                return action
            if isinstance(action, Seal):
                best = action
        return best


class ToyGame(SimpleGame):
    def __init__(self, kind: type[ToyState] = ToyState, slug: str = "toy") -> None:
        super().__init__(
            slug=slug,
            titles={"en": "Toy", "ru": "Игрушка", "uk": "Іграшка"},
            names={},
            seats=(2, 4),
            minutes=5,
            edition=1,
            digest="none",
            verbs=VERBS,
            options=Options,
            position=ToyPosition,
            view=View,
            figures=Figures,
            events=told.EVENTS,
            reveals=["TopShown", "Revealed", "CardDrawn"],
        )
        self.kind = kind

    def variants(self, seats: i64) -> list[msgspec.Struct]:
        return [Options("high"), Options("low")]

    def state(self, seats: i64, options: msgspec.Struct) -> ToyState:
        return self.kind(seats, options)

    def set_up(self, seats: i64, options: msgspec.Struct, rng: Rng) -> State:
        state = self.state(seats, options)
        for seat in range(seats):
            for _ in range(HAND):
                state.draw(seat, rng)
        state.reveals = 0
        return state

    def bots(self) -> dict[str, Callable[[], Bot]]:
        return {"high": HighBot, "random": RandomBot}


TOY = ToyGame()
GAME = TOY

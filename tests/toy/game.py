"""A toy game with everything that is hard about hidden information, in two hundred lines.

Twelve cards, 0 to 11; three in each hand. Every round each seat may stake up to three points, may once a game look
at the top card of the deck, and seals a card. When all have, the cards are shown; the highest (in the variant
`low`: the lowest) wins its stake, and everybody draws while the deck has a card for each.
The game is over when the hands are empty. Who looked at the top card forgets it once it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from mypy_extensions import i64

from tests.toy.view import (
    CardDrawn,
    Drew,
    Figures,
    Options,
    Peeked,
    Revealed,
    RoundWon,
    Sealed,
    SealedCard,
    SeatView,
    Staked,
    TopShown,
    View,
)
from undercroft.core.action import Action, Number, Verb, Verbs
from undercroft.core.bot import Bot, RandomBot, Window
from undercroft.core.deck import load_deck, whole_deck
from undercroft.core.game import Game, accept_options
from undercroft.core.log import OPEN
from undercroft.core.position import BadPosition, as_part
from undercroft.core.rng import Rng, shuffle
from undercroft.core.state import Secret, State, seats_in
from undercroft.core.view import Message, Outcome, ScoreLine

CARDS = 12
HAND = 3
NAMES = [f"card-{card}" for card in range(CARDS)]


class Seal(Action):
    def __init__(self, card: int) -> None:
        super().__init__(card * 3)
        self.card = card


class Stake(Action):
    def __init__(self, stake: int) -> None:
        super().__init__((stake - 1) * 3 + 1)
        self.stake = stake


class Peek(Action):
    def __init__(self) -> None:
        super().__init__(2)


VERBS = Verbs(
    [
        Verb("Seal", [Number("card", 0, CARDS - 1)], lambda values: Seal(values[0])),
        Verb("Stake", [Number("stake", 1, 3)], lambda values: Stake(values[0] + 1)),
        Verb("Peek", [], lambda values: Peek()),
    ]
)


class ToyState(State):
    def __init__(self, seats: i64, options: Options) -> None:
        super().__init__(seats)
        self.options = options
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.sealed: list[int] = [-1] * seats
        self.stakes: list[int] = [0] * seats
        self.peeked = 0
        self.won: list[int] = [0] * seats
        self.deck = whole_deck(CARDS)
        self.deck.packets[0].public = False
        self.discard: list[int] = []

    # What may be done

    def actors(self) -> i64:
        return sum(1 << seat for seat in range(self.seats) if self.sealed[seat] < 0 and self.hands[seat])

    def legal(self, seat: i64) -> list[Action]:
        if not self.actors() >> seat & 1:
            return []
        actions: list[Action] = [Seal(card) for card in self.hands[seat]]
        if self.stakes[seat] == 0:
            actions += [Stake(stake) for stake in (1, 2, 3)]
        if not self.peeked >> seat & 1 and len(self.deck):
            actions.append(Peek())
        return actions

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        if isinstance(action, Stake):
            self.stakes[seat] = action.stake
            if self.log is not None:
                self.tell(Staked(seat, action.stake))
        elif isinstance(action, Peek):
            self.peeked |= 1 << seat
            card = self.deck.peek(0, 1 << seat, rng)
            self.reveals += 1
            if self.log is not None:
                self.tell(Peeked(seat))
                self.tell_only(1 << seat, TopShown(card))
        elif isinstance(action, Seal):
            self.hands[seat].remove(action.card)
            self.sealed[seat] = action.card
            if self.log is not None:
                self.tell(Sealed(seat))
            if self.actors() == 0:
                self.finish_round(rng)

    def finish_round(self, rng: Rng) -> None:
        self.reveals += 1
        if self.log is not None:
            self.tell(Revealed(self.sealed[:]))
        best = max(self.sealed) if self.options.variant == "high" else min(self.sealed)
        winner = self.sealed.index(best)
        points = max(1, self.stakes[winner])
        self.won[winner] += points
        if self.log is not None:
            self.tell(RoundWon(winner, points))
        self.discard = sorted(self.discard + self.sealed)
        self.sealed = [-1] * self.seats
        self.stakes = [0] * self.seats
        if len(self.deck) >= self.seats:
            for seat in range(self.seats):
                self.draw(seat, rng)

    def draw(self, seat: int, rng: Rng) -> None:
        card = self.deck.draw(rng)
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.reveals += 1
        if self.log is not None:
            self.tell(Drew(seat))
            self.tell_only(1 << seat, CardDrawn(card))

    # What a seat knows

    def own(self, seat: i64) -> bool:
        return 0 <= seat < self.seats

    def top(self, seat: i64) -> int | None:
        if not len(self.deck) or not len(self.deck.packets[-1].front):
            return None
        packet = self.deck.packets[-1]
        return packet.front[-1] if seat == OPEN or packet.known[-1] >> seat & 1 else None

    def view(self, seat: i64) -> object:
        own = self.own(seat)
        return View(
            seats=[
                SeatView(
                    len(self.hands[other]) + (self.sealed[other] >= 0),
                    self.sealed[other] >= 0,
                    self.stakes[other],
                    self.won[other],
                    bool(self.peeked >> other & 1),
                    self.hands[other][:] if seat == OPEN else None,
                    self.sealed[other] if seat == OPEN and self.sealed[other] >= 0 else None,
                )
                for other in range(self.seats)
            ],
            deck=len(self.deck),
            discard=self.discard[:],
            hand=self.hands[seat][:] if own else [],
            sealed=self.sealed[seat] if own and self.sealed[seat] >= 0 else None,
            top=self.top(seat),
        )

    def prompt(self, seat: i64) -> Message:
        if self.actors() == 0:
            return Message("toy-prompt-over")
        if self.own(seat) and self.actors() >> seat & 1:
            return Message("toy-prompt-seal", {"cards": len(self.hands[seat])})
        return Message("toy-prompt-wait", {"seats": [int(other) for other in seats_in(self.actors())]})

    def why_not(self, seat: i64, action: Action) -> Message | None:
        if action in self.legal(seat):
            return None
        if isinstance(action, Seal):
            return Message("toy-why-not-in-hand", {"card": action.card})
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
                pool += self.hands[other]
                if self.sealed[other] >= 0:
                    pool.append(self.sealed[other])
        self.deck.release(seat, pool)
        return pool

    def redeal(self, seat: i64, rng: Rng) -> State:
        world = self.copy()
        assert isinstance(world, ToyState)
        pool = self.unknown(seat)
        shuffle(pool, rng)
        for other in range(self.seats):
            if other != seat:
                cards = [pool.pop() for _ in range(len(self.hands[other]) + (self.sealed[other] >= 0))]
                if self.sealed[other] >= 0:
                    world.sealed[other] = cards.pop()
                world.hands[other] = sorted(cards)
        world.deck.refill(seat, pool, rng)
        return world

    def secrets(self) -> list[Secret]:
        # The fewest cards that anybody has still to place: with one possibility left a row is settled.
        fewest = min(len(self.unknown(seat)) for seat in range(self.seats))
        rows: list[Secret] = []
        for seat in range(self.seats):
            hand = self.hands[seat]
            if hand:
                value = " ".join(str(card) for card in hand)
                rows.append(Secret(f"hand of seat {seat}", value, 1 << seat, fewest == len(hand)))
            if self.sealed[seat] >= 0:
                value = str(self.sealed[seat])
                rows.append(Secret(f"sealed card of seat {seat}", value, 1 << seat, fewest == 1))
        if len(self.deck) and len(self.deck.packets[-1].front):
            packet = self.deck.packets[-1]
            rows.append(Secret("top card", str(packet.front[-1]), packet.known[-1], fewest == 1))
        return rows

    # The end

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        best = max(self.won)
        return Outcome(
            winners=[seat for seat in range(self.seats) if self.won[seat] == best],
            why=Message("toy-outcome-points", {"points": best}),
            places=[1 + sum(other > points for other in self.won) for points in self.won],
            scores=[[ScoreLine(Message("toy-score-points"), points)] for points in self.won],
            points=self.points(),
        )

    def points(self) -> list[float]:
        best = max(self.won)
        return [1 / self.won.count(best) if points == best else 0.0 for points in self.won]

    # Copies

    def copy(self) -> State:
        twin = type(self)(self.seats, self.options)
        twin.reveals = self.reveals
        twin.hands = [hand[:] for hand in self.hands]
        twin.sealed = self.sealed[:]
        twin.stakes = self.stakes[:]
        twin.peeked = self.peeked
        twin.won = self.won[:]
        twin.deck = self.deck.copy()
        twin.discard = self.discard[:]
        return twin

    def dump(self) -> dict[str, object]:
        return {
            "options": msgspec.to_builtins(self.options),
            "seats": int(self.seats),
            "hands": [hand[:] for hand in self.hands],
            "sealed": self.sealed[:],
            "stakes": self.stakes[:],
            "peeked": self.peeked,
            "won": self.won[:],
            "deck": self.deck.dump(NAMES),
            "discard": self.discard[:],
        }

    def broken(self) -> str:
        cards: list[int] = [*self.discard, *self.deck.cards()]
        for seat in range(self.seats):
            cards += self.hands[seat]
            if self.sealed[seat] >= 0:
                cards.append(self.sealed[seat])
        return "" if sorted(cards) == list(range(CARDS)) else f"the cards are {sorted(cards)}"


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


class ToyGame(Game):
    def __init__(self, state: type[ToyState] = ToyState, slug: str = "toy") -> None:
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
            view=View,
            figures=Figures,
            events=[Staked, Sealed, Peeked, TopShown, Revealed, RoundWon, Drew, CardDrawn, SealedCard],
            reveals=["TopShown", "Revealed", "CardDrawn"],
        )
        self.state = state

    def variants(self, seats: i64) -> list[msgspec.Struct]:
        return [Options("high"), Options("low")]

    def new(self, seats: i64, options: msgspec.Struct, rng: Rng) -> State:
        assert isinstance(options, Options)
        state = self.state(seats, options)
        for seat in range(seats):
            for _ in range(HAND):
                state.draw(seat, rng)
        state.reveals = 0
        return state

    def load(self, dump: object) -> State:
        part = as_part(dump, "")
        part.only(["options", "seats", "hands", "sealed", "stakes", "peeked", "won", "deck", "discard"])
        seats = part.number("seats", self.fewest, self.most)
        options = accept_options(self, seats, part.inner("options"))
        assert isinstance(options, Options)
        state = self.state(seats, options)
        hands = part.items("hands")
        if len(hands) != seats:
            raise BadPosition("hands", f"must be {seats} lists of cards")
        for seat, hand in enumerate(hands):
            inner = as_part({"hand": hand}, f"hands[{seat}]")
            state.hands[seat] = [int(card) for card in inner.numbers("hand", 0, CARDS - 1)]
        state.sealed = list(part.numbers("sealed", -1, CARDS - 1))
        state.stakes = list(part.numbers("stakes", 0, 3))
        state.peeked = part.number("peeked", 0, 15)
        state.won = list(part.numbers("won"))
        state.deck = load_deck(part.items("deck"), NAMES, "deck")
        state.discard = list(part.numbers("discard", 0, CARDS - 1))
        wrong = state.broken()
        if wrong:
            raise BadPosition("", wrong)
        return state

    def bots(self) -> dict[str, Callable[[], Bot]]:
        return {"high": HighBot, "random": RandomBot}


TOY = ToyGame()
GAME = TOY

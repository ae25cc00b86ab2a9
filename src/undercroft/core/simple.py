"""The chores of a small game done by the kernel, for prototypes and games that need no compiler.

A game whose `Position` has the same fields as its state gets copies, dumps and loading for free. One that says in
which rows cards lie hidden (`hidden`) and open (`faceup`) also gets redeals, its table of secrets and a count of its
cards; one that has a `score` gets its outcome. `tests/toy` is such a game, and docs/adding-a-game.md begins with one.
Games that must be fast write these by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import msgspec
from mypy_extensions import i64, mypyc_attr

from undercroft.core.action import VERB_OF, Action, Verbs
from undercroft.core.bits import bit, has, members
from undercroft.core.bot import Bot
from undercroft.core.deck import Deck, load_deck
from undercroft.core.game import Game
from undercroft.core.log import EVERYBODY
from undercroft.core.position import BadPosition, Position, refuse_strangers
from undercroft.core.rng import Rng, shuffle
from undercroft.core.state import Secret, State, missing
from undercroft.core.view import Message, NoFigures, NoOptions, Outcome, ScoreLine, ranked

NO_CARD: Final = -1  # where one card may lie and none does


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleAction(Action):
    """An action whose fields are the attributes that its verb names.

    `class Stake(SimpleAction)` with `points: int` and `Verb(Stake, [Number("points", 1, 3)])` give `Stake(2).points`.
    """

    def __init__(self, *values: int) -> None:
        verb = VERB_OF.get(type(self))
        name = type(self).__name__
        if verb is None:
            raise TypeError(
                f"{name} has no verb yet: write Verb({name}, […]) and put it into the game's Verbs"
            )
        if len(values) != len(verb.fields):
            raise TypeError(f"{name} takes {', '.join([field.name for field in verb.fields])}, not {values}")
        super().__init__(verb.code(*values))
        for field, value in zip(verb.fields, values, strict=True):
            setattr(self, field.name, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleState(State):
    """A position whose attributes have the names of its dump's fields."""

    shape: ClassVar[type[Position]] = Position  # the Struct of the game's dumps
    cards: ClassVar[
        list[str]
    ] = []  # the ids of the cards, by their numbers; equal cards stand there several times
    # Where cards lie hidden from all but their own seat, by seat: the attribute and what a row of it is called, as in
    # {"hands": "hand"}. It holds for each seat a list of cards, or one card or NO_CARD.
    hidden: ClassVar[dict[str, str]] = {}
    faceup: ClassVar[
        list[str]
    ] = []  # the attributes that hold lists of cards in the open, NO_CARD where none lies

    def __init__(self, seats: i64, options: msgspec.Struct) -> None:
        super().__init__(seats)
        self.options: Any = options  # of the type that the box names

    # To be written

    def deal(self, rng: Rng) -> None:
        """Set the game up; the attributes are in place."""

    def score(self) -> list[int]:
        """What each seat has when the game is over; the most wins."""
        raise missing(self, "score(self)", "what each seat has at the end (or outcome and points)")

    # What follows from the fields

    def slug(self) -> str:
        return str(self.shape.__struct_config__.tag)

    def fields(self) -> tuple[str, ...]:
        if self.shape is Position:
            name = type(self).__name__
            raise TypeError(f'{name} needs `shape = …`, the Struct of its dumps: a Position with tag="SLUG"')
        return self.shape.__struct_fields__[2:]  # after options and seats

    def value(self, name: str) -> Any:
        """The attribute of a field."""
        if not hasattr(self, name):
            raise TypeError(
                f"{type(self).__name__} needs the attribute {name!r}, a field of {self.shape.__name__}: "
                "set it in __init__"
            )
        return getattr(self, name)

    def copy(self) -> State:
        twin = type(self)(self.seats, self.options)
        twin.reveals = self.reveals
        for name in self.fields():
            setattr(twin, name, copied(self.value(name)))
        return twin

    def decks(self) -> list[Deck]:
        values = [self.value(name) for name in self.fields()]
        return [value for value in values if isinstance(value, Deck)]

    def position(self) -> Position:
        shown: dict[str, Any] = {"options": msgspec.to_builtins(self.options), "seats": self.seats}
        for name in self.fields():
            value = self.value(name)
            shown[name] = value.dump(self.cards) if isinstance(value, Deck) else copied(value)
        return self.shape(**shown)

    def whole_box(self) -> Deck:
        """Every card of the box in one pile, face down. Equal cards have one number, that of the first."""
        deck = Deck([])
        deck.lay_on_top([self.cards.index(card) for card in self.cards], False)
        return deck

    # What is asked and refused

    def prompt(self, seat: i64) -> Message:
        """`SLUG-prompt-turn`, `-wait` and `-over`."""
        actors = self.actors()
        if actors == 0:
            return Message(f"{self.slug()}-prompt-over")
        if has(actors, seat):
            return Message(f"{self.slug()}-prompt-turn")
        return Message(f"{self.slug()}-prompt-wait", {"seats": members(actors)})

    def why_not(self, seat: i64, action: Action) -> Message | None:
        return None if action in self.legal(seat) else Message("action-not-offered")

    def figures(self, seat: i64) -> object:
        return NoFigures()

    # What is hidden

    def unknown(self, seat: i64) -> list[i64]:
        """The cards that lie where this seat does not know them."""
        pool: list[i64] = []
        for name in self.hidden:
            for other, held in enumerate(self.value(name)):
                if other != seat:
                    pool += cards_in(held)
        for deck in self.decks():
            deck.release(seat, pool)
        return pool

    def redeal(self, seat: i64, rng: Rng) -> State:
        world = self.copy()
        pool = self.unknown(seat)
        shuffle(pool, rng)
        for name in self.hidden:
            rows = getattr(world, name)
            for other in range(self.seats):
                if other != seat:
                    held = rows[other]
                    dealt = sorted([pool.pop() for _ in cards_in(held)])
                    rows[other] = dealt if isinstance(held, list) else dealt[0] if dealt else held
        for deck in world.decks():
            deck.refill(seat, pool, rng)
        return world

    def secrets(self) -> list[Secret]:
        """A row for every hidden hand or card, and for every card of a pile that somebody has looked at."""
        # A row is settled when one possibility is left: only as many cards to place as it holds, or only equal ones.
        pools = [self.unknown(seat) for seat in range(self.seats)]
        fewest = 0 if any(len(set(pool)) == 1 for pool in pools) else min([len(pool) for pool in pools])
        rows: list[Secret] = []
        for name, called in self.hidden.items():
            for seat, held in enumerate(self.value(name)):
                cards = cards_in(held)
                if cards:
                    value = " ".join([str(card) for card in cards])
                    rows.append(Secret(f"{called} of seat {seat}", value, bit(seat), fewest <= len(cards)))
        for name in self.fields():
            deck = self.value(name)
            if isinstance(deck, Deck):
                for depth, card, knowers in deck.seen():
                    row = f"top card of {name}" if depth == 0 else f"card {depth} of {name}"
                    rows.append(Secret(row, str(card), knowers, fewest <= 1))
        return rows

    def broken(self) -> str:
        """Every card of the box is in exactly one place, if it is said where cards lie."""
        if not self.hidden and not self.faceup:
            return ""
        places = [held for name in self.hidden for held in self.value(name)]
        places += [[card for card in self.value(name) if card != NO_CARD] for name in self.faceup]
        places += [deck.cards() for deck in self.decks()]
        left = list(self.cards)
        for card in [card for place in places for card in cards_in(place)]:
            name = self.cards[card]
            first = self.cards.index(name)
            if card != first:
                return f"equal cards have one number, but {name} is both {first} and {card}: deal from whole_box()"
            if name not in left:
                return f"the cards are too many: {name}"
            left.remove(name)
        return f"the cards are too few: {', '.join(left)}" if left else ""

    # The end

    def outcome(self) -> Outcome | None:
        """The highest score wins: `SLUG-outcome-points`, with `SLUG-score-points` on the sheet."""
        if self.actors():
            return None
        totals = self.score()
        winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
        why = Message(f"{self.slug()}-outcome-points", {"seats": winners, "points": max(totals)})
        sheets = [[ScoreLine(Message(f"{self.slug()}-score-points"), total)] for total in totals]
        return ranked(totals, why, sheets)

    def points(self) -> list[float]:
        outcome = self.outcome()
        return [] if outcome is None else outcome.points


def copied(value: Any) -> Any:
    """A copy of lists and piles; everything else never changes."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value.copy() if isinstance(value, Deck) else value


def cards_in(held: Any) -> list[i64]:
    """The cards of a hand, or the one card of a place."""
    if isinstance(held, list):
        return held
    return [] if held == NO_CARD else [held]


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleGame(Game):
    """The box of a game whose states are simple; its slug is the tag of their positions."""

    def __init__(
        self,
        kind: type[SimpleState],
        verbs: Verbs,
        view: type[msgspec.Struct],
        titles: dict[str, str],
        seats: tuple[int, int],
        events: list[type[msgspec.Struct]] | None = None,
        reveals: list[str] | None = None,
        options: type[msgspec.Struct] = NoOptions,
        figures: type[msgspec.Struct] = NoFigures,
        bots: dict[str, Callable[[], Bot]] | None = None,
        minutes: int = 10,
        edition: int = 1,
        names: dict[str, dict[str, str]] | None = None,
    ) -> None:
        super().__init__(
            slug=str(kind.shape.__struct_config__.tag),
            titles=titles,
            names=names or {},
            seats=seats,
            minutes=minutes,
            edition=edition,
            digest="none",
            verbs=verbs,
            options=options,
            position=kind.shape,
            view=view,
            figures=figures,
            events=events or [],
            reveals=reveals or [],
            bots=bots,
        )
        self.kind: type[SimpleState] = kind
        fields = kind.shape.__struct_fields__
        for name in fields[2:]:
            if hasattr(SimpleState, name):
                raise ValueError(
                    f"{kind.shape.__name__}: the field {name!r} has the name of something every state has"
                )
        for name in [*kind.hidden, *kind.faceup]:
            if name not in fields:
                raise ValueError(
                    f"{kind.__name__}: cards are said to lie in {name!r}, which is no field of {kind.shape.__name__}"
                )

    def state(self, seats: i64, options: msgspec.Struct) -> SimpleState:
        """A state with its attributes in place."""
        return self.kind(seats, options)

    def set_up(self, seats: i64, options: msgspec.Struct, rng: Rng) -> State:
        state = self.state(seats, options)
        state.deal(rng)
        state.reveals = 0
        return state

    def place(self, position: Position, options: msgspec.Struct) -> State:
        refuse_strangers(position)
        state = self.state(position.seats, options)
        for name in state.fields():
            value = getattr(position, name)
            usual = state.value(name)
            if isinstance(usual, list) and len(usual) == state.seats and len(value) != state.seats:
                raise BadPosition(name, f"must have {state.seats} entries, one for each seat")
            pile = isinstance(usual, Deck)
            setattr(state, name, load_deck(value, state.cards, name) if pile else copied(value))
            if pile:
                refuse_unknown_knowers(name, getattr(state, name), state.seats)
        if state.actors() >> state.seats:
            raise BadPosition(
                "", f"the table would wait for a seat that is not there; there are {state.seats}"
            )
        return state


def refuse_unknown_knowers(name: str, deck: Deck, seats: i64) -> None:
    """A card is known to seats at the table, or to everybody."""
    for _, _, knowers in deck.seen():
        if 0 <= knowers < EVERYBODY and knowers >> seats:
            raise BadPosition(name, f"a card is known to a seat that is not at the table; there are {seats}")

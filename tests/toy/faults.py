"""The toy game with one mistake planted in each variant, as a hasty author would make it."""

from __future__ import annotations

import random
from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64

from tests.toy.game import PEEK, Seal, Stake, ToyState
from tests.toy.view import Card, Figures, SealedCard, TopShown, ToyPosition, View
from undercroft.core.action import Action
from undercroft.core.log import OPEN, WATCHER
from undercroft.core.position import Position
from undercroft.core.rng import Rng, shuffle
from undercroft.core.state import Secret, State
from undercroft.core.view import Event, Message
from undercroft.core.view_bounds import BAG, PER_SEAT, at_most, within


class LeakedHand(ToyState):
    """The view of the first seat holds the second seat's hand."""

    def view(self, seat: i64) -> object:
        shown = super().view(seat)
        assert isinstance(shown, View)
        return msgspec.structs.replace(shown, discard=self.hands[1][:]) if seat == 0 else shown


class LeakedToWatchers(ToyState):
    """A watcher sees the top card of the deck as soon as anybody has looked at it."""

    def view(self, seat: i64) -> object:
        shown = super().view(seat)
        assert isinstance(shown, View)
        return msgspec.structs.replace(shown, top=self.deck.top(OPEN)) if seat >= self.seats else shown


class LeakedInEvent(ToyState):
    """Everybody is told which card was sealed; the views say nothing."""

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        if isinstance(action, Seal) and self.log is not None:
            self.tell(SealedCard(int(seat), action.card))
        super().play(seat, action, rng)


class LeakedInEventOfAnother(ToyState):
    """A seat that stakes shows everybody its lowest card, which should stay hidden."""

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        if isinstance(action, Stake) and self.log is not None:
            self.tell(SealedCard(int(seat), self.hands[seat][0]))
        super().play(seat, action, rng)


class LeakedInLegal(ToyState):
    """Staking three is not offered to a seat that cannot win the round anyway."""

    def legal(self, seat: i64) -> list[Action]:
        actions = super().legal(seat)
        best = max(self.sealed)
        if actions and best > max(self.hands[seat]):
            return [action for action in actions if not isinstance(action, Stake) or action.stake < 3]
        return actions


class LeakedInPrompt(ToyState):
    """The question says whether somebody has sealed the highest card."""

    def prompt(self, seat: i64) -> Message:
        said = super().prompt(seat)
        return Message("toy-prompt-hurry") if 11 in self.sealed else said


class LeakedInWhyNot(ToyState):
    """The refusal says where the card is."""

    def why_not(self, seat: i64, action: Action) -> Message | None:
        said = super().why_not(seat, action)
        if said is not None and isinstance(action, Seal):
            holders = [other for other in range(self.seats) if action.card in self.hands[other]]
            return Message("toy-why-held-by", {"seats": holders})
        return said


class LeakedInFigures(ToyState):
    """The helper number counts what others have sealed."""

    def figures(self, seat: i64) -> object:
        return Figures(sum(self.sealed))


class LeakedInForesight(ToyState):
    """It is foreseen how much the sealed cards of all seats are worth."""

    def foresee(self, seat: i64, action: Action) -> object:
        return Figures(sum(self.sealed))


class LeakedInPlan(ToyState):
    """A plan is priced with the cards that others hold."""

    def plan_of(self, seat: i64, steps: list[Action]) -> object:
        return Figures(max(max(hand, default=0) for hand in self.hands))


class LeakedInPicture(ToyState):
    """The picture of a seat is that of the whole table."""

    def picture(self, seat: i64) -> str:
        return super().picture(OPEN)


class OpenToNobody(ToyState):
    """Open eyes were forgotten: they see what a watcher sees."""

    def view(self, seat: i64) -> object:
        return super().view(WATCHER if seat == OPEN else seat)


class OpenButForSealedCards(ToyState):
    """Open eyes see the hands and the top card, but not what was sealed."""

    def view(self, seat: i64) -> object:
        shown = super().view(seat)
        assert isinstance(shown, View)
        seats = [msgspec.structs.replace(one, card=None) for one in shown.seats]
        return msgspec.structs.replace(shown, seats=seats)


class OpenEyesAreAsked(ToyState):
    """Open eyes are told something else than who watches."""

    def prompt(self, seat: i64) -> Message:
        return Message("toy-prompt-open") if seat == OPEN else super().prompt(seat)


class DealsNothing(ToyState):
    """A redeal that is a copy."""

    def redeal(self, seat: i64, rng: Rng) -> State:
        return self.copy()


class KeepsOneSecret(ToyState):
    """A redeal that deals the hands again, but leaves sealed cards where they are."""

    def redeal(self, seat: i64, rng: Rng) -> State:
        world = self.copy()
        assert isinstance(world, ToyState)
        pool: list[int] = []
        for other in range(self.seats):
            if other != seat:
                pool += self.hands[other]
        self.deck.release(seat, pool)
        shuffle(pool, rng)
        for other in range(self.seats):
            if other != seat:
                world.hands[other] = sorted([pool.pop() for _ in self.hands[other]])
        world.deck.refill(seat, pool, rng)
        return world


class KeepsTheDeck(ToyState):
    """A redeal that deals the hands again among themselves and leaves the deck as it is."""

    def redeal(self, seat: i64, rng: Rng) -> State:
        world = super().redeal(seat, rng)
        assert isinstance(world, ToyState)
        world.deck = self.deck.copy()
        pool: list[int] = []
        for other in range(self.seats):
            if other != seat:
                pool += self.hands[other] + [card for card in [self.sealed[other]] if card >= 0]
        shuffle(pool, rng)
        for other in range(self.seats):
            if other != seat:
                world.hands[other] = sorted([pool.pop() for _ in self.hands[other]])
                world.sealed[other] = pool.pop() if self.sealed[other] >= 0 else -1
        return world


class ForgetsWhatWasSeen(ToyState):
    """A redeal that also changes the card the seat has looked at."""

    def redeal(self, seat: i64, rng: Rng) -> State:
        world = super().redeal(seat, rng)
        assert isinstance(world, ToyState)
        if world.deck.top(seat) is not None and len(world.deck.packets[-1].loose):
            packet = world.deck.packets[-1]
            packet.front[-1], packet.loose[0] = packet.loose[0], packet.front[-1]
        return world

    def view(self, seat: i64) -> object:
        shown = super().view(seat)
        assert isinstance(shown, View)
        return msgspec.structs.replace(shown, top=None)


class DeadEnd(ToyState):
    """A seat that has staked three may not seal a low card, though it may have no other."""

    def legal(self, seat: i64) -> list[Action]:
        actions = super().legal(seat)
        if actions and self.stakes[seat] == 3:
            return [action for action in actions if not isinstance(action, Seal) or action.card >= 6]
        return actions


class NeverEnds(ToyState):
    """A stake can be changed again and again, and random players do nothing else."""

    def legal(self, seat: i64) -> list[Action]:
        actions = super().legal(seat)
        return [Stake(stake) for stake in (1, 2, 3) if stake != self.stakes[seat]] if actions else []


class OffersTheImpossible(ToyState):
    """Peeking is offered although the deck is empty."""

    def legal(self, seat: i64) -> list[Action]:
        actions = super().legal(seat)
        if actions and not self.peeked >> seat & 1 and not len(self.deck):
            actions.append(PEEK)
        return actions


class RefusesWithoutReason(ToyState):
    """Nobody is told why a stake is not possible."""

    def why_not(self, seat: i64, action: Action) -> Message | None:
        return None if isinstance(action, Stake) else super().why_not(seat, action)


class SharedList(ToyState):
    """Copies share the list of what was won."""

    def copy(self) -> State:
        twin = super().copy()
        assert isinstance(twin, ToyState)
        twin.won = self.won
        return twin


class LostInCopy(ToyState):
    """A copy forgets who has peeked."""

    def copy(self) -> State:
        twin = super().copy()
        assert isinstance(twin, ToyState)
        twin.peeked = 0
        return twin


class MissingInDump(ToyState):
    """The dump says nothing of the stakes."""

    def position(self) -> Position:
        return msgspec.structs.replace(super().position(), stakes=[0] * self.seats)


class HiddenFieldMissingInDump(ToyState):
    """The last winner wins ties of the next round twice over; nobody is shown who that was, and no dump keeps it."""

    def __init__(self, seats: i64, options: msgspec.Struct) -> None:
        super().__init__(seats, options)
        self.streak = 0

    def copy(self) -> State:
        twin = super().copy()
        assert isinstance(twin, HiddenFieldMissingInDump)
        twin.streak = self.streak
        return twin

    def finish_round(self, rng: Rng) -> None:
        before = self.won[:]
        super().finish_round(rng)
        winner = [now > then for now, then in zip(self.won, before, strict=True)].index(True)
        self.won[winner] += self.streak >> winner & 1
        self.streak = 1 << winner


class LosesACard(ToyState):
    """A card that wins with a stake of three vanishes."""

    def finish_round(self, rng: Rng) -> None:
        best = max(self.sealed)
        bold = self.stakes[self.sealed.index(best)] == 3
        super().finish_round(rng)
        if bold:
            self.discard.remove(best)


class RollsItsOwnDice(ToyState):
    """Who wins a round is drawn from Python's own random numbers, which no record holds."""

    def finish_round(self, rng: Rng) -> None:
        super().finish_round(rng)
        self.won[random.randrange(self.seats)] += 1


class PeeksForNothing(ToyState):
    """Looking at the top card is not counted: where it draws nothing, one may look and take it back."""

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        before = self.reveals
        super().play(seat, action, rng)
        if action is PEEK:
            self.reveals = before


class Crashes(ToyState):
    """The rules fall over when the highest card is sealed."""

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        super().play(seat, action, rng)
        if isinstance(action, Seal) and action.card == 11:
            raise IndexError("no such card")


# Mistakes in the box


class WrongTag(ToyPosition, tag="taken", kw_only=True):
    """A position that names another game."""


class LaxOptions(msgspec.Struct, frozen=True):
    """Options that overlook what they do not know."""

    variant: str = "high"


class Whispered(Event, frozen=True):
    """An event that the box does not list."""


class TellsAnUnlistedEvent(ToyState):
    """An event was added, and forgotten in the box."""

    def finish_round(self, rng: Rng) -> None:
        super().finish_round(rng)
        self.tell(Whispered())


class ShowsAnotherView(ToyState):
    """The view is another Struct than the client was told."""

    def view(self, seat: i64) -> object:
        return Figures(3)


class ListsNoSecrets(ToyState):
    """Hands are hidden, and neither redealt nor listed."""

    def redeal(self, seat: i64, rng: Rng) -> State:
        world = self.copy()
        world.decks()[0].redeal(seat, rng)
        return world

    def secrets(self) -> list[Secret]:
        return []


# Mistakes in what learners rely on


class BoundedSeat(msgspec.Struct, frozen=True):
    """What everybody sees of a seat, with the bounds that observations need."""

    cards: Annotated[int, within(0, 3)]
    sealed: bool
    stake: Annotated[int, within(0, 3)]
    points: Annotated[int, within(0, 99)]
    peeked: bool
    hand: Annotated[list[Card], at_most(3)] | None
    card: Card | None


class BoundedView(msgspec.Struct, frozen=True):
    """The view of the toy, with the bounds that observations need."""

    seats: Annotated[list[BoundedSeat], PER_SEAT]
    deck: Annotated[int, within(0, 12)]
    discard: Annotated[list[Card], at_most(12), BAG]
    hand: Annotated[list[Card], at_most(3)]
    sealed: Card | None
    top: Card | None


class Bounded(ToyState):
    """No mistake yet: the toy as learners know it."""

    def view(self, seat: i64) -> object:
        return msgspec.convert(super().view(seat), BoundedView, from_attributes=True)


class ExceedsItsBounds(Bounded):
    """More is left in the deck than the view's type allows."""

    def view(self, seat: i64) -> object:
        shown = super().view(seat)
        assert isinstance(shown, BoundedView)
        return msgspec.structs.replace(shown, deck=13)


class ObservesNothing(Bounded):
    """An encoder of the game's own that writes nothing."""

    def observe(self, seat: i64, out: vec[i16], at: i64) -> bool:
        return True


class ExceedsItsBoundsUnobserved(ExceedsItsBounds, ObservesNothing):
    """An encoder of the game's own does not look at the view, which exceeds its bounds."""


class ShowsWhatItDoesNotTell(Bounded):
    """Whoever looks at the top card sees it in the view, and no event says which it is."""

    def tell_only(self, seats: i64, event: Event) -> None:
        if not isinstance(event, TopShown):
            super().tell_only(seats, event)

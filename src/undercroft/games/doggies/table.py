"""Everything on the table, and the few questions that every chapter of the rules asks of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.deck import Deck
from undercroft.core.log import NO_SEAT
from undercroft.core.state import State
from undercroft.games.doggies.cards import BREAKER, NO_CARD, NO_COUNTDOWN, NO_NODE
from undercroft.games.doggies.dungeon import Dungeon
from undercroft.games.doggies.options import Options
from undercroft.games.doggies.player import IN, Player

# Phases
CHOOSING_DOGS: Final = 0
CHOOSING_QUESTS: Final = 1
TURN: Final = 2
PLACING: Final = 3
WALKING: Final = 4
OVER: Final = 5

NO_ACTIONS: Final[list[Action]] = []
NO_COMPLETIONS: Final[list[list[Action]]] = []
NOTHING_PAID: Final = vec[i64]()
EASY: Final[list[Action]] = []  # a completion exists and is easily found again


class Table(State):
    """A position."""

    def __init__(
        self,
        options: Options,
        players: vec[Player],
        dungeon: Dungeon,
        deck: Deck,
        quests: Deck,
        owner: vec[i64],
        side: vec[i64],
    ) -> None:
        super().__init__(len(players))
        self.options: Options = options
        self.face: i64 = 0  # of the start room: 0 with fewer exits
        self.players: vec[Player] = players
        self.phase: i64 = CHOOSING_DOGS
        self.acting: i64 = 0  # the seats the table waits for
        self.round: i64 = 1
        self.first: i64 = 0  # holds the first-player token
        self.active: i64 = 0  # whose turn it is
        self.quests: Deck = quests  # those nobody got
        self.common: vec[i64] = vec[i64]()
        self.supply: i64 = 0  # potions, as marks
        self.deck: Deck = deck  # the draw pile, with what is set aside: nobody knows which cards those are
        self.countdown: i64 = (
            NO_COUNTDOWN  # how many of them may still be drawn; NO_COUNTDOWN before anybody has left
        )
        self.counted: i64 = NO_COUNTDOWN  # how many there were when the countdown began
        self.drawn: i64 = NO_CARD  # a card that has to be laid
        self.dungeon: Dungeon = dungeon
        self.owner: vec[i64] = owner  # per card: the seat that holds or has claimed it, NO_SEAT or GONE
        self.side: vec[i64] = side  # per card: how a tramp lies
        # The walk; at rest the dog stands in the start room
        self.here: i64 = 0  # node
        self.pending: bool = False  # the room asks for a decision
        self.damage: i64 = 0
        self.path: vec[i64] = vec[i64]()
        self.potions_before: i64 = 0  # what the walker had when the walk began
        # Cards of earlier rounds that it laid on traps, times 4, plus how they lay. Shared by copies, so never changed.
        self.paid: vec[i64] = NOTHING_PAID
        # Kept because they are asked for several times, and hard to find: what is legal now, how the walk could
        # be finished after each of these steps, and how it can be finished from here.
        self.offered: list[Action] | None = None
        self.completions: list[list[Action]] = NO_COMPLETIONS
        self.witness: list[Action] = EASY

    def copy(self) -> Table:
        raise NotImplementedError

    def copy_from(self, other: Table) -> None:
        """Take over what was not given when this table was made."""
        self.reveals = other.reveals
        self.face = other.face
        self.phase = other.phase
        self.acting = other.acting
        self.round = other.round
        self.first = other.first
        self.active = other.active
        self.common = other.common
        self.supply = other.supply
        self.countdown = other.countdown
        self.counted = other.counted
        self.drawn = other.drawn
        self.here = other.here
        self.pending = other.pending
        self.damage = other.damage
        self.path = other.path[:]
        self.potions_before = other.potions_before
        self.paid = other.paid
        self.offered = other.offered
        self.completions = other.completions
        self.witness = other.witness

    # Questions

    def left_to_draw(self) -> i64:
        """The cards of the draw pile; after the first has left, of the countdown."""
        return self.countdown if self.countdown >= 0 else len(self.deck)

    def walker(self) -> Player:
        """The player whose turn it is, on the walk or before it."""
        return self.players[self.active]

    def card_here(self) -> i64:
        """The card in which the walker stands."""
        return self.dungeon.card[self.here]

    def beside(self, direction: i64) -> i64:
        """The node next to the walker."""
        return self.dungeon.near[self.here * 4 + direction]

    def breaker(self) -> i64:
        """The seat whose dog breaks walls, or NO_SEAT."""
        for seat in range(self.seats):
            if self.players[seat].ability == BREAKER:
                return seat
        return NO_SEAT

    def has_dog(self, dog: i64) -> i64:
        """The seat that has this dog, or NO_SEAT."""
        for seat in range(self.seats):
            if self.players[seat].dog == dog:
                return seat
        return NO_SEAT

    def inside(self) -> list[i64]:
        """The seats still in the dungeon."""
        found: list[i64] = []
        for seat in range(self.seats):
            if self.players[seat].status == IN:
                found.append(seat)
        return found

    def place_of(self, card: i64) -> i64:
        """The node of the present walk where the card lies, NO_NODE if it was not met there."""
        for node in self.path:
            if self.dungeon.card[node] == card:
                return node
        return NO_NODE

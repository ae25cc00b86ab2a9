"""Everything on the table, and the few questions that every chapter of the rules asks of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.deck import Deck
from undercroft.core.state import State
from undercroft.games.dragon.cards import (
    AP_ROLL_MINUS,
    CAVE_CARDS,
    CLEAR_COST_PLUS,
    DRAGON_CARDS,
    ENGINEER,
    GNOMES,
    HEXES,
    LAYOUTS,
    SEARCH_COST,
    SEARCH_TWO_IS_DRAGON,
    SKIP_DRAGON_PHASE,
    STRONGMAN,
    TORCH_COST,
    Card,
    Difficulty,
    Layout,
)
from undercroft.games.dragon.cave import ENTRANCE, HOME, PLACES, Cave, Map, count_of, new_cave
from undercroft.games.dragon.frames import Frame

DRAFT: Final = 0
ORDER: Final = 1
TURN: Final = 2
DRAGON: Final = 3
OVER: Final = 4

PLAYING: Final = 0
VICTORY: Final = 1
CUT_OFF: Final = 2
TOO_FEW: Final = 3
ROUNDS: Final = 4

NOBODY: Final = vec[i64]([-1] * len(GNOMES))
NO_MAP: Final = Map(
    LAYOUTS[0], vec[i64](range(PLACES))
)  # stands in during the draft, when there is no cave yet


class Lasting:
    """A card set aside, and the round in which it acts."""

    __slots__ = ("deck", "card", "round")

    def __init__(self, deck: i64, card: i64, round: i64) -> None:
        self.deck: i64 = deck
        self.card: i64 = card
        self.round: i64 = round

    def kind(self) -> Card:
        return CAVE_CARDS[self.card] if self.deck else DRAGON_CARDS[self.card - HEXES - 1]


class Table(State):
    """A position."""

    def __init__(
        self, seats: i64, difficulty: Difficulty, layout: Layout, gnome_count: i64, max_rounds: i64
    ) -> None:
        super().__init__(seats)
        self.difficulty: Difficulty = difficulty
        self.layout: Layout = layout
        self.gnome_count: i64 = gnome_count
        self.max_rounds: i64 = max_rounds
        self.phase: i64 = DRAFT
        self.result: i64 = PLAYING
        self.asked: i64 = 0  # the seat that must act; asked for twice a decision, so kept
        # Gnomes
        self.picks: vec[i64] = vec[i64]()  # the gnomes in play, in the order of the draft
        self.owner: vec[i64] = NOBODY[:]  # by gnome, the seat that leads it
        self.at: vec[i64] = NOBODY[:]  # by gnome, the place where it stands
        # The cave, the path and the decks
        self.cave: Cave = new_cave(NO_MAP)
        self.delivered: i64 = 0
        self.dice: i64 = 0  # Dragon dice in play; follows from the gems delivered
        self.dragon_deck: Deck = Deck([])
        self.cave_deck: Deck = Deck([])
        self.dragon_discard: vec[i64] = vec[i64]()
        self.cave_discard: vec[i64] = vec[i64]()
        self.aside: list[Lasting] = []
        # The round
        self.round: i64 = 1
        self.captain: i64 = 0
        self.queue: vec[i64] = vec[i64]()
        self.turns: i64 = 0  # how many gnomes of the queue have begun their turn
        self.given: i64 = -1  # the gnome that gets an action point from the Guild Head
        # The turn
        self.active: i64 = -1
        self.ap: i64 = 0
        self.roll: i64 = 0
        self.gave: bool = False
        # What the lasting cards of this round change; kept because every list of actions needs it.
        self.clear_extra: i64 = 0
        self.smoke: i64 = 0
        self.watchful: bool = False
        self.asleep: bool = False
        self.search_cost: i64 = 1
        self.torch_cost: i64 = 1
        # What is half done
        self.frames: list[Frame] = []
        self.hint_deck: i64 = -1  # of the last hint, until a card of that deck is drawn
        self.hint: i64 = 0

    # Gnomes

    def gnomes_at(self, place: i64) -> i64:
        """The set of gnomes on a place."""
        at = self.at
        found: i64 = 0
        for gnome in range(len(at)):
            if at[gnome] == place:
                found |= 1 << gnome
        return found

    def guarded(self) -> i64:
        """The places with a gnome."""
        found: i64 = 0
        for place in self.at:
            if place >= 0:
                found |= 1 << place
        return found

    def all_home(self) -> bool:
        """No gnome in play is away from the Entrance."""
        for place in self.at:
            if place > ENTRANCE:
                return False
        return True

    def active_seat(self) -> i64:
        return self.owner[self.active]

    # Prices

    def clear_cost(self, gnome: i64) -> i64:
        """The Engineer clears rubble for 1; Tremors add to it."""
        return (1 if gnome == ENGINEER else 2) + self.clear_extra

    def carry_cost(self, gnome: i64, gems: i64) -> i64:
        """R26: the Strongman's first gem of a step is free, the others cost as usual."""
        return gems if gnome == STRONGMAN else gems + 1

    def heed_lasting_cards(self) -> None:
        """What the set-aside cards that act in this round change."""
        self.clear_extra = 0
        self.smoke = 0
        self.watchful = False
        self.asleep = False
        self.search_cost = 1
        self.torch_cost = 1
        for lasting in self.aside:
            if lasting.round != self.round:
                continue
            card = lasting.kind()
            if card.effect == CLEAR_COST_PLUS:
                self.clear_extra += card.value
            elif card.effect == AP_ROLL_MINUS:
                self.smoke += card.value
            elif card.effect == SEARCH_TWO_IS_DRAGON:
                self.watchful = True
            elif card.effect == SKIP_DRAGON_PHASE:
                self.asleep = True
            elif card.effect == SEARCH_COST:
                self.search_cost = max(self.search_cost, card.value)
            elif card.effect == TORCH_COST:
                self.torch_cost = max(self.torch_cost, card.value)

    # Gems

    def gem_supply(self) -> i64:
        """R10: only as many gems as the difficulty asks for are in the game."""
        return self.difficulty.target - self.delivered - self.cave.lying

    def slack(self) -> i64:
        """How many hexes or gems may still be lost: all that can still be had, less the target."""
        cave = self.cave
        return self.delivered + cave.lying + count_of(cave.unsearched()) - self.difficulty.target

    # Torches

    def torch_sources(self, place: i64) -> i64:
        """With an empty supply: where a torch for this place may be taken.

        R23: not the last torch of a cave hex with a gnome; on the Entrance every torch may be taken.
        """
        found: i64 = 0
        torches = self.cave.torches
        guarded = self.guarded() & ~HOME
        places = self.cave.lit & ~(1 << place)
        other: i64 = 0
        while places:
            if places & 1 and torches[other] > (guarded >> other & 1):
                found |= 1 << other
            places >>= 1
            other += 1
        return found

"""Everything on the table, and the few questions that every chapter of the rules asks of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has, size
from undercroft.core.deck import Deck
from undercroft.core.log import NO_SEAT
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.dragon import cards
from undercroft.games.dragon import view_events as told
from undercroft.games.dragon.cave import ENTRANCE, HOME, Cave, Map, new_cave
from undercroft.games.dragon.frames import Frame, Rockfall
from undercroft.games.dragon.piles import Pile
from undercroft.games.dragon.view import Phase, Reason

PHASES: Final[list[Phase]] = ["draft", "order", "turn", "dragon", "over"]
DRAFT: Final = 0
ORDER: Final = 1
TURN: Final = 2
DRAGON: Final = 3
OVER: Final = 4

REASONS: Final[list[Reason]] = ["victory", "cut_off", "too_few", "rounds"]
VICTORY: Final = 0
CUT_OFF: Final = 1
TOO_FEW: Final = 2
ROUNDS: Final = 3
PLAYING: Final = -1  # no reason to end

# By gnome; to be copied.
NO_OWNERS: Final = vec[i64]([NO_SEAT] * len(cards.GNOME_IDS))
IN_THE_BOX: Final = vec[i64]([cards.NO_PLACE] * len(cards.GNOME_IDS))
# Stands in during the draft, when there is no cave.
NO_MAP: Final = Map(cards.LAYOUTS[0], vec[i64](range(cards.PLACES)))


class Lasting:
    """A card set aside, and the round in which it acts."""

    def __init__(self, deck: i64, card: i64, round: i64) -> None:
        self.deck: Final[i64] = deck
        self.card: Final[i64] = card
        self.round: Final[i64] = round

    def kind(self) -> cards.Card:
        return cards.kind_of(self.deck, self.card)


class Effects:
    """What the lasting cards of a round change."""

    def __init__(self, acting: list[cards.Card]) -> None:
        self.clear_extra: i64 = 0
        self.smoke: i64 = 0
        self.watchful: bool = False
        self.asleep: bool = False
        self.search_cost: i64 = 1
        self.torch_cost: i64 = 1
        for card in acting:
            if card.effect == "clear_cost_plus":
                self.clear_extra += card.value
            elif card.effect == "ap_roll_minus":
                self.smoke += card.value
            elif card.effect == "search_two_is_dragon":
                self.watchful = True
            elif card.effect == "skip_dragon_phase":
                self.asleep = True
            elif card.effect == "search_cost":
                self.search_cost = max(self.search_cost, card.value)
            elif card.effect == "torch_cost":
                self.torch_cost = max(self.torch_cost, card.value)


NO_EFFECTS: Final = Effects([])


class Table(State):
    """A position."""

    def __init__(
        self,
        seats: i64,
        difficulty: cards.Difficulty,
        layout: cards.Layout,
        gnome_count: i64,
        max_rounds: i64,
    ) -> None:
        super().__init__(seats)
        self.difficulty: cards.Difficulty = difficulty
        self.layout: cards.Layout = layout
        self.gnome_count: i64 = gnome_count
        self.max_rounds: i64 = max_rounds
        self.phase: i64 = DRAFT
        self.result: i64 = PLAYING
        self.asked: i64 = 0  # the seat that must act; asked for twice a decision, so kept
        # Gnomes
        self.picks: vec[i64] = vec[i64]()  # the gnomes in play, in the order of the draft
        self.in_play: i64 = 0  # the set of them
        self.owner: vec[i64] = NO_OWNERS[:]  # by gnome, the seat that leads it
        self.at: vec[i64] = IN_THE_BOX[:]  # by gnome, the place where it stands
        # The cave, the path and the decks
        self.cave: Cave = new_cave(NO_MAP)
        self.delivered: i64 = 0
        self.dice: i64 = 0  # Dragon dice in play; follows from the gems delivered
        self.dragon_pile: Pile = Pile(Deck([]), vec[i64]())
        self.cave_pile: Pile = Pile(Deck([]), vec[i64]())
        self.aside: list[Lasting] = []
        # The round
        self.round: i64 = 1
        self.captain: i64 = 0
        self.queue: vec[i64] = vec[i64]()
        self.turns: i64 = 0  # how many gnomes of the queue have begun their turn
        self.given: i64 = cards.NO_GNOME  # the gnome that gets an action point from the Guild Head
        # The turn
        self.active: i64 = cards.NO_GNOME
        self.ap: i64 = 0
        self.roll: i64 = 0
        self.gave: bool = False
        self.effects: Effects = NO_EFFECTS  # kept because every list of actions needs it
        # What is half done
        self.frames: list[Frame] = []
        self.hint_deck: i64 = cards.NO_DECK  # of the last hint, until a card of that deck is drawn
        self.hint: i64 = 0

    def copy_to(self, twin: Table) -> None:
        """Make a fresh table with the same options equal to this one."""
        twin.reveals = self.reveals
        twin.phase = self.phase
        twin.result = self.result
        twin.asked = self.asked
        twin.picks = self.picks[:]
        twin.in_play = self.in_play
        twin.owner = self.owner[:]
        twin.at = self.at[:]
        twin.cave = self.cave.copy()
        twin.delivered = self.delivered
        twin.dice = self.dice
        twin.dragon_pile = self.dragon_pile.copy()
        twin.cave_pile = self.cave_pile.copy()
        twin.aside = self.aside[:]
        twin.round = self.round
        twin.captain = self.captain
        twin.queue = self.queue[:]
        twin.turns = self.turns
        twin.given = self.given
        twin.active = self.active
        twin.ap = self.ap
        twin.roll = self.roll
        twin.gave = self.gave
        twin.effects = self.effects
        twin.frames = [frame.copy() for frame in self.frames]
        twin.hint_deck = self.hint_deck
        twin.hint = self.hint

    # Gnomes

    def gnomes_at(self, place: i64) -> i64:
        """The set of gnomes on a place."""
        at = self.at
        found: i64 = 0
        for gnome in range(len(at)):
            if at[gnome] == place:
                found |= bit(gnome)
        return found

    def gnomes_on(self, places: i64) -> list[str]:
        """The ids of the gnomes on any of these places, in the order of the draft."""
        return [cards.GNOME_IDS[gnome] for gnome in self.picks if has(places, self.at[gnome])]

    def guarded(self) -> i64:
        """The places with a gnome."""
        found: i64 = 0
        for place in self.at:
            if place != cards.NO_PLACE:
                found |= bit(place)
        return found

    def all_home(self) -> bool:
        """No gnome in play is away from the Entrance."""
        for place in self.at:
            if place > ENTRANCE:
                return False
        return True

    def unordered(self) -> i64:
        """The set of gnomes that are not yet in this round's queue."""
        found = self.in_play
        for gnome in self.queue:
            found &= ~bit(gnome)
        return found

    def order_of(self, gnome: i64) -> i64:
        """The gnome's place in this round's queue, from 1; 0 if it has none yet."""
        for index in range(len(self.queue)):
            if self.queue[index] == gnome:
                return index + 1
        return 0

    def next_to_flee(self, rockfall: Rockfall) -> i64:
        """Gnomes flee in the order of this round's queue; NO_GNOME when all have."""
        for gnome in self.queue:
            if has(rockfall.gnomes, gnome):
                return gnome
        return cards.NO_GNOME

    # Action points and prices

    def rolled_points(self) -> i64:
        """The action points of the roll: Smoke takes some off, down to 1."""
        points = self.roll - self.effects.smoke
        return points if points > 1 else 1

    def clear_cost(self, gnome: i64) -> i64:
        """The Engineer clears rubble for 1; Tremors add to it."""
        return (1 if gnome == cards.ENGINEER else 2) + self.effects.clear_extra

    def carry_cost(self, gnome: i64, gems: i64) -> i64:
        """R26: the Strongman's first gem of a step is free, the others cost as usual."""
        return gems if gnome == cards.STRONGMAN else gems + 1

    def acting(self) -> list[cards.Card]:
        """The lasting cards that act in this round."""
        return [lasting.kind() for lasting in self.aside if lasting.round == self.round]

    # Gems

    def gem_supply(self) -> i64:
        """R10: only as many gems as the difficulty asks for are in the game."""
        return self.difficulty.target - self.delivered - self.cave.lying

    def slack(self) -> i64:
        """How many hexes or gems may still be lost."""
        return self.slack_in(self.cave)

    def slack_in(self, cave: Cave) -> i64:
        """The slack if the cave were this one: all gems that can still be had, less the target."""
        return self.delivered + cave.lying + size(cave.unsearched()) - self.difficulty.target

    def can_search(self, hex: i64) -> bool:
        """R30: something may be found there, and a gem is left to find."""
        return has(self.cave.unsearched(), hex) and self.gem_supply() > 0

    def search_bonus(self, gnome: i64, hex: i64) -> i64:
        """Cubes on the hex, and one more for the Dragon Expert."""
        return self.cave.cubes[hex] + (1 if gnome == cards.DRAGON_EXPERT else 0)

    # Torches

    def torch_sources(self, place: i64) -> i64:
        """With an empty supply: where a torch for this place may be taken.

        R23: not the last torch of a cave hex with a gnome; on the Entrance every torch may be taken.
        """
        found: i64 = 0
        torches = self.cave.torches
        guarded = self.guarded() & ~HOME
        places = self.cave.lit & ~bit(place)
        other: i64 = 0
        while places:
            if places & 1 and torches[other] > (1 if has(guarded, other) else 0):
                found |= bit(other)
            places >>= 1
            other += 1
        return found

    # Cards

    def pile(self, deck: i64) -> Pile:
        return self.cave_pile if deck == cards.CAVE_DECK else self.dragon_pile

    def refill(self, deck: i64) -> bool:
        """R41: the discard pile becomes the new deck only when a card is needed and none is left. Is there one now?"""
        pile = self.pile(deck)
        if not pile.is_empty():
            return True
        count = pile.shuffle_discard_on_top()
        if count and self.log is not None:
            self.tell(told.Reshuffled(deck=cards.DECKS[deck], cards=count))
        return count > 0

    def draw(self, deck: i64, rng: Rng) -> i64:
        """The top card of a deck that is not empty, for all to see."""
        self.reveals += 1
        if self.hint_deck == deck:
            self.hint_deck = cards.NO_DECK
        return self.pile(deck).deck.draw(rng)

    def lay_down(self, deck: i64, number: i64) -> bool:
        """A card that was drawn goes to its discard pile before it acts: True. A lasting card is set aside: False.

        R49: that one acts during the whole of the next round, whatever the phase in which it is drawn.
        """
        card = cards.kind_of(deck, number)
        if not card.lasting:
            self.pile(deck).throw(number)
            return True
        self.aside.append(Lasting(deck, number, self.round + 1))
        if self.log is not None:
            self.tell(told.CardSetAside(deck=cards.DECKS[deck], card=card.id, round=self.round + 1))
        return False

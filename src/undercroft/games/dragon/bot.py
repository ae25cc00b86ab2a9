"""A sensible player, whichever gnomes it leads and whoever leads the others.

It reads the table in a world dealt anew, so it knows what its seat knows and nothing more. In a turn it does the first
action of the job with the most value for every action point (plan.py); action points that no job can use go to
another gnome, into a look at the Dragon's cards, or are let go.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bot import Bot, Window
from undercroft.core.rng import Rng
from undercroft.games.dragon.actions import (
    CAVE_DECK,
    CRACKS,
    DRAGON_DECK,
    FLIGHTS,
    GIFTS,
    HINTS,
    NEXT_UPS,
    OPENINGS,
    PEEKS,
    PICKS,
    SLIPS,
    THE_END,
    THE_STAY,
    TORCHES_MADE,
    TORCHES_TAKEN,
)
from undercroft.games.dragon.cards import (
    CAVE_CARDS,
    DRAGON_CARDS,
    DRAGON_EXPERT,
    ENGINEER,
    GUILD_HEAD,
    HEXES,
    SEER,
    STRONGMAN,
    TORCHBEARER,
)
from undercroft.games.dragon.cave import places_in
from undercroft.games.dragon.choices import places_to_choose
from undercroft.games.dragon.frames import (
    CrackChoice,
    Frame,
    HintChoice,
    OpenChoice,
    Rockfall,
    SlipChoice,
    TorchChoice,
)
from undercroft.games.dragon.plan import BRISK, PATIENT, Job, Plan, Weights, clearing_value, torch_source
from undercroft.games.dragon.rage import next_to_flee
from undercroft.games.dragon.rounds import unordered
from undercroft.games.dragon.show import known_cards
from undercroft.games.dragon.state import DragonState
from undercroft.games.dragon.table import DRAFT, ORDER

GOOD: Final = 0
BAD: Final = 1
MIXED: Final = 2

# The best first: who is drafted, and who acts early in a round.
DRAFT_ORDER: Final[list[i64]] = [ENGINEER, STRONGMAN, DRAGON_EXPERT, TORCHBEARER, GUILD_HEAD, SEER]
TURN_ORDER: Final[list[i64]] = [GUILD_HEAD, ENGINEER, TORCHBEARER, STRONGMAN, DRAGON_EXPERT, SEER]


class GoodBot(Bot):
    """Leads one gnome or several, at the pace of people."""

    def __init__(self, weights: Weights = BRISK) -> None:
        self.weights: Weights = weights

    def choose(self, window: Window, rng: Rng) -> Action:
        legal = window.legal()
        if len(legal) == 1:
            return legal[0]
        world = window.redeal(rng)
        assert isinstance(world, DragonState)
        seat = window.seat
        action = self.wish(world, seat, legal)
        return action if action in legal else legal[len(legal) - 1]

    def wish(self, world: DragonState, seat: i64, legal: list[Action]) -> Action:
        if world.phase == DRAFT:
            for gnome in DRAFT_ORDER:
                if world.owner[gnome] < 0:
                    return PICKS[gnome]
        if world.phase == ORDER:
            return next_up(world)
        if world.frames:
            return self.choice(world, seat, world.frames[-1])
        return self.turn(world, seat, legal)

    # A turn

    def turn(self, world: DragonState, seat: i64, legal: list[Action]) -> Action:
        gnome = world.active
        here = world.at[gnome]
        if world.cave.dark(here):
            return TORCHES_MADE[torch_source(world, here)]
        plan = Plan(world, gnome, seat, self.weights)
        job = plan.best_job(legal)
        if job is not None and job.value > 0:
            return job.action
        return self.spare_points(world, seat, legal)

    def spare_points(self, world: DragonState, seat: i64, legal: list[Action]) -> Action:
        """No job can use what is left: give it away, look ahead, or let it go."""
        for turn in range(world.turns, len(world.queue)):
            gift = GIFTS[world.queue[turn]]
            if gift in legal:
                return gift
        if PEEKS[DRAGON_DECK] in legal and len(known_cards(world.dragon_deck, seat)) < 2:
            return PEEKS[DRAGON_DECK]
        return THE_END

    # Choices

    def choice(self, world: DragonState, seat: i64, frame: Frame) -> Action:
        if isinstance(frame, HintChoice):
            return HINTS[verdict(world, seat, frame.deck)]
        if isinstance(frame, TorchChoice):
            return TORCHES_TAKEN[torch_source(world, world.at[world.active])]
        places = places_in(places_to_choose(world, frame))
        if isinstance(frame, Rockfall):
            gnome = next_to_flee(world, frame)
            return FLIGHTS[self.best_place(world, seat, gnome, places)]
        if isinstance(frame, SlipChoice):
            here = world.at[world.active]
            place = self.best_place(world, seat, world.active, [here, *places])
            return THE_STAY if place == here else SLIPS[place]
        best = places[0]
        if isinstance(frame, OpenChoice):
            for place in places:
                if self.opening(world, place) > self.opening(world, best):
                    best = place
            return OPENINGS[best]
        if isinstance(frame, CrackChoice):
            for place in places:
                if self.damage(world, place) < self.damage(world, best):
                    best = place
            return CRACKS[best]
        return THE_END

    def best_place(self, world: DragonState, seat: i64, gnome: i64, places: list[i64]) -> i64:
        """Where this gnome would have the best job."""
        best = places[0]
        best_job: Job | None = None
        for place in places:
            world.at[gnome] = place
            plan = Plan(world, gnome, seat, self.weights)
            job = plan.any_job()
            if job is not None and (best_job is None or job.beats(best_job)):
                best = place
                best_job = job
        return best

    def opening(self, world: DragonState, hex: i64) -> i64:
        """What Loose Stones does best."""
        return clearing_value(world, hex, 0, self.weights)

    def damage(self, world: DragonState, hex: i64) -> i64:
        """What Cracking Roof does least: gems first, then a hex to search, then light."""
        cave = world.cave
        harm = 100 * cave.gems[hex] + 5 * cave.torches[hex] + 10 * cave.cubes[hex]
        if not cave.emptied >> hex & 1:
            harm += 30
        return harm


class PatientBot(GoodBot):
    """The same with all the time in the world."""

    def __init__(self) -> None:
        super().__init__(PATIENT)


def next_up(world: DragonState) -> Action:
    """The Guild Head first, the Engineer before the Dragon is roused, searchers last."""
    left = unordered(world)
    for gnome in TURN_ORDER:
        if left >> gnome & 1:
            return NEXT_UPS[gnome]
    return THE_END


def verdict(world: DragonState, seat: i64, deck: i64) -> i64:
    """Good or bad if both cards are, mixed if they differ."""
    good = 0
    bad = 0
    cards = known_cards(world.cave_deck if deck == CAVE_DECK else world.dragon_deck, seat)
    for index in range(len(cards)):
        if index == 2:
            break
        card = cards[index]
        if deck == CAVE_DECK:
            kind = CAVE_CARDS[card]
        elif card <= HEXES:
            bad += 1
            continue
        else:
            kind = DRAGON_CARDS[card - HEXES - 1]
        if kind.good:
            good += 1
        else:
            bad += 1
    if good and bad:
        return MIXED
    return GOOD if good else BAD

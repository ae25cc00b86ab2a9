"""A sensible player, whichever gnomes it leads and whoever leads the others.

It reads the table in a world dealt again, so it knows what its seat knows and nothing more. In a turn it does the first
action of the job with the most value for every action point (plan.py); action points that no job can use go to
another gnome, into a look at the Dragon's cards, or are let go.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import has, members
from undercroft.core.bot import Bot, Window
from undercroft.core.log import NO_SEAT
from undercroft.core.rng import Rng
from undercroft.games.dragon import actions, cards
from undercroft.games.dragon.choices import chooser, places_to_choose
from undercroft.games.dragon.frames import OPEN_CHOICE, SLIP_CHOICE, TORCH_CHOICE, Frame, HintChoice, Rockfall
from undercroft.games.dragon.plan import (
    BRISK,
    PATIENT,
    Job,
    Plan,
    Weights,
    best_of,
    clearing_value,
    torch_source,
)
from undercroft.games.dragon.state import DragonState
from undercroft.games.dragon.table import DRAFT, ORDER

GOOD: Final = 0
BAD: Final = 1
MIXED: Final = 2

# The best first: which gnome is drafted, and which acts early in a round.
DRAFT_ORDER: Final[list[i64]] = [
    cards.ENGINEER,
    cards.STRONGMAN,
    cards.DRAGON_EXPERT,
    cards.TORCHBEARER,
    cards.GUILD_HEAD,
    cards.SEER,
]
TURN_ORDER: Final[list[i64]] = [
    cards.GUILD_HEAD,
    cards.ENGINEER,
    cards.TORCHBEARER,
    cards.STRONGMAN,
    cards.DRAGON_EXPERT,
    cards.SEER,
]


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
        action = self.preferred(world, seat, legal)
        return action if action in legal else legal[len(legal) - 1]

    def preferred(self, world: DragonState, seat: i64, legal: list[Action]) -> Action:
        if world.phase == DRAFT:
            for gnome in DRAFT_ORDER:
                if world.owner[gnome] == NO_SEAT:
                    return actions.PICKS[gnome]
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
            return actions.TORCHES_MADE[torch_source(world, here)]
        plan = Plan(world, gnome, seat, self.weights)
        job = plan.best_job(legal)
        if job is not None and job.value > 0:
            return job.action
        return self.spare_points(world, seat, legal)

    def spare_points(self, world: DragonState, seat: i64, legal: list[Action]) -> Action:
        """No job can use what is left: give it away, look ahead, or let it go."""
        for turn in range(world.turns, len(world.queue)):
            gift = actions.GIFTS[world.queue[turn]]
            if gift in legal:
                return gift
        if actions.PEEKS[cards.DRAGON_DECK] in legal and len(world.dragon_pile.known(seat)) < 2:
            return actions.PEEKS[cards.DRAGON_DECK]
        return actions.END_TURN

    # Choices

    def choice(self, world: DragonState, seat: i64, frame: Frame) -> Action:
        if isinstance(frame, HintChoice):
            return actions.HINTS[verdict(world, seat, frame.deck)]
        if frame is TORCH_CHOICE:
            return actions.TORCHES_TAKEN[torch_source(world, world.at[world.active])]
        places = members(places_to_choose(world, frame))
        gnome = chooser(world, frame)
        if isinstance(frame, Rockfall):
            return actions.FLIGHTS[self.best_place(world, seat, gnome, places)]
        if frame is SLIP_CHOICE:
            here = world.at[gnome]
            place = self.best_place(world, seat, gnome, [here, *places])
            return actions.STAY if place == here else actions.SLIPS[place]
        if frame is OPEN_CHOICE:
            return actions.OPENINGS[max(places, key=lambda hex: clearing_value(world, hex, 0, self.weights))]
        return actions.CRACKS[min(places, key=lambda hex: damage(world, hex))]

    def best_place(self, world: DragonState, seat: i64, gnome: i64, places: list[i64]) -> i64:
        """Where this gnome would have the best job."""
        best = places[0]
        best_job: Job | None = None
        for place in places:
            world.at[gnome] = place
            plan = Plan(world, gnome, seat, self.weights)
            job = best_of(plan.jobs())
            if job is not None and (best_job is None or job.beats(best_job)):
                best = place
                best_job = job
        return best


class PatientBot(GoodBot):
    """The same with all the time in the world."""

    def __init__(self) -> None:
        super().__init__(PATIENT)


def damage(world: DragonState, hex: i64) -> i64:
    """What Cracking Roof does least: gems first, then a hex to search, then light."""
    cave = world.cave
    harm = 100 * cave.gems[hex] + 5 * cave.torches[hex] + 10 * cave.cubes[hex]
    return harm if has(cave.emptied, hex) else harm + 30


def next_up(world: DragonState) -> Action:
    """The Guild Head first, the Engineer before the Dragon is roused, searchers last."""
    left = world.unordered()
    for gnome in TURN_ORDER:
        if has(left, gnome):
            return actions.NEXT_UPS[gnome]
    return actions.END_TURN


def verdict(world: DragonState, seat: i64, deck: i64) -> i64:
    """Good or bad if both cards are, mixed if they differ."""
    good = 0
    bad = 0
    for card in world.pile(deck).known(seat)[:2]:
        rockfall = deck == cards.DRAGON_DECK and card <= cards.HEXES
        if not rockfall and cards.kind_of(deck, card).good:
            good += 1
        else:
            bad += 1
    if good and bad:
        return MIXED
    return GOOD if good else BAD

"""When to leave: learned from what came of leaving and of waiting in many games (`undercroft train --learn actions`).

A walk gets better with every card that is laid, until a rival leaves first and takes what it was made of.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.judge import Judge, shipped_judge
from undercroft.games.doggies import scoring, walking
from undercroft.games.doggies.bot import WIDTH, GoodBot, enough
from undercroft.games.doggies.scouting import Prices, Scout, rounds_left
from undercroft.games.doggies.state import DoggiesState

PHASES: Final = [
    "in the last round, before the first has left",
    "in the last round, during the countdown",
    "with one round to come, before the first has left",
    "with one round to come, during the countdown",
    "with two rounds to come, before the first has left",
    "with two rounds to come, during the countdown",
]
STAKES: Final = [
    "worth of the walk, for each paw",
    "worth of the others' walks, for each paw",
    "what the walk of another would take away, for each paw",
    "what the walk of one who has enough would take away, for each paw",
    "cards left in the countdown",
]
CHOICES: Final = [
    *PHASES,
    *[f"{name}, while rounds are left" for name in STAKES],
    *[f"{name}, in the last round" for name in STAKES],
    *[f"leaving {name}" for name in PHASES],
    *[f"leaving: {name}" for name in STAKES],
]
JUDGE: Final[Judge | None] = shipped_judge("doggies", CHOICES, "actions.json")
# With less than this part of enough there is nothing to think about.
LEAST: Final = 0.4
RICHEST: Final = 2.0  # coins for each paw; more makes no difference
MANY_CARDS: Final = 12.0
# What games with other settings have shown beyond what is learned (docs/bots.md): wait a little longer while one round
# is to come, and where walks are good; in the last round go home with a lead, and take risks without.
CORRECTIONS: Final = [0.0, 0.0, -0.03, -0.03, 0.0, 0.0]  # by phase
WALK_CORRECTION: Final = -0.03  # for each coin of a walk, own or others', for each paw
LEAD: Final = 0.08  # for the largest lead that counts
LARGE_LEAD: Final = 10.0  # coins
MASTER_PRICES: Final = Prices([0.0, 0.6, 1.2], [0.12, 0.36, 0.54], 0.45)


class LeavingBot(GoodBot):
    """Plans as the good bot does, and leaves when the others are likely to spoil the walk."""

    def is_time(self, world: DoggiesState, seat: i64, worth: float) -> bool:
        judge = JUDGE
        if judge is None or not is_open(world, seat, worth):
            return super().is_time(world, seat, worth)
        stakes = describe_stakes(self, world, seat, worth)
        gain = judge.score(describe_choice(world, stakes, True)) - judge.score(
            describe_choice(world, stakes, False)
        )
        return gain + correction(world, seat, stakes) > 0.0


def is_open(world: DoggiesState, seat: i64, worth: float) -> bool:
    """Is it worth a thought whether to leave? Somebody else is inside, and the walk brings something."""
    return worth > 0.0 and world.inside() != [seat] and worth >= LEAST * enough(world, seat)


def phase_of(world: DoggiesState) -> i64:
    """The place in PHASES."""
    return 2 * rounds_left(world) + (1 if world.countdown >= 0 else 0)


def correction(world: DoggiesState, seat: i64, stakes: list[float]) -> float:
    """What leaving now gains beyond what was learned."""
    found = CORRECTIONS[phase_of(world)] + WALK_CORRECTION * (stakes[0] + stakes[1])
    if rounds_left(world) == 0:
        found += LEAD * lead(world, seat)
    return found


def lead(world: DoggiesState, seat: i64) -> float:
    """Over the best of the others, from -1 to 1."""
    most = max([scoring.total(world, other) for other in range(world.seats) if other != seat])
    return max(min(float(scoring.total(world, seat) - most) / LARGE_LEAD, 1.0), -1.0)


def describe_choice(world: DoggiesState, stakes: list[float], leaves: bool) -> list[float]:
    """To leave or to wait, in the order of CHOICES."""
    left = rounds_left(world)
    phase = phase_of(world)
    phases = [1.0 if index == phase else 0.0 for index in range(len(PHASES))]
    nothing = [0.0 for _ in STAKES]
    found = phases + (nothing + stakes if left == 0 else stakes + nothing)
    return found + (phases + stakes if leaves else [0.0 for _ in range(len(PHASES) + len(STAKES))])


def describe_stakes(bot: GoodBot, world: DoggiesState, seat: i64, worth: float) -> list[float]:
    """In the order of STAKES: the own walk, those of the others, and how far they are in each other's way."""
    hopes = 0.0
    taken = 0.0
    soon = 0.0
    others = 0.0
    for other in world.inside():
        if other == seat:
            continue
        others += 1.0
        plan = bot.plan(world, other, WIDTH // 3 + 1)
        if plan.worth <= 0.0:
            continue
        loss = worth - max(bot.plan(after(plan), seat, WIDTH // 2 + 1).worth, 0.0)
        hopes += plan.worth
        taken += loss
        if plan.worth >= enough(world, other):
            soon = max(soon, loss)
    paws = float(max(world.players[seat].available, 1))
    others = max(others, 1.0)
    cards = min(float(max(world.countdown, 0)), MANY_CARDS) / MANY_CARDS
    return [min(worth / paws, RICHEST), hopes / others / paws, taken / others / paws, soon / paws, cards]


def after(plan: Scout) -> DoggiesState:
    """The dungeon when this walk has been made."""
    world = plan.world.copy()
    assert plan.step is not None
    walking.step(world, plan.step)
    return world

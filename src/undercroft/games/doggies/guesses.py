"""What the personal quests of others may be: what they kept and gave up, and what they have gathered, tells.

How much each clue tells is learned from self-play (`undercroft train doggies --learn beliefs`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.judge import Judge, shares, shipped_judge
from undercroft.core.rng import Rng
from undercroft.games.doggies import cards as box
from undercroft.games.doggies import scoring
from undercroft.games.doggies.fights import lacking
from undercroft.games.doggies.player import Player
from undercroft.games.doggies.state import DoggiesState

CLUES: Final = [
    "a quest for symbols",
    "a quest for symbols, kept instead of one for monsters",
    "a quest for monsters, kept instead of one for symbols",
    "symbols that the dog lacks for its monsters",
    "symbols that the dog lacks, less than for the quest given up",
    "symbols of its kind, more than the others have on average",
    "monsters of its kind",
    "monsters of its kind that others have",
]
TRIES: Final = 20  # worlds dealt at most to find a likely one
FINE: Final = 1 << 20


def possible_quests(world: DoggiesState, seat: i64) -> list[i64]:
    """Those that another may hold, as far as a seat knows: not its own, and none that lies open."""
    found: list[i64] = []
    for quest in range(len(box.QUESTS)):
        if quest != world.players[seat].quest and quest not in world.common:
            found.append(quest)
    return found


def holds_secret(world: DoggiesState, other: i64) -> bool:
    """Has this seat kept a quest, and has everybody seen which one it gave up?"""
    return len(world.common) == world.seats and world.players[other].quest >= 0


def describe(world: DoggiesState, other: i64, quest: i64) -> list[float]:
    """What speaks for it that this seat holds this quest: one number for each clue."""
    player = world.players[other]
    given_up = world.common[other]
    if box.QUESTS[quest].symbol >= 0:
        ahead = more_than_others(world, other, quest)
        against_monsters = 0.0 if box.QUESTS[given_up].symbol >= 0 else 1.0
        return [1.0, against_monsters, 0.0, 0.0, 0.0, ahead, 0.0, 0.0]
    missing = lack(player, quest)
    against_symbols = 1.0 if box.QUESTS[given_up].symbol >= 0 else 0.0
    saved = 0.0 if against_symbols else lack(player, given_up) - missing
    own = 0.0
    others = 0.0
    for card in scoring.TARGETS[quest]:
        if world.owner[card] == other:
            own += 1.0
        elif world.owner[card] >= 0:
            others += 1.0
    return [0.0, 0.0, against_symbols, missing, saved, 0.0, own, others]


def more_than_others(world: DoggiesState, seat: i64, quest: i64) -> float:
    total = 0.0
    for other in range(world.seats):
        if other != seat:
            total += float(scoring.count_for(world, quest, other))
    return float(scoring.count_for(world, quest, seat)) - total / float(world.seats - 1)


def lack(player: Player, quest: i64) -> float:
    """How many symbols the dog alone lacks against a monster of this quest, on average."""
    missing: i64 = 0
    count: i64 = 0
    for card in scoring.TARGETS[quest]:
        count += 1
        for symbol in range(3):
            missing += lacking(player.base(), box.NEED[card], symbol)
    return float(missing) / float(max(count, 1))


class Guesses:
    """How likely a seat thinks each quest is with each of the others."""

    def __init__(self, world: DoggiesState, seat: i64, judge: Judge) -> None:
        self.seat: i64 = seat
        self.quests: list[i64] = possible_quests(world, seat)
        self.chances: list[list[float]] = []  # by seat; none where there is nothing to guess
        for other in range(world.seats):
            found: list[float] = []
            if other != seat and holds_secret(world, other):
                found = shares([judge.score(describe(world, other, quest)) for quest in self.quests])
            self.chances.append(found)

    def chance(self, other: i64, quest: i64) -> float:
        return self.chances[other][self.quests.index(quest)]

    def weight(self, world: DoggiesState) -> float:
        """How likely the quests of this world are, against the likeliest."""
        found = 1.0
        for other in range(len(self.chances)):
            if self.chances[other]:
                found *= self.chance(other, world.players[other].quest) / max(self.chances[other])
        return found


def likely_world(world: DoggiesState, seat: i64, rng: Rng) -> DoggiesState:
    """This world dealt again for the seat; unlikely quests of others are dealt less often."""
    found = world.redeal(seat, rng)
    assert isinstance(found, DoggiesState)
    if JUDGE is None:
        return found
    guesses = Guesses(world, seat, JUDGE)
    for _ in range(TRIES):
        if float(rng.below(FINE)) < guesses.weight(found) * float(FINE):
            break
        again = world.redeal(seat, rng)
        assert isinstance(again, DoggiesState)
        found = again
    return found


JUDGE: Final[Judge | None] = shipped_judge("doggies", CLUES, "beliefs.json")

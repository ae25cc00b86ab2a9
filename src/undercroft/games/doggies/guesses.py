"""What the personal quests of others may be: what they kept and gave up, and what they have gathered, tells.

How much each clue tells is learned from self-play (`undercroft train doggies --learn beliefs`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.ahead import Sieve, by_chance
from undercroft.bots.judge import Judge, shares, shipped_judge
from undercroft.core.rng import Rng
from undercroft.core.state import State
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


class Guesses(Sieve):
    """How likely a seat thinks each quest is with each of the others.

    They follow from what that seat knows, so they are the same in every world dealt again for it.
    """

    def __init__(self, world: DoggiesState, seat: i64, judge: Judge) -> None:
        quests = possible_quests(world, seat)
        self.chances: list[list[float]] = []  # by seat and quest; none where there is nothing to guess
        for other in range(world.seats):
            found: list[float] = []
            if other != seat and holds_secret(world, other):
                found = [0.0 for _ in box.QUESTS]
                likely = shares([judge.score(describe(world, other, quest)) for quest in quests])
                for index in range(len(quests)):
                    found[quests[index]] = likely[index]
            self.chances.append(found)

    def weight(self, world: DoggiesState) -> float:
        """How likely the quests of this world are, against the likeliest."""
        found = 1.0
        for other in range(len(self.chances)):
            chances = self.chances[other]
            if chances:
                found *= chances[world.players[other].quest] / max(chances)
        return found

    def keeps(self, world: State, rng: Rng) -> bool:
        assert isinstance(world, DoggiesState)
        return by_chance(self.weight(world), rng)


def guesses_of(world: DoggiesState, seat: i64) -> Guesses | None:
    """By what was learned; none without it."""
    return None if JUDGE is None else Guesses(world, seat, JUDGE)


JUDGE: Final[Judge | None] = shipped_judge("doggies", CLUES, "beliefs.json")
